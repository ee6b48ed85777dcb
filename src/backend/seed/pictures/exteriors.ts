import { housePictures } from './house-pictures.ts'
import { duneScenes } from './landscapes-dunes.ts'
import { heroScenes } from './landscapes-hero.ts'
import { inlandScenes } from './landscapes-inland.ts'
import { shoreScenes } from './landscapes-shore.ts'
import { waterScenes } from './landscapes-water.ts'
import type { Scene } from './scene.ts'

export const exteriors: readonly Scene[] = [
  ...housePictures,
  ...shoreScenes,
  ...duneScenes,
  ...inlandScenes,
  ...waterScenes,
  ...heroScenes,
]
