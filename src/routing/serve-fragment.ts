import { clientAssets } from 'virtual:client-assets'
import { errorTexts } from '../contracts/error-texts.ts'
import type { Deps } from '../deps.ts'
import type { SiteRequest } from '../site-context.ts'
import { parseFragmentUrl } from '../urls/fragment-address.ts'
import { pagePolicy } from '../urls/route.ts'
import type { Fragment } from './fragment.ts'
import { fragmentRenderer } from './fragment-renderer.ts'
import type { Page } from './page.ts'
import { createPageTable } from './page-table.ts'
import { serve } from './serve-page.ts'

/** A part of a page that was missing, kept as pages are. Another build's fragments are not there. */
export function serveFragment(deps: Deps, fragments: readonly Fragment[]) {
  return async function serveFragmentOfKey(c: SiteRequest): Promise<Response> {
    const address = new URL(c.req.url)
    const asked = parseFragmentUrl(address)
    const fragment =
      asked?.buildId === clientAssets.buildId ? fragments.find(({ name }) => name === asked.name) : undefined
    const load = asked && fragment?.open(asked.parameters)
    if (!fragment || !load) return c.text(errorTexts.unmatchedRoute(c.req.path), 404)
    const page: Page = {
      load: async (context) => ({
        kind: 'page',
        status: 200,
        head: { title: '' },
        layout: 'none',
        main: load(context),
      }),
    }
    const pages = createPageTable(
      { fragment: { path: '/*', visibility: 'shared', cachePolicy: pagePolicy } },
      { fragment: page },
    )
    return serve(c, deps, pages, address, fragmentRenderer)
  }
}
