import * as v from 'valibot'
import { type Review, ReviewScoresSchema, type ReviewStat } from '../../contracts/review.ts'
import { brokerLimits, guestReviewsSince } from '../../domain/broker-limits.ts'
import { type ColumnOf, columnOf, fieldsOf } from '../../editions/names.ts'
import type { EditionKey, MarketId } from '../../editions/table.ts'
import type { Market } from '../../markets/market.ts'
import { type BrokerContext, dayArgument, editionOf, groupBy, limited } from './context.ts'
import type { LodgingParent } from './houses/lodgings.ts'

interface GuestReviewArguments {
  lan: number
  type: number
  limit: number
  skip: number
  since?: string | null
  locationIds?: number[] | null
}

/** Parameters: the type, the first day, and location ids as JSON, null for everywhere. */
const matchesArguments = `type = ?1 AND date >= ?2 AND (?3 IS NULL OR lodging_id IN (
  SELECT id FROM lodging WHERE location_id IN (SELECT value FROM json_each(?3))))`

export const reviewQueries = {
  async guestReviews(_: unknown, args: GuestReviewArguments, { db, now }: BrokerContext) {
    const market = editionOf(args.lan)
    const since = dayArgument('since', args.since) ?? guestReviewsSince(now)
    const places = args.locationIds ? JSON.stringify(args.locationIds) : null
    const [stat, page] = await Promise.all([
      db
        .prepare(`SELECT COUNT(*) AS total, AVG(rating) AS average FROM review WHERE ${matchesArguments}`)
        .bind(args.type, since, places)
        .first<{ total: number; average: number | null }>(),
      db
        .prepare(
          `SELECT * FROM review WHERE ${matchesArguments} ORDER BY rating DESC, date DESC, id LIMIT ?4 OFFSET ?5`,
        )
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

/** Newest first, written in one of the languages requested. */
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

/** Null for a house without reviews. */
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

interface ReviewRow
  extends Record<ColumnOf<'answer_text', EditionKey>, string>,
    Record<ColumnOf<'response_text', EditionKey>, string | null> {
  id: number
  lodging_id: number
  lan: MarketId
  name: string
  place: string
  iso_country: string
  date: string
  rating: number
  /** JSON. */
  scores: string | null
  response_time: string | null
  has_had_after_care: number
}

/** `answerText` and `responseText` are in the edition's language; `lan` is the language the guest wrote in. */
function toReview(row: ReviewRow, { key }: Pick<Market, 'key'>): Review {
  return {
    id: row.id,
    lodgingId: row.lodging_id,
    lan: row.lan,
    name: row.name,
    place: row.place,
    isoCountry: row.iso_country,
    answerText: row[columnOf('answer_text', key)],
    ...fieldsOf('answerText', (each) => row[columnOf('answer_text', each)]),
    responseText: row[columnOf('response_text', key)],
    ...fieldsOf('responseText', (each) => row[columnOf('response_text', each)]),
    responseTime: row.response_time,
    date: row.date,
    rating: row.rating,
    scores: row.scores === null ? null : v.parse(ReviewScoresSchema, JSON.parse(row.scores)),
    hasHadAfterCare: row.has_had_after_care === 1,
  }
}

interface PortalReviewRow {
  id: number
  domain: string
  language: string
  person_name: string
  stars: number
  title: string
  text: string
  response_text: string | null
  response_date: string | null
  created_at: string
}

/** Third-party-style reviews of the agency itself, by the domain that they were given for. */
export const portalReviewQueries = {
  async portalReviews(_: unknown, args: { domain: string; minStars: number; limit: number }, { db }: BrokerContext) {
    const { results } = await db
      .prepare(
        'SELECT * FROM portal_review WHERE domain = ?1 AND stars >= ?2 ORDER BY created_at DESC, id DESC LIMIT ?3',
      )
      .bind(args.domain, args.minStars, limited(args.limit, brokerLimits.portalReviews))
      .all<PortalReviewRow>()
    return results.map((row) => ({
      id: row.id,
      domain: row.domain,
      language: row.language,
      personName: row.person_name,
      stars: row.stars,
      title: row.title,
      text: row.text,
      responseText: row.response_text,
      responseDate: row.response_date,
      createdAt: row.created_at,
    }))
  },

  portalDomainStat(_: unknown, args: { domain: string }, { db }: BrokerContext) {
    return db
      .prepare(
        `SELECT domain, stars, trust_score AS trustScore, reviews_total AS reviewsTotal
         FROM portal_domain_stat WHERE domain = ?1`,
      )
      .bind(args.domain)
      .first()
  },
}
