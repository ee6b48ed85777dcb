import type { RouteStore } from '../../kv/store.ts'
import { type Links, linkedIds } from '../contracts/rich-text.ts'
import type { SiteSettings } from '../contracts/settings.ts'
import type { Deps } from '../deps.ts'
import type { Market } from '../markets/market.ts'
import type { RenderContext } from '../routing/page.ts'

/** Members of the render context that the layout needs. */
export type LayoutContext = Pick<
  RenderContext,
  'market' | 'waitUntilContext' | 'deadline' | 'preview' | 'routes' | 'services' | 'url'
>

/** The editors' texts for error pages, of their settings. */
export async function errorWordsOf(settings: SiteSettings | null, routes: RouteStore, market: Market) {
  return settings && { ...settings.errorPageSettings, links: await linksOf(settings, routes, market) }
}

/** Targets of the links in the error page's text, from compiled records. */
async function linksOf({ errorPageSettings }: SiteSettings, routes: RouteStore, market: Market): Promise<Links> {
  const { entries } = linkedIds(errorPageSettings.text)
  const found = await Promise.all(
    entries.map(async (id) => [id, { id, type: 'page', title: '', path: null, ...(await routes.path(market, id)) }]),
  )
  return { entries: Object.fromEntries(found), assets: {} }
}

/** A part of the layout that can't be loaded is left out. */
export async function orNothing<Part>(deps: Deps, part: Promise<Part>): Promise<Part | null> {
  try {
    return await part
  } catch (error) {
    deps.log(error)
    return null
  }
}
