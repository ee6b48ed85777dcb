import { autumn, morning, summer } from './backdrop.ts'
import { daySun } from './living.ts'
import {
  blueware,
  darkGlass,
  darkOak,
  dyed,
  greyTile,
  greyWood,
  iron,
  linen,
  type Material,
  material,
  oak,
  oakFloor,
  sand,
  seaLinen,
  slab,
  steel,
  stoneware,
  whiteBrick,
  whiteLinen,
  whitePanel,
  whiteWall,
  whiteWood,
} from './materials.ts'
import { stream } from './noise.ts'
import { marram } from './outdoors.ts'
import { buildRoom, curtains } from './room.ts'
import { bench } from './seats.ts'
import type { Setting } from './setting.ts'
import { ball, box, cone, cushion, drape, type Piece, place, ring, rod, soft, type Vector } from './shapes.ts'
import { rug, table } from './storage.ts'
import { basket, bookPile, bowl, mug, twigs } from './things.ts'

function shell(seed: number): Piece {
  const next = stream(seed)
  const tone = material(['#ead7c0', '#d9bfa6', '#e8e2d4', '#c9a994'][seed % 4] ?? '#e8e2d4', { gloss: 0.15 })
  const out: Piece = []
  for (let i = 0; i < 9; i++) {
    const a = -0.9 + i * 0.225
    out.push(rod([0, 0, 0.008], [Math.sin(a) * 0.04, Math.cos(a) * 0.045, 0.012 + next() * 0.002], 0.004, tone, 0.0085))
  }
  return out
}

function snail(seed: number): Piece {
  const m = material(seed % 2 ? '#d8c3a4' : '#b59a83', { gloss: 0.15 })
  const out: Piece = []
  for (let i = 0; i < 6; i++)
    out.push(ball([i * 0.011, 0, 0.02 - i * 0.0026], 0.012, 0.02 - i * 0.003, 0.02 - i * 0.003, m))
  return out
}

export function sillShells(): Setting {
  const room = buildRoom({
    wide: 1.6,
    deep: 1.2,
    high: 2,
    floor: oakFloor,
    wall: whiteWall,
    openings: [
      { side: 'back', from: 0.22, to: 1.38, low: 0.85, top: 1.75, panes: [2, 1], frame: whiteWood, bar: 0.04 },
    ],
  })
  const glasses = ['#9cc5b4', '#7fb0bd', '#c5d9c4', '#a7c9c9', '#d6e0cf', '#8fb59a']
  const next = stream(4)
  const bits: Piece = Array.from({ length: 16 }, (_, i) =>
    soft(
      0.93 + next() * 0.28,
      1.13 + next() * 0.13,
      0.85,
      0.022 + next() * 0.018,
      0.018 + next() * 0.012,
      0.013,
      0.006,
      material(glasses[i % 6] as string, { gloss: 0.5, rough: 0.05 }),
      { turn: next() * 3 },
    ),
  )
  const shells: Piece = [
    [0.42, 1.18, 0],
    [0.5, 1.13, 1],
    [0.36, 1.12, 2],
    [0.6, 1.17, 3],
    [0.55, 1.23, 4],
  ].flatMap(([x = 0, y = 0, i = 0]) => place(shell(i), x, y, 0.85, i * 1.3))
  const shapes: Piece = [
    ...room.shapes,
    ...bits,
    ...shells,
    ...place(snail(1), 0.66, 1.13, 0.85, 0.6),
    ...place(snail(2), 0.47, 1.24, 0.85, 2.2),
    ...place(twigs(6, 0.2, blueware, undefined, 0.16), 0.8, 1.24, 0.85),
    box(0.16, 1.09, 0.825, 1.28, 0.02, 0.026, whiteWood),
    rod([0.86, 1.12, 0.861], [1.0, 1.1, 0.861], 0.011, greyWood),
  ]
  return {
    shapes,
    portals: room.portals,
    lamps: [],
    camera: { at: [0.8, 0.32, 1.22], turn: 0, wide: 0.56, rise: 0.24 },
    backdrop: { ...summer, seed: 72, eye: 0.0 },
    sun: [-0.5, 0.55, 0.62],
    seed: 73,
    ...daySun,
  }
}

