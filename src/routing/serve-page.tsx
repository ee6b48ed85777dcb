import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Deps } from '../deps.ts'
import { ErrorMain, errorTitle } from '../document/error-main.tsx'
import { loadFrame } from '../document/frame.tsx'
import { renderHead } from '../document/head.ts'
import { renderDocument } from '../document/render-document.tsx'
import { messagesOf } from '../markets/messages/messages.ts'
import type { SiteContext } from '../site-context.ts'
import { splitPageNumber } from '../urls/page-number.ts'
import { isBot } from './bots.ts'
import type { Cookies, Opened, Page, PageRequest } from './page.ts'

type SiteRequest = Context<SiteContext>
/** Of what a browser sends from a page of this site none is refused so. */
type RefusedStatus = 400 | 405 | 413 | 415

/** Opens the page that the path leads to and answers with it: a redirect, or a document whose status is decided. */
export function servePage(deps: Deps, pages: readonly Page[]) {
  return async function servePageOfPath(c: SiteRequest): Promise<Response> {
    const request = pageRequest(c, deps)
    const page = pages.find((candidate) => candidate.matches(request.path, request.market))
    if (!page || (request.pageNumber > 1 && !page.numbered)) return respondWithError(c, deps, request, 404)
    const form = await readForm(c, page)
    if (typeof form === 'number') return respondWithError(c, deps, request, form)
    const opened = await page.open({ ...request, form })
    if (opened.kind === 'redirect') return c.redirect(opened.to, opened.status)
    if (opened.kind === 'page') return respondWithPage(c, deps, request, opened)
    return respondWithError(c, deps, request, opened.kind === 'refused' ? 400 : 404)
  }
}

/** The error page; readers that are programs get its status alone. */
export async function respondWithError(
  c: SiteRequest,
  deps: Deps,
  request: PageRequest,
  status: RefusedStatus | 404 | 500 | 503,
): Promise<Response> {
  if (status === 405) c.header('allow', 'GET, HEAD')
  if (isBot(c.req.header('user-agent'))) return c.body(null, status)
  const { market, messages, path } = request
  const { errorWords } = await loadFrame(deps, market)
  const main = <ErrorMain messages={messages} market={market} status={status} path={path} words={errorWords} />
  return respondWithPage(c, deps, request, {
    kind: 'page',
    status,
    head: { title: errorTitle(messages, status, errorWords), robots: 'noindex' },
    layout: 'page',
    main: Promise.resolve(main),
  })
}

export function pageRequest(c: SiteRequest, deps: Deps): PageRequest {
  const url = new URL(c.req.url)
  const market = c.get('market')
  const { path, page } = splitPageNumber(url.pathname)
  return {
    market,
    messages: messagesOf(market),
    brand: deps.variables.BRAND,
    path,
    pageNumber: page,
    query: url.searchParams,
    method: c.req.method === 'POST' ? 'POST' : 'GET',
    form: null,
    cookies: cookiesOf(c, deps.variables.COOKIE_DOMAIN),
    services: deps.services({ signal: c.req.raw.signal }),
    routes: deps.routes,
    drafts: deps.drafts,
    now: deps.now(),
  }
}

async function respondWithPage(
  c: SiteRequest,
  deps: Deps,
  request: PageRequest,
  opened: Extract<Opened, { kind: 'page' }>,
): Promise<Response> {
  const { market, messages } = request
  const nonce = c.get('nonce')
  const frame = await loadFrame(deps, market)
  const origins = deps.origins(new URL(c.req.url))
  const head = await renderHead(opened.head, {
    market,
    nonce,
    brand: deps.variables.BRAND,
    origins,
    cookieDomain: deps.variables.COOKIE_DOMAIN,
  })
  // Handled by the document; without this a rejection before it gets there would be an unhandled one.
  opened.main.catch(() => {})
  const body = renderDocument({
    opening: head + frame.header(opened.head.twins, origins),
    main: opened.main,
    failedMain: (
      <ErrorMain messages={messages} market={market} status={503} path={request.path} words={frame.errorWords} />
    ),
    layout: opened.layout,
    footer: frame.footer,
    nonce,
    signal: c.req.raw.signal,
    whole: isBot(c.req.header('user-agent')),
    onError: deps.log,
  })
  return c.body(body, opened.status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': opened.private || request.method === 'POST' ? 'private, no-store' : 'no-cache',
    'content-language': market.locale,
  })
}

/** The form of a POST; nothing for another request; the status with which one that is no form is refused. */
async function readForm(c: SiteRequest, page: Page): Promise<FormData | RefusedStatus | null> {
  if (c.req.method !== 'POST') return null
  if (!page.takesForms) return 405
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
    return 415
  }
  try {
    return await c.req.raw.formData()
  } catch {
    return 400
  }
}

function cookiesOf(c: SiteRequest, domain: string): Cookies {
  return {
    get: (name) => getCookie(c, name),
    set: (name, value, { maxAge, httpOnly }) =>
      setCookie(c, name, value, {
        path: '/',
        maxAge,
        httpOnly,
        sameSite: 'Lax',
        secure: new URL(c.req.url).protocol === 'https:',
        ...(domain ? { domain } : {}),
      }),
  }
}
