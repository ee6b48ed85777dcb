import type { Market } from '../../markets/market.ts'
import { moneyColumns } from '../broker/stays/option-rows.ts'

/** What two houses are compared by. */
export interface House {
  id: number
  locationId: number
  lat: number
  lng: number
  persons: number
  pets: number
  bedrooms: number
  beachDistance: number
  /** Øre or cents a night of the cheapest free stay; null when nothing is free. */
  nightPrice: number | null
}

/** Half the size of the box of the neighbourhood, in degrees: some 25 km each way at this latitude. */
const reach = { lat: 0.225, lng: 0.4 }
const maxCandidates = 80

const columns = `lodging.id, lodging.location_id AS locationId, lodging.latitude AS lat, lodging.longitude AS lng,
  lodging.persons, lodging.pets, lodging.bedrooms, lodging.beach_distance AS beachDistance`

export async function loadHouse(db: D1Database, id: number, market: Market, earliest: string): Promise<House | null> {
  return db
    .prepare(`SELECT ${columns}, ${nightPrice(market)} AS nightPrice FROM lodging WHERE lodging.id = ?2`)
    .bind(earliest, id)
    .first<House>()
}

/** The nearest houses of the same area or around it that have a free stay. */
export async function loadCandidates(db: D1Database, house: House, market: Market, earliest: string): Promise<House[]> {
  const { results } = await db
    .prepare(
      `SELECT ${columns}, ${nightPrice(market)} AS nightPrice FROM lodging
       WHERE lodging.id <> ?2 AND (lodging.location_id = ?3
           OR (lodging.latitude BETWEEN ?4 - ${reach.lat} AND ?4 + ${reach.lat}
             AND lodging.longitude BETWEEN ?5 - ${reach.lng} AND ?5 + ${reach.lng}))
         AND EXISTS (SELECT 1 FROM booking_option AS free
           WHERE free.lodging_id = lodging.id AND free.status = 1 AND free.arrival >= ?1)
       ORDER BY ABS(lodging.latitude - ?4) + ABS(lodging.longitude - ?5) / 2 LIMIT ${maxCandidates}`,
    )
    .bind(earliest, house.id, house.locationId, house.lat, house.lng)
    .all<House>()
  return results
}

function nightPrice(market: Market): string {
  const { total } = moneyColumns(market)
  return `(SELECT MIN(stay.${total} * 1.0 / stay.duration) FROM booking_option AS stay
    WHERE stay.lodging_id = lodging.id AND stay.status = 1 AND stay.arrival >= ?1)`
}
