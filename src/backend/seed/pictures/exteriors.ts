import { housePictures } from './house-pictures.ts'
import { countryScenes, heroScenes } from './landscapes-country.ts'
import { shoreScenes } from './landscapes-shore.ts'
import { waterScenes } from './landscapes-water.ts'
import type { Scene } from './scene.ts'

export const exteriors: readonly Scene[] = [
  ...housePictures,
  ...shoreScenes,
  ...countryScenes,
  ...waterScenes,
  ...heroScenes,
]
