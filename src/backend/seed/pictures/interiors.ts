import { floorPlans } from './interiors/plans.ts'
import { portraits } from './interiors/portraits.ts'
import { bathing } from './interiors/scenes-bathing.ts'
import { kitchensAndDining } from './interiors/scenes-kitchens.ts'
import { terracesAndCorners } from './interiors/scenes-outside.ts'
import { bedrooms, livingRooms } from './interiors/scenes-rooms.ts'
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
