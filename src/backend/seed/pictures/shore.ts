import { cutter } from './boats.ts'
import { canvas } from './canvas.ts'
import { mix, tone } from './colour.ts'
import { dune, ripples, scatter } from './dunes.ts'
import { cast, dog, figure, flock, hut, kite } from './figures.ts'
import { foreground } from './grass.ts'
import type { Palette } from './palette.ts'
import { type Hour, palette, type Season } from './palette.ts'
import { sea, swash } from './sea.ts'
import { type Clouds, sky } from './sky.ts'
import { ellipse, group, linear, path, polygon, type Random, random, rect, stroke } from './svg.ts'

export interface Shore {
  season: Season
  hour: Hour
  seed: number
  width?: number
  height?: number
  horizon?: number
  shore?: readonly [number, number]
  clouds?: Clouds
  sun?: readonly [number, number]
  glitter?: boolean
  breakers?: number
  rough?: number
  /** dunes closing the picture on that side */
  dunes?: 'left' | 'right' | 'none'
  life?: (light: Palette, r: Random) => string
  /** between the water and the near grasses */
  grasses?: readonly [number, number]
}

/** Sand from the water's edge to the lower rim, damp above, drifted below. */
function strand(light: Palette, r: Random, top: number, width: number, height: number): string {
  const [pale, main, deep] = light.sand
  const fade = linear([
    [0, light.lit(mix(main, deep, 0.5))],
    [0.3, light.lit(main)],
    [0.65, light.lit(pale)],
    [1, mix(light.lit(deep), light.shaded(deep), 0.25)],
  ])
  const marks = Array.from({ length: 260 }, () => {
    const t = r.next()
    return ellipse(
      r.range(-40, width + 40),
      top + (height - top) * t,
      r.range(30, 170) * (0.4 + t),
      r.range(1.5, 9) * (0.3 + t),
      light.lit(tone(r.pick([pale, main, deep]), r.range(-0.05, 0.05))),
      { opacity: r.range(0.2, 0.45) },
    )
  })
  const pebbles = Array.from({ length: 60 }, () =>
    ellipse(
      r.range(0, width),
      top + 60 + (height - top) * r.next(),
      r.range(1.2, 4),
      r.range(0.9, 2.4),
      light.shaded(r.pick(['#8f8a84', '#c9c2b6', '#6f7076'])),
      { opacity: 0.7 },
    ),
  )
  return (
    fade.def +
    group([rect(-10, top - 20, width + 20, height - top + 40, fade.url), ...marks], { filter: 'url(#hand)' }) +
    group(pebbles)
  )
}

export function shorePicture(o: Shore): string {
  const {
    width = 1600,
    height = 1067,
    horizon = 430,
    shore = [640, 760],
    clouds = 'fair',
    breakers = 5,
    rough = 0.4,
    dunes = 'right',
    grasses = [0, 0],
  } = o
  const fair = palette(o.season, o.hour)
  const grey = o.season === 'winter' || clouds === 'storm' ? 0.5 : o.season === 'autumn' ? 0.22 : 0
  const [s0, s1, s2, s3] = fair.sea
  const heavy = (colour: string) => mix(colour, fair.lit('#7d8d90'), grey)
  const light: Palette = { ...fair, sea: [heavy(s0), heavy(s1), heavy(s2), s3] }
  const r = random(`shore ${o.seed}`)
  const side = o.sun && o.sun[0] > width / 2 ? 1 : -1
  const wall = (distance: number, y: number, lift: number, start: number, seed: string, grass: number) =>
    dune(light, {
      y,
      swing: lift * 0.1,
      stride: 330,
      width,
      distance,
      cover: 0.5,
      side,
      grass,
      seed: `${seed} ${o.seed}`,
      bottom: y + lift * 0.62 + 40,
      profile: (t) => {
        const inland = (dunes === 'right' ? t : 1 - t) - start
        return inland > 0 ? lift * 1.9 * inland - lift * 0.3 : Math.max(-900, inland * 1500) - lift * 0.3
      },
    })
  return canvas(
    [
      sky(light, { width, horizon: horizon + 4, clouds, seed: o.seed, sun: o.sun, disc: o.glitter }),
      strand(light, r, Math.min(...shore) - 60, width, height),
      sea(light, r, {
        horizon,
        shore,
        breakers,
        rough,
        width,
        seed: o.seed,
        glitter: o.glitter && o.sun ? o.sun[0] : undefined,
      }),
      swash(light, r, shore, width),
      dunes === 'none'
        ? ''
        : wall(0.5, horizon + 56, 150, 0.64, 'far wall', 9) +
          wall(0.3, horizon + 110, 270, 0.7, 'middle wall', 14) +
          wall(0.1, horizon + 230, 420, 0.79, 'near wall', 24),
      ripples(light, r, { from: -20, to: width + 20, top: Math.max(...shore) + 110, bottom: height }),
      o.life?.(light, r) ?? '',
      dunes === 'none'
        ? ''
        : scatter(light, `${o.seed} strand`, {
            from: dunes === 'right' ? width * 0.72 : -20,
            to: dunes === 'right' ? width + 20 : width * 0.28,
            top: horizon + 330,
            bottom: height + 10,
            small: 34,
            large: 110,
            count: 16,
          }),
      grasses[0] > 0 ? foreground(light, -80, width * 0.36, height + 24, grasses[0], `${o.seed} l`) : '',
      grasses[1] > 0 ? foreground(light, width * 0.7, width + 80, height + 24, grasses[1], `${o.seed} r`) : '',
    ],
    light,
    { width, height },
  )
}

