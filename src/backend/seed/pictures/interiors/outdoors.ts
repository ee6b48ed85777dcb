import { autumn, type Backdrop, dusk, morning, night, summer } from './backdrop.ts'
import { bottle, towelPile, woodenTub } from './fixtures.ts'
import {
  blueLinen,
  blueware,
  creamWool,
  darkGlass,
  darkOak,
  deckFloor,
  dyed,
  greyWood,
  iron,
  linen,
  type Material,
  material,
  oak,
  paleOak,
  rustLinen,
  sandLinen,
  seaLinen,
  snow,
  stoneware,
  whiteLinen,
  whiteWood,
} from './materials.ts'
import { stream } from './noise.ts'
import { armchair, bench, chair, lounger, sofa, stool, throwOver } from './seats.ts'
import type { Setting } from './setting.ts'
import { box, cone, type Piece, place, rod } from './shapes.ts'
import { coffeeTable, rug, sideTable, table } from './storage.ts'
import { basket, bookPile, bowl, candle, glassOf, lantern, mug, twigs } from './things.ts'
import { setting } from './units.ts'

const daylight: Pick<Setting, 'sunColour' | 'sunSize' | 'sky' | 'ambient' | 'key' | 'portals'> = {
  portals: [],
  sunColour: [3.6, 3.2, 2.5],
  sunSize: 0.02,
  sky: [0.95, 1.05, 1.2],
  ambient: [0.5, 0.5, 0.5],
  key: 0.42,
}

const twilight: typeof daylight = {
  ...daylight,
  sunColour: [0, 0, 0],
  sky: [0.4, 0.36, 0.46],
  ambient: [0.14, 0.12, 0.14],
  key: 0.24,
}

/** A tuft of marram grass, bent by the west wind. */
export function marram(
  seed: number,
  h: number,
  blades: number,
  green = '#98a06a',
  dark = '#6f7c55',
  pale = '#c6b77f',
): Piece {
  const next = stream(seed)
  const stuffs = [material(green), material(dark), material(pale)]
  const out: Piece = []
  for (let i = 0; i < blades; i++) {
    const a = next() * 6.3
    const r = next() * 0.16
    const lean = 0.1 + next() * 0.25
    const top = h * (0.55 + next() * 0.45)
    const m = stuffs[Math.floor(next() * 3)] as Material
    const x = Math.cos(a) * r
    const y = Math.sin(a) * r * 0.8
    const bx = x * 2 + lean * 0.35
    const by = y * 1.6
    out.push(
      rod([x, y, -0.05], [bx, by, top * 0.62], 0.006, m, 0.005),
      rod([bx, by, top * 0.62], [bx + lean * 0.8 + x, by + y * 0.6, top], 0.005, m, 0.0015),
    )
  }
  return out
}

/** Grass along a line of points just outside a deck. */
function grassEdge(
  seed: number,
  x0: number,
  x1: number,
  y: number,
  z: number,
  h: number,
  tint?: [string, string, string],
): Piece {
  const next = stream(seed)
  const out: Piece = []
  for (let x = x0; x < x1; x += 0.3 + next() * 0.22)
    out.push(
      ...place(marram(Math.floor(next() * 999), h * (0.7 + next() * 0.5), 13, ...(tint ?? [])), x, y + next() * 0.5, z),
    )
  return out
}

function deck(x0: number, x1: number, y0: number, y1: number, across = false): Piece {
  return [
    box(x0, y0, -0.06, x1 - x0, y1 - y0, 0.06, { ...deckFloor, across }),
    box(x0, y1 - 0.03, -0.3, x1 - x0, 0.03, 0.25, greyWood),
  ]
}

/** A boarded house wall along y at x, with a glazed door; `side` is the way it faces. */
function houseWall(x: number, y0: number, y1: number, m: Material, doorAt: number, side: 1 | -1): Piece {
  const t = side > 0 ? x - 0.2 : x
  const frame = whiteWood
  const out: Piece = [
    box(t, y0, 0, 0.2, doorAt - y0, 2.7, m),
    box(t, doorAt + 1.8, 0, 0.2, y1 - doorAt - 1.8, 2.7, m),
    box(t, doorAt, 2.2, 0.2, 1.8, 0.5, m),
    box(t + 0.09, doorAt, 0, 0.02, 1.8, 2.2, darkGlass),
  ]
  for (const y of [doorAt, doorAt + 0.87, doorAt + 1.74]) out.push(box(x - 0.05, y, 0, 0.1, 0.06, 2.2, frame))
  out.push(
    box(x - 0.05, doorAt, 2.14, 0.1, 1.8, 0.06, frame),
    box(x - (side > 0 ? 0.3 : 0.4), y0, 2.7, 0.7, y1 - y0, 0.1, material('#e9e4d8')),
  )
  return out
}

