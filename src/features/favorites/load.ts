import type { ReactNode } from 'react'
import type { StoredFavorite } from '../../contracts/favorites.ts'
import { applyChanges, changeFavorite, type DeviceFavorites } from '../../domain/favorite-account.ts'
import { favoritesQueueCookie, isOwnQueue, maxFavorites } from '../../domain/favorites.ts'
import type { EditionKey, Market } from '../../markets/market.ts'
import { sameInAll } from '../../routing/entry-head.ts'
import type { Head, LoaderResult, RenderContext } from '../../routing/page.ts'
import { deviceOf, storeDevice, syncFavorites } from '../../routing/store-favorites.ts'
import { href } from '../../urls/paths.ts'
import { type ListedHouse, type LoadedList, loadListedHouses } from '../house-list/listed-houses.ts'
import { type FavoritesQuery, listUrl } from './favorites-query.ts'

/** The houses of these ids, in the requested order. Rejects when the search does not answer. */
export async function loadFavorites(
  context: Pick<RenderContext, 'services' | 'market' | 'quotes' | 'now'>,
  ids: readonly number[],
  listQuery: FavoritesQuery,
): Promise<LoadedList> {
  const list = await loadListedHouses(context, ids, listQuery)
  return { ...list, houses: sortHouses(list.houses, listQuery.sort, context.market) }
}

function sortHouses(houses: ListedHouse[], sort: FavoritesQuery['sort'], market: Market): ListedHouse[] {
  const newestFirst = houses.toReversed()
  const words = new Intl.Collator(market.formatLocale)
  // Of the chosen dates first, then other stays, then houses without any.
  const rank = { free: 0, cheapest: 0, other: 1, none: 2 }
  const orders: Record<FavoritesQuery['sort'], (a: ListedHouse, b: ListedHouse) => number> = {
    added: () => 0,
    price: (a, b) => rank[a.state] - rank[b.state] || a.hit.totalPrice - b.hit.totalPrice,
    name: (a, b) => words.compare(a.hit.title, b.hit.title),
    place: (a, b) => words.compare(a.hit.city, b.hit.city) || words.compare(a.hit.title, b.hit.title),
  }
  return newestFirst.sort(orders[sort])
}

export interface OwnList {
  /** Lodging ids, newest last. */
  ids: number[]
  /** What the account holds; null for a guest without one, and while its service does not answer. */
  stored: StoredFavorite[] | null
  hasAccount: boolean
}

/** The guest's current list, with the account's where somebody is signed in. */
export function readOwnList(request: RenderContext): Promise<OwnList> {
  return storeOwnList(request, [])
}

/** The same after these changes: ids to add, negative ones to take away. */
export async function storeOwnList(request: RenderContext, changes: readonly number[]): Promise<OwnList> {
  const { cookies, services } = request
  const account = await request.favoriteAccount()
  const before = deviceOf(cookies)
  const isSentByScripts = changes.length === 0 && isOwnQueue(cookies.get(favoritesQueueCookie.name))
  const changed = changes.reduce(changeFavorite, before)
  const { device, stored } = await syncFavorites(changed, account, services.favorites, !isSentByScripts)
  storeDevice(cookies, before, device)
  // What the account has beyond what a cookie holds is listed too.
  const ids = stored
    ? applyChanges(
        stored.map(({ subjectId }) => subjectId),
        device.queue,
      )
    : device.ids
  return { ids, stored, hasAccount: device.account !== null }
}

/** What would make the list longer than it may be is left out, the last first. */
export function withRoom({ ids }: Pick<DeviceFavorites, 'ids'>, added: readonly number[]): number[] {
  const fresh = [...new Set(added)].filter((id) => !ids.includes(id))
  return fresh.slice(0, Math.max(0, maxFavorites - ids.length))
}

/** Path of shared lists, without the houses. */
export const sharedPath = href.sharedFavorites([]).split('?')[0] ?? ''

/**
 * Where the language links of a page about the guest's own list lead. Each edition has a host and cookies of its own: the
 * others show the houses as a shared list, which can be saved there.
 * @param path of the page in its own edition
 */
export function inOtherEditions(own: EditionKey, path: string, ids: readonly number[], listQuery: FavoritesQuery) {
  const alternateQuery = new URLSearchParams(listUrl(listQuery).split('?')[1])
  if (ids.length === 0) return { alternateQuery }
  alternateQuery.set('ids', ids.join('.'))
  return { alternates: { ...sameInAll(sharedPath), [own]: path }, alternateQuery }
}

interface PrivatePageOptions {
  path: string
  title: string
  main: Promise<ReactNode>
  status?: Extract<LoaderResult, { kind: 'page' }>['status']
  /** Paths in every edition, where they differ. */
  alternates?: NonNullable<Head['alternates']>
  /** Query of the alternates. */
  alternateQuery?: URLSearchParams
  sheets?: Head['sheets']
  captcha?: boolean
}

/** A private page of one guest: not cached and not indexed. */
export function privatePage({
  path,
  title,
  main,
  status = 200,
  alternates = sameInAll(path),
  alternateQuery,
  sheets = [],
  captcha,
}: PrivatePageOptions): LoaderResult {
  return {
    kind: 'page',
    status,
    head: {
      title,
      canonical: path,
      alternates,
      ...(alternateQuery ? { alternateQuery: alternateQuery } : {}),
      robots: 'noindex',
      sheets,
    },
    layout: 'page',
    main,
    ...(captcha ? { captcha } : {}),
  }
}
