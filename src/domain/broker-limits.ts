import { addDays, today } from './stays.ts'

/** Guest reviews are those of the last two years (specification, section 9). */
const guestReviewDays = 730

/** The first ISO day whose guest reviews are shown. */
export function guestReviewsSince(now: Date): string {
  return addDays(today(now), -guestReviewDays)
}

/** Of what others collect, the newest with at least so many stars (specification, section 9). */
export const portalReviewLimits = { count: 10, minStars: 2 } as const

/** Largest page of a broker's list, requested and returned (specification, section 9). */
export const brokerLimits = {
  images: 99,
  reviews: 999,
  facilities: 999,
  itemPrices: 999,
  bookingOptions: 999,
  cheapestBookingOptions: 3,
  consumptionRows: 10,
  lodgingNames: 9999,
  redirects: 9999,
  lodgingCount: 99999,
  metas: 100,
  streets: 1000,
  guestReviews: 100,
  portalReviews: portalReviewLimits.count,
  weatherHours: 100,
  lodgingsByIds: 200,
} as const
