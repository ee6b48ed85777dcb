import type { Party } from '../../contracts/booking.ts'
import type { StayQuote } from '../../contracts/booking-price.ts'
import type { Facility, FacilityGroup, HouseStay } from '../../contracts/lodging.ts'
import type { HouseReview } from '../../contracts/review.ts'
import type { AreaWeather } from '../../contracts/weather.ts'
import { type Area, areaOfLocation } from '../../domain/areas.ts'
import { isFree } from '../../domain/booking/free-stays.ts'
import { defaultParty, fittedParty, partyFaults } from '../../domain/booking/party.ts'
import { withPetItems } from '../../domain/booking/pet-items.ts'
import { quoteStay } from '../../domain/booking/quote.ts'
import { quotedStay } from '../../domain/booking/quoted-price.ts'
import { forecastGuests, seasonOf } from '../../domain/consumption.ts'
import type { PriceMatrix } from '../../domain/price-matrix.ts'
import { defaultDuration, durationsWith, firstBookableArrival, today, usualDurations } from '../../domain/stays.ts'
import type { Trip } from '../../domain/trip.ts'
import { orNull } from '../../routing/or-null.ts'
import type { RenderContext } from '../../routing/page.ts'
import { facilitiesQuery } from '../house-list/facilities-query.ts'
import { isBeyondForecast, readWeather } from '../weather/area-weather.ts'
import type { FacilityGroups } from './facility-groups.tsx'
import type { FloorPlan } from './floor-plan.tsx'
import type { MonthOfPrices } from './month-of-prices.tsx'
import type { PriceTable } from './price-table.tsx'
import { type LodgingDetails, type LodgingFacts, type LodgingPrices, lodgingDetailsQueries } from './queries.ts'
import { readAround, readArrivals, readHouse, readMonth } from './read-house.ts'
import {
  arrivalOfWish,
  forecastStay,
  type StayForecast,
  type StayQuery,
  shownMonth,
  staysForParty,
} from './requested-stay.ts'
import type { RoomsAndBeds } from './rooms.tsx'
import { findSimilar, type SimilarHouses } from './similar-houses.ts'
import type { CancelBy, PaidWhen } from './stay-terms.tsx'

/** A stay, and what it costs the party altogether: øre or cents. */
type PricedStay = HouseStay & { totalPrice: number }

export interface LoadedLodging {
  /** The stay in the page's URL. */
  stay: StayQuery
  /** What rarely changes of the house: the same object as long as the reply is at hand. */
  facts: LodgingFacts
  lodging: LodgingFacts & Pick<LodgingPrices, 'itemPrices'> & { cheapestBookingOptions: PricedStay[] }
  /** All that a house can have; null when their names could not be loaded. */
  facilities: Facility[] | null
  facilityGroups: FacilityGroup[]
  area: Area | undefined
  requested: StayQuery & { duration: number }
  /** The trip in links to other pages: with a length only where one was asked for. */
  trip: Trip
  /** Party of the prices: the requested one, as far as the house takes it. */
  party: Party
  /** Free stays of the requested duration, by arrival; none, and missing, when they could not be loaded. */
  arrivals: PricedStay[]
  areStaysMissing: boolean
  /** Where the requested stay is not free: free ones of any duration around its arrival; none where they can't be had. */
  around: PricedStay[]
  /** The usual ones, and the requested one. */
  durations: number[]
  /** The requested stay when it is free, and the house takes the party. */
  quote: StayQuote | null
  /** Where the house does not take the requested party: the components that say so, and the stay's price for the others. */
  refused: (typeof import('./party-refused.tsx') & { fitted: StayQuote | null }) | null
  /** End of another guest's hold of the requested stay, where nobody has booked it. */
  heldUntil: Date | null
  /** Signed quotes of the shown prices: of that stay, or of the cheapest ones in their order. */
  signed: { trip: string; cheapest: string[] }
  /** YYYY-MM, and the prices of its free stays; null when no month was requested, or it could not be loaded. */
  month: string
  prices: PriceMatrix | null
  /** Component that shows them. */
  MonthOfPrices: typeof MonthOfPrices | null
  /** Component that draws a plan of its rooms; null where the broker has one. */
  FloorPlan: typeof FloorPlan | null
  /** Components of the rooms, of the facilities, and of what a stay costs. */
  RoomsAndBeds: typeof RoomsAndBeds
  FacilityGroups: typeof FacilityGroups
  PriceTable: typeof PriceTable
  /** Components that say when a chosen stay is paid and what cancelling it costs; null where none is. */
  stayTerms: { PaidWhen: typeof PaidWhen; CancelBy: typeof CancelBy } | null
  /** Reviews; null when they could not be loaded. */
  details: LodgingDetails | null
  /** Metered consumption, for so many guests at that time of the year; none when it could not be loaded. */
  forecast: StayForecast
  /** The agency's phone and mail; null while its settings are not compiled. */
  contact: { phone: string; email: string } | null
  /** Extras further down: settle later, never reject. */
  weather: Promise<AreaWeather[] | null>
  /** What shows a month's usual weather, where no forecast reaches the stay. */
  usual: typeof import('../weather/usual-weather.tsx') | null
  similar: Promise<SimilarHouses | null>
}

