import type { Material } from './materials.ts'

/** Metres: x to the right, y into the picture, z up. */
export type Vector = readonly [number, number, number]

type Form = 'box' | 'round' | 'cushion' | 'cone' | 'rod' | 'ball' | 'ring' | 'folds' | 'drape'

/**
 * One solid. `half` holds half extents; for a cone or rod it is bottom radius, top radius, half height,
 * for a ring it is radius, thickness, 0.
 */
export interface Shape {
  form: Form
  at: Vector
  half: Vector
  round: number
  turn: number
  tilt: number
  roll: number
  material: Material
}

export type Piece = Shape[]

interface Pose {
  turn?: number
  tilt?: number
  roll?: number
}

function solid(form: Form, at: Vector, half: Vector, round: number, material: Material, pose: Pose = {}): Shape {
  return { form, at, half, round, material, turn: pose.turn ?? 0, tilt: pose.tilt ?? 0, roll: pose.roll ?? 0 }
}

/** A sharp-edged box by its lowest corner and its size. */
export function box(
  x: number,
  y: number,
  z: number,
  w: number,
  d: number,
  h: number,
  material: Material,
  pose?: Pose,
): Shape {
  return solid('box', [x + w / 2, y + d / 2, z + h / 2], [w / 2, d / 2, h / 2], 0, material, pose)
}

/** A box with rounded edges by its lowest corner and its size. */
export function soft(
  x: number,
  y: number,
  z: number,
  w: number,
  d: number,
  h: number,
  round: number,
  material: Material,
  pose?: Pose,
): Shape {
  const most = Math.min(w, d, h) / 2
  return solid(
    'round',
    [x + w / 2, y + d / 2, z + h / 2],
    [w / 2, d / 2, h / 2],
    Math.min(round, most * 0.98),
    material,
    pose,
  )
}

export function cushion(at: Vector, w: number, d: number, h: number, material: Material, pose?: Pose): Shape {
  return solid('cushion', at, [w / 2, d / 2, h / 2], 0, material, pose)
}

/** An upright cylinder or cone standing on (x, y, z). */
export function cone(
  x: number,
  y: number,
  z: number,
  bottom: number,
  top: number,
  h: number,
  material: Material,
  pose?: Pose,
): Shape {
  return solid('cone', [x, y, z + h / 2], [bottom, top, h / 2], 0, material, pose)
}

export function ball(at: Vector, rx: number, ry: number, rz: number, material: Material, pose?: Pose): Shape {
  return solid('ball', at, [rx, ry, rz], 0, material, pose)
}

export function ring(at: Vector, radius: number, thick: number, material: Material, pose?: Pose): Shape {
  return solid('ring', at, [radius, thick, 0], 0, material, pose)
}

/** A hanging cloth with vertical folds, spanning x; `waves` is how many folds. */
export function folds(
  at: Vector,
  w: number,
  d: number,
  h: number,
  waves: number,
  material: Material,
  pose?: Pose,
): Shape {
  return solid('folds', at, [w / 2, d / 2, h / 2], waves, material, pose)
}

/** A rounded slab of cloth with soft random creases. */
export function drape(
  x: number,
  y: number,
  z: number,
  w: number,
  d: number,
  h: number,
  round: number,
  material: Material,
  pose?: Pose,
): Shape {
  const most = Math.min(w, d, h) / 2
  return solid(
    'drape',
    [x + w / 2, y + d / 2, z + h / 2],
    [w / 2, d / 2, h / 2],
    Math.min(round, most * 0.98),
    material,
    pose,
  )
}

/** A rod with round ends from one point to another. */
export function rod(from: Vector, to: Vector, r: number, material: Material, end = r): Shape {
  const d: Vector = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
  const length = Math.hypot(d[0], d[1], d[2]) || 1e-6
  const at: Vector = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2]
  const pose = { tilt: Math.acos(d[2] / length), turn: Math.atan2(d[0], -d[1]) }
  return solid('rod', at, [r, end, length / 2], 0, material, pose)
}

/** Moves a piece, turning it first about the upright axis through its own origin. */
export function place(piece: Piece, x: number, y: number, z = 0, turn = 0): Piece {
  const c = Math.cos(turn)
  const s = Math.sin(turn)
  return piece.map((shape) => ({
    ...shape,
    at: [shape.at[0] * c - shape.at[1] * s + x, shape.at[0] * s + shape.at[1] * c + y, shape.at[2] + z],
    turn: shape.turn + turn,
  }))
}
