import * as v from 'valibot'
import type { EntryQuery } from '../kv/compile-entry.ts'
import type { CompileSources } from '../kv/compile-sources.ts'
import { type RecordKey, routeStoreOf } from '../kv/record-keys.ts'
import type { CompiledAt, KeyedRecord } from '../kv/records.ts'
import type { RecordStore, RouteStore } from '../kv/store.ts'
import type { Cache, Tier } from './cache/cache.ts'
import { greatestAge } from './cache/entry.ts'
import { isPurged, type Purges } from './cache/purges.ts'
import type { Reader } from './cached-reads.ts'
import type { CompiledRoute } from './contracts/route.ts'
import type { CachePolicy } from './domain/cache-policy.ts'
import { InFlight, type WaitUntilContext } from './domain/promises.ts'
import type { Market } from './markets/market.ts'

interface ResolverParts {
  cache: Cache
  /** Of this isolate and this node: what every node shares are the records themselves. */
  near: readonly Tier[]
  records: RecordStore
  purges(context: WaitUntilContext): Promise<Purges>
  /** Seconds for which records are cached while their sources notify of every change. */
  notifiedSeconds: number
  now(): number
  log(error: unknown): void
}

const policyOfFound: CachePolicy = { maxAge: 60, staleWhileRevalidate: 9 * 60, staleIfError: greatestAge }
const policyOfMiss: CachePolicy = { maxAge: 30, staleWhileRevalidate: 0, staleIfError: 0 }
/** Of what KV says though it may be of before a purge, as long as its source fails. */
const policyOfDoubtful: CachePolicy = { maxAge: 3, staleWhileRevalidate: 0, staleIfError: 0 }

/** Milliseconds that KV may lag behind, misses too; documented is a minute or more. */
const kvLagMs = 120_000
/** Milliseconds that one request waits for what another compiles. */
const compileTimeoutMs = 1_000

/** A record, or that there is none, with the ids of its data. */
interface Resolved<Value = unknown> {
  record: Value | null
  tags: readonly string[]
  /** It may be of before a purge. */
  isDoubtful: boolean
}

/** What was compiled from what its sources say now. KV does not have it yet. */
interface Compilation {
  /**
   * Writes its records to KV.
   * @param purgedAt epoch of the purge that the compilation was made for. Its records count as made after that purge,
   * unless there was another purge meanwhile: then they are compiled again at the next read.
   */
  keep(purgedAt?: number): Promise<void>
}

/** Records for work that makes no page. */
export interface BackgroundRecords {
  routes: RouteStore
  /** The same as drafts would have them. */
  drafts: RouteStore
  /** The same as KV has them, of before a purge too: nothing is compiled for it. */
  stored: RouteStore
  /** What a slug or an entry leads to now. @throws ServiceError */
  compile(market: Market, query: EntryQuery): Promise<Compilation & { route: CompiledRoute | null }>
  /** What each of these entries leads to now, in whichever edition, in their order. @throws ServiceError */
  compileEntries(ids: readonly string[]): Promise<Compilation & { routes: (CompiledRoute | null)[] }>
}

interface RecordResolver {
  /** The records as one request reads them. */
  reads(sources: CompileSources, reader: Reader): RouteStore
  stored: RouteStore
  /** What compiles from these sources, as BackgroundRecords has it. */
  compiler(sources: CompileSources, context: WaitUntilContext): Pick<BackgroundRecords, 'compile' | 'compileEntries'>
}

/**
 * Resolves compiled records: routes, menus, settings, paths of entries and houses, all in one way. A record, or a miss,
 * that is older than a purge of its data is compiled from content on the spot and written to KV for everyone; so is a
 * missing record while nothing at all was compiled. Only while that fails, the record in KV is used for some seconds,
 * and pages made from it are not cached.
 */
