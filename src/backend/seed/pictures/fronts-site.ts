import { mix } from './colour.ts'
import { groundColours } from './compose.ts'
import { dune, scatter } from './dunes.ts'
import { foreground } from './grass.ts'
import { land, track } from './ground.ts'
import type { Palette } from './palette.ts'
import { palette } from './palette.ts'
import { bushAt, footing, pine, treeline } from './plants.ts'
import { seaBand } from './sea.ts'
import { box, castShadow, contact, type Site, site } from './site.ts'
import { type Clouds, sky } from './sky.ts'
import { ellipse, group, polygon, rect } from './svg.ts'
import { fence, flagpole, terrace } from './terrace.ts'
import { type Frame, place, project, sunFrom, type Vec, within } from './world.ts'
import { annexOf, bodiesOf, neighbour } from './fronts-house.ts'
import type { Front, Surroundings } from './fronts.ts'

const elevations = { morning: 24, midday: 40, golden: 15, dusk: 28, night: 34 } as const

const grounds: Readonly<Record<Surroundings, 'meadow' | 'lawn' | 'sand' | 'heath'>> = {
  sea: 'meadow',
  dunes: 'meadow',
  heath: 'meadow',
  pines: 'meadow',
  fields: 'lawn',
  fjord: 'lawn',
  street: 'lawn',
}

/** Low country: hedges and fields in strips, far trees. */
function fields(s: Site, seed: number): string {
  const { light, view, r } = s
  const h = view.horizon
  const tones =
    light.season === 'winter' ? light.lawn : ([light.lawn[0], light.marram[0], light.lawn[1], light.sand[1]] as const)
  const strips: string[] = []
  let y = h + 2
  let i = seed % 3
  while (y < h + 74) {
    const tall = 5 + (y - h) * 0.28
    const tone = tones[i % tones.length] ?? light.lawn[1]
    const lean = r.range(-8, 8)
    strips.push(
      polygon(
        [
          [-40, y + lean],
          [1640, y - lean],
          [1640, y + tall + 14],
          [-40, y + tall + 14],
        ],
        light.far(light.lit(tone), 0.5 - (y - h) / 200),
      ),
    )
    if (r.chance(0.5)) {
      const from = r.range(-60, 900)
      strips.push(
        treeline(
          s,
          y + tall * 0.4,
          from,
          from + r.range(300, 800),
          10 + (y - h) * 0.34,
          0.5 - (y - h) / 240,
          light.leaf,
        ),
      )
    }
    y += tall
    i++
  }
  return treeline(s, h + 5, -40, 1640, 22, 0.66, light.leaf) + strips.join('')
}

function behind(s: Site, c: Front): string {
  const { light, view } = s
  const side = s.sun[0] < 0 ? -1 : 1
  const h = view.horizon
  const ridge = (
    key: string,
    y: number,
    swing: number,
    stride: number,
    distance: number,
    bottom: number,
    more: object = {},
  ) => dune(light, { y, swing, stride, seed: `${key} ${c.seed}`, distance, cover: 0.45, side, bottom, ...more })
  const hills = 1 + ((c.seed * 7) % 5) * 0.14
  switch (c.surroundings) {
    case 'sea':
      return (
        seaBand(s, h + 2, h + 66) +
        ridge('low', h + 62, 11, 520, 0.3, h + 130, {
          cover: 0.55,
          grass: 13,
          profile: (t: number) => 40 * Math.max(0, (c.seed % 2 ? t : 1 - t) - 0.7),
        })
      )
    case 'pines':
      return treeline(s, h + 8, -40, 1640, 120 * hills, 0.5) + treeline(s, h + 26, -40, 1640, 84 * hills, 0.32)
    case 'fjord':
      return (
        treeline(s, h + 4, -20, 1620, 24, 0.72, light.leaf) +
        seaBand(s, h + 2, h + 56, true) +
        ridge('low', h + 50, 10, 800, 0.3, h + 120, { cover: 0.9, grass: 18 })
      )
    case 'heath':
      return (
        ridge('far', h - 12 * hills, 22, 700, 0.55, h + 60, { cover: 0.7 }) +
        ridge('heath', h + 4, 20, 800, 0.32, h + 80, { cover: 0.95, plants: light.heath, snow: false })
      )
    case 'fields':
      return fields(s, c.seed)
    case 'street':
      return treeline(s, h + 10, -40, 1640, 64, 0.5, light.leaf)
    case 'dunes':
      return (
        ridge('far', h - 34 * hills, 40 * hills, 640, 0.6, h + 60, { cover: 0.38 }) +
        ridge('mid', h - 22 * hills, 58 * hills, 470 + (c.seed % 5) * 60, 0.3, h + 100, {
          grass: 14,
          profile: (t: number) => 56 * Math.abs(t - 0.35 - (c.seed % 4) * 0.1),
        })
      )
  }
}

