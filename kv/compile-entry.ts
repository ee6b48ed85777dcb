import type { TypedSource } from '../src/contracts/content.ts'
import type { CompiledRoute } from '../src/contracts/route.ts'
import type { SiteSettings } from '../src/contracts/settings.ts'
import { byEditionAsync } from '../src/editions/by-edition.ts'
import { byEdition } from '../src/editions/table.ts'
import { type EditionKey, type Market, markets } from '../src/markets/market.ts'
import { readLodging, readRedirects } from './broker-queries.ts'
import { compileMenus } from './compile-menus.ts'
import { compileRedirect } from './compile-redirects.ts'
import { compileRoute, compileRoutes, type PlacedEntry, placeEntries } from './compile-routes.ts'
import { type CompileContent, type CompileSources, type LodgingName, withParents } from './compile-sources.ts'
import { keys, pathOfSlug, slugOfPath } from './keys.ts'
import type { KeyedRecord } from './records.ts'
import { tagOf } from './tags.ts'

/** A whole slug without slashes at its ends (the home page's is empty), or the id of a content entry. */
export type EntryQuery = { slug: string } | { sysId: string }

interface CompiledEntry {
  /**
   * The route of the slug in the requested edition, or of the entry, there or in the first edition that has it; null:
   * none.
   */
  route: CompiledRoute | null
  /** The entry's route and path records in every edition that has it; of a redirect its one route record. */
  records: KeyedRecord[]
}

/**
 * Compiles the route of one slug or entry from current content and the broker, exactly as a full compilation would.
 * Stores nothing: pass the records to a RecordStore, with the epoch of the purge log that was known before the call.
 * Pages below a moved entry are compiled when they are requested.
 * @throws ServiceError when content fails or, for a slug without an entry, the broker
 */
export async function compileEntry(
  { content, broker }: CompileSources,
  market: Market,
  query: EntryQuery,
): Promise<CompiledEntry> {
  const here =
    'slug' in query ? await placeBySlug(content, market, query.slug) : await placeById(content, market, [query.sysId])
  const found = [...here.values()].find(({ entry, path }) =>
    'slug' in query ? slugOfPath(path) === query.slug : entry.sys.id === query.sysId,
  )
  if (!found && 'slug' in query) {
    const isPage = async (slug: string) =>
      [...(await placeBySlug(content, market, slug)).values()].some(({ path }) => path === pathOfSlug(slug))
    const redirects = await readRedirects(broker, market.id)
    const record = await compileRedirect(market.key, redirects, query.slug, isPage)
    return { route: record?.value ?? null, records: record ? [record] : [] }
  }
  const id = found?.entry.sys.id ?? ('sysId' in query ? query.sysId : '')
  const placed = await byEditionAsync(async (edition) =>
    edition.key === market.key ? here : placeById(content, edition, [id]),
  )
  return compiledOf(id, placed, market)
}

/**
 * Compiles each of the entries, in their order, as `compileEntry` does; a hundred take as many queries as one.
 * @throws ServiceError when content fails
 */
export async function compileEntries(
  { content }: Pick<CompileSources, 'content'>,
  ids: readonly string[],
): Promise<CompiledEntry[]> {
  const placed = await byEditionAsync((edition) => placeById(content, edition, ids))
  return ids.map((id) => compiledOf(id, placed, markets[0]))
}

function compiledOf(id: string, editions: Record<EditionKey, Placed>, market: Market): CompiledEntry {
  const placed = byEdition(({ key }): Placed => {
    const own = editions[key].get(id)
    return new Map(own && [[id, own]])
  })
  const [own] = [market, ...markets].flatMap(({ key }) => placed[key].get(id) ?? [])
  return {
    route: own ? compileRoute(own, placed) : null,
    records: markets.flatMap(({ key }) => compileRoutes(key, placed)),
  }
}

/** Compiles all menus of an edition from current content. Stores nothing. @throws ServiceError */
export async function compileMenusOf(content: CompileContent, market: Market): Promise<KeyedRecord[]> {
  const navigation = await content.navigation(market.locale)
  const linked = new Set(navigation.flatMap(({ internalLink }) => (internalLink ? [internalLink.sys.id] : [])))
  return compileMenus(market.key, navigation, await placeById(content, market, [...linked])).records
}

/** Compiles the settings of an edition from current content. Stores nothing. @throws ServiceError */
export async function compileSettings(content: CompileContent, market: Market): Promise<KeyedRecord[]> {
  return [settingsRecord(market.key, await content.settings(market.locale))]
}

/**
 * Compiles the record of the house of that code from the broker's current data; empty where there is none. Stores
 * nothing.
 * @throws ServiceError
 */
export async function compileLodging({ broker }: Pick<CompileSources, 'broker'>, code: string): Promise<KeyedRecord[]> {
  const lodging = await readLodging(broker, code)
  return lodging ? [lodgingRecord(lodging, lodging.titles)] : []
}

type Placed = Map<string, PlacedEntry>

/** Paths of the entries of those ids and of those above them, in an edition. */
async function placeById(content: CompileContent, market: Market, ids: readonly string[]): Promise<Placed> {
  const [entries, settings] = await Promise.all([
    ids.length === 0 ? [] : content.routeSourcesById(ids, market.locale),
    content.settings(market.locale),
  ])
  return place(content, market, entries, settings)
}

/** Paths of every entry that might have the slug: its path may turn out to be another. */
async function placeBySlug(content: CompileContent, market: Market, slug: string): Promise<Placed> {
  // The home page has an empty slug or none: it is known by its id.
  if (slug === '') return placeById(content, market, [(await content.settings(market.locale)).specificPages.home])
  const [entries, settings] = await Promise.all([
    content.routeSourcesBySlug(slug.slice(slug.lastIndexOf('/') + 1), market.locale),
    content.settings(market.locale),
  ])
  return place(content, market, entries, settings)
}

async function place(
  content: CompileContent,
  market: Market,
  entries: readonly TypedSource[],
  settings: Awaited<ReturnType<CompileContent['settings']>>,
): Promise<Placed> {
  return placeEntries(market.key, { entries: await withParents(content, entries, market.locale), settings }).placed
}

export function settingsRecord(market: EditionKey, settings: SiteSettings): KeyedRecord {
  return { key: keys.settings(market), value: settings, tags: [tagOf.settings, tagOf.market(market)] }
}

/** A house without a title in an edition is called by its code there. */
export function lodgingRecord(
  { name, id, image }: Omit<LodgingName, 'title'>,
  titles: Readonly<Record<EditionKey, string | undefined>>,
): KeyedRecord {
  return {
    key: keys.lodging(name),
    value: {
      id,
      titles: byEdition(({ key }) => titles[key] || name),
      ...(image !== undefined && { image }),
    },
    tags: [tagOf.house(id), ...markets.map(({ key }) => tagOf.market(key))],
  }
}
