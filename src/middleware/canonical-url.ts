import { clientAssets } from 'virtual:client-assets'
import type { MiddlewareHandler } from 'hono'
import { isFile } from '../domain/slashes.ts'
import type { Market } from '../markets/market.ts'
import { type SiteContext, type SiteRequest, urlOf } from '../site-context.ts'
import { canonicalPath, withSearchPage } from '../urls/canonical-path.ts'
import { splitFormat } from '../urls/page-path.ts'
import { fileFolders, programFolders } from '../urls/program-paths.ts'

/** Of the development server. */
const developmentFolders = ['/@[^/]*/', '/client/', '/src/', '/node_modules/']
/** What is no page keeps its form. */
const exempt = [...programFolders, ...fileFolders, ...(clientAssets.isDev ? developmentFolders : [])]
/** A whole segment: '/api/x/' and '/api', but not '/api-guide/'. */
const servicePath = new RegExp(`^(?:${exempt.map((folder) => folder.slice(0, -1)).join('|')})(?:/|$)`)

/** Answers in place of the canonical URL where that would be a redirect, too. */
export type AnswerOnward = (c: SiteRequest, canonical: URL) => Promise<Response | null>

/**
 * Slash at the end, lower case, single slashes, no first page number: one redirect, query kept, to where the canonical URL
 * itself leads. Files and service paths are exempt; a page's payload and Markdown are not.
 */
export function canonicalUrl(onward: AnswerOnward): MiddlewareHandler<SiteContext> {
  return async function canonicalUrlOfRequest(c, next) {
    const url = urlOf(c)
    const { path, format } = splitFormat(url.pathname)
    const isDocument = format === 'document'
    if (servicePath.test(path) || (isDocument && isFile(path))) return next()
    const canonical = canonicalUrlOf(c.get('market'), path, url)
    if (canonical === path + url.search) return next()
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const answer = isRead && isDocument ? await onward(c, new URL(canonical, url)) : null
    if (answer) return answer
    const [, canonicalOwn = '', query = ''] = /^([^?]*)(.*)$/.exec(canonical) ?? []
    // 301 would turn a form into a GET: 308 sends it on as it is.
    return c.redirect(canonicalOwn + url.pathname.slice(path.length) + query, isRead ? 301 : 308)
  }
}

/** Path and query. */
function canonicalUrlOf(market: Market, requestedPath: string, url: URL): string {
  return withSearchPage(market, canonicalPath(requestedPath) + url.search)
}
