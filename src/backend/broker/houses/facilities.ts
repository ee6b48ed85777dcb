import * as v from 'valibot'
import type { Facility, FacilityGroup } from '../../../contracts/lodging.ts'
import { brokerLimits } from '../../../domain/broker-limits.ts'
import { type BrokerContext, editionOf, limited } from '../context.ts'

interface FacilityRow {
  id: number
  name: string
  type_id: Facility['typeId']
  group_ids: string
  description: string
}

const GroupIdsSchema = v.pipe(v.string(), v.parseJson(), v.array(v.number()))

export const facilityQueries = {
  async facilities(_: unknown, args: { lan: number; limit: number }, { db }: BrokerContext): Promise<Facility[]> {
    const { results } = await db
      .prepare('SELECT * FROM facility WHERE lan = ?1 ORDER BY id LIMIT ?2')
      .bind(editionOf(args.lan).id, limited(args.limit, brokerLimits.facilities))
      .all<FacilityRow>()
    return results.map((row) => ({
      id: row.id,
      name: row.name,
      typeId: row.type_id,
      facilityGroupIds: v.parse(GroupIdsSchema, row.group_ids),
      description: row.description,
    }))
  },

  async facilityGroups(_: unknown, args: { lan: number }, { db }: BrokerContext): Promise<FacilityGroup[]> {
    const { results } = await db
      .prepare('SELECT id, name, sort_order AS sortOrder FROM facility_group WHERE lan = ?1 ORDER BY sort_order, id')
      .bind(editionOf(args.lan).id)
      .all<FacilityGroup>()
    return results
  },
}