/** Two walkers and their dog along the water. */
export function walkers(x: number, y: number, h: number, slant = 0.9) {
  return (light: Palette): string =>
    cast(light, x, y, h, h * 0.2, slant) +
    cast(light, x + h * 0.42, y + 3, h * 0.92, h * 0.2, slant) +
    figure(light, x, y, h, { coat: '#c9584a', trousers: '#46566d' }) +
    figure(light, x + h * 0.42, y + 3, h * 0.93, {
      coat: '#e6c06a',
      trousers: '#6b7280',
      hair: '#c9a063',
      facing: -1,
    }) +
    dog(light, x + h * 1.25, y + 4, h * 0.34)
}

/** Bathers, children with kites, a parasol on the sand. */
export function bathingDay(light: Palette, r: Random): string {
  const people = [
    [360, 806, 74, '#d9574c'],
    [404, 812, 66, '#f1efe6'],
    [640, 752, 50, '#3f6f95'],
    [760, 744, 44, '#e2b54c'],
    [930, 836, 84, '#5d8f86'],
    [1190, 790, 62, '#d98b8b'],
  ] as const
  const crowd = people
    .map(
      ([x, y, h, coat], i) =>
        cast(light, x, y, h, h * 0.2, 0.75) +
        figure(light, x, y, h, {
          coat,
          dress: i % 2 === 1,
          trousers: i % 3 ? '#46566d' : '#dba886',
          facing: i % 2 ? 1 : -1,
          arm: i === 4 || i === 0 ? 'up' : 'down',
          hair: r.pick(['#6a4c38', '#c9a063', '#3f342e']),
        }),
    )
    .join('')
  const swimmers = [
    [520, 632],
    [590, 648],
    [820, 640],
    [700, 622],
  ]
    .map(
      ([x = 0, y = 0]) =>
        ellipse(x, y, 6, 7, light.lit('#c99a7c')) + stroke(`M${x - 14} ${y + 7}q14 5 28 0`, light.sea[3], 2.4),
    )
    .join('')
  const parasol = group(
    path('M1270 870 q74 -92 158 0 q-80 22 -158 0Z', light.lit('#d9574c')) +
      path('M1349 824 q56 4 79 46 q-44 10 -79 12Z', light.shaded('#d9574c'), { opacity: 0.6 }) +
      path('M1322 829 q-16 24 -12 51 l34 2 q-2 -34 5 -58Z', light.lit('#f6f1e6')) +
      stroke('M1349 826 L1356 962', light.lit('#b98f63'), 5),
    { filter: 'url(#hand-fine)' },
  )
  const towel =
    polygon(
      [
        [1220, 958],
        [1330, 952],
        [1352, 980],
        [1232, 988],
      ],
      light.lit('#7fa6b5'),
    ) +
    polygon(
      [
        [1250, 957],
        [1272, 956],
        [1292, 984],
        [1266, 986],
      ],
      light.lit('#f3efe4'),
    )
  const drop = ellipse(1440, 962, 90, 15, light.shadow, { opacity: 0.34, filter: 'url(#blur-2)' })
  return (
    swimmers +
    crowd +
    drop +
    towel +
    parasol +
    kite(light, 1060, 190, 42, ['#d9574c', '#e9b64c'], 944, 760) +
    kite(light, 470, 130, 32, ['#3f6f95', '#f1efe6'], 372, 742)
  )
}

export function huts(light: Palette, r: Random): string {
  return (['#c95a4d', '#4f83a3', '#e0b257', '#5f8f7f', '#d58f86'] as const)
    .map((colour, i) => ({ colour, i, w: 84 + i * 30, x: 130 + i * 120 + i * i * 26 }))
    .map(({ colour, w, x, i }) => hut(light, r, x, 790 + i * 26, w, colour))
    .join('')
}

export function beached(light: Palette, r: Random): string {
  const boat = (x: number, y: number, l: number, hull: string, bow: -1 | 1) =>
    ellipse(x + l * 0.1, y + l * 0.02, l * 0.56, l * 0.04, light.shadow, { opacity: 0.42, filter: 'url(#blur-5)' }) +
    cutter(light, r, x, y, l, { hull, bow }) +
    stroke(`M${x - l * 0.4} ${y + l * 0.03}H${x + l * 0.42}`, light.shaded('#7d6650'), l * 0.02)
  return boat(980, 740, 270, '#4a86b5', -1) + boat(560, 862, 480, '#3a6f9f', 1)
}

export const gulls =
  (x: number, y: number) =>
  (light: Palette, r: Random): string =>
    flock(light, r, x, y, 420, 120, 9, 17)
