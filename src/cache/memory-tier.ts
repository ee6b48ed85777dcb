import { LRUCache } from 'lru-cache'
import type { Tier } from './cache.ts'
import type { Entry } from './entry.ts'

/** About as many bytes as an isolate keeps: a quarter of its 128 MB, as texts may take two each. */
const capacity = 16 * 1024 * 1024

/** This isolate's own memory. The least used goes when it is full. */
export function createMemoryTier(maxSize = capacity): Tier {
  const kept = new LRUCache<string, Entry>({ maxSize })
  return {
    name: 'memory',
    get: async (key) => kept.get(key),
    async put(key, entry) {
      kept.set(key, entry, { size: sizeOf(entry) })
    },
  }
}

/** Of plain data: its characters, and a few for every value and name. */
function sizeOf(data: unknown): number {
  if (typeof data === 'string') return data.length + 8
  if (typeof data !== 'object' || data === null) return 8
  let size = 16
  for (const value of Object.values(data)) size += 16 + sizeOf(value)
  return size
}
