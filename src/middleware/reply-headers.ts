import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { passedByCache } from '../cache/cache-status.ts'
import { forgetCookie } from '../domain/browser-keys.ts'
import { robotsHeader } from '../routing/plain-reply.ts'
import { type SiteContext, urlOf } from '../site-context.ts'
import { splitFormat } from '../urls/page-path.ts'
import { hasOneFormat } from '../urls/program-paths.ts'
import { limitPeriod } from './limit-rates.ts'

/**
 * After a press of "forget everything", which a cookie marks, the browser also drops cookies that are not sent here, as
 * those of one shared list's path. Browsers that do not know the header have lost all the others already.
 */
export const clearCookies: MiddlewareHandler<SiteContext> = async (c, next) => {
  await next()
  if (c.req.method === 'GET' && getCookie(c, forgetCookie)) writeHeader(c, 'clear-site-data', '"cookies"')
}

/** `Cache-Status` (RFC 9211) on every reply: where the cache was not read, why not. */
export const setCacheStatus: MiddlewareHandler = async function setCacheStatus(c, next) {
  await next()
  if (!c.res.headers.has('cache-status')) writeHeader(c, 'cache-status', passedByCache(c.req.method))
}

/** Seconds that a failing service is given, where it does not say itself. */
const defaultWait = 5
/** Seconds: whatever a service says, a guest may come back within the hour. */
const longestWait = 60 * 60

/** `Retry-After` on every page and JSON reply that says to wait: the service's own value where it has sent one. */
export const retryAfter: MiddlewareHandler<SiteContext> = async function setRetryAfter(c, next) {
  await next()
  const { status, headers } = c.res
  if ((status !== 429 && status !== 503) || headers.has('retry-after')) return
  const wait = c.get('retryAfter') ?? (status === 429 ? limitPeriod : defaultWait)
  writeHeader(c, 'retry-after', String(Math.min(Math.max(1, wait), longestWait)))
}

/** No search engine indexes what `isIndexed` leaves out. */
export function setIndexing(hidden: readonly string[]): MiddlewareHandler<SiteContext> {
  return async function setIndexingOfUrl(c, next) {
    await next()
    if (!isIndexed(urlOf(c), hidden)) writeHeader(c, robotsHeader, 'noindex')
  }
}

/** Not on hosts of previews (or endings of hosts, with their dot); and of a page the document alone, not its other formats. */
export function isIndexed({ hostname, pathname }: URL, hidden: readonly string[]): boolean {
  const isHidden = hidden.some((host) => hostname === host || (host.startsWith('.') && hostname.endsWith(host)))
  return !isHidden && (hasOneFormat(pathname) || splitFormat(pathname).format === 'document')
}

/**
 * Writes on the reply that is there, after `next()`. Hono's own `c.header` makes a new one by then, at every call, and
 * of its bytes a stream; so a handler whose reply came from elsewhere, with headers that can't be changed, copies it.
 */
export function writeHeader(c: Context, name: string, value: string): void {
  c.res.headers.set(name, value)
}
