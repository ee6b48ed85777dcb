import * as v from 'valibot'
import {
  type PortalDomainStat,
  PortalDomainStatSchema,
  type PortalReview,
  PortalReviewSchema,
} from '../../contracts/review.ts'
import { type Area, areaBySlug } from '../../domain/areas.ts'
import { portalReviewLimits } from '../../domain/broker-limits.ts'
import { rarePolicy } from '../../domain/cache-policy.ts'
import { type GuestReviews as FoundReviews, readGuestReviews } from '../../routing/guest-reviews.ts'
import type { RenderContext } from '../../routing/page.ts'

export interface GuestReviews extends FoundReviews {
  /** Where the reviewed houses lie; null: anywhere. */
  area: Area | null
  pages: number
}

/** The query's key by which an area is chosen; the same as of searches. */
export const reviewedAreaKey = 'omraader'
const reviewsPerPage = 20

/** The requested page of the last two years' reviews, of one area's houses or of all. */
export async function loadGuestReviews(request: RenderContext): Promise<GuestReviews> {
  const area = areaBySlug(request.query.get(reviewedAreaKey) ?? '') ?? null
  const found = await readGuestReviews(request, {
    limit: reviewsPerPage,
    skip: (request.pageNumber - 1) * reviewsPerPage,
    locationIds: area?.locationIds ?? null,
  })
  return { ...found, area, pages: Math.max(1, Math.ceil(found.total / reviewsPerPage)) }
}

export interface PortalReviews {
  stat: PortalDomainStat
  reviews: PortalReview[]
  /** Where they are collected, and all can be read. */
  collector: URL
}

/** Reviews of the agency from other sites; null where there are none for the edition's domain. */
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
  caching: {
    cachePolicy: rarePolicy,
    tags: () => ['reviews'],
  },
}
