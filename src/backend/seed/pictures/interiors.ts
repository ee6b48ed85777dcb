import type { Scene } from './scene.ts'

export const interiors: readonly Scene[] = []
