import { clientAssets } from 'virtual:client-assets'
import type { MiddlewareHandler } from 'hono'
import type { Deps } from '../deps.ts'
import { isFile } from '../domain/slashes.ts'
import type { Market } from '../markets/market.ts'
import { isRead, type SiteContext, type SiteRequest, urlOf } from '../site-context.ts'
import { canonicalPath, withSearchPage } from '../urls/canonical-path.ts'
import { splitFormat } from '../urls/page-path.ts'
import { fileFolders, programFolders } from '../urls/program-paths.ts'

/** Where the edition uses https, http is redirected to the same URL with its query (308: the method is preserved). */
export function requireHttps(origins: Deps['origins']): MiddlewareHandler<SiteContext> {
  return async function redirectToHttps(c, next) {
    const url = urlOf(c)
    if (url.protocol !== 'http:' || !origins(url)[c.get('market').key].startsWith('https:')) return next()
    return c.redirect(`https://${url.hostname}${url.pathname}${url.search}`, permanentFor(c))
  }
}

/** A 301 would turn a form into a GET; a 308 preserves it. */
function permanentFor(c: SiteRequest): 301 | 308 {
  return isRead(c) ? 301 : 308
}

interface Refusal {
  /** Responds with the error page of a missing one. */
  refuse(c: SiteRequest): Promise<Response>
  log(error: unknown): void
}

/**
 * Allows redirects to the site's own hosts and to targets of editors' compiled records; any other is logged and becomes
 * a 404.
 */
export function ownRedirects(
  own: Pick<ReadonlySet<string>, 'has'>,
  { refuse, log }: Refusal,
): MiddlewareHandler<SiteContext> {
  return async function ownRedirectsOfHosts(c, next) {
    await next()
    const location = c.res.headers.get('location')
    const url = location === null ? null : URL.parse(location, c.req.url)
    // A user name and password would hide the host.
    const isPlain = url && /^https?:$/.test(url.protocol) && url.username + url.password === ''
    if (location === null || (isPlain && (own.has(url.hostname) || url.href === c.get('compiledRedirect')))) return
    log(new Error(`A redirect from ${c.req.path} to another host was not followed`))
    c.res = await refuse(c)
    c.res.headers.delete('location')
  }
}

/** Folders of the development server. */
const developmentFolders = ['/@[^/]*/', '/client/', '/src/', '/node_modules/']
/** Paths that are no pages are not changed. */
const exempt = [...programFolders, ...fileFolders, ...(clientAssets.isDev ? developmentFolders : [])]
/** A whole segment: '/api/x/' and '/api', but not '/api-guide/'. */
const servicePath = new RegExp(`^(?:${exempt.map((folder) => folder.slice(0, -1)).join('|')})(?:/|$)`)

/** The response of the canonical URL where that would redirect, too; else null. */
type RespondOnward = (c: SiteRequest, canonical: URL) => Promise<Response | null>

/**
 * Slash at the end, lower case, single slashes, no first page number: one redirect, with the query, to where the
 * canonical URL itself leads. Files and service paths are exempt; a page's payload and Markdown are not.
 */
export function canonicalUrl(onward: RespondOnward): MiddlewareHandler<SiteContext> {
  return async function canonicalUrlOfRequest(c, next) {
    const url = urlOf(c)
    const { path, format } = splitFormat(url.pathname)
    const isDocument = format === 'document'
    if (servicePath.test(path) || (isDocument && isFile(path))) return next()
    const canonical = canonicalUrlOf(c.get('market'), path, url)
    if (canonical === path + url.search) return next()
    const response = isRead(c) && isDocument ? await onward(c, new URL(canonical, url)) : null
    if (response) return response
    const [, canonicalOwn = '', query = ''] = /^([^?]*)(.*)$/.exec(canonical) ?? []
    return c.redirect(canonicalOwn + url.pathname.slice(path.length) + query, permanentFor(c))
  }
}

/** Path and query. */
function canonicalUrlOf(market: Market, requestedPath: string, url: URL): string {
  return withSearchPage(market, canonicalPath(requestedPath) + url.search)
}
