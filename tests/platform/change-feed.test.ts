import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { PurgeLog } from '../../src/cache/purge-log.ts'
import { createPurgeView, everything, isPurged, withNewer } from '../../src/cache/purges.ts'
import type { FeedChanges, FeedEntry } from '../../src/contracts/purge.ts'

interface Backend {
  stamp: string
  /** In their order, the first has the number 1. */
  tags: string[]
  isDown: boolean
  /** The receiver of entries ends before it has stored them. */
  isKilled: boolean
  heard: FeedEntry[]
  /** How many tags each copy in KV has. */
  copies: number[]
  isKvDown: boolean
  now: number
}

/** A purge log over storage of its own, and a back end that tells it of changes; `reopen` is another life of the object. */
async function withLog(run: (open: (maxTags?: number) => PurgeLog, backend: Backend) => Promise<void>) {
  const works = { isDown: false, isKilled: false, isKvDown: false }
  const backend: Backend = { stamp: 'one', tags: [], ...works, heard: [], copies: [], now: 1_800_000_000_000 }
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => backend.now)
  const changesAfter = (query: URLSearchParams): FeedChanges => {
    const after = query.get('stamp') === backend.stamp ? Number(query.get('after')) : backend.tags.length
    // Two at a time.
    const tags = backend.tags.slice(after, after + 2)
    const entries = tags.flatMap((tag) =>
      tag.startsWith('entry:') ? [{ id: tag.slice(6), kind: 'entry' as const, contentType: 'page', version: 1 }] : [],
    )
    const number = after + tags.length
    return { stamp: backend.stamp, number, isMore: number < backend.tags.length, tags, entries }
  }
  const bindings = {
    CACHE: {
      async put(_: string, text: string) {
        if (backend.isKvDown) throw new Error('KV PUT failed: 429 Too Many Requests')
        backend.copies.push(Object.keys(JSON.parse(text).tags).length)
      },
      get: async () => null,
    } as unknown as KVNamespace,
    BACKEND: {
      async fetch(url: string) {
        if (backend.isDown) return new Response(null, { status: 503 })
        return Response.json({ data: changesAfter(new URL(url).searchParams), meta: {} })
      },
    } as unknown as Fetcher,
    CHANGES: {
      idFromName: () => '',
      get: () => ({
        async hear(entries: FeedEntry[]) {
          if (backend.isKilled) throw new Error('The object was reset')
          backend.heard.push(...entries)
        },
      }),
    } as unknown as DurableObjectNamespace,
  }
  const { DRAFTS } = env as unknown as { DRAFTS: DurableObjectNamespace }
  try {
    await runInDurableObject(DRAFTS.get(DRAFTS.newUniqueId()), (_, state) =>
      run((maxTags) => new PurgeLog(state, bindings, maxTags), backend),
    )
  } finally {
    clock.mockRestore()
  }
}

test('what the back end tells of is purged in its order, all of it, and nothing of before the first question', () =>
  withLog(async (open, backend) => {
    backend.tags = ['lodging:1']
    const log = open()
    const first = await log.since(0)
    expect(first.tags).toEqual({})
    expect(first.heard?.from).toBe(first.epoch)
    backend.tags.push('lodging:2', 'lodging:3', 'lodging:4', 'lodging:2')
    backend.now += 1_000
    const { tags, epoch } = await log.since(first.epoch)
    expect(Object.keys(tags).sort()).toEqual(['lodging:2', 'lodging:3', 'lodging:4'])
    expect(tags['lodging:2']).toBe(epoch)
  }))

test('a delivery that is killed half-way is made again by the next life of the log, entries included', () =>
  withLog(async (open, backend) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { epoch } = await open().since(0)
    backend.tags.push('lodging:7', 'entry:about')
    backend.isKilled = true
    backend.now += 1_000
    expect((await open().since(epoch)).tags).toEqual({})
    backend.isKilled = false
    const later = await open().since(epoch)
    expect(Object.keys(later.tags)).toEqual(['lodging:7', 'entry:about'])
    expect(backend.heard.map(({ id }) => id)).toEqual(['about'])
    expect((await open().since(later.epoch)).tags).toEqual({})
  }))

