import type { Market } from '../../markets/market.ts'
import type { RenderContext } from '../../routing/page.ts'
import { type ListedHouse, type LoadedList, loadListedHouses } from '../house-list/listed-houses.ts'
import type { Wish } from './wish.ts'

/** The houses of these ids, in the wished order. Rejects when the search does not answer. */
export async function loadFavorites(
  asking: Pick<RenderContext, 'services' | 'market' | 'quotes' | 'now'>,
  ids: readonly number[],
  wish: Wish,
): Promise<LoadedList> {
  const { houses, gone } = await loadListedHouses(asking, ids, wish)
  return { houses: sortHouses(houses, wish.sort, asking.market), gone }
}

function sortHouses(houses: ListedHouse[], sort: Wish['sort'], market: Market): ListedHouse[] {
  const newestFirst = houses.toReversed()
  const words = new Intl.Collator(market.formatLocale)
  // Of the chosen dates first, then other stays, then houses without any.
  const rank = { free: 0, cheapest: 0, other: 1, none: 2 }
  const orders: Record<Wish['sort'], (a: ListedHouse, b: ListedHouse) => number> = {
    added: () => 0,
    price: (a, b) => rank[a.state] - rank[b.state] || a.hit.totalPrice - b.hit.totalPrice,
    name: (a, b) => words.compare(a.hit.title, b.hit.title),
    place: (a, b) => words.compare(a.hit.city, b.hit.city) || words.compare(a.hit.title, b.hit.title),
  }
  return newestFirst.sort(orders[sort])
}
