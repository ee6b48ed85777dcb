import type { MiddlewareHandler } from 'hono'
import type { Deps } from '../deps.ts'
import { type SiteContext, urlOf } from '../site-context.ts'

/** Where the edition is at https, nothing is answered without it: the same URL there, the query kept (308: a form stays one). */
export function requireHttps(origins: Deps['origins']): MiddlewareHandler<SiteContext> {
  return async function redirectToHttps(c, next) {
    const url = urlOf(c)
    if (url.protocol !== 'http:' || !origins(url)[c.get('market').key].startsWith('https:')) return next()
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    return c.redirect(`https://${url.hostname}${url.pathname}${url.search}`, isRead ? 301 : 308)
  }
}
