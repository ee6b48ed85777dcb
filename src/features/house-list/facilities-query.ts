import * as v from 'valibot'
import { FacilityGroupSchema, FacilitySchema } from '../../contracts/lodging.ts'
import { brokerLimits } from '../../domain/broker-limits.ts'
import { rarePolicy } from '../../domain/cache-policy.ts'

/** All facilities with their names: the same for every house. */
export const facilitiesQuery = {
  name: 'Facilities',
  document: /* GraphQL */ `
    query Facilities($lan: Int!) {
      facilities(lan: $lan, limit: ${brokerLimits.facilities}) { id name typeId facilityGroupIds description }
      facilityGroups(lan: $lan) { id name sortOrder }
    }
  `,
  schema: v.object({ facilities: v.array(FacilitySchema), facilityGroups: v.array(FacilityGroupSchema) }),
  caching: {
    cachePolicy: rarePolicy,
    tags: () => ['facilities'],
  },
}
