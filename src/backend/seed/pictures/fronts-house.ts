import type { Cladding } from './cladding.ts'
import { tone } from './colour.ts'
import type { Front } from './fronts.ts'
import { type Gable, gable } from './gable.ts'
import { block } from './house-modern.ts'
import { door, glassFront, opening, type WindowOptions } from './openings.ts'
import type { Roofing } from './roofing.ts'
import { type Built, box, halo, type Site } from './site.ts'
import { type Face, type Frame, within } from './world.ts'

interface Look {
  cladding: Cladding
  colour: string
  plinth: string
  trim: string
  door: string
  frame: string
  holes: WindowOptions
  /** a window: width, height, sill */
  pane: readonly [number, number, number]
  /** metres from window to window */
  bay: number
  roof: Roofing
  roofColour: string
  wall: number
  rise: number
  eaves: number
  verge: number
  thickness: number
  hip?: number
  chimneyColour: string
  whiteJoints?: boolean
  /** doors to the garden in slim frames */
  slim: string
}

const at = <T>(list: readonly T[], i: number): T => list[((i % list.length) + list.length) % list.length] as T

/** What a house of this form is made of; `tint` and `top` turn it into another one. */
function lookOf(c: Front, light: Site['light']): Look {
  const white = '#f7f4ec'
  switch (c.form) {
    case 'thatched': {
      const trim = at(['#3f6b73', '#2f5d50', '#7a2f2c', '#466a8c', '#f5f3ec', '#4a4f55'], c.tint)
      return {
        cladding: c.tint % 7 === 5 ? 'brick' : 'limewash',
        colour: at(['#f7f4ec', '#f4dfae', '#f7f4ec', '#f1e6d6', '#f7f4ec', '#b5765a', '#e9c7b0'], c.tint),
        plinth: '#4c4b4d',
        trim: '#efe9de',
        door: trim === '#f5f3ec' ? '#3f6b73' : trim,
        frame: trim,
        holes: { columns: 2, rows: 3, recess: 0.16, sill: '#c9c4ba' },
        pane: [1.1, 1.2, 0.82],
        bay: 2.35,
        roof: 'thatch',
        roofColour: at(['#a8926f', '#9c8a72', '#b79d74', '#8f8270'], c.top),
        wall: 2.7,
        rise: 3.15,
        eaves: 0.42,
        verge: 0.3,
        thickness: 0.3,
        hip: c.top % 3 === 2 ? 0 : 0.42,
        chimneyColour: '#f3efe6',
        slim: trim,
      }
    }
    case 'timber-black': {
      const slim = at(['#d9d2c4', '#efe9dc', '#b98f63', '#3a3836'], c.tint)
      return {
        cladding: c.tint % 3 === 2 ? 'boards-lying' : 'boards-upright',
        colour: at(['#4a4744', '#3f3d3c', '#55504b', '#474a4c'], c.tint),
        plinth: '#6b6865',
        trim: at(['#3a3836', '#b98f63', '#e9e3d6', '#3a3836'], c.tint),
        door: at(['#c89a63', '#a8483c', '#e0b85c', '#5d8088'], c.top),
        frame: slim,
        holes: { columns: 2, rows: 1, sill: false },
        pane: [1.15, 1.25, 0.85],
        bay: 2.5,
        roof: at(['metal', 'felt', 'tiles', 'felt'] as const, c.top),
        roofColour: at(['#767c82', '#5f6163', '#5d5a58', '#6d6c6e'], c.top),
        wall: 2.6,
        rise: at([2.3, 1.9, 2.5, 1.7], c.top),
        eaves: 0.32,
        verge: 0.34,
        thickness: 0.16,
        chimneyColour: '#55524f',
        slim,
      }
    }
    case 'timber-classic': {
      const frame = c.tint % 6 === 3 ? '#35506b' : white
      return {
        cladding: c.tint % 4 === 1 ? 'boards-upright' : 'boards-lying',
        colour: at(['#b14a3c', '#d9a64f', '#7d98a0', '#efe9dc', '#6d8668', '#b59b78', '#a8433c', '#c98e5a'], c.tint),
        plinth: '#9a958e',
        trim: white,
        door: at(['#3e5f5a', white, '#8a3530', '#35506b', '#e0b85c'], c.top + c.tint),
        frame,
        holes: { surround: white, columns: 2, rows: 2, sill: white, recess: 0.07 },
        pane: [0.92, 1.15, 0.9],
        bay: 2.15,
        roof: at(['tiles', 'felt', 'felt', 'tiles'] as const, c.top),
        roofColour: at(['#b9654a', '#6d6c6e', '#77736c', '#8a5f50'], c.top),
        wall: 2.55,
        rise: at([2.3, 1.9, 2.6], c.top),
        eaves: 0.42,
        verge: 0.35,
        thickness: 0.17,
        chimneyColour: '#c08a6a',
        slim: white,
      }
    }
    case 'log': {
      const frame = at(['#efe6d2', '#8a3f33', '#f5f1e6', '#4d6a5a'], c.tint)
      return {
        cladding: 'logs',
        colour: at(['#b88a5a', '#a9784c', '#96704f', '#c09b6c'], c.tint),
        plinth: '#8b867e',
        trim: '#9a7046',
        door: at(['#7b5233', '#4d6a5a', '#8a3f33'], c.top),
        frame,
        holes: { surround: c.tint % 2 ? '#e9dcc0' : '#7c5638', columns: 2, rows: 2, sill: false },
        pane: [0.9, 1.12, 0.95],
        bay: 2.3,
        roof: at(['turf', 'felt', 'tiles', 'felt'] as const, c.top),
        roofColour: at([light.lawn[1], '#5f6061', '#9c5f48', '#75716c'], c.top),
        wall: 2.55,
        rise: 2.0,
        eaves: 0.5,
        verge: 0.55,
        thickness: 0.2,
        chimneyColour: '#8d857c',
        slim: frame,
      }
    }
    case 'brick': {
      const frame = at(['#f5f2e9', '#5b4636', '#f5f2e9', '#3f5560', '#efe8d8'], c.tint)
      return {
        cladding: 'brick',
        colour: at(['#d6b87f', '#b06a50', '#c8946c', '#a85f4c', '#cfae86', '#8f6a5c'], c.tint),
        plinth: '#77736f',
        trim: c.tint % 2 ? '#f0ece2' : '#6d5543',
        door: at(['#2f5d50', '#e0b85c', '#7a2f2c', '#466a8c', '#35433f'], c.top + c.tint),
        frame,
        holes: { columns: 2, rows: 1, sill: '#8f8a84', recess: 0.14 },
        pane: [1.5, 1.25, 0.85],
        bay: 2.7,
        roof: at(['felt', 'tiles', 'felt', 'tiles'] as const, c.top),
        roofColour: at(['#73777a', '#8f5a48', '#5f6061', '#59595b'], c.top),
        wall: 2.5,
        rise: at([1.8, 2.3, 1.6, 2.5], c.top),
        eaves: 0.55,
        verge: 0.5,
        thickness: 0.22,
        chimneyColour: at(['#d6b87f', '#b06a50', '#c8946c', '#a85f4c', '#cfae86', '#8f6a5c'], c.tint),
        slim: frame,
      }
    }
    case 'fisherman': {
      const accent = at(['#35607a', '#35624f', '#8a3530', '#2f5568', '#3d5a52'], c.tint)
      return {
        cladding: 'limewash',
        colour: at(['#f6f2e8', '#f0d9a0', '#dfe6e2', '#e8b4a0', '#cddde0'], c.tint),
        plinth: '#4d4b4c',
        trim: '#f3efe6',
        door: accent,
        frame: accent,
        holes: { columns: 2, rows: 2, recess: 0.12, sill: '#cfc9bd' },
        pane: [0.95, 1.15, 0.85],
        bay: 1.85,
        roof: 'tiles',
        roofColour: at(['#bf5a40', '#a9553f', '#5f6163'], c.top),
        wall: 2.6,
        rise: 2.9,
        eaves: 0.24,
        verge: 0.14,
        thickness: 0.15,
        chimneyColour: '#b98069',
        slim: accent,
      }
    }
    case 'skagen': {
      const clean = '#fbf8f0'
      return {
        cladding: 'limewash',
        colour: at(['#f0b94c', '#efc062', '#eab044'], c.tint),
        plinth: '#5c5a5a',
        trim: clean,
        door: at(['#356b58', '#35607a', clean, '#7a2f2c'], c.top + c.tint),
        frame: clean,
        holes: { columns: 2, rows: 3, recess: 0.1, sill: clean },
        pane: [1, 1.3, 0.85],
        bay: 2.05,
        roof: 'tiles',
        roofColour: '#c4553a',
        wall: 2.7,
        rise: 3.0,
        eaves: 0.26,
        verge: 0.16,
        thickness: 0.16,
        chimneyColour: '#f0b94c',
        whiteJoints: true,
        slim: clean,
      }
    }
    case 'modern':
      return {
        cladding: c.tint % 3 === 1 ? 'limewash' : 'boards-upright',
        colour: c.tint % 3 === 1 ? '#efebe2' : at(['#c09468', '#a99c8a', '#5a5652', '#b5875c'], c.tint),
        plinth: '#77736d',
        trim: '#4a4a4b',
        door: at(['#8d7355', '#4c4a48', '#a8483c'], c.top),
        frame: '#4c4a48',
        holes: { columns: 2, rows: 1, sill: false },
        pane: [1.3, 1.5, 0.7],
        bay: 2.8,
        roof: 'metal',
        roofColour: '#6d7276',
        wall: 2.75,
        rise: 2.1,
        eaves: 0.12,
        verge: 0.14,
        thickness: 0.2,
        chimneyColour: '#55524f',
        slim: '#4c4a48',
      }
  }
}