const black = material('#3d3b39', { pattern: 'panel', size: 0.14 })
const red = material('#93493b', { pattern: 'panel', size: 0.14 })
const white = material('#eeeae0', { pattern: 'panel', size: 0.14 })

/** A screen of boards along x that keeps the wind off. */
function screen(x0: number, x1: number, y: number, h: number, m: Material): Piece {
  const out: Piece = []
  for (let z = 0.08; z < h; z += 0.15) out.push(box(x0, y, z, x1 - x0, 0.025, 0.125, m))
  for (let x = x0; x <= x1; x += 1.35) out.push(box(x, y - 0.06, 0, 0.07, 0.06, h, m))
  return out
}

export function deckTable(): Setting {
  const shapes: Piece = [
    ...deck(-4, 4.5, -1, 5.6),
    ...houseWall(-2.35, -1, 5, black, 2.2, 1),
    ...place(table(2, 0.95, greyWood), 0.6, 3.1),
    ...[-0.65, 0, 0.65].flatMap((x) => [
      ...place(chair(oak, linen), 0.6 + x, 3.72, 0, x * 0.15),
      ...place(chair(oak, linen), 0.6 + x, 2.5, 0, Math.PI - x * 0.15),
    ]),
    ...place(setting(), 0, 2.85, 0.74),
    ...place(setting(), 1.2, 2.85, 0.74),
    ...place(twigs(5, 0.35), 0.6, 3.15, 0.74),
    ...place(bowl(0.15, blueware), 0.95, 3.3, 0.74),
    ...place(bottle(0.3, material('#7d8f6a', { gloss: 0.5 })), 0.25, 3.3, 0.74),
    ...place(bench(1.3, greyWood), -1.95, 1.2, 0, Math.PI / 2),
    ...grassEdge(4, -2.2, 4.6, 5.75, -0.35, 0.75),
  ]
  return {
    shapes,
    lamps: [],
    camera: { at: [0.5, -0.9, 1.65], turn: -0.03, wide: 0.72, rise: 0.12 },
    backdrop: { ...summer, seed: 51, rise: 0.9 },
    sun: [0.55, -0.35, 0.75],
    seed: 61,
    ...daylight,
  }
}

export function deckLoungers(): Setting {
  const shapes: Piece = [
    ...deck(-5, 5, -1, 5),
    ...place(lounger(oak, whiteLinen), -0.85, 2.4, 0, 2.95),
    ...place(lounger(oak, whiteLinen), 0.95, 2.4, 0, 3.3),
    ...place(sideTable(oak, 0.42), 0.05, 2.0),
    ...place(glassOf(), 0.0, 2.0, 0.42),
    ...place(bookPile(2, 3), 0.1, 2.08, 0.42),
    ...place(towelPile(2, blueLinen, whiteLinen), 2.4, 3.6, 0.43),
    ...place(bench(1.4, greyWood), 2.5, 3.6, 0, 0.1),
    ...place(basket(0.22, 0.34), -2.1, 3.4),
    ...grassEdge(9, -4.5, 4.8, 5.15, -0.35, 0.8),
  ]
  return {
    shapes,
    lamps: [],
    camera: { at: [-0.2, -1, 1.6], turn: 0.03, wide: 0.7, rise: 0.1 },
    backdrop: { ...summer, seed: 62, rise: 0.75, eye: -0.02 },
    sun: [-0.6, 0.3, 0.7],
    seed: 62,
    ...daylight,
  }
}

export function deckShelter(): Setting {
  const shapes: Piece = [
    ...deck(-4, 4, -1, 4.6, true),
    ...screen(-3.4, 2.2, 4.45, 1.55, paleOak),
    ...place(screen(0, 3.2, 0, 1.55, paleOak), 2.3, 1.3, 0, Math.PI / 2),
    ...place(sofa(2.2, sandLinen, [seaLinen, whiteLinen, blueLinen], greyWood), -0.5, 3.75),
    ...place(armchair(linen, oak, rustLinen), 1.45, 2.9, 0, -0.9),
    ...place(coffeeTable(0.45, oak), -0.2, 2.55),
    ...place(mug(), -0.3, 2.5, 0.4),
    ...place(mug(stoneware), 0, 2.65, 0.4),
    ...place(bookPile(2, 8), -0.35, 2.75, 0.4),
    ...place(
      rug(2.6, 1.7, dyed(linen, '#dccdb0', { pattern: 'stripe', size: 0.22, second: seaLinen.colour })),
      -0.2,
      2.6,
    ),
    ...place(throwOver(0, 0.05, 0.5, 0.5, creamWool), -1.05, 3.75),
    ...place(lantern(iron, false), -2.1, 3.5),
    ...place(lantern(iron, false), -2.35, 3.8),
    ...grassEdge(14, -3.6, 3.8, 4.75, 0.2, 1.5),
    ...place(marram(3, 0.7, 26), -2.7, 2.8),
  ]
  return {
    shapes,
    lamps: [],
    camera: { at: [-0.2, -0.9, 1.5], turn: 0, wide: 0.66, rise: 0.08 },
    backdrop: { ...morning, seed: 71 },
    sun: [-0.6, -0.3, 0.7],
    seed: 63,
    ...daylight,
  }
}

