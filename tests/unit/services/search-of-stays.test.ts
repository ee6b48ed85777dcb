import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { LodgingHitSchema, StayHitSchema } from '../../../src/contracts/search.ts'
import { facility } from '../../../src/domain/facilities.ts'
import type { KnownDocuments } from '../../../src/domain/known-documents.ts'
import { parseSearchRequest } from '../../../src/domain/search-request.ts'
import { Deadline } from '../../../src/services/deadline.ts'
import { createMeilisearch } from '../../../src/services/search/meilisearch.ts'

const QuerySchema = v.looseObject({ indexUid: v.optional(v.string()), q: v.string(), filter: v.optional(v.string()) })
type Query = v.InferOutput<typeof QuerySchema>
const BodySchema = v.union([v.object({ queries: v.array(QuerySchema) }), QuerySchema])
const housesIndex = 'lodgingOptions_duration-_lan-1'
const staysIndex = 'lodgingOptions_duration-7_lan-1'

interface EngineOptions {
  deadline?: Deadline
  knownHouses?: () => KnownDocuments
}

/** An engine that answers each search by `answer`, and writes down what it was sent, call by call. */
function engineThat(answer: (query: Query) => object, { deadline, knownHouses }: EngineOptions = {}) {
  const calls: Query[][] = []
  const engine = createMeilisearch(
    {
      name: 'search',
      url: 'http://search.example',
      key: 'key',
      fetch: async (pageUrl, init) => {
        const [, uid] = /\/indexes\/([^/]+)\//.exec(new URL(pageUrl).pathname) ?? []
        const body = v.parse(BodySchema, JSON.parse(String(init.body)))
        const queries = 'queries' in body ? (body.queries as Query[]) : [{ ...body, indexUid: uid }]
        calls.push(queries)
        const replies = queries.map((query) => ({ totalHits: 0, ...answer(query) }))
        return Response.json('queries' in body ? { results: replies } : replies[0])
      },
    },
    deadline ? { deadline } : {},
    knownHouses,
  )
  const search = (request: object, fields: readonly string[]) =>
    engine.search({ request: requestOf(request), fields }) as Promise<{ hits: unknown[] }>
  return { engine, calls, search }
}

const dates = ['2027-07-03']
const requestOf = (more: object) =>
  parseSearchRequest({
    ...{ kind: 'lodging', market: 1, parameters: { dates } },
    order: [{ property: 'price', direction: 'ASC' }],
    ...more,
  })
const stay = (lodgingId: number) => ({ id: `${lodgingId}-2027-07-03-7`, lodgingId, date: '2027-07-03' })
const house = (lodgingId: number) => ({
  lodgingId,
  title: `House ${lodgingId}`,
  meteredBySeason: { summer: [{ level: 1 }], winter: [{ level: 2 }] },
})

test('stays tell their own, and their houses the rest by one search of their ids', async () => {
  const { calls, search } = engineThat(({ indexUid }) => ({
    totalHits: 3,
    // The second house has lost its last free stay in between.
    hits: indexUid === housesIndex ? [house(3), house(1)] : [stay(3), stay(2), stay(1)],
  }))
  expect(await search({}, Object.keys(LodgingHitSchema.entries))).toMatchObject({
    totalHits: 3,
    hits: [3, 1].map((id) => ({ ...stay(id), title: `House ${id}`, metered: [{ level: 1 }] })),
  })
  const [[ofStays] = [], ofHouses, ...further] = calls
  expect(further).toEqual([])
  expect(ofStays?.indexUid).toBe(staysIndex)
  expect(Object.keys(StayHitSchema.entries)).toEqual(expect.arrayContaining(ofStays?.attributesToRetrieve as string[]))
  expect(ofHouses).toMatchObject([{ indexUid: housesIndex, filter: 'lodgingId IN [3, 2, 1]', hitsPerPage: 3 }])
  expect(ofHouses?.[0]?.attributesToRetrieve).toEqual(expect.arrayContaining(['title', 'images', 'meteredBySeason']))
})

