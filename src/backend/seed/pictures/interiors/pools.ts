import { dusk, summer, winter } from './backdrop.ts'
import { towelPile } from './fixtures.ts'
import { daySun } from './living.ts'
import {
  blueLinen,
  dyed,
  greyTile,
  iron,
  linen,
  type Material,
  material,
  oak,
  pinePanel,
  sandLinen,
  sandTile,
  seaLinen,
  slab,
  whiteLinen,
  whitePanel,
  whiteWall,
  whiteWood,
} from './materials.ts'
import { buildRoom } from './room.ts'
import { lounger, stool } from './seats.ts'
import type { Setting } from './setting.ts'
import { box, cone, type Piece, place, rod, soft } from './shapes.ts'
import { sideTable } from './storage.ts'
import { lantern, mug, plant } from './things.ts'

const pool = material('#bfe0e0', { pattern: 'pool', size: 0.12, tall: 0.12, second: '#e3efec' })

interface PoolPlan {
  wide: number
  deep: number
  at: [number, number, number, number]
  floor: Material
  lining: Material
}

/** A floor with a basin let into it. */
function basin(p: PoolPlan): Piece {
  const [x0, y0, x1, y1] = p.at
  const d = 1.35
  const kerb = material('#e6e0d2', { gloss: 0.3, pattern: 'stone' })
  return [
    box(-0.3, -0.3, -0.2, p.wide + 0.6, y0 + 0.3, 0.2, p.floor),
    box(-0.3, y1, -0.2, p.wide + 0.6, p.deep - y1 + 0.3, 0.2, p.floor),
    box(-0.3, y0, -0.2, x0 + 0.3, y1 - y0, 0.2, p.floor),
    box(x1, y0, -0.2, p.wide - x1 + 0.3, y1 - y0, 0.2, p.floor),
    box(x0 - 0.1, y0 - 0.1, -d - 0.1, x1 - x0 + 0.2, y1 - y0 + 0.2, 0.1, p.lining),
    box(x0 - 0.1, y0, -d, 0.1, y1 - y0, d - 0.2, p.lining),
    box(x1, y0, -d, 0.1, y1 - y0, d - 0.2, p.lining),
    box(x0, y1, -d, x1 - x0, 0.1, d - 0.2, p.lining),
    box(x0, y0 - 0.1, -d, x1 - x0, 0.1, d - 0.2, p.lining),
    soft(x0 - 0.22, y0 - 0.22, -0.1, x1 - x0 + 0.44, 0.23, 0.115, 0.02, kerb),
    soft(x0 - 0.22, y1 - 0.01, -0.1, x1 - x0 + 0.44, 0.23, 0.115, 0.02, kerb),
    soft(x0 - 0.22, y0, -0.1, 0.23, y1 - y0, 0.115, 0.02, kerb),
    soft(x1 - 0.01, y0, -0.1, 0.23, y1 - y0, 0.115, 0.02, kerb),
  ]
}

/** A ladder's two rails at the edge of the basin. */
function rails(x: number, y: number, turn: number): Piece {
  const steel = material('#cfd2cf', { gloss: 0.6, mirror: 0.3 })
  const one = (dy: number): Piece => [
    rod([0.35, dy, 0], [0.3, dy, 0.6], 0.02, steel),
    rod([0.3, dy, 0.6], [0.1, dy, 0.78], 0.02, steel),
    rod([0.1, dy, 0.78], [-0.12, dy, 0.65], 0.02, steel),
    rod([-0.12, dy, 0.65], [-0.16, dy, -0.8], 0.02, steel),
  ]
  return place([...one(-0.25), ...one(0.25)], x, y, 0, turn)
}

function bathing(
  shapes: Piece,
  p: PoolPlan,
  more: Partial<Setting> & Pick<Setting, 'portals' | 'camera' | 'sun' | 'backdrop' | 'seed'>,
): Setting {
  return {
    shapes,
    lamps: [],
    water: { level: -0.12, box: p.at, tint: [0.66, 0.9, 0.93], calm: 0.05 },
    ...daySun,
    ...more,
  }
}

export function glassPool(): Setting {
  const p: PoolPlan = { wide: 7, deep: 8, at: [1.3, 1.6, 4.9, 7.2], floor: sandTile, lining: pool }
  const room = buildRoom({
    wide: 7,
    deep: 8,
    high: 3,
    floor: sandTile,
    wall: whiteWall,
    ceiling: pinePanel,
    skirting: null,
    openings: [
      { side: 'back', from: 0.4, to: 6.6, low: 0.05, top: 2.7, panes: [4, 1], frame: iron, bar: 0.05 },
      { side: 'left', from: 2.2, to: 7.2, low: 0.05, top: 2.7, panes: [4, 1], frame: iron, bar: 0.05 },
    ],
  })
  const shapes: Piece = [
    ...room.shapes.slice(1),
    ...basin(p),
    ...rails(4.95, 3.2, 0),
    ...place(lounger(oak, linen), 6.15, 4.0, 0, 0.05),
    ...place(lounger(oak, linen), 6.15, 6.3, 0, -0.05),
    ...place(sideTable(oak, 0.42), 5.6, 5.2),
    ...place(towelPile(2, whiteLinen, seaLinen), 5.6, 5.2, 0.42),
    ...place(plant(7, 1.6), 0.6, 7.4),
    ...place(plant(17, 1.4), 6.5, 7.5),
  ]
  return bathing(shapes, p, {
    portals: room.portals,
    camera: { at: [3.6, 0.15, 1.75], turn: 0, wide: 0.76, rise: 0.14 },
    backdrop: summer,
    sun: [-0.62, 0.35, 0.5],
    seed: 51,
  })
}

