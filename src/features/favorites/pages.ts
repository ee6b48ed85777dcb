import { favoritesPage } from './list-route.tsx'
import { sharePage } from './share-route.tsx'
import { sharedPage } from './shared-route.tsx'
import { viewsPage } from './views-route.tsx'

/** The list of favourites, and what can be done with one. */
export const favoritesPages = {
  favorites: favoritesPage,
  'favorites-share': sharePage,
  'favorites-shared': sharedPage,
  'favorites-views': viewsPage,
}
