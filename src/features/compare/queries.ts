import * as v from 'valibot'
import { LodgingFacilitySchema } from '../../contracts/lodging.ts'
import { brokerLimits } from '../../domain/broker-limits.ts'

/** What each of these houses has. */
export const heldFacilitiesQuery = {
  name: 'HeldFacilities',
  document: /* GraphQL */ `
    query HeldFacilities($ids: [Int!]!, $lan: Int!) {
      lodgingsByIds(ids: $ids, lan: $lan) {
        id
        facilities(limit: ${brokerLimits.facilities}) { lodgingId facilityId value fromDate toDate }
      }
    }
  `,
  schema: v.object({
    lodgingsByIds: v.array(v.object({ id: v.number(), facilities: v.array(LodgingFacilitySchema) })),
  }),
  kept: {
    cachePolicy: { maxAge: 5 * 60, staleWhileRevalidate: 55 * 60, staleIfError: 7 * 24 * 60 * 60 },
    tags: ({ lodgingsByIds }: { lodgingsByIds: readonly { id: number }[] }) =>
      lodgingsByIds.map(({ id }) => `lodging:${id}`),
  },
}
