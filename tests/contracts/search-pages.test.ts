import * as v from 'valibot'
import { expect, test } from 'vitest'
import { MapReplySchema } from '../../src/contracts/map.ts'
import {
  ChoiceCountsReplySchema,
  DayPricesReplySchema,
  SearchReplySchema,
  StreetsReplySchema,
} from '../../src/contracts/search.ts'
import { facility } from '../../src/domain/facilities.ts'
import { parseCriteria, writeCriteria } from '../../src/domain/search-criteria.ts'
import { type SearchOrder, searchOrders } from '../../src/domain/search-view.ts'
import { addDays, today, weekdayOf } from '../../src/domain/stays.ts'
import { choosing } from '../../src/features/search/counted-choices.ts'
import { applyChange } from '../../src/features/search/single-changes.ts'
import { type EditionKey, markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { thisSite } from '../this-site.ts'
import { rawRequest } from './raw-request.ts'

/** A week that begins on a Saturday some months ahead. */
const saturday = [...Array(7).keys()].map((days) => addDays(today(), 120 + days)).find((day) => weekdayOf(day) === 6)
const week = `ankomst=${saturday}&duration=7`
const wholeCoast = 'kort=54,7,58,11.5'

async function get(edition: EditionKey, path: string): Promise<string> {
  const { port } = thisSite()
  const headers = { host: `${edition}.localhost:${port}` }
  const { status, text } = await rawRequest({ port, method: 'GET', path, headers })
  expect([path, status]).toEqual([path, 200])
  return text
}

async function ask<Schema extends v.GenericSchema<unknown, { data: unknown }>>(
  edition: EditionKey,
  schema: Schema,
  path: string,
): Promise<v.InferOutput<Schema>['data']> {
  return v.parse(schema, JSON.parse(await get(edition, path))).data
}

const search = (edition: EditionKey, query: string) => ask(edition, SearchReplySchema, `/api/search/?${query}`)
const totalOf = async (edition: EditionKey, query: string) => (await search(edition, query)).totalHits

/** So many of a list, from all over it. */
function some<Item>(all: readonly Item[], count: number): Item[] {
  return all.filter((_, place) => place % Math.ceil(all.length / count) === 0)
}

test.each([
  ['da', ''],
  ['de', `1=4&${facility.sauna}=1`],
  ['en', `${week}&husdyr=1`],
] as const)(
  '%s: each number at the choices of a search by "%s" is that of the houses that the choice gives',
  async (edition, query) => {
    const criteria = parseCriteria(new URLSearchParams(query))
    const counts = await ask(edition, ChoiceCountsReplySchema, `/api/search/counts/?${query}`)
    const choices = Object.entries(counts).flatMap(([key, ofKey]) =>
      some(Object.entries(ofKey), 2).map(([value, count]) => ({ key, value, count })),
    )
    expect(choices.length).toBeGreaterThan(20)
    for (const { key, value, count } of choices) {
      const chosen = String(writeCriteria(choosing(criteria, { key, value })))
      expect([chosen, await totalOf(edition, chosen)]).toEqual([chosen, count])
    }
  },
)

type Hit = Awaited<ReturnType<typeof search>>['hits'][number]
/** Numbers that never fall from one house to the next. */
const rising: Partial<Record<SearchOrder, (hit: Hit) => number>> = {
  'price-asc': ({ totalPrice }) => totalPrice,
  'price-desc': ({ totalPrice }) => -totalPrice,
  'discount-total': ({ discountTotal }) => -discountTotal,
  'discount-percentage': ({ discountPercentage }) => -discountPercentage,
  beach: ({ beachDistance }) => beachDistance ?? Number.POSITIVE_INFINITY,
  persons: ({ persons }) => -persons,
  'house-area': ({ houseArea }) => -(houseArea ?? 0),
  newest: ({ publishedTs }) => -(publishedTs ?? 0),
}
const orders = Object.keys(searchOrders) as SearchOrder[]

test.each(orders.flatMap((order, place) => ['', week].map((query) => [order, query, markets[place % 3]] as const)))(
  'by %s, the pages of a search by "%s" show every house once, in that order',
  async (order, query, market = markets[0]) => {
    const ofPage = (page: number) => search(market.key, `${query}&searchOrder=${order}&result=24&page=${page}`)
    const first = await ofPage(1)
    const hits = [...first.hits]
    for (let page = 2; page <= first.totalPages; page += 1) hits.push(...(await ofPage(page)).hits)
    expect(first.totalHits).toBeGreaterThan(10)
    expect(new Set(hits.map(({ lodgingId }) => lodgingId)).size).toBe(first.totalHits)
    expect(hits).toHaveLength(first.totalHits)
    const numbers = hits.map((hit) => rising[order]?.(hit) ?? 0)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  },
)

test.each(markets)(
  '$key: a page of results shows the houses that the search finds, and how many there are',
  async (market) => {
    for (const query of ['page=2', `${week}&searchOrder=price-desc`, `1=5&textQuery=strand`]) {
      const { hits, totalHits } = await search(market.key, query)
      const html = await get(market.key, `${href.search(market)}?${query}`)
      const shown = [...html.matchAll(/<article[^>]* data-lodging="(\d+)"/g)].map(([, id]) => Number(id))
      expect(shown).toEqual(hits.map(({ lodgingId }) => lodgingId))
      const [, count] = /class="results-count"[^>]*><span>(\d+)/.exec(html) ?? []
      expect(Number(count)).toBe(totalHits)
    }
  },
)

test.each(markets)(
  '$key: where nothing is found, each change names as many houses as it finds',
  async ({ key, currency }) => {
    const price = currency === 'DKK' ? 1500 : 200
    const queries = [`${week}&1=12&70=1&maxPris=${price}`, `omraader=romo&1=20&${facility.pool}=1&husdyr=2`]
    for (const query of queries) {
      const { totalHits, changes = [] } = await search(key, query)
      expect([query, totalHits]).toEqual([query, 0])
      expect(changes.length).toBeGreaterThan(0)
      for (const change of changes) {
        const changed = String(writeCriteria(applyChange(parseCriteria(new URLSearchParams(query)), change)))
        expect([changed, await totalOf(key, changed)]).toEqual([changed, change.count])
      }
    }
  },
)

test('a map shows as many houses as its search finds there, near and far', async () => {
  for (const [part, zoom] of [
    [wholeCoast, 6],
    ['kort=55.5,8,55.7,8.3', 11],
  ] as const) {
    for (const query of [part, `${part}&${week}`]) {
      const { total, pins, groups } = await ask('da', MapReplySchema, `/api/map/?${query}&zoom=${zoom}`)
      expect(total).toBeGreaterThan(0)
      expect(pins.length + groups.reduce((sum, [, , count]) => sum + count, 0)).toBe(total)
      expect(total).toBe(await totalOf('da', query))
    }
  }
})

test('what the cheapest stay of a day costs is what the search of that day begins with', async () => {
  const days = await ask('de', DayPricesReplySchema, `/api/search/days/?1=4&duration=7&of=${saturday?.slice(0, 7)}`)
  expect(days.length).toBeGreaterThan(2)
  for (const [day, total] of some(days, 4)) {
    const { hits } = await search('de', `1=4&ankomst=${day}&flex=0&duration=7&searchOrder=price-asc`)
    expect([day, hits[0]?.totalPrice]).toEqual([day, total])
  }
})

test('every street that can be searched for finds its houses, with dates or words or without', async () => {
  const streets = await ask('en', StreetsReplySchema, '/api/streets/')
  for (const street of some(streets, 5)) {
    const found = await search('en', String(new URLSearchParams({ vejnavn: street })))
    expect(found.totalHits, street).toBeGreaterThan(0)
    for (const { address1 } of found.hits) expect(address1).toContain(street)
    const decomposed = String(new URLSearchParams({ vejnavn: street.normalize('NFD') }))
    expect(await totalOf('en', decomposed)).toBe(found.totalHits)
  }
  for (const query of ['', `${week}&`]) {
    expect(await totalOf('en', `${query}textQuery=romo`)).toBe(await totalOf('en', `${query}textQuery=R%C3%B8m%C3%B8`))
  }
})
