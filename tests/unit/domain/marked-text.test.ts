import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerptOf, markWords } from '../../../src/features/find/found.ts'

const marked = (text: string, query: string) =>
  markWords(text, query).map((part) => (part.isMatch ? `[${part.text}]` : part.text))

test.each([
  ['Blåvand og Vejers', 'blavand', ['[Blåvand]', ' og Vejers']],
  ['Blåvand', 'blav', ['[Blåv]', 'and']],
  ['Grærup Strand', 'grae', ['[Græ]', 'rup Strand']],
  ['Große Straße', 'strasse gro', ['[Gro]', 'ße ', '[Straße]']],
  ['Südstraße', 'sud', ['[Süd]', 'straße']],
  ['Blåvand', 'Blåvand', ['[Blåvand]']],
  ['i en by, ikke i byen', 'i', ['[i]', ' en by, ikke ', '[i]', ' byen']],
  ['<b>hus</b> & <i>hav</i>', 'hus', ['<b>', '[hus]', '</b> & <i>hav</i>']],
  ['hus', '(.*)[', ['hus']],
  ['hus', '', ['hus']],
])('of “%s” the words of “%s” are marked', (text, query, parts) => {
  expect(marked(text, query)).toEqual(parts)
})

test('the parts of a text are the text, whatever is looked for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
      expect(
        markWords(text, query)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
    }),
  )
})

const words = (count: number, word: string) => Array.from({ length: count }, () => word).join(' ')

test('an excerpt shows the first word that was looked for, cut between words', () => {
  const text = `${words(60, 'klit')} Strandhuset ${words(60, 'hav')}`
  const excerpt = excerptOf(text, 'strandhus', 120)
  expect(excerpt).toMatch(/^… klit( klit)* Strandhuset hav( hav)* …$/)
  expect(excerpt.length).toBeLessThanOrEqual(124)
  expect(excerptOf(text, 'nowhere', 120)).toMatch(/^klit( klit)* …$/)
  expect(excerptOf(`Strand ${text}`, 'strand', 120)).toMatch(/^Strand klit.* …$/)
  expect(excerptOf(`${text} dune`, 'dune', 120)).toMatch(/^… .* dune$/)
  expect(excerptOf('kort', 'x', 120)).toBe('kort')
})

test('an excerpt holds only what the text holds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 0, maxLength: 400 }), fc.string(), (text, query) => {
      const inner = excerptOf(text, query, 60).replace(/^… /, '').replace(/ …$/, '')
      expect(text).toContain(inner)
    }),
  )
})
