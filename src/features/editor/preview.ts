import { slugOfPath } from '../../../kv/keys.ts'
import type { RouteStore } from '../../../kv/store.ts'
import { byEditionAsync } from '../../editions/by-edition.ts'
import type { EditionKey } from '../../editions/table.ts'
import { type Market, markets } from '../../markets/market.ts'
import { fieldsOf } from '../../routing/load-page.ts'
import { endOf, readPass, storePass, withdrawPass } from '../../session/editor-pass.ts'
import type { SiteRequest } from '../../site-context.ts'
import { href } from '../../urls/paths.ts'
import { previewUrl } from '../../urls/program-paths.ts'
import { renderConsole } from './document.tsx'
import { passesUntil } from './middleware.ts'
import { noPreviewPage } from './pages/preview.tsx'
import { placeOf, type Site } from './purge-form.ts'

export function getPreview(secret: string, brand: string) {
  return async function beginPreviewOfLink(c: SiteRequest): Promise<Response> {
    const to = await beginPreview(c, secret)
    return to === null ? c.html(renderConsole({ ...noPreviewPage(), brand }), 403) : c.redirect(to, 303)
  }
}

export async function postPreviewEnd(c: SiteRequest): Promise<Response> {
  return c.redirect(await endPreview(c), 303)
}

/**
 * Where a signed link leads: its pass becomes a cookie of this host, for as long as it is good.
 * @returns the path to go on to; null for a pass that is not this edition's, or has run out
 */
async function beginPreview(c: SiteRequest, secret: string): Promise<string | null> {
  const written = c.req.query('pass') ?? ''
  const pass = await readPass('preview', secret, written)
  if (pass === null || pass.holder !== c.get('market').key) return null
  storePass(c, 'preview', written, Math.max(1, pass.until - Math.floor(Date.now() / 1000)))
  return ownPath(c, c.req.query('to') ?? '')
}

/** @returns the path to go on to, as everybody sees it */
async function endPreview(c: SiteRequest): Promise<string> {
  withdrawPass(c, 'preview')
  return ownPath(c, String((await fieldsOf(c)).get('to') ?? ''))
}

/** A path of this host only: a manipulated link leads to no other. */
function ownPath(c: SiteRequest, to: string): string {
  const own = new URL(c.req.url)
  const url = URL.parse(to, own)
  return url?.origin === own.origin && /^\/(?![/\\])/.test(url.pathname) ? url.pathname + url.search : href.home()
}

/** What an editor wants to look at: its page in each edition that has one. */
export interface PreviewedPage {
  title: string
  paths: Readonly<Partial<Record<EditionKey, string>>>
}

/**
 * An entry by its id, or a page by its address, as drafts have it.
 * @returns null where no edition has such a page
 */
export async function findPreviewed(
  given: string,
  market: Market,
  drafts: RouteStore,
  site: Site,
): Promise<PreviewedPage | null> {
  const byId = /^[\w.-]{1,64}$/.test(given) ? await pagesOf(given, drafts) : null
  if (byId) return byId
  const place = placeOf(given, market, site)
  if (!place) return null
  const route = await drafts.route(place.market, slugOfPath(place.path))
  if (route?.kind === 'entry') return pagesOf(route.entry.id, drafts)
  return given.includes('/') ? { title: place.path, paths: { [place.market.key]: place.path } } : null
}

async function pagesOf(entryId: string, drafts: RouteStore): Promise<PreviewedPage | null> {
  const found = await byEditionAsync((market) => drafts.path(market, entryId))
  const own = markets.flatMap(({ key }) => (found[key] ? [{ key, ...found[key] }] : []))
  const [first] = own
  return first ? { title: first.title, paths: Object.fromEntries(own.map(({ key, path }) => [key, path])) } : null
}

/** A signed link into each edition: to the page, or to the front page where the edition has none. */
export interface PreviewLink {
  market: Market
  /** Null: the edition has no such page. */
  path: string | null
  url: string
}

/** Links that begin a preview of an hour, and when that ends, in seconds since 1970. */
export async function previewLinks(
  page: PreviewedPage | null,
  origins: Readonly<Record<EditionKey, string>>,
  secret: string,
): Promise<{ until: number; links: PreviewLink[] }> {
  const until = endOf('preview')
  const passes = await passesUntil(until, secret)
  const links = markets.map((market) => {
    const path = page?.paths[market.key] ?? null
    return { market, path, url: origins[market.key] + previewUrl(passes[market.key], path ?? href.home()) }
  })
  return { until, links }
}
