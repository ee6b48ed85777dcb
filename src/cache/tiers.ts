import { createBoundedMap, dataBytes } from '../domain/bounded-map.ts'
import { joinBytes } from '../domain/bytes.ts'
import { digestHex } from '../domain/digests.ts'
import type { Tier } from './cache.ts'
import type { Entry } from './entry.ts'

/** Bytes of an isolate's 128 MB that the cache may use: rendering needs more memory than the cache. */
const capacity = 12 * 1024 * 1024

/** This isolate's own memory. The least used goes when it is full. */
export function createMemoryTier(maxBytes = capacity): Tier {
  const entries = createBoundedMap<Entry>(maxBytes, dataBytes)
  return {
    name: 'memory',
    get: async (key) => entries.get(key),
    peek: entries.get,
    put: async (key, entry) => entries.set(key, entry),
  }
}

/** Seconds: an entry with a shorter life, such as a reply that there is nothing, is not worth the cost of a write. */
const minSeconds = 10 * 60

/** KV, shared by all nodes. A read, also a miss, may be up to a minute old. Every entry expires. */
export function createKvTier(kv: Pick<KVNamespace, 'get' | 'put'>): Tier {
  return {
    name: 'kv',
    minAge: minSeconds,
    get: async (key) => kv.get(await nameInKv(key), 'json'),
    put: async (key, _entry, seconds, json) =>
      kv.put(await nameInKv(key), json(), { expirationTtl: Math.max(60, seconds) }),
  }
}

/** KV's keys have 512 bytes at most, and one may name a hundred entries. */
async function nameInKv(key: string): Promise<string> {
  return new TextEncoder().encode(key).length > 512 ? digestHex(key) : key
}

/** The Cache API's keys are URLs; this host does not exist. */
const url = 'https://cache.invalid/'

/**
 * The Cache API of this node. On a workers.dev host it stores nothing: it needs a custom domain. Entries expire at
 * their max-age.
 */
export function createNodeTier(open: () => Promise<globalThis.Cache>): Tier {
  return {
    name: 'node',
    minAge: 10,
    async get(key) {
      const response = await (await open()).match(url + encodeURIComponent(key))
      if (response?.headers.get('content-type') !== typeWithBytes) return response?.json()
      return withBytes(new Uint8Array(await response.arrayBuffer()))
    },
    async put(key, entry, seconds, json) {
      const bytes = bytesOf(entry)
      const response = new Response(bytes ?? json(), {
        headers: {
          'content-type': bytes ? typeWithBytes : 'application/json',
          'cache-control': `max-age=${seconds}`,
        },
      })
      await (await open()).put(url + encodeURIComponent(key), response)
    },
  }
}

const typeWithBytes = 'application/octet-stream'
const newLine = 10

/** An entry whose value has bytes as its body, written as a line of JSON and these bytes. Null for other values. */
function bytesOf(entry: Entry): Uint8Array<ArrayBuffer> | null {
  const { value } = entry
  if (typeof value !== 'object' || value === null || !('body' in value) || !(value.body instanceof Uint8Array))
    return null
  const line = new TextEncoder().encode(`${JSON.stringify({ ...entry, value: { ...value, body: null } })}\n`)
  return joinBytes([line, value.body])
}

function withBytes(bytes: Uint8Array): unknown {
  const end = bytes.indexOf(newLine)
  const entry: Entry = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)))
  return { ...entry, value: { ...Object(entry.value), body: bytes.subarray(end + 1) } }
}
