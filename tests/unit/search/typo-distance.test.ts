import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowedTypos, readTerms } from '../../../src/backend/search/text/query-graph.ts'
import { createVocabulary } from '../../../src/backend/search/text/vocabulary.ts'
import { typoDistance } from '../../../src/domain/typo-distance.ts'

test.each([
  ['strand', 'strand', 0],
  ['strnad', 'strand', 1],
  ['stand', 'strand', 1],
  ['sttrand', 'strand', 1],
  ['strent', 'strand', 2],
  ['ztrand', 'strand', 2],
  ['trand', 'strand', 2],
  ['xyz', 'strand', 3],
])('%s is %s with %i typos', (typed, word, typos) => {
  expect(typoDistance(typed, word, 2)).toBe(typos)
})

test('a beginning with a typo is found in a longer word', () => {
  expect(typoDistance('klitr', 'klitterne', 1, true)).toBe(1)
  expect(typoDistance('klit', 'klitterne', 0, true)).toBe(0)
  expect(typoDistance('klitterne', 'klit', 1, true)).toBe(2)
})

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 8 })

test('distances are those of the slow definition', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      const slow = slowDistance(a, b) + (a[0] === b[0] || a === b ? 0 : 1)
      expect(typoDistance(a, b, 2)).toBe(Math.min(slow, 3))
    }),
    { numRuns: 2000 },
  )
})

test('the distance to a beginning is that to the first one that no further letter brings nearer', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      const beginnings = Array.from({ length: b.length + 1 }, (_, end) => b.slice(0, end))
      const isDecided = (beginning: string) => {
        const whole = slowDistance(a, beginning)
        return (
          whole <= 2 && Array.from(a, (_, end) => slowDistance(a.slice(0, end), beginning)).every((d) => d >= whole)
        )
      }
      const distance = slowDistance(a, beginnings.find(isDecided) ?? b)
      const slow = distance + (distance === 0 || a[0] === b[0] ? 0 : 1)
      expect(typoDistance(a, b, 2, true)).toBe(Math.min(slow, 3))
    }),
    { numRuns: 2000 },
  )
})

test('corrections are the words at that distance', () => {
  const words = ['strand', 'strande', 'stand', 'ztrand', 'klitterne', 'klitternes', 'slitterne']
  const vocabulary = createVocabulary([...words, '4444', '4445'])
  expect(vocabulary.corrections('strand', false, 1)).toEqual([['stand', 'strande'], []])
  expect(vocabulary.corrections('klitterne', false, 2)).toEqual([['klitternes'], ['slitterne']])
  expect(vocabulary.corrections('strand', false, 0)).toEqual([[], []])
  expect(vocabulary.corrections('44445', false, 1)).toEqual([[], []])
  expect(['klit', 'klitterner'].map(vocabulary.hasPrefix)).toEqual([true, false])
})

test('one typo is allowed from five letters, two from nine', () => {
  expect(['hus', 'havn', 'havet', 'strandet', 'klitterne'].map(allowedTypos)).toEqual([0, 0, 1, 1, 2])
})

test('a text is words, phrases and refused words', () => {
  expect(readTerms('Sauna "ved havet" -hund -"med udsigt" Rømø')).toEqual({
    terms: [
      { kind: 'word', text: 'sauna', isPrefix: false, from: 0, to: 0 },
      { kind: 'phrase', words: ['ved', 'havet'], from: 1, to: 2 },
      { kind: 'word', text: 'rømø', isPrefix: true, from: 6, to: 6 },
    ],
    refused: [['hund'], ['med', 'udsigt']],
  })
})

test('the last word is a beginning unless something follows; a sentence ends what may be joined', () => {
  const read = (text: string) =>
    readTerms(text).terms.map((term) => (term.kind === 'word' ? [term.text, term.isPrefix, term.from] : term.words))
  expect(read('Vest-Jylland ')).toEqual([
    ['vest', false, 0],
    ['jylland', false, 1],
  ])
  expect(read('hus. have')).toEqual([
    ['hus', false, 0],
    ['have', true, 8],
  ])
  expect(read('"hvide sande')).toEqual([['hvide', 'sande']])
  expect(read('sande-hvide')).toEqual([
    ['sande', false, 0],
    ['hvide', true, 1],
  ])
})

const known = new Map<string, number>()

/** Optimal string alignment, by its definition; each pair of beginnings is compared once. */
function slowDistance(a: string, b: string): number {
  const pair = `${a} ${b}`
  const distance = known.get(pair) ?? definedDistance(a, b)
  known.set(pair, distance)
  return distance
}

function definedDistance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  const isSame = a.at(-1) === b.at(-1)
  const options = [
    slowDistance(a.slice(0, -1), b) + 1,
    slowDistance(a, b.slice(0, -1)) + 1,
    slowDistance(a.slice(0, -1), b.slice(0, -1)) + (isSame ? 0 : 1),
  ]
  if (a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)) {
    options.push(slowDistance(a.slice(0, -2), b.slice(0, -2)) + 1)
  }
  return Math.min(...options)
}
