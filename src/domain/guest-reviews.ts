import { addDays, today } from './stays.ts'

/** Guest reviews are those of the last two years (specification, section 9). */
const guestReviewDays = 730

/** The first ISO day whose guest reviews are shown. */
export function guestReviewsSince(now: Date): string {
  return addDays(today(now), -guestReviewDays)
}

/** Of what others collect, the newest with at least so many stars (specification, section 9). */
export const portalReviewLimits = { count: 10, minStars: 2 } as const