export function timberPool(): Setting {
  const p: PoolPlan = { wide: 6.4, deep: 7.4, at: [2.3, 1.2, 5.6, 6.6], floor: greyTile, lining: pool }
  const room = buildRoom({
    wide: 6.4,
    deep: 7.4,
    high: 2.5,
    ridge: 1.5,
    floor: greyTile,
    wall: whiteWall,
    ceiling: pinePanel,
    skirting: null,
    openings: [
      { side: 'left', from: 1.4, to: 6.4, low: 0.05, top: 2.2, panes: [5, 1], frame: whiteWood, bar: 0.06 },
      { side: 'back', from: 1.9, to: 4.5, low: 0.05, top: 2.4, panes: [2, 1], frame: whiteWood, bar: 0.06 },
    ],
  })
  const shapes: Piece = [
    ...room.shapes.slice(1),
    ...basin(p),
    ...rails(2.25, 4.6, Math.PI),
    ...place(lounger(whiteWood, seaLinen), 1.05, 4.2, 0, 0.08),
    ...place(lounger(whiteWood, seaLinen), 1.05, 6.4, 0, 0),
    ...place(stool(oak, 0.42), 1.75, 5.3),
    ...place(mug(), 1.75, 5.3, 0.42),
    ...place(plant(11, 1.6), 5.9, 7.0),
  ]
  return bathing(shapes, p, {
    portals: room.portals,
    camera: { at: [3.1, 0.1, 1.75], turn: 0.02, wide: 0.78, rise: 0.1 },
    backdrop: { ...summer, seed: 41 },
    sun: [-0.7, 0.12, 0.42],
    seed: 52,
  })
}

export function eveningPool(): Setting {
  const p: PoolPlan = { wide: 6.6, deep: 7, at: [1.2, 1.5, 5.4, 6.0], floor: sandTile, lining: dyed(pool, '#a5d3d6') }
  const room = buildRoom({
    wide: 6.6,
    deep: 7,
    high: 2.8,
    floor: sandTile,
    wall: dyed(whiteWall, '#d8cbb6'),
    ceiling: pinePanel,
    skirting: null,
    openings: [{ side: 'back', from: 0.6, to: 6, low: 0.05, top: 2.5, panes: [3, 1], frame: iron, bar: 0.05 }],
  })
  const lights: Piece = [1.2, 3.3, 5.4].flatMap((x) =>
    place([cone(0, 0, -0.02, 0.09, 0.09, 0.02, material('#fff0d0', { glow: 2 }))], x, 3, 2.8),
  )
  const shapes: Piece = [
    ...room.shapes.slice(1),
    ...basin(p),
    ...rails(5.45, 3.4, 0),
    ...lights,
    ...place(lantern(iron), 0.6, 6.3),
    ...place(lantern(iron), 0.85, 6.5),
    ...place(lantern(iron), 6.1, 6.4),
    ...place(plant(23, 1.5), 6.1, 5.4),
    ...place(towelPile(3, whiteLinen, sandLinen), 0.6, 3.2, 0.45, Math.PI / 2),
    ...place(stool(oak, 0.45), 0.6, 3.2),
  ]
  return bathing(shapes, p, {
    portals: room.portals,
    lamps: [
      { at: [3.3, 3.8, -0.8], radius: 0.3, colour: [1.1, 1.6, 1.6] },
      { at: [1.6, 3, 2.5], radius: 0.1, colour: [0.7, 0.5, 0.3] },
      { at: [5, 3, 2.5], radius: 0.1, colour: [0.7, 0.5, 0.3] },
      { at: [0.7, 6.1, 0.3], radius: 0.05, colour: [0.14, 0.08, 0.03] },
    ],
    camera: { at: [3.3, 0.1, 1.7], turn: 0, wide: 0.76, rise: 0.13 },
    backdrop: { ...dusk, seed: 12 },
    sun: [0, 0, 1],
    seed: 53,
    sunColour: [0, 0, 0],
    sky: [0.7, 0.75, 0.9],
    ambient: [0.07, 0.06, 0.05],
    key: 0.26,
  })
}

export function snowPool(): Setting {
  const p: PoolPlan = { wide: 6.2, deep: 6.8, at: [0.8, 1.3, 3.9, 6.1], floor: slab, lining: pool }
  const room = buildRoom({
    wide: 6.2,
    deep: 6.8,
    high: 2.7,
    floor: slab,
    wall: whitePanel,
    ceiling: whitePanel,
    skirting: null,
    beams: { every: 1.5, stuff: oak, size: 0.16 },
    openings: [{ side: 'back', from: 0.5, to: 5.7, low: 0.05, top: 2.3, panes: [4, 1], frame: oak, bar: 0.06 }],
  })
  const shapes: Piece = [
    ...room.shapes.slice(1),
    ...basin(p),
    ...rails(3.95, 2.6, 0),
    ...place(lounger(oak, dyed(linen, '#c5b191')), 5.1, 4.2, 0, 0.1),
    ...place(lounger(oak, dyed(linen, '#c5b191')), 5.1, 6.2, 0, 0),
    ...place(towelPile(2, whiteLinen, blueLinen), 5.1, 3.6, 0.42),
    ...place(plant(31, 1.5), 5.6, 6.4),
  ]
  return bathing(shapes, p, {
    portals: room.portals,
    camera: { at: [3.2, 0.1, 1.75], turn: -0.04, wide: 0.76, rise: 0.14 },
    backdrop: winter,
    sun: [0.5, 0.62, 0.36],
    seed: 54,
    sunColour: [4, 3.3, 2.6],
  })
}
