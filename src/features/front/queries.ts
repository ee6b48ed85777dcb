import * as v from 'valibot'
import { ReviewSchema, reviewFields } from '../../contracts/review.ts'
import { rarePolicy } from '../../domain/cache-policy.ts'

export const guestReviewsQuery = {
  name: 'GuestReviews',
  document: /* GraphQL */ `
    query GuestReviews($lan: Int!, $limit: Int!, $since: String!) {
      guestReviews(lan: $lan, type: 2, limit: $limit, since: $since) {
        items {
          ${reviewFields}
        }
      }
    }
  `,
  schema: v.object({ guestReviews: v.object({ items: v.array(ReviewSchema) }) }),
  caching: {
    cachePolicy: rarePolicy,
    tags: () => ['reviews'],
  },
}
