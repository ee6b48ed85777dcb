import { autumn, dusk, summer, winter } from './backdrop.ts'
import {
  bathMat,
  bathtub,
  bottle,
  pail,
  rolledTowel,
  saunaBenches,
  saunaStove,
  shower,
  showerScreen,
  spaTub,
  toilet,
  towelPile,
  towels,
  washStand,
} from './fixtures.ts'
import { daySun, lampLight } from './living.ts'
import {
  aspen,
  aspenBench,
  blueLinen,
  dyed,
  greyTile,
  iron,
  linen,
  type Material,
  material,
  oak,
  paleFloor,
  paleOak,
  pinePanel,
  sandLinen,
  sandTile,
  seaLinen,
  seaTile,
  slab,
  whiteLinen,
  whitePanel,
  whiteTile,
  whiteWall,
  whiteWood,
} from './materials.ts'
import { buildRoom } from './room.ts'
import { lounger, stool } from './seats.ts'
import type { Setting } from './setting.ts'
import { box, cone, type Piece, place, rod, soft } from './shapes.ts'
import { sideTable } from './storage.ts'
import { basket, candle, lantern, mug, plant, twigs } from './things.ts'

const pool = material('#bfe0e0', { pattern: 'pool', size: 0.12, tall: 0.12, second: '#e3efec' })

export function seaBath(): Setting {
  const room = buildRoom({
    wide: 3.4,
    deep: 3.4,
    high: 2.5,
    floor: greyTile,
    wall: whiteWall,
    walls: { back: seaTile },
    skirting: null,
    openings: [
      { side: 'left', from: 1.5, to: 2.7, low: 0.9, top: 2.1, panes: [1, 1] },
      { side: 'front', from: 0.9, to: 2, low: 0.9, top: 2.1, panes: [1, 1] },
    ],
  })
  const shapes: Piece = [
    ...room.shapes,
    ...place(washStand(1.2, oak, whiteWood), 1.35, 3.38),
    ...place(toilet(), 2.75, 3.38),
    ...place(towels(0.7, whiteLinen, seaLinen), 3.39, 2.2, 1.35, -Math.PI / 2),
    ...place(bathMat(), 1.35, 2.55),
    ...place(twigs(3, 0.25), 0.9, 3.2, 0.835),
    ...place(stool(oak, 0.45), 0.4, 3.0),
    ...place(towelPile(2, whiteLinen, seaLinen), 0.4, 3.0, 0.45),
    ...place(basket(0.18, 0.3), 2.25, 3.15),
  ]
  return {
    shapes,
    portals: room.portals,
    lamps: [],
    camera: { at: [2.6, 0.02, 1.45], turn: -0.36, wide: 0.74, rise: 0.12 },
    backdrop: summer,
    sun: [-0.7, -0.3, 0.6],
    seed: 41,
    ...daySun,
  }
}

export function tubBath(): Setting {
  const room = buildRoom({
    wide: 4,
    deep: 3.8,
    high: 2.6,
    floor: paleFloor,
    wall: whitePanel,
    openings: [{ side: 'back', from: 1.1, to: 2.9, low: 0.75, top: 2.15, panes: [2, 1], frame: oak }],
  })
  const shapes: Piece = [
    ...room.shapes,
    ...place(bathtub(), 2.0, 3.0),
    ...place(stool(oak, 0.48), 3.25, 2.85),
    ...place(towelPile(2, whiteLinen, sandLinen), 3.25, 2.85, 0.48),
    ...place(candle(0.1), 1.3, 3.83, 0.76),
    ...place(twigs(9, 0.3), 2.7, 3.84, 0.76),
    ...place(plant(4, 1.3), 0.5, 3.3),
    ...place(bathMat(), 2.0, 2.2),
    ...place(towels(0.6, sandLinen), 3.99, 2.0, 1.35, -Math.PI / 2),
    ...place(bottle(0.2, material('#8a6b45', { gloss: 0.5 })), 3.4, 3.0, 0.48),
  ]
  return {
    shapes,
    portals: room.portals,
    lamps: [],
    camera: { at: [2.0, 0.05, 1.4], turn: 0, wide: 0.7, rise: 0.12 },
    backdrop: { ...summer, seed: 37, eye: -0.03 },
    sun: [-0.3, 0.62, 0.7],
    seed: 42,
    ...daySun,
  }
}