export function deckLanterns(): Setting {
  const glow = Array.from(
    { length: 9 },
    (_, i): Piece =>
      place(
        [cone(0, 0, 0, 0.028, 0.028, 0.06, material('#ffe0a4', { glow: 2 }))],
        -2.2 + i * 0.62,
        4.3,
        2.25 - 0.18 * Math.sin((i / 8) * Math.PI),
      ),
  ).flat()
  const shapes: Piece = [
    ...deck(-4, 4.5, -1, 5.2),
    ...houseWall(-2.5, -1, 5, red, 2.0, 1),
    ...place(table(1.8, 0.9, oak), 0.4, 2.9),
    ...[-0.5, 0.3].flatMap((x) => [
      ...place(chair(oak, sandLinen), 0.5 + x, 3.5, 0, x * 0.2),
      ...place(chair(oak, sandLinen), 0.5 + x, 2.3, 0, Math.PI),
    ]),
    ...place(lantern(iron), 0.4, 2.9, 0.74),
    ...place(candle(0.12), 0.0, 2.8, 0.74),
    ...place(glassOf(), 0.75, 2.7, 0.74),
    ...place(glassOf(), 0.1, 3.1, 0.74),
    ...place(bowl(0.14), 0.85, 3.0, 0.74),
    ...place(lantern(iron), -1.7, 3.9),
    ...place(lantern(iron), 2.2, 4.4),
    ...place(lantern(iron), 2.5, 4.2),
    ...place(lantern(iron), -1.5, 4.2),
    rod([-2.6, 4.3, 2.3], [-2.6, 4.3, 0], 0.03, greyWood),
    rod([3.0, 4.3, 2.3], [3.0, 4.3, 0], 0.03, greyWood),
    ...glow,
    ...grassEdge(24, -2.2, 4.5, 5.3, -0.35, 0.8, ['#7c8467', '#555f4f', '#99906f']),
  ]
  return {
    shapes,
    lamps: [
      { at: [0.4, 2.9, 1.0], radius: 0.05, colour: [0.85, 0.55, 0.25] },
      { at: [-1.6, 4.0, 0.25], radius: 0.05, colour: [0.5, 0.32, 0.14] },
      { at: [2.35, 4.2, 0.25], radius: 0.05, colour: [0.55, 0.35, 0.15] },
      { at: [-2.3, 2.9, 1.6], radius: 0.3, colour: [0.35, 0.24, 0.12] },
    ],
    camera: { at: [0.4, -0.9, 1.6], turn: -0.03, wide: 0.7, rise: 0.1 },
    backdrop: { ...dusk, seed: 31, sunAz: 0.32 },
    sun: [0, 0, 1],
    seed: 64,
    ...twilight,
  }
}

export function deckSea(): Setting {
  const shapes: Piece = [
    ...deck(-4, 4, -1, 4.2),
    ...houseWall(2.35, -1, 4, white, 1.2, -1),
    ...place(armchair(whiteLinen, oak, blueLinen), -0.75, 2.6, 0, 2.75),
    ...place(armchair(whiteLinen, oak), 0.75, 2.65, 0, 3.5),
    ...place(stool(oak, 0.42), 0.0, 2.9),
    ...place(mug(), -0.05, 2.88, 0.42),
    ...place(mug(stoneware), 0.07, 2.95, 0.42),
    ...place(throwOver(0, 0.1, 0.45, 0.4, creamWool), 0.75, 2.65, 0, 3.5),
    ...place(twigs(8, 0.3), 1.9, 3.5, 0.46),
    ...place(bench(0.8, greyWood), 1.9, 3.5),
    ...grassEdge(33, -4, 2.3, 4.35, -0.35, 0.65),
  ]
  return {
    shapes,
    lamps: [],
    camera: { at: [-0.3, -0.9, 1.55], turn: 0.03, wide: 0.68, rise: 0.07 },
    backdrop: { ...autumn, seed: 81, rise: 0.45, eye: -0.05, sky: summer.sky },
    sun: [-0.7, 0.1, 0.4],
    seed: 65,
    ...daylight,
    sunColour: [3.8, 2.9, 1.8],
  }
}

