import { autumn, dusk, morning, summer } from './backdrop.ts'
import { bed, bunks, nightstand } from './beds.ts'
import { daySun, lampLight } from './living.ts'
import {
  blueLinen,
  bluePanel,
  blueWall,
  blueWool,
  creamWool,
  dyed,
  grassLinen,
  greyWool,
  inkLinen,
  linen,
  mustard,
  oak,
  oakFloor,
  oldFloor,
  paleFloor,
  paleOak,
  pinePanel,
  rustLinen,
  sandLinen,
  seaLinen,
  seaWall,
  stoneware,
  warmWall,
  whiteLinen,
  whitePanel,
  whiteWall,
  whiteWood,
} from './materials.ts'
import { buildRoom, curtains } from './room.ts'
import { armchair, bench, chair, stool } from './seats.ts'
import type { Setting } from './setting.ts'
import { type Piece, place } from './shapes.ts'
import { roundRug, rug } from './storage.ts'
import { basket, bookPile, candle, dryGrass, framed, globe, mug, pendant, tableLamp, twigs } from './things.ts'

export function linenWhite(): Setting {
  const room = buildRoom({
    wide: 4.6,
    deep: 4.4,
    high: 2.6,
    floor: paleFloor,
    wall: whiteWall,
    openings: [{ side: 'left', from: 1.2, to: 3.3, low: 0.3, top: 2.2, panes: [2, 1], frame: oak }],
  })
  const shapes: Piece = [
    ...room.shapes,
    ...place(rug(2.9, 1.5, creamWool), 2.5, 2.1),
    ...place(bed(1.7, { pillow: linen, blanket: sandLinen, small: seaLinen }), 2.5, 4.38),
    ...place(nightstand(), 1.25, 4.38),
    ...place(nightstand(), 3.75, 4.38),
    ...place(tableLamp(), 3.75, 4.2, 0.5),
    ...place(twigs(4, 0.4), 1.22, 4.2, 0.5),
    ...place(bookPile(2, 5), 3.66, 4.08, 0.5),
    ...place(framed(1.1, 0.7, 5), 2.5, 4.39, 1.75),
    ...place(bench(1.2, oak), 2.5, 1.95),
    ...place(globe(0.6, 0.26), 2.5, 2.6, 2.6),
    ...place(dryGrass(2, 0.9), 0.4, 4.05),
  ]
  return {
    shapes,
    portals: room.portals,
    lamps: [],
    camera: { at: [2.75, 0.1, 1.4], turn: -0.06, wide: 0.74, rise: 0.14 },
    backdrop: morning,
    sun: [-0.75, -0.12, 0.5],
    seed: 11,
    ...daySun,
    key: 0.44,
  }
}

export function blueRoom(): Setting {
  const room = buildRoom({
    wide: 4.4,
    deep: 4.2,
    high: 2.5,
    floor: oakFloor,
    wall: whiteWall,
    walls: { back: bluePanel, right: whiteWall },
    openings: [{ side: 'right', from: 1.3, to: 2.7, low: 0.7, top: 2.1, panes: [2, 2] }],
  })
  const shapes: Piece = [
    ...room.shapes,
    ...place(
      rug(2.6, 1.5, dyed(linen, '#e9e0cd', { pattern: 'stripe', size: 0.25, second: blueLinen.colour })),
      2.1,
      2.1,
    ),
    ...place(
      bed(1.6, { frame: whiteWood, duvet: dyed(linen, '#dfe6e6'), pillow: blueLinen, blanket: blueWool }),
      2.1,
      4.18,
    ),
    ...place(nightstand(whiteWood), 0.85, 4.18),
    ...place(nightstand(whiteWood), 3.35, 4.18),
    ...place(tableLamp(blueWall), 0.85, 4.0, 0.5),
    ...place(twigs(9, 0.35), 3.35, 4.0, 0.5),
    ...place(framed(0.5, 0.62, 18), 1.55, 4.19, 1.62),
    ...place(framed(0.5, 0.62, 22), 2.2, 4.19, 1.62),
    ...place(framed(0.5, 0.62, 28), 2.85, 4.19, 1.62),
    ...place(basket(0.22, 0.36), 0.4, 3.0),
  ]
  return {
    shapes,
    portals: room.portals,
    lamps: [],
    camera: { at: [1.75, 0.1, 1.4], turn: 0.05, wide: 0.74, rise: 0.14 },
    backdrop: summer,
    sun: [0.75, -0.12, 0.6],
    seed: 12,
    ...daySun,
  }
}