/** Windows at even distances; a door or wide glass takes the place of those it covers. */
function row(
  s: Site,
  f: Face,
  look: Look,
  length: number,
  taken: readonly (readonly [number, number])[],
  lift: number,
  skip = -1,
): string {
  const [w, h, sill] = look.pane
  const count = Math.max(1, Math.floor((length - 0.7) / look.bay))
  const gap = (length - count * w) / (count + 1)
  return Array.from({ length: count }, (_, i) => gap + i * (w + gap))
    .filter((u, i) => i !== skip && taken.every(([from, to]) => u + w + 0.22 < from || u - 0.22 > to))
    .map((u) =>
      opening(s, f, u, sill + lift, w, lift > 0 ? h * 0.92 : h, {
        ...look.holes,
        frame: look.frame,
        lit: s.r.chance(0.72),
      }),
    )
    .join('')
}

function frontHoles(
  s: Site,
  c: Front,
  look: Look,
  length: number,
  doorAt: number | null,
  covered: readonly (readonly [number, number])[],
): (f: Face) => string {
  return (f) => {
    const parts: string[] = []
    const taken: [number, number][] = covered.map(([a, b]) => [a, b])
    if (doorAt !== null) {
      const wide = c.garden ? Math.min(3.6, length * 0.34) : 1
      const from = Math.max(0.5, Math.min(length - wide - 0.5, c.garden ? doorAt - wide / 2 + 0.5 : doorAt))
      taken.push([from - 0.1, from + wide + 0.1])
      parts.push(
        c.garden
          ? glassFront(s, f, from, wide, 2.08, Math.max(2, Math.round(wide / 0.95)), look.slim)
          : door(s, f, from, look.door, { frame: look.trim === look.door ? '#f2efe6' : look.frame, glazed: 0.34 }),
      )
    }
    parts.unshift(row(s, f, look, length, taken, 0))
    if (c.floors === 2) parts.push(row(s, f, look, length, covered, 2.55))
    return parts.join('')
  }
}

