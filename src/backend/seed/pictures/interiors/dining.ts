import { autumn, dusk, summer } from './backdrop.ts'
import { daySun, lampLight } from './living.ts'
import {
  creamWool,
  darkOak,
  dyed,
  ember,
  leather,
  linen,
  material,
  mustard,
  oak,
  oakFloor,
  oldFloor,
  rustLinen,
  sandLinen,
  whiteBrick,
  whitePanel,
  whiteWall,
  whiteWood,
} from './materials.ts'
import { buildRoom, curtains } from './room.ts'
import { armchair, bench, chair, sofa, throwOver } from './seats.ts'
import type { Setting } from './setting.ts'
import { type Piece, place } from './shapes.ts'
import { coffeeTable, roundRug, rug, table } from './storage.ts'
import { basket, bookPile, bowl, candle, dryGrass, framed, logs, mug, pendant, plant, twigs } from './things.ts'
import { hearth, setting } from './units.ts'

/** A table laid for a meal, with chairs round it. */
export function laidTable(w: number, seats: number, frame = oak, cloth = linen, meal = true): Piece {
  const out: Piece = [...table(w, 0.95, frame)]
  const each = (w - 0.3) / seats
  for (let i = 0; i < seats; i++) {
    const x = -w / 2 + 0.15 + each * (i + 0.5)
    out.push(
      ...place(chair(frame, cloth), x, -0.52, 0, Math.PI + (i - 0.6) * 0.08),
      ...place(chair(frame, cloth), x, 0.54, 0, (i - 0.4) * 0.07),
    )
    if (meal) out.push(...place(setting(), x, -0.28, 0.74), ...place(setting(), x, 0.28, 0.74, Math.PI))
  }
  return out
}

export function diningView(): Setting {
  const room = buildRoom({
    wide: 5.4,
    deep: 4.8,
    high: 2.6,
    floor: oakFloor,
    wall: whiteWall,
    openings: [{ side: 'back', from: 0.5, to: 4.9, low: 0.05, top: 2.3, panes: [4, 1], frame: oak }],
  })
  const shapes: Piece = [
    ...room.shapes,
    ...place(laidTable(2.3, 3, oak, linen), 2.7, 2.9),
    ...place(twigs(3, 0.45), 2.7, 2.9, 0.74),
    ...place(pendant(0.95, 0.24), 2.15, 2.9, 2.6),
    ...place(pendant(0.95, 0.24), 3.25, 2.9, 2.6),
    ...place(plant(12, 1.4), 0.45, 4.35),
    ...place(dryGrass(9), 5.0, 4.4),
  ]
  return {
    shapes,
    portals: room.portals,
    lamps: [],
    camera: { at: [2.2, 0.0, 1.6], turn: 0.08, wide: 0.76, rise: 0.16 },
    backdrop: { ...summer, seed: 33, rise: 0.8 },
    sun: [-0.4, 0.62, 0.68],
    seed: 26,
    ...daySun,
  }
}

export function diningCottage(): Setting {
  const room = buildRoom({
    wide: 4.4,
    deep: 4.2,
    high: 2.25,
    floor: oldFloor,
    wall: whiteWall,
    walls: { back: dyed(whitePanel, '#9fb0a6') },
    ceiling: whitePanel,
    beams: { every: 0.95, stuff: darkOak, size: 0.13 },
    openings: [
      { side: 'left', from: 1.5, to: 2.7, low: 0.8, top: 1.95, panes: [2, 3] },
      { side: 'left', from: 3.0, to: 3.9, low: 0.8, top: 1.95, panes: [2, 3] },
    ],
  })
  const shapes: Piece = [
    ...room.shapes,
    ...place(table(1.9, 0.95, darkOak), 2.1, 2.85),
    ...place(bench(1.7, darkOak), 2.1, 2.15),
    ...[1.5, 2.1, 2.7].flatMap((x, i) => [
      ...place(chair(darkOak, sandLinen), x, 3.4, 0, (i - 1) * 0.1),
      ...place(setting(), x, 2.6, 0.74),
    ]),
    ...place(bowl(0.17), 2.1, 2.95, 0.74),
    ...place(mug(), 1.7, 2.95, 0.74),
    ...place(candle(0.16), 2.45, 3.0, 0.74),
    ...place(pendant(0.72, 0.22, material('#5c7482')), 2.1, 2.85, 2.25),
    ...place(framed(0.9, 0.62, 61), 2.1, 4.19, 1.5),
    ...place(twigs(44, 0.4), 3.9, 3.95, 0.6),
    ...place(bench(0.7, oak), 3.9, 3.95, 0.13),
  ]
  return {
    shapes,
    portals: room.portals,
    lamps: [],
    camera: { at: [2.7, 0.05, 1.4], turn: -0.1, wide: 0.74, rise: 0.12 },
    backdrop: { ...autumn, seed: 6 },
    sun: [-0.8, -0.02, 0.42],
    seed: 27,
    ...daySun,
    sunColour: [6.4, 5.2, 3.6],
  }
}

