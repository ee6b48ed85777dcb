import { clientAssets } from 'virtual:client-assets'
import { tagOf } from '../../kv/tags.ts'
import { cacheStatus, missedByCache } from '../cache/cache-status.ts'
import { errorTexts } from '../contracts/error-texts.ts'
import { maxFormBytes } from '../contracts/submission.ts'
import type { Deps } from '../deps.ts'
import { wholeDocument } from '../document/render-document.ts'
import type { Market } from '../markets/market.ts'
import { isRead, isWithinLimit, placeOf, type SiteRequest, urlOf } from '../site-context.ts'
import { parsePayloadUrl, splitFormat } from '../urls/page-path.ts'
import { href } from '../urls/paths.ts'
import { cachedPage, pageKey, stampedPage } from './cached-page.ts'
import { findRedirect, isPage, resolvePath } from './find-redirect.ts'
import { isGuestAgent } from './is-bot.ts'
import { loadPage, type Outcome, type ResponseRenderer, sentForm } from './load-page.ts'
import type { Page, RedirectResult, RenderContext } from './page.ts'
import type { PageTable, RoutedPage } from './page-table.ts'
import { lookupOf, replyOf } from './plain-reply.ts'
import { noKeys, readParameters } from './query-keys.ts'
import { createRenderContext, withMembers } from './render-context.ts'
import { documentRenderer, redirectTo, respondWithError } from './respond.tsx'
import { visibilityOf } from './visibility.ts'

/** Handles pages, in the format that the URL's file name says; a form gets a document. */
export function handlePages(deps: Deps, pages: PageTable, loadMarkdownRenderer: () => Promise<ResponseRenderer>) {
  return async function handlePageOfFormat(c: SiteRequest): Promise<Response> {
    const url = urlOf(c)
    const { path, format } = splitFormat(url.pathname)
    if (format === 'document' || !isRead(c)) return respondTo(c, deps, pages, url, documentRenderer)
    if (format === 'payload') return getPayload(c)
    return respondTo(c, deps, pages, new URL(path + url.search, url), await loadMarkdownRenderer())
  }

  async function getPayload(c: SiteRequest): Promise<Response> {
    const { payloadRenderer, respondFailedNavigation, respondFullLoad } = await import('./payload-renderer.ts')
    const { page, buildId } = parsePayloadUrl(urlOf(c))
    if (buildId !== null && buildId !== clientAssets.buildId) return respondFullLoad(c, 'build')
    try {
      return await respondTo(c, deps, pages, page, payloadRenderer)
    } catch (error) {
      return respondFailedNavigation(c, (cause) => deps.log(cause, placeOf(c)), error)
    }
  }
}

/** Responds with the page that the URL leads to. */
async function respondTo(
  c: SiteRequest,
  deps: Deps,
  pages: PageTable,
  url: URL,
  renderer: ResponseRenderer,
): Promise<Response> {
  const context = createRenderContext(c, deps, { url, preview: renderer.hasPreview && c.get('preview') })
  const { observer, path, market } = context
  if (observer?.kind === 'probe') {
    observer.tell(await resolvePath(pages, withMembers(context, { routes: observer.routes })))
    return c.body(null, 204)
  }
  const match = pages.at(path, market)
  const load = async (each: RenderContext): Promise<Outcome> => {
    const outcome = await loadPage(c, each, pages, match)
    // There is no end of such paths, and each would be cached.
    if (outcome.kind === 'error' && outcome.status === 404 && !(await mayRender(c, deps)))
      return { kind: 'error', status: 429 }
    return outcome.kind === 'redirect' ? redirectOfSearch(c, deps, pages, outcome) : outcome
  }
  return handleRoute(c, deps, context, { page: match?.page, load }, renderer)
}

/** What a path leads to; `page` is undefined where no route matches. */
interface Served {
  page: RoutedPage | undefined
  load(context: RenderContext): Promise<Outcome>
}

/**
 * Responds with the cached page, or renders it. A shared page is cached as its record says, and no longer than its
 * data.
 */
