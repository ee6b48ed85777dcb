import { vi } from 'vitest'
import { compileEditions } from '../../kv/compile.ts'
import { createRecordStore, putCompiled } from '../../kv/store.ts'
import { createApp } from '../../src/app.ts'
import { createDeps } from '../../src/deps.ts'
import { type Bindings, parseVariables } from '../../src/env.ts'
import { markets } from '../../src/markets/market.ts'
import { seededEditions } from '../unit/kv/seeded-editions.ts'
import { noHouses } from './houses.ts'
import { origins, siteVariables, unparsedTexts } from './site.ts'

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

type Search = (init: RequestInit) => Response | Promise<Response>

/**
 * The worker as it is deployed, over bindings that note by which keys they keep something.
 * @param search answers searches for houses
 */
export async function openWorker(search: Search = () => Response.json({ ...noHouses, facetDistribution: {} })) {
  const keys: string[] = []
  const node = {
    match: async () => undefined,
    put: async (url: string) => void keys.push(decodeURIComponent(new URL(url).pathname.slice(1))),
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
    async fetch(url: string, init: RequestInit) {
      // A page asks for the numbers at its choices too, and is whole without.
      if (/\/search\/multi-search\/?$/.test(new URL(url).pathname)) return new Response(null, { status: 503 })
      if (url.includes('/search/')) return search(init)
      return reply({ data: { departmentCollection: { items: [] }, categoryCollection: { items: [] } } })
    },
  }
  const env = {
    ...siteVariables,
    ...unparsedTexts,
    ...Object.fromEntries(markets.map(({ key }) => [`HOSTS_${key.toUpperCase()}`, new URL(origins[key]).hostname])),
    ROUTES,
    CACHE: fakeKv(keys),
    BACKEND,
    PURGES: objects,
    DRAFTS: objects,
    SEEN: objects,
  } as unknown as Bindings
  const deps = createDeps(env, parseVariables(env))
  const pending: Promise<unknown>[] = []
  const context = { waitUntil: (promise: Promise<unknown>) => void pending.push(promise), passThroughOnException() {} }
  const app = createApp(deps)
  const fetch = async (url: string, init: RequestInit = {}) =>
    app.request(new Request(url, init), undefined, {}, context as unknown as ExecutionContext)
  return {
    keys,
    fetch,
    /** Until everything behind the reply has ended. */
    async visit(url: string) {
      const response = await fetch(url)
      await response.text()
      while (pending.length > 0) await Promise.allSettled(pending.splice(0))
      return response.status
    },
  }
}
