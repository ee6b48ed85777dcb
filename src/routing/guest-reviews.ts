import * as v from 'valibot'
import { CountSchema, IdSchema, MeasureSchema } from '../contracts/numbers.ts'
import { type Review, ReviewSchema, reviewFields } from '../contracts/review.ts'
import { guestReviewsSince } from '../domain/broker-limits.ts'
import { rarePolicy } from '../domain/cache-policy.ts'
import { href } from '../urls/paths.ts'
import type { RenderContext } from './page.ts'

export interface GuestReviews {
  total: number
  /** Of all of them, not only of those that are shown. */
  average: number | null
  reviews: Review[]
  /** The house of each review, by its id; houses that could not be loaded are missing. */
  houses: ReadonlyMap<number, { title: string; href: string }>
}

interface ReviewRange {
  limit: number
  skip?: number
  /** Where the reviewed houses lie; null: anywhere. */
  locationIds?: readonly number[] | null
}

/** Reviews of the last two years, by rating and then by date. */
export async function readGuestReviews(
  { market, services, now }: Pick<RenderContext, 'market' | 'services' | 'now'>,
  { limit, skip = 0, locationIds = null }: ReviewRange,
): Promise<GuestReviews> {
  const { guestReviews } = await services.broker.query(guestReviewsQuery, {
    lan: market.id,
    limit,
    skip,
    since: guestReviewsSince(now),
    locationIds,
  })
  const { total, average, items } = guestReviews
  const ids = [...new Set(items.map(({ lodgingId }) => lodgingId))]
  const named = ids.length === 0 ? null : services.broker.query(reviewedHousesQuery, { ids, lan: market.id })
  const houses = (await named?.catch(() => null))?.lodgingsByIds ?? []
  return {
    total,
    average,
    reviews: items,
    houses: new Map(
      houses.map(({ id, name, descriptions }) => {
        const title = descriptions.find(({ lan }) => lan === market.id)?.title || name
        return [id, { title, href: href.lodging(market, name) }]
      }),
    ),
  }
}

const caching = {
  cachePolicy: rarePolicy,
  tags: () => ['reviews'],
}

const guestReviewsQuery = {
  name: 'GuestReviews',
  document: /* GraphQL */ `
    query GuestReviews($lan: Int!, $limit: Int!, $skip: Int!, $since: String!, $locationIds: [Int!]) {
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
