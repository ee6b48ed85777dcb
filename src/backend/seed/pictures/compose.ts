import { canvas } from './canvas.ts'
import { mix } from './colour.ts'
import { dune, scatter } from './dunes.ts'
import { foreground } from './grass.ts'
import { land, track } from './ground.ts'
import { houses } from './houses.ts'
import { type Hour, type Palette, palette, type Season } from './palette.ts'
import { bushAt, footing, pine, treeline } from './plants.ts'
import type { HouseStyle } from './scene.ts'
import { seaBand } from './sea.ts'
import { castShadow, contact, type Site, site } from './site.ts'
import { type Clouds, sky } from './sky.ts'
import { group, rect } from './svg.ts'
import { fence, flagpole, type TerraceOptions, terrace } from './terrace.ts'
import { place, project, sunFrom, type Vec } from './world.ts'

type Backdrop = 'dunes' | 'sea' | 'pines' | 'fjord' | 'heath'

export interface Composition {
  style: HouseStyle
  season: Season
  hour: Hour
  seed: number
  variant?: number
  /** the front corner nearest the eye: the left one if the house is turned by a positive angle; mirrored if negative */
  at: readonly [x: number, z: number]
  angle: number
  length?: number
  garden?: boolean
  backdrop?: Backdrop
  clouds?: Clouds
  /** light from the left or the right */
  from?: 'left' | 'right'
  elevation?: number
  horizon?: number
  focal?: number
  eye?: number
  ground?: 'meadow' | 'lawn' | 'sand' | 'heath'
  drive?: readonly (readonly [number, number])[] | 'door' | 'none'
  terrace?: TerraceOptions & { x: number }
  fence?: boolean
  flag?: Vec
  bushes?: readonly (readonly [x: number, z: number, w: number, h: number, flowers?: string])[]
  pines?: readonly (readonly [x: number, z: number, h: number])[]
  /** grasses in the lower corners: heights in pixels */
  grasses?: readonly [left: number, right: number]
  /** a mound rising before the house on that side */
  mound?: 'left' | 'right' | 'both' | 'none'
}

type Triple = readonly [string, string, string]

const elevations: Record<Hour, number> = { morning: 24, midday: 40, golden: 15, dusk: 28, night: 34 }

function blend(a: Triple, b: Triple, t: number): Triple {
  return [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)]
}

export function groundColours(light: Palette, kind: NonNullable<Composition['ground']>): Triple {
  if (kind === 'lawn') return blend(light.lawn, light.marram, light.season === 'winter' ? 0 : 0.5)
  if (kind === 'sand') return blend(light.sand, light.marram, 0.2)
  if (kind === 'heath') return blend(light.heath, light.marram, 0.45)
  return light.season === 'winter' ? light.lawn : blend(light.marram, light.sand, 0.3)
}

function behind(s: Site, c: Composition): string {
  const { light, view } = s
  const side = s.sun[0] < 0 ? -1 : 1
  const h = view.horizon
  const far = dune(light, {
    y: h - 40,
    swing: 46,
    stride: 640,
    seed: `far ${c.seed}`,
    distance: 0.62,
    cover: 0.38,
    side,
    bottom: h + 60,
  })
  const middle = dune(light, {
    y: h - 30,
    swing: 74,
    stride: 520,
    seed: `mid ${c.seed}`,
    distance: 0.3,
    cover: 0.45,
    side,
    grass: 15,
    bottom: h + 90,
    profile: (t) => 70 * Math.abs(t - 0.45),
  })
  switch (c.backdrop ?? 'dunes') {
    case 'sea':
      return (
        seaBand(s, h + 2, h + 62) +
        dune(light, {
          y: h + 52,
          swing: 16,
          stride: 520,
          seed: `low ${c.seed}`,
          distance: 0.3,
          cover: 0.55,
          side,
          grass: 13,
          bottom: h + 120,
          profile: (t) => 90 * Math.max(0, Math.abs(t - 0.5) - 0.12),
        })
      )
    case 'pines':
      return far + treeline(s, h + 6, -40, 1640, 120, 0.52) + treeline(s, h + 22, -40, 1640, 92, 0.34)
    case 'fjord':
      return (
        treeline(s, h + 4, -20, 1620, 24, 0.72, light.leaf) +
        seaBand(s, h + 2, h + 50, true) +
        dune(light, {
          y: h + 46,
          swing: 12,
          stride: 800,
          seed: `low ${c.seed}`,
          distance: 0.3,
          cover: 0.9,
          side,
          grass: 18,
          bottom: h + 110,
        })
      )
    case 'heath':
      return (
        far +
        dune(light, {
          y: h - 4,
          swing: 24,
          stride: 800,
          seed: `heath ${c.seed}`,
          distance: 0.32,
          cover: 0.95,
          side,
          plants: light.heath,
          bottom: h + 70,
          snow: false,
        })
      )
    case 'dunes':
      return far + middle
  }
}