function gableHoles(s: Site, c: Front, look: Look, depth: number): (f: Face) => string {
  const [w, h, sill] = look.pane
  const small = Math.min(w, 1.1)
  return (f) => {
    const parts: string[] = []
    for (const lift of c.floors === 2 ? [0, 2.55] : [0])
      for (const u of [depth * 0.2 - small / 2, depth * 0.8 - small / 2])
        parts.push(opening(s, f, u, sill + lift, small, h, { ...look.holes, frame: look.frame }))
    if (look.rise > 2.2)
      parts.push(
        opening(s, f, depth / 2 - 0.42, look.wall + (c.floors === 2 ? 2.45 : 0) + 0.15, 0.84, 0.84, {
          ...look.holes,
          frame: look.frame,
          rows: 2,
        }),
      )
    return parts.join('')
  }
}

function glows(s: Site, c: Front, frame: Frame, length: number): string {
  if (s.light.lamps < 0.3) return ''
  const count = Math.max(2, Math.round(length / 3.4))
  return Array.from({ length: count }, (_, i) =>
    halo(s, frame(((i + 0.5) / count) * length, 1.4, -0.4), c.garden ? 1.5 : 1.2),
  ).join('')
}

/** The house itself, farthest body first. */
export function bodiesOf(s: Site, frame: Frame, c: Front): Built[] {
  if (c.form === 'modern' && c.top % 3 !== 2) return flatRoofed(s, frame, c)
  const look = lookOf(c, s.light)
  const upper = c.floors === 2 ? 2.45 : 0
  const wall = look.wall + upper
  const snow = c.season === 'winter'
  const wings = c.wings.map((x) => ({ x, width: Math.min(5.6, c.depth - 0.7), out: c.wings.length > 1 ? 2.6 : 3.2 }))
  const covered = wings.map(({ x, width }) => [x, x + width] as const)
  const shared = {
    cladding: look.cladding,
    colour: look.colour,
    plinth: look.plinth,
    trim: look.trim,
    roof: look.roof,
    roofColour: look.roofColour,
    eaves: look.eaves,
    verge: look.verge,
    thickness: look.thickness,
    snow,
    ...(look.whiteJoints && { whiteJoints: true }),
  } as const
  const main: Gable = {
    ...shared,
    frame,
    length: c.length,
    depth: c.depth,
    wall,
    ridge: wall + look.rise,
    ...(look.hip && { hip: look.hip }),
    ...(c.chimney && { chimney: c.length * (0.35 + (c.seed % 4) * 0.1), chimneyColour: look.chimneyColour }),
    front: frontHoles(s, c, look, c.length, c.doorAt, covered),
    left: gableHoles(s, c, look, c.depth),
    right: gableHoles(s, c, look, c.depth),
  }
  const glow = glows(s, c, frame, c.length)
  const parts: Built[] = [{ ...gable(s, main), glow }]
  const slope = look.rise / (c.depth / 2)
  for (const { x, width, out } of c.angle >= 0 ? [...wings].reverse() : wings) {
    const rise = slope * (width / 2)
    const wing = gable(s, {
      ...shared,
      frame: within(frame, [x + width, 0, -out], 90),
      length: out,
      depth: width,
      wall,
      ridge: wall + rise,
      valley: { eaves: out - look.eaves, ridge: out + width / 2 },
      left: (f) => {
        const big = c.garden || c.form === 'timber-black' || c.form === 'modern'
        const low = big
          ? glassFront(s, f, width * 0.2, width * 0.6, 2.08, 3, look.slim)
          : [0.16, 0.58]
              .map((t) =>
                opening(s, f, width * t, look.pane[2], Math.min(1.25, width * 0.26), look.pane[1], {
                  ...look.holes,
                  frame: look.frame,
                }),
              )
              .join('')
        const high =
          c.floors === 2
            ? [0.16, 0.58]
                .map((t) =>
                  opening(s, f, width * t, look.pane[2] + 2.55, Math.min(1.25, width * 0.26), look.pane[1], {
                    ...look.holes,
                    frame: look.frame,
                  }),
                )
                .join('')
            : ''
        return low + high
      },
      front: (f) =>
        opening(s, f, out * 0.5 - 0.45, look.pane[2], 0.9, look.pane[1], { ...look.holes, frame: look.frame }),
      back: (f) =>
        opening(s, f, out * 0.5 - 0.45, look.pane[2], 0.9, look.pane[1], { ...look.holes, frame: look.frame }),
    })
    parts.push({ ...wing, glow: halo(s, frame(x + width / 2, 1.3, -out - 0.4), 1.8) })
  }
  if (c.covered && c.wings.length === 0) parts.push(veranda(s, frame, c, look))
  return parts
}

