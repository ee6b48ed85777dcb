import type { Backdrop } from './backdrop.ts'
import type { Colour } from './colour.ts'
import type { Piece, Vector } from './shapes.ts'

/** An opening that lets daylight in: a rectangle by centre and two half edges, facing `inward`. */
export interface Portal {
  at: Vector
  u: Vector
  v: Vector
  inward: Vector
}

interface Lamp {
  at: Vector
  radius: number
  colour: Colour
}

interface Camera {
  at: Vector
  /** Turn to the right, in radians; the camera is always level, so uprights stay upright. */
  turn: number
  /** Half the picture's width at distance 1. */
  wide: number
  /** Where the horizon lies: 0 is the middle, positive moves it up. */
  rise: number
}

export interface Setting {
  shapes: Piece
  portals: Portal[]
  lamps: Lamp[]
  camera: Camera
  backdrop: Backdrop
  /** Direction towards the sun, and its light; black when there is none. */
  sun: Vector
  sunColour: Colour
  sunSize: number
  sky: Colour
  /** Light that has bounced more often than is followed. */
  ambient: Colour
  /** Brightness aimed at, about 0.3 (night) to 0.6 (bright). */
  key: number
  /** Level of a water surface, if there is one, with its tint. */
  water?: { level: number; box: [number, number, number, number]; round?: boolean; tint: Colour; calm: number }
  /** SVG drawn over the picture: steam, a glow. */
  veil?: string
  seed: number
}
