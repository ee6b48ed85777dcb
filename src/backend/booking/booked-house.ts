import type { Market } from '../../markets/market.ts'

/** The house as described when it was booked: stored, because houses and their descriptions change. */
export interface BookedHouse {
  name: string
  title: string
  /** HTML. */
  description: string
  address: string
  postalCode: string
  city: string
  persons: number
  pets: number
  bedrooms: number
  bathrooms: number
  /** Square metres. */
  houseArea: number
  /** Metres. */
  beachDistance: number
}

export async function findBookedHouse(db: D1Database, lodgingId: number, market: Market): Promise<BookedHouse | null> {
  return db
    .prepare(
      `SELECT lodging.name, coalesce(lodging_text.title, lodging.name) AS title,
         coalesce(lodging_text.body, '') AS description,
         lodging.address1 AS address, lodging.postal_code AS postalCode, lodging.city, lodging.persons, lodging.pets,
         lodging.bedrooms, lodging.bathrooms, lodging.house_area AS houseArea, lodging.beach_distance AS beachDistance
       FROM lodging LEFT JOIN lodging_text ON lodging_text.lodging_id = lodging.id AND lodging_text.lan = ?2
       WHERE lodging.id = ?1`,
    )
    .bind(lodgingId, market.id)
    .first<BookedHouse>()
}