export function diningCandles(): Setting {
  const room = buildRoom({
    wide: 5,
    deep: 4.6,
    high: 2.5,
    floor: oldFloor,
    wall: dyed(whiteWall, '#b4b9a8'),
    openings: [{ side: 'back', from: 1.2, to: 3.8, low: 0.6, top: 2.15, panes: [3, 1], frame: whiteWood }],
  })
  const shapes: Piece = [
    ...room.shapes,
    ...curtains(1.2, 3.8, 4.6, 2.3, linen),
    ...place(laidTable(2.1, 3, oak, rustLinen), 2.5, 2.75),
    ...[-0.5, -0.15, 0.2, 0.55].flatMap((x, i) =>
      place(candle(0.12 + (i % 2) * 0.07), 2.5 + x, 2.75 + (i % 2) * 0.06, 0.74),
    ),
    ...place(pendant(0.82, 0.3, material('#d9cdb6')), 2.5, 2.75, 2.5),
  ]
  return {
    shapes,
    portals: room.portals,
    lamps: [
      { at: [2.5, 2.75, 1.62], radius: 0.12, colour: [1.6, 1.1, 0.6] },
      { at: [2.2, 2.7, 1.0], radius: 0.04, colour: [0.16, 0.1, 0.04] },
      { at: [2.85, 2.8, 1.0], radius: 0.04, colour: [0.16, 0.1, 0.04] },
    ],
    camera: { at: [2.0, 0, 1.55], turn: 0.07, wide: 0.74, rise: 0.15 },
    backdrop: { ...dusk, seed: 15 },
    sun: [0, 0, 1],
    seed: 28,
    ...lampLight,
  }
}

export function brickHearth(): Setting {
  const room = buildRoom({
    wide: 5.2,
    deep: 4.8,
    high: 2.5,
    floor: oldFloor,
    wall: whiteWall,
    ceiling: whitePanel,
    beams: { every: 1, stuff: oak, size: 0.14 },
    openings: [{ side: 'right', from: 1.4, to: 3, low: 0.6, top: 2.05, panes: [2, 2] }],
  })
  const shapes: Piece = [
    ...room.shapes,
    ...place(hearth(1.9, 2.5, whiteBrick, ember), 2.3, 4.8),
    ...place(logs(0.7, 6, 8), 3.45, 4.4),
    ...place(rug(2.4, 1.7, creamWool), 2.3, 2.7),
    ...place(armchair(leather, oak, creamWool), 1.0, 2.9, 0, 2.4),
    ...place(armchair(leather, oak), 3.6, 2.9, 0, -2.3),
    ...place(coffeeTable(0.35, oak), 2.3, 2.55),
    ...place(mug(), 2.2, 2.55, 0.4),
    ...place(bookPile(2, 5), 2.4, 2.6, 0.4),
    ...place(candle(0.18), 1.6, 4.1, 1.41),
    ...place(twigs(4, 0.3), 2.95, 4.12, 1.41),
    ...place(bowl(0.1), 1.95, 4.1, 1.41),
    ...place(basket(0.24, 0.36), 1.0, 4.4),
  ]
  return {
    shapes,
    portals: room.portals,
    lamps: [{ at: [2.3, 4.05, 0.72], radius: 0.16, colour: [0.9, 0.42, 0.15] }],
    camera: { at: [2.35, 0.05, 1.4], turn: 0, wide: 0.7, rise: 0.12 },
    backdrop: { ...autumn, seed: 29 },
    sun: [0.8, 0.1, 0.4],
    seed: 29,
    ...daySun,
    sunColour: [1.6, 1.2, 0.8],
    sky: [1.3, 1.45, 1.65],
    key: 0.33,
  }
}

export function darkHearth(): Setting {
  const room = buildRoom({
    wide: 4.8,
    deep: 4.4,
    high: 2.4,
    floor: oakFloor,
    wall: dyed(whiteWall, '#d8cdbb'),
    openings: [{ side: 'left', from: 1.8, to: 3.0, low: 0.7, top: 2.0, panes: [2, 2], frame: oak }],
  })
  const shapes: Piece = [
    ...room.shapes,
    ...place(hearth(1.7, 2.4, dyed(whiteBrick, '#b58a72', { second: whiteWall.colour }), ember), 3.1, 4.4),
    ...place(logs(0.6, 6, 5), 4.12, 4.0),
    ...place(roundRug(1.15, creamWool), 2.6, 2.6),
    ...place(sofa(1.9, dyed(linen, '#5d6f6a'), [mustard, creamWool]), 0.75, 2.6, 0, Math.PI / 2),
    ...place(throwOver(0, 0.05, 0.5, 0.5), 0.75, 2.2, 0, Math.PI / 2),
    ...place(coffeeTable(0.4, oak), 2.3, 2.5),
    ...place(candle(0.12), 2.2, 2.55, 0.4),
    ...place(mug(), 2.45, 2.4, 0.4),
    ...place(candle(0.16), 2.7, 3.75, 1.41),
    ...place(candle(0.22), 2.55, 3.74, 1.41),
    ...place(dryGrass(12, 0.7), 1.85, 4.1),
    ...place(framed(0.6, 0.5, 71), 1.2, 4.39, 1.6),
  ]
  return {
    shapes,
    portals: room.portals,
    lamps: [
      { at: [3.1, 3.62, 0.72], radius: 0.16, colour: [1.3, 0.62, 0.22] },
      { at: [2.2, 2.5, 0.62], radius: 0.03, colour: [0.12, 0.07, 0.03] },
    ],
    camera: { at: [2.7, 0.05, 1.35], turn: 0, wide: 0.72, rise: 0.12 },
    backdrop: { ...dusk, seed: 4 },
    sun: [0, 0, 1],
    seed: 30,
    ...lampLight,
    key: 0.2,
  }
}
