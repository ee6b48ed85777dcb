import type { MiddlewareHandler } from 'hono'
import type { Deps } from '../deps.ts'
import { newTrace, readTrace, traceHeader, writeTrace } from '../domain/traces.ts'
import type { Market } from '../markets/market.ts'
import { coldFactor, Deadline } from '../services/deadline.ts'
import { placeOf, type SiteContext, urlOf } from '../site-context.ts'
import { writeHeader } from './reply-headers.ts'

/** Starts the deadline that all services of the request share. */
export function startDeadline({
  variables,
  isCold,
}: Pick<Deps, 'variables' | 'isCold'>): MiddlewareHandler<SiteContext> {
  return function startDeadlineOfRequest(c, next) {
    c.set('deadline', new Deadline(variables.PAGE_DEADLINE_MS * (isCold() ? coldFactor : 1)))
    return next()
  }
}

/** Every request has a trace: the caller's own where it is well-formed. The reply names it, so do services and the log. */
export const traceRequest: MiddlewareHandler<SiteContext> = async function traceRequest(c, next) {
  const trace = readTrace(c.req.header(traceHeader)) ?? newTrace()
  c.set('trace', trace)
  await next()
  writeHeader(c, traceHeader, writeTrace(trace))
}

/** The edition, from the hostname, once: nothing later reads the hostname. A host we don't know gets a plain 421. */
export function selectMarket(byHost: ReadonlyMap<string, Market>): MiddlewareHandler<SiteContext> {
  return async function selectMarketOfHost(c, next) {
    const market = byHost.get(urlOf(c).hostname)
    if (!market) return c.text('Misdirected Request: this host is not served here.', 421)
    c.set('market', market)
    await next()
  }
}

/** Loads the edition's texts. Without them there is no page, not even an error page. */
export function haveMessages(deps: Pick<Deps, 'readMessages' | 'log'>): MiddlewareHandler<SiteContext> {
  return async function haveMessagesOfEditions(c, next) {
    try {
      await deps.readMessages(c.get('market').key)
    } catch (error) {
      deps.log(error, placeOf(c))
      return c.text('Service Unavailable', 503, { 'retry-after': '5', 'cache-control': 'no-store' })
    }
    await next()
  }
}
