import { clientAssets } from 'virtual:client-assets'
import { errorTexts } from '../contracts/error-texts.ts'
import type { Payload } from '../contracts/payload.ts'
import { headFacts } from '../document/head.ts'
import { alternateUrls } from '../document/layout-pieces.ts'
import { withoutOptionalEndTags } from '../document/optional-end-tags.ts'
import { renderMain } from '../document/render-main.ts'
import type { SiteRequest } from '../site-context.ts'
import { datedMain } from './dated-main.tsx'
import { errorPage } from './error-page.tsx'
import type { ResponseRenderer } from './load-page.ts'
import type { PageResult, RenderContext } from './page.ts'
import { cacheControl } from './visibility.ts'

const { buildId } = clientAssets

/** The outcome as JSON for a navigation: HTML without scripts, with its deferred parts in place. */
export const payloadRenderer: ResponseRenderer = {
  name: 'payload',
  hasPreview: true,
  insteadOfPrivate: (c) => respondFullLoad(c, 'private'),
  async render(c, context, outcome) {
    if (outcome.kind === 'redirect') {
      return respondOnce(c, { kind: 'redirect', buildId, status: outcome.status, redirect: outcome.to })
    }
    const page: PageResult = outcome.kind === 'error' ? await errorPage(context, outcome) : outcome
    if (page.captcha && context.captcha.widget) return respondFullLoad(c, 'private')
    try {
      const payload = await payloadOf(context, page)
      return c.json(payload, page.status, {
        'cache-control': cacheControl.shared,
        'content-language': context.market.locale,
      })
    } catch (error) {
      context.failed()
      return respondFailedNavigation(c, context.log, error)
    }
  },
}

/** Logs a failed navigation; the browser then loads the document, which shows the error. */
export function respondFailedNavigation(c: SiteRequest, log: (error: unknown) => void, cause: unknown): Response {
  log(new Error(errorTexts.routeDataUndetermined, { cause }))
  return respondFullLoad(c, 'failed')
}

/** Makes the browser load the page itself. */
export function respondFullLoad(c: SiteRequest, reason: Extract<Payload, { kind: 'full-load' }>['reason']): Response {
  return respondOnce(c, { kind: 'full-load', buildId, reason })
}

function respondOnce(c: SiteRequest, payload: Payload): Response {
  return c.json(payload, 200, { 'cache-control': cacheControl.private })
}

async function payloadOf(context: RenderContext, page: PageResult): Promise<Payload> {
  const { market, brand, origins } = context
  return {
    kind: 'page',
    buildId,
    status: page.status,
    language: market.key,
    layout: page.layout,
    head: headFacts(page.head, { market, brand, origins }),
    alternates: alternateUrls(page.head, origins),
    html: withoutOptionalEndTags(
      await renderMain({
        main: page.main.then((main) => datedMain(context, main)),
        deferred: page.deferred ?? [],
        onError(error) {
          context.failed()
          context.log(error)
        },
      }),
    ),
  }
}
