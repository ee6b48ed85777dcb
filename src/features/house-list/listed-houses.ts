import * as v from 'valibot'
import type { Party } from '../../contracts/booking.ts'
import {
  LodgingDescriptionSchema,
  LodgingImageSchema,
  summaryFields,
  VacationRentalSchema,
} from '../../contracts/lodging.ts'
import { CountSchema, IdSchema, LatitudeSchema, LongitudeSchema, MeasureSchema } from '../../contracts/numbers.ts'
import type { LodgingHit } from '../../contracts/search.ts'
import { withQuotes } from '../../domain/booking/quoted-hits.ts'
import { requestOfCriteria } from '../../domain/criteria-request.ts'
import { dateChoices, dateDetails } from '../../domain/flexible-dates.ts'
import { withPartyTotals } from '../../domain/party-criteria.ts'
import { dayOfList, requestedNights } from '../../domain/read-trip.ts'
import { parseCriteria, requestsDates } from '../../domain/search-criteria.ts'
import type { LodgingRequest } from '../../domain/search-request.ts'
import { addDays, daysBetween, firstBookableArrival } from '../../domain/stays.ts'
import { type Trip, wishedDates } from '../../domain/trip.ts'
import type { Market } from '../../markets/market.ts'
import type { RenderContext } from '../../routing/page.ts'

/** Houses without a free stay, from the broker: the search has only houses that can be booked. */
const housesByIdsQuery = {
  name: 'LodgingsByIds',
  document: /* GraphQL */ `
    query LodgingsByIds($ids: [Int!]!, $lan: Int!) {
      lodgingsByIds(ids: $ids, lan: $lan) {
        id name address1 city locationId streetId rating longitude latitude
        ${summaryFields}
        reviewStat { average count }
      }
    }
  `,
  schema: v.object({
    lodgingsByIds: v.array(
      v.object({
        id: IdSchema,
        name: v.string(),
        address1: v.string(),
        city: v.string(),
        locationId: IdSchema,
        streetId: IdSchema,
        rating: MeasureSchema,
        longitude: LongitudeSchema,
        latitude: LatitudeSchema,
        descriptions: v.array(LodgingDescriptionSchema),
        images: v.array(LodgingImageSchema),
        vacationRental: VacationRentalSchema,
        reviewStat: v.nullable(v.object({ average: MeasureSchema, count: CountSchema })),
      }),
    ),
  }),
  caching: null,
}

/**
 * A house on the list: `free` for the chosen dates, or on one of the days of a flexible search; `other`: its nearest
 * free stay of that length; `cheapest`: no dates are chosen; `none`: nothing around the dates is free, or nothing at
 * all.
 */
export interface ListedHouse {
  hit: LodgingHit
  state: 'free' | 'other' | 'cheapest' | 'none'
}

/** The stay for which the list is shown; without an arrival each house has its cheapest. */
export interface ListedStay {
  arrival: string | null
  /** Nights. */
  duration: number
  /** The party of the prices, as far as each house takes it. */
  party: Party | null
  /** Further criteria of the trip: where they name days, a month or holidays, each house has the stay that the search shows. */
  searchQuery?: string
}

export interface LoadedList {
  houses: ListedHouse[]
  /** Ids of houses that no longer exist. */
  gone: number[]
  /** Why houses without a free stay could not be loaded; then none is known to be gone. */
  failure?: unknown
}

/** How many days before and after the requested arrival other stays are searched. */
const nearbyDays = 42
/** Maximum ids of one search. */
const maxAtOnce = 200

type HousesContext = Pick<RenderContext, 'services' | 'market' | 'quotes' | 'now'>

/** The houses of these ids, in their order. Rejects when the search does not answer. */
export async function loadListedHouses(
  context: HousesContext,
  ids: readonly number[],
  stay: ListedStay,
): Promise<LoadedList> {
  const parts = Array.from({ length: Math.ceil(ids.length / maxAtOnce) }, (_, part) =>
    ids.slice(part * maxAtOnce, (part + 1) * maxAtOnce),
  )
  const loaded = await Promise.all(parts.map((part) => loadHouses(context, part, stay)))
  const failure = loaded.find((part) => part.failure)?.failure
  const found = loaded.flatMap((part) => part.houses)
  const houses = ids.flatMap((id) => found.find(({ hit }) => hit.lodgingId === id) ?? [])
  return {
    houses: houses.some(({ state }) => state === 'free') ? await quoted(context, houses, stay.party) : houses,
    gone: failure ? [] : ids.filter((id) => !houses.some(({ hit }) => hit.lodgingId === id)),
    failure,
  }
}

/** What a shortlist for the trip is for: a day with days around it, or the week, month or holidays that the search names. */
export function stayOfShortlist(trip: Pick<Trip, 'arrival' | 'searchQuery'>, duration: number) {
  const [arrival, flex] = dayOfList(trip)
  return { arrival, flex, duration, dates: arrival ? '' : wishedDates(trip.searchQuery) }
}

/** Signs the prices of chosen dates, so that the booking can say how they changed. */
async function quoted(
  { quotes, now }: HousesContext,
  houses: readonly ListedHouse[],
  party: Party | null,
): Promise<ListedHouse[]> {
  const hits = await withQuotes(
    quotes,
    houses.map(({ hit }) => hit),
    now,
    party,
  )
  return houses.map((house, index) => ({ ...house, hit: hits[index] ?? house.hit }))
}

