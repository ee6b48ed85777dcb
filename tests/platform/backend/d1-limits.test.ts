import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createBackend } from '../../../src/backend/app.ts'
import { maxFacets, maxFacetsAtOnce, maxQueries } from '../../../src/backend/search/limits.ts'
import { facility, facilityType, facilityTypeOf } from '../../../src/domain/facilities.ts'
import { limits, maxStatements, strictD1 } from './strict-d1.ts'

/** One request to the back end under the limits; what came of it, and what of the database it took. */
async function ask(path: string, body: unknown, headers: Record<string, string> = {}) {
  const { db, used } = strictD1(env.DB)
  const request = new Request(`http://backend${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'x-service-public-key': env.SERVICE_KEY,
      authorization: `Bearer ${env.SERVICE_KEY}`,
      ...headers,
    },
    body: JSON.stringify(body),
  })
  const context = { waitUntil() {}, passThroughOnException() {}, props: {} } as unknown as ExecutionContext
  const response = await createBackend().fetch(request, { ...env, DB: db }, context)
  // biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every shape
  return { status: response.status, reply: (await response.json()) as any, used }
}

const many = <Item>(length: number, item: (index: number) => Item) => Array.from({ length }, (_, index) => item(index))
/** As many facets as one search may name. */
const everyFacet = Object.values(facility)
  .filter((id) => facilityTypeOf(id) === facilityType.bool)
  .slice(0, maxFacets)
  .map((id) => `facilities.${id}`)
const textOf = (reply: unknown) => JSON.stringify(reply)

test.each([
  ['parameters', `SELECT 1 WHERE 1 IN (${many(limits.parameters + 1, () => '?').join(', ')})`, limits.parameters + 1],
  ['depth', `SELECT 1 WHERE ${many(limits.depth + 10, () => '1 = 1').join(' AND ')}`, 0],
  ['statement', `SELECT '${'a'.repeat(limits.statement)}'`, 0],
  ['compounds', many(limits.compounds + 1, () => 'SELECT 1').join(' UNION ALL '), 0],
  ['likePattern', `SELECT 'a' LIKE '${'a'.repeat(limits.likePattern + 1)}'`, 0],
])('the database of every test holds to the limit of %s', async (_, sql, values) => {
  await expect(
    env.DB.prepare(sql)
      .bind(...many(values, () => 1))
      .all(),
  ).rejects.toThrow()
})

test.each([
  ['a function of 33 arguments', `SELECT max(${many(33, () => '1').join(', ')})`, []],
  ['a value of more than 2 MB', 'SELECT length(?)', ['a'.repeat(2_000_001)]],
  ['101 parameters', 'SELECT 1', many(101, () => 1)],
  ['a pattern of 51 bytes', 'SELECT 1 WHERE ? LIKE ?', ['a', 'æ'.repeat(26)]],
])('the stand-in refuses %s', (_, sql, values) => {
  expect(() =>
    strictD1(env.DB)
      .db.prepare(sql as string)
      .bind(...(values as unknown[])),
  ).toThrow(/^D1: /)
})

test.each([
  ['one condition', 1],
  ['as many conditions as are allowed', 50],
])('a content filter of %s is answered within the limits', async (_, count) => {
  const where = { AND: many(count, (index) => ({ slug_not: `slug-${index}` })) }
  const query =
    'query Q($where: PageFilter) { pageCollection(where: $where, locale: "da-DK") { total items { slug } } }'
  const { status, reply, used } = await ask('/content/graphql', { query, variables: { where } })
  expect([status, reply.errors]).toEqual([200, undefined])
  expect(used.parameters).toBeLessThanOrEqual(limits.parameters)
})

test.each([
  ['more conditions than are allowed', { AND: many(200, (index) => ({ slug_not: `slug-${index}` })) }],
  [
    'conditions one in another',
    many(60, () => 0).reduce<object>((inner) => ({ OR: [inner, { slug: 'a' }] }), { slug: 'b' }),
  ],
])('a content filter of %s is refused in words, not by the database', async (_, where) => {
  const query = 'query Q($where: PageFilter) { pageCollection(where: $where, locale: "da-DK") { items { slug } } }'
  const { reply } = await ask('/content/graphql', { query, variables: { where } })
  expect(reply.errors?.length).toBeGreaterThan(0)
  expect(textOf(reply)).not.toMatch(/D1|SQLITE|Expression tree|too many SQL/)
})

test('links of a thousand ids, and a text of any length, are one parameter each', async () => {
  const query = `query Q($ids: [String], $text: String) {
    entryCollection(where: { sys: { id_in: $ids } }, locale: "da-DK") { items { sys { id } } }
    pageCollection(where: { title_contains: $text }, locale: "da-DK") { items { slug } }
  }`
  const variables = { ids: many(1_000, (index) => `entry-${index}`), text: 'æøå'.repeat(300) }
  const { reply, used } = await ask('/content/graphql', { query, variables })
  expect(reply.errors).toBeUndefined()
  expect(used.parameters).toBeLessThan(10)
})

const index = '/search/indexes/lodgingOptions_duration-_lan-1/search'

test.each([
  ['a list of 5,000 values', `lodgingId IN [${many(5_000, String).join(', ')}]`],
  ['ninety conditions', many(90, (at) => `price >= ${at}`).join(' AND ')],
  ['ninety alternatives of two', many(90, (at) => `(price >= ${at} AND rating >= 1)`).join(' OR ')],
  ['two thousand conditions', many(2_000, (at) => `price != ${at}`).join(' AND ')],
  ['brackets in brackets', `${'('.repeat(90)}price > 1${')'.repeat(90)}`],
  ['nots in nots', `${'NOT ('.repeat(90)}price > 1${')'.repeat(90)}`],
])('a search by %s is answered, or refused as Meilisearch does, never by the database', async (_, filter) => {
  const { status, reply, used } = await ask(index, { q: '', filter })
  expect([200, 400]).toContain(status)
  if (status === 400) expect(reply).toMatchObject({ type: 'invalid_request' })
  expect(textOf(reply)).not.toMatch(/D1|SQLITE|Expression tree|too many SQL/)
  expect(used.parameters).toBeLessThanOrEqual(limits.parameters)
})

test('a search for forty words, in every order and with every facet, stays within them', async () => {
  const { status, used } = await ask(index, {
    q: many(40, (at) => `ordet${at}langtordmedmange`).join(' '),
    sort: ['price:asc', 'rating:desc'],
    facets: everyFacet,
    hitsPerPage: 50,
  })
  expect([200, 400]).toContain(status)
  expect(used.parameters).toBeLessThanOrEqual(limits.parameters)
  expect(used.statements).toBeLessThan(maxStatements)
})

test('as many searches and facets at once as are allowed stay within the statements of an invocation', async () => {
  const withFacets = maxFacetsAtOnce / maxFacets
  const queries = many(maxQueries, (at) => ({
    indexUid: 'lodgingOptions_duration-_lan-1',
    q: 'hus',
    facets: at < withFacets ? everyFacet : [],
  }))
  const { status, used } = await ask('/search/multi-search', { queries })
  expect(status).toBe(200)
  expect(used.statements).toBeLessThan(maxStatements)
  const more = await ask('/search/multi-search', {
    queries: queries.map((query) => ({ ...query, facets: everyFacet })),
  })
  expect([more.status, more.reply.code]).toEqual([400, 'invalid_multi_search_queries'])
})

test('a broker query for everything at once, by a hundred keys, stays within them', async () => {
  const query = `query Q($keys: [String!]!) {
    metas(keys: $keys, limit: 100) { key value }
    redirects(lan: 1) { from to isPermanent }
    lodgingNames(lan: 1) { id name title }
    facilities(lan: 1) { id name }
  }`
  const { reply, used } = await ask('/broker/graphql', { query, variables: { keys: many(100, (at) => `key-${at}`) } })
  expect(textOf(reply)).not.toMatch(/D1_ERROR|SQLITE/)
  expect(used.parameters).toBeLessThan(10)
  expect(used.statements).toBeLessThan(maxStatements)
})