/** Where the house stands, so that it fills its part of the picture whatever its size. */
function standing(c: Front): { frame: Frame; left: Frame; z: number } {
  const a = (Math.abs(c.angle) * Math.PI) / 180
  const long = c.length + (c.annex ? 5.4 : 0)
  const [cos, sin] = [Math.cos(a), Math.sin(a)]
  const middle = (1450 * (long * cos + c.depth * sin)) / (c.fill * 1600)
  const near = Math.max(9, middle - (long * sin) / 2)
  const [zl, zr] = [near + c.depth * cos, near + long * sin]
  const x = ((c.depth * sin) / zl - (long * cos) / zr + 2 * c.off) / (1 / zl + 1 / zr)
  if (c.angle >= 0) {
    const frame = place([x, 0, near], c.angle)
    return { frame, left: frame, z: near }
  }
  // mirrored: the right front corner is the near one
  const start: Vec = [-x - long * cos, 0, near + long * sin]
  const whole = place(start, c.angle)
  return { frame: c.annex ? within(whole, [5.4, 0, 0]) : whole, left: whole, z: near }
}

export interface Layers {
  light: Palette
  /** what its sky is known by */
  skyKey: string
  sky: string
  land: string
  house: string
  near: string
}

export function frontLayers(c: Front): Layers {
  const light = palette(c.season, c.hour)
  const left = c.from === 'left'
  const sun = sunFrom(left ? 224 : 136, elevations[c.hour])
  const s = site(light, sun, c.seed, { horizon: c.horizon, eye: c.eye })
  const { frame, z } = standing(c)
  const h = s.view.horizon
  const house = bodiesOf(s, frame, c)
  const annex = c.annex ? annexOf(s, frame, c) : undefined
  const bodies = annex ? (c.angle >= 0 ? [annex, ...house] : [annex, ...house]) : house
  const colours = groundColours(light, grounds[c.surroundings])
  const plants = [
    ...c.bushes.map(([x, bz, w, t, flowers]) => ({ z: bz, svg: bushAt(s, [x, 0, bz], w, t, { flowers }) })),
    ...c.pines.map(([x, pz, t]) => {
      const [px, py] = project(s.view, [x, 0, pz])
      return { z: pz, svg: pine(s, px, py, (t * s.view.focal) / pz, Math.max(0, (pz - 24) / 70)) }
    }),
  ].sort((p, q) => q.z - p.z)
  const doorAt = frame(c.doorAt, 0, c.doorOut)
  const far = (gap: number) => z + c.length * Math.sin((Math.abs(c.angle) * Math.PI) / 180) + gap
  const homes =
    c.surroundings === 'street'
      ? [neighbour(s, [-far(10) * 0.5 - 3, 0, far(7)], c.seed), neighbour(s, [far(10) * 0.36, 0, far(9)], c.seed + 3)]
      : []
  const skyPart = sky(light, {
    horizon: 646,
    clouds: c.clouds as Clouds,
    seed: `${c.season} ${c.hour} ${c.clouds} ${c.seed % 5}`,
    sun: [left ? 130 : 1470, c.hour === 'midday' ? 120 : 450],
  })
  const [dx, dz] = [doorAt[0], doorAt[2] - 0.25]
  const bend = c.angle > 0 ? -1 : 1
  const way = c.drive
    ? track(
        s,
        [
          [dx, dz],
          [dx + 0.1 * bend, dz * 0.9],
          [dx * 0.85 + 0.5 * bend, dz * 0.74],
          [dx * 0.6 + 0.8 * bend, dz * 0.56],
          [dx * 0.25 + 0.3 * bend, dz * 0.4],
          [-0.3 * bend, dz * 0.29],
          [-0.9 * bend, Math.min(3.6, dz * 0.22)],
          [-1.3 * bend, 2.4],
        ],
        1.25,
        light.season === 'winter' ? '#d9dde0' : mix(light.sand[0], light.sand[1], 0.6),
      )
    : ''
  const natural = c.surroundings === 'sea' || c.surroundings === 'dunes' || c.surroundings === 'heath'
  const landPart = [
    rect(-10, h - 2, 1620, 130, light.far(light.lit(colours[1]), 0.4)),
    behind(s, c),
    land(s, colours, {
      from: c.surroundings === 'sea' || c.surroundings === 'fjord' ? 66 : c.surroundings === 'fields' ? 70 : 44,
      ...(natural && { patches: light.sand }),
    }),
    natural || c.surroundings === 'pines'
      ? scatter(light, c.seed, {
          from: -20,
          to: 1620,
          top: h + 30,
          bottom: h + 150,
          small: 9,
          large: 26,
          count: 60,
          distance: 0.3,
        })
      : '',
    c.surroundings === 'heath' && c.season !== 'winter' ? heather(s) : '',
    ...homes.flatMap((home) => [castShadow(s, home.corners), home.svg]),
    ...plants.filter((p) => p.z >= z + 1).map(({ svg }) => svg),
    c.flag
      ? flagpole(s, [frame(c.angle >= 0 ? c.length : 0, 0, 0)[0] * 1.15 + (c.angle >= 0 ? 2.5 : -2.5), 0, far(3)])
      : '',
    way,
    ...bodies.map(({ corners }) => castShadow(s, corners)),
    contact(s, [frame(0, 0, 0), frame(c.length, 0, 0), frame(c.length, 0, 5), frame(0, 0, 5)]),
  ]
  const housePart = bodies.map(({ svg }) => svg)
  const [from = 0.2, to = c.length - 0.2] = c.free
  const deck = Math.min(c.deck, to - from)
  const deckX = Math.max(from, Math.min(to - deck, c.doorAt - deck / 2 + 0.6))
  const nearPart = [
    c.deck > 0 ? terrace(s, frame, deckX, { width: deck, depth: 3.1, furniture: 'dining', flowers: c.flowers }) : '',
    footing(s, frame(0, 0, -0.12), frame(c.length, 0, -0.12), 0.3, [
      c.deck > 0
        ? [deckX / c.length, (deckX + deck) / c.length]
        : [(c.doorAt - 0.3) / c.length, (c.doorAt + 1.5) / c.length],
    ]),
    c.angle >= 0
      ? footing(s, frame(-0.1, 0, c.depth - 0.6), frame(-0.1, 0, 0), 0.36)
      : footing(s, frame(c.length + 0.1, 0, c.depth - 0.6), frame(c.length + 0.1, 0, 0), 0.36),
    ...bodies.map(({ glow }) => glow),
    ...plants.filter((p) => p.z < z + 1).map(({ svg }) => svg),
    c.fence ? fences(s, z * 0.66, doorAt) : '',
    natural
      ? scatter(light, `${c.seed} near`, {
          from: -40,
          to: 460,
          top: h + 250,
          bottom: 1010,
          small: 44,
          large: 110,
          count: 13,
        }) +
        scatter(light, `${c.seed} near right`, {
          from: 1180,
          to: 1640,
          top: h + 260,
          bottom: 1010,
          small: 44,
          large: 100,
          count: 12,
        })
      : '',
    c.grasses[0] > 0 ? foreground(light, -70, 480, 1092, c.grasses[0], `${c.seed} l`) : '',
    c.grasses[1] > 0 ? foreground(light, 1190, 1680, 1094, c.grasses[1], `${c.seed} r`) : '',
  ]
  return {
    light,
    skyKey: `${c.season} ${c.hour} ${c.clouds} ${c.seed % 5} ${c.from}`,
    sky: skyPart,
    land: group(landPart),
    house: group(housePart),
    near: group(nearPart),
  }
}

