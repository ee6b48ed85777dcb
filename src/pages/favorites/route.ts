import { favoritesCookie, parseFavorites, serializeFavorites, toggleFavorite } from '../../domain/favorites.ts'
import { markets } from '../../markets/market.ts'
import type { Opened, Page, PageRequest } from '../../routing/page.ts'
import { href } from '../../urls/paths.ts'
import { loadFavorites } from './load.ts'
import { FavoritesPage } from './page.tsx'

export const favoritesPage: Page = {
  name: 'favorites',
  matches: (path) => path === href.favorites(),
  isPrivate: true,
  takesForms: true,
  open: (request) => (request.method === 'POST' ? changeFavorites(request) : showFavorites(request)),
}

async function showFavorites(request: PageRequest): Promise<Opened> {
  const { market, messages, cookies, services } = request
  const ids = parseFavorites(cookies.get(favoritesCookie.name))
  return {
    kind: 'page',
    status: 200,
    head: {
      title: messages.favorites.title,
      canonical: href.favorites(),
      twins: Object.fromEntries(markets.map(({ key }) => [key, href.favorites()])),
      robots: 'noindex',
    },
    layout: 'page',
    private: true,
    main: loadFavorites(services.search, market, ids).then((hits) =>
      FavoritesPage({ market, messages, hits, asked: ids.length }),
    ),
  }
}

/** A heart without scripts: toggles the house and shows the list. */
async function changeFavorites({ form, cookies }: PageRequest): Promise<Opened> {
  const lodgingId = String(form?.get('lodgingId') ?? '')
  if (!/^[1-9]\d{0,8}$/.test(lodgingId)) return { kind: 'refused' }
  const ids = toggleFavorite(parseFavorites(cookies.get(favoritesCookie.name)), Number(lodgingId))
  cookies.set(favoritesCookie.name, serializeFavorites(ids), { maxAge: favoritesCookie.maxAge, httpOnly: false })
  return { kind: 'redirect', to: href.favorites(), status: 303 }
}
