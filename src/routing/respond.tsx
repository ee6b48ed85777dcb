import { ErrorMain } from '../document/error-main.tsx'
import { renderHead } from '../document/head.ts'
import { renderDocument } from '../document/render-document.ts'
import type { SiteRequest } from '../site-context.ts'
import { needsFullLoad } from '../urls/needs-full-load.ts'
import { withQuery } from '../urls/paths.ts'
import { datedMain } from './dated-main.tsx'
import { type ErrorPageParts, errorPage } from './error-page.tsx'
import type { LoadedPage, ResponseRenderer } from './load-page.ts'
import type { PageResult, RedirectResult, RenderContext } from './page.ts'
import { structuredScript } from './structured-data.ts'
import { cacheControl, visibilityOf } from './visibility.ts'

/** The outcome as a document. */
export const documentRenderer: ResponseRenderer = {
  name: 'page',
  hasPreview: true,
  async render(c, context, outcome) {
    if (outcome.kind === 'redirect') return redirectTo(c, outcome)
    if (outcome.kind === 'error') return respondWithError(c, context, outcome)
    return respondWithPage(c, context, outcome)
  },
}

/** A redirect to another host is allowed where an editor's record leads there. */
export function redirectTo(c: SiteRequest, { to, status, isCompiled }: RedirectResult): Response {
  if (isCompiled) c.set('compiledRedirect', to)
  // The response to a form, or to a mail's link, is for this visitor alone; an editor may take a permanent one back.
  c.header('cache-control', status === 303 ? cacheControl.private : cacheControl.shared)
  return c.redirect(to, status)
}

/** The error page; programs get its text alone (specification, section 2: no error page for bots). */
export async function respondWithError(
  c: SiteRequest,
  context: RenderContext,
  { status, ...words }: ErrorPageParts,
): Promise<Response> {
  const allow = c.get('allow')
  if (status === 405 && allow !== undefined) c.header('allow', allow)
  if (context.isBot) return respondWithWords(c, context, { status, ...words })
  const page = await errorPage(context, { status, ...words })
  return respondWithPage(c, context, { ...page, visibility: visibilityOf(context) })
}

/** Evaluated with the first error that a program meets. */
async function respondWithWords(...parameters: Parameters<typeof import('./respond-with-words.ts').respondWithWords>) {
  return (await import('./respond-with-words.ts')).respondWithWords(...parameters)
}

/** Responds with the page's document as a stream. */
async function respondWithPage(c: SiteRequest, context: RenderContext, page: LoadedPage): Promise<Response> {
  const { market, messages, nonce, origins } = context
  const siteLayout = async () => {
    const loaded = await context.siteLayout()
    if (!loaded.isWhole) context.failed()
    context.madeFrom(loaded.tags)
    return loaded
  }
  c.set('cspOrigins', letInBy(page, context))
  const isPreview = context.preview !== null
  const head = renderHead(isPreview ? { ...page.head, robots: 'noindex' } : page.head, {
    market,
    nonce,
    brand: context.brand,
    origins,
    cookieDomain: context.cookieDomain,
    page: page.record ?? 'error',
    isOwn: isPreview || needsFullLoad(context.path),
  })
  c.set('visibility', page.visibility)
  const again = { url: withQuery(context.path, context.query), form: null }
  const main = page.main.then((node) => datedMain(context, node))
  const deferred = page.deferred ?? []
  // The document handles rejections; without this, an earlier one would count as unhandled.
  for (const part of [main, ...deferred.map((each) => each.main)]) part.catch(() => {})
  if (context.isBot) {
    // For a program the main part is awaited, so that a failure has its status and is no error page with a 200.
    try {
      await main
    } catch (error) {
      context.log(error)
      return respondWithWords(c, context, { status: 503 })
    }
  }
  const body = renderDocument({
    head,
    siteLayout,
    page,
    origins,
    main,
    structured: structuredScript(context, page).catch((error: unknown) => {
      context.failed()
      context.log(error)
      return ''
    }),
    deferred,
    failedMain: ({ errorWords }) => (
      <ErrorMain messages={messages} market={market} status={503} words={errorWords} again={again} />
    ),
    layout: page.layout,
    nonce,
    whole: context.isBot,
    onError: (error) => {
      context.failed()
      context.log(error)
    },
  })
  return c.body(body, page.status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': cacheControl[page.visibility],
    'content-language': market.locale,
  })
}

/** Origins of the third-party scripts of a page. */
function letInBy(page: PageResult, context: RenderContext): string[] {
  const { origin } = page.captcha ? context.captcha : { origin: null }
  const chat = page.ownerChat ? context.ownerChatScript : ''
  return [...(origin === null ? [] : [origin]), ...(chat === '' ? [] : [new URL(chat).origin])]
}
