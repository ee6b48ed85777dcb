import { Meilisearch, MeilisearchApiError, type MeilisearchErrorResponse } from 'meilisearch'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { FreeTextHitSchema, LodgingHitSchema, StayHitSchema } from '../../src/contracts/search.ts'
import { markets } from '../../src/markets/market.ts'
import { searchClient, searchKey, urlOf } from './services.ts'

const client = searchClient
const indexes = [
  ...markets.flatMap(({ id, locale }) => [
    `lodgingOptions_duration-_lan-${id}`,
    `lodgingOptions_duration-7_lan-${id}`,
    `lodgingOptions_duration-14_lan-${id}`,
    `lodgingOptionsLastMinute_lan-${id}`,
    `freetext_lan-${id}_locale-${locale}`,
  ]),
  'lodging_data_status_lan-1',
]

/** Stays have no words: their houses are asked for these. */
const isOfStays = (uid: string) => /duration-\d|LastMinute/.test(uid)

test.each(indexes)('%s is filled, is searched by filters, and says its settings and size', async (uid) => {
  const index = client().index(uid)
  const all = await index.search('', { page: 1, hitsPerPage: 10 })
  expect(all.totalHits).toBeGreaterThan(10)
  const LodgingSchema = isOfStays(uid) ? StayHitSchema : LodgingHitSchema
  const HitSchema = uid.startsWith('freetext') ? FreeTextHitSchema : LodgingSchema
  if (uid !== 'lodging_data_status_lan-1') for (const hit of all.hits) v.parse(HitSchema, hit)
  // Between the two a hold of the test before may end, whose stays are documents again.
  const foundAndTold = async () => {
    const { totalHits } = await index.search('', { page: 1, hitsPerPage: 0 })
    return [totalHits, (await index.getStats()).numberOfDocuments]
  }
  await expect.poll(foundAndTold).toSatisfy(([found, told]: number[]) => found === told)
  const settings = await index.getSettings()
  expect(settings).toMatchObject({
    searchableAttributes: isOfStays(uid) ? [] : expect.arrayContaining(['title', 'text']),
    filterableAttributes: expect.arrayContaining(['id', 'lodgingId']),
    pagination: { maxTotalHits: expect.toSatisfy((most) => most > 100_000) },
  })
})

test.each(indexes.filter((uid) => !isOfStays(uid)))('%s is searched by words', async (uid) => {
  const index = client().index(uid)
  const house = await index.search('', { filter: 'lodgingId > 0', hitsPerPage: 1, attributesToRetrieve: ['*'] })
  const { lodgingId, title } = v.parse(v.object({ lodgingId: v.number(), title: v.string() }), house.hits[0])
  const found = await index.search(`"${title}"`, { filter: `lodgingId = ${lodgingId}`, hitsPerPage: 1 })
  expect(found.totalHits).toBeGreaterThan(0)
  const misspelt = await index.search('romo', { hitsPerPage: 1 })
  expect(misspelt.totalHits).toBe((await index.search('Rømø', { hitsPerPage: 1 })).totalHits)
})

test.each(indexes.filter(isOfStays))('%s finds nothing by words, which it does not search', async (uid) => {
  const totalOf = async (q: string) => (await client().index(uid).search(q, { page: 1, hitsPerPage: 0 })).totalHits
  const [all, ...others] = await Promise.all(['', '"', '-hus', 'hus', '"hus"', 'hus -strand'].map(totalOf))
  expect(all).toBeGreaterThan(0)
  expect(others).toEqual([all, all, 0, 0, 0])
})

test('stats name every index of the specification, with its size', async () => {
  const { indexes: known, databaseSize } = await client().getStats()
  expect(Object.keys(known)).toEqual(expect.arrayContaining(indexes))
  for (const uid of indexes) expect(known[uid]?.numberOfDocuments, uid).toBeGreaterThan(0)
  expect(databaseSize).toBeGreaterThan(0)
})

test('several searches in one call answer as each would alone', async () => {
  const queries = indexes.map((indexUid) => ({ indexUid, q: 'hus', page: 1, hitsPerPage: 3 }))
  const { results } = await client().multiSearch({ queries })
  expect(results.map(({ indexUid }) => indexUid)).toEqual(indexes)
  for (const [place, { indexUid, q, ...params }] of queries.entries()) {
    const alone = await client().index(indexUid).search(q, params)
    const together = results[place]
    expect(together?.hits, indexUid).toEqual(alone.hits)
    expect(together).toMatchObject({ totalHits: alone.totalHits, page: 1, hitsPerPage: 3, query: 'hus' })
  }
})

