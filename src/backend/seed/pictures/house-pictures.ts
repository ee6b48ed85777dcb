import { type Composition, housePicture } from './compose.ts'
import { brickPictures, modernPictures } from './house-pictures-stone.ts'
import { thatchedPictures } from './house-pictures-thatched.ts'
import { blackPictures, classicPictures, logPictures } from './house-pictures-timber.ts'
import { fishermanPictures, skagenPictures } from './house-pictures-towns.ts'
import type { Alt, Scene, SceneTag } from './scene.ts'

export interface HousePicture extends Composition {
  id: string
  tag: SceneTag
  alt: Alt
}

function scene({ id, tag, alt, ...composition }: HousePicture): Scene {
  const { style, season, hour } = composition
  return { id, kind: 'exterior', tag, style, season, hour, alt, svg: () => housePicture(composition) }
}

export const housePictures: readonly Scene[] = [
  ...thatchedPictures,
  ...blackPictures,
  ...classicPictures,
  ...logPictures,
  ...brickPictures,
  ...modernPictures,
  ...fishermanPictures,
  ...skagenPictures,
].map(scene)
