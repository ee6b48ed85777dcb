import { html, raw } from 'hono/html'
import { renderMain } from '../document/render-main.ts'
import type { SiteRequest } from '../site-context.ts'
import { datedMain } from './dated-main.tsx'
import { type ErrorPageParts, errorPage } from './error-page.tsx'
import type { RenderContext } from './page.ts'
import { cacheControl } from './visibility.ts'

/** The text of the error page without the site's layout. */
export async function respondWithWords(
  c: SiteRequest,
  context: RenderContext,
  error: ErrorPageParts,
): Promise<Response> {
  const { locale, key } = context.market
  const { head, main } = await errorPage(context, error)
  const dated = main.then((node) => datedMain(context, node))
  const words = await renderMain({ main: dated, deferred: [], onError: (cause) => context.log(cause) })
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
  return c.html(document, error.status, { 'cache-control': cacheControl.shared, 'content-language': locale })
}
