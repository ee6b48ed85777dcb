import * as v from 'valibot'
import { CountSchema, IdSchema, MeasureSchema } from '../../contracts/numbers.ts'
import {
  type PortalDomainStat,
  PortalDomainStatSchema,
  type PortalReview,
  PortalReviewSchema,
  type Review,
  ReviewSchema,
  reviewFields,
} from '../../contracts/review.ts'
import { type Area, areaBySlug } from '../../domain/areas.ts'
import { guestReviewsSince, portalReviewLimits } from '../../domain/broker-limits.ts'
import { rarePolicy } from '../../domain/cache-policy.ts'
import type { RenderContext } from '../../routing/page.ts'
import { href } from '../../urls/paths.ts'

export interface GuestReviews {
  /** Where the reviewed houses lie; null: anywhere. */
  area: Area | null
  total: number
  /** Of all of them, not only of those that are shown. */
  average: number | null
  reviews: Review[]
  /** The house of each review, by its id; houses that could not be loaded are missing. */
  houses: ReadonlyMap<number, { title: string; href: string }>
  pages: number
}

/** The query's key by which an area is chosen; the same as of searches. */
export const reviewedAreaKey = 'omraader'
const reviewsPerPage = 20

/** The requested page of the last two years' reviews, of one area's houses or of all, by rating and then by date. */
export async function loadGuestReviews(request: RenderContext): Promise<GuestReviews> {
  const { market, services, now, pageNumber, query } = request
  const area = areaBySlug(query.get(reviewedAreaKey) ?? '') ?? null
  const { guestReviews } = await services.broker.query(guestReviewsQuery, {
    lan: market.id,
    limit: reviewsPerPage,
    skip: (pageNumber - 1) * reviewsPerPage,
    since: guestReviewsSince(now),
    locationIds: area?.locationIds ?? null,
  })
  const { total, average, items } = guestReviews
  const ids = [...new Set(items.map(({ lodgingId }) => lodgingId))]
  const named = ids.length === 0 ? null : services.broker.query(reviewedHousesQuery, { ids, lan: market.id })
  const houses = (await named?.catch(() => null))?.lodgingsByIds ?? []
  return {
    area,
    total,
    average,
    reviews: items,
    houses: new Map(
      houses.map(({ id, name, descriptions }) => {
        const title = descriptions.find(({ lan }) => lan === market.id)?.title || name
        return [id, { title, href: href.lodging(market, name) }]
      }),
    ),
    pages: Math.max(1, Math.ceil(total / reviewsPerPage)),
  }
}

const caching = {
  cachePolicy: rarePolicy,
  tags: () => ['reviews'],
}

const guestReviewsQuery = {
  name: 'GuestReviewsPage',
  document: /* GraphQL */ `
    query GuestReviewsPage($lan: Int!, $limit: Int!, $skip: Int!, $since: String!, $locationIds: [Int!]) {
      guestReviews(
        lan: $lan, type: 2, limit: $limit, skip: $skip, since: $since, locationIds: $locationIds
      ) {
        total
        average
        items {
          ${reviewFields}
        }
      }
    }
  `,
  schema: v.object({
    guestReviews: v.object({ total: CountSchema, average: v.nullable(MeasureSchema), items: v.array(ReviewSchema) }),
  }),
  caching,
}

const reviewedHousesQuery = {
  name: 'ReviewedHouses',
  document: /* GraphQL */ `
    query ReviewedHouses($ids: [Int!]!, $lan: Int!) {
      lodgingsByIds(ids: $ids, lan: $lan) { id name descriptions { lan title } }
    }
  `,
  schema: v.object({
    lodgingsByIds: v.array(
      v.object({
        id: IdSchema,
        name: v.string(),
        descriptions: v.array(v.object({ lan: v.number(), title: v.string() })),
      }),
    ),
  }),
  caching: {
    ...caching,
    tags: (_: unknown, { ids }: Record<string, unknown>) => [ids].flat().map((id) => `lodging:${id}`),
  },
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
