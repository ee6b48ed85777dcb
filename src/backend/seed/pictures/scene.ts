import type { Hour, Season } from './palette.ts'

export type SceneKind = 'exterior' | 'landscape' | 'area' | 'interior' | 'floor-plan' | 'portrait'

export type SceneTag =
  | 'facade'
  | 'garden'
  | 'terrace'
  | 'view'
  | 'dunes'
  | 'beach'
  | 'sea'
  | 'town'
  | 'harbour'
  | 'lighthouse'
  | 'heath'
  | 'forest'
  | 'fjord'
  | 'living-room'
  | 'kitchen'
  | 'bedroom'
  | 'children-room'
  | 'bathroom'
  | 'sauna'
  | 'pool'
  | 'spa'
  | 'wilderness-bath'
  | 'fireplace'
  | 'dining'
  | 'activity-room'
  | 'floor-plan'
  | 'detail'
  | 'portrait'

export type HouseStyle =
  | 'thatched'
  | 'timber-black'
  | 'timber-classic'
  | 'log'
  | 'brick'
  | 'modern'
  | 'fisherman'
  | 'skagen'

export interface Alt {
  da: string
  de: string
  en: string
}

export interface Scene {
  /** kebab-case; the file is called `<id>.webp` */
  id: string
  kind: SceneKind
  tag: SceneTag
  style?: HouseStyle
  season?: Season
  hour?: Hour
  /** only where a picture is not 1600×1067 */
  width?: number
  height?: number
  alt: Alt
  svg: () => string
}
