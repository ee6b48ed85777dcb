import { type ChosenItem, holdHeader, type Party } from '../../contracts/booking.ts'
import type { StayOffer, StayQuote } from '../../contracts/booking-price.ts'
import { longestOfItem } from '../../contracts/booking-snapshot.ts'
import type { BookingOption, BookingOptionItemPrice, ItemUse, LodgingFacility } from '../../contracts/lodging.ts'
import { isFree, nearestStay } from '../../domain/booking/free-stays.ts'
import { linenLeft } from '../../domain/booking/linen.ts'
import { petCharge, withPetItems } from '../../domain/booking/pet-items.ts'
import { quoteStay } from '../../domain/booking/quote.ts'
import { forecastGuests, forecastTotal, seasonOf, withForecasts } from '../../domain/consumption.ts'
import { invalidChoices } from '../../domain/prices.ts'
import { addDays } from '../../domain/stays.ts'
import { type Draft, isAttempted } from '../../drafts/draft.ts'
import { placeName } from '../../markets/area-name.ts'
import type { Market } from '../../markets/market.ts'
import type { Services } from '../../services/services.ts'
import { bookableHouseQuery, bookingFlowQuery, type ListedOption } from './queries.ts'
import type { BookingHouse } from './summary.tsx'

/** What stays are loaded with. */
export interface StaySource {
  market: Market
  services: Pick<Services, 'broker'>
  now: Date
}

/** All that the broker knows of the stay that is being booked; read fresh, never from a cache. */
export interface BookingStay {
  house: BookingHouse
  locationId: number
  /** What the house has. */
  facilities: LodgingFacility[]
  state: StayOffer['state']
  /** Of one that is taken only because another guest holds it: until when. */
  heldUntil: Date | null
  /** Null when the house does not offer this stay. */
  option: BookingOption | null
  itemPrices: BookingOptionItemPrice[]
  /** By item: what earlier stays say of its use at that time of the year. */
  uses: ReadonlyMap<number, ItemUse>
  /** Free stays of this duration. */
  arrivals: ListedOption[]
  /** Stays of any duration around this arrival, free and taken. */
  nearby: ListedOption[]
}

/** How many days before and after the arrival other stays are looked for. */
const nearbyDays = 42

/**
 * Null when there is no such house.
 * @param holdId what the guest holds a stay by: to them it is free
 */
export async function loadStay(
  { market, services, now }: StaySource,
  requested: { lodgingId: number; arrival: string; duration: number },
  holdId?: string,
): Promise<BookingStay | null> {
  const variables = {
    lan: market.id,
    lodgingId: requested.lodgingId,
    arrival: requested.arrival,
    duration: requested.duration,
    from: addDays(requested.arrival, -nearbyDays),
    to: addDays(requested.arrival, nearbyDays),
    season: seasonOf(requested.arrival),
  }
  const headers = holdId ? { [holdHeader]: holdId } : undefined
  const { bookingFlow, arrivals, nearby } = await services.broker.query(bookingFlowQuery, variables, headers)
  if (!bookingFlow) return null
  const { lodging, option, itemPrices } = bookingFlow
  const [image] = lodging.images
  return {
    house: {
      id: lodging.id,
      name: lodging.name,
      title: lodging.descriptions.find(({ lan }) => lan === market.id)?.title ?? lodging.name,
      address: lodging.address1,
      postalCode: lodging.postalCode,
      city: lodging.city,
      place: placeName(market, lodging),
      persons: lodging.vacationRental.persons,
      pets: lodging.vacationRental.pets,
      picture: image ? { path: image.url, width: image.width, height: image.height } : null,
    },
    locationId: lodging.locationId,
    facilities: lodging.facilities,
    state: option === null ? 'closed' : isFree(option, now) ? 'free' : 'taken',
    heldUntil: option?.heldUntil ? new Date(option.heldUntil) : null,
    option,
    // However an agency names its items, they can be booked.
    itemPrices: itemPrices.map(({ use: _, item, ...itemPrice }) => ({
      ...itemPrice,
      item: {
        ...item,
        description: item.description.slice(0, longestOfItem.description),
        unitName: item.unitName.slice(0, longestOfItem.unitName),
      },
    })),
    uses: new Map(itemPrices.flatMap(({ itemId, use }) => (use ? [[itemId, use] as const] : []))),
    arrivals: arrivals.filter((stay) => isFree(stay, now)),
    nearby,
  }
}

