import { floorPlans } from './interiors/plans.ts'
import { portraits } from './interiors/portraits.ts'
import { bedrooms, livingRooms } from './interiors/scenes-rooms.ts'
import { bathing, kitchensAndDining, terracesAndCorners } from './interiors/scenes-stay.ts'
import type { Scene } from './scene.ts'

export const interiors: readonly Scene[] = [
  ...livingRooms,
  ...kitchensAndDining,
  ...bedrooms,
  ...bathing,
  ...terracesAndCorners,
  ...floorPlans,
  ...portraits,
]
