import type { Party } from '../contracts/booking.ts'
import type { ItemUse } from '../contracts/lodging.ts'
import type { LodgingHit } from '../contracts/search.ts'
import { linenCharge } from './booking/linen.ts'
import { defaultParty, fittedParty, type HouseRoom } from './booking/party.ts'

export interface UseForecast {
  /** Øre or cents for the stay: the median, and what at least eight in ten stays fall between. Of one item not rounded, so that
   * sums are those of the search. */
  expected: number
  from: number
  to: number
  /** Number of the house's earlier stays behind it. */
  stays: number
}

/** A stay whose use is forecast. `persons` are adults and children. */
export interface ForecastStay {
  nights: number
  persons: number
}

/** With fewer earlier stays of its own a house has no forecast: from three on eight in ten bills lie in the range. */
export const fewestStays = 3
/** Larger parties have the forecast of this one. */
export const maxGuests = 40

/** Persons who use water, heat and a bed: infants do not. */
export function personsOf({ adults, children }: Pick<Party, 'adults' | 'children'>): number {
  return adults + children
}

/**
 * The party that a house's use is forecast for: the party as far as the house takes it; null stands for the party that
 * prices without one are for.
 */
export function forecastGuests(party: Party | null, room: HouseRoom): number {
  return Math.min(personsOf(fittedParty(party ?? defaultParty, room)), maxGuests)
}

/** The number of guests in search attributes for the party. */
export function attributeGuests(party: Party | null): number {
  return Math.min(Math.max(1, personsOf(party ?? defaultParty)), maxGuests)
}

/**
 * The likely cost of one metered item for a stay; null where there are too few earlier stays. Its use is that of the
 * season of the stay (see src/backend/forecast). `unitPrice` in øre or cents.
 */
export function forecastUse(
  use: ItemUse | null | undefined,
  unitPrice: number,
  { nights, persons }: ForecastStay,
): UseForecast | null {
  if (!use || use.stays < fewestStays) return null
  const cost = use.level * (use.ownPersons + persons) * (use.extraNights + nights) * unitPrice
  return { expected: cost, from: cost * use.low, to: cost * use.high, stays: use.stays }
}

/** A metered item: `unitPrice` in øre or cents. */
interface MeteredItem {
  itemId: number
  unitPrice: number
}

/** Metered items of a stay, each with its forecast; `uses` by item. */
export function withForecasts<Item extends MeteredItem>(
  items: readonly Item[],
  uses: ReadonlyMap<number, ItemUse | null>,
  stay: ForecastStay,
): (Item & { forecast: UseForecast | null })[] {
  return items.map((item) => ({ ...item, forecast: forecastUse(uses.get(item.itemId), item.unitPrice, stay) }))
}

/** All items of a stay together, in whole øre or cents; null where none is known. Its range is at least as sure as those of its parts. */
export function forecastTotal(forecasts: readonly (UseForecast | null)[]): UseForecast | null {
  const known = forecasts.filter((each) => each !== null)
  if (known.length === 0) return null
  const sum = (name: 'expected' | 'from' | 'to') => Math.round(known.reduce((total, each) => total + each[name], 0))
  return {
    expected: sum('expected'),
    from: sum('from'),
    to: sum('to'),
    stays: Math.min(...known.map(({ stays }) => stays)),
  }
}

type ForecastHit = Pick<LodgingHit, 'persons' | 'pets' | 'totalPrice' | 'duration'> &
  Partial<Pick<LodgingHit, 'metered' | 'linen'>>

/**
 * A hit's stay with the likely consumption and bed linen of the party; null where nothing is metered, or no stay is
 * meant.
 */
export function hitForecast(hit: ForecastHit, party: Party | null): NonNullable<LodgingHit['forecast']> | null {
  const { metered = [], linen = [], duration: nights } = hit
  if (!nights || metered.length === 0) return null
  const persons = forecastGuests(party, hit)
  const total = forecastTotal(metered.map((item) => forecastUse(item, item.unitPrice, { nights, persons })))
  if (!total) return { allIn: null, hasLinen: false, persons }
  const charge = linenCharge(linen, nights, persons)
  return { allIn: hit.totalPrice + charge + total.expected, hasLinen: charge > 0, persons }
}

export const seasons = ['winter', 'spring', 'summer', 'autumn'] as const
export type Season = (typeof seasons)[number]

/** The season of an ISO day, as consumption is counted: three months each, winter from December. */
export function seasonOf(isoDay: string): Season {
  const month = Number(isoDay.slice(5, 7))
  return seasons[Math.floor((month % 12) / 3)] ?? 'winter'
}
