import { type Material, whiteWall, whiteWood } from './materials.ts'
import type { Portal } from './setting.ts'
import { box, folds, type Piece } from './shapes.ts'

type Side = 'left' | 'right' | 'back' | 'front'

interface Opening {
  side: Side
  from: number
  to: number
  low: number
  top: number
  /** Number of panes across and up. */
  panes?: [number, number]
  frame?: Material
  bar?: number
  sill?: boolean
}

export interface RoomPlan {
  wide: number
  deep: number
  high: number
  floor: Material
  wall?: Material
  walls?: Partial<Record<Side, Material>>
  ceiling?: Material
  openings: Opening[]
  /** Spacing of ceiling beams, if any, with their stuff. */
  beams?: { every: number; stuff: Material; size?: number; across?: boolean }
  skirting?: Material | null
  /** Ridge height above the walls' height: turns the flat ceiling into a gable, ridge along y. */
  ridge?: number
}

export interface Room {
  shapes: Piece
  portals: Portal[]
}

const thick = 0.26

/** A box on a wall: s runs along the wall, z up, and `out` from the inner face outwards. */
function onWall(
  p: RoomPlan,
  side: Side,
  s: number,
  z: number,
  out: number,
  w: number,
  h: number,
  d: number,
  m: Material,
): Piece {
  if (side === 'back') return [box(s, p.deep + out, z, w, d, h, m)]
  if (side === 'front') return [box(s, -out - d, z, w, d, h, m)]
  if (side === 'left') return [box(-out - d, s, z, d, w, h, m)]
  return [box(p.wide + out, s, z, d, w, h, m)]
}

function frameOf(p: RoomPlan, o: Opening): Piece {
  const m = o.frame ?? whiteWood
  const bar = o.bar ?? 0.055
  const w = o.to - o.from
  const h = o.top - o.low
  const set = 0.1
  const out: Piece = [
    ...onWall(p, o.side, o.from, o.low, set, w, bar, 0.07, m),
    ...onWall(p, o.side, o.from, o.top - bar, set, w, bar, 0.07, m),
    ...onWall(p, o.side, o.from, o.low, set, bar, h, 0.07, m),
    ...onWall(p, o.side, o.to - bar, o.low, set, bar, h, 0.07, m),
  ]
  const [nx, nz] = o.panes ?? [1, 1]
  for (let i = 1; i < nx; i++)
    out.push(...onWall(p, o.side, o.from + (w * i) / nx - bar / 2, o.low, set, bar, h, 0.06, m))
  for (let i = 1; i < nz; i++)
    out.push(...onWall(p, o.side, o.from, o.low + (h * i) / nz - bar / 2, set, w, bar, 0.06, m))
  if (o.sill !== false && o.low > 0.25)
    out.push(...onWall(p, o.side, o.from - 0.05, o.low - 0.035, -0.06, w + 0.1, 0.035, 0.22, m))
  return out
}

function portalOf(p: RoomPlan, o: Opening): Portal {
  const s = (o.from + o.to) / 2
  const z = (o.low + o.top) / 2
  const w = (o.to - o.from) / 2 - 0.05
  const v: [number, number, number] = [0, 0, (o.top - o.low) / 2 - 0.05]
  if (o.side === 'back') return { at: [s, p.deep + 0.2, z], u: [w, 0, 0], v, inward: [0, -1, 0] }
  if (o.side === 'front') return { at: [s, -0.2, z], u: [w, 0, 0], v, inward: [0, 1, 0] }
  if (o.side === 'left') return { at: [-0.2, s, z], u: [0, w, 0], v, inward: [1, 0, 0] }
  return { at: [p.wide + 0.2, s, z], u: [0, w, 0], v, inward: [-1, 0, 0] }
}

