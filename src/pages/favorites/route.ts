import type { PageRequest } from '../../routing/page.ts'
import { href, withQuery } from '../../urls/paths.ts'
import { favoritesPage } from './list-route.tsx'
import { sharePage } from './share-route.tsx'
import { sharedPage } from './shared-route.tsx'
import { viewsPage } from './views-route.tsx'

/** The list of favourites, and what can be done with one. */
export const favoritesPages = [favoritesPage, sharePage, sharedPage, viewsPage]

/** The edition's own word for the list (setting `favoritesSlug`) leads to it. */
export async function favoritesAlias({ routes, market, path, query }: PageRequest): Promise<string | null> {
  const settings = await routes.settings(market).catch(() => null)
  return settings && path === `/${settings.language.favoritesSlug}/` ? withQuery(href.favorites(), query) : null
}
