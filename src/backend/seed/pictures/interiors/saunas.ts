import { autumn, dusk, summer } from './backdrop.ts'
import { pail, rolledTowel, saunaBenches, saunaStove, towelPile } from './fixtures.ts'
import { daySun, lampLight } from './living.ts'
import {
  aspen,
  aspenBench,
  dyed,
  iron,
  linen,
  type Material,
  material,
  oak,
  paleFloor,
  whiteLinen,
} from './materials.ts'
import { buildRoom } from './room.ts'
import type { Setting } from './setting.ts'
import { box, type Piece, place, soft } from './shapes.ts'
import { lantern } from './things.ts'

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