test.each(['/search', '/search/'])('an index is searched at …%s', async (path) => {
  const response = await fetch(`${urlOf('search')}/indexes/lodgingOptions_duration-_lan-1${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${searchKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ q: '', hitsPerPage: 1, page: 2, sort: ['totalPrice:asc'], filter: [['persons > 3']] }),
  })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ page: 2, hitsPerPage: 1, hits: [{ currency: 'DKK' }] })
})

async function refusalOf(call: Promise<unknown>): Promise<{ status: number; body: unknown }> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof MeilisearchApiError)) throw new Error(`Not a refusal of the service: ${error}`)
  return { status: error.response.status, body: error.cause }
}

const house = 'lodgingOptions_duration-_lan-1'
const search = (params: object, uid = house) => client().index(uid).search('', params)
async function post(path: string, body: object): Promise<never> {
  const response = await fetch(urlOf('search') + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${searchKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const cause = (await response.json()) as MeilisearchErrorResponse
  throw new MeilisearchApiError(response, cause)
}
const refusals: [string, () => Promise<unknown>, number, string, string, RegExp][] = [
  [
    'an unknown index',
    () => search({}, 'houses'),
    404,
    'index_not_found',
    'invalid_request',
    /^Index `houses` not found\.$/,
  ],
  [
    'an edition there is not',
    () => search({}, 'lodgingOptions_duration-7_lan-3'),
    404,
    'index_not_found',
    'invalid_request',
    /not found/,
  ],
  [
    'days that are no weeks',
    () => search({}, 'lodgingOptions_duration-5_lan-1'),
    404,
    'index_not_found',
    'invalid_request',
    /not found/,
  ],
  [
    'another language',
    () => search({}, 'freetext_lan-1_locale-de-DE'),
    404,
    'index_not_found',
    'invalid_request',
    /not found/,
  ],
  [
    'settings of none',
    () => client().index('houses').getSettings(),
    404,
    'index_not_found',
    'invalid_request',
    /`houses`/,
  ],
  ['stats of none', () => client().index('houses').getStats(), 404, 'index_not_found', 'invalid_request', /`houses`/],
  [
    'a wrong key',
    () => searchClient('guess').index(house).search(''),
    403,
    'invalid_api_key',
    'auth',
    /^The provided API key is invalid\.$/,
  ],
  [
    'half a filter',
    () => search({ filter: 'persons >' }),
    400,
    'invalid_search_filter',
    'invalid_request',
    /persons|expect/i,
  ],
  [
    'an attribute to filter by',
    () => search({ filter: 'colour = red' }),
    400,
    'invalid_search_filter',
    'invalid_request',
    /`colour` is not filterable/,
  ],
  [
    'a radius',
    () => search({ filter: '_geoRadius(95, 8, 1)' }),
    400,
    'invalid_search_filter',
    'invalid_request',
    /latitude/i,
  ],
  [
    'an attribute to sort by',
    () => search({ sort: ['colour:asc'] }),
    400,
    'invalid_search_sort',
    'invalid_request',
    /`colour` is not sortable/,
  ],
  [
    'a direction',
    () => search({ sort: ['persons'] }),
    400,
    'invalid_search_sort',
    'invalid_request',
    /`:asc` or `:desc`/,
  ],
  ['a facet', () => search({ facets: ['colour'] }), 400, 'invalid_search_facets', 'invalid_request', /colour/],
  ['all facets', () => search({ facets: ['*'] }), 400, 'invalid_search_facets', 'invalid_request', /`\*`/],
  ['a page', () => search({ page: -1 }), 400, 'invalid_search_page', 'invalid_request', /`\.page`/],
  [
    'a size',
    () => search({ hitsPerPage: 'ten' }),
    400,
    'invalid_search_hits_per_page',
    'invalid_request',
    /`\.hitsPerPage`/,
  ],
  [
    'a vector alone',
    () => search({ vector: [1, 2] }),
    400,
    'missing_search_hybrid',
    'invalid_request',
    /missing `hybrid` parameter/,
  ],
  [
    'CONTAINS',
    () => search({ filter: 'city CONTAINS "ande"' }),
    400,
    'feature_not_enabled',
    'invalid_request',
    /^Using `CONTAINS` in a filter requires enabling/,
  ],
  [
    'a box whose south lies north',
    () => search({ filter: '_geoBoundingBox([55, 9], [57, 8])' }),
    400,
    'invalid_search_filter',
    'invalid_request',
    /top latitude `55` is below/,
  ],
  [
    'a search of no index',
    () => post('/multi-search', { queries: [{ q: 'a' }] }),
    400,
    'missing_index_uid',
    'invalid_request',
    /^Missing field `indexUid` inside `\.queries\[0\]`$/,
  ],
  [
    'values of a facet',
    () => post(`/indexes/${house}/facet-search`, { facetName: 'city', facetQuery: 'r' }),
    400,
    'facet_search_disabled',
    'invalid_request',
    /facet search is disabled/,
  ],
  [
    'one of several',
    () => client().multiSearch({ queries: [{ indexUid: house }, { indexUid: house, filter: '(' }] }),
    400,
    'invalid_search_filter',
    'invalid_request',
    /queries\[1\]/,
  ],
]

test.each(refusals)('%s is refused in Meilisearch’s words', async (_, call, status, code, type, message) => {
  const refusal = await refusalOf(call())
  expect(refusal).toMatchObject({
    status,
    body: { code, type, message: expect.stringMatching(message), link: `https://docs.meilisearch.com/errors#${code}` },
  })
})

