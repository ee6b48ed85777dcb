import type { MiddlewareHandler } from 'hono'
import { cacheStatus } from '../cache/cache-status.ts'
import type { Deps } from '../deps.ts'
import type { WaitUntilContext } from '../domain/in-flight.ts'
import { newTrace, readTrace, traceHeader, writeTrace } from '../domain/traces.ts'
import type { Market } from '../markets/market.ts'
import { stampedBody } from '../routing/cached-page.ts'
import { isGuestAgent } from '../routing/is-bot.ts'
import { observerOf } from '../routing/observer.ts'
import { passCookies } from '../session/editor-pass.ts'
import { drawNonce, type SiteContext, type SiteRequest, urlOf } from '../site-context.ts'
import { writeServerTiming } from './server-timing.ts'

/** URLs that an isolate remembers before it forgets them all. */
const maxUrls = 1_000

/** What a reply says to one visitor alone. */
const ownHeaders = ['set-cookie', 'clear-site-data', 'retry-after']

export interface ReadyReplies {
  /** Remembers what a page from the cache was answered with, when all headers are written. */
  remember: MiddlewareHandler<SiteContext>
  /**
   * The reply to a request that differs in nothing that counts from one that was answered from the cache before: the same
   * headers, with a nonce, a trace and times of its own, and the page as it lies in memory now. Null for any other.
   */
  answer(request: Request, context: WaitUntilContext): Response | null
}

interface Ready {
  /** Of the page in the cache. */
  key: string
  market: Market['key']
  path: string
  /** Those that say something else in each reply are written over. */
  headers: Headers
  /** What stands around the nonce in the page's policy; null where that has none. */
  policy: readonly [before: string, after: string] | null
}

/** So that most views of a cached page pass no middleware and no router: what these decide is decided by the URL. */
export function createReadyReplies({ pageInMemory, seen }: Pick<Deps, 'pageInMemory' | 'seen'>): ReadyReplies {
  const replies = new Map<string, Ready>()
  return {
    async remember(c, next) {
      await next()
      const key = c.get('cachedUnder')
      if (key === undefined || c.res.status !== 200 || !isPlain(c.req.raw)) return
      if (ownHeaders.some((name) => c.res.headers.has(name))) return
      if (replies.size >= maxUrls) replies.clear()
      replies.set(c.req.url, readyReply(c, key))
    },
    answer(request, context) {
      const ready = replies.get(request.url)
      if (!ready || !isPlain(request)) return null
      const started = performance.now()
      const found = pageInMemory(ready.key)
      if (found?.freshness !== 'fresh' || found.value.status !== 200) return null
      const { headers, policy } = ready
      const nonce = found.value.nonce === null ? '' : drawNonce()
      const body = stampedBody(found.value, nonce)
      // Another page by now, or one whose scripts another policy lets in.
      if (body?.etag !== headers.get('etag')) return null
      const trace = readTrace(request.headers.get(traceHeader) ?? undefined) ?? newTrace()
      if (policy) headers.set('content-security-policy', policy.join(nonce))
      headers.set('cache-status', cacheStatus(found, Date.now()))
      headers.set(traceHeader, writeTrace(trace))
      if (isGuestAgent(request.headers.get('user-agent'))) seen.count(context, ready.market, ready.path)
      headers.set('server-timing', writeServerTiming([['head', performance.now() - started]], trace))
      return new Response(body.bytes, { headers })
    },
  }
}

function readyReply(c: SiteRequest, key: string): Ready {
  const headers = new Headers(c.res.headers)
  const nonce = c.get('nonce')
  const [before, after] = nonce === undefined ? [] : (headers.get('content-security-policy')?.split(nonce) ?? [])
  const policy = before !== undefined && after !== undefined ? ([before, after] as const) : null
  return { key, market: c.get('market').key, path: urlOf(c).pathname, headers, policy }
}

/** Whether the reply goes by the URL alone. Who names a page that they have may be told that it is still the same. */
function isPlain(request: Request): boolean {
  if (request.method !== 'GET' || request.headers.has('if-none-match') || observerOf(request)) return false
  const cookies = request.headers.get('cookie')
  return cookies === null || !passCookies.some((name) => cookies.includes(name))
}
