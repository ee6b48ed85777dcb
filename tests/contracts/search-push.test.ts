import { execFile } from 'node:child_process'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { thisSite } from '../this-site.ts'
import { searchClient } from './services.ts'

const command = fileURLToPath(new URL('../../src/commands/search-push.ts', import.meta.url))
const pushed = ['lodgingOptions_duration-_lan-1', 'freetext_lan-7_locale-en', 'lodging_data_status_lan-1']

type Row = Record<string, unknown>
interface KeptIndex {
  settings: Row
  documents: Map<string, Row>
}

/** What Meilisearch asks of a document, and of settings. */
const DocumentsSchema = v.array(
  v.looseObject({
    id: v.pipe(v.string(), v.regex(/^[a-zA-Z0-9_-]{1,511}$/)),
    _geo: v.optional(v.object({ lat: v.number(), lng: v.number() })),
  }),
)
const Names = v.array(v.string())
const SettingsSchema = v.strictObject({
  displayedAttributes: Names,
  searchableAttributes: Names,
  filterableAttributes: Names,
  sortableAttributes: Names,
  rankingRules: v.array(
    v.pipe(v.string(), v.regex(/^(words|typo|proximity|attributeRank|sort|exactness|\w+:(asc|desc))$/)),
  ),
  stopWords: Names,
  synonyms: v.record(v.string(), Names),
  distinctAttribute: v.nullable(v.string()),
  typoTolerance: v.strictObject({
    enabled: v.boolean(),
    minWordSizeForTypos: v.strictObject({ oneTypo: v.number(), twoTypos: v.number() }),
    disableOnWords: Names,
    disableOnAttributes: Names,
    disableOnNumbers: v.boolean(),
  }),
  faceting: v.strictObject({
    maxValuesPerFacet: v.number(),
    sortFacetValuesBy: v.record(v.string(), v.picklist(['alpha', 'count'])),
  }),
  pagination: v.strictObject({ maxTotalHits: v.number() }),
  searchCutoffMs: v.number(),
  facetSearch: v.boolean(),
  prefixSearch: v.picklist(['indexingTime', 'disabled']),
})
const SwapsSchema = v.array(v.strictObject({ indexes: v.tuple([v.string(), v.string()]), rename: v.literal(false) }))

/** As much of a Meilisearch as a push talks to, over HTTP: it keeps what comes, and writes down every call. */
async function startMeilisearch(key: string, refusedDocument?: string) {
  const indexes = new Map<string, KeptIndex>()
  const calls: string[] = []
  const failures = new Map<number, string>()

  function answer(method: string, path: string, body: unknown): { status: number; body: unknown } {
    const [, first = '', name = '', last] = path.split('/')
    if (method === 'GET' && first === 'tasks') {
      const message = failures.get(Number(name))
      const error = message === undefined ? null : { message, code: 'invalid_document_fields' }
      return { status: 200, body: { uid: Number(name), status: error ? 'failed' : 'succeeded', error } }
    }
    if (method === 'GET' && first === 'indexes') {
      return { status: 200, body: { results: [...indexes.keys()].map((uid) => ({ uid })), total: indexes.size } }
    }
    calls.push(`${method} ${path}`)
    const error = write(method, first, name, last, body)
    if (error !== undefined) failures.set(calls.length, error)
    const enqueuedAt = new Date().toISOString()
    return { status: 202, body: { taskUid: calls.length, indexUid: name, status: 'enqueued', type: 'any', enqueuedAt } }
  }

  /** Why the task fails, if it does. */
  function write(method: string, first: string, name: string, last: string | undefined, body: unknown) {
    if (first === 'swap-indexes') {
      for (const { indexes: pair } of v.parse(SwapsSchema, body)) {
        const [left, right] = pair.map((uid) => indexes.get(uid))
        if (!left || !right) return `Index not found: ${pair}`
        indexes.set(pair[0], right).set(pair[1], left)
      }
    } else if (method === 'DELETE') {
      if (!indexes.delete(name)) return `Index \`${name}\` not found.`
    } else if (name === '') {
      const { uid } = v.parse(v.strictObject({ uid: v.string(), primaryKey: v.literal('id') }), body)
      if (indexes.has(uid)) return `Index \`${uid}\` already exists.`
      indexes.set(uid, { settings: {}, documents: new Map() })
    } else {
      const index = indexes.get(name)
      if (!index) return `Index \`${name}\` not found.`
      if (last === 'settings') index.settings = v.parse(SettingsSchema, body)
      else {
        const documents = v.parse(DocumentsSchema, body)
        if (documents.some(({ id }) => id === refusedDocument)) return 'Bad document.'
        for (const document of documents) index.documents.set(document.id, document)
      }
    }
    return undefined
  }

  const server = createServer(async (request, response) => {
    const json = await readJson(request)
    const { pathname } = new URL(request.url ?? '/', 'http://meilisearch')
    const isKnown = request.headers.authorization === `Bearer ${key}`
    const { status, body } = isKnown
      ? answer(request.method ?? 'GET', pathname, json)
      : { status: 403, body: { message: 'The provided API key is invalid.', code: 'invalid_api_key', type: 'auth' } }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, indexes, calls, stop: () => server.close() }
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  return text === '' ? undefined : JSON.parse(text)
}

function push(url: string, key: string) {
  const names = pushed.flatMap((uid) => ['--index', uid])
  const args = [command, '--url', url, '--key', key, '--persist-to', thisSite().statePath, ...names]
  return promisify(execFile)(process.execPath, args)
}

test('the command puts documents and settings into a Meilisearch, whose indexes change places in one task', async () => {
  const meilisearch = await startMeilisearch('master')
  try {
    const { stdout } = await push(meilisearch.url, 'master')
    expect(stdout).toContain(`${pushed.length} indexes changed places`)
    await push(meilisearch.url, 'master')
    expect([...meilisearch.indexes.keys()].toSorted()).toEqual(pushed.toSorted())
    expect(meilisearch.calls.filter((call) => call === 'POST /swap-indexes')).toHaveLength(2)
    for (const uid of pushed) {
      // What answers is never written to.
      expect(meilisearch.calls.filter((call) => call.includes(`/indexes/${uid}/`))).toEqual([])
      const kept = meilisearch.indexes.get(uid)
      const index = searchClient().index(uid)
      expect(kept?.settings).toEqual(await index.getSettings())
      const { hits } = await index.search('', { page: 1, hitsPerPage: 5000, attributesToRetrieve: ['*'] })
      expect(kept?.documents.size).toBe(hits.length)
      for (const hit of hits) expect(kept?.documents.get(String(hit.id))).toEqual(hit)
    }
  } finally {
    meilisearch.stop()
  }
})

test('a push that is refused ends as a failure and leaves what answers as it was', async () => {
  const meilisearch = await startMeilisearch('master', '1003')
  try {
    await expect(push(meilisearch.url, 'guess')).rejects.toThrow('The provided API key is invalid.')
    expect(meilisearch.calls).toEqual([])
    meilisearch.indexes.set('lodgingOptions_duration-_lan-1', { settings: { kept: true }, documents: new Map() })
    await expect(push(meilisearch.url, 'master')).rejects.toThrow('Bad document.')
    expect(meilisearch.indexes.get('lodgingOptions_duration-_lan-1')?.settings).toEqual({ kept: true })
    expect(meilisearch.calls).not.toContain('POST /swap-indexes')
  } finally {
    meilisearch.stop()
  }
})
