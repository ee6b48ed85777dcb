import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createCache, type Tier } from '../../../src/cache/cache.ts'
import { type Entry, EntrySchema, greatestAge } from '../../../src/cache/entry.ts'
import { createPurgeView, everything, noPurges, type Purges } from '../../../src/cache/purges.ts'
import { createKvTier, createMemoryTier, createNodeTier } from '../../../src/cache/tiers.ts'
import { type CachePolicy, lastAge, staleAge } from '../../../src/domain/cache-policy.ts'

beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterAll(() => void vi.useRealTimers())

const ValueSchema = v.object({ version: v.number(), readAt: v.number() })
const isolates = [0, 1] as const
const tag = 'lodging:1'

const policy = fc.constantFrom(
  { maxAge: 10, staleWhileRevalidate: 50, staleIfError: 590 },
  { maxAge: 0, staleWhileRevalidate: 0, staleIfError: 3_600 },
  { maxAge: 60, staleWhileRevalidate: 0, staleIfError: 0 },
  { maxAge: 60, staleWhileRevalidate: 86_340, staleIfError: 2 * greatestAge },
  { maxAge: 2 * greatestAge, staleWhileRevalidate: 0, staleIfError: 0 },
)
const isolate = fc.constantFrom(...isolates)
const seconds = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 70 }) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 4_000 }) },
  { weight: 1, arbitrary: fc.constantFrom(greatestAge - 1, greatestAge + 1) },
)
const steps = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), seconds }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('ask' as const), isolate, policy }) },
  // A load that goes on while other things happen.
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('begin' as const), isolate, policy }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('end' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('purge' as const), tag: fc.constantFrom(tag, 'lodging:2', everything) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('source' as const),
      sourceState: fc.constantFrom('good' as const, 'error' as const, 'nonsense' as const),
    }),
  },
)
type Step = typeof steps extends fc.Arbitrary<infer Each> ? Each : never

/** Two isolates of two nodes with one KV between them, a source that fails in two ways, and a clock. */
function openWorld() {
  const state = { now: 1_800_000_000_000, says: 'good' as 'good' | 'error' | 'nonsense', version: 0 }
  const kv = new Map<string, { text: string; until: number }>()
  const lifetimes: number[] = []
  const kept: unknown[] = []
  let purges: Purges = noPurges
  const context = { waitUntil: (promise: Promise<unknown>) => void promise.catch(() => undefined) }

  const store = {
    get: async (key: string) => {
      const found = kv.get(key)
      return found && found.until > state.now ? JSON.parse(found.text) : null
    },
    put: async (key: string, text: string, { expirationTtl = Number.POSITIVE_INFINITY } = {}) => {
      lifetimes.push(expirationTtl)
      kept.push(JSON.parse(text))
      kv.set(key, { text, until: state.now + expirationTtl * 1000 })
    },
  }
  const kvTier = createKvTier(Object.assign(Object.create(null) as KVNamespace, store))

  const caches = isolates.map(() => {
    const view = createPurgeView({ since: async () => purges, backup: async () => null }, () => state.now)
    const cache = createCache({ prefix: 'v1:build', purges: view, now: () => state.now, log: () => {} })
    const tiers = [createMemoryTier(), createNodeTier(async () => nodeCache(lifetimes, kept)), kvTier]
    return { cache, tiers }
  })

  async function source(gate: Promise<void>) {
    const read = { version: state.version, readAt: state.now }
    await gate
    if (state.says === 'error') throw new Error('Request failed with status 503')
    return state.says === 'nonsense' ? { version: 'none' } : read
  }

  return {
    state,
    lifetimes,
    kept,
    ask(which: 0 | 1, own: CachePolicy, gate = Promise.resolve()) {
      const { cache, tiers } = caches[which] as (typeof caches)[number]
      const request = { key: 'da:house', tiers, schema: ValueSchema, tags: () => [tag], policy: () => own }
      return cache.cached(context, { ...request, load: () => source(gate) }).catch(() => null)
    },
    purge(named: string) {
      const epoch = purges.epoch + 1
      purges = { ...purges, epoch, tags: { ...purges.tags, [named]: epoch } }
    },
    /** Everything behind the replies that does not wait for a load that is held back. */
    async settle() {
      for (let turn = 0; turn < 5; turn += 1) await vi.advanceTimersByTimeAsync(0)
    },
  }
}

