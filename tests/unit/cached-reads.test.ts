import { expect, test } from 'vitest'
import { createCache } from '../../src/cache/cache.ts'
import { createKvTier } from '../../src/cache/kv-tier.ts'
import { createMemoryTier } from '../../src/cache/memory-tier.ts'
import { createPurgeView } from '../../src/cache/purge-view.ts'
import { noPurges } from '../../src/cache/purges.ts'
import { cachedReads } from '../../src/cached-reads.ts'
import { blogQuery, commentsOf, commentsQuery } from '../../src/contracts/queries/blog.ts'
import { departmentQuery } from '../../src/contracts/queries/departments.ts'
import { formQuery } from '../../src/contracts/queries/forms.ts'
import { contestImagesQuery, contestsOf, contestsQuery } from '../../src/features/contest/queries.ts'
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

const locale = 'da-DK'

function readForm(content: ContentService, key: string) {
  return content.query(formQuery, { key, locale })
}

/** Every question to the content service whose key may come out of an address. */
const questions: Record<string, (content: ContentService, typed: string) => Promise<unknown>> = {
  form: readForm,
  department: (content, typed) => content.query(departmentQuery, { id: typed, locale }),
  blog: (content, typed) => content.queryLinked(blogQuery, { id: typed, locale }),
  comments: (content, typed) => content.query(commentsQuery, commentsOf('blog-amber', locale, typed.length)),
  contest: (content, typed) => content.query(contestsQuery, contestsOf.year(typed.length, locale)),
  'picture of a contest': (content, typed) =>
    content.query(contestImagesQuery, {
      locale,
      where: { contestId: 'contest', imageSlug: typed },
      limit: 50,
      skip: 0,
    }),
  'pictures of a contest': (content, typed) =>
    content.query(contestImagesQuery, { locale, where: { contestId: 'contest' }, limit: 10, skip: typed.length }),
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
    expect(await readForm(content, 'nothing')).toBeNull()
    await settle()
    state.now += 10_000
  }
  expect(state.requests).toBe(1)
  state.now += 3_600_000
  expect(await readForm(content, 'nothing')).toBeNull()
  expect(state.requests).toBe(2)
})

test('what is there is in KV for every node, and what is gone does not come back from there', async () => {
  const { state, puts, newNode, settle } = contentSite()
  const content = newNode()
  expect(await readForm(content, 'contact')).toMatchObject({ key: 'contact' })
  await settle()
  expect(puts).toHaveLength(1)
  expect(await readForm(newNode(), 'contact')).toMatchObject({ key: 'contact' })
  expect(state.requests).toBe(1)

  state.isThere = false
  state.now += 120_000
  await readForm(content, 'contact')
  await settle()
  expect(await readForm(content, 'contact')).toBeNull()
  expect(puts).toHaveLength(2)
  expect(puts[1]?.ttl).toBeLessThan(600)
  for (const wait of [0, 120, 3_600]) {
    state.now += wait * 1000
    expect(await readForm(newNode(), 'contact')).toBeNull()
    expect(await readForm(content, 'contact')).toBeNull()
    await settle()
  }
  expect(puts).toHaveLength(2)
})
