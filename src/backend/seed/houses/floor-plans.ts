import { type Picture, pictures } from '../pictures/catalogue.ts'
import { type House, has } from './house.ts'

interface Plan {
  id: string
  area: number
  bedrooms: number
  sauna?: true
  pool?: true
  activityRoom?: true
}

/** What the drawn plans show. */
const plans: readonly Plan[] = [
  { id: 'floor-plan-60', area: 60, bedrooms: 2 },
  { id: 'floor-plan-75', area: 75, bedrooms: 3, sauna: true },
  { id: 'floor-plan-90', area: 90, bedrooms: 3 },
  { id: 'floor-plan-110', area: 110, bedrooms: 4, sauna: true },
  { id: 'floor-plan-135', area: 135, bedrooms: 3, sauna: true, activityRoom: true },
  { id: 'floor-plan-165', area: 165, bedrooms: 4, sauna: true, activityRoom: true },
  { id: 'floor-plan-200', area: 200, bedrooms: 4, sauna: true, pool: true },
  { id: 'floor-plan-260', area: 260, bedrooms: 4, sauna: true, pool: true },
]
const tolerance = 0.28

/** A plan that has as many bedrooms as the house, about its size and what it has; most houses have none. */
export function floorPlanOf(house: House): Picture | undefined {
  const fitting = plans.find(
    (plan) =>
      plan.bedrooms === house.bedrooms &&
      Math.abs(plan.area - house.houseArea) <= plan.area * tolerance &&
      Boolean(plan.sauna) === has(house, 'sauna') &&
      Boolean(plan.pool) === has(house, 'pool') &&
      (!plan.activityRoom || has(house, 'activityRoom')),
  )
  return fitting && pictures.find(({ id }) => id === fitting.id)
}
