import type { House } from './house.ts'
import { brick } from './house-brick.ts'
import { fisherman } from './house-fisherman.ts'
import { modern } from './house-modern.ts'
import { skagen } from './house-skagen.ts'
import { thatched } from './house-thatched.ts'
import { log, timberBlack, timberClassic } from './house-timber.ts'
import type { HouseStyle } from './scene.ts'

export const houses: Readonly<Record<HouseStyle, House>> = {
  thatched,
  brick,
  modern,
  fisherman,
  skagen,
  log,
  'timber-black': timberBlack,
  'timber-classic': timberClassic,
}