/** A lean-to roof on posts along a part of the front. */
function veranda(s: Site, frame: Frame, c: Front, look: Look): Built {
  const wide = Math.min(c.length * 0.5, 5.4)
  const from = Math.max(0.2, Math.min(c.length - wide - 0.2, c.doorAt - wide / 2 + 0.5))
  const wood = look.cladding === 'logs' ? '#a87d50' : look.trim
  const posts = [0.05, wide / 2, wide - 0.2]
    .map((x) => box(s, frame, [from + x, 0, -1.75], [0.14, 2.15, 0.14], wood))
    .join('')
  const beam = box(s, frame, [from - 0.1, 2.12, -1.8], [wide + 0.2, 0.16, 0.16], wood)
  const roof = Array.from({ length: 6 }, (_, i) =>
    box(
      s,
      frame,
      [from - 0.2, 2.42 - i * 0.035, -0.3 - i * 0.27],
      [wide + 0.4, 0.07, 0.3],
      c.season === 'winter'
        ? '#f4f6f8'
        : look.roof === 'thatch' || look.roof === 'turf'
          ? '#8a7a66'
          : tone(look.roofColour, -0.06),
    ),
  ).join('')
  return {
    svg: roof + beam + posts,
    corners: [frame(from, 2.2, -1.8), frame(from + wide, 2.2, -1.8), frame(from, 0, 0), frame(from + wide, 0, 0)],
    glow: '',
  }
}

