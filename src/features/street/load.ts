import type { StreetPage } from '../../contracts/content.ts'
import type { EntryRoute } from '../../contracts/route.ts'
import type { LodgingSearchResult } from '../../contracts/search.ts'
import { withQuotes } from '../../domain/booking/quoted-hits.ts'
import { requestOfCriteria } from '../../domain/criteria-request.ts'
import { withPartyTotals } from '../../domain/party-total.ts'
import { criteriaOfTripHere, readTrip } from '../../domain/read-trip.ts'
import { asksForDates } from '../../domain/search-criteria.ts'
import { today } from '../../domain/stays.ts'
import type { Trip } from '../../domain/trip.ts'
import type { RenderContext } from '../../routing/page.ts'
import { streetQuery } from './queries.ts'

export interface LoadedStreet {
  street: StreetPage
  /** As far as the URL says it. */
  trip: Trip
  /** Whether the houses are those that are free then. */
  dated: boolean
  /** Null when the search did not answer. */
  houses: LodgingSearchResult | null
}

const housesPerPage = 24

export async function loadStreet(
  { market, services, pageNumber, query, now, quotes }: RenderContext,
  route: EntryRoute,
): Promise<LoadedStreet> {
  const street = await services.content.query(streetQuery, { id: route.entry.id, locale: market.locale })
  if (!street) throw new Error(`Entry ${route.entry.id} has a route and no street`)
  const trip = readTrip(query)
  const criteria = criteriaOfTripHere(trip)
  const dated = asksForDates(criteria)
  const view = { searchOrder: 'price-asc', page: pageNumber, result: housesPerPage } as const
  const requested = requestOfCriteria(criteria, view, market.id, today(now))
  const parameters = { ...requested.parameters, streetId: street.brokerStreetIds }
  const found = await services.search.lodgings({ ...requested, parameters }).catch(() => null)
  if (!found) return { street, trip, dated, houses: null }
  const hits = withPartyTotals(found.hits, trip.party?.pets ?? 0)
  return {
    street,
    trip,
    dated,
    houses: { ...found, hits: dated ? await withQuotes(quotes, hits, now, trip.party) : hits },
  }
}
