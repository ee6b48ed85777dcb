import { autumn, dusk, morning, summer, winter } from './backdrop.ts'
import {
  blueLinen,
  blueWool,
  creamWool,
  darkOak,
  dyed,
  grassLinen,
  greenWool,
  greyWool,
  inkLinen,
  iron,
  leather,
  linen,
  mustard,
  oak,
  oakFloor,
  oldFloor,
  paleFloor,
  pinePanel,
  rustLinen,
  sandLinen,
  seaLinen,
  stoneware,
  warmWall,
  whiteLinen,
  whitePanel,
  whiteWall,
  whiteWood,
} from './materials.ts'
import { buildRoom, curtains } from './room.ts'
import { armchair, bench, sofa, throwOver } from './seats.ts'
import type { Setting } from './setting.ts'
import { type Piece, place } from './shapes.ts'
import { bookcase, coffeeTable, roundRug, rug, sideboard, sideTable, stove } from './storage.ts'
import {
  basket,
  bookPile,
  bookRow,
  bowl,
  candle,
  dryGrass,
  floorLamp,
  framed,
  globe,
  logs,
  mug,
  pendant,
  plant,
  tableLamp,
  twigs,
} from './things.ts'

export const daySun: Pick<Setting, 'sunColour' | 'sunSize' | 'sky' | 'ambient' | 'key'> = {
  sunColour: [6, 5.3, 4.2],
  sunSize: 0.022,
  sky: [2.5, 2.75, 2.95],
  ambient: [0.2, 0.19, 0.17],
  key: 0.4,
}

export const lampLight: Pick<Setting, 'sunColour' | 'sunSize' | 'sky' | 'ambient' | 'key'> = {
  sunColour: [0, 0, 0],
  sunSize: 0.022,
  sky: [0.32, 0.42, 0.62],
  ambient: [0.06, 0.045, 0.03],
  key: 0.22,
}

export function panorama(): Setting {
  const room = buildRoom({
    wide: 6.4,
    deep: 5.6,
    high: 2.75,
    floor: oakFloor,
    wall: whiteWall,
    openings: [
      { side: 'back', from: 0.9, to: 5.5, low: 0.32, top: 2.4, panes: [3, 1], frame: oak },
      { side: 'left', from: 2.9, to: 4.9, low: 0.05, top: 2.4, panes: [2, 1], frame: oak },
    ],
  })
  const shapes: Piece = [
    ...room.shapes,
    ...place(rug(3, 2.1, creamWool), 3.3, 3.1),
    ...place(sofa(2.5, linen, [seaLinen, mustard, blueLinen]), 5.3, 3.25, 0, -Math.PI / 2),
    ...place(armchair(greyWool, oak, rustLinen), 1.75, 3.55, 0, 0.75),
    ...place(coffeeTable(0.5, oak), 3.35, 3.0),
    ...place(bookPile(3, 4), 3.2, 3.1, 0.4, 0.4),
    ...place(mug(), 3.55, 2.85, 0.4, 0.5),
    ...place(twigs(5, 0.55), 3.4, 3.2, 0.4),
    ...place(floorLamp(), 5.6, 4.95),
    ...place(dryGrass(3), 0.55, 5.15),
    ...place(throwOver(0, 0.05, 0.5, 0.55, creamWool), 5.25, 2.6, 0, -Math.PI / 2),
    ...place(pendant(1.0, 0.22), 3.35, 3, 2.75),
    ...place(framed(0.7, 0.9, 3), 6.39, 3.2, 1.6, -Math.PI / 2),
  ]
  return {
    shapes,
    portals: room.portals,
    lamps: [],
    camera: { at: [2.9, 0.25, 1.42], turn: 0.04, wide: 0.78, rise: 0.14 },
    backdrop: { ...summer, eye: -0.02 },
    sun: [-0.62, 0.5, 0.6],
    seed: 1,
    ...daySun,
  }
}