/** Free, or sent before and not refused: then it may be the guest's own booking that has taken it. */
export function isPossible({ state }: BookingStay, draft: Draft): boolean {
  return state === 'free' || (state === 'taken' && isAttempted(draft))
}

/** The price with those of the chosen add-ons that the house has. */
export function quoteOf(stay: BookingStay, items: readonly ChosenItem[], party: Party): StayQuote | null {
  return stay.option && quoteStay(stay.option, stay.itemPrices, orderedItems(stay, items, party), party)
}

/** The likely cost of what is metered, for the party: øre or cents; null where there are too few earlier stays. */
export function expectedUse({ house, option, itemPrices, uses }: BookingStay, party: Party): number | null {
  if (!option) return null
  const stay = { nights: option.duration, persons: forecastGuests(party, house) }
  const metered = itemPrices.filter(({ item }) => item.meteredQuantity)
  return forecastTotal(withForecasts(metered, uses, stay).map(({ forecast }) => forecast))?.expected ?? null
}

/** What is ordered: the chosen add-ons that the house has, and what the party brings with it. */
export function orderedItems(stay: BookingStay, items: readonly ChosenItem[], party: Party): ChosenItem[] {
  return withPetItems(stay.itemPrices, validItems(stay, items), party)
}

export function validItems({ itemPrices }: BookingStay, items: readonly ChosenItem[]): ChosenItem[] {
  const invalid = new Set(invalidChoices(itemPrices, items))
  return items.filter((item) => !invalid.has(item))
}

export function offerOf(
  stay: BookingStay,
  items: readonly ChosenItem[],
  party: Party,
  now: Date,
): Omit<StayOffer, 'signed'> {
  const lengths = stay.nearby.filter((each) => isFree(each, now)).map(({ duration }) => duration)
  return {
    state: stay.state,
    heldUntil: stay.heldUntil?.toISOString() ?? null,
    quote: stay.state === 'free' ? quoteOf(stay, items, party) : null,
    expectedUse: expectedUse(stay, party),
    linen: stay.option
      ? linenLeft(stay.itemPrices, items, { nights: stay.option.duration, guests: forecastGuests(party, stay.house) })
      : 0,
    room: { persons: stay.house.persons, pets: stay.house.pets },
    arrivals: stay.arrivals.map(({ arrival, duration, totalPrice }) => ({
      arrival,
      total: totalPrice + petCharge(stay.itemPrices, duration, party),
    })),
    durations: [...new Set(lengths)].sort((a, b) => a - b),
  }
}

/** By its id or its code. */
export async function findHouse({ market, services }: StaySource, lodging: string) {
  const by = /^\d{1,9}$/.test(lodging) ? { id: Number(lodging) } : { name: lodging.toUpperCase() }
  const reply = await services.broker.query(bookableHouseQuery, { ...by, lan: market.id })
  return reply.lodging
}

/** The requested stay; where the house does not offer it, the nearest free one of the same length. */
export async function loadNearestStay(
  source: StaySource,
  requested: { lodgingId: number; arrival: string; duration: number },
  holdId?: string,
): Promise<BookingStay | null> {
  const stay = await loadStay(source, requested, holdId)
  const nearest = stay?.state === 'closed' ? nearestStay(requested, stay.arrivals, source.now) : undefined
  return nearest ? loadStay(source, { ...requested, arrival: nearest.arrival }, holdId) : stay
}
