import { clientAssets } from 'virtual:client-assets'
import { errorTexts } from '../contracts/error-texts.ts'
import type { Fragment as FragmentReply } from '../contracts/fragment.ts'
import type { Deps } from '../deps.ts'
import { renderMain } from '../document/render-main.ts'
import type { SiteRequest } from '../site-context.ts'
import { parseFragmentUrl } from '../urls/fragment-url.ts'
import { fragmentRoute } from '../urls/routes.ts'
import { datedMain } from './dated-main.tsx'
import type { Fragment } from './fragment.ts'
import { loadRoute, type ResponseRenderer } from './load-page.ts'
import type { RoutedPage } from './page-table.ts'
import { createRenderContext } from './render-context.ts'
import { handleRoute } from './serve-page.ts'
import { cacheControl } from './visibility.ts'

/** A missing part of a page, cached as pages are. Fragments of another build are not found. */
export function handleFragment(deps: Deps, allFragments: () => Promise<readonly Fragment[]>) {
  return async function handleFragmentOfKey(c: SiteRequest): Promise<Response> {
    const url = new URL(c.req.url)
    const named = parseFragmentUrl(url)
    const fragment =
      named?.buildId === clientAssets.buildId
        ? (await allFragments()).find(({ name }) => name === named.name)
        : undefined
    const main = named && fragment?.open(named.parameters)
    if (!fragment || !main) return c.text(errorTexts.unmatchedRoute(c.req.path), 404)
    const page: RoutedPage = {
      ...fragmentRoute,
      name: 'fragment',
      load: async (context) => ({
        kind: 'page',
        status: 200,
        head: { title: '' },
        layout: 'none',
        main: main(context),
      }),
    }
    const load = (context: Parameters<typeof main>[0]) => loadRoute(c, context, { page, params: {} })
    return handleRoute(c, deps, createRenderContext(c, deps, { url }), { page, load }, fragmentRenderer)
  }
}

/** The part alone. One that can't be rendered is a 503, and the browser tries again. */
const fragmentRenderer: ResponseRenderer = {
  name: 'fragment',
  async render(c, context, outcome) {
    try {
      if (outcome.kind !== 'page') throw new Error(`A fragment came to ${outcome.kind}`)
      const html = await renderMain({
        main: outcome.main.then((part) => datedMain(context, part)),
        deferred: [],
        onError: context.log,
      })
      return c.json({ html } satisfies FragmentReply, 200, {
        'cache-control': cacheControl.shared,
        ...about(context.market.locale),
      })
    } catch (error) {
      context.failed()
      context.log(error)
      return c.json({}, 503, {
        'cache-control': cacheControl.private,
        'retry-after': '1',
        ...about(context.market.locale),
      })
    }
  },
}

function about(locale: string) {
  return { 'content-language': locale, 'x-robots-tag': 'noindex' }
}
