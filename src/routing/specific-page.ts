import type { SpecificPageName } from '../contracts/settings.ts'
import type { RenderContext } from './page.ts'

/** Path and title of a page, for breadcrumbs. */
export interface SitePage {
  title: string
  path: string
}

/** A page that the site itself links to, by its name in the settings; null where it is not compiled. */
export async function specificPage(
  { market, routes }: Pick<RenderContext, 'market' | 'routes'>,
  name: SpecificPageName,
): Promise<SitePage | null> {
  const settings = await routes.settings(market)
  return settings ? routes.path(market, settings.specificPages[name]) : null
}
