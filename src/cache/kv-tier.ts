import type { Tier } from './cache.ts'

/** KV, which every node reads. It lags behind by up to a minute, misses too. Every entry has an expiration. */
export function createKvTier(kv: Pick<KVNamespace, 'get' | 'put'>): Tier {
  return {
    name: 'kv',
    get: (key) => kv.get(key, 'json'),
    put: (key, entry, seconds) => kv.put(key, JSON.stringify(entry), { expirationTtl: Math.max(60, seconds) }),
  }
}
