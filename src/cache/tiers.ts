import { joinBytes } from '../domain/bytes.ts'
import type { Tier } from './cache.ts'
import type { Entry } from './entry.ts'

/** About as many bytes as an isolate keeps: a quarter of its 128 MB, as texts may take two each. */
const capacity = 16 * 1024 * 1024

/** This isolate's own memory. The least used goes when it is full. */
export function createMemoryTier(maxSize = capacity): Tier {
  /** Least used first. */
  const kept = new Map<string, { entry: Entry; size: number }>()
  let size = 0

  function take(key: string) {
    const found = kept.get(key)
    if (!found) return undefined
    kept.delete(key)
    size -= found.size
    return found
  }

  function keep(key: string, found: { entry: Entry; size: number }) {
    kept.set(key, found)
    size += found.size
  }

  function peek(key: string): Entry | undefined {
    const found = take(key)
    if (found) keep(key, found)
    return found?.entry
  }

  return {
    name: 'memory',
    get: async (key) => peek(key),
    peek,
    async put(key, entry) {
      take(key)
      const added = { entry, size: sizeOf(entry) }
      if (added.size > maxSize) return
      keep(key, added)
      for (const oldest of kept.keys()) {
        if (size <= maxSize) break
        take(oldest)
      }
    },
  }
}

/** Of plain data: its characters, and a few for every value and name. */
function sizeOf(data: unknown): number {
  if (typeof data === 'string') return data.length + 8
  if (typeof data !== 'object' || data === null) return 8
  if (data instanceof Uint8Array) return data.length + 16
  let size = 16
  for (const value of Object.values(data)) size += 16 + sizeOf(value)
  return size
}

/** Seconds: a write costs more than an answer that is good for a shorter time, such as that there is nothing. */
const minSeconds = 10 * 60

/** KV, which every node reads. It lags behind by up to a minute, misses too. Every entry has an expiration. */
export function createKvTier(kv: Pick<KVNamespace, 'get' | 'put'>): Tier {
  return {
    name: 'kv',
    minAge: minSeconds,
    get: (key) => kv.get(key, 'json'),
    put: (key, _entry, seconds, json) => kv.put(key, json(), { expirationTtl: Math.max(60, seconds) }),
  }
}

/** Keys are URLs there; this one is nobody's. */
const url = 'https://cache.invalid/'

/**
 * The Cache API of the node that answers. On a workers.dev host it never has anything: it works on a custom domain.
 * Entries go at the end of their max-age.
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

/** An entry whose value has bytes as its body: these stand behind a line of JSON of all else. Null for any other. */
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
  return { ...entry, value: { ...Object(entry.value), body: bytes.slice(end + 1) } }
}
