import fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { type CacheRequest, createCache, type Tier } from '../../../src/cache/cache.ts'
import { type Entry, greatestAge } from '../../../src/cache/entry.ts'
import { createPurgeAuthority } from '../../../src/cache/purge-source.ts'
import { createPurgeView, everything, noPurges, type Purges } from '../../../src/cache/purges.ts'
import { createKvTier, createMemoryTier, createNodeTier } from '../../../src/cache/tiers.ts'
import { lastAge, staleAge } from '../../../src/domain/cache-policy.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const policy = { maxAge: 10, staleWhileRevalidate: 50, staleIfError: 590 }

/** A cache over tiers whose clock, source and purges the test moves. */
function openCache(tiers: Tier[] = [createMemoryTier()]) {
  const state = { now: 1_000_000_000, version: 0, isDown: false, loads: 0, purges: { ...noPurges } as Purges }
  const pending: Promise<unknown>[] = []
  const problems: unknown[] = []
  const context = { waitUntil: (promise: Promise<unknown>) => void pending.push(promise) }
  const purges = createPurgeView({ since: async () => state.purges, backup: async () => null }, () => state.now)
  const cache = createCache({ prefix: 'test', purges, now: () => state.now, log: (error) => problems.push(error) })
  const request: CacheRequest<{ version: number; madeAt: number }> = {
    key: 'house',
    tiers,
    schema: v.object({ version: v.number(), madeAt: v.number() }),
    tags: () => ['lodging:1'],
    policy: () => policy,
    async load() {
      state.loads += 1
      const seen = { version: state.version, madeAt: state.now }
      await Promise.resolve()
      if (state.isDown) throw new Error('The source is down')
      return seen
    },
  }
  return {
    state,
    problems,
    context,
    wanted: request,
    lookUp: () => cache.lookUp(context, request),
    ask: (changed: Partial<typeof request> = {}) => cache.cached(context, { ...request, ...changed }),
    async settle() {
      while (pending.length > 0) await Promise.allSettled(pending.splice(0))
    },
    purge(tag: string) {
      const epoch = state.purges.epoch + 1
      state.purges = { ...state.purges, epoch, tags: { ...state.purges.tags, [tag]: epoch } }
    },
  }
}

test('tiers store for whole seconds: an age with a fraction counts as none', async () => {
  const put = vi.fn<Tier['put']>(async () => {})
  const { ask, settle } = openCache([{ name: 'node', get: async () => null, put }])
  await ask({ policy: () => ({ maxAge: 300.5, staleWhileRevalidate: 600.43, staleIfError: 0 }) })
  await settle()
  expect(put.mock.calls.map(([, , seconds]) => seconds)).toEqual([900])
})

test('a value is asked of its source once while it is fresh', async () => {
  const { ask, state } = openCache()
  expect((await ask()).tier).toBeNull()
  state.now += 10_000
  expect(await ask()).toMatchObject({ tier: 'memory', freshness: 'fresh', value: { version: 0 } })
  expect(state.loads).toBe(1)
})

test('a stale value is served at once and made anew behind the reply', async () => {
  const { ask, state, settle } = openCache()
  await ask()
  state.version = 1
  state.now += 30_000
  expect(await ask()).toMatchObject({ freshness: 'stale', value: { version: 0 } })
  await settle()
  expect(await ask()).toMatchObject({ freshness: 'fresh', value: { version: 1 } })
  expect(state.loads).toBe(2)
})

test('while its source fails an older value is served, and says since when it is', async () => {
  const { ask, state, problems } = openCache()
  const { entry } = await ask()
  state.now += 300_000
  state.isDown = true
  expect(await ask()).toMatchObject({ freshness: 'broken', entry: { madeAt: entry.madeAt } })
  expect(problems.length).toBe(1)
  state.isDown = false
  expect(await ask()).toMatchObject({ freshness: 'fresh', tier: null })
})

test('what is too old to be served while the load lasts is not served when it fails', async () => {
  const { ask, state } = openCache()
  await ask()
  state.now += 599_000
  const slow = ask({
    async load() {
      state.now += 2_000
      throw new Error('Too late')
    },
  })
  await expect(slow).rejects.toThrow('Too late')
})

test('an error, and an answer against its contract, are never kept', async () => {
  const { ask, state } = openCache()
  state.isDown = true
  await expect(ask()).rejects.toThrow('The source is down')
  state.isDown = false
  await expect(ask({ load: async () => ({ version: 'one' }) })).rejects.toThrow()
  expect((await ask()).tier).toBeNull()
})

