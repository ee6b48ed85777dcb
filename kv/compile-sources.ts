import type { NavigationItem, RouteSource, TypedSource } from '../src/contracts/content.ts'
import { type Redirect, type RouteEntryType, routeEntryTypes } from '../src/contracts/route.ts'
import type { SiteSettings } from '../src/contracts/settings.ts'
import type { EditionKey, Locale } from '../src/markets/market.ts'
import type { BrokerQueries } from './broker-queries.ts'

/** The part of the content client that compiling needs. */
export interface CompileContent {
  routeSources(type: RouteEntryType, locale: Locale): Promise<RouteSource[]>
  /** Entries of all types whose own slug, or whose id, is one of those. */
  routeSourcesBySlug(slug: string, locale: Locale): Promise<TypedSource[]>
  routeSourcesById(ids: readonly string[], locale: Locale): Promise<TypedSource[]>
  settings(locale: Locale): Promise<SiteSettings>
  navigation(locale: Locale): Promise<NavigationItem[]>
}

export interface CompileSources {
  content: CompileContent
  broker: BrokerQueries
}

/** The entries with all entries above them, in the order in which a compilation of everything meets them. */
export async function withParents(
  content: Pick<CompileContent, 'routeSourcesById'>,
  entries: readonly TypedSource[],
  locale: Locale,
): Promise<TypedSource[]> {
  const found = new Map(entries.map((entry) => [entry.sys.id, entry]))
  const requested = new Set<string>()
  for (;;) {
    const missing = [...found.values()].flatMap(({ parentId }) =>
      parentId === null || found.has(parentId) || requested.has(parentId) ? [] : [parentId],
    )
    if (missing.length === 0) break
    for (const id of missing) requested.add(id)
    for (const entry of await content.routeSourcesById([...new Set(missing)], locale)) found.set(entry.sys.id, entry)
  }
  return [...found.values()].sort(
    (a, b) => routeEntryTypes.indexOf(a.type) - routeEntryTypes.indexOf(b.type) || (a.sys.id < b.sys.id ? -1 : 1),
  )
}

export interface LodgingName {
  id: number
  name: string
  title: string
  /** Path of its first picture in the image service. */
  image?: string | undefined
}

/** Sources of one edition: entries of the content service, redirects and houses of the broker. */
export interface Edition {
  entries: TypedSource[]
  settings: SiteSettings
  navigation: NavigationItem[]
  redirects: Redirect[]
  lodgings: LodgingName[]
}

export type Editions = Record<EditionKey, Edition>

/** A mistake that an editor should correct; its subject is left out of the records. */
export interface CompileProblem {
  market: EditionKey
  kind:
    | 'duplicate-path'
    | 'missing-parent'
    | 'missing-slug'
    | 'redirect-circle'
    | 'redirect-invalid'
    | 'redirect-over-page'
    | 'menu-item-without-page'
    | 'menu-item-lost'
  /** Entry id, or the path that a redirect leads from. */
  subject: string
  message: string
}