export function cottage(): Setting {
  const room = buildRoom({
    wide: 5.4,
    deep: 5,
    high: 2.25,
    floor: oldFloor,
    wall: whitePanel,
    ceiling: whitePanel,
    beams: { every: 0.95, stuff: darkOak, size: 0.15 },
    openings: [
      { side: 'left', from: 1.3, to: 2.5, low: 0.85, top: 1.95, panes: [3, 2] },
      { side: 'left', from: 3.2, to: 4.4, low: 0.85, top: 1.95, panes: [3, 2] },
      { side: 'back', from: 3.3, to: 4.7, low: 0.85, top: 1.95, panes: [3, 2] },
    ],
  })
  const shapes: Piece = [
    ...room.shapes,
    ...place(stove(2.25), 1.15, 4.35, 0, 0.2),
    ...place(rug(2.5, 1.8, dyed(linen, '#d9c8a8', { pattern: 'stripe', second: linen.colour, size: 0.22 })), 2.6, 2.9),
    ...place(sofa(2.1, blueLinen, [whiteLinen, mustard]), 3.95, 4.2),
    ...place(armchair(linen, darkOak, rustLinen), 1.2, 2.55, 0, 1.2),
    ...place(coffeeTable(0.42, darkOak), 2.9, 2.75),
    ...place(bowl(0.13), 2.8, 2.8, 0.4),
    ...place(mug(whiteWood), 3.1, 2.6, 0.4, 1),
    ...place(basket(0.2, 0.3), 0.45, 3.4),
    ...place(bookcase(0.95, 1.75, whiteWood, 3), 2.35, 4.98),
    ...place(twigs(8, 0.3), 4, 5.02, 0.86),
    ...place(tableLamp(), 5.05, 3.4, 0.5),
    ...place(sideTable(darkOak), 5.05, 3.4),
    ...place(framed(0.5, 0.4, 4), 1.75, 4.99, 1.62),
  ]
  return {
    shapes,
    portals: room.portals,
    lamps: [
      { at: [1.1, 4, 0.72], radius: 0.1, colour: [0.5, 0.24, 0.08] },
      { at: [5.05, 3.4, 0.9], radius: 0.12, colour: [0.4, 0.28, 0.15] },
    ],
    camera: { at: [3.4, 0.2, 1.35], turn: -0.12, wide: 0.76, rise: 0.1 },
    backdrop: { ...summer, seed: 14, rise: 1.3 },
    sun: [-0.75, -0.1, 0.62],
    seed: 2,
    ...daySun,
  }
}

export function openPlan(): Setting {
  const room = buildRoom({
    wide: 6.6,
    deep: 7,
    high: 2.6,
    ridge: 1.7,
    floor: paleFloor,
    wall: whiteWall,
    ceiling: pinePanel,
    skirting: null,
    openings: [
      { side: 'back', from: 1.5, to: 5.1, low: 0.05, top: 2.35, panes: [4, 1], frame: iron, bar: 0.045 },
      { side: 'back', from: 5.12, to: 5.121, low: 3.9, top: 3.901, panes: [1, 1], frame: iron, bar: 0.001 },
      { side: 'right', from: 2.2, to: 5.6, low: 0.05, top: 2.3, panes: [3, 1], frame: iron, bar: 0.045 },
    ],
  })
  const shapes: Piece = [
    ...room.shapes,
    ...place(rug(3.2, 2.3, creamWool), 3.2, 4.3),
    ...place(sofa(2.6, greyWool, [linen, blueWool, creamWool]), 1.35, 4.3, 0, Math.PI / 2),
    ...place(armchair(leather, oak), 4.75, 5.1, 0, -0.6),
    ...place(coffeeTable(0.55, oak), 3.2, 4.2),
    ...place(bookPile(4, 9), 3.05, 4.25, 0.4, 0.3),
    ...place(candle(0.12), 3.5, 4.05, 0.4),
    ...place(dryGrass(6, 1.1), 0.6, 6.5),
    ...place(globe(1.3, 0.34), 3.3, 4.4, 4.15),
    ...place(plant(5, 1.5), 5.9, 6.4),
    ...place(floorLamp(1.6), 0.6, 2.75),
    ...place(framed(0.9, 1.15, 6), 0.01, 4.3, 1.65, Math.PI / 2),
    ...place(bench(1.2, oak), 5.9, 3.2, 0, Math.PI / 2),
  ]
  return {
    shapes,
    portals: room.portals.filter((p) => p.u[0] === 0 || p.u[0] > 0.3),
    lamps: [],
    camera: { at: [3.3, 0.2, 1.5], turn: 0, wide: 0.74, rise: 0.0 },
    backdrop: { ...morning, seed: 4 },
    sun: [0.72, 0.28, 0.5],
    seed: 3,
    ...daySun,
  }
}

