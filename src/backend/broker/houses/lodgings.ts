import { brokerLimits } from '../../../domain/broker-limits.ts'
import type { Market } from '../../../markets/market.ts'
import { type BrokerContext, type Database, editionOf, limited } from '../context.ts'

/** A house on its way through the resolvers: its row, and the edition in which it was requested. */
export interface LodgingParent {
  market: Market
  row: LodgingRow
}

/** A house of which only name and picture are requested. */
export interface NamedParent extends LodgingParent {
  title: string
}

export interface LodgingRow {
  id: number
  name: string
  address1: string
  address2: string
  postal_code: string
  city: string
  country: string
  location_id: number
  street_id: number
  department_id: string
  latitude: number
  longitude: number
  rating: number
  published_at: number
  created_at: number
  updated_at: number
  persons: number
  pets: number
  bedrooms: number
  bathrooms: number
  house_area: number
  beach_distance: number
  review_average: number | null
  review_count: number
}

export const lodgingQueries = {
  async lodging(_: unknown, args: { id?: number; name?: string; lan: number }, { db }: BrokerContext) {
    const market = editionOf(args.lan)
    const row = await findLodging(db, args)
    return row && { market, row }
  },

  async lodgingsByIds(_: unknown, args: { ids: number[]; lan: number }, { db }: BrokerContext) {
    const market = editionOf(args.lan)
    const ids = args.ids.slice(0, brokerLimits.lodgingsByIds)
    const { results } = await db
      .prepare(
        'SELECT lodging.* FROM json_each(?1) AS asked JOIN lodging ON lodging.id = asked.value ORDER BY asked.key',
      )
      .bind(JSON.stringify(ids))
      .all<LodgingRow>()
    return results.map((row): LodgingParent => ({ market, row }))
  },

  async lodgingNames(_: unknown, args: { lan: number; limit: number; skip: number }, { db }: BrokerContext) {
    const market = editionOf(args.lan)
    const { results } = await db
      .prepare(
        `SELECT lodging.*, COALESCE(lodging_text.title, lodging.address1) AS title
         FROM lodging LEFT JOIN lodging_text ON lodging_text.lodging_id = lodging.id AND lodging_text.lan = ?1
         ORDER BY lodging.id LIMIT ?2 OFFSET ?3`,
      )
      .bind(market.id, limited(args.limit, brokerLimits.lodgingNames), Math.max(args.skip, 0))
      .all<LodgingRow & { title: string }>()
    return results.map((row): NamedParent => ({ market, row, title: row.title }))
  },

  async lodgingCount(_: unknown, args: { limit: number }, { db }: BrokerContext) {
    const row = await db
      .prepare('SELECT COUNT(*) AS count FROM (SELECT 1 FROM lodging LIMIT ?1)')
      .bind(limited(args.limit, brokerLimits.lodgingCount))
      .first<{ count: number }>()
    return row?.count ?? 0
  },
}

/** By id, or by code in any case. */
export async function findLodging(db: Database, query: { id?: number; name?: string }): Promise<LodgingRow | null> {
  if (query.id != null) return db.prepare('SELECT * FROM lodging WHERE id = ?1').bind(query.id).first<LodgingRow>()
  if (!query.name) return null
  return db.prepare('SELECT * FROM lodging WHERE name = ?1').bind(query.name.toUpperCase()).first<LodgingRow>()
}
