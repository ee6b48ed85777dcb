import { metresBetween } from '../../domain/distance.ts'
import type { House } from './candidates.ts'

const weights = { near: 0.35, size: 0.25, price: 0.25, beach: 0.1, pets: 0.05 }

/** From 0, nothing in common, to 1: how well one house stands in for the other. */
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
