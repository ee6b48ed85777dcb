import { createCache } from '../../src/cache/cache.ts'
import { createPurgeView, noPurges } from '../../src/cache/purges.ts'
import { createKvTier, createMemoryTier } from '../../src/cache/tiers.ts'
import { cachedReads } from '../../src/cached-reads.ts'
import { type ContentService, createContentService } from '../../src/services/content.ts'

/** A site's reads of a content service that knows one form until it is taken away, with a clock that the test moves. */
export function contentSite() {
  const state = { now: 1_800_000_000_000, isThere: true, requests: 0, deep: null as unknown }
  const kv = new Map<string, { text: string; until: number }>()
  const puts: { key: string; ttl: number }[] = []
  const store = {
    get: async (key: string) => {
      const found = kv.get(key)
      return found && found.until > state.now ? JSON.parse(found.text) : null
    },
    put: async (key: string, text: string, { expirationTtl = 0 } = {}) => {
      puts.push({ key, ttl: expirationTtl })
      kv.set(key, { text, until: state.now + expirationTtl * 1000 })
    },
  }
  const purges = createPurgeView({ since: async () => noPurges, backup: async () => null }, () => state.now)
  const pending: Promise<unknown>[] = []
  const context = { waitUntil: (promise: Promise<unknown>) => void pending.push(promise) }

  /** As another node has it: only KV is the same. */
  function newNode() {
    const near = [createMemoryTier()]
    const cache = createCache({ prefix: 'test', purges, now: () => state.now, log: () => {} })
    const shared = [...near, createKvTier(store as unknown as KVNamespace)]
    const reader = { market: 'da' as const, context, seen: () => {}, failed: () => {} }
    const content = createContentService(
      async ({ variables }) => {
        state.requests += 1
        const items = variables.key === 'contact' && state.isThere ? [contactForm] : []
        const none = { items: [], total: 0 }
        return {
          deep: state.deep,
          ...{ formCollection: { items }, commentCollection: none, blog: null, department: null },
          ...{ photoContestCollection: none, photoContestImageCollection: none, photoContestImage: null },
        }
      },
      cachedReads({ cache, near, shared, notifying: new Map(), log: () => {} }, reader),
    )
    return content
  }
  async function settle() {
    while (pending.length > 0) await Promise.allSettled(pending.splice(0))
  }
  return { state, puts, newNode, settle }
}

const contactForm = {
  sys: { id: 'form-contact', publishedVersion: 1 },
  key: 'contact',
  title: 'Skriv til os',
  fields: [{ name: 'message', type: 'textarea', label: 'Besked' }],
}

/** What KV was written while what nobody has was requested, in twenty ways: fresh, stale and expired. */
export async function writtenAfter(ask: (content: ContentService, typed: string) => Promise<unknown>) {
  const { state, puts, newNode, settle } = contentSite()
  const content = newNode()
  const typed = Array.from({ length: 20 }, (_, index) => 'x'.repeat(index + 1))
  for (const wait of [0, 1, 61, 200, 400, 90_000]) {
    state.now += wait * 1000
    for (const each of typed) await ask(content, each)
    await settle()
  }
  return puts
}
