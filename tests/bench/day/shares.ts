import type { EditionKey } from '../../../src/editions/table.ts'

/** A day of an agency of this size in its season: what is bookable is bought by one visitor in a hundred. */
export const day = {
  bookings: 300,
  /** Stays that a guest's booking holds and lets go without buying them. */
  abandonedHolds: 200,
  contentEdits: 40,
  /** Stays that get another price. */
  priceChanges: 300,
  viewsOfVisit: 8,
  visitsOfBooking: 100,
} as const

/** Of all views. */
export const shares = { bots: 0.3, datedSearches: 0.35 } as const

export const viewsOfDay = Math.round((day.bookings * day.visitsOfBooking * day.viewsOfVisit) / (1 - shares.bots))

/** Views beside searches with dates, as shares of these. */
export const guestPages = {
  /** Opened from results: the stay and the party go along. */
  houseWithStay: 0.45,
  house: 0.2,
  front: 0.13,
  area: 0.1,
  /** Results without dates. */
  search: 0.07,
  content: 0.05,
} as const

export const editionShares: Readonly<Record<EditionKey, number>> = { da: 0.5, de: 0.4, en: 0.1 }

/** Share of the day's views in each of its hours: nobody at night, most in the evening. */
export const hourShares: readonly number[] = [
  ...[0.012, 0.007, 0.005, 0.004, 0.005, 0.01, 0.02, 0.032],
  ...[0.045, 0.053, 0.056, 0.054, 0.05, 0.05, 0.051, 0.053],
  ...[0.055, 0.057, 0.062, 0.075, 0.085, 0.078, 0.055, 0.026],
]

/** The hour that is replayed: the one with most views. */
export const busiestHour = hourShares.indexOf(Math.max(...hourShares))

/** How many times as often the first of a list is chosen as the n-th: n to this power. */
export const zipf = { houses: 0.9, places: 0.5, weeks: 0.8, areas: 0.7, pages: 0.8 } as const

/** Criteria of searches with dates. */
export const searches = {
  /** By number of persons; 0: none are named. */
  persons: { 0: 0.1, 2: 0.3, 4: 0.35, 6: 0.15, 8: 0.1 } as Readonly<Record<number, number>>,
  /** Of one area; all others of the whole coast. */
  ofArea: 0.6,
  withPets: 0.25,
  twoWeeks: 0.1,
  /** Further pages of results: the second, and the third. */
  pages: { 1: 0.8, 2: 0.14, 3: 0.06 } as Readonly<Record<number, number>>,
} as const

/** Of a bot's views: along the sitemaps, in no order that knows what is liked. The others are what guests look at. */
export const crawled = 0.7
