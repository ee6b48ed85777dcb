import * as v from 'valibot'
import {
  type PortalDomainStat,
  PortalDomainStatSchema,
  type PortalReview,
  PortalReviewSchema,
} from '../../contracts/review.ts'
import { portalReviewLimits } from '../../domain/guest-reviews.ts'
import type { RenderContext } from '../../routing/page.ts'

export interface PortalReviews {
  stat: PortalDomainStat
  reviews: PortalReview[]
  /** Where they are collected, and all can be read. */
  collector: URL
}

/** What others have collected about the agency; null where nobody has anything of the edition's domain. */
export async function loadPortalReviews({ market, routes, services }: RenderContext): Promise<PortalReviews | null> {
  const settings = await routes.settings(market)
  if (!settings) return null
  const { portalReviews, portalDomainStat } = await services.broker.query(portalReviewsQuery, {
    domain: settings.language.reviewDomain,
    minStars: portalReviewLimits.minStars,
    limit: portalReviewLimits.count,
  })
  return (
    portalDomainStat && {
      stat: portalDomainStat,
      reviews: portalReviews,
      collector: new URL(settings.language.reviewWidgetLink),
    }
  )
}

const portalReviewsQuery = {
  name: 'PortalReviews',
  document: /* GraphQL */ `
    query PortalReviews($domain: String!, $minStars: Int!, $limit: Int!) {
      portalReviews(domain: $domain, minStars: $minStars, limit: $limit) {
        id domain language personName stars title text responseText responseDate createdAt
      }
      portalDomainStat(domain: $domain) { domain stars trustScore reviewsTotal }
    }
  `,
  schema: v.object({
    portalReviews: v.array(PortalReviewSchema),
    portalDomainStat: v.nullable(PortalDomainStatSchema),
  }),
  kept: { keptFor: { fresh: 60 * 60, stale: 24 * 60 * 60, broken: 7 * 24 * 60 * 60 }, tags: () => ['reviews'] },
}