export function seaView(): Setting {
  const room = buildRoom({
    wide: 4.8,
    deep: 4.8,
    high: 2.6,
    floor: oakFloor,
    wall: warmWall,
    openings: [{ side: 'back', from: 0.7, to: 4.1, low: 0.25, top: 2.3, panes: [2, 1], frame: oak }],
  })
  const shapes: Piece = [
    ...room.shapes,
    ...curtains(0.7, 4.1, 4.8, 2.45, whiteLinen, 0.5),
    ...place(rug(2.6, 1.9, creamWool), 2.2, 2.9),
    ...place(
      bed(1.7, { duvet: linen, pillow: whiteLinen, blanket: seaLinen, small: inkLinen }),
      4.78,
      2.5,
      0,
      -Math.PI / 2,
    ),
    ...place(nightstand(), 4.78, 3.75, 0, -Math.PI / 2),
    ...place(tableLamp(), 4.6, 3.75, 0.5),
    ...place(armchair(sandLinen, oak, seaLinen), 1.15, 3.6, 0, 2.5),
    ...place(stool(oak), 1.95, 4.1),
    ...place(mug(), 1.95, 4.1, 0.46),
    ...place(pendant(0.7, 0.2), 2.4, 2.9, 2.6),
  ]
  return {
    shapes,
    portals: room.portals,
    lamps: [],
    camera: { at: [1.75, 0.1, 1.45], turn: 0.12, wide: 0.76, rise: 0.13 },
    backdrop: { ...summer, rise: 0.55, eye: -0.05, seed: 6 },
    sun: [-0.35, 0.66, 0.66],
    seed: 13,
    ...daySun,
  }
}

export function underEaves(): Setting {
  const room = buildRoom({
    wide: 4.4,
    deep: 4.4,
    high: 1.0,
    ridge: 1.9,
    floor: paleFloor,
    wall: whitePanel,
    ceiling: whitePanel,
    openings: [{ side: 'back', from: 1.55, to: 2.85, low: 0.85, top: 2.05, panes: [2, 2] }],
  })
  const shapes: Piece = [
    ...room.shapes,
    ...place(
      rug(2.2, 1.5, dyed(linen, '#dccbaa', { pattern: 'stripe', size: 0.2, second: grassLinen.colour })),
      2.2,
      1.75,
    ),
    ...place(
      bed(1.6, { frame: whiteWood, duvet: whiteLinen, pillow: grassLinen, blanket: dyed(greyWool, '#97a083') }),
      2.2,
      4.3,
    ),
    ...place(stool(oak, 0.5), 1.1, 4.05),
    ...place(candle(0.1), 1.1, 4.05, 0.5),
    ...place(stool(oak, 0.5), 3.3, 4.05),
    ...place(tableLamp(stoneware, 0.36), 3.3, 4.05, 0.5),
    ...place(twigs(15, 0.25), 2.75, 4.44, 0.87),
    ...place(basket(0.2, 0.3), 0.55, 3.3),
  ]
  return {
    shapes,
    portals: room.portals,
    lamps: [{ at: [3.3, 4.05, 0.78], radius: 0.1, colour: [0.16, 0.11, 0.06] }],
    camera: { at: [2.2, 0.1, 1.35], turn: 0, wide: 0.74, rise: 0.06 },
    backdrop: { ...autumn, seed: 10, eye: -0.12 },
    sun: [-0.3, 0.62, 0.75],
    seed: 14,
    ...daySun,
  }
}

export function alternate(): Setting {
  const room = buildRoom({
    wide: 4.2,
    deep: 4.2,
    high: 2.5,
    floor: oakFloor,
    wall: dyed(whiteWall, '#dfdccd'),
    openings: [{ side: 'back', from: 1.45, to: 2.75, low: 0.8, top: 2.1, panes: [2, 1], frame: oak }],
  })
  const one = { duvet: whiteLinen, pillow: seaLinen, blanket: dyed(greyWool, '#8fa9a8') }
  const shapes: Piece = [
    ...room.shapes,
    ...curtains(1.45, 2.75, 4.2, 2.25, linen, 0.34, 0.5),
    ...place(
      rug(0.9, 2, dyed(linen, '#d8c6a2', { pattern: 'stripe', size: 0.2, second: linen.colour, across: true })),
      2.1,
      2.6,
    ),
    ...place(bed(0.95, one), 0.75, 4.18),
    ...place(bed(0.95, one), 3.45, 4.18),
    ...place(nightstand(), 2.1, 4.18),
    ...place(tableLamp(), 2.1, 4.0, 0.5),
    ...place(framed(0.5, 0.6, 31), 0.75, 4.19, 1.65),
    ...place(framed(0.5, 0.6, 32), 3.45, 4.19, 1.65),
    ...place(pendant(0.6, 0.2), 2.1, 2.5, 2.5),
  ]
  return {
    shapes,
    portals: room.portals,
    lamps: [],
    camera: { at: [2.1, 0.1, 1.5], turn: 0, wide: 0.72, rise: 0.16 },
    backdrop: { ...summer, seed: 19 },
    sun: [0.3, 0.66, 0.7],
    seed: 15,
    ...daySun,
  }
}