/** Boards and glass, or white walls, under flat roofs. */
function flatRoofed(s: Site, frame: Frame, c: Front): Built[] {
  const look = lookOf(c, s.light)
  const L = c.length
  const long = L * at([0.58, 0.66, 0.52], c.seed)
  const snow = c.season === 'winter'
  const plaster = look.cladding === 'limewash'
  const more = { snow, cladding: look.cladding } as const
  const second = plaster ? '#c09468' : tone(look.colour, -0.25)
  const holes = { ...look.holes, frame: look.slim }
  const high = block(s, {
    ...more,
    frame: within(frame, [long - 0.4, 0, 1.2]),
    length: L - long,
    depth: c.depth - 0.6,
    height: c.floors === 2 ? 5.7 : 3.5,
    colour: second,
    cladding: 'boards-upright',
    overhang: 0.3,
    front: (f) =>
      glassFront(s, f, 0.8, Math.max(1.4, L - long - 1.6), 2.4, Math.max(2, Math.round((L - long) / 1.6)), look.slim) +
      (c.floors === 2 ? glassFront(s, f, 0.8, Math.max(1.4, (L - long - 1.6) * 0.7), 1.7, 2, look.slim, 3.3) : ''),
    right: (f) =>
      opening(s, f, 1.2, 0.7, 2.2, 1.5, holes) + (c.floors === 2 ? opening(s, f, 1.2, 3.5, 2.2, 1.3, holes) : ''),
    left: (f) => (c.floors === 2 ? opening(s, f, 1.4, 3.6, 1.8, 1.2, holes) : ''),
  })
  const doorFrom = long - 1.6
  const windows = Math.max(1, Math.floor((long - 2.4) / 2.9))
  const low = block(s, {
    ...more,
    frame,
    length: long,
    depth: c.depth,
    height: 2.85,
    colour: look.colour,
    overhang: 0.6,
    front: (f) =>
      c.garden
        ? glassFront(s, f, 0.7, long - 1.4, 2.35, Math.max(3, Math.round(long / 1.5)), look.slim)
        : Array.from({ length: windows }, (_, i) =>
            opening(
              s,
              f,
              0.8 + i * ((long - 2.6) / windows),
              0.6,
              Math.min(1.9, (long - 2.6) / windows - 0.7),
              1.7,
              holes,
            ),
          ).join('') + door(s, f, doorFrom, look.door, { frame: look.slim, glazed: 0.3 }),
    left: (f) => opening(s, f, 1, 0.7, 1.6, 1.5, holes) + opening(s, f, c.depth - 2.8, 0.7, 1.6, 1.5, holes),
    right: (f) => opening(s, f, 1.4, 0.7, 1.8, 1.5, holes),
  })
  const glow = glows(s, c, frame, L)
  return c.angle >= 0 ? [high, { ...low, glow }] : [low, { ...high, glow }]
}