const steam = Array.from({ length: 16 }, (_, i) => {
  const x = 560 + ((i * 137) % 520)
  const y = 640 - ((i * 71) % 330)
  return `<ellipse cx="${x}" cy="${y}" rx="${70 + (i % 5) * 26}" ry="${36 + (i % 4) * 17}" fill="#f6e9dc" opacity="${(0.3 - i * 0.01).toFixed(3)}"/>`
}).join('')
const steamVeil = `<defs><filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feTurbulence type="fractalNoise" baseFrequency="0.006 0.004" numOctaves="3" seed="4"/><feDisplacementMap in="SourceGraphic" scale="130" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="17"/></filter></defs><g filter="url(#soft)">${steam}</g>`

export function tubDusk(): Setting {
  const shapes: Piece = [
    ...deck(-4, 4, -3, 5),
    ...place(woodenTub(0.98, 0.98, darkOak), 0, 2.9),
    ...place([box(-0.55, -0.28, 0, 1.1, 0.28, 0.24, greyWood), box(-0.5, 0, 0, 1, 0.3, 0.48, greyWood)], -0.75, 1.72),
    ...place(lantern(iron), 1.35, 2.2),
    ...place(lantern(iron), 1.6, 2.5),
    ...place(lantern(iron), -1.75, 2.9),
    ...place(stool(oak, 0.5), -1.6, 2.2),
    ...place(towelPile(3, whiteLinen, seaLinen), -1.6, 2.2, 0.5),
    rod([0.75, 3.55, 0.9], [0.75, 3.55, 2.4], 0.06, iron),
    ...grassEdge(44, -4, 4, 5.1, -0.35, 0.8, ['#7c8467', '#555f4f', '#99906f']),
  ]
  return {
    shapes,
    lamps: [
      { at: [1.45, 2.3, 0.25], radius: 0.06, colour: [0.7, 0.42, 0.18] },
      { at: [-1.75, 2.9, 0.25], radius: 0.06, colour: [0.5, 0.3, 0.13] },
    ],
    camera: { at: [0.1, -1.7, 1.85], turn: 0, wide: 0.62, rise: 0.12 },
    backdrop: { ...dusk, seed: 52, sunAz: -0.28 },
    sun: [0, 0, 1],
    water: { level: 0.86, box: [-0.95, 1.95, 0.95, 3.85], round: true, tint: [0.6, 0.78, 0.8], calm: 0.07 },
    veil: steamVeil,
    seed: 66,
    ...twilight,
    key: 0.22,
  }
}

export function tubSnow(): Setting {
  const white = {
    ...night,
    sand: material('#c8d2de').colour,
    shade: material('#7f90a8').colour,
    sky: material('#44597a').colour,
    low: material('#e3bfae').colour,
    cloud: material('#8a8ea3').colour,
    grass: material('#8f8d86').colour,
    grassDark: material('#5d6470').colour,
  }
  const shapes: Piece = [
    box(-9, -3, -0.08, 18, 8.4, 0.07, snow),
    ...deck(-1.9, 1.9, -3, 4.6),
    ...grassEdge(5, -5, 5, 4.9, -0.1, 0.8, ['#a8a284', '#85806a', '#cabf9e']),
    ...place(woodenTub(0.98, 0.98, oak), 0.15, 2.9),
    ...place([box(-0.55, -0.28, 0, 1.1, 0.28, 0.24, greyWood), box(-0.5, 0, 0, 1, 0.3, 0.48, greyWood)], 0.9, 1.72),
    ...place(lantern(iron), -1.3, 2.1),
    ...place(lantern(iron), -1.5, 2.5),
    ...place(lantern(iron), 1.7, 2.6),
    rod([-0.6, 3.55, 0.9], [-0.6, 3.55, 2.4], 0.06, iron),
    ...place(stool(oak, 0.5), 1.65, 1.9),
    ...place(towelPile(2, creamWool, rustLinen), 1.65, 1.9, 0.5),
    ...[-2.8, -2.3, 2.4, 2.9, 3.4].flatMap((x, i) =>
      place(marram(i + 3, 0.8, 18, '#a8a284', '#85806a', '#cabf9e'), x, 3.2 + (i % 2) * 0.8, 0),
    ),
  ]
  return {
    shapes,
    lamps: [
      { at: [-1.35, 2.2, 0.25], radius: 0.06, colour: [0.75, 0.45, 0.18] },
      { at: [1.7, 2.6, 0.25], radius: 0.06, colour: [0.6, 0.36, 0.15] },
    ],
    camera: { at: [0, -1.7, 1.85], turn: 0, wide: 0.62, rise: 0.12 },
    backdrop: { ...white, seed: 33 } satisfies Backdrop,
    sun: [0, 0, 1],
    water: { level: 0.86, box: [-0.8, 1.95, 1.1, 3.85], round: true, tint: [0.6, 0.78, 0.8], calm: 0.07 },
    veil: steamVeil,
    seed: 67,
    ...twilight,
    sky: [0.36, 0.42, 0.56],
    key: 0.27,
  }
}