test('the same load requested by many at a time is one load', async () => {
  const { ask, state } = openCache()
  const found = await Promise.all(Array.from({ length: 20 }, () => ask()))
  expect(state.loads).toBe(1)
  expect(new Set(found.map(({ value }) => value.version)).size).toBe(1)
})

test('who waits for a load that never ends loads for himself, and nobody waits for it after him', async () => {
  const { ask, state } = openCache()
  ask({ load: () => new Promise(() => {}) }).catch(() => {})
  expect((await ask()).value.version).toBe(0)
  expect(state.loads).toBe(1)
})

test('a load that ends with its first client does not fail the others', async () => {
  const { ask, state } = openCache()
  const client = Promise.withResolvers<never>()
  const first = ask({ load: () => client.promise })
  const others = Promise.all([ask(), ask()])
  await Promise.resolve()
  client.reject(new Error('The client has left'))
  await expect(first).rejects.toThrow('The client has left')
  expect((await others).map(({ value }) => value.version)).toEqual([0, 0])
  expect(state.loads).toBeGreaterThan(0)
})

test('a load that began before a purge does not survive it', async () => {
  const { ask, state, purge, settle } = openCache()
  const gate = Promise.withResolvers<void>()
  const slow = ask({
    async load() {
      const old = { version: state.version, madeAt: state.now }
      await gate.promise
      return old
    },
  })
  await Promise.resolve()
  state.version = 1
  purge('lodging:1')
  gate.resolve()
  await slow
  await settle()
  state.now += 5_001
  expect((await ask()).value.version).toBe(1)
})

test('what another build or another hand wrote in another form is not there', async () => {
  const kept: unknown[] = [
    'text',
    null,
    { value: 1 },
    { value: { version: 'x' }, madeAt: 1_000_000_000, epoch: 0, tags: [], policy },
  ]
  for (const each of kept) {
    const tier: Tier = { name: 'odd', get: async () => each, put: async () => {} }
    const { ask } = openCache([tier])
    expect((await ask()).tier).toBeNull()
  }
})

test('a tier that fails is passed over', async () => {
  const fail = async () => {
    throw new Error('The tier is down')
  }
  const { ask, problems, settle } = openCache([{ name: 'broken', get: fail, put: fail }])
  expect((await ask()).value.version).toBe(0)
  await settle()
  expect(problems.length).toBe(2)
})

test('a tier that does not answer is passed over after a second', async () => {
  const hanging: Tier = { name: 'hanging', get: () => new Promise(() => {}), put: async () => {} }
  const { ask } = openCache([createMemoryTier(), hanging])
  expect(await ask()).toMatchObject({ tier: null, value: { version: 0 } })
  expect(await ask()).toMatchObject({ tier: 'memory' })
})

test('a farther tier fills the nearer ones, and every put has an end within seven days', async () => {
  const seconds: number[] = []
  const entries = new Map<string, Entry>()
  const far: Tier = {
    name: 'far',
    get: async (key) => entries.get(key),
    put: async (key, entry, lifetime) => {
      seconds.push(lifetime)
      entries.set(key, entry)
    },
  }
  const { ask, state, settle } = openCache([createMemoryTier(), far])
  await ask({ policy: () => ({ maxAge: 10, staleWhileRevalidate: 50, staleIfError: 100 * greatestAge }) })
  await settle()
  const other = openCache([createMemoryTier(), far])
  other.state.now = state.now + 1_000
  expect((await other.ask()).tier).toBe('far')
  expect((await other.ask()).tier).toBe('memory')
  expect(seconds.every((each) => each > 0 && each <= greatestAge)).toBe(true)
})

test('a spare tier is asked only when the source fails, and then has what was kept', async () => {
  const entries = new Map<string, Entry>()
  let requestCount = 0
  const spare: Tier = {
    name: 'spare',
    async get(key) {
      requestCount += 1
      return entries.get(key)
    },
    put: async (key, entry) => void entries.set(key, entry),
  }
  const first = openCache()
  await first.ask({ fallbackTiers: [spare] })
  await first.settle()
  expect(requestCount).toBe(0)
  const other = openCache()
  other.state.now += 300_000
  other.state.isDown = true
  expect(await other.ask({ fallbackTiers: [spare] })).toMatchObject({ tier: 'spare', freshness: 'broken' })
  other.purge('lodging:1')
  other.state.now += 10_000
  await expect(other.ask({ fallbackTiers: [spare] })).rejects.toThrow('The source is down')
})