export function showerBath(): Setting {
  const room = buildRoom({
    wide: 3.4,
    deep: 3.4,
    high: 2.5,
    floor: sandTile,
    wall: whiteWall,
    walls: { back: whiteTile },
    skirting: null,
    openings: [
      { side: 'right', from: 1.5, to: 2.7, low: 0.9, top: 2.1, panes: [1, 1], frame: oak },
      { side: 'front', from: 1.5, to: 2.6, low: 0.9, top: 2.1, panes: [1, 1], frame: oak },
    ],
  })
  const shapes: Piece = [
    ...room.shapes,
    ...place(shower(), 0.75, 3.38),
    ...place(showerScreen(1.3), 1.5, 3.4, 0, -Math.PI / 2),
    box(0, 2.1, 0, 1.5, 1.3, 0.012, dyed(sandTile, '#c9bda6', { size: 0.15, tall: 0.15 })),
    ...place(washStand(0.9, paleOak, whiteWood), 2.4, 3.38),
    ...place(bathMat(), 2.3, 2.4),
    ...place(twigs(19, 0.22), 2.05, 3.2, 0.835),
    ...place(towels(0.55, whiteLinen, dyed(linen, '#b9a98a')), 0.01, 1.75, 1.35, Math.PI / 2),
    ...place(basket(0.2, 0.42), 3.1, 3.1),
    ...place(stool(oak, 0.42), 0.4, 2.7),
  ]
  return {
    shapes,
    portals: room.portals,
    lamps: [],
    camera: { at: [0.95, 0.02, 1.45], turn: 0.34, wide: 0.76, rise: 0.11 },
    backdrop: summer,
    sun: [0.72, -0.25, 0.5],
    seed: 43,
    ...daySun,
  }
}

export function eveningBath(): Setting {
  const room = buildRoom({
    wide: 3.6,
    deep: 3.4,
    high: 2.5,
    floor: greyTile,
    wall: dyed(whiteWall, '#8d9a93'),
    walls: { back: dyed(whiteTile, '#8ba39d', { size: 0.2, tall: 0.07 }) },
    skirting: null,
    openings: [{ side: 'left', from: 1.3, to: 2.5, low: 1.0, top: 2.1, panes: [1, 1], frame: oak }],
  })
  const shapes: Piece = [
    ...room.shapes,
    ...place(washStand(1.5, oak, slab, 'round', 2), 1.9, 3.38),
    ...place(bathMat(), 1.9, 2.5),
    ...place(candle(0.12), 1.9, 3.15, 0.835),
    ...place(candle(0.08), 2.02, 3.2, 0.835),
    ...place(towels(0.7, whiteLinen, dyed(linen, '#c3aa85')), 3.59, 2.1, 1.35, -Math.PI / 2),
    cone(1.15, 3.3, 1.95, 0.06, 0.05, 0.14, material('#fff0d4', { glow: 1.2 })),
    cone(2.65, 3.3, 1.95, 0.06, 0.05, 0.14, material('#fff0d4', { glow: 1.2 })),
    ...place(plant(14, 1.2), 0.45, 3.05),
  ]
  return {
    shapes,
    portals: room.portals,
    lamps: [
      { at: [1.15, 3.2, 2.02], radius: 0.06, colour: [0.75, 0.55, 0.33] },
      { at: [2.65, 3.2, 2.02], radius: 0.06, colour: [0.75, 0.55, 0.33] },
    ],
    camera: { at: [2.0, 0.0, 1.45], turn: -0.02, wide: 0.68, rise: 0.11 },
    backdrop: dusk,
    sun: [0, 0, 1],
    seed: 44,
    ...lampLight,
    sky: [0.7, 0.8, 1],
    key: 0.27,
  }
}