export function coffeeWindow(): Setting {
  const room = buildRoom({
    wide: 2.2,
    deep: 1.9,
    high: 2.3,
    floor: oakFloor,
    wall: dyed(whiteWall, '#d9d8c9'),
    openings: [{ side: 'back', from: 0.35, to: 1.85, low: 0.72, top: 1.8, panes: [2, 1], frame: oak }],
  })
  const shapes: Piece = [
    ...room.shapes,
    ...curtains(0.35, 1.85, 1.9, 1.95, whiteLinen, 0.3, 0.3),
    ...place(table(1.3, 0.75, oak), 1.1, 1.35),
    ...place(mug(blueware), 0.95, 1.22, 0.74, 0.3),
    ...place([cone(0, 0, 0, 0.06, 0.075, 0.012, stoneware)], 0.95, 1.22, 0.735),
    ...place(bookPile(2, 6), 1.32, 1.25, 0.74, 0.4),
    ...place(twigs(5, 0.32), 1.45, 1.55, 0.74),
    ...place(bowl(0.1, stoneware), 0.66, 1.45, 0.74),
    cone(1.0, 1.5, 0.74, 0.055, 0.065, 0.12, stoneware),
    cone(1.0, 1.5, 0.86, 0.065, 0.03, 0.06, stoneware),
    rod([1.06, 1.5, 0.78], [1.13, 1.5, 0.87], 0.011, stoneware),
    ring([0.925, 1.5, 0.81], 0.04, 0.007, stoneware, { tilt: Math.PI / 2 }),
    soft(0.62, 1.05, 0.741, 0.36, 0.26, 0.006, 0.002, seaLinen, { turn: 0.1 }),
  ]
  return {
    shapes,
    portals: room.portals,
    lamps: [],
    camera: { at: [1.05, 0.1, 1.25], turn: 0, wide: 0.56, rise: 0.2 },
    backdrop: { ...morning, seed: 16 },
    sun: [-0.55, 0.6, 0.5],
    seed: 74,
    ...daySun,
  }
}

function wheel(at: Vector): Piece {
  const out: Piece = [
    ring(at, 0.33, 0.017, iron, { tilt: Math.PI / 2 }),
    ring(at, 0.312, 0.008, steel, { tilt: Math.PI / 2 }),
    ball(at, 0.03, 0.03, 0.03, steel),
  ]
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * Math.PI
    out.push(
      rod(
        [at[0] - Math.cos(a) * 0.31, at[1], at[2] - Math.sin(a) * 0.31],
        [at[0] + Math.cos(a) * 0.31, at[1], at[2] + Math.sin(a) * 0.31],
        0.0022,
        steel,
      ),
    )
  }
  return out
}

/** A town bicycle seen from the side, along x, front to +x. */
function bike(paint: Material, carry: boolean): Piece {
  const b: Vector = [-0.05, 0, 0.3]
  const seat: Vector = [-0.22, 0, 0.83]
  const _head: Vector = [0.38, 0, 0.8]
  const out: Piece = [
    ...wheel([-0.53, 0, 0.345]),
    ...wheel([0.55, 0, 0.345]),
    rod(b, seat, 0.016, paint),
    rod(b, [0.41, 0, 0.68], 0.018, paint),
    rod([-0.14, 0, 0.58], [0.39, 0, 0.78], 0.015, paint),
    rod(b, [-0.53, 0, 0.345], 0.012, paint),
    rod([-0.2, 0, 0.75], [-0.53, 0, 0.345], 0.01, paint),
    rod([0.36, 0, 0.9], [0.44, 0, 0.6], 0.02, paint),
    rod([0.44, 0, 0.6], [0.55, 0, 0.345], 0.014, paint),
    rod([0.355, 0, 0.9], [0.34, 0, 1.0], 0.013, steel),
    rod([0.34, -0.26, 1.02], [0.34, 0.26, 1.02], 0.012, steel),
    rod([0.34, -0.26, 1.02], [0.18, -0.3, 0.99], 0.016, darkOak),
    rod([0.34, 0.26, 1.02], [0.18, 0.3, 0.99], 0.016, darkOak),
    rod(seat, [-0.23, 0, 0.9], 0.013, steel),
    soft(-0.36, -0.08, 0.89, 0.27, 0.16, 0.07, 0.034, darkOak),
    ring([-0.05, -0.03, 0.3], 0.085, 0.008, iron, { tilt: Math.PI / 2 }),
    rod([-0.05, -0.05, 0.3], [0.06, -0.06, 0.17], 0.009, steel),
    box(0.02, -0.16, 0.155, 0.09, 0.09, 0.02, iron),
    ring([-0.53, 0, 0.345], 0.375, 0.006, paint, { tilt: Math.PI / 2 }),
    rod([-0.75, 0, 0.74], [-0.25, 0, 0.74], 0.012, steel),
    rod([-0.72, 0, 0.74], [-0.53, 0, 0.36], 0.007, steel),
  ]
  if (carry)
    out.push(
      ...place(basket(0.17, 0.24), 0.58, 0, 0.8),
      ...place([cushion([0, 0, 0.26], 0.26, 0.24, 0.12, seaLinen)], 0.58, 0, 0.8),
    )
  return out
}