export async function handleRoute(
  c: SiteRequest,
  deps: Deps,
  whole: RenderContext,
  { page, load }: Served,
  renderer: ResponseRenderer,
): Promise<Response> {
  const { market, path, url, isBot, observer } = whole
  if (renderer.insteadOfPrivate && visibilityOf(whole, page) === 'private') return renderer.insteadOfPrivate(c, whole)
  c.set('allow', methodsOf(page))
  const query = page?.visibility === 'shared' && isRead(c) ? await readQuery(page, whole) : null
  const context = query ? withMembers(whole, { query }) : whole
  const render = async (each: RenderContext): Promise<Rendered> => {
    const outcome = await load(each)
    return { response: await renderer.render(c, each, outcome), cachePolicy: outcome.cachePolicy }
  }
  const isCounted = query ? query.size > 0 : page?.visibility === 'private' && isRead(c)
  const isTooOften = async () => isCounted && !(await mayRender(c, deps))
  const key = query && pageKey(market.key, renderer.name, { origin: context.origin, pathname: url.pathname }, query)
  if (!key || context.isMarked || context.preview)
    return (await isTooOften()) ? refuseWith(deps)(c, 429) : (await render(context)).response

  const { waitUntilContext } = context
  const { found, keep, stored } = lookupOf(c.req.raw, key) ?? (await deps.pages(waitUntilContext, key))
  if (observer?.kind === 'watcher') {
    observer.page(key, await stored())
    return (await render(context)).response
  }
  // Programs get an error's text alone, guests an error page: neither is served to the other.
  const isFor = (status: number) => !isBot || status === 200
  const store = async (
    { response, cachePolicy }: Rendered,
    by: RenderContext,
    written?: Promise<Uint8Array<ArrayBuffer>>,
  ) => {
    if (!cachePolicy || !isFor(response.status)) return
    const whole = written ?? response.arrayBuffer().then((body) => new Uint8Array(body))
    const nonce = renderer === documentRenderer ? by.nonce : null
    const hasCaptcha = (c.get('cspOrigins') ?? []).length > 0
    const isPlain = !hasCaptcha && page?.rate === undefined
    const cacheable = await cachedPage(response, whole, nonce, hasCaptcha, async () =>
      isPlain ? replyOf(c, deps) : undefined,
    )
    const rendered = by.cacheable(cachePolicy)
    if (!cacheable || !rendered) return
    await keep(cacheable, { ...rendered, tags: [...rendered.tags, tagOf.page(path), tagOf.market(market.key)] })
  }
  const countView = (status: number) => {
    const isGuest = isGuestAgent(c.req.raw.headers.get('user-agent'))
    if (isGuest && status === 200) deps.seen.count(waitUntilContext, market.key, url.pathname)
  }
  if (found && isFor(found.value.status)) {
    if (found.value.captcha && deps.captcha) c.set('cspOrigins', [deps.captcha.origin])
    countView(found.value.status)
    if (found.freshness === 'stale' && c.req.method === 'GET') {
      const behind = withMembers(createRenderContext(c, deps, { url, isBehind: true }), { query: context.query })
      const revalidate = async () => store(await render(behind), behind)
      waitUntilContext.waitUntil(revalidate().catch(behind.log))
    }
    return stampedPage(found.value, {
      nonce: () => context.nonce,
      cacheStatus: cacheStatus(found, Date.now()),
      ifNoneMatch: c.req.header('if-none-match'),
    })
  }
  if (await isTooOften()) return refuseWith(deps)(c, 429)
  const { response, cachePolicy } = await render(context)
  if (!response.body || c.req.method === 'HEAD') return missed(response)
  countView(response.status)
  if (cachePolicy) {
    const whole = wholeDocument(response.body)
    const copy = whole ? response : response.clone()
    waitUntilContext.waitUntil(store({ response: copy, cachePolicy }, context, whole).catch(context.log))
  }
  return missed(response)
}

interface Rendered extends Pick<Outcome, 'cachePolicy'> {
  response: Response
}

function missed(response: Response): Response {
  response.headers.set('cache-status', missedByCache)
  return response
}

/** The redirect that the canonical URL of a request would come to, so that the visitor is sent once; null for none. */
export function respondOnward(deps: Deps, pages: PageTable) {
  return async function respondOnwardFrom(c: SiteRequest, canonical: URL): Promise<Response | null> {
    const context = createRenderContext(c, deps, { url: canonical })
    try {
      const isThere = await isPage(pages, context, canonical.pathname)
      const found = isThere ? null : await findRedirect(pages, context)
      const to = canonical.pathname + canonical.search
      const last = await redirectOfSearch(c, deps, pages, found ?? { kind: 'redirect', to, status: 301 })
      return last.to === to ? null : redirectTo(c, last)
    } catch (error) {
      context.log(error)
      return null
    }
  }
}

/** Where a redirect to the search leads on to: only the search knows its last page, and the visitor is sent once. */
async function redirectOfSearch(
  c: SiteRequest,
  deps: Deps,
  pages: PageTable,
  found: RedirectResult,
): Promise<RedirectResult> {
  const request = urlOf(c)
  const url = new URL(found.to, request)
  const isToSearch = url.origin === request.origin && url.pathname === href.search(c.get('market')) && url.search !== ''
  if (!isToSearch || url.pathname === request.pathname || !isRead(c) || !(await mayRender(c, deps))) return found
  const outcome = await loadPage(c, createRenderContext(c, deps, { url }), pages)
  if (outcome.kind === 'page') outcome.main.catch(() => {})
  if (outcome.kind !== 'redirect') return found
  return { ...outcome, status: found.status === 301 ? outcome.status : found.status }
}

/** Methods of the page at a path, for `Allow`. */
export function methodsOfPage(pages: PageTable, market: Market, path: string): string {
  return methodsOf(pages.at(path, market)?.page)
}

function methodsOf(page: RoutedPage | undefined): string {
  return page?.takesForms ? 'GET, HEAD, POST, OPTIONS' : 'GET, HEAD, OPTIONS'
}

/** Responds with the error page of that status; a 429 gives back the form that was sent, but for one with pictures. */
export function refuseWith(deps: Deps) {
  return async function refuse(c: SiteRequest, status: 403 | 404 | 405 | 413 | 429 | 500 | 503): Promise<Response> {
    const isToReturn = status === 429 && Number(c.req.header('content-length')) <= maxFormBytes
    const form = isToReturn ? await sentForm(c) : null
    const message = status === 404 ? errorTexts.unmatchedRoute(urlOf(c).pathname) : undefined
    return respondWithError(c, withMembers(createRenderContext(c, deps), { form }), { status, message })
  }
}

/** Counts a render of a private page, of a URL with parameters or of a missing page, and returns whether the limit allows it. */
function mayRender(c: SiteRequest, { limits }: Deps): Promise<boolean> {
  return isWithinLimit(c, limits.query)
}

/** The parameters that a shared page reads. */
async function readQuery(page: Page, context: RenderContext): Promise<URLSearchParams> {
  if (context.query.size === 0) return context.query
  const read = readParameters(context.query, (await page.queryKeys?.(context)) ?? noKeys)
  return (await page.canonicalQuery?.(read)) ?? read
}