/** Low cushions of heather over the grass. */
function heather(s: Site): string {
  const { light, r, view } = s
  const hues = light.season === 'summer' ? ['#a57a9c', '#8a6385', '#b58fae'] : light.heath
  return Array.from({ length: 130 }, () => r.next() ** 0.8)
    .sort((p, q) => p - q)
    .map((t) => {
      const y = view.horizon + 50 + 400 * t
      return ellipse(
        r.range(-40, 1640),
        y,
        26 + 84 * t * r.range(0.5, 1.2),
        3 + 12 * t,
        light.far(light.lit(r.pick(hues)), 0.25 * (1 - t)),
        { opacity: 0.4 },
      )
    })
    .join('')
}

/** A garden without its house: what stands in it, in its land. */
export function gardenLayers(c: Front, thing: 'fence' | 'trampoline' | 'tower'): Layers {
  const light = palette(c.season, c.hour)
  const left = c.seed % 2 === 0
  const s = site(light, sunFrom(left ? 224 : 136, elevations[c.hour]), c.seed, { horizon: 560, eye: 2.3 })
  const h = s.view.horizon
  const lawn = groundColours(light, 'lawn')
  const sun: Layers['sky'] = sky(light, {
    horizon: 646,
    clouds: 'fair',
    seed: `garden ${c.season} ${c.hour} ${c.seed % 4}`,
    sun: [left ? 130 : 1470, c.hour === 'midday' ? 120 : 450],
  })
  const bushes: readonly (readonly [number, number, number, number])[] = [
    [-7.5, 17, 3, 1.7],
    [7.8, 18, 3.4, 1.9],
    [-4.5, 20, 2.4, 1.2],
    [5, 21.5, 2.4, 1.3],
  ]
  const trees =
    c.surroundings === 'dunes'
      ? ''
      : [-9, 9.5, -12]
          .map((x, i) => {
            const [px, py] = project(s.view, [x, 0, 24 + i * 3])
            return pine(s, px, py, (8 * s.view.focal) / (24 + i * 3), 0.05)
          })
          .join('')
  const land0 = [
    rect(-10, h - 2, 1620, 130, light.far(light.lit(lawn[1]), 0.4)),
    behind({ ...s }, { ...c, seed: c.seed }),
    land(s, lawn, { from: 60 }),
    trees,
    ...bushes.map(([x, z, w, t], i) => bushAt(s, [x, 0, z], w, t, i % 2 ? { flowers: '#e283a4' } : {})),
  ]
  const back = fence(s, [-10, 0, 15], [10, 0, 15])
  const sides = fence(s, [-10, 0, 15], [-5.6, 0, 6.4]) + fence(s, [5.6, 0, 6.4], [10, 0, 15])
  const front = fence(s, [-5.6, 0, 6.4], [5.6, 0, 6.4])
  const bench = bench3(s, [2.6, 0, 11.5])
  const body =
    thing === 'fence'
      ? back + sides + bench
      : thing === 'trampoline'
        ? trampoline(s, [0, 0, 11])
        : playTower(s, [-1.6, 0, 10.5])
  return {
    light,
    skyKey: `garden ${c.season} ${c.hour} ${c.seed % 4} ${left}`,
    sky: sun,
    land: group(land0),
    house: group(body),
    near: group([thing === 'fence' ? front : '', foreground(light, -70, 420, 1092, 120, `${c.seed} l`)]),
  }
}