/** A node's Cache API that takes everything and has nothing: KV is then what the isolates share. */
function nodeCache(lifetimes: number[], kept: unknown[]): globalThis.Cache {
  return Object.assign(Object.create(null) as globalThis.Cache, {
    match: async () => undefined,
    async put(_: string, response: Response) {
      lifetimes.push(Number(/^max-age=(\d+)$/.exec(response.headers.get('cache-control') ?? '')?.[1] ?? Number.NaN))
      kept.push(await response.json())
    },
  })
}

async function play(history: readonly Step[]) {
  const world = openWorld()
  const { state } = world
  let purgedAt = Number.NEGATIVE_INFINITY
  const running: { open: () => void; reply: ReturnType<typeof world.ask> }[] = []
  const look = (found: Awaited<ReturnType<typeof world.ask>>) => {
    if (!found) return
    const age = state.now - found.value.readAt
    // The policy is those that was given when it was made.
    expect(age).toBeLessThanOrEqual(Math.min(greatestAge, lastAge(found.entry.policy)) * 1000)
    if (found.freshness === 'fresh') expect(age).toBeLessThanOrEqual(found.entry.policy.maxAge * 1000)
    if (found.freshness === 'stale') expect(age).toBeLessThanOrEqual(staleAge(found.entry.policy) * 1000)
    expect(found.value.readAt).toBeGreaterThanOrEqual(purgedAt)
  }
  for (const step of history) {
    switch (step.kind) {
      case 'wait':
        // Whoever still waits then is looked at when his reply comes.
        for (const { open } of running) open()
        for (const { reply } of running.splice(0)) await reply
        await world.settle()
        state.now += step.seconds * 1000
        break
      case 'ask': {
        const reply = world.ask(step.isolate, step.policy)
        // Until whoever waits for another's load has timed out.
        await vi.advanceTimersByTimeAsync(1_001)
        look(await reply)
        await world.settle()
        break
      }
      case 'begin': {
        const gate = Promise.withResolvers<void>()
        running.push({ open: gate.resolve, reply: world.ask(step.isolate, step.policy, gate.promise) })
        for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
        break
      }
      case 'end': {
        const [first] = running.splice(0, 1)
        first?.open()
        await first?.reply
        await world.settle()
        break
      }
      case 'purge':
        world.purge(step.tag)
        if (step.tag !== 'lodging:2') purgedAt = state.now
        // From then on no isolate's snapshot is older than the purge.
        state.now += 5_001
        break
      case 'source':
        state.says = step.sourceState
        state.version += 1
    }
  }
  for (const { open } of running) open()
  await Promise.all(running.map(({ reply }) => reply))
  await world.settle()
  return world
}

test('two isolates and a KV between them, whatever happens: no age past its limit, nothing from before a purge', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 40 }), async (history) => void (await play(history))),
    { numRuns: 800 },
  )
})

test('only what the source has said in its contract’s form is ever kept, and everything kept has an end within a week', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 40 }), async (history) => {
      const { kept, lifetimes } = await play(history)
      for (const each of kept) expect(v.is(ValueSchema, v.parse(EntrySchema, each).value)).toBe(true)
      for (const seconds of lifetimes) {
        expect(seconds).toBeGreaterThan(0)
        expect(seconds).toBeLessThanOrEqual(greatestAge)
      }
    }),
    { numRuns: 800 },
  )
})

test('an entry with an age of before its making, as a clock set back makes it, is not there', async () => {
  const entry: Entry = {
    value: { version: 0, readAt: 0 },
    madeAt: 2_000,
    epoch: 0,
    tags: [],
    policy: { maxAge: 60, staleWhileRevalidate: 0, staleIfError: 0 },
  }
  const tier: Tier = { name: 'far', get: async () => entry, put: async () => {} }
  const view = createPurgeView({ since: async () => noPurges, backup: async () => null }, () => 1_000)
  const cache = createCache({ prefix: 'v1:build', purges: view, now: () => 1_000, log: () => {} })
  const request = { key: 'house', tiers: [tier], schema: ValueSchema, tags: () => [], policy: () => entry.policy }
  const found = await cache.cached(
    { waitUntil: () => {} },
    { ...request, load: async () => ({ version: 1, readAt: 1_000 }) },
  )
  expect(found.value.version).toBe(1)
})
