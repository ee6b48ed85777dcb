import {
  blueware,
  brass,
  darkGlass,
  dyed,
  iron,
  type Material,
  material,
  oak,
  porcelain,
  slab,
  steel,
  stoneware,
  whiteWood,
} from './materials.ts'
import { ball, box, cone, type Piece, place, rod, soft } from './shapes.ts'
import { bowl, glassOf, mug } from './things.ts'

export interface UnitLook {
  front: Material
  top: Material
  handle?: Material
}

/** A run of base units along x, back against +y (y = 0), worktop at 0.91. */
export function units(w: number, look: UnitLook, drawers = 1): Piece {
  const out: Piece = [
    box(0, -0.58, 0.1, w, 0.58, 0.77, look.front),
    box(0.02, -0.53, 0, w - 0.04, 0.5, 0.1, material('#5b544b')),
    soft(-0.015, -0.63, 0.87, w + 0.03, 0.63, 0.04, 0.008, look.top),
  ]
  const n = Math.round(w / 0.6)
  const each = w / n
  for (let i = 0; i < n; i++) {
    const parts = i % (drawers + 1) === drawers ? [0.1, 0.36, 0.62, 0.865] : [0.1, 0.865]
    for (let k = 0; k + 1 < parts.length; k++) {
      out.push(
        soft(
          i * each + 0.003,
          -0.602,
          (parts[k] as number) + 0.004,
          each - 0.006,
          0.024,
          (parts[k + 1] as number) - (parts[k] as number) - 0.008,
          0.004,
          look.front,
        ),
      )
      const z = (parts[k + 1] as number) - 0.06
      out.push(
        rod([i * each + each * 0.32, -0.625, z], [i * each + each * 0.68, -0.625, z], 0.007, look.handle ?? brass),
      )
    }
  }
  return out
}

/** Worktop things: a sink with its tap, from the middle of the run. */
export function sink(): Piece {
  return [
    soft(-0.3, -0.53, 0.895, 0.6, 0.42, 0.022, 0.01, porcelain),
    box(-0.26, -0.49, 0.9, 0.52, 0.34, 0.0185, material('#b9b8b2')),
    rod([0, -0.07, 0.91], [0, -0.07, 1.2], 0.013, brass),
    rod([0, -0.07, 1.2], [0, -0.16, 1.25], 0.013, brass),
    rod([0, -0.16, 1.25], [0, -0.24, 1.22], 0.013, brass),
    rod([0, -0.24, 1.22], [0, -0.25, 1.14], 0.012, brass),
    rod([0.05, -0.07, 0.95], [0.13, -0.07, 0.97], 0.008, brass),
  ]
}

export function hob(): Piece {
  const out: Piece = [
    box(-0.29, -0.55, 0.91, 0.58, 0.48, 0.006, darkGlass),
    soft(-0.29, -0.612, 0.24, 0.58, 0.03, 0.6, 0.006, iron),
    box(-0.23, -0.618, 0.32, 0.46, 0.012, 0.34, darkGlass),
    rod([-0.22, -0.645, 0.72], [0.22, -0.645, 0.72], 0.01, steel),
  ]
  out.push(
    cone(-0.12, -0.3, 0.917, 0.1, 0.1, 0.13, blueware),
    cone(-0.12, -0.3, 1.047, 0.104, 0.09, 0.015, blueware),
    ball([-0.12, -0.3, 1.07], 0.016, 0.016, 0.014, brass),
    rod([-0.25, -0.3, 1.0], [-0.21, -0.3, 1.0], 0.011, blueware),
    rod([0.01, -0.3, 1.0], [-0.03, -0.3, 1.0], 0.011, blueware),
  )
  return out
}

/** A chimney hood; z is its lower edge. */
export function hood(z: number, ceiling: number, m: Material): Piece {
  return [cone(0, -0.24, z, 0.34, 0.17, 0.22, m), soft(-0.17, -0.36, z + 0.15, 0.34, 0.34, ceiling - z - 0.15, 0.01, m)]
}

/** An open wall shelf with crockery; back against +y, origin at its left end. */
export function crockeryShelf(w: number, m: Material, seed: number): Piece {
  const out: Piece = [soft(0, -0.24, -0.03, w, 0.24, 0.03, 0.006, m)]
  for (let x = 0.12, i = seed; x < w - 0.1; i++) {
    const kind = i % 4
    if (kind === 0)
      for (let k = 0; k < 5; k++) out.push(cone(x, -0.13, k * 0.016, 0.08, 0.1, 0.013, k % 2 ? stoneware : whiteWood))
    if (kind === 1)
      out.push(...place(mug(i % 3 ? blueware : stoneware), x, -0.13), ...place(mug(stoneware), x + 0.11, -0.15, 0, 0.4))
    if (kind === 2)
      out.push(
        ...place(bowl(0.09, i % 3 ? stoneware : blueware), x, -0.13),
        ...place(bowl(0.085, stoneware), x, -0.13, 0.035),
      )
    if (kind === 3) for (let k = 0; k < 3; k++) out.push(...place(glassOf(), x - 0.05 + k * 0.085, -0.13))
    x += kind === 1 ? 0.3 : 0.26
  }
  return out
}

