import * as v from 'valibot'
import { ReviewSchema, reviewFields } from '../../contracts/review.ts'

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
  kept: {
    cachePolicy: { maxAge: 5 * 60, staleWhileRevalidate: 55 * 60, staleIfError: 7 * 24 * 60 * 60 },
    tags: () => ['reviews'],
  },
}