export function bikesWall(): Setting {
  const wallStuff = dyed(whiteBrick, '#eee8dc', { second: material('#d9d0c1').colour })
  const shapes: Piece = [
    box(-4, 3, -0.2, 8, 0.3, 4, wallStuff),
    box(-4, -1.5, -0.3, 8, 4.6, 0.3, dyed(sand, '#d9c6a0')),
    box(-1.5, 2.9, 1.05, 1.0, 0.12, 1.15, material('#41606e')),
    box(-1.42, 2.885, 1.13, 0.38, 0.03, 0.99, darkGlass),
    box(-0.96, 2.885, 1.13, 0.38, 0.03, 0.99, darkGlass),
    box(-1.6, 2.8, 1.0, 1.2, 0.22, 0.05, slab),
    ...place(bike(material('#5c7f86', { gloss: 0.3 }), true), -0.75, 2.62, 0, 0.06),
    ...place(bike(material('#b6664a', { gloss: 0.3 }), false), 0.95, 2.5, 0, -0.1),
    ...[-2.3, -1.9, 1.75, 2.1, 2.5].flatMap((x, i) => place(marram(i + 60, 0.85, 26), x, 2.75 - (i % 2) * 0.15, 0)),
    ...[-1.4, 0.2, 1.5].flatMap((x, i) => place(marram(i + 80, 0.3, 12), x, 2.92, 0)),
    ...place(twigs(3, 0.25, material('#b8704a')), -1.25, 2.88, 1.05),
    ...place(twigs(4, 0.22, material('#b8704a')), -0.8, 2.88, 1.05),
  ]
  return {
    shapes,
    portals: [],
    lamps: [],
    camera: { at: [0.15, -1.4, 1.3], turn: 0, wide: 0.5, rise: 0.09 },
    backdrop: summer,
    sun: [-0.62, -0.55, 0.6],
    sunColour: [3.4, 3, 2.3],
    sunSize: 0.02,
    sky: [0.95, 1.05, 1.2],
    ambient: [0.5, 0.5, 0.5],
    key: 0.42,
    seed: 75,
  }
}

function boot(m: Material): Piece {
  return [
    soft(-0.045, -0.2, 0, 0.09, 0.28, 0.022, 0.01, material('#4a4038')),
    soft(-0.043, -0.195, 0.018, 0.086, 0.26, 0.085, 0.038, m),
    cone(0, 0.02, 0.05, 0.05, 0.066, 0.28, m),
    ring([0, 0.02, 0.33], 0.064, 0.008, material('#e8dcc4')),
    cone(0, 0.02, 0.325, 0.058, 0.058, 0.006, material('#3a352f')),
  ]
}

export function bootsDoor(): Setting {
  const room = buildRoom({
    wide: 2.6,
    deep: 3.3,
    high: 2.5,
    floor: greyTile,
    wall: whitePanel,
    openings: [{ side: 'left', from: 1.7, to: 2.9, low: 0.05, top: 2.1, panes: [1, 1], frame: material('#5f7f8a') }],
  })
  const coat = material('#cfa445', { gloss: 0.1 })
  const things: Piece = [
    soft(0.5, 2.24, 1.72, 1.7, 0.03, 0.1, 0.01, oak),
    ...[0.75, 1.2, 1.65, 2.0].flatMap((x) => [rod([x, 2.24, 1.77], [x, 2.15, 1.79], 0.012, oak)]),
    drape(0.97, 2.08, 0.72, 0.46, 0.13, 0.94, 0.05, coat),
    drape(0.88, 2.1, 0.95, 0.12, 0.1, 0.66, 0.045, coat, { roll: 0.1 }),
    drape(1.4, 2.1, 0.95, 0.12, 0.1, 0.66, 0.045, coat, { roll: -0.1 }),
    cushion([1.2, 2.09, 1.68], 0.26, 0.2, 0.16, coat, { tilt: 1.3 }),
    rod([1.2, 2.07, 1.6], [1.2, 2.06, 0.76], 0.006, material('#8a6a2a')),
    ...[1.5, 1.3, 1.1, 0.9].flatMap((z) => [ball([1.2, 2.055, z], 0.013, 0.008, 0.013, darkOak)]),
    drape(
      1.55,
      2.13,
      1.02,
      0.2,
      0.07,
      0.72,
      0.03,
      dyed(linen, '#dcd0b6', { pattern: 'stripe', size: 0.07, second: material('#4f6f80').colour }),
    ),
    ...place(basket(0.15, 0.2), 2.0, 2.1, 1.25),
    rod([2.0, 2.1, 1.45], [2.0, 2.15, 1.79], 0.006, darkOak),
    ...place(bench(1.2, oak), 1.55, 2.02),
    ...place([cushion([0, 0, 0.49], 0.46, 0.34, 0.1, seaLinen)], 1.95, 2.0),
    ...place(boot(material('#4f6a58', { gloss: 0.35 })), 0.95, 1.72, 0, 0.25),
    ...place(boot(material('#4f6a58', { gloss: 0.35 })), 1.12, 1.7, 0, -0.1),
    ...place(boot(material('#b0593f', { gloss: 0.35 })), 1.42, 1.78, 0, 0.1),
    ...place(boot(material('#b0593f', { gloss: 0.35 })), 1.57, 1.74, 0, -0.3),
    ...place(rug(1.1, 0.6, material('#b99a68', { pattern: 'straw', size: 0.03 })), 0.75, 1.35, 0, 0.06),
    ...place(basket(0.16, 0.3), 2.35, 1.75),
  ]
  const shapes: Piece = [...room.shapes, ...place(things, 0, 1)]
  return {
    shapes,
    portals: room.portals,
    lamps: [],
    camera: { at: [1.75, 0.02, 1.2], turn: -0.17, wide: 0.58, rise: 0.1 },
    backdrop: { ...autumn, seed: 19 },
    sun: [-0.72, -0.05, 0.52],
    seed: 76,
    ...daySun,
  }
}
