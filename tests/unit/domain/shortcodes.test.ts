import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseShortcodes, readShortcodes, ShortcodeSyntaxError } from '../../../src/domain/shortcodes.ts'

const known = new Set(['phone', 'house', 'opening-hours'])
const text = (words: string) => ({ kind: 'text', text: words })
const code = (name: string, attributes: Record<string, string> = {}) => ({ kind: 'code', name, attributes })

test.each([
  ['Ring [phone] nu', [text('Ring '), code('phone'), text(' nu')]],
  ['[house code=HV1077 label="The \\"blue\\" house"]', [code('house', { code: 'HV1077', label: 'The "blue" house' })]],
  ['[opening-hours  ][phone a=1]', [code('opening-hours'), code('phone', { a: '1' })]],
  ['[house label="a ] b"]', [code('house', { label: 'a ] b' })]],
  ['Es heißt [sic] so, siehe [1] und [houses x=]', [text('Es heißt [sic] so, siehe [1] und [houses x=]')]],
  ['Write [[phone]] or [[house code=x]]', [text('Write [phone] or [house code=x]')]],
  ['[[sic]] [ phone]', [text('[[sic]] [ phone]')]],
  ['', []],
  ['[', [text('[')]],
])('%j is read', (source, parts) => {
  expect(parseShortcodes(source, known)).toEqual(parts)
})

test.each([
  '[phone',
  '[phone label]',
  '[phone label=]',
  '[phone label="x]',
  '[phone,label=x]',
  '[phone "x"]',
  '[house code=a[b]',
])('the syntax of %j is wrong', (source) => {
  expect(() => parseShortcodes(source, known)).toThrow(ShortcodeSyntaxError)
  expect(() => parseShortcodes(source, known)).toThrow(/^Shortcode syntax error at \[/)
})

test('a reader sees everything but what is written wrongly, and it is told once', () => {
  const told: string[] = []
  const parts = readShortcodes('Ring [phone label=] eller [phone] i dag.', known, ({ message }) => told.push(message))
  expect(parts).toEqual([text('Ring '), text(' eller '), code('phone'), text(' i dag.')])
  expect(told).toEqual(['Shortcode syntax error at [phone label=]'])
})

test('what is written as a code is read as the same code, wherever it stands', () => {
  const key = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/)
  const words = fc.string().filter((each) => !each.includes('['))
  fc.assert(
    fc.property(
      words,
      fc.constantFrom(...known),
      fc.dictionary(key, fc.string(), { noNullPrototype: true }),
      words,
      (before, name, attributes, after) => {
        const parts = parseShortcodes(before + writeShortcode(name, attributes) + after, known)
        expect(parts.filter(({ kind }) => kind === 'code')).toEqual([code(name, attributes)])
        expect(parts.map((part) => (part.kind === 'text' ? part.text : '')).join('')).toBe(before + after)
      },
    ),
  )
})

test('no text breaks a reader, and one without known codes stays as it is', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('[', ']', '=', '"', '\\', ' ', 'phone', 'x', '\n', 'æ') }),
      (source) => {
        const shown = readShortcodes(source, known, () => {})
        expect(shown.every((part) => part.kind === 'text' || known.has(part.name))).toBe(true)
        if (!source.includes('phone')) expect(shown).toEqual(source === '' ? [] : [text(source)])
      },
    ),
  )
})

test('a text of nothing but wrong codes is read to its end, each of them told', () => {
  const faults: ShortcodeSyntaxError[] = []
  const count = 20_000
  expect(readShortcodes(`${'[phone x]'.repeat(count)} slut`, known, (fault) => faults.push(fault))).toEqual([
    text(' slut'),
  ])
  expect(faults).toHaveLength(count)
})

/** A code as an editor writes it. */
function writeShortcode(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value.replace(/["\\]/g, '\\$&')}"`)
  return `[${name}${written.join('')}]`
}
