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

/** Houses from outside, and landscapes. */
export const outdoorPictures = exteriors as readonly Picture[]
export const pictures: readonly Picture[] = [...outdoorPictures, ...(interiors as Picture[])]