export function lampBedroom(): Setting {
  const room = buildRoom({
    wide: 4.6,
    deep: 4.4,
    high: 2.5,
    floor: oldFloor,
    wall: dyed(whiteWall, '#8c9c96'),
    openings: [{ side: 'left', from: 1.6, to: 3.2, low: 0.6, top: 2.1, panes: [2, 1], frame: oak }],
  })
  const shapes: Piece = [
    ...room.shapes,
    ...place(rug(2.8, 1.6, creamWool), 2.5, 2.1),
    ...place(bed(1.7, { duvet: sandLinen, pillow: rustLinen, blanket: creamWool, sheet: linen }), 2.5, 4.38),
    ...place(nightstand(), 1.25, 4.38),
    ...place(nightstand(), 3.75, 4.38),
    ...place(tableLamp(), 1.25, 4.2, 0.5),
    ...place(tableLamp(), 3.75, 4.2, 0.5),
    ...place(bookPile(3, 8), 3.64, 4.07, 0.5),
    ...place(framed(1.2, 0.75, 41, '#566f74', '#d9b48a'), 2.5, 4.39, 1.72),
    ...place(chair(oak, linen), 0.45, 3.9, 0, 0.9),
  ]
  return {
    shapes,
    portals: room.portals,
    lamps: [
      { at: [1.25, 4.2, 0.88], radius: 0.1, colour: [0.9, 0.62, 0.34] },
      { at: [3.75, 4.2, 0.88], radius: 0.1, colour: [0.9, 0.62, 0.34] },
    ],
    camera: { at: [2.7, 0.1, 1.4], turn: -0.05, wide: 0.74, rise: 0.14 },
    backdrop: dusk,
    sun: [0, 0, 1],
    seed: 16,
    ...lampLight,
    sky: [0.7, 0.85, 1.15],
  }
}

export function bunkRoom(): Setting {
  const room = buildRoom({
    wide: 3.6,
    deep: 3.8,
    high: 2.4,
    floor: oakFloor,
    wall: whitePanel,
    walls: { back: dyed(whitePanel, '#a9bdb8') },
    openings: [{ side: 'right', from: 1.3, to: 2.4, low: 0.85, top: 1.95, panes: [2, 2] }],
  })
  const shapes: Piece = [
    ...room.shapes,
    ...place(
      bunks(
        2.15,
        paleOak,
        { duvet: dyed(linen, '#e0b25e'), pillow: whiteLinen },
        { duvet: dyed(linen, '#7d9fae'), pillow: whiteLinen },
      ),
      0.25,
      2.78,
    ),
    ...place(roundRug(0.85, dyed(creamWool, '#dfc9a0')), 1.75, 1.7),
    ...place(stool(oak, 0.34), 2.35, 1.9),
    ...place(bookPile(3, 12), 2.35, 1.9, 0.34),
    ...place(basket(0.24, 0.34), 3.1, 3.35),
    ...place(framed(0.42, 0.42, 52, '#c98a5a', '#e9dfc8'), 2.9, 3.79, 1.5),
    ...place(globe(0.55, 0.24), 1.9, 1.9, 2.4),
  ]
  return {
    shapes,
    portals: room.portals,
    lamps: [],
    camera: { at: [1.9, -0.05 + 0.1, 1.35], turn: -0.03, wide: 0.68, rise: 0.1 },
    backdrop: summer,
    sun: [0.7, -0.25, 0.62],
    seed: 17,
    ...daySun,
  }
}

export function childrenTwo(): Setting {
  const room = buildRoom({
    wide: 3.9,
    deep: 3.9,
    high: 1.2,
    ridge: 1.5,
    floor: paleFloor,
    wall: whitePanel,
    ceiling: pinePanel,
    openings: [{ side: 'back', from: 1.4, to: 2.5, low: 0.8, top: 1.9, panes: [2, 2], frame: whiteWood }],
  })
  const shapes: Piece = [
    ...room.shapes,
    ...place(bed(0.9, { frame: whiteWood, duvet: dyed(linen, '#d98f6c'), pillow: whiteLinen }), 0.72, 3.85),
    ...place(bed(0.9, { frame: whiteWood, duvet: dyed(linen, '#8fb0b0'), pillow: whiteLinen }), 3.18, 3.85),
    ...place(
      rug(1, 1.7, dyed(linen, '#e7d6b2', { pattern: 'stripe', size: 0.24, second: mustard.colour, across: true })),
      1.95,
      2.3,
    ),
    ...place(stool(oak, 0.45), 1.95, 3.5),
    ...place(tableLamp(seaWall, 0.36), 1.95, 3.5, 0.45),
    ...place(basket(0.22, 0.3), 1.7, 2.6),
    ...place(bookPile(4, 15), 2.15, 2.0, 0.02, 0.5),
  ]
  return {
    shapes,
    portals: room.portals,
    lamps: [],
    camera: { at: [1.95, 0.08, 1.35], turn: 0, wide: 0.7, rise: 0.08 },
    backdrop: { ...summer, seed: 26 },
    sun: [-0.28, 0.64, 0.7],
    seed: 18,
    ...daySun,
  }
}
