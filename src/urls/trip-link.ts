import { type Party, partyKeys } from '../contracts/booking.ts'
import { criteriaOfTrip } from '../domain/read-trip.ts'
import { writeCriteria } from '../domain/search-criteria.ts'
import { noTrip, type Trip, tripParameters } from '../domain/trip.ts'
import type { Market } from '../markets/market.ts'
import { href, withQuery } from './paths.ts'

const tripKeys: readonly string[] = ['arrival', 'duration', ...partyKeys]

/**
 * Adds the trip to a link on this site. Known parts of the trip replace the link's own: dates by dates, the party as a
 * whole.
 */
export function withTrip(link: string, trip: Trip): string {
  const parameters = tripParameters(trip)
  if (parameters.length === 0) return link
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(link) ?? []
  const replacedKeys = new Set(parameters.map(([key]) => key))
  const replaced = (key: string) => replacedKeys.has(key) || (trip.party !== null && tripKeys.indexOf(key) > 1)
  // Parameters keep their notation: a list with commas stays readable.
  const rest = query.split('&').filter((pair) => pair !== '' && !replaced(pair.split('=')[0] ?? ''))
  return `${path}?${[...rest, ...parameters.map(written)].join('&')}${fragment}`
}

/** A house's page with the stay that a guest has in mind there, and for whom. */
export function stayLink(market: Market, stay: { name: string } & Pick<Trip, 'arrival' | 'duration'>, party?: Party) {
  const { name, arrival, duration } = stay
  return withTrip(href.lodging(market, name), { ...noTrip, arrival, duration, party: party ?? null })
}

/** The search with the trip as its criteria. */
export function tripSearchUrl(market: Market, trip: Trip): string {
  return withQuery(href.search(market), writeCriteria(criteriaOfTrip(trip)))
}

/** The search that the trip came from, else the one for its very days: a Saturday's would have two more on both sides. */
export function sameStayUrl(market: Market, trip: Trip): string {
  return tripSearchUrl(market, { ...trip, searchQuery: trip.searchQuery || 'flex=0' })
}

function written([key, value]: [string, string]): string {
  return `${key}=${encodeURIComponent(value).replaceAll('%2C', ',')}`
}