test('boxes go round the other side of the globe where their east lies west of their west', async () => {
  const totalOf = async (filter: string) =>
    (await client().index(house).search('', { filter, page: 1, hitsPerPage: 0 })).totalHits
  const [all, inside, around] = [
    await totalOf('_geoBoundingBox([58, 12], [54, 7])'),
    await totalOf('_geoBoundingBox([58, 9], [54, 8])'),
    await totalOf('_geoBoundingBox([58, 8], [54, 9])'),
  ]
  expect(inside).toBeGreaterThan(0)
  expect([inside + around, around > 0]).toEqual([all, true])
})

test('letters count the same however they are put together', async () => {
  const found = async (text: string) => {
    const { totalHits } = await client().index(house).search(text, { page: 1 })
    return [
      totalHits,
      (
        await client()
          .index(house)
          .search('', { filter: `city = "${text}"`, page: 1 })
      ).totalHits,
    ]
  }
  const composed = await found('Bl\u00e5vand')
  expect(composed.every((total) => Number(total) > 0)).toBe(true)
  expect(await found('Bla\u030avand')).toEqual(composed)
})

test('what may be asked by POST may be asked by GET', async () => {
  const parameters = new URLSearchParams({
    q: 'sauna',
    hitsPerPage: '3',
    page: '1',
    sort: 'totalPrice:asc,lodgingId:asc',
  })
  const response = await fetch(`${urlOf('search')}/indexes/${house}/search?${parameters}&filter=persons>3`, {
    headers: { authorization: `Bearer ${searchKey}` },
  })
  const posted = await client()
    .index(house)
    .search('sauna', { hitsPerPage: 3, page: 1, sort: ['totalPrice:asc', 'lodgingId:asc'], filter: 'persons>3' })
  expect(await response.json()).toMatchObject({ totalHits: posted.totalHits, hits: posted.hits })
})

test('a hit that is sorted by its distance says how far it is, in metres', async () => {
  const { hits } = await search({ sort: ['_geoPoint(56, 8):asc'], limit: 5, attributesToRetrieve: ['_geo'] })
  const metres = hits.map(({ _geoDistance }) => Number(_geoDistance))
  expect(metres).toHaveLength(5)
  expect(metres).toEqual(metres.toSorted((a, b) => a - b))
  expect(metres.every((each) => Number.isInteger(each) && each > 0)).toBe(true)
})

const wordPairs = [
  ['romo', 'Rømø'],
  ['roemoe', 'Rømø'],
  ['blaavand', 'Blåvand'],
]
test.each(wordPairs)('%s finds what %s finds', async (typed, meant) => {
  const total = async (q: string) => (await client().index(house).search(q, { page: 1 })).totalHits
  expect(await total(typed)).toBeGreaterThan(0)
  expect(await total(typed)).toBe(await total(meant))
})

test('without a key nothing is answered but the health', async () => {
  const stranger = new Meilisearch({ host: urlOf('search') })
  expect(await stranger.isHealthy()).toBe(true)
  const refusal = await refusalOf(stranger.index(house).search(''))
  expect(refusal).toMatchObject({ status: 401, body: { code: 'missing_authorization_header', type: 'auth' } })
})
