import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createCache } from '../../src/cache/cache.ts'
import { createPurgeView, noPurges } from '../../src/cache/purges.ts'
import { cachedReads } from '../../src/cached-reads.ts'
import { blogQuery, commentsOf, commentsQuery } from '../../src/contracts/queries/blog.ts'
import { departmentQuery } from '../../src/contracts/queries/departments.ts'
import { formQuery } from '../../src/contracts/queries/forms.ts'
import type { ContentService } from '../../src/services/content.ts'
import { ServiceError } from '../../src/services/service-error.ts'
import { contentSite, writtenAfter } from './content-site.ts'

const locale = 'da-DK'

function readForm(content: ContentService, key: string) {
  return content.query(formQuery, { key, locale })
}

/** Every question to the content service whose key may come out of a URL. */
const questions: Record<string, (content: ContentService, typed: string) => Promise<unknown>> = {
  form: readForm,
  department: (content, typed) => content.query(departmentQuery, { id: typed, locale }),
  blog: (content, typed) => content.queryLinked(blogQuery, { id: typed, locale }),
  comments: (content, typed) => content.query(commentsQuery, commentsOf('blog-amber', locale, typed.length)),
}

test.each(Object.entries(questions))(
  '%s: whatever is typed, what is not there is never written to KV',
  async (_, ask) => expect(await writtenAfter(ask)).toEqual([]),
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

test('a reply that is nested too deeply fails as a reply of its service', async () => {
  const { state, newNode } = contentSite()
  state.deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)
  await expect(readForm(newNode(), 'contact')).rejects.toBeInstanceOf(ServiceError)
})

test.each([true, false])(
  'a reply that breaks its contract says so, where the page is whole without it: %s',
  async (isWhole) => {
    const [logged, failures]: [unknown[], unknown[]] = [[], []]
    const purges = createPurgeView({ since: async () => noPurges, backup: async () => null }, Date.now)
    const cache = createCache({ prefix: 'test', purges, now: Date.now, log: () => {} })
    const log = (error: unknown) => logged.push(error)
    const failed = (failure: unknown) => void failures.push(failure)
    const reader = { market: 'da' as const, context: { waitUntil: () => {} }, failed }
    const read = cachedReads({ cache, near: [], shared: [], notifying: new Map(), log }, reader)
    const reading = {
      ...{ service: 'urgency', cacheKey: 'houses left', isShared: false, tags: () => [] },
      ...(isWhole && { isExtra: true as const }),
      schema: v.object({ left: v.number() }),
      cachePolicy: { maxAge: 4, staleWhileRevalidate: 0, staleIfError: 0 },
      fetchReply: async () => ({ left: 'many' }),
    }
    await expect(read(reading)).rejects.toBeInstanceOf(ServiceError)
    const failure = expect.objectContaining({ name: 'ServiceError', service: 'urgency' })
    expect([logged, failures]).toEqual(isWhole ? [[failure], []] : [[], [failure]])
  },
)
