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
 * What one render is given: loaders, and what makes a response of what they load. Nothing in it depends on a cookie
 * except through `cookies` and `session`, for private pages alone. Who needs other members makes a copy by `withMembers`.
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
  /** Hosts whose films may be shown in a frame, once the guest wants that. */
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
  /** Of a shared page those parameters alone that it reads. */
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
  /** For what outlives the reply. */
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
  /** What stands around every page of the edition. */
  siteLayout(): Promise<SiteLayout>
  /** Of the edition's settings, without the rest of the layout; null while they can't be had. */
  errorWords(): Promise<ErrorWords | null>
  /** Invalidates everything that contains data of these ids. */
  purge(tags: readonly string[]): Promise<unknown>
  /** A stay is the guest's: it is not offered any more, whatever the search says. */
  noteSale(stay: SoldStay): Promise<unknown>
  log(error: unknown): void
  /** One line in the log of something that went as it should. */
  note(line: Record<string, string | number>): void
  /** Of the request, for the log. */
  trace?: string
}

export interface CookieOptions {
  /** Seconds; 0 takes it away. */
  maxAge: number
  httpOnly: boolean
  secure?: boolean
  /** Where it is sent; everywhere if nothing is said. */
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

/**
 * What loading a page leads to. The status is decided here, before the first byte; `main` may still be on its way.
 */
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
  /** What the page is about for programs that read it, where it is complete; in documents alone. */
  structured?(): Promise<readonly StructuredData[]>
  /** The pages above it, from the outermost inwards. */
  parents?: readonly SitePage[]
  /** Parts of main that may come after the footer. */
  deferred?: readonly DeferredPart[]
  /** A form on it has a captcha's field. Such a page is loaded whole, for its policy lets the provider in. */
  captcha?: boolean
  /** The owners' chat may open on it, as the configuration names it. */
  ownerChat?: boolean
  /** No menu stands around it: logo, telephone and what the law wants, as around the steps of a booking. */
  isEnclosed?: boolean
  /** Name of the page record that it is of. */
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
  /** What is said in the words of the site does not change; what editors name may. */
  isPermanent: boolean
}

/** What a route shows; what is said of its URL stands in urls/routes.ts. */
export interface Page {
  load(context: RenderContext): Promise<LoaderResult>
  /**
   * The path in this edition of a path of another edition, which no page of this one has, where the routes alone do not
   * determine it: `path` is that path. Null for a path that is none of this page's, or of a page that this edition does
   * not have.
   */
  alternate?(context: RenderContext): Promise<Alternate | null>
  /** Whether there is a page at a path of its route, without loading it; by default there is. */
  exists?(context: RenderContext): Promise<boolean>
  /** Whether the path follows the rules of this page's paths; one that does not is a fatal 404. */
  validate?(path: string, market: Market): boolean
  /**
   * Which parameters of the query a shared page reads; without it none. It is given these alone and cached by them alone,
   * so that whatever else a URL says leads to the same page.
   */
  queryKeys?(context: RenderContext): QueryKeys | Promise<QueryKeys>
  /**
   * Those parameters as the page's own links write them, so that two URLs that mean the same share one cached page. The
   * page is given the result.
   */
  canonicalQuery?(query: URLSearchParams): URLSearchParams | Promise<URLSearchParams>
}

/** After a form: the browser goes on to that path by GET, so that going back never sends the form again. */
export function seeOther(to: string): Extract<LoaderResult, { kind: 'redirect' }> {
  return { kind: 'redirect', to, status: 303 }
}
