import { clientAssets } from 'virtual:client-assets'
import { tagOf } from '../../kv/tags.ts'
import { cacheStatus, missedByCache } from '../cache/cache-status.ts'
import { errorTexts } from '../contracts/error-texts.ts'
import type { Deps } from '../deps.ts'
import type { Market } from '../markets/market.ts'
import { Deadline } from '../services/deadline.ts'
import { placeOf, type SiteRequest, urlOf, visitorOf, waitUntilContextOf } from '../site-context.ts'
import { splitPageNumber } from '../urls/page-number.ts'
import { href } from '../urls/paths.ts'
import { readPayloadAddress } from '../urls/payload-address.ts'
import { isBot } from './bots.ts'
import { cachedPage, stampedPage } from './cached-page.ts'
import { findRedirect, isPage } from './find-redirect.ts'
import { beginMaking, type Making } from './making.ts'
import { isPrivate } from './middleware.ts'
import { openPage, type ResponseRenderer } from './opening.ts'
import type { Page, RenderContext } from './page.ts'
import { pageRequest, sentForm } from './page-request.ts'
import { answerFailedNavigation, answerFullLoad, payloadRenderer } from './payload-renderer.ts'
import { probeOf, resolvePath } from './probe.ts'
import { noKeys, readParameters } from './query-keys.ts'
import { documentRenderer, redirectTo, respondWithError } from './respond.tsx'
import { watcherOf } from './watched.ts'

/** Queries longer than this are somebody's own. */
const longestQuery = 300

export function servePage(deps: Deps, pages: readonly Page[]) {
  return function servePageOfPath(c: SiteRequest): Promise<Response> {
    return serve(c, deps, pages, urlOf(c), documentRenderer)
  }
}

/** What a browser that shows a page of this site already is told of the next one. */
export function servePayload(deps: Deps, pages: readonly Page[]) {
  return async function servePayloadOfPage(c: SiteRequest): Promise<Response> {
    const { page, buildId } = readPayloadAddress(urlOf(c))
    if (buildId !== null && buildId !== clientAssets.buildId) return answerFullLoad(c, 'build')
    try {
      return await serve(c, deps, pages, page, payloadRenderer)
    } catch (error) {
      return answerFailedNavigation(c, deps, error, placeOf(c))
    }
  }
}

/**
 * Answers with the page that the address leads to: as it was kept, or as it is made now. A page that looks the same to
 * everyone is kept as long as the shortest-lived thing in it.
 */
export async function serve(
  c: SiteRequest,
  deps: Deps,
  pages: readonly Page[],
  address: URL,
  renderer: ResponseRenderer,
): Promise<Response> {
  const context = waitUntilContextOf(c)
  const watcher = watcherOf(c.req.raw)
  const making: Making = {
    ...beginMaking(context, c.req.raw.signal, c.get('deadline')),
    nonce: c.get('nonce'),
    watch: watcher?.read,
    marks: c.get('marks'),
  }
  const whole = pageRequest(c, deps, making, address)
  const probe = probeOf(c.req.raw)
  if (probe) {
    probe.tell(await resolvePath(pages, { ...whole, routes: probe.routes }))
    return c.body(null, 204)
  }
  const page = pages.find((candidate) => candidate.matches(whole.path, whole.market))
  if (page && isPrivate(page) && renderer === payloadRenderer) return answerFullLoad(c, 'private')
  c.set('allow', methodsOfPage(pages, whole.market, whole.path))
  const query = page && isRead(c) && !isPrivate(page) ? await readQuery(page, whole) : null
  const request = query ? { ...whole, query } : whole
  const key = query && keyOf(c, deps, request, address, renderer)
  // A redirect takes all of the query along.
  const open = (...[asked, by]: [RenderContext, Making]) => openPage(c, pages, asked, by, whole.query)
  const isOwn = page !== undefined && isPrivate(page) && isRead(c)
  const mayMake = async () => !(isOwn || (query && query.size > 0)) || (await mayAsk(c, deps))
  if (!key || making.marks) {
    if (!(await mayMake())) return refuseWith(deps)(c, 429)
    return renderer.render(c, deps, request, making, await open(request, making))
  }

  const { found, keep, kept } = await deps.pages(context, key)
  if (watcher) {
    watcher.page(key, await kept())
    return renderer.render(c, deps, request, making, await open(request, making))
  }
  const tags = [tagOf.page(request.path), tagOf.market(request.market.key)]
  const nonceOf = ({ nonce }: Making) => (renderer === documentRenderer ? nonce : null)
  const isGuest = c.req.header('user-agent') !== undefined
  const hasCaptcha = () => (c.get('letIn') ?? []).length > 0
  if (found) {
    if (found.value.captcha && deps.captcha) c.set('letIn', [deps.captcha.origin])
    if (isGuest && found.value.status === 200) deps.seen.count(context, request.market.key, address.pathname)
    if (found.freshness === 'stale' && c.req.method === 'GET') {
      const again = beginMaking(context, new AbortController().signal, new Deadline())
      const remake = async () => {
        const asked = { ...pageRequest(c, deps, again, address), query: request.query }
        const made = await renderer.render(c, deps, asked, again, await open(asked, again))
        await keepPage(made, again, nonceOf(again), hasCaptcha(), tags, keep)
      }
      context.waitUntil(remake().catch((error) => deps.log(error, request)))
    }
    return stampedPage(found.value, {
      nonce: making.nonce,
      cacheStatus: cacheStatus(found, Date.now()),
      ifNoneMatch: c.req.header('if-none-match'),
    })
  }
  if (!(await mayMake())) return refuseWith(deps)(c, 429)
  const response = await renderer.render(c, deps, request, making, await open(request, making))
  if (!response.body || c.req.method === 'HEAD') return missed(response)
  if (isGuest && response.status === 200) deps.seen.count(context, request.market.key, address.pathname)
  const [sent, copied] = response.body.tee()
  context.waitUntil(
    keepPage(new Response(copied, response), making, nonceOf(making), hasCaptcha(), tags, keep).catch((error) =>
      deps.log(error, request),
    ),
  )
  return missed(new Response(sent, response))
}

