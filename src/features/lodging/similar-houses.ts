import type { LodgingHit } from '../../contracts/search.ts'
import { areaOfLocation } from '../../domain/areas.ts'
import { requestOfCriteria } from '../../domain/criteria-request.ts'
import { withPartyTotals } from '../../domain/party-criteria.ts'
import { criteriaOfTrip } from '../../domain/read-trip.ts'
import type { LodgingRequest } from '../../domain/search-request.ts'
import { parseSearchView } from '../../domain/search-view.ts'
import { addDays, firstBookableArrival } from '../../domain/stays.ts'
import { noTrip, type Trip } from '../../domain/trip.ts'
import type { RenderContext } from '../../routing/page.ts'
import { type House, readHouse } from './read-house.ts'

export interface SimilarHouses {
  hits: LodgingHit[]
  /** Whether their stays are the requested one, or begin within two weeks of it; otherwise each is the house's cheapest. */
  stays: 'same' | 'near' | 'cheapest'
}

export async function readSimilar(request: RenderContext, id: number, trip: Trip): Promise<SimilarHouses> {
  return findSimilar(request, id, readHouse(request, id), trip)
}

const shownSimilar = 3
/** The most alike, of which those are shown that are free for the requested stay. */
const similarCandidates = 9
/** Days before and after the requested arrival on which other stays begin. */
const nearbyDays = 14
/** Similar houses are for so many persons fewer or more. */
const similarPersons = 2

/**
 * Houses that the related service finds similar, with their stays from the search; without that service, houses of its
 * size nearby. Those that are free for the requested stay; where none is, those with a stay near it; where none has one,
 * with the cheapest stay of each.
 */
export async function findSimilar(
  request: RenderContext,
  id: number,
  reading: Promise<House>,
  trip: Trip,
): Promise<SimilarHouses> {
  const related = await request.services.related.lodgings(id, request.market.id, similarCandidates).catch(() => null)
  const ids = related?.map(({ lodgingId }) => lodgingId)
  if (trip.arrival) {
    const same = stayRequest(request, trip)
    for (const [stays, asked] of [['same', same] as const, ['near', nearby(same, trip.arrival)] as const]) {
      const hits = await findAlike(request, reading, ids, asked)
      if (hits.length > 0) return { hits: forParty(hits, trip), stays }
    }
  }
  return { hits: forParty(await findAnyStay(request, reading, ids, trip), trip), stays: 'cheapest' }
}

/** Houses of a house's size nearby that are free for a stay for which it is not: one request. */
export async function findFreeNearby(request: RenderContext, house: NearbyHouse, trip: Trip): Promise<LodgingHit[]> {
  return forParty(await findNearby(request, house, stayRequest(request, trip)), trip)
}

function forParty(hits: LodgingHit[], { party }: Trip): LodgingHit[] {
  return withPartyTotals(hits, party?.pets ?? 0)
}

/** The trip's stay on that very day. */
function stayRequest({ market, now }: RenderContext, trip: Trip): Partial<LodgingRequest> {
  const criteria = new Map([...criteriaOfTrip({ ...trip, searchQuery: '' }), ['flex', { value: '0' }]])
  return requestOfCriteria(criteria, parseSearchView(new URLSearchParams()), market.id, firstBookableArrival(now))
}

/** The same on other days around it; the search offers none that are over. */
function nearby(request: Partial<LodgingRequest>, arrival: string): Partial<LodgingRequest> {
  const dates = Array.from({ length: 2 * nearbyDays + 1 }, (_, day) => addDays(arrival, day - nearbyDays))
  return { ...request, parameters: { ...request.parameters, dates } }
}

/** Without dates; all of those that are alike are looked at where a party leaves some of them out. */
async function findAnyStay(
  request: RenderContext,
  reading: Promise<House>,
  ids: readonly number[] | undefined,
  { party }: Trip,
): Promise<LodgingHit[]> {
  if (!party) return findAlike(request, reading, ids?.slice(0, shownSimilar), {})
  return findAlike(request, reading, ids, stayRequest(request, { ...noTrip, party }))
}

/** @param ids the houses that are alike, the most alike first; undefined where nobody could say */
async function findAlike(
  request: RenderContext,
  reading: Promise<House>,
  ids: readonly number[] | undefined,
  { pets, parameters }: Partial<LodgingRequest>,
): Promise<LodgingHit[]> {
  if (!ids) return findNearby(request, sizeAndPlace((await reading).facts), { pets, parameters })
  if (ids.length === 0) return []
  const hits = await searchHouses(request, {
    pets,
    parameters: { ...parameters, lodgingId: { value: [...ids], comparator: 'IN' } },
    resultsPerPage: similarCandidates,
  })
  return hits.toSorted((a, b) => ids.indexOf(a.lodgingId) - ids.indexOf(b.lodgingId)).slice(0, shownSimilar)
}

function sizeAndPlace({ id, locationId, vacationRental: { persons } }: House['facts']): NearbyHouse {
  return { id, locationId, persons }
}

interface NearbyHouse {
  id: number
  locationId: number
  persons: number
}

async function findNearby(
  request: RenderContext,
  { id, locationId, persons }: NearbyHouse,
  { pets, parameters }: Partial<LodgingRequest>,
): Promise<LodgingHit[]> {
  return searchHouses(request, {
    pets,
    parameters: {
      ...parameters,
      locations: [...(areaOfLocation(locationId)?.locationIds ?? [locationId])],
      lodgingId: { value: id, comparator: '!=' },
      persons: { value: [Math.max(1, persons - similarPersons), persons + similarPersons], comparator: 'BETWEEN' },
    },
    order: [{ property: 'reviewAverage', direction: 'DESC' }],
    resultsPerPage: shownSimilar,
  })
}

async function searchHouses(
  { market, services }: RenderContext,
  trip: Omit<LodgingRequest, 'kind' | 'market'>,
): Promise<LodgingHit[]> {
  return (await services.search.lodgings({ kind: 'lodging', market: market.id, ...trip })).hits
}
