import type { MiddlewareHandler } from 'hono'
import type { SiteContext } from '../site-context.ts'
import { limitPeriod } from './limit-rates.ts'
import { writeHeader } from './write-header.ts'

/** Seconds that a failing service is given, where it does not say itself. */
const defaultWait = 5
/** Seconds: whatever a service says, a guest may come back within the hour. */
const longestWait = 60 * 60

/** `Retry-After` on every page and every JSON that says to wait: what the service asked for, where one has. */
export const retryAfter: MiddlewareHandler<SiteContext> = async function setRetryAfter(c, next) {
  await next()
  const { status, headers } = c.res
  if ((status !== 429 && status !== 503) || headers.has('retry-after')) return
  const wait = c.get('retryAfter') ?? (status === 429 ? limitPeriod : defaultWait)
  writeHeader(c, 'retry-after', String(Math.min(Math.max(1, wait), longestWait)))
}
