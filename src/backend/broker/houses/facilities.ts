import * as v from 'valibot'
import type { Facility, FacilityGroup, Street } from '../../../contracts/lodging.ts'
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

export interface StreetRow {
  id: number
  name: string
  slug: string
  location_id: number
}

export const streetQueries = {
  async streets(
    _: unknown,
    args: { ids?: number[] | null; locationIds?: number[] | null; limit: number },
    { db }: BrokerContext,
  ): Promise<Street[]> {
    const { results } = await db
      .prepare(
        `SELECT * FROM street
         WHERE (?1 IS NULL OR id IN (SELECT value FROM json_each(?1)))
           AND (?2 IS NULL OR location_id IN (SELECT value FROM json_each(?2)))
         ORDER BY name LIMIT ?3`,
      )
      .bind(listOrNull(args.ids), listOrNull(args.locationIds), limited(args.limit, brokerLimits.streets))
      .all<StreetRow>()
    return results.map(toStreet)
  },
}

export function toStreet(row: StreetRow): Street {
  return { id: row.id, name: row.name, slug: row.slug, locationId: row.location_id }
}

function listOrNull(list: number[] | null | undefined): string | null {
  return list ? JSON.stringify(list) : null
}
