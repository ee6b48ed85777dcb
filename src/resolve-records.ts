import * as v from 'valibot'
import type { EntryQuery } from '../kv/compile-entry.ts'
import type { CompileSources } from '../kv/compile-sources.ts'
import { type RecordKey, routeStoreOf } from '../kv/record-keys.ts'
import type { KeyedRecord } from '../kv/records.ts'
import type { RecordStore, RouteStore } from '../kv/store.ts'
import type { Cache, Tier } from './cache/cache.ts'
import { greatestAge } from './cache/entry.ts'
import { isPurged, type Purges } from './cache/purges.ts'
import type { Reader } from './cached-reads.ts'
import type { CompiledRoute } from './contracts/route.ts'
import type { CachePolicy } from './domain/cache-policy.ts'
import { InFlight, type WaitUntilContext, withTimeout } from './domain/promises.ts'
import type { Market } from './markets/market.ts'

interface ResolverParts {
  cache: Cache
  /** Tiers of this isolate and this node; all nodes share the records in KV. */
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
/** Of a record in KV that may be older than a purge, while its source fails. */
const policyOfDoubtful: CachePolicy = { maxAge: 3, staleWhileRevalidate: 0, staleIfError: 0 }

/** Milliseconds that KV, also its misses, may lag behind; documented is a minute or more. */
const kvLagMs = 120_000
/** Milliseconds that a request waits for the compilation of another, and for KV. */
const waitMs = 1_000

/** A record, or null where there is none, with the ids of its data. */
interface Resolved<Value = unknown> {
  record: Value | null
  tags: readonly string[]
  /** It may be older than a purge. */
  isDoubtful: boolean
}

/** A compilation of current content, not yet in KV. */
interface Compilation {
  /**
   * Writes its records to KV.
   * @param purgedAt epoch of the purge that the compilation was made for. Its records count as made after that purge,
   * unless there was another purge meanwhile: then they are compiled again at the next read.
   */
  keep(purgedAt?: number): Promise<void>
}

/** Records for work that renders no page. */
export interface BackgroundRecords {
  routes: RouteStore
  /** The records as compiled from drafts. */
  drafts: RouteStore
  /** The records in KV, also those older than a purge: nothing is compiled. */
  stored: RouteStore
  /** Compiles the route of a slug or an entry now. @throws ServiceError */
  compile(market: Market, query: EntryQuery): Promise<Compilation & { route: CompiledRoute | null }>
  /** Compiles the routes of these entries now, in whichever edition, in their order. @throws ServiceError */
  compileEntries(ids: readonly string[]): Promise<Compilation & { routes: (CompiledRoute | null)[] }>
}

interface RecordResolver {
  /** The records as one request reads them. */
  reads(sources: CompileSources, reader: Reader): RouteStore
  stored: RouteStore
  /** The compiling functions of BackgroundRecords, with these sources. */
  compiler(sources: CompileSources, context: WaitUntilContext): Pick<BackgroundRecords, 'compile' | 'compileEntries'>
}

/**
 * Resolves compiled records: routes, menus, settings, paths of entries and houses. A record, or a miss, that is older
 * than a purge of its data is compiled on the spot and written to KV; so is a missing record while KV's misses can't be
 * trusted. Only when that fails, the record in KV is used for some seconds, and pages with it are not cached.
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
  const compiling = new InFlight<readonly KeyedRecord[]>(waitMs)

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
    const stored = await fromKv(records.get(recordKey.schema, key))
    const isUsable = stored != null && now() - stored.madeAt <= greatestAge * 1000
    if (isUsable && !isPurged(stored, known)) return { record: stored.value, tags: stored.tags, isDoubtful: false }
    const miss = { record: null, tags: missTags, isDoubtful: false }
    const isToCompile = isUsable || stored === undefined || recordKey.isAlwaysCompiled
    const trust = isToCompile ? 'none' : await trustInMiss(missTags, known)
    if (trust === 'full') return miss
    const compiledAt = { madeAt: now(), epoch: known.epoch }
    try {
      const compiled = await compiling.once(`${known.epoch} ${source}`, context, () => recordKey.compile(sources))
      const found = compiled.find((record) => record.key === key)
      // A record that is gone is removed from KV; one that never existed needs nothing.
      const gone = !found && stored ? [{ key, value: null, tags: missTags }] : []
      context.waitUntil(records.put([...compiled, ...gone], compiledAt).catch(log))
      return found ? { record: found.value, tags: found.tags, isDoubtful: false } : miss
    } catch (error) {
      if (!isUsable && trust === 'none') throw error
      log(error)
      return { record: stored?.value ?? null, tags: stored?.tags ?? missTags, isDoubtful: true }
    }
  }

  /**
   * How far a miss of KV can be trusted: `full` after a full compilation without the record, `some` while KV may lag
   * behind that, `none` without one or after a purge.
   */
  async function trustInMiss(missTags: readonly string[], known: Purges): Promise<'full' | 'some' | 'none'> {
    const compiled = await fromKv(records.compiled())
    if (!compiled || isPurged({ epoch: compiled.epoch, tags: missTags }, known)) return 'none'
    const age = now() - compiled.madeAt
    if (age > greatestAge * 1000) return 'none'
    return age > kvLagMs ? 'full' : 'some'
  }

  /** Undefined while KV fails or does not answer: then records are compiled. */
  function fromKv<Value>(reading: Promise<Value>): Promise<Value | undefined> {
    return withTimeout(
      reading.catch((error: unknown) => void log(error)),
      waitMs,
      undefined,
    )
  }

  return {
    reads: (sources, reader) => routeStoreOf((key) => resolve(key, sources, reader)),
    stored: routeStoreOf(async ({ schema, key }) => (await records.get(schema, key))?.value ?? null),
    compiler(sources, context) {
      // Never shares a running compilation, whose sources may have been read before the change.
      async function compileNow<Compiled>(
        run: (compile: typeof import('../kv/compile-entry.ts')) => Promise<Compiled>,
        recordsOf: (compiled: Compiled) => readonly KeyedRecord[],
      ) {
        const compiledAt = { madeAt: now(), epoch: (await purges(context)).epoch }
        const compiled = await run(await import('../kv/compile-entry.ts'))
        const storeAt = (purgedAt = compiledAt.epoch) =>
          records.put(
            recordsOf(compiled),
            purgedAt === compiledAt.epoch + 1 ? { ...compiledAt, epoch: purgedAt } : compiledAt,
          )
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
 * Routes, menus and settings as compiled for one request from drafts: nothing is read from KV or written to it. Houses
 * have no drafts.
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