function bench3(s: Site, at: Vec): string {
  const f = place(at, 8)
  const wood = '#b08a62'
  return [
    box(s, f, [0, 0.42, 0], [1.6, 0.06, 0.45], wood),
    box(s, f, [0, 0.5, 0.42], [1.6, 0.4, 0.05], wood),
    box(s, f, [0.05, 0, 0.05], [0.08, 0.42, 0.35], wood),
    box(s, f, [1.47, 0, 0.05], [0.08, 0.42, 0.35], wood),
  ].join('')
}

function trampoline(s: Site, [x, , z]: Vec): string {
  const ring = (r: number, y: number): Vec[] =>
    Array.from(
      { length: 40 },
      (_, i): Vec => [x + r * Math.cos((i / 40) * 6.283), y, z + r * Math.sin((i / 40) * 6.283)],
    )
  const shape = (points: readonly Vec[], fill: string, more: object = {}) =>
    polygon(
      points.map((p) => project(s.view, p)),
      fill,
      more,
    )
  const legs = Array.from({ length: 8 }, (_, i) => {
    const a = (i / 8) * 6.283
    return box(
      s,
      place([x + 1.75 * Math.cos(a) - 0.03, 0, z + 1.75 * Math.sin(a)], 0),
      [0, 0, 0],
      [0.06, 0.85, 0.06],
      '#7d8588',
    )
  })
  const poles = (back: boolean) =>
    Array.from({ length: 8 }, (_, i) => ({ a: (i / 8) * 6.283 + 0.2 }))
      .filter(({ a }) => Math.sin(a) > 0 === back)
      .map(({ a }) =>
        box(
          s,
          place([x + 1.9 * Math.cos(a) - 0.03, 0.85, z + 1.9 * Math.sin(a)], 0),
          [0, 0, 0],
          [0.06, 1.75, 0.06],
          '#3f5d6b',
        ),
      )
      .join('')
  const net = (from: number, to: number) => {
    const points = Array.from({ length: 21 }, (_, i) => from + ((to - from) * i) / 20)
    const low = points.map((a): Vec => [x + 1.9 * Math.cos(a), 0.9, z + 1.9 * Math.sin(a)])
    const high = points.toReversed().map((a): Vec => [x + 1.9 * Math.cos(a), 2.5, z + 1.9 * Math.sin(a)])
    return shape([...low, ...high], s.light.shaded('#5d6c74'), { opacity: 0.22 })
  }
  const [sx, sy] = project(s.view, [x + 0.3, 0, z])
  return [
    ellipse(sx, sy, (2.2 * s.view.focal) / z, (0.42 * s.view.focal) / z, s.light.shadow, {
      opacity: 0.4,
      filter: 'url(#blur-5)',
    }),
    ...legs,
    shape(ring(1.95, 0.85), s.light.lit('#4f8b9a')),
    shape(ring(1.55, 0.87), s.light.shaded('#3a3f44')),
    net(0, 3.1416),
    poles(true),
    poles(false),
    net(3.1416, 6.283),
  ].join('')
}

