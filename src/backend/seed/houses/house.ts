import type { Area } from '../../../domain/areas.ts'
import type { ChangeDay } from '../../../domain/change-days.ts'
import type { FacilityKey } from '../../../domain/facilities.ts'
import type { HouseStyle } from '../pictures/scene.ts'
import type { Place } from '../places/places.ts'
import type { SeededStreet } from '../places/streets.ts'

/** What a house is before it is furnished. */
export interface Shell {
  id: number
  /** How many houses were made before it. */
  index: number
  /** BL1234 */
  name: string
  area: Area
  place: Place
  locationId: number
  street: SeededStreet
  address: string
  latitude: number
  longitude: number
  /** Metres on foot. */
  beachDistance: number
  style: HouseStyle
  persons: number
  pets: number
  bedrooms: number
  bathrooms: number
  /** Square metres. */
  houseArea: number
  groundArea: number
  yearBuilt: number
  yearRenovated: number | null
  /** 0 plain to 1 splendid. */
  quality: number
  /** The agency's stars, 1 to 5 in halves. */
  rating: number
  /** Days before the seed's today. */
  publishedDaysAgo: number
  changeDays: readonly ChangeDay[]
  /** Outside of the high season a stay may begin on any day. */
  anyDay: boolean
  /** 0 to 1: how much of it is sold. */
  popularity: number
}

export interface House extends Shell {
  equipment: ReadonlyMap<FacilityKey, string | number>
}

/** Whether a house has something: a true bool, or a number above nought. */
export function has(house: House, key: FacilityKey): boolean {
  const value = house.equipment.get(key)
  return value !== undefined && value !== 0
}

export function amountOf(house: House, key: FacilityKey): number {
  const value = house.equipment.get(key)
  return typeof value === 'number' ? value : 0
}
