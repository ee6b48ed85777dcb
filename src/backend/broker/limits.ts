import { portalReviewLimits } from '../../domain/guest-reviews.ts'

/** Collection limits of the specification's section 9: the most that one list answers. */
export const collectionLimits = {
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

/** On first load the calendar shows this many months from today. */
export const firstLoadMonths = 12

/** What a caller may have of what was asked: none for a negative number, never more than the list's limit. */
export function limited(asked: number, most: number): number {
  return Math.min(Math.max(asked, 0), most)
}
