import { expect, test } from 'vitest'
import { createCache } from '../../src/cache/cache.ts'
import { createKvTier } from '../../src/cache/kv-tier.ts'
import { createMemoryTier } from '../../src/cache/memory-tier.ts'
import { createPurgeView } from '../../src/cache/purge-view.ts'
import { noPurges } from '../../src/cache/purges.ts'
import { cachedReads } from '../../src/cached-reads.ts'
import { type ContentService, createContentService } from '../../src/services/content.ts'

/** A site's reads of a content service that knows one form until it is taken away, with a clock that the test moves. */
function contentSite() {
  const state = { now: 1_800_000_000_000, isThere: true, requests: 0 }
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
          ...{ formCollection: { items }, commentCollection: none, photoContestCollection: none },
          ...{ photoContestImageCollection: none, blog: null, department: null, photoContestImage: null },
        }
      },
      cachedReads({ cache, near, shared, log: () => {} }, reader),
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

/** Every question to the content service whose key may come out of an address. */
const questions: Record<string, (content: ContentService, typed: string) => Promise<unknown>> = {
  form: (content, typed) => content.form(typed, 'da-DK'),
  department: (content, typed) => content.department(typed, 'da-DK'),
  blog: (content, typed) => content.blog(typed, 'da-DK'),
  comments: (content, typed) => content.comments('blog-amber', 'da-DK', typed.length),
  contest: (content, typed) => content.contestOf(typed.length, 'da-DK'),
  'picture of a contest': (content, typed) => content.contestImagesOf('contest', typed, 'da-DK'),
  'pictures of a contest': (content, typed) =>
    content.contestImages('contest', 'da-DK', { limit: 10, skip: typed.length }),
}

test.each(Object.entries(questions))(
  '%s: whatever is typed, what is not there is never written to KV',
  async (_, ask) => {
    const { state, puts, newNode, settle } = contentSite()
    const content = newNode()
    const typed = Array.from({ length: 20 }, (__, index) => 'x'.repeat(index + 1))
    // Fresh, stale and expired.
    for (const wait of [0, 1, 61, 200, 400, 90_000]) {
      state.now += wait * 1000
      for (const each of typed) await ask(content, each)
      await settle()
    }
    expect(puts).toEqual([])
  },
)

test('what is not there is remembered for a minute', async () => {
  const { state, newNode, settle } = contentSite()
  const content = newNode()
  for (let count = 0; count < 5; count += 1) {
    expect(await content.form('nothing', 'da-DK')).toBeNull()
    await settle()
    state.now += 10_000
  }
  expect(state.requests).toBe(1)
  state.now += 3_600_000
  expect(await content.form('nothing', 'da-DK')).toBeNull()
  expect(state.requests).toBe(2)
})

test('what is there is in KV for every node, and what is gone does not come back from there', async () => {
  const { state, puts, newNode, settle } = contentSite()
  const content = newNode()
  expect(await content.form('contact', 'da-DK')).toMatchObject({ key: 'contact' })
  await settle()
  expect(puts).toHaveLength(1)
  expect(await newNode().form('contact', 'da-DK')).toMatchObject({ key: 'contact' })
  expect(state.requests).toBe(1)

  state.isThere = false
  state.now += 120_000
  await content.form('contact', 'da-DK')
  await settle()
  expect(await content.form('contact', 'da-DK')).toBeNull()
  expect(puts).toHaveLength(2)
  expect(puts[1]?.ttl).toBeLessThan(600)
  for (const wait of [0, 120, 3_600]) {
    state.now += wait * 1000
    expect(await newNode().form('contact', 'da-DK')).toBeNull()
    expect(await content.form('contact', 'da-DK')).toBeNull()
    await settle()
  }
  expect(puts).toHaveLength(2)
})
