import { Meilisearch, MeilisearchApiError } from 'meilisearch'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { FreeTextHitSchema, LodgingHitSchema, StayHitSchema } from '../../src/contracts/search.ts'
import { markets } from '../../src/markets/market.ts'
import { addressOf, searchClient, searchKey } from './services.ts'

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
  expect((await index.getStats()).numberOfDocuments).toBe(all.totalHits)
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
  const response = await fetch(`${addressOf('search')}/indexes/lodgingOptions_duration-_lan-1${path}`, {
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
    'what it cannot do',
    () => search({ vector: [1, 2] }),
    400,
    'bad_request',
    'invalid_request',
    /Unknown field `vector`/,
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

test('without a key nothing is answered but the health', async () => {
  const stranger = new Meilisearch({ host: addressOf('search') })
  expect(await stranger.isHealthy()).toBe(true)
  const refusal = await refusalOf(stranger.index(house).search(''))
  expect(refusal).toMatchObject({ status: 401, body: { code: 'missing_authorization_header', type: 'auth' } })
})
