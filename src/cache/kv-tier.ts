import type { Tier } from './cache.ts'

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
