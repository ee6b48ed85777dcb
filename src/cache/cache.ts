import * as v from 'valibot'
import { type CachePolicy, policyFrom, storedAge } from '../domain/cache-policy.ts'
import { InFlight, type WaitUntilContext, withTimeout } from '../domain/promises.ts'
import {
  type Entry,
  EntrySchema,
  type Freshness,
  freshnessOf,
  freshSeconds,
  isUnchanged,
  type KnownChanges,
  lifetimeOf,
} from './entry.ts'
import { isPurged, type Purges, type PurgeView } from './purges.ts'

/** A store of entries: this isolate's memory, this node's Cache API, or KV. Everything that it returns is parsed. */
export interface Tier {
  /** As `Cache-Status` names it. */
  name: string
  /** Seconds: entries that are stored for less time are not put here. */
  minAge?: number
  get(key: string): Promise<unknown>
  /** Synchronous `get`, for a tier that can do it. */
  peek?(key: string): unknown
  /** `json` serializes the entry, once for all tiers that call it. */
  put(key: string, entry: Entry, seconds: number, json: () => string): Promise<void>
}

export interface CacheRequest<Value> {
  /** Names everything that the value depends on, market included. */
  key: string
  /** The nearest first. */
  tiers: readonly Tier[]
  /** Read only when the source fails; written like the others. */
  fallbackTiers?: readonly Tier[]
  /** The contract of the source's reply. The reply itself is stored, and parsed again when it is read. */
  schema: v.GenericSchema<unknown, Value>
  /** Ids of the data in this value: a purge of any of them invalidates it. */
  tags(value: Value): readonly string[]
  policy(value: Value): CachePolicy
  /** Requests the value from its source. Errors and replies that do not match the schema are not cached. */
  load(): Promise<unknown>
}

/** A value and where it came from. */
export interface Found<Value> {
  value: Value
  /** Name of the tier that had it; null when it was loaded from the source. */
  tier: string | null
  freshness: 'fresh' | 'stale' | 'broken'
  /** Seconds after its creation for which it is fresh, unless it is purged. */
  freshSeconds: number
  /** Whether none of the tags that it watches is known to have changed since its creation. */
  isUnchanged: boolean
  entry: Entry
}

type Usable<Value> = Pick<Found<Value>, 'value' | 'freshness' | 'freshSeconds' | 'isUnchanged'>

/** Key, tiers and schema of a value that its caller renders and stores itself, as a page. */
type Place<Value> = Pick<CacheRequest<Value>, 'key' | 'tiers' | 'schema'>

export interface Cache {
  /** The value, from the nearest tier that may serve it or from its source. */
  cached<Value>(context: WaitUntilContext, request: CacheRequest<Value>): Promise<Found<Value>>
  /** The entry that may be served at once, fresh or stale, and a function that stores a newer one. */
  lookUp<Value>(context: WaitUntilContext, place: Place<Value>): Promise<CacheLookup<Value>>
  /** A fresh value that can be read synchronously; null does not mean that other tiers have none. */
  peek<Value>(place: Place<Value>): Found<Value> | null
  /** The entry of each of these tiers under that key, for display. Nothing is loaded or copied between tiers. */
  stored(context: WaitUntilContext, place: Pick<CacheRequest<unknown>, 'key' | 'tiers'>): Promise<TierEntry[]>
}

/** The entry of one tier, and what would be done with it now. */
export interface TierEntry {
  tier: string
  use: Freshness | 'purged'
  entry: Entry
}

export interface CacheLookup<Value> {
  found: Found<Value> | null
  /** Stores a value that was rendered after the lookup: a purge since the lookup invalidates it. */
  keep(value: Value, attributes: { tags: readonly string[]; policy: CachePolicy }): Promise<void>
  /** The entry of each tier. */
  stored(): Promise<TierEntry[]>
}

interface CacheParts {
  /** Build and contract version: begins every key, so that entries of another form are never read. */
  prefix: string
  purges: PurgeView
  now(): number
  log(error: unknown): void
}