function wallWith(p: RoomPlan, side: Side, m: Material): Piece {
  const long = side === 'back' || side === 'front' ? p.wide : p.deep
  const high = p.high + (side === 'back' || side === 'front' ? (p.ridge ?? 0) : 0)
  const holes = p.openings.filter((o) => o.side === side).sort((a, b) => a.from - b.from)
  const out: Piece = []
  let s = -thick
  for (const o of holes) {
    if (o.from > s) out.push(...onWall(p, side, s, 0, 0, o.from - s, high, thick, m))
    if (o.low > 0) out.push(...onWall(p, side, o.from, 0, 0, o.to - o.from, o.low, thick, m))
    if (o.top < high) out.push(...onWall(p, side, o.from, o.top, 0, o.to - o.from, high - o.top, thick, m))
    s = o.to
  }
  out.push(...onWall(p, side, s, 0, 0, long + thick - s, high, thick, m))
  return out
}

function skirtingOf(p: RoomPlan, side: Side, m: Material): Piece {
  const long = side === 'back' || side === 'front' ? p.wide : p.deep
  const holes = p.openings.filter((o) => o.side === side && o.low < 0.1).sort((a, b) => a.from - b.from)
  const out: Piece = []
  let s = 0
  for (const o of holes) {
    out.push(...onWall(p, side, s, 0, -0.018, o.from - s, 0.1, 0.018, m))
    s = o.to
  }
  out.push(...onWall(p, side, s, 0, -0.018, long - s, 0.1, 0.018, m))
  return out
}

function roofOf(p: RoomPlan, m: Material): Piece {
  if (!p.ridge) return [box(-thick, -thick, p.high, p.wide + 2 * thick, p.deep + 2 * thick, 0.2, m)]
  const half = p.wide / 2
  const slope = Math.atan2(p.ridge, half)
  const long = Math.hypot(p.ridge, half) + 0.3
  const mid = p.high + p.ridge / 2
  const side = (x: number, roll: number): Piece => [
    {
      form: 'box',
      at: [x + Math.sign(roll) * -Math.sin(slope) * 0.1 * -1, p.deep / 2, mid + Math.cos(slope) * 0.1],
      half: [long / 2, p.deep / 2 + thick, 0.1],
      round: 0,
      turn: 0,
      tilt: 0,
      roll,
      material: m,
    },
  ]
  return [...side(half / 2, -slope), ...side(p.wide - half / 2, slope)]
}

function beamsOf(p: RoomPlan): Piece {
  const b = p.beams
  if (!b) return []
  const size = b.size ?? 0.14
  const out: Piece = []
  const long = b.across ? p.wide : p.deep
  for (let s = b.every * 0.6; s < long; s += b.every) {
    if (b.across) out.push(box(s - size / 2, 0, p.high - size * 1.2, size, p.deep, size * 1.2, b.stuff))
    else out.push(box(0, s - size / 2, p.high - size * 1.2, p.wide, size, size * 1.2, b.stuff))
  }
  return out
}

/** A room with its openings, frames, sills, skirting and ceiling. Its front left lower corner is the origin. */
export function buildRoom(p: RoomPlan): Room {
  const wall = p.wall ?? whiteWall
  const shapes: Piece = [
    box(-thick, -thick, -0.2, p.wide + 2 * thick, p.deep + 2 * thick, 0.2, p.floor),
    ...roofOf(p, p.ceiling ?? whiteWall),
    ...beamsOf(p),
  ]
  for (const side of ['left', 'right', 'back', 'front'] as const) {
    const m = p.walls?.[side] ?? wall
    shapes.push(...wallWith(p, side, m))
    if (p.skirting !== null) shapes.push(...skirtingOf(p, side, p.skirting ?? whiteWood))
  }
  for (const o of p.openings) shapes.push(...frameOf(p, o))
  return { shapes, portals: p.openings.map((o) => portalOf(p, o)) }
}

/** A pair of curtains drawn aside on the back wall. */
export function curtains(
  from: number,
  to: number,
  wallY: number,
  top: number,
  m: Material,
  wide = 0.42,
  low = 0.02,
): Piece {
  const h = top - low
  const z = low + h / 2
  const waves = wide / 0.085
  return [
    folds([from - 0.02 + wide / 2 - 0.18, wallY - 0.11, z], wide, 0.13, h, waves, m),
    folds([to + 0.02 - wide / 2 + 0.18, wallY - 0.11, z], wide, 0.13, h, waves, m),
    box(from - 0.35, wallY - 0.13, top, to - from + 0.7, 0.025, 0.025, whiteWood),
  ]
}
