import exteriors from './catalogue.exteriors.json' with { type: 'json' }
import interiors from './catalogue.interiors.json' with { type: 'json' }
import type { Hour, Season } from './palette.ts'
import type { Alt, HouseStyle, SceneKind, SceneTag } from './scene.ts'

export interface Picture {
  id: string
  /** name inside `originals/` */
  file: string
  kind: SceneKind
  tag: SceneTag
  style?: HouseStyle
  season?: Season
  hour?: Hour
  alt: Alt
  width: number
  height: number
  /** bytes */
  fileSize: number
}

export const pictures: readonly Picture[] = [...(exteriors as Picture[]), ...(interiors as Picture[])]
