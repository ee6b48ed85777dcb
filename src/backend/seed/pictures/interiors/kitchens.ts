import { dusk, morning, summer } from './backdrop.ts'
import { laidTable } from './dining.ts'
import { daySun, lampLight } from './living.ts'
import {
  darkOak,
  dyed,
  greyTile,
  inkLinen,
  iron,
  linen,
  material,
  oak,
  oakFloor,
  oldFloor,
  paleFloor,
  paleOak,
  sandTile,
  seaTile,
  slab,
  stoneware,
  terracotta,
  warmWall,
  whitePanel,
  whiteTile,
  whiteWall,
  whiteWood,
} from './materials.ts'
import { buildRoom } from './room.ts'
import { chair, stool } from './seats.ts'
import type { Setting } from './setting.ts'
import { box, type Piece, place } from './shapes.ts'
import { rug, table } from './storage.ts'
import { basket, bowl, candle, mug, pendant, twigs } from './things.ts'
import {
  crockeryShelf,
  fridge,
  hob,
  hood,
  island,
  setting,
  sink,
  type UnitLook,
  units,
  worktopThings,
} from './units.ts'

const white: UnitLook = { front: whiteWood, top: oak }
const sage: UnitLook = { front: material('#a3ad95'), top: slab }
const blue: UnitLook = { front: material('#6d8794'), top: oak }
const timber: UnitLook = { front: paleOak, top: material('#e9e5dc', { gloss: 0.3 }), handle: iron }
export function whiteKitchen(): Setting {
  const room = buildRoom({
    wide: 4.6,
    deep: 4,
    high: 2.5,
    floor: oakFloor,
    wall: whiteWall,
    openings: [
      { side: 'back', from: 1.6, to: 3.2, low: 1.12, top: 2.15, panes: [2, 1] },
      { side: 'left', from: 2.0, to: 3.1, low: 0.05, top: 2.15, panes: [1, 1] },
    ],
  })
  const shapes: Piece = [
    ...room.shapes,
    box(0, 3.985, 0.91, 1.6, 0.015, 0.62, whiteTile),
    box(3.2, 3.985, 0.91, 1.4, 0.015, 0.62, whiteTile),
    box(1.6, 3.985, 0.91, 1.6, 0.015, 0.19, whiteTile),
    ...place(units(3.9, white), 0.05, 3.98),
    ...place(sink(), 2.4, 3.98),
    ...place(hob(), 0.95, 3.98),
    ...place(fridge(1.9, whiteWood), 3.97, 3.98),
    ...place(crockeryShelf(1.2, oak, 0), 0.2, 3.98, 1.58),
    ...place(worktopThings(1), 3.05, 3.98),
    ...place(twigs(6, 0.3), 2.95, 4.03, 1.12),
    ...place(crockeryShelf(1.2, oak, 3), 0.2, 3.98, 1.95),
    ...place(
      rug(0.8, 1.8, dyed(linen, '#d9cbb0', { pattern: 'stripe', size: 0.2, second: inkLinen.colour, across: true })),
      2.3,
      2.4,
      0,
      Math.PI / 2,
    ),
    ...place(laidTable(1.3, 1, oak, linen, false), 3.55, 1.85, 0, Math.PI / 2),
    ...place(bowl(0.15), 3.55, 1.85, 0.74),
    ...place(mug(), 3.4, 1.5, 0.74),
  ]
  return {
    shapes,
    portals: room.portals,
    lamps: [],
    camera: { at: [2.6, 0.05, 1.5], turn: -0.12, wide: 0.76, rise: 0.14 },
    backdrop: { ...summer, eye: -0.05 },
    sun: [-0.7, -0.22, 0.6],
    seed: 21,
    ...daySun,
  }
}

export function islandKitchen(): Setting {
  const room = buildRoom({
    wide: 5.6,
    deep: 5,
    high: 2.6,
    floor: paleFloor,
    wall: whiteWall,
    openings: [{ side: 'right', from: 1.2, to: 4.4, low: 0.05, top: 2.3, panes: [3, 1], frame: iron, bar: 0.04 }],
  })
  const stools: Piece = [1.75, 2.55, 3.35].flatMap((x, i) => place(stool(oak, 0.66), x, 2.05, 0, i))
  const shapes: Piece = [
    ...room.shapes,
    box(0.3, 4.98, 0.91, 4.4, 0.02, 0.62, sandTile),
    ...place(units(4.2, timber), 0.3, 4.98),
    ...place(sink(), 1.5, 4.98),
    ...place(hob(), 3.0, 4.98),
    ...place(crockeryShelf(4.2, oak, 1), 0.3, 4.98, 1.6),
    ...place(worktopThings(2), 3.55, 4.98),
    ...place(fridge(2.1, paleOak), 4.52, 4.98),
    ...place(island(2.7, timber), 2.55, 2.75),
    ...stools,
    ...place(twigs(11, 0.55), 3.35, 2.75, 0.92),
    ...place(bowl(0.17, stoneware), 2.4, 2.7, 0.92),
    ...place(mug(), 1.7, 2.6, 0.92),
    ...place(pendant(0.95, 0.19, iron), 1.85, 2.7, 2.6),
    ...place(pendant(0.95, 0.19, iron), 3.2, 2.7, 2.6),
  ]
  return {
    shapes,
    portals: room.portals,
    lamps: [],
    camera: { at: [2.1, 0.0, 1.55], turn: 0.08, wide: 0.76, rise: 0.15 },
    backdrop: morning,
    sun: [0.72, -0.18, 0.45],
    seed: 22,
    ...daySun,
  }
}