function approach(s: Site, c: Composition, doorAt: Vec): string {
  if (c.drive === 'none') return ''
  const [dx, dz] = [doorAt[0], doorAt[2] - 0.25]
  const bend = c.angle > 0 ? -1 : 1
  const line =
    c.drive && c.drive !== 'door'
      ? c.drive
      : ([
          [dx, dz],
          [dx + 0.1 * bend, dz * 0.88],
          [dx * 0.8 + 0.7 * bend, dz * 0.7],
          [dx * 0.5 + 0.9 * bend, dz * 0.52],
          [dx * 0.2 + 0.2 * bend, dz * 0.38],
          [-0.3 * bend, dz * 0.28],
          [-0.9 * bend, 3.4],
          [-1.3 * bend, 2.4],
        ] as const)
  return track(s, line, 1.15, s.light.season === 'winter' ? '#d9dde0' : mix(s.light.sand[0], s.light.sand[1], 0.6))
}

/** Pickets on both sides of the way to the door. */
function fences(s: Site, z: number, doorAt: Vec): string {
  const gate = doorAt[0] * 0.8 + 0.2
  return fence(s, [-12, 0, z], [gate - 1, 0, z]) + fence(s, [gate + 1, 0, z], [12, 0, z])
}

/** A house in its land: sky, backdrop, ground, shadow, house, garden, and grasses near the eye. */
export function housePicture(c: Composition): string {
  const light = palette(c.season, c.hour)
  const left = (c.from ?? (c.angle > 0 ? 'right' : 'left')) === 'left'
  const sun = sunFrom(left ? 224 : 136, c.elevation ?? elevations[c.hour])
  const s = site(light, sun, c.seed, {
    horizon: c.horizon ?? 590,
    ...(c.focal && { focal: c.focal }),
    ...(c.eye && { eye: c.eye }),
  })
  const length = c.length ?? 11
  const turn = (c.angle * Math.PI) / 180
  const frame =
    c.angle >= 0
      ? place([c.at[0], 0, c.at[1]], c.angle)
      : place([-c.at[0] - length * Math.cos(turn), 0, c.at[1] - length * Math.sin(turn)], c.angle)
  const house = houses[c.style](s, {
    frame,
    variant: c.variant ?? c.seed,
    length,
    garden: c.garden,
    snow: c.season === 'winter',
  })
  const colours = groundColours(light, c.ground ?? 'meadow')
  const side = left ? -1 : 1
  const h = s.view.horizon
  const plants = [
    ...(c.bushes ?? []).map(([x, z, w, t, flowers]) => ({ z, svg: bushAt(s, [x, 0, z], w, t, { flowers }) })),
    ...(c.pines ?? []).map(([x, z, t]) => {
      const [px, py] = project(s.view, [x, 0, z])
      return { z, svg: pine(s, px, py, (t * s.view.focal) / z, Math.max(0, (z - 24) / 70)) }
    }),
  ].sort((a, b) => b.z - a.z)
  const houseZ = c.at[1]
  const doorAt = frame(length * 0.52, 0, 0)
  const heathy = c.ground === 'heath' ? light.heath : light.marram
  const wide = houseZ > 24
  const hummock = (
    y: number,
    lift: number,
    which: 'left' | 'right' | 'both',
    key: string,
    grass: number,
    distance: number,
  ) =>
    dune(light, {
      y,
      swing: lift * 0.16,
      stride: 430,
      seed: `${key} ${c.seed}`,
      cover: key === 'hollow' ? 0.88 : 0.6,
      side,
      bottom: y + 330,
      plants: heathy,
      grass,
      distance,
      profile: (t) =>
        lift *
          2.1 *
          ((which === 'right' ? 0 : Math.max(0, 0.44 - t)) + (which === 'left' ? 0 : Math.max(0, t - 0.56))) -
        lift * 0.12,
    })
  const mound = c.mound ?? 'none'
  const [gl, gr] = c.grasses ?? [250, 190]
  return canvas(
    [
      sky(light, {
        horizon: h + 6,
        clouds: c.clouds ?? 'fair',
        seed: c.seed,
        sun: [left ? 130 : 1470, c.hour === 'midday' ? 120 : h * 0.72],
      }),
      rect(-10, h - 2, 1620, 130, light.far(light.lit(colours[1]), 0.4)),
      behind(s, c),
      land(s, colours, { from: c.backdrop === 'sea' || c.backdrop === 'fjord' ? 62 : 40, patches: light.sand }),
      wide ? hummock(h + 128, 96, 'both', 'hollow', 18, 0.2) : hummock(h + 118, 120, 'both', 'hollow', 20, 0.12),
      scatter(light, c.seed, {
        from: -20,
        to: 1620,
        top: h + 26,
        bottom: h + 150,
        small: 9,
        large: 26,
        count: 70,
        distance: 0.3,
      }),
      ...plants.filter(({ z }) => z >= houseZ).map(({ svg }) => svg),
      c.flag ? flagpole(s, c.flag) : '',
      approach(s, c, doorAt),
      castShadow(s, house.corners),
      contact(s, [frame(0, 0, 0), frame(length, 0, 0), frame(length, 0, 5), frame(0, 0, 5)]),
      group(house.svg, { filter: 'url(#hand-fine)' }),
      c.terrace
        ? group(terrace(s, frame, c.terrace.x, c.terrace), { filter: 'url(#hand-fine)' })
        : footing(s, frame(0, 0, -0.12), frame(length, 0, -0.12), 0.34, [[0.46, 0.6]]),
      c.angle >= 0
        ? footing(s, frame(-0.1, 0, 5.5), frame(-0.1, 0, 0), 0.4)
        : footing(s, frame(length + 0.1, 0, 5.5), frame(length + 0.1, 0, 0), 0.4),
      house.glow,
      ...plants.filter(({ z }) => z < houseZ).map(({ svg }) => svg),
      c.fence ? fences(s, houseZ - 5, doorAt) : '',
      scatter(light, `${c.seed} near`, {
        from: -40,
        to: 460,
        top: h + 240,
        bottom: 1010,
        small: 44,
        large: 110,
        count: 16,
      }),
      scatter(light, `${c.seed} near right`, {
        from: 1180,
        to: 1640,
        top: h + 250,
        bottom: 1010,
        small: 44,
        large: 100,
        count: 14,
      }),
      wide && mound !== 'none' ? hummock(h + 285, 170, mound === 'left' ? 'right' : 'left', 'across', 30, 0.06) : '',
      mound !== 'none' ? hummock(1080, wide ? 330 : 240, mound, 'mound', 46, 0) : '',
      gl > 0 ? foreground(light, -70, 520, 1092, gl, `${c.seed} l`) : '',
      gr > 0 ? foreground(light, 1190, 1680, 1094, gr, `${c.seed} r`) : '',
    ],
    light,
  )
}
