import { env } from 'cloudflare:workers'
import { Meilisearch } from 'meilisearch'
import { beforeAll, expect, test } from 'vitest'
import type { SearchDocument } from '../../../src/backend/search/indexes/search-index.ts'
import { documentsOf, pushIndexes } from '../../../src/backend/search/push-indexes.ts'
import { indexNames } from '../../../src/backend/search/run/stats.ts'
import { ask } from './ask.ts'
import { fill, makeHouses, makeStays } from './fixture.ts'

const houses = makeHouses(30)
const uid = 'lodgingOptions_duration-7_lan-1'

beforeAll(() => fill(env.DB, houses, makeStays(houses, 12)))

/** As much of a Meilisearch as a push needs: indexes in memory, tasks that are done at once, in the order asked. */
function createFakeServer(refusedDocument?: string) {
  const indexes = new Map<string, { settings: unknown; documents: Map<unknown, Record<string, unknown>> }>()
  const log: string[] = []
  const failed = new Set<number>()

  function answer(method: string, path: string, body: unknown): unknown {
    const [, first, name = '', last] = path.split('/')
    if (method === 'GET' && first === 'tasks') {
      const isFailed = failed.has(Number(name))
      return {
        uid: Number(name),
        status: isFailed ? 'failed' : 'succeeded',
        error: isFailed ? { message: 'Bad document.' } : null,
      }
    }
    if (method === 'GET') return { results: [...indexes.keys()].map((one) => ({ uid: one })), total: indexes.size }
    log.push(`${method} ${path}`)
    const index = indexes.get(name)
    if (method === 'DELETE') indexes.delete(name)
    else if (first === 'swap-indexes') swap(body as { indexes: [string, string] }[])
    else if (last === 'settings' && index) index.settings = body
    else if (last === 'documents' && index) add(index, body as Record<string, unknown>[])
    else indexes.set((body as { uid: string }).uid, { settings: undefined, documents: new Map() })
    return {
      taskUid: log.length,
      status: 'enqueued',
      indexUid: name,
      type: 'indexCreation',
      enqueuedAt: '2026-01-01T00:00:00Z',
    }
  }
  function add(
    index: { documents: Map<unknown, Record<string, unknown>> },
    documents: Record<string, unknown>[],
  ): void {
    for (const document of documents) index.documents.set(document.id, document)
    if (documents.some(({ id }) => id === refusedDocument)) failed.add(log.length)
  }
  function swap(pairs: { indexes: [string, string] }[]): void {
    for (const {
      indexes: [left, right],
    } of pairs) {
      const [a, b] = [indexes.get(left), indexes.get(right)]
      if (!a || !b) throw new Error(`There is no ${left} or ${right}`)
      indexes.set(left, b).set(right, a)
    }
  }
  const client = new Meilisearch({
    host: 'http://real.test',
    apiKey: 'k',
    httpClient: async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      return answer(init?.method ?? 'GET', pathname, typeof init?.body === 'string' ? JSON.parse(init.body) : undefined)
    },
  })
  return { client, indexes, log }
}

test('documents are those that a search finds, each once', async () => {
  for (const name of await indexNames(env.DB)) {
    const documents: SearchDocument[] = []
    for await (const document of documentsOf(env.DB, name)) documents.push(document)
    const { body } = await ask(name, { hitsPerPage: 100_000, attributesToRetrieve: ['*'] })
    expect(documents.length, name).toBe(body.totalHits)
    const byId = (a: { id?: unknown }, b: { id?: unknown }) => (String(a.id) < String(b.id) ? -1 : 1)
    expect(documents.toSorted(byId), name).toEqual(body.hits.toSorted(byId))
  }
})

test('indexes are built aside, change places in one task, and the old ones go', async () => {
  const { client, indexes, log } = createFakeServer()
  const uids = [uid, 'freetext_lan-1_locale-da-DK']
  await pushIndexes(env.DB, client, uids, () => {})
  await pushIndexes(env.DB, client, uids, () => {})
  expect([...indexes.keys()].toSorted()).toEqual(uids.toSorted())
  expect(log.filter((line) => line === 'POST /swap-indexes')).toHaveLength(2)
  expect(log.filter((line) => line.startsWith(`POST /indexes/${uid}/`))).toEqual([])
  const { body } = await ask(uid, { hitsPerPage: 0 })
  expect(body.totalHits).toBeGreaterThan(500)
  expect(indexes.get(uid)?.documents.size).toBe(body.totalHits)
  expect(indexes.get(uid)?.settings).toMatchObject({ pagination: { maxTotalHits: 200_000 } })
})

test('a refused batch leaves what answers as it was', async () => {
  const { client, indexes } = createFakeServer('3')
  indexes.set('lodgingOptions_duration-_lan-1', { settings: 'old', documents: new Map() })
  await expect(pushIndexes(env.DB, client, ['lodgingOptions_duration-_lan-1'], () => {})).rejects.toThrow(
    'Bad document.',
  )
  expect(indexes.get('lodgingOptions_duration-_lan-1')?.settings).toBe('old')
})
