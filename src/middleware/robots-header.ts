import type { MiddlewareHandler } from 'hono'
import { type SiteContext, urlOf } from '../site-context.ts'
import { writeHeader } from './write-header.ts'

/**
 * Hosts of previews are found by nobody, and of a page its alternate for programs is not: the page itself is.
 * @param hosts comma list of hosts, or of endings of hosts with their dot
 */
export function setIndexing(hosts: string): MiddlewareHandler<SiteContext> {
  const hidden = hosts.split(',').map((host) => host.trim())
  return async function setIndexingOfHost(c, next) {
    await next()
    const { hostname } = urlOf(c)
    const isHidden = hidden.some((host) => hostname === host || (host.startsWith('.') && hostname.endsWith(host)))
    const isTwin = c.res.headers.get('content-type')?.startsWith('text/markdown')
    if (isHidden || isTwin) writeHeader(c, 'x-robots-tag', 'noindex')
  }
}
