import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseFilter } from '../../../src/backend/search/filter/parser.ts'
import { FilterError, type FilterNode, type Token } from '../../../src/backend/search/filter/tokens.ts'
import { filterExpression } from '../../../src/services/search/filter-expression.ts'
import { printFilter } from './print-filter.ts'

const token = (kind: Token['kind'], text: string): Token => ({ kind, text, start: 0, end: 0 })
const quoted = fc.string({ unit: 'grapheme' }).map((text) => token('quoted', text))
const number = fc.integer({ min: -180, max: 180 }).map((degrees) => token('word', String(degrees)))
const attribute = quoted

const nodes = fc.letrec<{ node: FilterNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'node' },
    fc.record({
      kind: fc.constant('compare' as const),
      attribute,
      operator: fc.constantFrom('=' as const, '!=', '>', '>=', '<', '<='),
      value: quoted,
    }),
    fc.record({ kind: fc.constant('between' as const), attribute, from: quoted, to: quoted }),
    fc.record({ kind: fc.constant('in' as const), attribute, values: fc.array(quoted, { maxLength: 4 }) }),
    fc.record({ kind: fc.constantFrom('exists' as const, 'null' as const, 'empty' as const), attribute }),
    fc.record({ kind: fc.constant('startsWith' as const), attribute, value: quoted }),
    fc.record({ kind: fc.constant('radius' as const), lat: number, lng: number, metres: number }),
    fc.record({
      kind: fc.constant('box' as const),
      corners: fc.tuple(fc.tuple(number, number), fc.tuple(number, number)),
    }),
    fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const),
      parts: fc.array(tie('node'), { minLength: 2, maxLength: 4 }),
    }),
    tie('node').map((part): FilterNode => (part.kind === 'not' ? part : { kind: 'not', part })),
  ),
})).node

/** Without places and quotes: what the filter means. */
function meaning(node: unknown): unknown {
  return JSON.parse(JSON.stringify(node, (key, value) => (key === 'start' || key === 'end' ? undefined : value)))
}

test('a printed filter reads back as itself', () => {
  fc.assert(
    fc.property(nodes, (node) => {
      expect(meaning(parseFilter(printFilter(node)))).toEqual(meaning(node))
    }),
    { numRuns: 500 },
  )
})

const pieces = fc.constantFrom(
  'persons',
  '=',
  '!=',
  '>=',
  '<',
  'TO',
  'IN',
  '[',
  ']',
  ',',
  '(',
  ')',
  'AND',
  'OR',
  'NOT',
  'EXISTS',
  'IS',
  'NULL',
  'EMPTY',
  'CONTAINS',
  'STARTS',
  'WITH',
  '_geoRadius',
  '_geoBoundingBox',
  '_geo',
  '"a b"',
  "'c",
  '\\',
  '7',
  '-1.5',
  '🦀',
  '\n',
)

test('any text is read or refused with a FilterError, nothing else', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.array(pieces, { maxLength: 14 }).map((list) => list.join(' ')),
  )
  fc.assert(
    fc.property(texts, (text) => {
      try {
        parseFilter(text)
      } catch (error) {
        expect(error).toBeInstanceOf(FilterError)
        expect((error as Error).message).toContain(text)
      }
    }),
    { numRuns: 3000 },
  )
})

test('ten thousand brackets are refused, not a stack overflow', () => {
  expect(() => parseFilter('('.repeat(10_000))).toThrow(/maximum depth limit/)
  expect(() => parseFilter(`${'NOT '.repeat(100_001)}a = 1`)).not.toThrow()
})

test('AND binds before OR, NOT before both, and two NOTs are none', () => {
  expect(meaning(parseFilter('a = 1 OR b = 2 AND NOT c = 3'))).toEqual(
    meaning(parseFilter('(a = 1) OR ((b = 2) AND (NOT (c = 3)))')),
  )
  expect(meaning(parseFilter('NOT NOT a EXISTS'))).toEqual(meaning(parseFilter('a EXISTS')))
})

test('words, quotes and escapes mean what they say', () => {
  const value = (text: string) => {
    const node = parseFilter(`a = ${text}`)
    return node?.kind === 'compare' ? node.value.text : undefined
  }
  expect(value('Rømø-syd.2')).toBe('Rømø-syd.2')
  expect(value("'it\\'s'")).toBe("it's")
  expect(value('"a\\\\b\\n"')).toBe('a\\b\n')
  expect(value('"\\u{e6}"')).toBe('æ')
})

test('nothing that a guest types can end its quotes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const [expression = ''] = filterExpression('name', { values: [text], comparator: '=' })
      const node = parseFilter(`(${expression}) AND lodgingId = 1`)
      expect(node?.kind).toBe('and')
      const [first] = node?.kind === 'and' ? node.parts : []
      expect(first).toMatchObject({ kind: 'compare', operator: '=', value: { text } })
    }),
    { numRuns: 1000 },
  )
})
