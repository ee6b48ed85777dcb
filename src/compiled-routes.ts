import * as v from 'valibot'
import { compileEntry } from '../kv/compile-entry.ts'
import { compileLodging, compileMenusOf, compileSettings } from '../kv/compile-single.ts'
import type { CompileSources } from '../kv/compile-sources.ts'
import { keys, pathOfSlug } from '../kv/keys.ts'
import { type KeyedRecord, recordSchemas } from '../kv/records.ts'
import type { RecordStore, RouteStore } from '../kv/store.ts'
import { tagOf } from '../kv/tags.ts'
import type { Cache, Tier } from './cache/cache.ts'
import { type Ages, greatestAge } from './cache/entry.ts'
import { isPurged, type Purges } from './cache/purges.ts'
import type { Reader } from './cached-reads.ts'
import { InFlight, type WaitUntilContext } from './domain/in-flight.ts'
import { markets } from './markets/market.ts'

interface CompiledRoutes {
  cache: Cache
  /** Of this isolate and this node: what every node shares are the records themselves. */
  near: readonly Tier[]
  records: RecordStore
  purges(context: WaitUntilContext): Promise<Purges>
  now(): number
  log(error: unknown): void
}

const agesOfFound: Ages = { fresh: 60, stale: 10 * 60, broken: greatestAge }
const agesOfMiss: Ages = { fresh: 30, stale: 30, broken: 30 }
/** Of what KV says though it may be of before a purge, as long as its source fails. */
const agesOfDoubtful: Ages = { fresh: 3, stale: 3, broken: 3 }

/** Milliseconds that KV may lag behind, misses too; documented is a minute or more. */
const kvLag = 120_000
/** Milliseconds that one request waits for what another compiles. */
const patience = 1_000
/** KV takes keys of 512 bytes. */
const longestSlug = 400

function kindOf<Value>(record: v.GenericSchema<unknown, Value>) {
  return {
    record,
    answer: v.object({ record: v.nullable(record), tags: v.array(v.string()), isDoubtful: v.boolean() }),
  }
}
type Kind<Value> = ReturnType<typeof kindOf<Value>>

const kinds = {
  route: kindOf(recordSchemas.route),
  menu: kindOf(recordSchemas.menu),
  settings: kindOf(recordSchemas.settings),
  path: kindOf(recordSchemas.path),
  lodging: kindOf(recordSchemas.lodging),
}

/** One record that is asked for, and how it is had when KV does not have it, or has it from before a purge. */
interface Wanted<Value> {
  kind: Kind<Value>
  key: string
  /** A purge of these makes doubtful that it is not there. */
  missTags: readonly string[]
  /** Names what is compiled: whoever asks for another part of it at the same time waits for the same. */
  source: string
  compile(): Promise<readonly KeyedRecord[]>
  /** Compiled though a compilation of everything had none. */
  alwaysAsked?: true
}

/**
 * Reads of compiled records, through the cache. A record, or a miss, that is older than a purge of what it is made of is
 * compiled from content on the spot and put into KV for everyone; so is what is missing while nothing at all was
 * compiled. Only while that fails, what KV has is used for some seconds, and what is made of it is not kept.
 */
export function compiledRoutes({ cache, near, records, purges, now, log }: CompiledRoutes) {
  const compiling = new InFlight<readonly KeyedRecord[]>(patience)
  return (sources: CompileSources, reader: Reader): RouteStore => {
    const { context, watch } = reader

    async function read<Value>(wanted: Wanted<Value>) {
      const place = { key: `routes:${wanted.key}`, tiers: near }
      const kept = watch ? await cache.kept(context, place) : []
      const found = await cache.cached(context, {
        ...place,
        schema: wanted.kind.answer,
        tags: ({ tags }) => tags,
        ages: ({ record, isDoubtful }) => (isDoubtful ? agesOfDoubtful : record === null ? agesOfMiss : agesOfFound),
        load: () => answer(wanted),
      })
      if (found.value.isDoubtful) reader.failed()
      reader.seen(found, 'content')
      watch?.({ service: 'routes', question: wanted.key, answer: found, kept })
      return found.value.record
    }

    async function answer<Value>({ kind, key, missTags, source, compile, alwaysAsked }: Wanted<Value>) {
      const known = await purges(context)
      const stored = await records.get(kind.record, key)
      const isUsable = stored !== null && now() - stored.madeAt <= greatestAge * 1000
      if (isUsable && !isPurged(stored, known)) return { record: stored.value, tags: stored.tags, isDoubtful: false }
      const miss = { record: null, tags: missTags, isDoubtful: false }
      const trust = isUsable || alwaysAsked ? 'none' : await trustInMiss(missTags, known)
      if (trust === 'full') return miss
      const madeAt = now()
      try {
        const made = await compiling.once(`${known.epoch} ${source}`, context, compile)
        const found = made.find((record) => record.key === key)
        // What is no more must not come back from KV; what never was needs no record.
        const gone = !found && stored ? [{ key, value: null, tags: missTags }] : []
        context.waitUntil(records.put([...made, ...gone], { madeAt, epoch: known.epoch }).catch(log))
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
      return age > kvLag ? 'full' : 'some'
    }

    return {
      async route(market, slug) {
        if (encodeURIComponent(slug).length > longestSlug) return null
        return read({
          kind: kinds.route,
          key: keys.route(market.key, slug),
          missTags: [...pathsAbove(slug).map(tagOf.page), tagOf.market(market.key), tagOf.redirects],
          source: `slug ${market.key} ${slug}`,
          compile: async () => (await compileEntry(sources, market, { slug })).records,
        })
      },
      menu: (market, menu) =>
        read({
          kind: kinds.menu,
          key: keys.menu(market.key, menu),
          missTags: [tagOf.menu, tagOf.market(market.key)],
          source: `menus ${market.key}`,
          compile: () => compileMenusOf(sources.content, market),
          alwaysAsked: true,
        }),
      settings: (market) =>
        read({
          kind: kinds.settings,
          key: keys.settings(market.key),
          missTags: [tagOf.settings, tagOf.market(market.key)],
          source: `settings ${market.key}`,
          compile: () => compileSettings(sources.content, market),
          alwaysAsked: true,
        }),
      path: (market, id) =>
        read({
          kind: kinds.path,
          key: keys.path(market.key, id),
          missTags: [tagOf.entry(id), tagOf.market(market.key)],
          source: `entry ${id}`,
          compile: async () => (await compileEntry(sources, market, { sysId: id })).records,
        }),
      lodging: (name) =>
        read({
          kind: kinds.lodging,
          key: keys.lodging(name),
          missTags: markets.map(({ key }) => tagOf.market(key)),
          source: `lodging ${name}`,
          compile: () => compileLodging(sources, name),
          alwaysAsked: true,
        }),
    }
  }
}

/** 'a/b' → '/a/b/', '/a/': what lies below a page that has moved has moved, too. */
function pathsAbove(slug: string): string[] {
  const segments = slug.split('/')
  return segments.map((_, index) => pathOfSlug(segments.slice(0, index + 1).join('/')))
}
