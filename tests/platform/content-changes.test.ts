import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import type { CompiledRoute } from '../../src/contracts/route.ts'
import type { ContentChange } from '../../src/features/content-changes/content-change.ts'
import { ContentChanges } from '../../src/features/content-changes/content-changes.ts'
import type { Site } from '../../src/site.ts'
import { publishedOf } from '../site/content-replies.ts'
import { openSite } from '../site/site.ts'

const idsOf = (count: number) => Array.from({ length: count }, (_, index) => `page-${index}`)

function changeOf(id: string, version = 1): ContentChange {
  const awaited = { is: 'version', version } as const
  return { id, kind: 'entry', contentType: 'page', awaited, toldAt: Date.now(), origin: 'http://localhost' }
}

/** An entry's page in Danish alone. */
function routeOf(id: string): CompiledRoute {
  return {
    kind: 'entry',
    entry: { id, type: 'page', template: 'content', layout: 'page', version: 1 },
    path: `/${id}/`,
    title: id,
    description: '',
    routes: { da: `/${id}/` },
    parents: [],
    redirect: null,
  }
}

/** The object over storage of its own; `open` is another life of it, whose pages `visit` answers. */
async function withChanges(
  run: (world: {
    open(visit?: (path: string) => Promise<void>): ContentChanges
    /** Rings as long as changes are due. */
    settle(object: ContentChanges): Promise<void>
    changesLeft(): number
    site: ReturnType<typeof openSite>
    published: Map<string, { version: number; publishedAt: string | null }>
    compiled: string[][]
    purged: string[][]
    questions: string[]
  }) => Promise<void>,
) {
  const published = new Map<string, { version: number; publishedAt: string | null }>()
  const [compiled, purged, questions]: [string[][], string[][], string[]] = [[], [], []]
  const site = openSite({
    content: {
      async ContentPublished_entry({ ids }) {
        questions.push('published')
        return new Map([...published].filter(([id]) => ids.includes(id)))
      },
      async ContentLinking_page() {
        questions.push('linking')
        return []
      },
    },
  })
  const { backgroundRecords, purge } = site.deps
  site.deps.backgroundRecords = (context) => ({
    ...backgroundRecords(context),
    async compileEntries(ids) {
      compiled.push([...ids])
      return { routes: ids.map(routeOf), keep: async () => {} }
    },
  })
  site.deps.purge = async (tags) => {
    purged.push([...tags])
    return purge(tags)
  }
  const { DRAFTS } = env as unknown as { DRAFTS: DurableObjectNamespace }
  await runInDurableObject(DRAFTS.get(DRAFTS.newUniqueId()), async (_, state) => {
    // The alarm is another object's: it is rung by hand.
    vi.spyOn(state.storage, 'setAlarm').mockImplementation(async () => {})
    const changesLeft = () => state.storage.sql.exec('SELECT * FROM change').toArray().length
    await run({
      site,
      published,
      compiled,
      purged,
      questions,
      changesLeft,
      open(visit = async () => {}) {
        const app = {
          async request(url: string) {
            await visit(new URL(url).pathname)
            return new Response('page')
          },
        }
        return new ContentChanges(state, {} as never, () => ({ deps: site.deps, app }) as unknown as Site)
      },
      async settle(object) {
        while (changesLeft() > 0) await object.alarm()
      },
    })
  })
}

test('hundreds of changes are settled together in the order in which they were told: few questions, compilations and purges', () =>
  withChanges(async ({ open, settle, site, published, compiled, purged, questions }) => {
    const ids = idsOf(200)
    for (const [id, state] of publishedOf(ids)) published.set(id, state)
    const visited: string[] = []
    const object = open(async (path) => void visited.push(path))
    for (const id of ids) await object.take(changeOf(id))
    await settle(object)
    expect(compiled.flat()).toEqual(ids)
    expect(compiled.length).toBe(3)
    expect(purged.length).toBe(3)
    expect(questions.length).toBe(3 * 2 * 3)
    await expect.poll(() => visited.length).toBe(200)
    await expect.poll(async () => (await site.deps.receipts.last(9)).every(({ isAtWork }) => !isAtWork)).toBe(true)
    const pages = (await site.deps.receipts.last(9)).flatMap((receipt) => receipt.pages)
    expect(new Map(pages.map(({ entry, path }) => [entry, path]))).toEqual(new Map(ids.map((id) => [id, `/${id}/`])))
    expect(pages.filter(({ status, seconds }) => status !== 200 || seconds === null)).toEqual([])
  }))