test.each([
  ['of stays and their houses', { dates }, 2],
  ['of words, stays and their houses', { dates, text: 'klit', operator: 'OR' }, 3],
])('a slow engine has as much time for each step of a search %s', async (_, parameters, steps) => {
  let now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now)
  const deadline = new Deadline(1_200)
  const left: number[] = []
  const { calls, search } = engineThat(
    ({ indexUid, q }) => {
      left[calls.length - 1] ??= deadline.end - now
      now += 400
      return { hits: [q !== '' || indexUid === housesIndex ? house(1) : stay(1)] }
    },
    { deadline },
  )
  await search({ parameters, order: [] }, ['lodgingId', 'date', 'title'])
  clock.mockRestore()
  expect(left).toEqual(Array(steps).fill(1_200))
})

test('known houses are not asked for: what an isolate has read for one week serves the next', async () => {
  const documents = new Map<string, unknown>()
  const tags: string[] = []
  const knownHouses = () => ({
    get: (key: string) => documents.get(key),
    keep(key: string, document: unknown, ofHouse: readonly string[]) {
      documents.set(key, document)
      tags.push(...ofHouse)
    },
  })
  let found = [1, 2]
  const { calls, search } = engineThat(
    ({ indexUid, filter = '' }) => ({
      hits:
        indexUid === housesIndex ? [1, 2, 3].filter((id) => filter.includes(String(id))).map(house) : found.map(stay),
    }),
    { knownHouses },
  )
  const titlesOf = async (fields: string[]) =>
    (await search({}, fields)).hits.map((hit) => v.parse(v.object({ title: v.string() }), hit).title)
  const filters = () => calls.splice(0).flatMap((queries) => queries.map(({ filter }) => filter ?? ''))
  expect(await titlesOf(['title'])).toEqual(['House 1', 'House 2'])
  expect(filters()).toEqual([expect.any(String), 'lodgingId IN [1, 2]'])
  expect(tags).toEqual(['lodging:1', 'lodging:2'])
  found = [3, 2, 1]
  expect(await titlesOf(['title'])).toEqual(['House 3', 'House 2', 'House 1'])
  expect(filters()).toEqual([expect.any(String), 'lodgingId IN [3]'])
  expect(await titlesOf(['title'])).toEqual(['House 3', 'House 2', 'House 1'])
  expect(filters()).toHaveLength(1)
  expect(await titlesOf(['title', 'images'])).toEqual(['House 3', 'House 2', 'House 1'])
  expect(filters()).toEqual([expect.any(String), 'lodgingId IN [3, 2, 1]'])
})

test('a house found by itself tells everything with one call', async () => {
  const { calls, search } = engineThat(() => ({
    hits: [{ lodgingId: 3, date: '2027-01-08', metered: [{ level: 2 }] }],
  }))
  const { hits } = await search({ parameters: {} }, Object.keys(LodgingHitSchema.entries))
  expect(hits).toEqual([{ lodgingId: 3, date: '2027-01-08', metered: [{ level: 2 }] }])
  expect(calls).toHaveLength(1)
  expect(calls[0]?.[0]?.attributesToRetrieve).toContain('metered')
})

test('what stays tell themselves is one call, and nothing found asks for no houses', async () => {
  const { calls, search } = engineThat(() => ({ hits: [stay(1)] }))
  await search({}, ['lodgingId', 'date', 'totalPrice'])
  expect(calls).toHaveLength(1)
  const none = engineThat(() => ({ hits: [] }))
  expect((await none.search({}, ['lodgingId', 'title'])).hits).toEqual([])
  expect(none.calls).toHaveLength(1)
})

