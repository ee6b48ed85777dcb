import type { ReactNode } from 'react'
import type { RouteStore } from '../../kv/store.ts'
import type { ErrorWords } from '../document/error-main.tsx'
import type { PageSheet } from '../document/page-sheets.ts'
import type { RenderedParts } from '../document/rendered-parts.ts'
import type { SiteLayout } from '../document/site-layout.tsx'
import type { Quotes } from '../domain/booking/signed-quotes.ts'
import type { OwnCookie } from '../domain/browser-keys.ts'
import type { CachePolicy } from '../domain/cache-policy.ts'
import type { WaitUntilContext } from '../domain/promises.ts'
import type { SoldStay } from '../domain/sold-stays.ts'
import type { DraftStore } from '../drafts/draft-store.ts'
import type { EditionKey, Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import type { Deadline } from '../services/deadline.ts'
import type { Services } from '../services/services.ts'
import type { PageSession } from '../session/page-session.ts'
import type { Stores } from '../stores.ts'
import type { DeferredPart } from '../ui/deferred-part.tsx'
import type { Preview } from '../urls/program-paths.ts'
import type { Captcha } from './captcha.ts'
import type { Observer } from './observer.ts'
import type { QueryKeys } from './query-keys.ts'
import type { RenderLog } from './render-log.ts'
import type { SitePage } from './specific-page.ts'
import type { FavoriteAccount } from './store-favorites.ts'
import type { StructuredData } from './structured-data.ts'

export type Layout = 'page' | 'search' | 'sidebar' | 'none'

export interface Head {
  title: string
  description?: string
  /** Path of the canonical URL on this edition's own host, page number included, without filters or utm. */
  canonical?: string
  /** The same page in the other editions, as paths of theirs. */
  alternates?: Partial<Record<EditionKey, string>>
  /** Query of the alternates in the language selector: what the guest has chosen here. */
  alternateQuery?: URLSearchParams
  robots?: 'noindex'
  image?: string
  /** Styles that it needs beside those of every page. */
  sheets?: readonly PageSheet[]
  /** Path of a picture that the page shows first, to fetch early. */
  preloadImage?: { srcset: string; sizes: string }
}

/**
 * What loaders and response renderers get. Only `cookies` and `session` depend on cookies; they are for private pages
 * alone. For other members, create a context by `withMembers`.
 */
export interface RenderContext extends RenderLog {
  market: Market
  messages: Messages
  /** Parts of pages that this isolate has rendered before. */
  parts: RenderedParts
  brand: string
  /** URL of the owners' chat script; empty: there is none. */
  ownerChatScript: string
  /** The agency has tiles of streets and names for its maps. */
  hasMapTiles: boolean
  /** Houses and pictures are those of the embedded back end: the seeded agency's, or an agency's own. */
  hasEmbeddedHouses: boolean
  /** Hosts whose films may be shown in a frame, once the guest agrees. */
  embedHosts: readonly string[]
  cookieDomain: string
  /** Of the page, with all of its query. */
  url: URL
  /** Canonical path: lower case, with trailing slash, without a page number. */
  path: string
  pageNumber: number
  /** Parts of the path, by their names in the route's pattern. */
  params: Readonly<Record<string, string>>
  /** Paths of the page in the editions, as far as its route determines them. */
  alternates: NonNullable<Head['alternates']>
  /** For a shared page, only the parameters that it reads. */
  query: URLSearchParams
  method: 'GET' | 'POST'
  /** Parsed form of a POST to a page that takes forms. */
  form: FormData | null
  /** A page that reads it is cached until the agency's midnight or closing hour at most. */
  now: Date
  cookies: Cookies
  services: Services
  routes: RouteStore
  drafts: DraftStore
  /** Creates the stores of a feature. */
  store: Stores
  captcha: Captcha
  /** Signs what is shown as the price of a stay, and reads what was shown before. */
  quotes: Quotes
  session: PageSession
  /** Whose favourites' account is open in this browser; null for a guest who is not signed in, undefined while unknown. */
  favoriteAccount(): Promise<FavoriteAccount | null | undefined>
  /** The URL on this site that the guest comes from; null when the browser does not say. */
  cameFrom: URL | null
  /** Of each edition's own host. */
  origins: Record<EditionKey, string>
  /** Of the edition's own. */
  origin: string
  /** Of the document's scripts. */
  nonce: string
  /** For work that continues after the response. */
  waitUntilContext: WaitUntilContext
  /** Of all services together. */
  deadline: Deadline
  /** For an editor: parts show the ids of their entries, and no cache is read. */
  isMarked: boolean
  /** For an editor's preview: content and routes come from drafts, for this request alone. */
  preview: Preview | null
  /** Receives details of the render that the response does not contain. */
  observer: Observer | undefined
  /** The client is a program, which runs no scripts and recognises an error by its status. */
  isBot: boolean
  /** Header, footer and menus of the edition. */
  siteLayout(): Promise<SiteLayout>
  /** The editors' texts for error pages, from the settings; null while these can't be read. */
  errorWords(): Promise<ErrorWords | null>
  /** Invalidates everything that contains data of these ids. */
  purge(tags: readonly string[]): Promise<unknown>
  /** Records that a stay is sold: it is not offered any more, whatever the search says. */
  recordSale(stay: SoldStay): Promise<unknown>
  /** Records that a stay is held: until the search knows it, it is not offered. */
  recordHold(stay: SoldStay): Promise<void>
  log(error: unknown): void
  /** Logs something that is no error. */
  note(line: Record<string, string | number>): void
  /** Of the request, for the log. */
  trace?: string
}

export interface CookieOptions {
  /** Seconds; 0 deletes it. */
  maxAge: number
  httpOnly: boolean
  secure?: boolean
  /** Where it is sent; by default everywhere. */
  path?: string
}

export interface Cookies {
  get(name: string): string | undefined
  /** Added to the reply. */
  /** `secure` also where the URL is not: browsers take it from their own machine. Else as the URL is. */
  set(name: OwnCookie, value: string, options: CookieOptions): void
  /** Whether the device is shared with others: then cookies are set without an age. */
  isShared(): boolean
  /** From now on; a device that becomes shared gets all of its cookies again without an age. */
  setShared(isShared: boolean): void
  /** Deletes every cookie of the guest, and lets the next page empty the browser's storage. */
  forget(): void
}

/** Result of a loader. The status is decided here, before the first byte; `main` may still be pending. */
export type LoaderResult = (
  | PageResult
  | RedirectResult
  | { kind: 'not-found' }
  /** A form that no page of this site sends, or a URL that requests too much: `text` says what. */
  | { kind: 'refused'; text?: string }
) & {
  /** In place of the route's own: of the screen that the catch-all found for a path. */
  cachePolicy?: CachePolicy
}

export interface PageResult {
  kind: 'page'
  status: 200 | 400 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503
  head: Head
  layout: Layout
  main: Promise<ReactNode>
  /** Structured data of the page, where it is complete; in documents alone. */
  structured?(): Promise<readonly StructuredData[]>
  /** The pages above it, from the outermost inwards. */
  parents?: readonly SitePage[]
  /** Parts of main that may come after the footer. */
  deferred?: readonly DeferredPart[]
  /** A form on it has a captcha. Its document is always loaded: the policy of this page allows the provider. */
  captcha?: boolean
  /** The owners' chat may open on it, as the configuration names it. */
  ownerChat?: boolean
  /** Layout without menus, as of the steps of a booking: logo, telephone and what the law requires. */
  isEnclosed?: boolean
  /** Name of its page record. */
  record?: string
}

export interface RedirectResult {
  kind: 'redirect'
  to: string
  status: 301 | 302 | 303
  /** An editor's own record says where to: it may lead to another host. */
  isCompiled?: boolean
}

export interface Alternate {
  /** Path of this edition, with its page number. */
  to: string
  /** The edition that has the requested path, where its query may name amounts. */
  from?: Market
  /** Paths in the words of the site do not change; those that editors choose may. */
  isPermanent: boolean
}

/** What a route shows; its URL is described in urls/routes.ts. */
export interface Page {
  load(context: RenderContext): Promise<LoaderResult>
  /**
   * This edition's path of another edition's page, for a `path` without a page here, where the routes alone do not
   * determine it. Null for a path that is none of this page's, or of a page that this edition does not have.
   */
  alternate?(context: RenderContext): Promise<Alternate | null>
  /** Whether there is a page at a path of its route, without loading it; by default there is. */
  exists?(context: RenderContext): Promise<boolean>
  /** Whether the path follows the rules of this page's paths; one that does not is a fatal 404. */
  validate?(path: string, market: Market): boolean
  /**
   * Which parameters a shared page reads; by default none. It gets only these and is cached by them, so that other
   * parameters lead to the same cached page.
   */
  queryKeys?(context: RenderContext): QueryKeys | Promise<QueryKeys>
  /**
   * Those parameters as the page's own links write them, so that URLs with the same meaning share one cached page. The
   * page gets the result.
   */
  canonicalQuery?(query: URLSearchParams): URLSearchParams | Promise<URLSearchParams>
}

/** After a form: the browser goes on to that path by GET, so that going back never sends the form again. */
export function seeOther(to: string): Extract<LoaderResult, { kind: 'redirect' }> {
  return { kind: 'redirect', to, status: 303 }
}