export async function loadLodging(request: RenderContext, id: number, stay: StayQuery): Promise<LoadedLodging> {
  const { market, services, now } = request
  const ofQuery = { ...stay, duration: stay.duration ?? defaultDuration }
  const month = shownMonth(ofQuery, now)
  const reading = readHouse(request, id)
  const similar = orNull(request, findSimilar(request, id, reading, ofQuery))
  const [{ facts, prices, details, use }, named, stays, ofMonth, shown, settings] = await Promise.all([
    reading,
    orNull(request, services.broker.query(facilitiesQuery, { lan: market.id })),
    orNull(request, readArrivals(request, id, ofQuery.duration, reading)),
    ofQuery.month && orNull(request, readMonth(request, id, month)),
    ofQuery.month && import('./month-of-prices.tsx'),
    request.routes.settings(market),
  ])
  const lodging = { ...facts, ...prices }
  const hasPlan = facts.images.some(({ tagIds }) => tagIds.includes('floor-plan'))
  const [{ RoomsAndBeds }, { FacilityGroups }, { PriceTable }, drawn] = await Promise.all([
    import('./rooms.tsx'),
    import('./facility-groups.tsx'),
    import('./price-table.tsx'),
    hasPlan ? null : import('./floor-plan.tsx'),
  ])
  const { itemPrices } = lodging
  const party = ofQuery.party ? fittedParty(ofQuery.party, lodging.vacationRental) : defaultParty
  const items = withPetItems(itemPrices, [], party)
  const free = (stays ?? []).filter((option) => isFree(option, now))
  const arrivals = staysForParty(free, itemPrices, party)
  const requested = {
    ...ofQuery,
    arrival: ofQuery.arrival ?? arrivalOfWish(ofQuery, arrivals, firstBookableArrival(now)),
  }
  const season = seasonOf(requested.arrival ?? today(now))
  const chosen = arrivals.find(({ arrival }) => arrival === requested.arrival)
  const heldUntil = stays?.find(({ arrival }) => arrival === requested.arrival)?.heldUntil
  const area = areaOfLocation(lodging.locationId)
  const quote = chosen ? quoteStay(chosen, itemPrices, items, party) : null
  const isRefused = ofQuery.party !== null && partyFaults(ofQuery.party, lodging.vacationRental).length > 0
  const gone = chosen || isRefused || !stays ? null : requested.arrival
  const around = gone ? ((await orNull(request, readAround(request, id, gone))) ?? []) : []
  const isLater = isBeyondForecast(requested.arrival ?? '', now)
  const sign = (stay: HouseStay) =>
    request.quotes.sign(
      quotedStay({ option: { ...stay, lodgingId: lodging.id }, itemPrices, chosen: items, party }, now),
    )
  return {
    facts,
    lodging: { ...lodging, cheapestBookingOptions: staysForParty(lodging.cheapestBookingOptions, itemPrices, party) },
    facilities: named?.facilities ?? null,
    facilityGroups: named?.facilityGroups ?? [],
    area,
    stay,
    requested,
    trip: requested.arrival ? requested : { ...requested, duration: stay.duration },
    party,
    arrivals,
    areStaysMissing: !stays,
    around: staysForParty(
      around.filter((option) => isFree(option, now)),
      itemPrices,
      party,
    ),
    durations: durationsWith(requested.duration, usualDurations),
    quote: isRefused ? null : quote,
    refused: isRefused ? { ...(await import('./party-refused.tsx')), fitted: quote } : null,
    heldUntil: heldUntil ? new Date(heldUntil) : null,
    signed: {
      trip: chosen ? await sign(chosen) : '',
      cheapest: requested.arrival ? [] : await Promise.all(lodging.cheapestBookingOptions.map(sign)),
    },
    month,
    prices: ofMonth && shown ? shown.pricesOf(ofMonth, itemPrices, party, now) : null,
    MonthOfPrices: shown ? shown.MonthOfPrices : null,
    RoomsAndBeds,
    FacilityGroups,
    PriceTable,
    FloorPlan: drawn ? drawn.FloorPlan : null,
    stayTerms: quote && !isRefused ? await import('./stay-terms.tsx') : null,
    details,
    forecast: forecastStay(lodging.itemPrices, new Map(use?.itemPrices.map((item) => [item.itemId, item[season]])), {
      season,
      nights: requested.duration,
      persons: forecastGuests(party, lodging.vacationRental),
    }),
    contact: settings?.administrationDetails ?? null,
    weather: area && !isLater ? orNull(request, readWeather(request, area.slug)) : Promise.resolve(null),
    usual: isLater ? await import('../weather/usual-weather.tsx') : null,
    similar,
  }
}

export async function readReviews({ market, services }: RenderContext, id: number): Promise<HouseReview[]> {
  const { lodging } = await services.broker.query(lodgingDetailsQueries[market.key], { id, lan: market.id })
  return lodging?.reviews ?? []
}
