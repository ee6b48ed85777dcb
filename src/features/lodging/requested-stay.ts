import type { Party } from '../../contracts/booking.ts'
import { isIsoDay } from '../../contracts/calendar.ts'
import type { HouseStay, ItemPrice, ItemUse } from '../../contracts/lodging.ts'
import { linenCharge, linenOffers } from '../../domain/booking/linen.ts'
import { withPetItems } from '../../domain/booking/pet-items.ts'
import { forecastTotal, type Season, type UseForecast, withForecasts } from '../../domain/consumption.ts'
import { arrivalsFor, monthOfUse } from '../../domain/flexible-dates.ts'
import { priceStay } from '../../domain/prices.ts'
import { readTrip } from '../../domain/read-trip.ts'
import { daysFromWeekday, requestedWeekday } from '../../domain/requested-day.ts'
import { parseCriteria } from '../../domain/search-criteria.ts'
import { firstBookableArrival } from '../../domain/stays.ts'
import { noTrip, type Trip, tripParameters, withoutDates } from '../../domain/trip.ts'
import { withQuery } from '../../urls/paths.ts'

export function parseStayQuery(query: URLSearchParams): StayQuery {
  if (query.size === 0) return { ...noTrip, month: null }
  const trip = readTrip(query)
  // A search's own day, unless the days around it are meant too.
  const ofSearch = new URLSearchParams(trip.searchQuery).has('ankomst') ? '' : trip.arrival
  const arrival = query.get('arrival') ?? ofSearch ?? ''
  const duration = Number(query.get('duration'))
  const month = query.get('month')
  return {
    arrival: isIsoDay(arrival) ? arrival : null,
    duration: Number.isInteger(duration) && duration >= 1 && duration <= longestStay ? duration : null,
    month: isIsoDay(`${month}-01`) ? month : null,
    party: trip.party,
    searchQuery: trip.searchQuery,
  }
}

/** Stays of a house with their total for the party: fee, mandatory items, and charges for its pets. */
export function staysForParty<Stay extends Pick<HouseStay, 'price' | 'transactionFee' | 'duration'>>(
  stays: readonly Stay[],
  itemPrices: readonly ItemPrice[],
  party: Party,
): (Stay & { totalPrice: number })[] {
  const pets = withPetItems(itemPrices, [], party)
  return stays.map((stay) => ({ ...stay, totalPrice: priceStay(stay, itemPrices, pets, party).total }))
}

/**
 * Arrival of the stay that a trip with flexible days means here: of the house's free stays on one of them the nearest to
 * the requested day, or to the week's Saturday, else the cheapest. Where none of them is free, that day itself; null for a
 * trip without dates, or with several lengths.
 */
export function arrivalOfWish(
  { duration, searchQuery }: StayQuery & { duration: number },
  free: readonly { arrival: string; totalPrice: number }[],
  today: string,
): string | null {
  if (searchQuery === '') return null
  const criteria = parseCriteria(new URLSearchParams(searchQuery))
  if (criteria.has('duration')) return null
  const day = criteria.get('ankomst')?.value
  const days = new Set(arrivalsFor(criteria, duration, today))
  const weekday = requestedWeekday(criteria)
  const daysFrom = (arrival: string) => (weekday ? daysFromWeekday(arrival, weekday) : 0)
  const [best] = free
    .filter(({ arrival }) => days.has(arrival))
    .toSorted((a, b) => daysFrom(a.arrival) - daysFrom(b.arrival) || a.totalPrice - b.totalPrice)
  return best?.arrival ?? (day && day >= today ? day : null)
}

export interface StayForecast {
  season: Season
  /** Adults and children. */
  persons: number
  items: (UseForecast & { itemId: number; description: string; unitPrice: number; unitName: string })[]
  total: UseForecast | null
  /** Price of their bed linen: øre or cents. */
  linen: number
  /** Of a kilowatt hour, where electricity is metered. */
  kwhPrice: number | null
}

/** Metered consumption of a stay by item; items with too few earlier stays are left out. */
export function forecastStay(
  itemPrices: readonly ItemPrice[],
  uses: ReadonlyMap<number, ItemUse | null>,
  stay: { season: Season; nights: number; persons: number },
): StayForecast {
  const { season, nights, persons } = stay
  const metered = itemPrices.filter(({ item }) => item.meteredQuantity)
  const items = withForecasts(metered, uses, stay).flatMap(({ itemId, unitPrice, item, forecast }) => {
    const { description, unitName } = item
    return forecast ? [{ itemId, description, unitPrice, unitName, ...forecast }] : []
  })
  const electricity = metered.find(({ item }) => item.type === 'electricity')
  return {
    season,
    persons,
    items,
    total: forecastTotal(items),
    kwhPrice: electricity?.unitPrice ?? null,
    linen: linenCharge(linenOffers(itemPrices), nights, persons),
  }
}

/** The trip in a house's URL; null where it says nothing. */
export interface StayQuery extends Trip {
  /** YYYY-MM: first month of the calendar. */
  month: string | null
}

const longestStay = 60

/**
 * The month whose prices are shown: the requested one, the arrival's, or this one while most of it is left; YYYY-MM.
 */
export function shownMonth({ month, arrival }: StayQuery, now: Date): string {
  const day = firstBookableArrival(now)
  const current = day.slice(0, 7)
  const requested = month ?? arrival?.slice(0, 7) ?? monthOfUse(day)
  return requested < current ? current : requested
}

/** The same with that stay chosen, in place of all other days. */
export function chosenStayUrl(path: string, stay: StayQuery, arrival: string, quote = ''): string {
  return stayUrl(path, { ...withoutDates(stay), arrival }, quote)
}

/**
 * URL of the house's calendar with the stay as far as it is known, and the signed quote of the price that led there.
 */
export function stayUrl(path: string, stay: StayQuery, quote = ''): string {
  // Days, numbers and a quote stand in an address as they are. A page has some fifteen such links.
  if (stay.searchQuery === '') {
    const query = [...stayParameters(stay), ...(quote ? [['quote', quote]] : [])].map((each) => each.join('='))
    return `${path}${query.length > 0 ? `?${query.join('&')}` : ''}#stays`
  }
  const query = stayQuery(stay)
  if (quote) query.set('quote', quote)
  return `${withQuery(path, query)}#stays`
}

export function stayQuery(stay: StayQuery): URLSearchParams {
  return new URLSearchParams(stayParameters(stay))
}

function stayParameters({ month, ...trip }: StayQuery): [string, string][] {
  return [...tripParameters(trip), ...(month ? [['month', month] as [string, string]] : [])]
}

export function monthOf(isoDay: string): string {
  return isoDay.slice(0, 7)
}