/** A cabin for two beside the house, of the same make. */
export function annexOf(s: Site, frame: Frame, c: Front): Built {
  const look = lookOf(c, s.light)
  const x = c.angle >= 0 ? c.length + 1.7 : -5.2
  return gable(s, {
    frame: within(frame, [x, 0, 1]),
    length: 3.6,
    depth: 3.4,
    wall: 2.25,
    ridge: look.roof === 'thatch' ? 4.2 : 3.6,
    eaves: 0.3,
    verge: 0.25,
    thickness: look.thickness * 0.8,
    cladding: look.cladding,
    colour: look.colour,
    plinth: look.plinth,
    trim: look.trim,
    roof: look.roof,
    roofColour: look.roofColour,
    snow: c.season === 'winter',
    front: (f) =>
      door(s, f, 0.55, look.door, { frame: look.frame, glazed: 0.4 }, 0.9, 1.95) +
      opening(s, f, 2.1, 0.85, 0.85, 1.05, { ...look.holes, frame: look.frame }),
    left: (f) => opening(s, f, 1.3, 0.9, 0.8, 1, { ...look.holes, frame: look.frame }),
    right: (f) => opening(s, f, 1.3, 0.9, 0.8, 1, { ...look.holes, frame: look.frame }),
  })
}

/** A house of the same street, farther back. */
export function neighbour(s: Site, at3: readonly [number, number, number], seed: number): Built {
  const colour = at(['#f6f2e8', '#f0c97c', '#e8d6c0', '#dfe6e2'], seed)
  const frame: Frame = (x, y, z) => [at3[0] + x, y, at3[2] + z]
  const holes = { frame: '#f7f4ec', columns: 2, rows: 2 }
  return gable(s, {
    frame,
    length: 8,
    depth: 5.4,
    wall: 2.6,
    ridge: 5.3,
    eaves: 0.25,
    verge: 0.15,
    thickness: 0.15,
    cladding: 'limewash',
    colour,
    plinth: '#4d4b4c',
    roof: 'tiles',
    roofColour: at(['#bf5a40', '#8f6a5c'], seed),
    trim: '#f3efe6',
    snow: s.light.season === 'winter',
    chimney: 4,
    front: (f) => [0.9, 2.6, 4.3, 6].map((u) => opening(s, f, u, 0.85, 0.95, 1.15, holes)).join(''),
    left: (f) => opening(s, f, 2.2, 0.85, 0.95, 1.15, holes),
    right: (f) => opening(s, f, 2.2, 0.85, 0.95, 1.15, holes),
  })
}
