import * as v from 'valibot'
import { LodgingFacilitySchema } from '../../contracts/lodging.ts'
import { brokerLimits } from '../../domain/broker-limits.ts'
import { rarePolicy } from '../../domain/cache-policy.ts'

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
  caching: {
    cachePolicy: rarePolicy,
    tags: ({ lodgingsByIds }: { lodgingsByIds: readonly { id: number }[] }) =>
      lodgingsByIds.map(({ id }) => `lodging:${id}`),
  },
}