test('a memory that is full forgets what was not asked for longest', async () => {
  const memory = createMemoryTier(600)
  const keep = (key: string, length: number) => {
    const entry = { value: 'x'.repeat(length), madeAt: 0, epoch: 0, tags: [], policy }
    return memory.put(key, entry, 60, () => '')
  }
  await keep('first', 10)
  await keep('second', 10)
  expect(await memory.get('first')).toBeDefined()
  await keep('third', 10)
  expect(await Promise.all(['first', 'second', 'third', 'huge'].map((key) => memory.get(key)))).toMatchObject([
    { epoch: 0 },
    undefined,
    { epoch: 0 },
    undefined,
  ])
  await keep('huge', 1000)
  expect(await memory.get('huge')).toBeUndefined()
  expect(await memory.get('third')).toBeDefined()
})

const steps = fc.oneof(
  fc.record({ kind: fc.constant('wait' as const), seconds: fc.integer({ min: 0, max: 700 }) }),
  fc.constant({ kind: 'ask' as const }),
  fc.constant({ kind: 'change' as const }),
  fc.record({ kind: fc.constant('purge' as const), tag: fc.constantFrom('lodging:1', 'lodging:2', everything) }),
  fc.record({ kind: fc.constant('down' as const), isDown: fc.boolean() }),
)

test('whatever happens in whatever order: no age past its limit, nothing purged, and only what the source said', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 60 }), async (history) => {
      const { ask, state, purge, settle } = openCache()
      /** When what is now true at the source, or the last purge of it, began. */
      let purgedAt = Number.NEGATIVE_INFINITY
      for (const step of history) {
        if (step.kind === 'wait') state.now += step.seconds * 1000
        if (step.kind === 'change') state.version += 1
        if (step.kind === 'down') state.isDown = step.isDown
        if (step.kind === 'purge') {
          purge(step.tag)
          if (step.tag !== 'lodging:2') purgedAt = state.now
          // An isolate's snapshot is at most five seconds old when it is used.
          state.now += 5_001
        }
        if (step.kind !== 'ask') continue
        const found = await ask().catch(() => null)
        await settle()
        if (!found) {
          expect(state.isDown).toBe(true)
          continue
        }
        expect(found.value.madeAt).toBe(found.entry.madeAt)
        expect(state.now - found.value.madeAt).toBeLessThanOrEqual(lastAge(policy) * 1000)
        expect(found.value.madeAt).toBeGreaterThanOrEqual(purgedAt)
        if (!state.isDown && state.now - found.value.madeAt > staleAge(policy) * 1000)
          expect.unreachable('served while broken')
      }
    }),
    { numRuns: 300 },
  )
})

const stillPolicy = {
  maxAge: 5,
  staleWhileRevalidate: 0,
  staleIfError: 0,
  maxAgeIfNotified: 60,
  maxAgeIfUnchanged: 3600,
}

test('what nothing at all has changed since is served on past the age of what is told of; any change ends that', async () => {
  const { ask, state, purge, settle } = openCache()
  const tierOf = async () => {
    const { tier } = await ask({ policy: () => stillPolicy })
    await settle()
    return tier
  }
  state.purges = { ...state.purges, heard: { age: 0, from: 0 } }
  expect(await tierOf()).toBeNull()
  state.now += 1_800_000
  expect(await tierOf()).toBe('memory')
  // Of another house: this one may be at another place of its list.
  purge('lodging:2')
  state.now += 5_001
  expect(await tierOf()).toBeNull()
  purge('lodging:2')
  state.now += 50_000
  expect(await tierOf()).toBe('memory')
  state.now += 11_000
  expect(await tierOf()).toBeNull()
  // From here on nobody tells of changes.
  state.purges = { ...state.purges, heard: undefined }
  state.now += 6_000
  expect(await tierOf()).toBeNull()
})

