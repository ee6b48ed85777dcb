import { metresBetween } from '../../domain/distance.ts'
import type { Market } from '../../markets/market.ts'
import { moneyColumns } from '../broker/stays/option-rows.ts'

const weights = { near: 0.35, size: 0.25, price: 0.25, beach: 0.1, pets: 0.05 }

/** Similarity of two houses, from 0 (nothing in common) to 1. */
export function likeness(house: House, other: House): number {
  const parts = {
    near: house.locationId === other.locationId ? 1 : Math.exp(-metresBetween(house, other) / 10_000),
    size: 1 - Math.min(Math.abs(house.persons - other.persons) / 4 + Math.abs(house.bedrooms - other.bedrooms) / 8, 1),
    price: ratio(house.nightPrice, other.nightPrice),
    beach: ratio(house.beachDistance + 200, other.beachDistance + 200),
    pets: house.pets > 0 && other.pets === 0 ? 0 : 1,
  }
  const score = Object.entries(weights).reduce(
    (sum, [name, weight]) => sum + weight * parts[name as keyof typeof weights],
    0,
  )
  return Math.round(score * 1000) / 1000
}

/** 1 for equals; an unknown price is neither like nor unlike. */
function ratio(a: number | null, b: number | null): number {
  if (a === null || b === null) return 0.5
  return Math.max(a, b) === 0 ? 1 : Math.min(a, b) / Math.max(a, b)
}

/** What two houses are compared by. */
interface House {
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