export function evening(): Setting {
  const room = buildRoom({
    wide: 5.8,
    deep: 5.2,
    high: 2.5,
    floor: oakFloor,
    wall: warmWall,
    openings: [{ side: 'back', from: 0.8, to: 3.4, low: 0.5, top: 2.15, panes: [3, 1], frame: oak }],
  })
  const shapes: Piece = [
    ...room.shapes,
    ...curtains(0.8, 3.4, 5.2, 2.3, linen),
    ...place(rug(2.8, 2, dyed(creamWool, '#cdb797')), 2.7, 2.9),
    ...place(sofa(2.4, greyWool, [mustard, rustLinen, creamWool]), 2.1, 4.25),
    ...place(armchair(inkLinen, oak, creamWool), 4.55, 2.95, 0, -1.15),
    ...place(coffeeTable(0.46, oak), 2.5, 2.7),
    ...place(candle(0.15), 2.35, 2.75, 0.4),
    ...place(candle(0.1), 2.5, 2.62, 0.4),
    ...place(bowl(0.14), 2.72, 2.8, 0.4),
    ...place(floorLamp(1.55), 0.55, 3.5),
    ...place(sideboard(1.6, oak), 4.8, 5.18),
    ...place(tableLamp(stoneware), 5.3, 4.98, 0.62),
    ...place(bookRow(0.6, 4), 4.25, 4.93, 0.62),
    ...place(framed(0.75, 0.6, 7, '#50707f', '#e2d3b8'), 4.7, 5.19, 1.5),
    ...place(throwOver(0, 0.05, 0.5, 0.5, creamWool), 2.75, 4.25),
    ...place(basket(0.22, 0.34), 5.4, 3.9),
  ]
  return {
    shapes,
    portals: room.portals,
    lamps: [
      { at: [0.55, 3.5, 1.3], radius: 0.14, colour: [2.1, 1.45, 0.78] },
      { at: [5.3, 4.98, 1.0], radius: 0.1, colour: [1.1, 0.75, 0.4] },
      { at: [2.4, 2.7, 0.66], radius: 0.03, colour: [0.22, 0.14, 0.06] },
    ],
    camera: { at: [3.1, 0.15, 1.35], turn: -0.03, wide: 0.76, rise: 0.14 },
    backdrop: { ...dusk, seed: 7 },
    sun: [0, 0, 1],
    seed: 4,
    ...lampLight,
  }
}

export function winterRoom(): Setting {
  const room = buildRoom({
    wide: 5.6,
    deep: 5,
    high: 2.45,
    floor: oldFloor,
    wall: whiteWall,
    beams: { every: 1.1, stuff: whiteWood, size: 0.13 },
    openings: [
      { side: 'back', from: 2.5, to: 5, low: 0.6, top: 2.1, panes: [4, 2] },
      { side: 'right', from: 2.2, to: 4, low: 0.6, top: 2.1, panes: [3, 2] },
    ],
  })
  const shapes: Piece = [
    ...room.shapes,
    ...place(stove(2.45), 0.95, 4.3, 0, 0.35),
    ...place(rug(2.5, 1.7, creamWool), 2.75, 2.95),
    ...place(sofa(2.1, dyed(linen, '#9f5a4a'), [creamWool, linen]), 3.9, 4.15),
    ...place(armchair(creamWool, oak, dyed(linen, '#9f5a4a')), 1.1, 2.5, 0, 1.0),
    ...place(coffeeTable(0.44, oldFloor === oakFloor ? oak : darkOak), 2.95, 2.75),
    ...place(mug(whiteWood), 2.85, 2.85, 0.4),
    ...place(mug(whiteWood), 3.15, 2.7, 0.4, 2),
    ...place(candle(0.14), 2.98, 2.62, 0.4),
    ...place(logs(0.7, 5, 3), 0.1, 3.2),
    ...place(twigs(12, 0.35), 3.0, 5.02, 0.6),
    ...place(candle(0.16), 4.2, 5.04, 0.6),
    ...place(candle(0.12), 4.4, 5.04, 0.6),
    ...place(throwOver(0, 0.05, 0.5, 0.6, greyWool), 3.5, 4.15),
    ...place(framed(0.5, 0.62, 9), 1.8, 4.99, 1.5),
  ]
  return {
    shapes,
    portals: room.portals,
    lamps: [
      { at: [1.1, 3.95, 0.72], radius: 0.1, colour: [0.75, 0.34, 0.1] },
      { at: [4.3, 4.9, 0.85], radius: 0.05, colour: [0.1, 0.06, 0.03] },
    ],
    camera: { at: [2.3, 0.2, 1.4], turn: 0.1, wide: 0.76, rise: 0.12 },
    backdrop: { ...winter, eye: 0.02 },
    sun: [0.8, 0.2, 0.3],
    seed: 5,
    ...daySun,
    sunColour: [3.4, 2.8, 2.1],
    sky: [2.3, 2.6, 2.9],
  }
}