test('what names all that could make it another outlives the changes of everything else, and no change of that', async () => {
  const { ask, state, purge, settle } = openCache()
  const isMade = async () => {
    const { tier } = await ask({ policy: () => ({ ...stillPolicy, watches: ['stays::2971', 'facts'] }) })
    await settle()
    return tier === null
  }
  const seconds = (count: number) => {
    state.now += count * 1000
  }
  state.purges = { ...state.purges, heard: { age: 0, from: 0 } }
  expect(await isMade()).toBe(true)
  for (const tag of ['stays::2972', 'lodging:2', 'weather']) {
    purge(tag)
    seconds(300)
    expect(await isMade(), tag).toBe(false)
  }
  for (const tag of ['stays::2971', 'facts']) {
    // As a list of houses it may be of others than it would be now, for its minute.
    purge(tag)
    seconds(30)
    if (tag === 'facts') expect(await isMade(), tag).toBe(false)
    seconds(31)
    expect(await isMade(), tag).toBe(true)
  }
  seconds(3601)
  expect(await isMade()).toBe(true)
  // From here on nobody tells of changes.
  state.purges = { ...state.purges, heard: undefined }
  seconds(61)
  expect(await isMade()).toBe(true)
})

test('whatever changes in whatever order: what is older than what is told of was made after the last change', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 60 }), async (history) => {
      const { ask, state, purge, settle } = openCache()
      state.purges = { ...state.purges, heard: { age: 0, from: 0 } }
      let [changedAt, purgedAt] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
      for (const step of history) {
        if (step.kind === 'wait') state.now += step.seconds * 1000
        if (step.kind === 'purge') {
          purge(step.tag)
          changedAt = state.now
          if (step.tag !== 'lodging:2') purgedAt = state.now
          state.now += 5_001
        }
        if (step.kind !== 'ask') continue
        const { value } = await ask({ policy: () => stillPolicy })
        await settle()
        expect(value.madeAt).toBeGreaterThanOrEqual(purgedAt)
        if (state.now - value.madeAt > stillPolicy.maxAgeIfNotified * 1000)
          expect(value.madeAt).toBeGreaterThanOrEqual(changedAt)
      }
    }),
    { numRuns: 300 },
  )
})

test('bytes come back from the Cache API of a node as they were, and what stands beside them', async () => {
  const kept = new Map<string, Response>()
  const node = Object.assign(Object.create(null) as globalThis.Cache, {
    match: async (url: string) => kept.get(url)?.clone(),
    put: async (url: string, response: Response) => void kept.set(url, response),
  })
  const tier = createNodeTier(async () => node)
  const policy = { maxAge: 60, staleWhileRevalidate: 0, staleIfError: 0 }
  const entryOf = (value: unknown) => ({ value, madeAt: 1, epoch: 2, tags: ['lodging:7'], policy })
  const page = entryOf({
    status: 200,
    type: 'text/html',
    body: new TextEncoder().encode('line\nwith “ø” {"body":null}\n'),
  })
  const answer = entryOf({ body: 'a text', hits: [] })
  for (const [key, entry] of [
    ['page', page],
    ['answer', answer],
  ] as const) {
    await tier.put(key, entry, 60, () => JSON.stringify(entry))
    expect(await tier.get(key)).toEqual(entry)
  }
})

test('what is made in passing goes far only where it is served for long enough, however long its sources may fail', async () => {
  const put = vi.fn<Tier['put']>(async () => {})
  const far: Tier = { name: 'node', minAge: 10, get: async () => null, put }
  const { lookUp: look, state } = openCache([createMemoryTier(), far])
  const keep = async (maxAge: number) => {
    const { keep: keepPage } = await look()
    await keepPage({ version: 1, madeAt: 1 }, { tags: [], policy: { ...policy, maxAge, staleWhileRevalidate: 0 } })
  }
  await keep(5)
  expect(put).not.toHaveBeenCalled()
  state.now += 4_000
  expect((await look()).found?.freshness).toBe('fresh')
  state.now += 2_000
  expect((await look()).found).toBeNull()
  await keep(60)
  expect(put).toHaveBeenCalledTimes(1)
})

test('a memory counts bytes: of texts that take two a character it keeps half as many', async () => {
  const keptOf = async (letter: string) => {
    const memory = createMemoryTier(20_000)
    const keys = Array.from({ length: 40 }, (_, place) => `key ${place}`)
    for (const key of keys) {
      await memory.put(key, { value: letter.repeat(1_000), madeAt: 0, epoch: 0, tags: [], policy }, 60, () => '')
    }
    return (await Promise.all(keys.map((key) => memory.get(key)))).filter(Boolean).length
  }
  const [latin, other] = [await keptOf('ø'), await keptOf('–')]
  expect(latin).toBeGreaterThan(10)
  expect(other).toBeLessThanOrEqual(latin / 2 + 2)
  expect(other * 2_000).toBeLessThanOrEqual(20_000)
})