export function createRecordResolver({
  cache,
  near,
  records,
  purges,
  notifiedSeconds,
  now,
  log,
}: ResolverParts): RecordResolver {
  const compiling = new InFlight<readonly KeyedRecord[]>(compileTimeoutMs)

  async function resolve<Value>(recordKey: RecordKey<Value>, sources: CompileSources, reader: Reader) {
    const { context, watch } = reader
    const place = { key: `routes:${recordKey.key}`, tiers: near }
    const stored = watch ? await cache.stored(context, place) : []
    const found = await cache.cached(context, {
      ...place,
      schema: resolvedSchemaOf(recordKey.schema),
      tags: ({ tags }) => tags,
      policy({ record, isDoubtful }) {
        if (isDoubtful) return policyOfDoubtful
        return { ...(record === null ? policyOfMiss : policyOfFound), maxAgeIfNotified: notifiedSeconds }
      },
      load: () => load(recordKey, sources, context),
    })
    if (found.value.isDoubtful) reader.failed?.()
    reader.seen?.(found, 'content')
    watch?.({ service: 'routes', cacheKey: recordKey.key, found, stored })
    return found.value.record
  }

  /** From KV, or else compiled. */
  async function load(
    recordKey: RecordKey<unknown>,
    sources: CompileSources,
    context: WaitUntilContext,
  ): Promise<Resolved> {
    const { key, missTags, source } = recordKey
    const known = await purges(context)
    const stored = await records.get(recordKey.schema, key)
    const isUsable = stored !== null && now() - stored.madeAt <= greatestAge * 1000
    if (isUsable && !isPurged(stored, known)) return { record: stored.value, tags: stored.tags, isDoubtful: false }
    const miss = { record: null, tags: missTags, isDoubtful: false }
    const trust = isUsable || recordKey.isAlwaysCompiled ? 'none' : await trustInMiss(missTags, known)
    if (trust === 'full') return miss
    const compiledAt = { madeAt: now(), epoch: known.epoch }
    try {
      const compiled = await compiling.once(`${known.epoch} ${source}`, context, () => recordKey.compile(sources))
      const found = compiled.find((record) => record.key === key)
      // What is no more must not come back from KV; what never was needs no record.
      const gone = !found && stored ? [{ key, value: null, tags: missTags }] : []
      context.waitUntil(keep([...compiled, ...gone], compiledAt).catch(log))
      return found ? { record: found.value, tags: found.tags, isDoubtful: false } : miss
    } catch (error) {
      if (!isUsable && trust === 'none') throw error
      log(error)
      return { record: stored?.value ?? null, tags: stored?.tags ?? missTags, isDoubtful: true }
    }
  }

  /** Of what KV does not have: a compilation of everything had none either, and nothing has changed since. */
  async function trustInMiss(missTags: readonly string[], known: Purges): Promise<'full' | 'some' | 'none'> {
    const compiled = await records.compiled()
    if (!compiled || isPurged({ epoch: compiled.epoch, tags: missTags }, known)) return 'none'
    const age = now() - compiled.madeAt
    if (age > greatestAge * 1000) return 'none'
    return age > kvLagMs ? 'full' : 'some'
  }

  /** The one way of a request's compilation into KV. */
  function keep(compiled: readonly KeyedRecord[], compiledAt: CompiledAt): Promise<void> {
    return records.put(compiled, compiledAt)
  }

  return {
    reads: (sources, reader) => routeStoreOf((key) => resolve(key, sources, reader)),
    stored: routeStoreOf(async ({ schema, key }) => (await records.get(schema, key))?.value ?? null),
    compiler(sources, context) {
      // Never one that is under way: its sources may have been read before the change that this is compiled for.
      async function compileNow<Compiled>(
        run: (compile: typeof import('../kv/compile-entry.ts')) => Promise<Compiled>,
        recordsOf: (compiled: Compiled) => readonly KeyedRecord[],
      ) {
        const compiledAt = { madeAt: now(), epoch: (await purges(context)).epoch }
        const compiled = await run(await import('../kv/compile-entry.ts'))
        const storeAt = (purgedAt = compiledAt.epoch) =>
          keep(recordsOf(compiled), purgedAt === compiledAt.epoch + 1 ? { ...compiledAt, epoch: purgedAt } : compiledAt)
        return { compiled, keep: storeAt }
      }
      return {
        async compile(market, query) {
          const { compiled, keep } = await compileNow(
            ({ compileEntry }) => compileEntry(sources, market, query),
            ({ records }) => records,
          )
          return { route: compiled.route, keep }
        },
        async compileEntries(ids) {
          const { compiled, keep } = await compileNow(
            ({ compileEntries }) => compileEntries(sources, ids),
            (entries) => entries.flatMap(({ records }) => records),
          )
          return { routes: compiled.map(({ route }) => route), keep }
        },
      }
    },
  }
}

const resolvedSchemas = new Map<v.GenericSchema, v.GenericSchema>()

/** One schema for each kind of record: the cache parses a value once for each schema. */
function resolvedSchemaOf<Value>(schema: v.GenericSchema<unknown, Value>): v.GenericSchema<unknown, Resolved<Value>> {
  const before = resolvedSchemas.get(schema)
  if (before) return before as v.GenericSchema<unknown, Resolved<Value>>
  const made = v.object({ record: v.nullable(schema), tags: v.array(v.string()), isDoubtful: v.boolean() })
  resolvedSchemas.set(schema, made)
  return made
}

/**
 * Routes, menus and settings of one request as its sources compile them now, drafts among them: nothing is read from KV,
 * and nothing is put there. Houses have no drafts.
 */
export function createDraftRoutes(sources: CompileSources, { lodging }: Pick<RouteStore, 'lodging'>): RouteStore {
  const compiling = new Map<string, Promise<readonly KeyedRecord[]>>()
  const drafts = routeStoreOf(async ({ key, schema, source, compile }) => {
    const compiled = compiling.get(source) ?? compile(sources)
    compiling.set(source, compiled)
    const found = (await compiled).find((record) => record.key === key)
    return found ? v.parse(schema, found.value) : null
  })
  return { ...drafts, lodging }
}
