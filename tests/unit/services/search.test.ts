import { afterEach, expect, test, vi } from 'vitest'
import { LodgingHitSchema } from '../../../src/contracts/search.ts'
import type { SearchRequestInput } from '../../../src/domain/search-request.ts'
import { createMeilisearch } from '../../../src/services/search/meilisearch.ts'
import { createSearchService } from '../../../src/services/search/search.ts'

afterEach(() => vi.restoreAllMocks())

function searchThat(answer: () => Response) {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const sent: { pageUrl: string; init: RequestInit }[] = []
  const engine = createMeilisearch(
    {
      name: 'search',
      url: 'http://search.example',
      key: 'key',
      fetch: async (pageUrl, init) => {
        sent.push({ pageUrl, init })
        return answer()
      },
    },
    {},
  )
  const search = createSearchService(engine)
  const ask = () => search.houseLocations({ kind: 'lodging', market: 1 })
  const bodies = () => sent.map(({ init }): unknown => JSON.parse(String(init.body)))
  return { search, ask, sent, bodies, told }
}

const nothing = { hits: [], totalHits: 0 }

test('a search that is not OK fails with its status in the specification’s words, and the log has them', async () => {
  const { ask, sent, told } = searchThat(
    () => new Response('{"code":"x"}', { status: 503, statusText: 'Service Unavailable' }),
  )
  await expect(ask()).rejects.toMatchObject({
    message: 'HTTP Error: 503 - Service Unavailable',
    status: 503,
    body: { code: 'x' },
  })
  expect(sent).toHaveLength(2)
  expect(JSON.parse(String(told.mock.calls[0]?.[0]))).toMatchObject({
    level: 'error',
    message: 'Error: Meilisearch search failed',
    cause: expect.stringContaining('HTTP Error: 503'),
  })
})

test('a search is sent with the bearer key and the service’s public key', async () => {
  const { ask, sent } = searchThat(() => Response.json(nothing))
  expect(await ask()).toEqual(nothing)
  const [{ pageUrl = '', init } = {}] = sent
  expect(new URL(pageUrl).pathname).toMatch(/^\/indexes\/lodgingOptions_duration-_lan-1\/search\/?$/)
  const headers = new Headers(init?.headers)
  expect([headers.get('authorization'), headers.get('x-service-public-key')]).toEqual(['Bearer key', 'key'])
})

const day = '2027-07-03'
const body = { q: '', page: 1, hitsPerPage: 10, matchingStrategy: 'last' }

test('a hit has the fields that its use needs, named, and the totals with pets where they are wanted', async () => {
  const { search, bodies } = searchThat(() => Response.json({ ...nothing, totalPages: 0, page: 1, hitsPerPage: 10 }))
  const request = { kind: 'lodging', market: 1 } as const
  await search.lodgings(request)
  await search.houseLocations(request)
  await search.houseLocations({ ...request, config: { withPetTotals: true } })
  await search.placed({ ...request, pets: 2 })
  expect(bodies()).toEqual([
    {
      ...body,
      attributesToRetrieve: Object.keys(LodgingHitSchema.entries),
    },
    { ...body, attributesToRetrieve: ['lodgingId', 'totalPrice', 'persons', '_geo'] },
    { ...body, attributesToRetrieve: ['lodgingId', 'totalPrice', 'totalWithPets', 'persons', '_geo'] },
    {
      ...body,
      attributesToRetrieve: [
        ...['lodgingId', 'name', 'title', 'date', 'duration', 'totalPrice', 'totalWithPets', 'locationId', '_geo'],
      ],
    },
  ])
})

test('a house that an engine repeats is there once, and each of several stays of a house', async () => {
  const hit = (lodgingId: number, totalPrice: number) => ({
    lodgingId,
    totalPrice,
    persons: 4,
    _geo: { lat: 56, lng: 8 },
  })
  const hits = [hit(3, 500), hit(1, 400), hit(3, 900), hit(1, 400), hit(2, 700)]
  const { search } = searchThat(() => Response.json({ hits, totalHits: 3 }))
  const found = await search.houseLocations({ kind: 'lodging', market: 1 })
  expect(found.hits.map(({ lodgingId, totalPrice }) => [lodgingId, totalPrice])).toEqual([
    [3, 50_000],
    [1, 40_000],
    [2, 70_000],
  ])
  const stays = await search.houseLocations({ kind: 'lodging', market: 1, config: { oneHitPer: 'stay' } })
  expect(stays.hits).toHaveLength(5)
})

