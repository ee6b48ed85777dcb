import type { View } from '../pictures/catalogue.ts'
import { type House, has } from './house.ts'

/** What lies around a house: water only where it looks out on it. */
export function surroundingsOf(house: House): View {
  if (has(house, 'seaView')) return 'sea'
  if (has(house, 'fjordView')) return 'fjord'
  if (has(house, 'duneView')) return 'dunes'
  const { water } = house.place
  if (water === 'fjord' || water === 'bay') return 'fields'
  if ((house.style === 'fisherman' || house.style === 'skagen') && house.beachDistance > 300) return 'street'
  if (house.beachDistance <= 800) return 'dunes'
  if (house.beachDistance > 2200) return 'fields'
  return house.area.slug.length % 2 ? 'pines' : 'heath'
}

/** Where dunes or heath begin at the door; pines stand on mown grass, and fields and streets have gardens. */
export const isOnWildLand = (house: House): boolean => /^(sea|dunes|heath)$/.test(surroundingsOf(house))