function saunaRoom(
  wide: number,
  deep: number,
  stuff: Material,
  openings: Parameters<typeof buildRoom>[0]['openings'],
): ReturnType<typeof buildRoom> {
  return buildRoom({
    wide,
    deep,
    high: 2.25,
    floor: dyed(paleFloor, '#cdb28a', { size: 0.1 }),
    wall: dyed(stuff, '#dcb88a', { across: true }),
    ceiling: stuff,
    skirting: null,
    openings,
  })
}

export function saunaView(): Setting {
  const room = saunaRoom(3.2, 3.7, aspen, [
    { side: 'left', from: 1.2, to: 2.4, low: 0.5, top: 1.9, panes: [1, 1], frame: oak },
  ])
  const shapes: Piece = [
    ...room.shapes,
    ...place(saunaBenches(3.2), 0, 3.68),
    ...place(saunaStove(), 2.65, 1.95),
    ...place(pail(), 1.55, 2.75, 0.46),
    ...place(rolledTowel(), 1.8, 3.3, 0.92),
    ...place(towelPile(2, whiteLinen, linen), 2.6, 3.35, 0.92),
    ...place(lantern(iron, true), 0.3, 3.3, 0.92),
    soft(0.4, 2.46, 0.455, 0.55, 0.5, 0.02, 0.009, whiteLinen),
    soft(0.4, 2.44, 0.22, 0.55, 0.02, 0.25, 0.009, whiteLinen),
  ]
  return {
    shapes,
    portals: room.portals,
    lamps: [{ at: [0.3, 3.1, 1.15], radius: 0.05, colour: [0.08, 0.05, 0.03] }],
    camera: { at: [1.9, 0.02, 1.35], turn: -0.14, wide: 0.78, rise: 0.12 },
    backdrop: summer,
    sun: [-0.75, -0.28, 0.5],
    seed: 45,
    ...daySun,
  }
}

export function saunaPanorama(): Setting {
  const room = saunaRoom(3.4, 2.8, aspen, [
    { side: 'back', from: 0.35, to: 3.05, low: 0.95, top: 2.0, panes: [1, 1], frame: oak },
  ])
  const shapes: Piece = [
    ...room.shapes,
    ...place(saunaBenches(2.5), 0.02, 0.25, 0, Math.PI / 2),
    ...place(saunaStove(), 2.8, 2.3),
    ...place(pail(), 1.95, 2.45),
    ...place(rolledTowel(), 0.35, 2.2, 0.92, 1.2),
    ...place(towelPile(2, whiteLinen, linen), 0.9, 2.4, 0.46, 1.57),
  ]
  return {
    shapes,
    portals: room.portals,
    lamps: [],
    camera: { at: [1.8, 0.05, 1.4], turn: 0, wide: 0.72, rise: 0.08 },
    backdrop: { ...autumn, eye: -0.05, seed: 5, rise: 0.7 },
    sun: [-0.25, 0.7, 0.42],
    seed: 46,
    ...daySun,
    sunColour: [6, 4.8, 3.2],
  }
}

export function saunaGlow(): Setting {
  const room = saunaRoom(3, 3.4, dyed(aspen, '#c99f6d'), [
    { side: 'right', from: 0.6, to: 1.3, low: 1.0, top: 1.8, panes: [1, 1], frame: oak },
  ])
  const shapes: Piece = [
    ...room.shapes,
    ...place(saunaBenches(3), 0, 3.38),
    ...place(saunaStove(), 0.55, 1.75),
    ...place(pail(), 2.3, 2.45, 0.46),
    ...place(rolledTowel(linen), 1.7, 3.05, 0.92),
    ...place(rolledTowel(linen), 1.3, 3.05, 0.92),
    box(0.5, 2.8, 0.53, 2.0, 0.02, 0.03, material('#ffd9a0', { glow: 1.6 })),
    ...Array.from({ length: 7 }, (_, i) => box(2.72, 3.25, 1.45 + i * 0.06, 0.26, 0.03, 0.035, aspenBench)),
  ]
  return {
    shapes,
    portals: room.portals,
    lamps: [
      { at: [0.9, 2.72, 0.6], radius: 0.08, colour: [0.45, 0.27, 0.12] },
      { at: [2.2, 2.72, 0.6], radius: 0.08, colour: [0.45, 0.27, 0.12] },
      { at: [2.8, 3.1, 1.7], radius: 0.1, colour: [0.5, 0.3, 0.13] },
    ],
    camera: { at: [1.6, 0.05, 1.3], turn: -0.05, wide: 0.76, rise: 0.12 },
    backdrop: dusk,
    sun: [0, 0, 1],
    seed: 47,
    ...lampLight,
  }
}

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