test('a log that is brought back from a backup purges all that was cached since, and is heard from then on', () =>
  withLog(async (open, backend) => {
    const log = open()
    await log.purge(['lodging:1'])
    const backup = await log.backUp()
    for (const tag of ['lodging:2', 'lodging:3', 'lodging:4']) await log.purge([tag])
    const view = createPurgeView({ since: (epoch) => log.since(epoch), backup: async () => null }, () => backend.now)
    const context = { waitUntil: () => {} }
    const cached = { epoch: (await view.current(context)).epoch, tags: ['lodging:5'] }
    expect(isPurged(cached, view.known())).toBe(false)

    for (const dump of [backup, { id: backup.id, tables: [], values: [], alarm: null }]) {
      await log.bringBack(dump)
      backend.now += 5_000
      const { epoch } = await view.current(context)
      expect(isPurged(cached, view.known())).toBe(true)
      await log.purge(['lodging:6'])
      backend.now += 5_000
      expect(isPurged({ epoch, tags: ['lodging:6'] }, await view.current(context))).toBe(true)
    }
  }))

test('under another stamp everything may have changed', () =>
  withLog(async (open, backend) => {
    const { epoch } = await open().since(0)
    backend.stamp = 'two'
    const { tags, heard } = await open().since(epoch)
    expect(Object.keys(tags)).toEqual([everything])
    expect(heard?.from).toBe(epoch + 1)
  }))

test('while the back end does not tell, an isolate knows of no more than it was told', () =>
  withLog(async (open, backend) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const log = open()
    const view = createPurgeView({ since: (epoch) => log.since(epoch), backup: async () => null }, () => backend.now)
    const context = { waitUntil: () => {} }
    await view.current(context)
    expect(view.notifiedFrom()).toBe(1)
    backend.isDown = true
    for (let second = 0; second < 5; second += 1) {
      backend.now += 1_000
      await view.current(context)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    expect(view.notifiedFrom()).toBeNull()
    // The site's own purges it hears of all the same.
    await log.purge(['lodging:9'])
    backend.now += 5_000
    expect((await view.current(context)).tags).toHaveProperty('lodging:9')
    backend.isDown = false
    backend.now += 5_000
    await view.current(context)
    expect(view.notifiedFrom()).toBe(1)
  }))

test('a change of every house leaves the log no longer than it may be, and what it forgot counts as purged', () =>
  withLog(async (open) => {
    const log = open(200)
    const before = await log.purge(['lodging:1'])
    const tagsOf = (part: number) => Array.from({ length: 5 }, (_, index) => `lodging:${part * 5 + index}`)
    for (let part = 0; part < 50; part += 1) await log.purge(tagsOf(part))
    const after = await log.since(0)
    const count = Object.keys(after.tags).length
    expect(count).toBeLessThanOrEqual(200)
    expect(count).toBeGreaterThanOrEqual(150)
    expect(isPurged({ epoch: before.epoch, tags: ['lodging:3'] }, after)).toBe(true)
    expect(isPurged({ epoch: after.epoch, tags: ['lodging:3'] }, after)).toBe(false)
    // The same houses again are no further tags.
    const again = async () => {
      for (let round = 0; round < 50; round += 1) await log.purge(tagsOf(49))
      return (await log.since(0)).floor
    }
    expect(await again()).toBe(await again())
  }))

test('an isolate forgets what the log has forgotten, and copies nothing where nothing was purged', () => {
  const known = { epoch: 3, floor: 0, tags: { 'lodging:1': 1, 'lodging:2': 2, 'lodging:3': 3 } }
  expect(withNewer(known, { epoch: 3, floor: 0, tags: {} }).tags).toBe(known.tags)
  const later = withNewer(known, { epoch: 5, floor: 2, tags: { 'lodging:4': 5 } })
  expect(later).toEqual({ epoch: 5, floor: 2, tags: { 'lodging:3': 3, 'lodging:4': 5 } })
})

test('many purges within seconds are one copy in KV, a later call copies the rest, and a KV that refuses fails none', () =>
  withLog(async (open, backend) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const log = open()
    for (let id = 1; id <= 30; id += 1) await log.purge([`lodging:${id}`])
    expect(backend.copies).toEqual([1])
    backend.now += 10_000
    await log.since(0)
    expect(backend.copies).toEqual([1, 30])
    backend.now += 10_000
    await log.since(0)
    expect(backend.copies).toHaveLength(2)

    backend.isKvDown = true
    expect((await log.purge(['lodging:31'])).tags).toHaveProperty('lodging:31')
    expect(error).toHaveBeenCalledOnce()
    backend.isKvDown = false
    // Another life of the log copies what its predecessor could not.
    await open().since(0)
    expect(backend.copies).toEqual([1, 30, 31])
  }))