function missed(response: Response): Response {
  response.headers.set('cache-status', missedByCache)
  return response
}

/** The redirect that the canonical URL of a request would come to, so that the visitor is sent once; null for none. */
export function answerOnward(deps: Deps, pages: readonly Page[]) {
  return async function answerOnwardFrom(c: SiteRequest, canonical: URL): Promise<Response | null> {
    const making = { ...beginMaking(waitUntilContextOf(c), c.req.raw.signal, c.get('deadline')), nonce: c.get('nonce') }
    const request = pageRequest(c, deps, making, canonical)
    try {
      // Of further results only the search knows the last page.
      const isFurther = canonical.pathname === href.search(request.market) && canonical.searchParams.has('page')
      if (isFurther) return (await mayAsk(c, deps)) ? await openedOnward(c, pages, request, making) : null
      if (await isPage(pages, request, canonical.pathname)) return null
      const found = await findRedirect(pages, request)
      return found && redirectTo(c, found)
    } catch (error) {
      deps.log(error, request)
      return null
    }
  }
}

/** The redirect that the page itself answers with; null for any other answer. */
async function openedOnward(c: SiteRequest, pages: readonly Page[], request: RenderContext, making: Making) {
  const outcome = await openPage(c, pages, request, making, request.query)
  if (outcome.kind === 'page') outcome.main.catch(() => {})
  return outcome.kind === 'redirect' ? redirectTo(c, outcome) : null
}

/** Methods of the page at a path, for `Allow`. */
export function methodsOfPage(pages: readonly Page[], market: Market, path: string): string {
  const page = pages.find(({ matches }) => matches(splitPageNumber(path).path, market))
  return page?.takesForms ? 'GET, HEAD, POST, OPTIONS' : 'GET, HEAD, OPTIONS'
}

/** The error page of that status, whatever was asked; one that says to wait gives back what was sent. */
export function refuseWith(deps: Deps) {
  return async function refuse(c: SiteRequest, status: 403 | 404 | 405 | 413 | 429 | 500 | 503): Promise<Response> {
    const making = { ...beginMaking(waitUntilContextOf(c), c.req.raw.signal, c.get('deadline')), nonce: c.get('nonce') }
    const request = pageRequest(c, deps, making, urlOf(c))
    const form = status === 429 ? await sentForm(c) : null
    const message = status === 404 ? errorTexts.unmatchedRoute(urlOf(c).pathname) : undefined
    return respondWithError(c, deps, { ...request, form }, making, { status, message })
  }
}

function isRead(c: SiteRequest): boolean {
  return c.req.method === 'GET' || c.req.method === 'HEAD'
}

/** Counts a page that is made for one visitor, or for what its address says, and says whether it may be made. */
async function mayAsk(c: SiteRequest, { limits }: Deps): Promise<boolean> {
  const outcome = await limits.query?.limit({ key: visitorOf(c) })
  return outcome?.success ?? true
}

/** What a shared page reads of the query. */
async function readQuery(page: Page, request: RenderContext): Promise<URLSearchParams> {
  return readParameters(request.query, (await page.queryKeys?.(request)) ?? noKeys)
}

/** Null for requests whose reply is not everyone's: those of readers that are programs, and of somebody's own words. */
function keyOf(
  c: SiteRequest,
  deps: Deps,
  { market, query }: RenderContext,
  address: URL,
  renderer: ResponseRenderer,
): string | null {
  if (isBot(c.req.header('user-agent')) || query.toString().length > longestQuery) return null
  const read = [...query].sort(([a], [b]) => (a < b ? -1 : Number(a > b)))
  const origin = deps.origins(address)[market.key]
  return `${market.key}:${renderer.name}:${origin}${address.pathname}?${new URLSearchParams(read)}`
}

async function keepPage(
  response: Response,
  making: Making,
  nonce: string | null,
  captcha: boolean,
  tags: readonly string[],
  keep: Awaited<ReturnType<Deps['pages']>>['keep'],
): Promise<void> {
  const kept = await cachedPage(response, nonce, captcha)
  const outcome = making.outcome()
  if (kept && outcome) await keep(kept, { ...outcome, tags: [...outcome.tags, ...tags] })
}
