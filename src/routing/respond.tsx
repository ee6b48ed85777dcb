import type { ReactNode } from 'react'
import type { Deps } from '../deps.ts'
import { ErrorMain, errorTitle } from '../document/error-main.tsx'
import { loadFrame } from '../document/frame.tsx'
import { renderHead } from '../document/head.ts'
import { renderDocument } from '../document/render-document.tsx'
import type { SiteRequest } from '../site-context.ts'
import { AsOf } from '../ui/as-of.tsx'
import { isBot } from './bots.ts'
import type { Making } from './making.ts'
import type { Opened, PageRequest } from './page.ts'
import type { RefusedStatus } from './page-request.ts'

/** The error page; readers that are programs get its status alone. */
export async function respondWithError(
  c: SiteRequest,
  deps: Deps,
  request: PageRequest,
  making: Making,
  status: RefusedStatus | 404 | 500 | 503,
): Promise<Response> {
  if (status === 405) c.header('allow', 'GET, HEAD')
  if (isBot(c.req.header('user-agent'))) return c.body(null, status)
  const { market, messages, path } = request
  const { errorWords } = await loadFrame(deps, market, making)
  const main = <ErrorMain messages={messages} market={market} status={status} path={path} words={errorWords} />
  return respondWithPage(c, deps, request, making, {
    kind: 'page',
    status,
    head: { title: errorTitle(messages, status, errorWords), robots: 'noindex' },
    layout: 'page',
    main: Promise.resolve(main),
  })
}

/** What does not come from the services of now says of when it is. */
function withDate({ market, messages, now, lastGood }: PageRequest, main: ReactNode): ReactNode {
  const at = lastGood()
  return (
    <>
      {at && <AsOf market={market} messages={messages} at={at} now={now} />}
      {main}
    </>
  )
}

/** The page's document on its way. */
export async function respondWithPage(
  c: SiteRequest,
  deps: Deps,
  request: PageRequest,
  making: Making,
  opened: Extract<Opened, { kind: 'page' }>,
): Promise<Response> {
  const { market, messages } = request
  const { nonce } = making
  const frame = await loadFrame(deps, market, making)
  if (!frame.isWhole) making.failed()
  const origins = deps.origins(new URL(c.req.url))
  const head = await renderHead(opened.head, {
    market,
    nonce,
    brand: deps.variables.BRAND,
    origins,
    cookieDomain: deps.variables.COOKIE_DOMAIN,
  })
  const main = opened.main.then((node) => withDate(request, node))
  // Handled by the document; without this a rejection before it gets there would be an unhandled one.
  main.catch(() => {})
  const whole = isBot(c.req.header('user-agent'))
  if (whole) {
    // A program has time: what it learns of a page that cannot be made is a status, not an error page under a 200.
    try {
      await main
    } catch (error) {
      deps.log(error, request)
      return c.body(null, 503)
    }
  }
  const body = renderDocument({
    opening: head + frame.header(opened.head, origins),
    main,
    failedMain: (
      <ErrorMain messages={messages} market={market} status={503} path={request.path} words={frame.errorWords} />
    ),
    layout: opened.layout,
    footer: frame.footer,
    nonce,
    signal: making.signal,
    defers: opened.defers === true,
    whole,
    onError: (error) => {
      making.failed()
      deps.log(error, request)
    },
  })
  return c.body(body, opened.status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': opened.private || request.method === 'POST' ? 'private, no-store' : 'no-cache',
    'content-language': market.locale,
  })
}