/** Milliseconds that a request waits for the load of another request, and for a tier that is not in memory. */
const timeoutMs = 1_000

/** The site's cache, over the tiers that each value names. */
export function createCache({ prefix, purges, now, log }: CacheParts): Cache {
  const loads = new InFlight<Entry>(timeoutMs)
  const own = new WeakSet<object>()
  const parsed = new WeakMap<object, { schema: v.GenericSchema; output: unknown }>()

  function changesKnownBy(known: Purges): KnownChanges | null {
    const from = purges.notifiedFrom()
    return from === null ? null : { from, last: known.epoch, tags: known.tags }
  }

  /** The value of the nearest tier that has a fresh one, else the newest that may still be served. */
  async function find<Value>(
    context: WaitUntilContext,
    request: Place<Value>,
    key: string,
    known: Purges,
  ): Promise<Found<Value> | null> {
    let found: Found<Value> | null = null
    for (const [index, tier] of request.tiers.entries()) {
      const entry = await read(tier, key)
      const usable: Usable<Value> | null = entry && usableValue(entry, request, known)
      if (!entry || !usable || (found && found.entry.madeAt >= entry.madeAt)) continue
      found = { ...usable, tier: tier.name, entry }
      context.waitUntil(writeAll(request.tiers.slice(0, index), key, entry))
      if (found.freshness === 'fresh') return found
    }
    return found
  }

  /** What may be served when the source fails. */
  async function findInFallback<Value>(
    context: WaitUntilContext,
    request: CacheRequest<Value>,
    key: string,
    known: Purges,
  ) {
    const { tiers, fallbackTiers = [] } = request
    return fallbackTiers.length === 0
      ? null
      : find(context, { ...request, tiers: [...tiers, ...fallbackTiers] }, key, known)
  }

  function usableValue<Value>(entry: Entry, request: Place<Value>, known: Purges): Usable<Value> | null {
    const changes = changesKnownBy(known)
    const freshness = isPurged(entry, known) ? 'expired' : freshnessOf(entry, now(), changes)
    if (freshness === 'expired') return null
    const value = parse(request.schema, entry.value)
    return (
      value && {
        ...{ freshness, freshSeconds: freshSeconds(entry, changes), isUnchanged: isUnchanged(entry, changes) },
        value: value.output,
      }
    )
  }

  /** A value in memory is parsed once for each schema. */
  function parse<Value>(schema: v.GenericSchema<unknown, Value>, value: unknown): { output: Value } | null {
    const before = typeof value === 'object' && value !== null ? parsed.get(value) : undefined
    if (before?.schema === schema) return before as { schema: v.GenericSchema; output: Value }
    const result = v.safeParse(schema, value)
    if (!result.success) return null
    if (typeof value === 'object' && value !== null) parsed.set(value, { schema, output: result.output })
    return { output: result.output }
  }

  async function read(tier: Tier, key: string): Promise<Entry | null> {
    try {
      const found = await (tier.peek ? tier.get(key) : withTimeout(tier.get(key), timeoutMs, undefined))
      if (isOwn(found)) return found
      const result = v.safeParse(EntrySchema, found)
      return result.success ? result.output : null
    } catch (error) {
      log(error)
      return null
    }
  }

  /** An entry that this isolate itself has put into memory needs no parsing. */
  function isOwn(value: unknown): value is Entry {
    return typeof value === 'object' && value !== null && own.has(value)
  }

  /** @param replaced older entry under that key: tiers that may hold it are written too, so that none keeps it */
  async function writeAll(tiers: readonly Tier[], key: string, entry: Entry, replaced?: Entry): Promise<void> {
    // Whole ones: the Cache API takes an age with a fraction as none (RFC 9111, section 4.2.1).
    const seconds = Math.floor(lifetimeOf(entry) - (now() - entry.madeAt) / 1000)
    if (seconds <= 0) return
    own.add(entry)
    const longest = Math.max(storedAge(entry.policy), replaced ? storedAge(replaced.policy) : 0)
    const tiersToWrite = tiers.filter(({ minAge = 0 }) => longest >= minAge)
    let text: string | undefined
    const json = () => {
      text ??= JSON.stringify(entry)
      return text
    }
    await Promise.all(tiersToWrite.map((tier) => tier.put(key, entry, seconds, json).catch(log)))
  }

  async function load<Value>(
    context: WaitUntilContext,
    request: CacheRequest<Value>,
    key: string,
    known: Purges,
    replaced?: Entry,
  ): Promise<Found<Value>> {
    const entry = await loads.once(`${known.epoch} ${key}`, context, async () => {
      const madeAt = now()
      const value = await request.load()
      const output = v.parse(request.schema, value)
      if (typeof value === 'object' && value !== null) parsed.set(value, { schema: request.schema, output })
      const policy = policyFrom(request.policy(output), madeAt)
      const made = { value, madeAt, epoch: known.epoch, tags: [...request.tags(output)], policy }
      context.waitUntil(writeAll([...request.tiers, ...(request.fallbackTiers ?? [])], key, made, replaced))
      return made
    })
    const value = parse(request.schema, entry.value)
    if (!value) throw new Error(`The value loaded for ${key} does not match the schema of this read`)
    return {
      ...{ value: value.output, tier: null, freshness: 'fresh', freshSeconds: entry.policy.maxAge },
      ...{ isUnchanged: isUnchanged(entry, changesKnownBy(known)), entry },
    }
  }

  async function entriesIn(tiers: readonly Tier[], key: string, known: Purges): Promise<TierEntry[]> {
    const found = await Promise.all(
      tiers.map(async (tier): Promise<TierEntry | null> => {
        const entry = await read(tier, key)
        if (!entry) return null
        const use = isPurged(entry, known) ? 'purged' : freshnessOf(entry, now(), changesKnownBy(known))
        return { tier: tier.name, use, entry }
      }),
    )
    return found.filter((each) => each !== null)
  }

  return {
    stored: async (context, { key, tiers }) => entriesIn(tiers, `${prefix}:${key}`, await purges.current(context)),
    async cached(context, request) {
      const key = `${prefix}:${request.key}`
      const known = await purges.current(context)
      const found = await find(context, request, key, known)
      if (found?.freshness === 'fresh') return found
      if (found?.freshness === 'stale') {
        context.waitUntil(load(context, request, key, known, found.entry).catch(log))
        return found
      }
      try {
        return await load(context, request, key, known, found?.entry)
      } catch (error) {
        const last = found ?? (await findInFallback(context, request, key, known))
        // The entry may have become too old while the load was running.
        if (!last || freshnessOf(last.entry, now(), null) === 'expired') throw error
        log(error)
        return last
      }
    },
    peek(place) {
      const known = purges.latest()
      const tier = place.tiers.find(({ peek }) => peek !== undefined)
      const entry = known && tier?.peek?.(`${prefix}:${place.key}`)
      const usable = known && isOwn(entry) ? usableValue(entry, place, known) : null
      return tier && isOwn(entry) && usable?.freshness === 'fresh' ? { ...usable, tier: tier.name, entry } : null
    },
    async lookUp(context, place) {
      const key = `${prefix}:${place.key}`
      const known = await purges.current(context)
      const madeAt = now()
      const found = await find(context, place, key, known)
      return {
        stored: () => entriesIn(place.tiers, key, known),
        found: found?.freshness === 'broken' ? null : found,
        // No staleIfError: a page is rendered again when its sources fail, never served in place of an error.
        keep: (value, { tags, policy }) =>
          writeAll(place.tiers, key, {
            ...{ value, madeAt, epoch: known.epoch, tags: [...tags] },
            policy: policyFrom({ ...policy, staleIfError: 0 }, madeAt),
          }),
      }
    },
  }
}
