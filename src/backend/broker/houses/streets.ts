import type { Street } from '../../../contracts/lodging.ts'
import { brokerLimits } from '../../../domain/broker-limits.ts'
import { type BrokerContext, limited } from '../context.ts'

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
