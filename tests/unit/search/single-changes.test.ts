import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCriteria, writeCriteria } from '../../../src/domain/search-criteria.ts'
import { applyChange, singleChanges } from '../../../src/features/search/single-changes.ts'
import { query } from '../domain/requested-queries.ts'

const today = '2026-11-21'

function changesOf(text: string, key: string) {
  return singleChanges(parseCriteria(new URLSearchParams(text)), 'DKK', today)
    .filter((change) => change.key === key)
    .map(({ value }) => value)
}

test('each change is of one criterion, and makes another search that can be written and read', () => {
  fc.assert(
    fc.property(query, (params) => {
      const criteria = parseCriteria(params)
      for (const change of singleChanges(criteria, 'EUR', today)) {
        expect(criteria.has(change.key)).toBe(true)
        const changed = applyChange(criteria, change)
        expect(writeCriteria(changed).toString()).not.toBe(writeCriteria(criteria).toString())
        expect([...parseCriteria(writeCriteria(changed))]).toEqual([...changed])
        // What depends on a day or a month goes with it; a lower highest price than the lowest changes places with it.
        const others = [...criteria.keys()].filter((key) => key !== change.key && key !== 'flex' && key !== 'weekend')
        expect([...changed.keys()]).toEqual(expect.arrayContaining(others))
      }
    }),
  )
})

test('every criterion can be taken away, but for the length of a stay on days that are chosen', () => {
  expect(changesOf('73=1', '73')).toEqual([null])
  expect(changesOf('textQuery=klit', 'textQuery')).toEqual([null])
  expect(changesOf('duration=7', 'duration')).toEqual(['5', '10', null])
  expect(changesOf('duration=7&ankomst=2027-07-30', 'duration')).toEqual(['5', '10'])
})

test('an exact day is moved by days and weeks, a Saturday by weeks, never into the past', () => {
  expect(changesOf('ankomst=2027-07-30', 'ankomst')).toEqual([
    '2027-07-29',
    '2027-07-31',
    '2027-07-28',
    '2027-08-01',
    '2027-07-27',
    '2027-08-02',
    '2027-07-23',
    '2027-08-06',
    '2027-07-16',
    '2027-08-13',
    null,
  ])
  expect(changesOf('ankomst=2026-11-28', 'ankomst')).toEqual(['2026-11-21', '2026-12-05', '2026-12-12', null])
})

test('limits are loosened step by step', () => {
  expect(changesOf('maxPris=40000', 'maxPris')).toEqual(['45000', '60000', null])
  expect(changesOf('180=500', '180')).toEqual(['1000', '2000', '5000', null])
  expect(changesOf('5=150', '5')).toEqual(['100', '50', null])
  expect(changesOf('1=6', '1')).toEqual(['5', null])
  expect(changesOf('husdyr=2', 'husdyr')).toEqual(['1', null])
})

test('an area grows to its neighbours within 6, 12 or 25 kilometres, as far as there are more of them', () => {
  const changes = singleChanges(parseCriteria(new URLSearchParams('omraader=blavand')), 'DKK', today)
  expect(changes.map(({ within }) => within)).toEqual([12, 25, undefined])
  expect(changes[0]?.value?.split(',')).toEqual(['blavand', 'graerup', 'ho', 'vejers-strand'])
})
