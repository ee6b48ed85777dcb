import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCriteria, writeCriteria } from '../../../src/domain/search-criteria.ts'
import { expandPresets, type Preset } from '../../../src/features/search/presets.ts'

const presets: Preset[] = [
  { type: 'filter', key: 'sea', criteria: { 180: '150', maxPris: '8000' }, party: null },
  { type: 'filter', key: 'cheap', criteria: { maxPris: '4000', duration: '7' }, party: null },
  { type: 'filter', key: 'july', criteria: { maaned: '2027-07' }, party: null },
  { type: 'profile', key: 'baby', criteria: { 35: '1' }, party: { adults: 2, infants: 1 } },
  { type: 'profile', key: 'dog', criteria: {}, party: { adults: 2, pets: 1 } },
  { type: 'profile', key: 'two', criteria: { badevaerelse: '2' }, party: { adults: 4, children: 4 } },
]
function expand(query: string) {
  const { query: expanded, ...rest } = expandPresets(new URLSearchParams(query), presets)
  return { ...rest, criteria: writeCriteria(readCriteria(expanded).criteria).toString() }
}
const criteriaOf = (query: string) => expand(query).criteria

test.each([
  ['filter=sea', '180=150&maxPris=8000'],
  ['profile=baby', '1=2&35=1&infants=1'],
  ['profile=dog', '1=2&husdyr=1'],
  ['filter=sea&profile=dog', '1=2&180=150&husdyr=1&maxPris=8000'],
  ['filter=SEA/', '180=150&maxPris=8000'],
  ['omraader=romo&filter=cheap', 'duration=7&maxPris=4000&omraader=romo'],
])('%s asks for %s', (query, criteria) => {
  expect(expand(query)).toEqual({ criteria, isExpanded: true, unread: [] })
})

test.each([
  ['filter=sea&maxPris=5000', '180=150&maxPris=5000'],
  ['filter=sea&180=500', '180=500&maxPris=8000'],
  ['filter=sea,cheap', '180=150&duration=7&maxPris=8000'],
  ['filter=cheap,sea', '180=150&duration=7&maxPris=4000'],
  ['filter=sea&maxPris=abc', '180=150&maxPris=8000'],
  ['filter=sea&minPris=9000', '180=150&minPris=9000'],
])('in %s what is said first counts: %s', (query, criteria) => {
  expect(criteriaOf(query)).toBe(criteria)
})

test.each([
  ['profile=dog&husdyr=4', '1=2&husdyr=4'],
  ['profile=dog&pets=0', '1=2'],
  ['profile=dog&husdyr=2', '1=2&husdyr=2'],
  ['profile=baby&adults=3', '1=3&35=1&infants=1'],
  ['profile=two&1=6', '1=6&badevaerelse=2&children=4'],
  ['profile=two&1=3', '1=3&badevaerelse=2'],
  ['filter=july&ankomst=2027-08-07', 'ankomst=2027-08-07'],
])('in %s the party or the day of the query itself counts: %s', (query, criteria) => {
  expect(criteriaOf(query)).toBe(criteria)
})

test.each([
  ['filter=atlantis', [['filter', 'atlantis']]],
  [
    'filter=sea,atlantis&profile=',
    [
      ['filter', 'atlantis'],
      ['profile', ''],
    ],
  ],
  ['filter=', [['filter', '']]],
  ['profile=sea', [['profile', 'sea']]],
  [
    'filter=sea&filter=cheap',
    [
      ['filter', 'sea'],
      ['filter', 'cheap'],
    ],
  ],
])('%s has names of no preset', (query, unread) => {
  expect(expand(query).unread).toEqual(unread)
})

test('what a query says itself is there whatever presets it names', () => {
  const own = fc.record(
    {
      180: fc.constantFrom('100', '500'),
      maxPris: fc.constantFrom('1500', '20000'),
      minPris: fc.constantFrom('1000', '1400'),
      husdyr: fc.constantFrom('1', '3', '4'),
      duration: fc.constantFrom('3', '14'),
      ankomst: fc.constantFrom('2027-08-07'),
      omraader: fc.constantFrom('romo', 'fano'),
    },
    { requiredKeys: [] },
  )
  const names = fc.subarray(['sea', 'cheap', 'july'])
  fc.assert(
    fc.property(own, names, fc.constantFrom('baby', 'dog', 'two'), (said, filters, profile) => {
      const query = new URLSearchParams(said as Record<string, string>)
      const alone = readCriteria(query).criteria
      query.set('filter', filters.join(','))
      query.set('profile', profile)
      const { criteria } = readCriteria(expandPresets(query, presets).query)
      for (const [key, criterion] of alone) expect(criteria.get(key)).toEqual(criterion)
    }),
  )
})
