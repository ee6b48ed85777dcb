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
 * After "forget everything", which a cookie marks, tells the browser to delete also cookies that are not sent here, as
 * those of one shared list's path. Browsers that do not know the header have lost all others already.
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

/** Seconds for `Retry-After` where the failing service does not say any. */
const defaultWait = 5
/** Seconds: longer times of services are cut to an hour. */
const longestWait = 60 * 60

/** `Retry-After` on every page and JSON reply that says to wait: the service's own value where it has sent one. */
export const retryAfter: MiddlewareHandler<SiteContext> = async function setRetryAfter(c, next) {
  await next()
  const { status, headers } = c.res
  if ((status !== 429 && status !== 503) || headers.has('retry-after')) return
  const wait = c.get('retryAfter') ?? (status === 429 ? limitPeriod : defaultWait)
  writeHeader(c, 'retry-after', String(Math.min(Math.max(1, wait), longestWait)))
}

/** Tells search engines not to index what `isIndexed` excludes. */
export function setIndexing(hidden: readonly string[]): MiddlewareHandler<SiteContext> {
  return async function setIndexingOfUrl(c, next) {
    await next()
    if (!isIndexed(urlOf(c), hidden)) writeHeader(c, robotsHeader, 'noindex')
  }
}

/**
 * Whether search engines may index the URL: not on preview hosts (or endings of hosts, with their dot), and of a page
 * only the document.
 */
export function isIndexed({ hostname, pathname }: URL, hidden: readonly string[]): boolean {
  const isHidden = hidden.some((host) => hostname === host || (host.startsWith('.') && hostname.endsWith(host)))
  return !isHidden && (hasOneFormat(pathname) || splitFormat(pathname).format === 'document')
}

/**
 * Sets a header of an existing response, after `next()`. Hono's own `c.header` would create a new response at every
 * call, and a stream of its bytes; so handlers copy a response whose headers are immutable.
 */
export function writeHeader(c: Context, name: string, value: string): void {
  c.res.headers.set(name, value)
}
