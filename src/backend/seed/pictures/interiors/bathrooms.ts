import { dusk, summer } from './backdrop.ts'
import { bathMat, bathtub, bottle, shower, showerScreen, toilet, towelPile, towels, washStand } from './fixtures.ts'
import { daySun, lampLight } from './living.ts'
import {
  dyed,
  greyTile,
  linen,
  material,
  oak,
  paleFloor,
  paleOak,
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
import { stool } from './seats.ts'
import type { Setting } from './setting.ts'
import { box, cone, type Piece, place } from './shapes.ts'
import { basket, candle, plant, twigs } from './things.ts'

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
