import type * as v from 'valibot'
import type { CompiledMenu, CompiledRoute, MenuKey } from '../src/contracts/route.ts'
import type { SiteSettings } from '../src/contracts/settings.ts'
import { factsTag } from '../src/domain/change-tags.ts'
import { type Market, markets } from '../src/markets/market.ts'
import type { CompileSources } from './compile-sources.ts'
import { fitsKey, keys, pathOfSlug } from './keys.ts'
import { type KeyedRecord, type LodgingRecord, type PathRecord, recordSchemas } from './records.ts'
import type { RouteStore } from './store.ts'
import { tagOf } from './tags.ts'

/** Names one record: its key in KV, and how it is compiled where KV has none, or one from before a purge. */
export interface RecordKey<Value> {
  key: string
  schema: v.GenericSchema<unknown, Value>
  /** A purge of one of these tags invalidates the knowledge that there is no such record. */
  missTags: readonly string[]
  /** Names the compilation: records with equal sources share one. */
  source: string
  compile(sources: CompileSources): Promise<readonly KeyedRecord[]>
  /** Compiled on a miss even after a full compilation without it. */
  isAlwaysCompiled?: true
}

/** Loaded only when a record is missing: most are in KV. */
const compiler = () => import('./compile-entry.ts')

const recordKeys = {
  route: (market: Market, slug: string): RecordKey<CompiledRoute> => ({
    key: keys.route(market.key, slug),
    schema: recordSchemas.route,
    missTags: [...pathsAbove(slug).map(tagOf.page), tagOf.market(market.key), tagOf.redirects],
    source: `slug ${market.key} ${slug}`,
    compile: async (sources) => (await (await compiler()).compileEntry(sources, market, { slug })).records,
  }),
  menu: (market: Market, menu: MenuKey): RecordKey<CompiledMenu> => ({
    key: keys.menu(market.key, menu),
    schema: recordSchemas.menu,
    missTags: [tagOf.menu, tagOf.market(market.key)],
    source: `menus ${market.key}`,
    compile: async ({ content }) => (await compiler()).compileMenusOf(content, market),
    isAlwaysCompiled: true,
  }),
  settings: (market: Market): RecordKey<SiteSettings> => ({
    key: keys.settings(market.key),
    schema: recordSchemas.settings,
    missTags: [tagOf.settings, tagOf.market(market.key)],
    source: `settings ${market.key}`,
    compile: async ({ content }) => (await compiler()).compileSettings(content, market),
    isAlwaysCompiled: true,
  }),
  path: (market: Market, entryId: string): RecordKey<PathRecord> => ({
    key: keys.path(market.key, entryId),
    schema: recordSchemas.path,
    missTags: [tagOf.entry(entryId), tagOf.market(market.key)],
    source: `entry ${entryId}`,
    compile: async (sources) => (await (await compiler()).compileEntry(sources, market, { sysId: entryId })).records,
  }),
  lodging: (name: string): RecordKey<LodgingRecord> => ({
    key: keys.lodging(name),
    schema: recordSchemas.lodging,
    missTags: [factsTag, ...markets.map(({ key }) => tagOf.market(key))],
    source: `lodging ${name}`,
    compile: async (sources) => (await compiler()).compileLodging(sources, name),
    isAlwaysCompiled: true,
  }),
}

/** 'a/b' → '/a/', '/a/b/': a moved page moves those below it. */
function pathsAbove(slug: string): string[] {
  const segments = slug.split('/')
  return segments.map((_, index) => pathOfSlug(segments.slice(0, index + 1).join('/')))
}

/** Reads the record of that key; null: there is none. */
export type ResolveRecord = <Value>(key: RecordKey<Value>) => Promise<Value | null>

export function routeStoreOf(resolve: ResolveRecord): RouteStore {
  return {
    route: async (market, slug) => (fitsKey(slug) ? resolve(recordKeys.route(market, slug)) : null),
    menu: (market, menu) => resolve(recordKeys.menu(market, menu)),
    settings: (market) => resolve(recordKeys.settings(market)),
    path: (market, entryId) => resolve(recordKeys.path(market, entryId)),
    lodging: async (name) => (fitsKey(name) ? resolve(recordKeys.lodging(name)) : null),
  }
}
