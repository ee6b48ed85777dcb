import type { Party } from '../contracts/booking.ts'
import type { ItemUse } from '../contracts/lodging.ts'
import { defaultParty, fittedParty, type HouseRoom } from './booking/party.ts'

export interface UseForecast {
  /** Øre or cents for the stay: the median, and what at least eight in ten stays fall between. */
  expected: number
  from: number
  to: number
  /** How many earlier stays of the house it rests on. */
  stays: number
}

/** A stay that use is foretold for. `persons` as `personsOf` counts them. */
export interface ForecastStay {
  nights: number
  persons: number
}

/** Fewer earlier stays than this say nothing. */
export const fewestStays = 8
/** A child counts as so much of an adult, an infant not at all. */
const childShare = 0.7
/** Larger parties are foretold as this one. */
export const maxGuests = 16

export function personsOf({ adults, children }: Pick<Party, 'adults' | 'children'>): number {
  return adults + childShare * children
}

/** Whom a stay's use is expected for. */
export interface ForecastGuests {
  /** As earlier stays are counted: see `personsOf`. */
  weighted: number
  /** As they are named: adults and children. */
  count: number
}

/**
 * The one rule for whom a house's use is expected for: the party as far as the house takes it; null stands for the party
 * that prices without one are for.
 */
export function forecastGuests(party: Party | null, room: HouseRoom): ForecastGuests {
  const fitted = fittedParty(party ?? defaultParty, room)
  return { weighted: Math.min(personsOf(fitted), maxGuests), count: fitted.adults + fitted.children }
}

/** The whole number of guests nearest to the party, as search attributes count them. */
export function attributeGuests(party: Party | null): number {
  return Math.min(Math.max(1, Math.round(personsOf(party ?? defaultParty))), maxGuests)
}

/**
 * What one metered item is likely to cost for a stay; null where too few earlier stays tell. The use that it is made of
 * belongs to the season of the stay (see src/backend/forecast). `unitPrice` in øre or cents.
 */
export function forecastUse(
  use: ItemUse | null | undefined,
  unitPrice: number,
  { nights, persons }: ForecastStay,
): UseForecast | null {
  if (!use || use.stays < fewestStays) return null
  const cost = use.level * (use.ownPersons + persons) * (use.extraNights + nights) * unitPrice
  return {
    expected: Math.round(cost),
    from: Math.round(cost * use.low),
    to: Math.round(cost * use.high),
    stays: use.stays,
  }
}

/** All items of a stay together; null where none is known. Its range is at least as sure as those of its parts. */
export function forecastTotal(forecasts: readonly (UseForecast | null)[]): UseForecast | null {
  const known = forecasts.filter((each) => each !== null)
  if (known.length === 0) return null
  const sum = (name: 'expected' | 'from' | 'to') => known.reduce((total, each) => total + each[name], 0)
  return {
    expected: sum('expected'),
    from: sum('from'),
    to: sum('to'),
    stays: Math.min(...known.map(({ stays }) => stays)),
  }
}

export const seasons = ['winter', 'spring', 'summer', 'autumn'] as const
export type Season = (typeof seasons)[number]

/** The season of an ISO day, as consumption is counted: three months each, winter from December. */
export function seasonOf(isoDay: string): Season {
  const month = Number(isoDay.slice(5, 7))
  return seasons[Math.floor((month % 12) / 3)] ?? 'winter'
}