test('several searches are one request to the engine, and counting them asks for no hits', async () => {
  const { search, sent, bodies } = searchThat(() => Response.json({ results: [nothing, nothing] }))
  const stays = (nights: number, oneHitPer: 'arrival' | 'stay') =>
    ({
      kind: 'lodging',
      market: 2,
      config: { oneHitPer },
      parameters: { dates: [day], durations: [nights] },
    }) satisfies SearchRequestInput
  await search.stayPrices([stays(14, 'arrival'), stays(3, 'stay')])
  await search.counts('each', [{ kind: 'lodging', market: 2, page: 3 }, stays(7, 'stay')])
  await search.freeTexts(
    ['page', 'blog'].map((type) => ({ kind: 'freeText', locale: 'en', parameters: { text: 'dune', type } })),
  )
  expect(sent.map(({ pageUrl }) => new URL(pageUrl).pathname)).toEqual(Array(3).fill('/multi-search'))
  const fields = { attributesToRetrieve: ['lodgingId', 'date', 'duration', 'totalPrice'] }
  const number = { hitsPerPage: 0, attributesToRetrieve: [] }
  const filter = (nights: number) => `date = "${day}" AND duration = ${nights}`
  const texts = { attributesToRetrieve: ['id', 'type', 'title', 'text', 'url', 'image', 'keywords'], q: 'dune' }
  expect(bodies()).toEqual([
    {
      queries: [
        { indexUid: 'lodgingOptions_duration-14_lan-2', ...body, ...fields, filter: filter(14), distinct: 'date' },
        { indexUid: 'lodgingOptions_duration-7_lan-2', ...body, ...fields, filter: filter(3) },
      ],
    },
    {
      queries: [
        { indexUid: 'lodgingOptions_duration-_lan-2', ...body, ...number },
        { indexUid: 'lodgingOptions_duration-7_lan-2', ...body, ...number, filter: filter(7) },
      ],
    },
    {
      queries: ['page', 'blog'].map((type) => ({
        ...{ indexUid: 'freetext_lan-7_locale-en', ...body, ...texts, filter: `type = "${type}"` },
      })),
    },
  ])
})

test('what is counted by facets is one request for numbers alone, ranked where one stay stands for each house', async () => {
  const reply = { totalHits: 3, hits: [{}, {}], facetDistribution: { choices: { '72=1': 2 } } }
  const { search, bodies } = searchThat(() => Response.json({ results: [reply, { ...reply, totalHits: 2001 }, reply] }))
  const house = { kind: 'lodging', market: 2 } as const
  const stays = { ...house, parameters: { dates: [day] } }
  const read = vi.fn(() => ({ '72': { '1': 2 } }))
  const requests = [
    { request: house, facets: ['choices'] },
    { request: { ...stays, pets: 2 }, facets: ['priceBand.2'], stay: 'cheapest' as const },
    { request: { ...stays, config: { oneHitPer: 'houseAndWeek' as const } }, facets: ['weekTs'] },
  ]
  expect(await search.choiceCounts('all', () => ({ requests, read }))).toEqual({ '72': { '1': 2 } })
  const found = { total: 3, facets: reply.facetDistribution, areStaysRanked: true }
  expect(read).toHaveBeenCalledWith([found, { ...found, total: 2001, areStaysRanked: false }, found])
  const numbers = { q: '', page: 1, attributesToRetrieve: [], matchingStrategy: 'last' }
  const ofStays = { indexUid: 'lodgingOptions_duration-7_lan-2', filter: `date = "${day}"`, ...numbers }
  expect(bodies()).toEqual([
    {
      queries: [
        { indexUid: 'lodgingOptions_duration-_lan-2', hitsPerPage: 0, facets: ['choices'], ...numbers },
        {
          ...ofStays,
          hitsPerPage: 2000,
          sort: ['totalWithPets.2:asc'],
          distinct: 'lodgingId',
          facets: ['priceBand.2'],
        },
        { ...ofStays, hitsPerPage: 0, distinct: 'houseWeek', facets: ['weekTs'] },
      ],
    },
  ])
})

test.each([404, 400])('a length that no house is let for has no index (%s): nothing costs anything', async (status) => {
  const { search } = searchThat(() => Response.json({ code: 'index_not_found' }, { status }))
  expect(await search.stayPrices([{ kind: 'lodging', market: 1 }])).toEqual([{ hits: [] }])
})