test('a purge log that cannot be reached says why, and what KV has of it counts meanwhile', async () => {
  const failures: unknown[] = []
  const lost = new Error('The object was reset')
  const since = () => Promise.reject(lost)
  const backup = async () => ({ epoch: 3, floor: 0, tags: { 'lodging:17': 3 } })
  const view = createPurgeView({ since, backup }, Date.now, (error) => failures.push(error))
  expect(await view.current({ waitUntil: () => {} })).toMatchObject({ epoch: 3, tags: { 'lodging:17': 3 } })
  expect(failures).toEqual([lost])
})

test('a purge log that does not answer is out of reach after three seconds: KV is read, and nobody waits for a purge', async () => {
  vi.useFakeTimers()
  let isHanging = true
  const answer = async () => (isHanging ? new Promise(() => {}) : { epoch: 4, floor: 0, tags: { 'lodging:18': 4 } })
  const namespace = { idFromName: () => 'id', get: () => ({ since: answer, purge: answer }) }
  const kv = { get: async () => ({ epoch: 3, floor: 0, tags: { 'lodging:17': 3 } }) }
  const log = createPurgeAuthority(namespace as unknown as DurableObjectNamespace, kv as unknown as KVNamespace)
  const failures: unknown[] = []
  const view = createPurgeView(log, Date.now, (error) => failures.push(error))
  const context = { waitUntil: () => {} }
  const first = view.current(context)
  const purged = log.purge(['lodging:17']).catch(() => 'not purged')
  await vi.advanceTimersByTimeAsync(500)
  expect(await first).toEqual(noPurges)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await purged).toBe('not purged')
  expect(view.known()).toMatchObject({ epoch: 3 })
  expect(failures).toHaveLength(1)
  isHanging = false
  await view.current(context)
  await vi.advanceTimersByTimeAsync(0)
  expect(view.known()).toMatchObject({ epoch: 4, tags: { 'lodging:17': 3, 'lodging:18': 4 } })
})

test('a new isolate waits half a second for a slow purge log, and its later requests no longer than that', async () => {
  vi.useFakeTimers()
  let takesMs = 400
  const since = async (): Promise<Purges> => {
    await new Promise((resolve) => setTimeout(resolve, takesMs))
    return { epoch: 3, floor: 0, tags: { 'lodging:17': 3 } }
  }
  const open = () => createPurgeView({ since, backup: async () => null }, Date.now)
  const context = { waitUntil: () => {} }
  const slow = open().current(context)
  await vi.advanceTimersByTimeAsync(400)
  expect(await slow).toMatchObject({ epoch: 3 })
  takesMs = 60_000
  const view = open()
  const first = view.current(context)
  await vi.advanceTimersByTimeAsync(500)
  expect(await first).toEqual(noPurges)
  expect(await view.current(context)).toEqual(noPurges)
})

test('a call of the purge log whose request has ended with it is made again by a later request', async () => {
  let [now, calls] = [0, 0]
  const since = async () => {
    calls += 1
    return calls === 1 ? new Promise<Purges>(() => {}) : { epoch: 4, floor: 0, tags: { 'lodging:18': 4 } }
  }
  const view = createPurgeView({ since, backup: async () => null }, () => now)
  const context = { waitUntil: () => {} }
  expect(await view.current(context)).toEqual(noPurges)
  now += 60_000
  expect(await view.current(context)).toMatchObject({ epoch: 4 })
})

test('KV has what is named by more bytes than its keys may have, each under a key of its own', async () => {
  const texts = new Map<string, string>()
  const checked = (key: string) => {
    if (new TextEncoder().encode(key).length > 512)
      throw new Error('UTF-8 encoded length exceeds key length limit of 512')
    return key
  }
  const tier = createKvTier({
    get: async (key: string) => JSON.parse(texts.get(checked(key)) ?? 'null'),
    put: async (key: string, text: string) => void texts.set(checked(key), text),
  } as unknown as KVNamespace)
  const keys = ['short', `${'ø'.repeat(300)} one`, `${'ø'.repeat(300)} other`]
  const entry = { value: null, madeAt: 0, epoch: 0, tags: [], policy }
  for (const key of keys) await tier.put(key, entry, 600, () => JSON.stringify(key))
  expect(await Promise.all(keys.map((key) => tier.get(key)))).toEqual(keys)
  expect(texts.has('short')).toBe(true)
})
