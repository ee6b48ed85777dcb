import { lazyFunction } from '../../domain/lazy.ts'
import { markets } from '../../markets/market.ts'
import type { Feature } from '../../routing/feature.ts'
import { lazyPages } from '../../routing/lazy-page.ts'
import type { Alternate, RenderContext } from '../../routing/page.ts'
import { href } from '../../urls/paths.ts'
import { favoritesRoutes } from './routes.ts'

const pages = lazyPages(favoritesRoutes, async () => (await import('./pages.ts')).favoritesPages)

export const favoritesFeature = {
  pages: { ...pages, favorites: { ...pages.favorites, alternate: alternateOfFavorites } },
  // Hearts are pressed one after the other.
  endpoints({ deps }) {
    const handle = lazyFunction(async () => (await import('./endpoint.ts')).handleFavorites(deps))
    return [{ path: '/api/favorites/', get: handle, post: handle, rate: 'query' }]
  },
} as const satisfies Feature

/** The editions' own words for the list (setting `favoritesSlug`) lead to it. */
async function alternateOfFavorites({ routes, path }: RenderContext): Promise<Alternate | null> {
  const settings = await Promise.all(markets.map((market) => routes.settings(market).catch(() => null)))
  const isWord = settings.some((each) => each && path === `/${each.language.favoritesSlug}/`)
  return isWord ? { to: href.favorites(), isPermanent: false } : null
}
