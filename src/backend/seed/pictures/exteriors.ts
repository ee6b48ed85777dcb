import { housePictures } from './house-pictures.ts'
import type { Scene } from './scene.ts'

export const exteriors: readonly Scene[] = [...housePictures]
