import { clientAssets } from 'virtual:client-assets'
import { errorTexts } from '../contracts/error-texts.ts'
import type { Payload } from '../contracts/payload.ts'
import type { Deps } from '../deps.ts'
import { twinAddresses } from '../document/frame.tsx'
import { headFacts } from '../document/head.ts'
import { renderMain } from '../document/render-main.ts'
import type { LogPlace } from '../services/log-line.ts'
import type { SiteRequest } from '../site-context.ts'
import { datedMain } from './dated-main.tsx'
import { errorPage } from './error-page.tsx'
import type { Making } from './making.ts'
import type { ResponseRenderer } from './opening.ts'
import type { LoaderResult, RenderContext } from './page.ts'

const { buildId } = clientAssets

/** The outcome as the payload of its page: nothing of it runs, and nothing is left to reveal. */
export const payloadRenderer: ResponseRenderer = {
  name: 'payload',
  async render(c, deps, request, making, outcome) {
    if (outcome.kind === 'redirect') {
      return answerOnce(c, { kind: 'redirect', buildId, status: outcome.status, redirect: outcome.to })
    }
    const opened = outcome.kind === 'error' ? await errorPage(deps, request, making, outcome) : outcome
    if (opened.private || (opened.captcha && deps.captcha)) return answerFullLoad(c, 'private')
    try {
      const payload = await payloadOf(c, deps, request, making, opened)
      return c.json(payload, opened.status, {
        'cache-control': 'no-cache',
        'content-language': request.market.locale,
        ...notForSearchEngines,
      })
    } catch (error) {
      making.failed()
      return answerFailedNavigation(c, deps, error, request)
    }
  },
}

/** Route data that fails in a navigation is a failure of ours; the browser loads the page itself and shows what it is. */
export function answerFailedNavigation(c: SiteRequest, deps: Deps, cause: unknown, place?: LogPlace): Response {
  deps.log(new Error(errorTexts.routeDataUndetermined, { cause }), place)
  return answerFullLoad(c, 'failed')
}

/** Tells the browser to load the page itself. */
export function answerFullLoad(c: SiteRequest, reason: Extract<Payload, { kind: 'full-load' }>['reason']): Response {
  return answerOnce(c, { kind: 'full-load', buildId, reason })
}

const notForSearchEngines = { 'x-robots-tag': 'noindex' }

function answerOnce(c: SiteRequest, payload: Payload): Response {
  return c.json(payload, 200, { 'cache-control': 'private, no-store', ...notForSearchEngines })
}

async function payloadOf(
  c: SiteRequest,
  deps: Deps,
  request: RenderContext,
  making: Making,
  opened: Extract<LoaderResult, { kind: 'page' }>,
): Promise<Payload> {
  const { market, brand } = request
  const origins = deps.origins(new URL(c.req.url))
  const onError = (error: unknown) => {
    making.failed()
    deps.log(error, request)
  }
  return {
    kind: 'page',
    buildId,
    status: opened.status,
    language: market.key,
    layout: opened.layout,
    head: headFacts(opened.head, { market, brand, origins }),
    twins: twinAddresses(opened.head, origins),
    html: await renderMain({
      main: opened.main.then((main) => datedMain(request, main)),
      later: opened.later ?? [],
      onError,
    }),
  }
}
