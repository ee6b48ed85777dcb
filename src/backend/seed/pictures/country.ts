import { canvas } from './canvas.ts'
import { mix } from './colour.ts'
import { groundColours } from './compose.ts'
import { dune, scatter } from './dunes.ts'
import { foreground } from './grass.ts'
import { land, track } from './ground.ts'
import { type Hour, palette, type Season } from './palette.ts'
import { treeline } from './plants.ts'
import { seaBand } from './sea.ts'
import { type Site, site } from './site.ts'
import { type Clouds, sky } from './sky.ts'
import { rect } from './svg.ts'
import { sunFrom } from './world.ts'

export interface Country {
  season: Season
  hour: Hour
  seed: number
  width?: number
  height?: number
  horizon?: number
  eye?: number
  clouds?: Clouds
  /** light from the left or the right */
  from?: 'left' | 'right'
  disc?: boolean
  sun?: readonly [number, number]
  ground?: 'meadow' | 'lawn' | 'sand' | 'heath'
  far?: 'dunes' | 'sea' | 'trees' | 'heath' | 'none'
  /** rolling ridges before the far land: y below the horizon and height */
  ridges?: readonly (readonly [y: number, lift: number, side: 'left' | 'right' | 'both'])[]
  cover?: number
  road?: readonly (readonly [number, number])[]
  roadWidth?: number
  /** lies under the road */
  below?: (s: Site) => string
  middle?: (s: Site) => string
  near?: (s: Site) => string
  grasses?: readonly [number, number]
}

function distance(s: Site, o: Country, width: number): string {
  const {
    light,
    view: { horizon: h },
  } = s
  const side = s.sun[0] < 0 ? -1 : 1
  switch (o.far ?? 'dunes') {
    case 'sea':
      return seaBand(s, h + 2, h + 74, false, width)
    case 'trees':
      return treeline(s, h + 10, -40, width + 40, 84, 0.5) + treeline(s, h + 24, -40, width + 40, 56, 0.34)
    case 'heath':
      return dune(light, {
        width,
        y: h - 10,
        swing: 34,
        stride: 760,
        seed: `fh ${o.seed}`,
        distance: 0.5,
        cover: 0.95,
        side,
        plants: light.heath,
        bottom: h + 70,
        snow: false,
      })
    case 'dunes':
      return (
        dune(light, {
          width,
          y: h - 36,
          swing: 52,
          stride: 620,
          seed: `fd ${o.seed}`,
          distance: 0.58,
          cover: 0.38,
          side,
          bottom: h + 70,
        }) +
        dune(light, {
          width,
          y: h - 10,
          swing: 56,
          stride: 500,
          seed: `md ${o.seed}`,
          distance: 0.34,
          cover: 0.48,
          side,
          grass: 12,
          bottom: h + 100,
        })
      )
    case 'none':
      return ''
  }
}

/** Open land in layers, from the sky's edge to the grasses by the eye. */
export function countryPicture(o: Country): string {
  const { width = 1600, height = 1067, horizon = 520, clouds = 'fair', grasses = [260, 200], cover = 0.6 } = o
  const light = palette(o.season, o.hour)
  const left = (o.from ?? 'left') === 'left'
  const s = site(light, sunFrom(left ? 236 : 124, o.hour === 'golden' ? 16 : 34), o.seed, {
    horizon,
    centre: width / 2,
    eye: o.eye ?? 3,
  })
  const side = left ? -1 : 1
  const colours = groundColours(light, o.ground ?? 'meadow')
  const plants = o.ground === 'heath' ? light.heath : light.marram
  const ridge = ([y, lift, where]: readonly [number, number, 'left' | 'right' | 'both'], i: number) =>
    dune(light, {
      width,
      y: horizon + y,
      swing: lift * 0.26,
      stride: 430 + y * 0.5,
      seed: `ridge ${i} ${o.seed}`,
      cover,
      side,
      plants,
      bottom: horizon + y + 330,
      distance: Math.max(0, 0.26 - y / 900),
      grass: 16 + y * 0.085,
      profile: (t) =>
        where === 'both' ? 0 : lift * 1.9 * Math.max(0, where === 'left' ? 0.5 - t : t - 0.5) - lift * 0.2,
    })
  const ridges = (o.ridges ?? []).map(ridge)
  const half = Math.ceil(ridges.length / 2)
  return canvas(
    [
      sky(light, {
        width,
        horizon: horizon + 5,
        clouds,
        seed: o.seed,
        sun: o.sun ?? [left ? width * 0.12 : width * 0.88, horizon * 0.62],
        disc: o.disc,
      }),
      rect(-10, horizon - 2, width + 20, 130, light.far(light.lit(colours[1]), 0.4)),
      distance(s, o, width),
      land(s, colours, { from: o.far === 'sea' ? 74 : 40, width, height, patches: light.sand }),
      ...ridges.slice(0, half),
      scatter(light, o.seed, {
        from: -20,
        to: width + 20,
        top: horizon + 60,
        bottom: horizon + 240,
        small: 10,
        large: 40,
        count: 50,
        distance: 0.25,
        colours: plants,
      }),
      o.below?.(s) ?? '',
      o.road ? track(s, o.road, o.roadWidth ?? 1.3, mix(light.sand[0], light.sand[1], 0.6)) : '',
      o.middle?.(s) ?? '',
      ...ridges.slice(half),
      o.near?.(s) ?? '',
      grasses[0] > 0 ? foreground(light, -80, width * 0.34, height + 26, grasses[0], `${o.seed} l`) : '',
      grasses[1] > 0 ? foreground(light, width * 0.74, width + 80, height + 26, grasses[1], `${o.seed} r`) : '',
    ],
    light,
    { width, height },
  )
}
