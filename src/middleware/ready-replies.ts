import { clientAssets } from 'virtual:client-assets'
import type { Found } from '../cache/cache.ts'
import { cacheStatus } from '../cache/cache-status.ts'
import type { Deps } from '../deps.ts'
import type { WaitUntilContext } from '../domain/promises.ts'
import { isFile } from '../domain/slashes.ts'
import { newTrace, readTrace, traceHeader, writeTrace } from '../domain/traces.ts'
import type { Market } from '../markets/market.ts'
import { type CachedPage, pageKey } from '../routing/cached-page.ts'
import { isGuestAgent } from '../routing/is-bot.ts'
import { observerOf } from '../routing/observer.ts'
import type { PageTable } from '../routing/page-table.ts'
import { plainReply, robotsHeader, setupOf, storeLookup } from '../routing/plain-reply.ts'
import { passCookies } from '../session/editor-pass.ts'
import { parsePayloadUrl, routedPath, splitFormat } from '../urls/page-path.ts'
import { hasOneFormat } from '../urls/program-paths.ts'
import { isIndexed } from './reply-headers.ts'
import { writeServerTiming } from './server-timing.ts'

/**
 * Responds to a plain request from a cached page, with the headers of its first response, a new nonce, trace and times.
 * Null for any other request, which passes all middleware.
 */
export type RespondFromCache = (
  request: Request,
  context: WaitUntilContext,
) => Response | Promise<Response | null> | null

interface PlainRequest {
  request: Request
  context: WaitUntilContext
  market: Market
  url: URL
  started: number
}

/**
 * Answers most views of cached pages without middleware and router: for a plain request, the URL alone decides what
 * these would do.
 */
export function createReadyReplies(
  {
    origins,
    pages,
    pageInMemory,
    seen,
    variables,
  }: Pick<Deps, 'origins' | 'pages' | 'pageInMemory' | 'seen' | 'variables'>,
  table: Pick<PageTable, 'at'>,
  byHost: ReadonlyMap<string, Market>,
): RespondFromCache {
  const setup = setupOf(variables)

  function replyWith(
    found: Found<CachedPage>,
    { request, context, market, url, started }: PlainRequest,
  ): Response | null {
    const reply = plainReply(found.value, setup)
    if (!reply) return null
    if (!isIndexed(url, variables.NOINDEX_HOSTS)) reply.headers.set(robotsHeader, 'noindex')
    const trace = readTrace(request.headers.get(traceHeader) ?? undefined) ?? newTrace()
    reply.headers.set('cache-status', cacheStatus(found, Date.now()))
    reply.headers.set(traceHeader, writeTrace(trace))
    if (isGuestAgent(request.headers.get('user-agent'))) seen.count(context, market.key, splitFormat(url.pathname).path)
    reply.headers.set('server-timing', writeServerTiming([['head', performance.now() - started]], trace))
    return reply
  }

  async function fromAnyTier(key: string, plain: PlainRequest): Promise<Response | null> {
    const lookup = await pages(plain.context, key)
    const { found } = lookup
    const reply = found?.freshness === 'fresh' ? replyWith(found, plain) : null
    if (!reply) storeLookup(plain.request, key, lookup)
    return reply
  }

  return function respondFromCache(request, context) {
    if (!isPlain(request)) return null
    const started = performance.now()
    const url = new URL(request.url)
    const market = byHost.get(url.hostname)
    const key = market && !hasOneFormat(url.pathname) ? keyOf(market, origins(url)[market.key], url) : null
    if (!market || key === null) return null
    const plain = { request, context, market, url, started }
    const inMemory = pageInMemory(key)
    const reply = inMemory && replyWith(inMemory, plain)
    return reply ?? (isShared(url.pathname, market) ? fromAnyTier(key, plain) : null)
  }

  /** Whether the page may be cached: private pages and files never are. */
  function isShared(pathname: string, market: Market): boolean {
    const path = routedPath(pathname)
    return !isFile(path) && table.at(path, market)?.page.visibility === 'shared'
  }
}

/**
 * The cache key of a canonical URL; null for another, by which no page is cached, and for http where the edition is at
 * https. All hosts of an edition share its pages.
 */
function keyOf({ key: market }: Market, origin: string, url: URL): string | null {
  const { format } = splitFormat(url.pathname)
  if (format === 'markdown' || !origin.startsWith(url.protocol)) return null
  if (format === 'document') return pageKey(market, 'page', { origin, pathname: url.pathname }, url.searchParams)
  const { page, buildId } = parsePayloadUrl(url)
  const isOfThisBuild = buildId === null || buildId === clientAssets.buildId
  return isOfThisBuild ? pageKey(market, 'payload', { origin, pathname: page.pathname }, page.searchParams) : null
}

/** Whether the reply depends on the URL alone. A request with `If-None-Match` may be answered with a 304. */
function isPlain(request: Request): boolean {
  if (request.method !== 'GET' || request.headers.has('if-none-match') || observerOf(request)) return false
  const cookies = request.headers.get('cookie')
  return cookies === null || !passCookies.some((name) => cookies.includes(name))
}
