import type { Tier } from './cache.ts'

/** Keys are addresses there; this one is nobody's. */
const address = 'https://cache.invalid/'

/**
 * The Cache API of the node that answers. On a workers.dev host it never has anything: it works on a custom domain.
 * Entries go at the end of their max-age.
 */
export function createNodeTier(open: () => Promise<globalThis.Cache>): Tier {
  return {
    name: 'node',
    minAge: 10,
    async get(key) {
      const response = await (await open()).match(address + encodeURIComponent(key))
      return response?.json()
    },
    async put(key, _entry, seconds, json) {
      const response = new Response(json(), {
        headers: { 'content-type': 'application/json', 'cache-control': `max-age=${seconds}` },
      })
      await (await open()).put(address + encodeURIComponent(key), response)
    },
  }
}
