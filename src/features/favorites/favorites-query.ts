import type { Party } from '../../contracts/booking.ts'
import { partyWords, readParty, readTrip, tripFromList, tripOfList } from '../../domain/read-trip.ts'
import { lastSearchCookie } from '../../domain/search/last-search.ts'
import { firstBookableArrival } from '../../domain/stays.ts'
import { tripParameters } from '../../domain/trip.ts'
import type { RenderContext } from '../../routing/page.ts'
import { href, withQuery } from '../../urls/paths.ts'

export const sorts = ['added', 'price', 'name', 'place'] as const
type Sort = (typeof sorts)[number]

/** How the list is wanted: for which stay, in which order. */
export interface FavoritesQuery {
  /** Null while no dates are chosen, or a flexible wish. */
  arrival: string | null
  duration: number
  /** Who travels. */
  party: Party | null
  /** What else the trip is for. */
  searchQuery: string
  sort: Sort
}

/** What has no meaning in the URL is as if it were not there; a day that is over is none. */
export function readFavoritesQuery({ query, now }: Pick<RenderContext, 'query' | 'now'>): FavoritesQuery {
  return {
    ...tripOfList(readTrip(query), firstBookableArrival(now)),
    sort: sorts.find((sort) => sort === query.get('sort')) ?? 'added',
  }
}

/** The query of the guest's own list: without a party in the URL, that of the last search counts. */
export function readOwnQuery(request: Pick<RenderContext, 'query' | 'cookies' | 'now'>): FavoritesQuery {
  const listQuery = readFavoritesQuery(request)
  if (partyWords.some((word) => request.query.has(word))) return listQuery
  return { ...listQuery, party: readParty(new URLSearchParams(request.cookies.get(lastSearchCookie.name))) }
}

/** The list's URL with the request, and what has just happened. */
export function listUrl(listQuery: FavoritesQuery, happened: Record<string, string> = {}): string {
  const query = new URLSearchParams(tripParameters(tripFromList(listQuery)))
  if (listQuery.sort !== 'added') query.set('sort', listQuery.sort)
  for (const [name, value] of Object.entries(happened)) query.set(name, value)
  return withQuery(href.favorites(), query)
}
