import type { Party } from '../../contracts/booking.ts'
import { isIsoDay } from '../../contracts/calendar.ts'
import type { BookingOption, BookingOptionItemPrice, ItemUse } from '../../contracts/lodging.ts'
import { linenCharge, linenOffers } from '../../domain/booking/linen.ts'
import { withPetItems } from '../../domain/booking/pet-items.ts'
import { forecastTotal, forecastUse, type UseForecast } from '../../domain/consumption.ts'
import { priceStay } from '../../domain/prices.ts'
import { readTrip } from '../../domain/read-trip.ts'
import { longestStay, type StayQuery } from './stay-url.ts'

export function parseStayQuery(query: URLSearchParams): StayQuery {
  const trip = readTrip(query)
  const arrival = query.get('arrival') ?? ''
  const duration = Number(query.get('duration') ?? Number.NaN)
  const month = query.get('month') ?? ''
  return {
    arrival: isIsoDay(arrival) ? arrival : null,
    duration: Number.isInteger(duration) && duration >= 1 && duration <= longestStay ? duration : null,
    month: isIsoDay(`${month}-01`) ? month : null,
    party: trip.party,
    searchQuery: trip.searchQuery,
  }
}

/** Stays of a house at what they cost the party altogether: fee, mandatory items, and what its pets are charged. */
export function staysForParty<Stay extends Pick<BookingOption, 'price' | 'transactionFee' | 'duration' | 'totalPrice'>>(
  stays: readonly Stay[],
  itemPrices: readonly BookingOptionItemPrice[],
  party: Party,
): Stay[] {
  const pets = withPetItems(itemPrices, [], party)
  return stays.map((stay) => ({ ...stay, totalPrice: priceStay(stay, itemPrices, pets, party).total }))
}

export interface StayForecast {
  /** Adults and children. */
  persons: number
  items: (UseForecast & { itemId: number; description: string; unitPrice: number; unitName: string })[]
  total: UseForecast | null
  /** What they pay for bed linen: øre or cents. */
  linen: number
  /** Of a kilowatt hour, where electricity is metered. */
  kwhPrice: number | null
}

/** What is metered for a stay, item by item; those with too few earlier stays are left out. */
export function forecastStay(
  itemPrices: readonly BookingOptionItemPrice[],
  uses: readonly { itemId: number; use: ItemUse | null }[],
  nights: number,
  persons: number,
): StayForecast {
  const stay = { nights, persons }
  const items = itemPrices.flatMap(({ itemId, unitPrice, item: { description, unitName, meteredQuantity } }) => {
    const use = uses.find((each) => each.itemId === itemId)?.use
    const forecast = meteredQuantity ? forecastUse(use, unitPrice, stay) : null
    return forecast ? [{ itemId, description, unitPrice, unitName, ...forecast }] : []
  })
  const electricity = itemPrices.find(({ item }) => item.meteredQuantity && item.type === 'electricity')
  return {
    persons,
    items,
    total: forecastTotal(items),
    kwhPrice: electricity?.unitPrice ?? null,
    linen: linenCharge(linenOffers(itemPrices), nights, persons),
  }
}
