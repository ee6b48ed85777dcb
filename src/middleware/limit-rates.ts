import type { MiddlewareHandler } from 'hono'
import { markets } from '../markets/market.ts'
import { messagesOf } from '../markets/messages/messages.ts'
import { type SiteContext, type SiteRequest, visitorOf } from '../site-context.ts'
import { feedUrls } from '../urls/feeds.ts'
import { fragmentFolder } from '../urls/fragment-address.ts'
import { cspReportPath, isForPrograms } from '../urls/program-paths.ts'
import { startsOf, staticPaths } from '../urls/routes.ts'

/** What a visitor may do only so often a minute, each counted for itself (`[[ratelimits]]` in wrangler.toml). */
export type LimitedKind = 'secret' | 'form' | 'query' | 'telemetry'

/** A counter of the platform's; without one nothing is counted. `unproven` is of forms without a captcha's proof. */
export type RateLimits = Partial<Record<LimitedKind | 'unproven', Pick<RateLimit, 'limit'>>>

/** Seconds that every one of the counters counts over. */
export const limitPeriod = 60

/** The 429 of a page, in its edition and with all that was typed. */
type RefuseVisitor = (c: SiteRequest) => Promise<Response>

/** Whoever asks too often is told to wait: on a page that sends the same form again, or in JSON. */
export function limitRates(limits: RateLimits, refuse: RefuseVisitor): MiddlewareHandler<SiteContext> {
  return async function limitRatesOfVisitor(c, next) {
    const kind = limitedKind(c.req.method, c.req.path)
    if (!kind || (await mayAsk(c, limits[kind]))) return next()
    c.header('retry-after', String(limitPeriod))
    c.header('cache-control', 'no-store')
    if (!isForPrograms(c.req.path)) return refuse(c)
    const { tooManyText: message } = messagesOf(c.get('market')).errors
    return c.json({ error: { code: 'too_many_requests', message } }, 429)
  }
}

/** How many questions to the services a request stands for, where it is not one. */
const weights: Readonly<Record<string, number>> = { '/api/search/counts/': 3 }

async function mayAsk(c: SiteRequest, limit: RateLimits[LimitedKind]): Promise<boolean> {
  for (let counted = 0; limit && counted < (weights[c.req.path] ?? 1); counted += 1) {
    const { success } = await limit.limit({ key: visitorOf(c) })
    if (!success) return false
  }
  return true
}

const guessed: readonly string[] = [...startsOf(({ rate }) => rate === 'query'), fragmentFolder, '/assets/']
/** A booking begins with a link. */
const formLike = markets.flatMap((market) => staticPaths(market, ({ rate }) => rate === 'form'))
const wholeLists: readonly string[] = ['/sitemap.xml', '/llms.txt', ...Object.values(feedUrls)]

/**
 * What opens with a secret, what changes something, what the services answer anew each time; null for the rest. A page that
 * is made for one visitor or for what its query says is counted where it is made (routing/serve-page.ts).
 */
export function limitedKind(method: string, path: string): LimitedKind | null {
  // A page of the inbox shows many, and only to who has signed in.
  if (path.startsWith('/editor/uploads/')) return 'query'
  if (/^\/(api\/purge|api\/backup|api\/webhooks|editor)\//.test(path)) return 'secret'
  if (path.startsWith('/bridge/telemetry/') || path === cspReportPath) return 'telemetry'
  // Hearts are pressed one after the other, and letters.
  if (/^\/api\/(draft|price|calendar|search(?:\/cards|\/counts)?|streets|find|map|session|favorites)\/$/.test(path))
    return 'query'
  const isRead = method === 'GET' || method === 'HEAD'
  // Whoever guesses at lists, at parts of pages, or at files of builds that are long gone.
  if (isRead && guessed.some((folder) => path.startsWith(folder))) return 'query'
  // All of the site at once, made anew each time.
  if (isRead && (path.startsWith('/sitemaps/') || wholeLists.includes(path))) return 'query'
  // Every open page of a whole office asks it, and it changes nothing.
  if (path === '/api/version/') return null
  return /^(GET|HEAD|OPTIONS)$/.test(method) && !formLike.includes(path) ? null : 'form'
}
