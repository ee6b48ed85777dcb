import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import {
  maxFacets,
  maxFilterConditions,
  maxFilterDepth,
  maxFilterValues,
  maxSortKeys,
} from '../../../src/backend/search/limits.ts'
import { facility, facilityType, facilityTypeOf } from '../../../src/domain/facilities.ts'
import { facilitiesOfStays } from '../../../src/domain/search/house-choices.ts'
import { fill, makeHouses, makeStays } from './fixture.ts'
import { type Answer, ask, post } from './search-call.ts'

const houses = makeHouses(24)
const stays = makeStays(houses, 8)

beforeAll(() => fill(env.DB, houses, stays))

const indexes = ['lodgingOptions_duration-_lan-1', 'lodgingOptions_duration-7_lan-1', 'lodging_data_status_lan-1']
/** Ways of asking that take different roads to the database. */
const ways = [{}, { distinct: 'lodgingId' }, { facets: ['categories', 'rating'] }, { q: 'hus' }]
const cases = indexes.flatMap((index) => ways.map((way) => [index, way] as const))

function times(count: number, of: (index: number) => string): string[] {
  return Array.from({ length: count }, (_, index) => of(index))
}

async function idsFound(index: string, filter: unknown): Promise<number[]> {
  const { status, body } = await ask(index, { filter, distinct: 'lodgingId', limit: 1000 })
  expect(status).toBe(200)
  return body.hits.map(({ lodgingId }: { lodgingId: number }) => lodgingId).sort((a: number, b: number) => a - b)
}

function expectRefusal({ status, body }: Answer, text: string, code = 'invalid_search_filter') {
  expect(body).toMatchObject({ code, type: 'invalid_request', link: `https://docs.meilisearch.com/errors#${code}` })
  expect(body.message).toContain(text)
  expect(status).toBe(400)
}

test.each(cases)('%s %j: as many conditions as are allowed are answered, one more is refused', async (index, way) => {
  for (const operator of [' AND ', ' OR ']) {
    const conditions = times(maxFilterConditions, (id) => `lodgingId != ${900_000 + id}`)
    const { status, body } = await ask(index, { ...way, filter: conditions.join(operator) })
    expect(body.message).toBeUndefined()
    expect(status).toBe(200)
    const more = [...conditions, 'rating > 0']
    for (const filter of [more.join(operator), more, [more], [more.slice(0, 9), ...more.slice(9)]]) {
      expectRefusal(await ask(index, { ...way, filter }), `at most ${maxFilterConditions}`)
    }
  }
})

test.each(cases)('%s %j: nearly every facility at once is answered or refused, never failed', async (index, way) => {
  const all = Object.values(facility).filter((id) => facilityTypeOf(id) === facilityType.bool)
  const ids = index.includes('duration-7') ? all.filter((id) => facilitiesOfStays.has(id)) : all
  for (const count of [20, 50, 80, 110, ids.length]) {
    for (const operator of [' AND ', ' OR ']) {
      const filter = ids
        .slice(0, count)
        .map((id) => `NOT facilities.${id} = 1`)
        .join(operator)
      const answer = await ask(index, { ...way, filter })
      if (answer.status !== 200) expectRefusal(answer, 'at most')
      if (count <= 50) expect(answer.status).toBe(200)
    }
  }
})

test.each(indexes)('%s: a list of values is as long as it may be, in every kind of attribute', async (index) => {
  const known = houses.slice(0, 5).map(({ id }) => id)
  const numbers = [...known, ...times(maxFilterValues - known.length, (id) => String(900_000 + id))]
  expect(await idsFound(index, `lodgingId IN [${numbers.join(', ')}]`)).toEqual(
    await idsFound(index, `lodgingId IN [${known.join(', ')}]`),
  )
  expect(await idsFound(index, `lodgingId NOT IN [${numbers.join(', ')}]`)).toEqual(
    await idsFound(index, `lodgingId NOT IN [${known.join(', ')}]`),
  )
  const others = times(maxFilterValues - 2, (id) => String(5000 + id))
  for (const attribute of [
    `facilities.${facility.persons}`,
    `facilities.${facility.sauna}`,
    'rating',
    'categories',
    'hasImages',
  ]) {
    expect(await idsFound(index, `${attribute} IN [4, 1, ${others.join(', ')}]`)).toEqual(
      await idsFound(index, `${attribute} = 4 OR ${attribute} = 1`),
    )
  }
  const names = times(maxFilterValues, (id) => `"none ${id}"`)
  expect(await idsFound(index, `streetKey NOT IN [${names.join(', ')}]`)).toEqual(
    await idsFound(index, 'lodgingId > 0'),
  )
})

test.each(cases)('%s %j: a list with more values is refused, and the reply stays short', async (index, way) => {
  for (const attribute of ['lodgingId', 'streetKey', `facilities.${facility.persons}`]) {
    for (const operation of ['IN', 'NOT IN']) {
      const values = times(20_000, String).join(', ')
      const answer = await ask(index, { ...way, filter: `${attribute} ${operation} [${values}]` })
      expectRefusal(answer, `at most ${maxFilterValues}`)
      expect(answer.body.message.length).toBeLessThan(3000)
    }
  }
})

test.each(indexes)('%s: brackets are read as deep as they may be', async (index) => {
  const nested = (levels: number) => `${'('.repeat(levels)}lodgingId > 0${')'.repeat(levels)}`
  expect((await ask(index, { filter: nested(maxFilterDepth) })).status).toBe(200)
  expectRefusal(await ask(index, { filter: nested(maxFilterDepth + 1) }), `limit of ${maxFilterDepth}`)
  const mixed = times(maxFilterDepth, String).reduce((inner, id) => `NOT (${inner} OR rating = ${id})`, 'rating = 5')
  const answer = await ask(index, { filter: mixed })
  if (answer.status !== 200) expectRefusal(answer, 'at most')
})

test('counts with many criteria are answered, and each that asks too much is named', async () => {
  const [, index] = indexes
  const ids = [...facilitiesOfStays]
  const counts = (count: number) =>
    times(40, (nights) => String(nights)).map((nights) => ({
      indexUid: index,
      distinct: 'lodgingId',
      page: 1,
      hitsPerPage: 0,
      filter: [...times(count, (id) => `facilities.${ids[id % ids.length]} != ${id}`), `duration = ${nights}`],
    }))
  const { status, body } = await post('/multi-search', JSON.stringify({ queries: counts(80) }))
  expect(status).toBe(200)
  expect(body.results).toHaveLength(40)
  expectRefusal(await post('/multi-search', JSON.stringify({ queries: counts(200) })), 'Inside `.queries[0]`')
})

test.each(indexes)('%s: so many sorts and facets are answered, and no more', async (index) => {
  const sort = times(maxSortKeys, () => 'rating:asc')
  expect((await ask(index, { sort })).status).toBe(200)
  expectRefusal(await ask(index, { sort: [...sort, 'rating:desc'] }), `at most ${maxSortKeys}`, 'invalid_search_sort')
  const facets = times(maxFacets, () => 'rating')
  expect((await ask(index, { facets })).status).toBe(200)
  expectRefusal(await ask(index, { facets: [...facets, 'pets'] }), `at most ${maxFacets}`, 'invalid_search_facets')
})
