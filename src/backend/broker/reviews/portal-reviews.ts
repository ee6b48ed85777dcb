import { brokerLimits } from '../../../domain/broker-limits.ts'
import type { BrokerContext } from '../context.ts'
import { limited } from '../limits.ts'

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
