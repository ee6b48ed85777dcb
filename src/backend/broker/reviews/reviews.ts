import type { Review, ReviewStat } from '../../../contracts/review.ts'
import { brokerLimits } from '../../../domain/broker-limits.ts'
import { guestReviewsSince } from '../../../domain/guest-reviews.ts'
import { groupBy } from '../batches.ts'
import { type BrokerContext, dayArgument, editionOf } from '../context.ts'
import type { LodgingParent } from '../houses/lodgings.ts'
import { limited } from '../limits.ts'
import { type ReviewRow, toReview } from './review-rows.ts'

interface GuestReviewArguments {
  lan: number
  type: number
  limit: number
  skip: number
  since?: string | null
  locationIds?: number[] | null
}

/** Parameters: the type, the first day, and location ids as JSON, null for everywhere. */
const askedFor = `type = ?1 AND date >= ?2 AND (?3 IS NULL OR lodging_id IN (
  SELECT id FROM lodging WHERE location_id IN (SELECT value FROM json_each(?3))))`

export const reviewQueries = {
  async guestReviews(_: unknown, args: GuestReviewArguments, { db, now }: BrokerContext) {
    const market = editionOf(args.lan)
    const since = dayArgument('since', args.since) ?? guestReviewsSince(now)
    const places = args.locationIds ? JSON.stringify(args.locationIds) : null
    const [stat, page] = await Promise.all([
      db
        .prepare(`SELECT COUNT(*) AS total, AVG(rating) AS average FROM review WHERE ${askedFor}`)
        .bind(args.type, since, places)
        .first<{ total: number; average: number | null }>(),
      db
        .prepare(`SELECT * FROM review WHERE ${askedFor} ORDER BY rating DESC, date DESC, id LIMIT ?4 OFFSET ?5`)
        .bind(args.type, since, places, limited(args.limit, brokerLimits.guestReviews), Math.max(args.skip, 0))
        .all<ReviewRow>(),
    ])
    const items = page.results.map((row) => toReview(row, market))
    return { total: stat?.total ?? 0, average: stat?.average ?? null, items }
  },

  async reviewsByLocations(
    _: unknown,
    args: { locationIds: number[]; lan: number; limit: number },
    { db }: BrokerContext,
  ): Promise<Review[]> {
    const market = editionOf(args.lan)
    const { results } = await db
      .prepare(
        `SELECT review.* FROM lodging JOIN review ON review.lodging_id = lodging.id
         WHERE lodging.location_id IN (SELECT value FROM json_each(?1)) ORDER BY review.date DESC, review.id LIMIT ?2`,
      )
      .bind(JSON.stringify(args.locationIds), limited(args.limit, brokerLimits.guestReviews))
      .all<ReviewRow>()
    return results.map((row) => toReview(row, market))
  },

  async randomReview(_: unknown, args: { locationIds: number[]; lan: number }, { db }: BrokerContext) {
    const market = editionOf(args.lan)
    const row = await db
      .prepare(
        `SELECT review.* FROM lodging JOIN review ON review.lodging_id = lodging.id
         WHERE lodging.location_id IN (SELECT value FROM json_each(?1)) ORDER BY RANDOM() LIMIT 1`,
      )
      .bind(JSON.stringify(args.locationIds))
      .first<ReviewRow>()
    return row && toReview(row, market)
  },
}

/** Newest first, written in one of the languages asked for. */
export async function reviewsOf(
  { row, market }: LodgingParent,
  args: { limit: number; lan: number[]; type: number },
  { db, batches }: BrokerContext,
): Promise<Review[]> {
  const rows = await batches.load<ReviewRow[]>(`reviews:${args.type}:${args.lan}`, row.id, async (ids) => {
    const { results } = await db
      .prepare(
        `SELECT * FROM review WHERE lodging_id IN (SELECT value FROM json_each(?1))
           AND type = ?2 AND lan IN (SELECT value FROM json_each(?3)) ORDER BY lodging_id, date DESC, id`,
      )
      .bind(JSON.stringify(ids), args.type, JSON.stringify(args.lan))
      .all<ReviewRow>()
    return groupBy(
      results,
      (review) => review.lodging_id,
      (review) => review,
    )
  })
  return (rows ?? []).slice(0, limited(args.limit, brokerLimits.reviews)).map((review) => toReview(review, market))
}

/** Null for a house that nobody has reviewed yet. */
export async function reviewStatOf({ row }: LodgingParent, _: unknown, { db, batches }: BrokerContext) {
  const stat = await batches.load<ReviewStat>('reviewStat', row.id, async (ids) => {
    const { results } = await db
      .prepare(
        `SELECT lodging_id AS lodgingId, AVG(rating) AS average, MAX(rating) AS best, MIN(rating) AS worst,
           COUNT(*) AS count
         FROM review WHERE lodging_id IN (SELECT value FROM json_each(?1)) AND type = 2 GROUP BY lodging_id`,
      )
      .bind(JSON.stringify(ids))
      .all<ReviewStat>()
    return new Map(results.map((each) => [each.lodgingId, each]))
  })
  return stat ?? null
}
