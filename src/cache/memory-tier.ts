import { LRUCache } from 'lru-cache'
import type { Tier } from './cache.ts'
import type { Entry } from './entry.ts'

/** Characters of JSON that an isolate keeps: about a quarter of its 128 MB. */
const capacity = 16 * 1024 * 1024

/** This isolate's own memory. The least used goes when it is full. */
export function createMemoryTier(maxSize = capacity): Tier {
  const kept = new LRUCache<string, Entry>({ maxSize })
  return {
    name: 'memory',
    get: async (key) => kept.get(key),
    async put(key, entry, _seconds, json) {
      kept.set(key, entry, { size: json.length })
    },
  }
}
