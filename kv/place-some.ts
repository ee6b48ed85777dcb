import type { TypedSource } from '../src/contracts/content.ts'
import type { Market } from '../src/markets/market.ts'
import { type PlacedEntry, placeEntries } from './compile-paths.ts'
import { type CompileContent, withParents } from './compile-sources.ts'

type Placed = Map<string, PlacedEntry>

/** Where the entries of those ids, and those above them, lie in an edition. */
export async function placeById(content: CompileContent, market: Market, ids: readonly string[]): Promise<Placed> {
  const [entries, settings] = await Promise.all([
    ids.length === 0 ? [] : content.routeSourcesById(ids, market.locale),
    content.settings(market.locale),
  ])
  return place(content, market, entries, settings)
}

/** Where every entry lies that might have the slug: its path may turn out to be another. */
export async function placeBySlug(content: CompileContent, market: Market, slug: string): Promise<Placed> {
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