export function sageKitchen(): Setting {
  const room = buildRoom({
    wide: 4.2,
    deep: 3.8,
    high: 2.3,
    floor: oldFloor,
    wall: whitePanel,
    ceiling: whitePanel,
    beams: { every: 0.9, stuff: whiteWood, size: 0.12 },
    openings: [{ side: 'back', from: 1.3, to: 2.9, low: 1.1, top: 1.95, panes: [3, 2] }],
  })
  const shapes: Piece = [
    ...room.shapes,
    ...place(units(4.1, sage, 2), 0.05, 3.78),
    ...place(sink(), 2.1, 3.78),
    ...place(hob(), 0.65, 3.78),
    ...place(hood(1.55, 2.3, whiteWood), 0.65, 3.78),
    ...place(crockeryShelf(1.05, oak, 2), 3.05, 3.78, 1.5),
    ...place(crockeryShelf(1.05, oak, 5), 3.05, 3.78, 1.85),
    ...place(worktopThings(3), 2.95, 3.78),
    ...place(twigs(16, 0.25, terracotta), 1.5, 3.85, 1.1),
    ...place(twigs(18, 0.2, terracotta), 2.7, 3.85, 1.1),
    ...place(laidTable(1.5, 2, darkOak, linen, false), 2.05, 1.95),
    ...place(bowl(0.16), 1.85, 1.95, 0.74),
    ...place(twigs(7, 0.35), 2.4, 2.0, 0.74),
    ...place(pendant(0.75, 0.2), 2.05, 1.95, 2.3),
  ]
  return {
    shapes,
    portals: room.portals,
    lamps: [],
    camera: { at: [2.1, -0.1 + 0.15, 1.5], turn: 0, wide: 0.72, rise: 0.13 },
    backdrop: { ...summer, seed: 23, eye: -0.04 },
    sun: [-0.36, 0.6, 0.62],
    seed: 23,
    ...daySun,
  }
}

export function blueKitchen(): Setting {
  const room = buildRoom({
    wide: 4.4,
    deep: 4.2,
    high: 2.5,
    floor: greyTile,
    wall: whiteWall,
    openings: [{ side: 'left', from: 1.3, to: 3.1, low: 1.0, top: 2.15, panes: [2, 1], frame: oak }],
  })
  const shapes: Piece = [
    ...room.shapes,
    box(0.6, 4.185, 0.91, 3.6, 0.015, 0.75, seaTile),
    ...place(units(3.6, blue, 1), 0.7, 4.18),
    ...place(hob(), 2.2, 4.18),
    ...place(hood(1.62, 2.5, whiteWood), 2.2, 4.18),
    ...place(sink(), 3.5, 4.18),
    ...place(crockeryShelf(0.9, oak, 4), 0.85, 4.18, 1.7),
    ...place(crockeryShelf(1.1, oak, 2), 3.0, 4.18, 1.7),
    ...place(worktopThings(5), 0.75, 4.18),
    ...place(table(1.1, 1.1, oak), 1.25, 2.35),
    ...place(chair(oak, linen), 1.25, 1.6, 0, Math.PI + 0.2),
    ...place(chair(oak, linen), 2.0, 2.5, 0, -1.4),
    ...place(setting(), 1.25, 2.05, 0.74),
    ...place(mug(), 1.5, 2.45, 0.74),
    ...place(twigs(31, 0.35), 1.05, 2.6, 0.74),
    ...place(pendant(0.85, 0.22, iron), 1.25, 2.35, 2.5),
    ...place(basket(0.2, 0.32), 4.1, 3.2),
  ]
  return {
    shapes,
    portals: room.portals,
    lamps: [],
    camera: { at: [2.75, 0.1, 1.5], turn: -0.1, wide: 0.72, rise: 0.14 },
    backdrop: { ...summer, seed: 13 },
    sun: [-0.75, -0.1, 0.55],
    seed: 24,
    ...daySun,
  }
}

export function eveningKitchen(): Setting {
  const room = buildRoom({
    wide: 4.6,
    deep: 4.2,
    high: 2.5,
    floor: oakFloor,
    wall: warmWall,
    openings: [{ side: 'back', from: 2.5, to: 4.1, low: 1.1, top: 2.1, panes: [2, 1], frame: oak }],
  })
  const shapes: Piece = [
    ...room.shapes,
    box(0, 4.185, 0.91, 2.45, 0.015, 0.6, whiteTile),
    ...place(units(4.2, { front: material('#4f6058'), top: oak }), 0.2, 4.18),
    ...place(hob(), 1.0, 4.18),
    ...place(sink(), 3.3, 4.18),
    ...place(crockeryShelf(2.1, oak, 1), 0.25, 4.18, 1.6),
    ...place(worktopThings(7), 1.5, 4.18),
    ...place(laidTable(1.7, 2, oak, linen), 2.4, 2.2),
    ...place(candle(0.18), 2.3, 2.2, 0.74),
    ...place(candle(0.13), 2.5, 2.24, 0.74),
    ...place(pendant(0.9, 0.24, material('#4f6058')), 2.4, 2.2, 2.5),
  ]
  return {
    shapes,
    portals: room.portals,
    lamps: [
      { at: [2.4, 2.2, 1.56], radius: 0.08, colour: [1.5, 1.05, 0.58] },
      { at: [1.2, 3.7, 1.5], radius: 0.15, colour: [0.7, 0.5, 0.28] },
    ],
    camera: { at: [2.1, 0.0, 1.5], turn: 0.04, wide: 0.74, rise: 0.14 },
    backdrop: { ...dusk, eye: -0.03 },
    sun: [0, 0, 1],
    seed: 25,
    ...lampLight,
  }
}
