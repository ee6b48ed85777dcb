import type { MiddlewareHandler } from 'hono'
import type { EndpointAt } from '../routing/endpoint.ts'
import type { SiteContext, SiteRequest } from '../site-context.ts'
import { isForPrograms } from '../urls/program-paths.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** What changes state must come from a page of this very site: the browser's own words for where a request is from. */
export function guardForms(
  endpointAt: EndpointAt,
  refuse: (c: SiteRequest) => Promise<Response>,
): MiddlewareHandler<SiteContext> {
  return async function guardFormsOfSite(c, next) {
    if (safeMethods.has(c.req.method)) return next()
    if (endpointAt(c.req.path)?.takesAnyOrigin) return next()
    const site = c.req.header('sec-fetch-site')
    const origin = c.req.header('origin')
    const foreign =
      (site !== undefined && site !== 'same-origin') || (origin !== undefined && origin !== new URL(c.req.url).origin)
    if (!foreign) return next()
    if (!isForPrograms(c.req.path)) return refuse(c)
    return c.json({ error: { code: 'forbidden', message: 'This was not sent from a page of this site.' } }, 403)
  }
}
