import type { MiddlewareHandler } from 'hono'
import { passedByCache } from '../cache/cache-status.ts'
import { writeHeader } from './write-header.ts'

/** `Cache-Status` (RFC 9211) on every reply: where nobody has asked the cache, why not. */
export const setCacheStatus: MiddlewareHandler = async function setCacheStatus(c, next) {
  await next()
  if (!c.res.headers.has('cache-status')) writeHeader(c, 'cache-status', passedByCache(c.req.method))
}