export function blueHour(): Setting {
  const room = buildRoom({
    wide: 6,
    deep: 5.2,
    high: 2.6,
    floor: oakFloor,
    wall: dyed(whiteWall, '#a9b8b4'),
    openings: [
      { side: 'left', from: 1.1, to: 4.4, low: 0.05, top: 2.3, panes: [3, 1], frame: whiteWood },
      { side: 'back', from: 3.7, to: 5.3, low: 0.75, top: 2.1, panes: [2, 1] },
    ],
  })
  const shapes: Piece = [
    ...room.shapes,
    ...place(rug(2.9, 2, dyed(linen, '#e4d8c2', { pattern: 'stripe', size: 0.3, second: seaLinen.colour })), 3.1, 2.9),
    ...place(sofa(2.3, sandLinen, [blueLinen, whiteLinen, grassLinen]), 2.1, 4.35),
    ...place(armchair(grassLinen, oak), 4.9, 3.4, 0, -0.9),
    ...place(coffeeTable(0.34, oak, 0.44), 2.6, 2.95),
    ...place(coffeeTable(0.26, darkOak, 0.36), 3.15, 2.7),
    ...place(twigs(21, 0.4), 2.6, 2.95, 0.44),
    ...place(mug(), 3.15, 2.65, 0.36),
    ...place(plant(9, 1.55), 0.6, 4.75),
    ...place(framed(0.62, 0.82, 12), 1.7, 5.19, 1.62),
    ...place(framed(0.62, 0.82, 15, '#a98d62', '#dfe3dc'), 2.5, 5.19, 1.62),
    ...place(floorLamp(1.5), 5.5, 4.6),
    ...place(bookPile(3, 6), 4.4, 5.04, 0.75),
  ]
  return {
    shapes,
    portals: room.portals,
    lamps: [],
    camera: { at: [3.5, 0.2, 1.4], turn: -0.02, wide: 0.78, rise: 0.14 },
    backdrop: { ...autumn, seed: 17 },
    sun: [-0.78, 0.06, 0.42],
    seed: 6,
    ...daySun,
    sunColour: [6.4, 5, 3.2],
  }
}

export function readingCorner(): Setting {
  const room = buildRoom({
    wide: 4.6,
    deep: 4.2,
    high: 2.5,
    floor: paleFloor,
    wall: dyed(whiteWall, '#d9d6c6'),
    openings: [{ side: 'back', from: 1.3, to: 2.9, low: 0.45, top: 2.15, panes: [2, 1], frame: oak }],
  })
  const shapes: Piece = [
    ...room.shapes,
    ...curtains(1.3, 2.9, 4.2, 2.3, whiteLinen),
    ...place(roundRug(1.15, dyed(greyWool, '#b8ab8f')), 2.2, 2.75),
    ...place(armchair(greenWool, oak, creamWool), 1.55, 2.95, 0, 0.55),
    ...place(armchair(greenWool, oak), 3.15, 3.0, 0, -0.6),
    ...place(sideTable(oak, 0.48), 2.35, 3.25),
    ...place(mug(), 2.3, 3.2, 0.48),
    ...place(bookPile(2, 3), 2.42, 3.32, 0.48),
    ...place(bookcase(1.15, 2.1, oak, 5), 3.95, 4.18),
    ...place(bookcase(0.8, 2.1, oak, 8), 0.45, 4.18),
    ...place(floorLamp(1.6), 0.95, 2.3),
    ...place(basket(0.24, 0.32), 3.9, 2.7),
    ...place(throwOver(0, 0.1, 0.44, 0.42, creamWool), 3.15, 3.0, 0, -0.6),
  ]
  return {
    shapes,
    portals: room.portals,
    lamps: [],
    camera: { at: [2.2, 0.15, 1.3], turn: 0.02, wide: 0.72, rise: 0.16 },
    backdrop: { ...summer, seed: 31, rise: 1.5 },
    sun: [-0.45, 0.62, 0.62],
    seed: 7,
    ...daySun,
  }
}
