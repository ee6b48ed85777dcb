import { bedrooms, livingRooms } from './interiors/scenes-rooms.ts'
import type { Scene } from './scene.ts'

export const interiors: readonly Scene[] = [...livingRooms, ...bedrooms]
