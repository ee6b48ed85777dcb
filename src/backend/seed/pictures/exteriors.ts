import type { Scene } from './scene.ts'

export const exteriors: readonly Scene[] = []
