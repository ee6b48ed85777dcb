import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual, promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLocalData } from '../../src/commands/open-runtime.ts'
import { RecorderEngine } from '../recorder-engine.ts'
import { copyState } from '../running-site.ts'
import { thisSite } from '../this-site.ts'
import { searchClient } from './services.ts'

const command = fileURLToPath(new URL('../../src/commands/search-push.ts', import.meta.url))
const key = 'a key that pushes'
const indexes = [
  'lodgingOptions_duration-_lan-1',
  'lodgingOptions_duration-21_lan-2',
  'freetext_lan-7_locale-en',
  'lodging_data_status_lan-1',
]
const named = indexes.flatMap((uid) => ['--index', uid])

/** A copy of the site's own, with what others have booked: a push writes down from where on changes are kept. */
let statePath: string
let local: Awaited<ReturnType<typeof startEngine>>
let changesBeforePush: PromiseSettledResult<unknown>
/** What the push from the local database has put into its engine, and what it said. */
let pushed: RecorderEngine['indexes']
let said: string

beforeAll(async () => {
  statePath = await copyState(thisSite().statePath, 'push')
  local = await startEngine()
  ;[changesBeforePush] = await Promise.allSettled([push(local.url, '--changes')])
  said = (await push(local.url, ...named)).stdout
  pushed = structuredClone(local.engine.indexes)
})
afterAll(async () => {
  local.stop()
  await rm(statePath, { recursive: true, force: true })
})

/** A recorder over HTTP. */
async function startEngine() {
  const engine = new RecorderEngine(key)
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request
    const { status, body } = engine.answer({
      ...{ method, url: new URL(url, 'http://engine'), text: await readText(request) },
      contentType: headers['content-type'] ?? null,
      authorization: headers.authorization ?? null,
    })
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  // Node closes a connection after five idle seconds; a command that makes documents on a busy machine sees it too late.
  server.keepAliveTimeout = 600_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { engine, url: `http://127.0.0.1:${port}`, stop: () => server.close().closeAllConnections() }
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  return text
}

function push(url: string, ...options: string[]) {
  return run('--url', url, '--key', key, '--persist-to', statePath, ...options)
}

function run(...options: string[]) {
  return promisify(execFile)(process.execPath, [command, ...options])
}

test('the command puts documents and settings into a Meilisearch, each index as the search has it', async () => {
  expect(said).toMatch(/^The engine lacked 0 documents, had 0 otherwise and 0 too many\n0 wait$/m)
  expect([...pushed.keys()].toSorted()).toEqual(indexes.toSorted())
  for (const uid of indexes.filter((each) => !each.includes('duration-21'))) {
    const index = searchClient().index(uid)
    expect(pushed.get(uid)?.settings).toEqual(await index.getSettings())
    const { hits } = await index.search('', { page: 1, hitsPerPage: 5000, attributesToRetrieve: ['*'] })
    const documents = pushed.get(uid)?.documents
    expect(documents?.size).toBe(hits.length)
    for (const hit of hits) expect(documents?.get(String(hit.id))).toMatchObject(hit)
  }
})

test('then it sends what has changed, and a push that is refused leaves what answers as it was', async () => {
  expect(changesBeforePush).toMatchObject({ reason: { stderr: expect.stringContaining('was not pushed to') } })
  const { env, dispose } = await openLocalData(statePath)
  await env.DB.prepare("UPDATE lodging_text SET title = 'Et nyt navn' WHERE lodging_id = 1003 AND lan = 1").run()
  await dispose()
  const { engine, url } = local
  expect((await push(url, '--changes')).stdout).toContain('1 changes are sent; 0 wait')
  expect(engine.documents('lodgingOptions_duration-_lan-1').get('1003')).toMatchObject({ title: 'Et nyt navn' })

  const before = new Map(engine.indexes)
  engine.refused = '1003'
  engine.calls.length = 0
  await expect(push(url, ...named)).rejects.toThrow('Bad document.')
  for (const uid of indexes) {
    expect(engine.indexes.get(uid)).toBe(before.get(uid))
    // An index in use is never written to.
    expect(engine.calls.filter((call) => call.includes(`/indexes/${uid}/`))).toEqual([])
  }
  expect(engine.calls).not.toContain('POST /swap-indexes')
})

test('documents made from a running back end are those of its own database, each in every field', async () => {
  const remote = await startEngine()
  try {
    const backend = `http://127.0.0.1:${thisSite().backendPort}`
    await run('--url', remote.url, '--key', key, '--backend', backend, ...named)
    for (const [uid, { documents, settings }] of pushed) {
      expect(documents.size).toBeGreaterThan(0)
      expect(remote.engine.documents(uid).size).toBe(documents.size)
      for (const [id, document] of documents) {
        const other = remote.engine.documents(uid).get(id)
        // Tens of thousands: what is equal is found so in a tenth of the time.
        if (!isDeepStrictEqual(other, document)) expect(other).toStrictEqual(document)
      }
      expect(remote.engine.indexes.get(uid)?.settings).toStrictEqual(settings)
    }
  } finally {
    remote.stop()
  }
})

test('a back end that refuses the key, or a broker without houses, ends the command with a sentence', async () => {
  const { engine, url, stop } = await startEngine()
  try {
    const backend = `http://127.0.0.1:${thisSite().backendPort}`
    const refused = promisify(execFile)(process.execPath, [command, '--url', url, '--key', key, '--backend', backend], {
      env: { ...process.env, SERVICE_KEY: 'another-key' },
    })
    await expect(refused).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^.*broker.*\n$/) })
    // As one answers whose own database is empty.
    const empty = createServer((_, response) => response.end('{"data":{"rows":[]}}')).listen(0, '127.0.0.1')
    await once(empty, 'listening')
    const BROKER_URL = `http://127.0.0.1:${(empty.address() as AddressInfo).port}`
    const ofNone = promisify(execFile)(process.execPath, [command, '--url', url, '--key', key, '--backend', backend], {
      env: { ...process.env, BROKER_URL },
    })
    await expect(ofNone).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('lists no house') })
    empty.close()
    expect(engine.calls).toEqual([])
    const changes = run('--url', url, '--key', key, '--backend', backend, '--changes')
    await expect(changes).rejects.toMatchObject({ code: 2 })
  } finally {
    stop()
  }
})
