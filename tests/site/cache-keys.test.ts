import { expect, test, vi } from 'vitest'
import { compileEditions } from '../../kv/compile.ts'
import { createRecordStore, putCompiled } from '../../kv/store.ts'
import { createApp } from '../../src/app.ts'
import { createDeps } from '../../src/deps.ts'
import type { Bindings } from '../../src/env.ts'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { seededEditions } from '../unit/kv/seeded-editions.ts'
import { noHouses, origins } from './site.ts'

function fakeKv(keys: string[]) {
  const texts = new Map<string, string>()
  const get = async (key: string, type?: 'json') => {
    const text = texts.get(key) ?? null
    return type === 'json' && text !== null ? JSON.parse(text) : text
  }
  const put = async (key: string, text: string) => {
    keys.push(key)
    texts.set(key, text)
  }
  return Object.assign(Object.create(null) as KVNamespace, { get, put })
}

/** The worker as it is deployed, over bindings that note by which keys they keep something. */
async function openWorker() {
  const keys: string[] = []
  const node = {
    match: async () => undefined,
    put: async (address: string) => void keys.push(decodeURIComponent(new URL(address).pathname.slice(1))),
  }
  vi.spyOn(caches, 'open').mockResolvedValue(node as unknown as Cache)
  const ROUTES = fakeKv([])
  const { records } = compileEditions(seededEditions())
  const made = { madeAt: Date.now() - 3_600_000, epoch: 0 }
  await createRecordStore(ROUTES).put(records, made)
  await putCompiled((...put) => ROUTES.put(...put), made)
  const log = { since: async () => ({ epoch: 0, floor: 0, tags: {} }) }
  const objects = { idFromName: () => 'id', get: () => log }
  const reply = (body: unknown) => Response.json(body)
  const BACKEND = {
    async fetch(address: string) {
      if (address.includes('/search/')) return reply({ ...noHouses, facetDistribution: {} })
      return reply({ data: { departmentCollection: { items: [] }, categoryCollection: { items: [] } } })
    },
  }
  const deps = createDeps({
    HOSTS_DA: new URL(origins.da).hostname,
    HOSTS_DE: new URL(origins.de).hostname,
    HOSTS_EN: new URL(origins.en).hostname,
    BRAND: 'Marehalm',
    CONTENT_URL: '',
    BROKER_URL: '',
    SEARCH_URL: '',
    BOOKING_URL: '',
    IMAGES_URL: '',
    SERVICE_KEY: 'key',
    COOKIE_DOMAIN: '',
    ROUTES,
    CACHE: fakeKv(keys),
    BACKEND,
    PURGES: objects,
    DRAFTS: objects,
    SEEN: objects,
  } as unknown as Bindings)
  const pending: Promise<unknown>[] = []
  const context = { waitUntil: (promise: Promise<unknown>) => void pending.push(promise), passThroughOnException() {} }
  return {
    keys,
    async visit(address: string) {
      const response = await createApp(deps).request(address, {}, {}, context as unknown as ExecutionContext)
      await response.text()
      while (pending.length > 0) await Promise.allSettled(pending.splice(0))
      return response.status
    },
  }
}

test('whatever is kept is kept by its contract’s version, its build and its edition', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { keys, visit } = await openWorker()
  for (const market of markets) {
    const own: string[] = []
    keys.length = 0
    expect(await visit(origins[market.key] + href.search(market))).toBe(200)
    // Results live for seconds: only the isolate keeps their pages.
    expect(await visit(`${origins[market.key]}/no-such-page/`)).toBe(404)
    own.push(...keys)
    expect(own.some((key) => key.includes(':search:'))).toBe(true)
    expect(own.some((key) => key.includes(':content:'))).toBe(true)
    expect(own.some((key) => key.includes(':page:'))).toBe(true)
    for (const key of own) {
      expect(key).toMatch(
        new RegExp(
          `^v\\d+:test:(?:${market.key}:\\w+:|routes:v\\d+:(?:route|menu|settings|path):${market.key}(?::|$))`,
        ),
      )
    }
  }
  quiet.mockRestore()
  vi.restoreAllMocks()
})