function playTower(s: Site, at: Vec): string {
  const f = place(at, 14)
  const wood = '#b58a5c'
  const roof = (side: 0 | 1) =>
    polygon(
      (side
        ? [f(1.5, 2.75, -0.15), f(1.5, 2.75, 1.65), f(0.7, 3.5, 1.65), f(0.7, 3.5, -0.15)]
        : [f(-0.1, 2.75, -0.15), f(-0.1, 2.75, 1.65), f(0.7, 3.5, 1.65), f(0.7, 3.5, -0.15)]
      ).map((p) => project(s.view, p)),
      side ? s.light.lit('#5f7f5e') : s.light.shaded('#5f7f5e'),
    )
  const gable3 = polygon(
    [f(-0.1, 2.75, -0.15), f(1.5, 2.75, -0.15), f(0.7, 3.5, -0.15)].map((p) => project(s.view, p)),
    s.light.lit('#c79f6d'),
  )
  const posts = (z: number) => [0, 1.3].map((x) => box(s, f, [x, 0, z], [0.11, 2.75, 0.11], wood)).join('')
  const slide = polygon(
    [f(1.4, 1.35, 0.4), f(1.4, 1.35, 1.1), f(3.9, 0.15, 1.1), f(3.9, 0.15, 0.4)].map((p) => project(s.view, p)),
    s.light.lit('#d9a64f'),
  )
  const rim = polygon(
    [f(1.4, 1.5, 0.38), f(1.4, 1.33, 0.38), f(3.9, 0.13, 0.38), f(3.9, 0.3, 0.38)].map((p) => project(s.view, p)),
    s.light.shaded('#c48d3c'),
  )
  const rungs = [0.3, 0.6, 0.9, 1.2].map((y) => box(s, f, [0.12, y, -0.06], [1.18, 0.07, 0.07], wood)).join('')
  const rail =
    box(s, f, [0, 1.4, -0.03], [1.41, 0.08, 0.06], wood) +
    box(s, f, [0, 2.0, -0.03], [1.41, 0.08, 0.06], wood) +
    [0.25, 0.5, 0.75, 1, 1.2].map((x) => box(s, f, [x, 1.4, -0.03], [0.06, 0.6, 0.05], wood)).join('')
  const sand = polygon(
    [f(-1.2, 0.02, -1.6), f(4.6, 0.02, -1.6), f(4.6, 0.02, 2.6), f(-1.2, 0.02, 2.6)].map((p) => project(s.view, p)),
    s.light.lit(s.light.sand[0]),
  )
  return [
    sand,
    posts(1.4),
    box(s, f, [0, 1.3, 0], [1.41, 0.08, 1.5], wood),
    slide,
    rim,
    posts(0),
    rungs,
    rail,
    roof(0),
    roof(1),
    gable3,
  ].join('')
}

/** Pickets on both sides of the way to the door. */
function fences(s: Site, z: number, doorAt: Vec): string {
  const gate = doorAt[0] * 0.7
  return fence(s, [-15, 0, z], [gate - 1.1, 0, z]) + fence(s, [gate + 1.1, 0, z], [15, 0, z])
}
