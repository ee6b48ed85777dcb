import type { EditionPaths, PageTemplate } from '../contracts/route.ts'
import type { Deps } from '../deps.ts'
import type { Market } from '../markets/market.ts'
import type { SiteRequest } from '../site-context.ts'
import type { EntryPages, LazyEntryPage } from './catch-all.ts'
import type { Endpoint } from './endpoint.ts'
import type { Fragment } from './fragment.ts'
import type { Page, RenderContext } from './page.ts'

/** What a feature provides; src/features.ts lists all features. */
export interface Feature {
  /** The pages of its routes, by their names in its routes.ts. */
  pages?: Readonly<Record<string, Page>>
  /** Pages of the editors with one of these templates, and entries of these types. */
  templates?: Readonly<Partial<Record<PageTemplate, LazyEntryPage>>>
  types?: Readonly<Partial<EntryPages['types']>>
  /** Parts of its pages that can be requested alone. */
  fragments?(): Promise<readonly Fragment[]>
  /** What it answers that is no page: JSON, files, streams. */
  endpoints?(site: SiteParts): readonly Endpoint[]
  /** Sitemaps of pages that have no entry of their own type, by their names. */
  sitemaps?: Sitemaps
}

/** What endpoints are created with. */
export interface SiteParts {
  deps: Deps
  visit: VisitWithin
  sitemaps: Sitemaps
}

/** Requests a page of this site itself, within the current request. */
export type VisitWithin = (requested: string | Request, c: SiteRequest) => Promise<Response> | Response

export type Sitemaps = Readonly<Record<string, (context: RenderContext, market: Market) => Promise<ListedPage[]>>>

/** A page as a sitemap names it. */
export interface ListedPage {
  path: string
  alternates: EditionPaths
  /** ISO day; null: unknown. */
  changed: string | null
  /** Paths in the image service. */
  images: readonly string[]
}

type Member<Features extends readonly Feature[], Key extends keyof Feature> = Features[number] extends infer One
  ? One extends { readonly [K in Key]: infer Value }
    ? Value
    : never
  : never
type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** One member of all features, merged. Where all keys are needed, a missing one does not compile. */
export function gather<const Features extends readonly Feature[], Key extends 'pages' | 'templates' | 'types'>(
  features: Features,
  key: Key,
): Intersection<Member<Features, Key>> {
  return Object.assign({}, ...features.map((feature) => feature[key]))
}