/** Jars, a board and a bowl of lemons for the worktop. */
export function worktopThings(seed: number): Piece {
  const lemon = material('#d9bd55')
  return [
    cone(0, -0.16, 0.91, 0.05, 0.05, 0.17, stoneware),
    cone(0, -0.16, 1.08, 0.052, 0.04, 0.02, oak),
    cone(0.13, -0.15, 0.91, 0.045, 0.045, 0.13, stoneware),
    cone(0.13, -0.15, 1.04, 0.047, 0.036, 0.02, oak),
    rod([0, -0.16, 1.07], [0.03, -0.16, 1.1], 0.01, oak),
    soft(0.28, -0.05, 0.91, 0.26, 0.022, 0.36, 0.01, oak, { tilt: -0.12 }),
    ...place(bowl(0.14, seed % 2 ? blueware : stoneware), 0.72, -0.28, 0.91),
    ball([0.68, -0.3, 0.99], 0.045, 0.037, 0.036, lemon, { turn: 0.4 }),
    ball([0.77, -0.26, 0.99], 0.045, 0.037, 0.036, lemon, { turn: 2 }),
    ball([0.72, -0.23, 0.995], 0.043, 0.037, 0.036, lemon, { turn: 1 }),
    ball([0.725, -0.3, 1.03], 0.043, 0.036, 0.035, lemon, { turn: 0.1 }),
  ]
}

export function fridge(h: number, m: Material): Piece {
  return [
    soft(0, -0.6, 0.05, 0.62, 0.6, h, 0.012, m),
    box(0.01, -0.612, 0.08, 0.6, 0.014, h * 0.38, m),
    box(0.01, -0.612, h * 0.38 + 0.09, 0.6, 0.014, h * 0.6 - 0.06, m),
    rod([0.06, -0.64, 1.0], [0.06, -0.64, 1.35], 0.01, brass),
    rod([0.06, -0.64, 0.5], [0.06, -0.64, 0.72], 0.01, brass),
  ]
}

/** A stone-topped island, centred, overhanging to -y for stools. */
export function island(w: number, look: UnitLook): Piece {
  return [
    box(-w / 2 + 0.04, -0.25, 0.08, w - 0.08, 0.65, 0.8, look.front),
    box(-w / 2 + 0.08, -0.2, 0, w - 0.16, 0.55, 0.1, material('#5b544b')),
    soft(-w / 2, -0.5, 0.88, w, 0.95, 0.04, 0.008, look.top),
  ]
}

/** A place laid at a table. */
export function setting(m: Material = stoneware): Piece {
  return [
    cone(0, 0, 0, 0.1, 0.135, 0.014, m),
    cone(0, 0, 0.014, 0.07, 0.1, 0.012, whiteWood),
    rod([-0.19, -0.09, 0.004], [-0.19, 0.09, 0.004], 0.005, steel),
    rod([0.19, -0.09, 0.004], [0.19, 0.09, 0.004], 0.005, steel),
    ...place(glassOf(), 0.15, 0.2),
    box(-0.25, -0.1, 0.0, 0.1, 0.2, 0.006, material('#9fb0ad', { pattern: 'linen' })),
  ]
}

const soot = material('#2a2421')
const log = material('#4a3323')

/** Tongues of fire over the logs. */
function fire(flame: Material): Piece {
  const inner = material('#ffe39a', { glow: 1.7 })
  const outer = dyed(flame, '#f7963c', { pattern: 'plain', glow: 1.25 })
  const tongues: [number, number, number][] = [
    [-0.2, 0.2, 0.05],
    [-0.11, 0.36, 0.07],
    [-0.01, 0.27, 0.06],
    [0.07, 0.44, 0.075],
    [0.17, 0.28, 0.06],
    [0.25, 0.15, 0.045],
  ]
  return tongues.flatMap(([x, h, r], i) => [
    rod([x, -0.27, 0.5], [x + (i % 2 ? 0.02 : -0.015), -0.27, 0.5 + h * 0.55], r, outer, r * 0.7),
    rod(
      [x + (i % 2 ? 0.02 : -0.015), -0.27, 0.5 + h * 0.55],
      [x + (i % 2 ? -0.02 : 0.025), -0.27, 0.5 + h],
      r * 0.7,
      outer,
      0.004,
    ),
    rod([x, -0.34, 0.5], [x + (i % 2 ? 0.012 : -0.01), -0.34, 0.5 + h * 0.55], r * 0.5, inner, 0.004),
  ])
}

/** An open hearth of brick built against +y, with a fire. */
export function hearth(w: number, ceiling: number, brick: Material, flame: Material): Piece {
  const d = 0.62
  const a = w / 2 - 0.42
  return [
    box(-w / 2, -d, 0, w / 2 - 0.42, d, ceiling, brick),
    box(0.42, -d, 0, a, d, ceiling, brick),
    box(-0.42, -d, 1.02, 0.84, d, ceiling - 1.02, brick),
    box(-0.42, -d, 0, 0.84, d, 0.36, brick),
    box(-0.42, -0.06, 0.36, 0.84, 0.06, 0.7, material('#3a332d')),
    box(-w / 2 - 0.05, -d - 0.22, 0.3, w + 0.1, 0.3, 0.06, slab),
    soft(-w / 2 - 0.1, -d - 0.1, 1.34, w + 0.2, 0.2, 0.07, 0.01, oak),
    box(-0.42, -d + 0.1, 0.36, 0.012, d - 0.12, 0.66, soot),
    box(0.408, -d + 0.1, 0.36, 0.012, d - 0.12, 0.66, soot),
    box(-0.42, -d + 0.1, 1.0, 0.84, d - 0.12, 0.018, soot),
    box(-0.42, -d + 0.1, 0.355, 0.84, d - 0.12, 0.012, soot),
    rod([-0.26, -0.36, 0.42], [0.28, -0.3, 0.43], 0.052, log),
    rod([-0.24, -0.24, 0.43], [0.24, -0.2, 0.42], 0.05, log),
    rod([-0.2, -0.34, 0.5], [0.2, -0.22, 0.52], 0.048, log),
    ...fire(flame),
  ]
}
