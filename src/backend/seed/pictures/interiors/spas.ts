import { dusk, summer } from './backdrop.ts'
import { spaTub, towelPile, towels } from './fixtures.ts'
import { daySun, lampLight } from './living.ts'
import {
  aspen,
  dyed,
  greyTile,
  iron,
  material,
  oak,
  pinePanel,
  sandLinen,
  seaLinen,
  slab,
  whiteLinen,
  whiteWall,
} from './materials.ts'
import { buildRoom } from './room.ts'
import { stool } from './seats.ts'
import type { Setting } from './setting.ts'
import { box, cone, type Piece, place } from './shapes.ts'
import { candle, lantern, plant } from './things.ts'

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