test('a change that has not arrived keeps none of the others waiting, and is not told to be live', () =>
  withChanges(async ({ open, site, published, changesLeft }) => {
    for (const [id, state] of publishedOf(['page-0', 'page-2'])) published.set(id, state)
    const object = open()
    for (const id of idsOf(3)) await object.take(changeOf(id))
    await object.alarm()
    expect(changesLeft()).toBe(1)
    const [receipt] = await site.deps.receipts.last(1)
    expect(receipt?.subject).toBe('page page-0 published, page page-2 published')
    expect(receipt?.pages.map(({ entry }) => entry)).toEqual(['page-0', 'page-2'])
  }))

test('an object that ends before its purge leaves the changes to the next one; one that ends after it, the pages', () =>
  withChanges(async ({ open, settle, site, published, purged, changesLeft }) => {
    for (const [id, state] of publishedOf(idsOf(20))) published.set(id, state)
    const killed = vi.spyOn(site.deps, 'purge').mockRejectedValueOnce(new Error('The object was reset'))
    const first = open()
    for (const id of idsOf(20)) await first.take(changeOf(id))
    await first.alarm()
    expect([purged.length, changesLeft()]).toEqual([0, 20])
    expect(killed).toHaveBeenCalled()

    vi.useFakeTimers({ now: Date.now() + 2_000, toFake: ['Date'] })
    let count = 0
    const second = open(async () => {
      count += 1
      if (count > 5) await new Promise(() => {})
    })
    await settle(second)
    expect([purged.length, changesLeft()]).toEqual([1, 0])
    await expect.poll(() => count).toBeGreaterThan(5)
    expect((await site.deps.receipts.last(1))[0]?.isAtWork).toBe(true)

    await open().alarm()
    await expect.poll(async () => (await site.deps.receipts.last(1))[0]?.isAtWork).toBe(false)
    const [receipt] = await site.deps.receipts.last(1)
    expect(receipt?.pages.filter(({ seconds }) => seconds !== null)).toHaveLength(20)
    expect(purged.length).toBe(1)
    vi.useRealTimers()
  }))

test('a change of eleven minutes ago whose purge fails is purged a minute later', () =>
  withChanges(async ({ open, site, published, purged, changesLeft }) => {
    for (const [id, state] of publishedOf(['page-0'])) published.set(id, state)
    vi.spyOn(site.deps, 'purge').mockRejectedValueOnce(new Error('Caches do not answer'))
    const object = open()
    await object.take({ ...changeOf('page-0'), toldAt: Date.now() - 11 * 60_000 })
    await object.alarm()
    expect([purged.length, changesLeft()]).toEqual([0, 1])
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] })
    await object.alarm()
    expect([purged.length, changesLeft()]).toEqual([1, 0])
    vi.useRealTimers()
  }))

test('the pages of one entry that changes again are told of by its later purge, those of the others by theirs', () =>
  withChanges(async ({ open, settle, site, published }) => {
    for (const [id, state] of publishedOf(idsOf(3), 2)) published.set(id, state)
    const waiting: (() => void)[] = []
    let isHeld = true
    const object = open(async () => {
      if (isHeld) await new Promise<void>((go) => waiting.push(go))
    })
    for (const id of idsOf(3)) await object.take(changeOf(id))
    await settle(object)
    await object.take(changeOf('page-2', 2))
    await settle(object)
    isHeld = false
    for (const go of waiting) go()
    await expect.poll(async () => (await site.deps.receipts.last(9)).every(({ isAtWork }) => !isAtWork)).toBe(true)
    const [later, first] = await site.deps.receipts.last(2)
    expect(first?.pages.map(({ entry }) => entry)).toEqual(['page-0', 'page-1'])
    expect(first?.subject).toMatch(/page page-2 published, 1 of them then changed again$/)
    expect(later?.pages).toMatchObject([{ entry: 'page-2', status: 200 }])
  }))
