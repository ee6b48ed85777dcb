import type { MiddlewareHandler } from 'hono'
import { markets } from '../markets/market.ts'
import { messagesOf } from '../markets/messages/messages.ts'
import type { EndpointAt } from '../routing/endpoint.ts'
import { isWithinLimit, type SiteContext, type SiteRequest } from '../site-context.ts'
import { isForPrograms } from '../urls/program-paths.ts'
import type { RateKind } from '../urls/route.ts'
import { startsOf, staticPaths } from '../urls/routes.ts'

/** The platform's counters; without one nothing is counted. `unproven` counts forms without a captcha's proof. */
export type RateLimits = Partial<Record<RateKind | 'unproven', Pick<RateLimit, 'limit'>>>

/** Seconds over which each counter counts. */
export const limitPeriod = 60

/** A body counts once for each megabyte, up to the largest picture: all of it is in memory at once. */
const megabyte = 1024 * 1024
const largestWeight = 16

/** The 429 of a page, in its edition and with all that was typed. */
type RefuseVisitor = (c: SiteRequest) => Promise<Response>

/** Answers too frequent requests with a 429: a page that can send the same form again, or JSON. */
export function limitRates(
  limits: RateLimits,
  endpointAt: EndpointAt,
  refuse: RefuseVisitor,
): MiddlewareHandler<SiteContext> {
  return async function limitRatesOfVisitor(c, next) {
    const { method, path } = c.req
    const kind = rateKindOf(endpointAt, method, path)
    const megabytes = Math.ceil(Number(c.req.header('content-length')) / megabyte) || 1
    const weight = endpointAt(path)?.rateWeight ?? Math.min(megabytes, largestWeight)
    if (!kind || (await isWithinLimit(c, limits[kind], weight))) return next()
    c.header('retry-after', String(limitPeriod))
    c.header('cache-control', 'no-store')
    if (!isForPrograms(path)) return refuse(c)
    const { tooManyText: message } = messagesOf(c.get('market')).errors
    return c.json({ error: { code: 'too_many_requests', message } }, 429)
  }
}

/** Guesses at a page's secret URL are counted, too. */
const guessed = startsOf(({ rate }) => rate === 'query')
const formLike = markets.flatMap((market) => staticPaths(market, ({ rate }) => rate === 'form'))

/**
 * The rate kind of the endpoint's or page's record; otherwise a request that changes something counts as a form, and a
 * read as nothing. Renders of private pages and of queries are counted where they happen (routing/serve-page.ts).
 */
export function rateKindOf(endpointAt: EndpointAt, method: string, path: string): RateKind | null {
  const rate = endpointAt(path)?.rate
  if (rate) return rate === 'none' ? null : rate
  if ((method === 'GET' || method === 'HEAD') && guessed.some((folder) => path.startsWith(folder))) return 'query'
  return /^(GET|HEAD|OPTIONS)$/.test(method) && !formLike.includes(path) ? null : 'form'
}