test('words are asked of the houses first, and the page comes in the order in which they have them', async () => {
  const best = [5, 2, 9, 7, 4]
  const { calls, search } = engineThat(({ indexUid, q, filter = '' }) => {
    if (q !== '') return { hits: best.map((lodgingId) => ({ lodgingId })) }
    const [, ids = ''] = /lodgingId IN \[([^\]]*)\]/.exec(filter) ?? []
    const named = ids.split(', ').map(Number)
    if (indexUid === housesIndex) return { hits: named.map(house) }
    const free = [2, 4, 5, 7].filter((id) => named.includes(id))
    return { hits: free.map(stay), totalHits: free.length }
  })
  const parameters = { dates, text: 'klit', operator: 'OR' }
  const reply = await search({ parameters, order: [], page: 1, resultsPerPage: 3 }, ['lodgingId', 'date', 'title'])
  expect(reply).toMatchObject({
    hits: [5, 2, 7].map((lodgingId) => ({ lodgingId, title: `House ${lodgingId}` })),
    ...{ totalHits: 4, totalPages: 2, page: 1, hitsPerPage: 3 },
  })
  expect(calls.map((queries) => queries.map(({ q, filter }) => [q, filter]))).toEqual([
    [['klit', undefined]],
    [['', 'lodgingId IN [5, 2, 9, 7, 4] AND (date = "2027-07-03")']],
    [
      ['', 'lodgingId IN [5, 2, 7] AND (date = "2027-07-03")'],
      ['', 'lodgingId IN [5, 2, 7]'],
    ],
  ])
  const second = await search({ parameters, order: [], page: 2, resultsPerPage: 3 }, ['lodgingId', 'title'])
  expect(second.hits).toMatchObject([{ lodgingId: 4 }])
})

test('what is sorted by comes before the words, and words that no house has find nothing', async () => {
  const { calls, search } = engineThat(() => ({ hits: [] }))
  await search({ parameters: { dates, text: 'klit' } }, ['lodgingId', 'title'])
  expect(calls.map(([query]) => [query?.filter, query?.sort])).toEqual([
    [undefined, undefined],
    ['lodgingId IN [] AND (date = "2027-07-03")', ['totalPrice:asc']],
  ])
})

test('stays around a position are those of the houses there; searches with the same words ask for them once', async () => {
  const { calls, engine, search } = engineThat(({ indexUid }) =>
    indexUid === housesIndex ? { hits: [{ lodgingId: 8 }] } : { hits: [stay(8)] },
  )
  const _geo = { lat: 55.5, lng: 8.25, radius: 500 }
  await search({ parameters: { dates, children: [{ _geo }] } }, ['lodgingId'])
  expect(calls.map(([query]) => query?.filter)).toEqual([
    '_geoRadius(55.5, 8.25, 500)',
    'date = "2027-07-03" AND (lodgingId IN [8])',
  ])
  calls.length = 0
  const counted = { request: requestOf({ parameters: { dates, text: 'hus' } }), fields: [] }
  await engine.countAll([counted, counted])
  expect(calls.map((queries) => queries.map(({ q }) => q))).toEqual([['hus'], ['', '']])
})

test('what is so of houses alone is asked of them first, level by level, and stays are found by their ids', async () => {
  const { calls, search } = engineThat(({ indexUid, filter }) =>
    indexUid === housesIndex ? { hits: [{ lodgingId: filter?.includes('name') ? 4 : 8 }] } : { hits: [stay(8)] },
  )
  const { toaster, sauna } = facility
  const facilities = { [toaster]: true, [sauna]: true }
  const alternatives = { operator: 'OR' as const, name: 'BL4444', meta: { viewCount: 7 }, persons: 6, facilities }
  const hasDescriptionDe = true
  await search({ parameters: { dates, hasDescriptionDe, createdTs: [], children: [alternatives] } }, ['lodgingId'])
  expect(calls.map((queries) => queries.map(({ indexUid, filter }) => [indexUid, filter]))).toEqual([
    [
      [housesIndex, 'hasDescriptionDe = true'],
      [housesIndex, 'name = "BL4444" OR facilities.51 = 1 OR meta.viewCount = 7'],
    ],
    [
      [
        staysIndex,
        'lodgingId IN [8] AND date = "2027-07-03" AND (lodgingId IN [4] OR persons = 6 OR facilities.70 = 1)',
      ],
    ],
  ])
  calls.length = 0
  await search({ parameters: { hasDescriptionDe } }, ['lodgingId'])
  expect(calls.map(([query]) => query?.filter)).toEqual(['hasDescriptionDe = true'])
})
