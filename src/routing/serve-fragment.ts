import { clientAssets } from 'virtual:client-assets'
import { errorTexts } from '../contracts/error-texts.ts'
import type { Deps } from '../deps.ts'
import type { SiteRequest } from '../site-context.ts'
import { parseFragmentUrl } from '../urls/fragment-url.ts'
import { fragmentRoute } from '../urls/routes.ts'
import type { Fragment } from './fragment.ts'
import { fragmentRenderer } from './fragment-renderer.ts'
import { loadRoute } from './load-page.ts'
import type { RoutedPage } from './page-table.ts'
import { createRenderContext } from './render-context.ts'
import { handleRoute } from './serve-page.ts'

/** A part of a page that was missing, kept as pages are. Another build's fragments are not there. */
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
