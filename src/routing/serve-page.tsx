import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Deps } from '../deps.ts'
import { ErrorMain } from '../document/error-main.tsx'
import { loadFrame } from '../document/frame.tsx'
import { renderHead } from '../document/head.ts'
import { renderDocument } from '../document/render-document.tsx'
import { messagesOf } from '../markets/messages/messages.ts'
import type { SiteContext } from '../site-context.ts'
import { splitPageNumber } from '../urls/page-number.ts'
import { isBot } from './bots.ts'
import type { Cookies, Opened, Page, PageRequest } from './page.ts'

type SiteRequest = Context<SiteContext>

/** Opens the page that the path leads to and answers with it: a redirect, or a document whose status is decided. */
export function servePage(deps: Deps, pages: readonly Page[]) {
  return async function servePageOfPath(c: SiteRequest): Promise<Response> {
    const request = await pageRequest(c, deps)
    const page = pages.find((candidate) => candidate.matches(request.path, request.market))
    const opened: Opened = page ? await page.open(request) : { kind: 'not-found' }
    if (opened.kind === 'redirect') return c.redirect(opened.to, opened.status)
    return opened.kind === 'page' ? respondWithPage(c, deps, request, opened) : respondWithError(c, deps, request, 404)
  }
}

/** The error page; readers that are programs get its status alone. */
export async function respondWithError(
  c: SiteRequest,
  deps: Deps,
  request: PageRequest,
  status: 404 | 500 | 503,
): Promise<Response> {
  if (isBot(c.req.header('user-agent'))) return c.body(null, status)
  const settings = await deps.routes.settings(request.market)
  const { market, messages, path } = request
  const main = <ErrorMain messages={messages} market={market} status={status} path={path} settings={settings} />
  const title = status === 404 ? request.messages.errors.notFoundTitle : request.messages.errors.brokenTitle
  return respondWithPage(c, deps, request, {
    kind: 'page',
    status: status === 404 ? 404 : 503,
    head: { title, robots: 'noindex' },
    layout: 'page',
    main: Promise.resolve(main),
  })
}

export async function pageRequest(c: SiteRequest, deps: Deps): Promise<PageRequest> {
  const url = new URL(c.req.url)
  const market = c.get('market')
  const { path, page } = splitPageNumber(url.pathname)
  const method = c.req.method === 'POST' ? 'POST' : 'GET'
  return {
    market,
    messages: messagesOf(market),
    brand: deps.variables.BRAND,
    path,
    pageNumber: page,
    query: url.searchParams,
    method,
    form: method === 'POST' ? await readForm(c) : null,
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
      <ErrorMain messages={messages} market={market} status={503} path={request.path} settings={frame.settings} />
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

async function readForm(c: SiteRequest): Promise<FormData | null> {
  const type = c.req.header('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded') && !type.startsWith('multipart/form-data')) return null
  try {
    return await c.req.raw.formData()
  } catch {
    return null
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
