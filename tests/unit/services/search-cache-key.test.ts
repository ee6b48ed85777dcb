import fc from 'fast-check'
import { expect, test } from 'vitest'
import { requestOfCriteria } from '../../../src/domain/criteria-request.ts'
import { parseCriteria } from '../../../src/domain/search-criteria.ts'
import { parseSearchRequest } from '../../../src/domain/search-request.ts'
import { parseSearchView } from '../../../src/domain/search-view.ts'
import { cacheKeyOf } from '../../../src/services/search/meilisearch-request.ts'
import { query } from '../domain/requested-queries.ts'

/** By what the reply to that URL is kept. */
function keyOf(params: URLSearchParams, lan: 1 | 2 | 7 = 1): string {
  const request = parseSearchRequest(
    requestOfCriteria(parseCriteria(params), parseSearchView(params), lan, '2026-11-21'),
  )
  return cacheKeyOf({ request, fields: [] })
}

test('equal criteria have one cache key, in whatever order their keys and the values of a list are given', () => {
  const shuffled = query.chain((params) =>
    fc.tuple(
      fc.constant(params),
      fc.shuffledSubarray([...params], { minLength: params.size, maxLength: params.size }),
      fc.boolean(),
    ),
  )
  fc.assert(
    fc.property(shuffled, ([params, pairs, turned]) => {
      const other = new URLSearchParams(
        pairs.map(([key, value]) => [key, turned && key === 'omraader' ? value.split(',').reverse().join(',') : value]),
      )
      expect(keyOf(other)).toBe(keyOf(params))
    }),
  )
})

test('other criteria, another market and another page have other cache keys', () => {
  const ask = (text: string, lan?: 1 | 2 | 7) => keyOf(new URLSearchParams(text), lan)
  const keys = [
    ask('husdyr=1'),
    ask('husdyr=2'),
    ask('husdyr=1&page=2'),
    ask('husdyr=1', 2),
    ask('husdyr=1', 7),
    ask('ankomst=2027-07-03&duration=7'),
    ask('ankomst=2027-07-03&duration=7,10'),
    ask('ankomst=2027-07-10&duration=7'),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})
