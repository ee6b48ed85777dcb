import { html, raw } from 'hono/html'
import type { Deps } from '../deps.ts'
import { ErrorMain } from '../document/error-main.tsx'
import { loadFrame } from '../document/frame.tsx'
import { renderHead } from '../document/head.ts'
import { renderDocument } from '../document/render-document.ts'
import { renderMain } from '../document/render-main.ts'
import type { SiteRequest } from '../site-context.ts'
import { needsFullLoad } from '../urls/full-loads.ts'
import { isBot } from './bots.ts'
import { datedMain } from './dated-main.tsx'
import { type ErrorPageParts, errorPage } from './error-page.tsx'
import type { Making } from './making.ts'
import type { ResponseRenderer } from './opening.ts'
import type { LoaderResult, RenderContext } from './page.ts'
import { structuredScript } from './structured-data.ts'

/** The outcome as a document. */
export const documentRenderer: ResponseRenderer = {
  name: 'page',
  async render(c, deps, request, making, outcome) {
    if (outcome.kind === 'redirect') return redirectTo(c, outcome)
    if (outcome.kind === 'error') return respondWithError(c, deps, request, making, outcome)
    return respondWithPage(c, deps, request, making, outcome)
  },
}

/** A redirect to another host is let through where an editor's record leads there. */
export function redirectTo(
  c: SiteRequest,
  { to, status, isCompiled }: Extract<LoaderResult, { kind: 'redirect' }>,
): Response {
  if (isCompiled) c.set('compiledRedirect', to)
  return c.redirect(to, status)
}

/** The error page; readers that are programs get its words alone (specification, section 2: no error page for bots). */
export async function respondWithError(
  c: SiteRequest,
  deps: Deps,
  request: RenderContext,
  making: Making,
  { status, ...words }: ErrorPageParts,
): Promise<Response> {
  const allow = c.get('allow')
  if (status === 405 && allow !== undefined) c.header('allow', allow)
  if (isBot(c.req.header('user-agent'))) return respondWithWords(c, deps, request, making, { status, ...words })
  return respondWithPage(c, deps, request, making, await errorPage(deps, request, making, { status, ...words }))
}

/** The words of the error page without the site around them. */
async function respondWithWords(
  c: SiteRequest,
  deps: Deps,
  request: RenderContext,
  making: Making,
  error: ErrorPageParts,
): Promise<Response> {
  const { locale, key } = request.market
  const { head, main } = await errorPage(deps, request, making, error)
  const dated = main.then((node) => datedMain(request, node))
  const words = await renderMain({ main: dated, later: [], onError: (cause) => deps.log(cause, request) })
  const document = await html`<!doctype html>
<html lang="${key}">
<head>
<meta charset="utf-8">
<title>${head.title}</title>
<meta name="robots" content="noindex">
</head>
<body>
<main>${raw(words)}</main>
</body>
</html>`
  return c.html(document, error.status, { 'cache-control': 'no-cache', 'content-language': locale })
}

/** The page's document on its way. */
async function respondWithPage(
  c: SiteRequest,
  deps: Deps,
  request: RenderContext,
  making: Making,
  opened: Extract<LoaderResult, { kind: 'page' }>,
): Promise<Response> {
  const { market, messages } = request
  const { nonce } = making
  const frame = loadFrame(deps, market, making).then((loaded) => {
    if (!loaded.isWhole) making.failed()
    making.madeFrom(loaded.tags)
    return loaded
  })
  c.set('letIn', letInBy(opened, deps))
  const origins = deps.origins(new URL(c.req.url))
  const head = await renderHead(opened.head, {
    market,
    nonce,
    brand: deps.variables.BRAND,
    origins,
    cookieDomain: deps.variables.COOKIE_DOMAIN,
    page: opened.record ?? 'error',
    isOwn: needsFullLoad(request.path),
  })
  const isPrivate = opened.private || request.method === 'POST'
  const main = opened.main.then((node) => datedMain(request, node))
  const later = opened.later ?? []
  // Handled by the document; without this a rejection before it gets there would be an unhandled one.
  for (const part of [frame, main, ...later.map((each) => each.main)]) part.catch(() => {})
  const whole = isBot(c.req.header('user-agent'))
  if (whole) {
    // A program has time: what it learns of a page that cannot be made is a status, not an error page under a 200.
    try {
      await main
    } catch (error) {
      deps.log(error, request)
      return respondWithWords(c, deps, request, making, { status: 503 })
    }
  }
  const body = renderDocument({
    head,
    frame,
    header: ({ header }) => header(opened.head, origins),
    footer: ({ footer }) => footer(isPrivate),
    main,
    structured: structuredScript(request, opened).catch((error: unknown) => {
      making.failed()
      deps.log(error, request)
      return ''
    }),
    later,
    failedMain: ({ errorWords }) => <ErrorMain messages={messages} market={market} status={503} words={errorWords} />,
    layout: opened.layout,
    nonce,
    whole,
    onError: (error) => {
      making.failed()
      deps.log(error, request)
    },
  })
  return c.body(body, opened.status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': isPrivate ? 'private, no-store' : 'no-cache',
    'content-language': market.locale,
  })
}

/** Origins of the scripts of others that a page asks for. */
function letInBy({ captcha, ownerChat }: Extract<LoaderResult, { kind: 'page' }>, deps: Deps): string[] {
  const chat = deps.variables.OWNER_CHAT_SCRIPT
  return [
    ...(captcha && deps.captcha ? [deps.captcha.origin] : []),
    ...(ownerChat && chat !== '' ? [new URL(chat).origin] : []),
  ]
}