export function spaCorner(): Setting {
  const room = buildRoom({
    wide: 4.4,
    deep: 4.2,
    high: 2.6,
    floor: greyTile,
    wall: whiteWall,
    walls: { right: dyed(aspen, '#d3ad7c', { across: true }) },
    ceiling: pinePanel,
    skirting: null,
    openings: [{ side: 'back', from: 0.6, to: 3.7, low: 0.75, top: 2.25, panes: [2, 1], frame: oak }],
  })
  const shapes: Piece = [
    ...room.shapes,
    ...place(spaTub(2.1), 1.9, 3.0),
    box(0.7, 1.6, 0, 1.1, 0.36, 0.3, oak),
    ...place(towelPile(3, whiteLinen, seaLinen), 3.55, 3.1, 0.45),
    ...place(stool(oak, 0.45), 3.55, 3.1),
    ...place(plant(3, 1.4), 0.45, 3.8),
    ...place(plant(8, 1.3), 4.0, 3.8),
    ...place(candle(0.12), 2.6, 2.1, 0.62),
    ...place(lantern(iron, false), 3.7, 2.1),
  ]
  return {
    shapes,
    portals: room.portals,
    lamps: [],
    camera: { at: [2.1, 0.0, 1.7], turn: 0, wide: 0.7, rise: 0.16 },
    backdrop: { ...summer, seed: 45, eye: -0.02 },
    sun: [-0.4, 0.62, 0.6],
    water: { level: 0.5, box: [0.95, 2.05, 2.85, 3.95], tint: [0.5, 0.85, 0.9], calm: 0.12 },
    seed: 55,
    ...daySun,
  }
}

export function spaEvening(): Setting {
  const room = buildRoom({
    wide: 4.4,
    deep: 4,
    high: 2.5,
    floor: slab,
    wall: dyed(whiteWall, '#9aa39a'),
    walls: { back: dyed(aspen, '#c39a69', { across: true }) },
    ceiling: pinePanel,
    skirting: null,
    openings: [{ side: 'left', from: 1.5, to: 3.4, low: 0.75, top: 2.2, panes: [2, 1], frame: oak }],
  })
  const shapes: Piece = [
    ...room.shapes,
    ...place(spaTub(2), 2.0, 2.85),
    ...[2.5, 2.8, 3.1].flatMap((x, i) => place(candle(0.1 + (i % 2) * 0.08), x - 0.1, 1.98, 0.62)),
    ...place(lantern(), 3.5, 3.3),
    ...place(lantern(), 3.75, 3.05),
    ...place(towels(0.6, whiteLinen), 3.6, 3.99, 1.5),
    ...place(plant(19, 1.4), 4.0, 3.6),
    ...place(towelPile(3, whiteLinen, sandLinen), 3.6, 2.3, 0.42),
    ...place(stool(oak, 0.42), 3.6, 2.3),
    cone(2, 3.9, 1.75, 0.09, 0.06, 0.2, material('#ffeccc', { glow: 1.3 })),
  ]
  return {
    shapes,
    portals: room.portals,
    lamps: [
      { at: [2, 3.75, 1.85], radius: 0.08, colour: [1, 0.66, 0.36] },
      { at: [3.6, 3.0, 0.35], radius: 0.06, colour: [0.2, 0.12, 0.05] },
      { at: [2, 2.8, 0.3], radius: 0.1, colour: [0.3, 0.42, 0.42] },
    ],
    camera: { at: [2.2, 0.0, 1.65], turn: 0, wide: 0.7, rise: 0.16 },
    backdrop: dusk,
    sun: [0, 0, 1],
    water: { level: 0.5, box: [1.1, 1.95, 2.9, 3.75], tint: [0.5, 0.85, 0.9], calm: 0.12 },
    seed: 56,
    ...lampLight,
    sky: [0.55, 0.62, 0.85],
  }
}
