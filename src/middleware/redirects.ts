import type { MiddlewareHandler } from 'hono'
import type { Deps } from '../deps.ts'
import { type SiteContext, type SiteRequest, urlOf } from '../site-context.ts'

/** Where the edition is at https, nothing is answered without it: the same URL there, the query kept (308: a form stays one). */
export function requireHttps(origins: Deps['origins']): MiddlewareHandler<SiteContext> {
  return async function redirectToHttps(c, next) {
    const url = urlOf(c)
    if (url.protocol !== 'http:' || !origins(url)[c.get('market').key].startsWith('https:')) return next()
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    return c.redirect(`https://${url.hostname}${url.pathname}${url.search}`, isRead ? 301 : 308)
  }
}

interface Refusal {
  /** The page in place of one that is not there. */
  refuse(c: SiteRequest): Promise<Response>
  log(error: unknown): void
}

/**
 * A redirect leads within the site's own hosts, or to where an editor's compiled record says; any other that data would
 * have lead elsewhere is logged and not found.
 */
export function ownRedirects(hosts: readonly string[], { refuse, log }: Refusal): MiddlewareHandler<SiteContext> {
  const own = new Set(hosts)
  return async function ownRedirectsOfHosts(c, next) {
    await next()
    const location = c.res.headers.get('location')
    if (location === null || leadsWithin(own, location, c.req.url)) return
    if (location === c.get('compiledRedirect') && isWebUrl(location)) return
    log(new Error(`A redirect from ${c.req.path} to another host was not followed`))
    c.res = await refuse(c)
    c.res.headers.delete('location')
  }
}

function leadsWithin(hosts: ReadonlySet<string>, location: string, requestedUrl: string): boolean {
  if (!URL.canParse(location, requestedUrl)) return false
  const { protocol, hostname, username, password } = new URL(location, requestedUrl)
  return /^https?:$/.test(protocol) && hosts.has(hostname) && username === '' && password === ''
}

/** Whole, of the web, and without a name and password that would hide its host. */
function isWebUrl(location: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/.test(location) || !URL.canParse(location)) return false
  const { username, password } = new URL(location)
  return username === '' && password === ''
}