async function loadHouses(
  context: HousesContext,
  ids: readonly number[],
  { arrival, duration, party, searchQuery = '' }: ListedStay,
): Promise<Pick<LoadedList, 'houses' | 'failure'>> {
  const { market } = context
  const flexible = arrival ? null : flexibleRequest(context, searchQuery, duration)
  const near = arrival ?? flexible?.day
  const durations = requestedNights(parseCriteria(new URLSearchParams(searchQuery)), duration)
  const days = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => addDays(near ?? '', from + index))
  const stays = (dates: string[], direction: 'ASC' | 'DESC') =>
    search(context, ids, { parameters: { dates, durations }, order: [{ property: 'date', direction }] })
  const found = await Promise.all([
    search(context, ids, {}),
    near ? stays(days(0, nearbyDays), 'ASC') : [],
    near ? stays(days(-nearbyDays, -1), 'DESC') : [],
    flexible ? search(context, ids, flexible) : [],
  ])
  const [cheapest = [], after = [], before = [], flexibleHits = []] = found.map((hits) =>
    withPartyTotals(hits, party?.pets ?? 0),
  )
  const known = new Set(cheapest.map(({ lodgingId }) => lodgingId))
  const missing = ids.filter((id) => !known.has(id))
  const { unfree, failure } = missing.length > 0 ? await loadUnfree(context, missing) : { unfree: [] }
  const listed = cheapest.map((hit): ListedHouse => {
    const ofHouse = (hits: LodgingHit[]) => hits.filter(({ lodgingId }) => lodgingId === hit.lodgingId).slice(0, 1)
    const [own] = ofHouse(flexibleHits)
    if (own) return { hit: own, state: 'free' }
    if (!near) return { hit, state: flexible ? 'none' : 'cheapest' }
    const [nearest] = [after, before].flatMap(ofHouse).sort((a, b) => daysAway(a, near) - daysAway(b, near))
    if (!nearest) return { hit, state: 'none' }
    return { hit: nearest, state: nearest.date === arrival ? 'free' : 'other' }
  })
  const houses = [...listed, ...unfree.map((house): ListedHouse => ({ hit: hitOf(house, market), state: 'none' }))]
  return { houses, failure }
}

type Narrowed = Pick<LodgingRequest, 'parameters' | 'order'>

/**
 * A request for stays of that length on the days that a search allows, each house's as the search shows it, and the day
 * that it names; null where it has no days.
 */
function flexibleRequest(
  { market, now }: HousesContext,
  searchQuery: string,
  duration: number,
): (Narrowed & { day?: string | undefined }) | null {
  const criteria = parseCriteria(new URLSearchParams(searchQuery))
  if (!requestsDates(criteria)) return null
  const dateKeys: readonly string[] = [...Object.values(dateChoices), ...dateDetails, 'skiftedag']
  const days = [...criteria].filter(([key]) => dateKeys.includes(key))
  const nights = requestedNights(criteria, duration).join(',')
  const dated = new Map([...days, ['duration', { value: nights }] as const])
  const view = { searchOrder: 'best', page: 1, result: 10 } as const
  return {
    ...requestOfCriteria(dated, view, market.id, firstBookableArrival(now)),
    day: criteria.get('ankomst')?.value,
  }
}

async function search(
  { services, market }: HousesContext,
  ids: readonly number[],
  { parameters, order }: Narrowed,
): Promise<LodgingHit[]> {
  const { hits } = await services.search.lodgings({
    kind: 'lodging',
    market: market.id,
    order,
    parameters: { ...parameters, lodgingId: { value: [...ids], comparator: 'IN' } },
    resultsPerPage: ids.length,
  })
  return hits
}

/** Houses without a free stay; none, and why, while the broker does not answer. */
async function loadUnfree(
  { services, market }: HousesContext,
  ids: readonly number[],
): Promise<{ unfree: HouseById[]; failure?: unknown }> {
  try {
    const { lodgingsByIds } = await services.broker.query(housesByIdsQuery, { ids: [...ids], lan: market.id })
    return { unfree: lodgingsByIds }
  } catch (failure) {
    return { unfree: [], failure }
  }
}

function daysAway({ date }: LodgingHit, arrival: string): number {
  return Math.abs(daysBetween(arrival, date ?? arrival))
}

/** A house without a free stay, as a hit for its card. */
function hitOf(house: HouseById, market: Market): LodgingHit {
  const { id, name, address1, city, locationId, streetId, rating, vacationRental, reviewStat } = house
  return {
    id: String(id),
    lodgingId: id,
    name,
    title: house.descriptions.find(({ lan }) => lan === market.id)?.title ?? name,
    address1,
    city,
    locationId,
    streetId,
    date: null,
    duration: null,
    price: 0,
    normalPrice: 0,
    transactionFee: 0,
    totalPrice: 0,
    discountTotal: 0,
    discountPercentage: 0,
    currency: market.currency,
    rating,
    reviewAverage: reviewStat?.average ?? null,
    reviewCount: reviewStat?.count ?? 0,
    persons: vacationRental.persons,
    pets: vacationRental.pets,
    bedrooms: vacationRental.bedrooms,
    bathrooms: vacationRental.bathrooms,
    houseArea: vacationRental.houseArea,
    beachDistance: vacationRental.beachDistance,
    publishedTs: 0,
    images: house.images.map(({ url }) => url),
    facilityIds: [],
    _geo: { lat: house.latitude, lng: house.longitude },
  }
}

type HouseById = v.InferOutput<typeof housesByIdsQuery.schema>['lodgingsByIds'][number]
