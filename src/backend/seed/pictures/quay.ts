import { cutter, dinghy, reflected } from './boats.ts'
import { canvas } from './canvas.ts'
import { mix } from './colour.ts'
import { dune } from './dunes.ts'
import { figure, flock } from './figures.ts'
import { gable } from './gable.ts'
import { foreground } from './grass.ts'
import { door, opening } from './openings.ts'
import { type Hour, type Palette, palette, type Season } from './palette.ts'
import { bush, treeline } from './plants.ts'
import { type Site, site } from './site.ts'
import { type Clouds, sky } from './sky.ts'
import { ellipse, group, n, polygon, rect, stroke } from './svg.ts'
import { bank, jetty, mirror, reeds } from './water.ts'
import { type Face, place, project, sunFrom } from './world.ts'

interface Setting {
  season: Season
  hour: Hour
  seed: number
  clouds?: Clouds
}

const sheds = [
  ['#b14a3c', '#f3efe6'],
  ['#f0d9a0', '#35607a'],
  ['#f6f2e8', '#35624f'],
  ['#3f3c3a', '#d9d2c4'],
  ['#b5563f', '#f3efe6'],
  ['#dfe6e2', '#8a3530'],
] as const

/** The row of store houses along a quay, gable after gable. */
function row(s: Site, z: number): string {
  return sheds
    .map(([colour, trim], i) => {
      const wooden = i % 3 !== 1
      const frame = place([-17.5 + i * 6, 1.1, z + 4], 0)
      const turned = place([-17.5 + i * 6 + 5.4, 1.1, z], 90)
      const shared = {
        cladding: wooden ? 'boards-upright' : 'limewash',
        colour,
        roof: i % 2 ? 'tiles' : 'felt',
        roofColour: i % 2 ? '#bf5a40' : '#66696c',
        trim,
        eaves: 0.2,
        verge: 0.2,
        thickness: 0.15,
        snow: s.light.season === 'winter',
      } as const
      const holes = { frame: trim, columns: 2, rows: 2 }
      const holesOn = (f: Face) =>
        opening(s, f, 0.7, 0.9, 1, 1.2, holes) +
        door(s, f, 2.2, trim, { glazed: 0.2, step: false }, 1.1) +
        opening(s, f, 3.8, 0.9, 1, 1.2, holes) +
        opening(s, f, 2.25, 3.1, 0.95, 1.05, holes)
      return i % 2
        ? gable(s, {
            ...shared,
            frame,
            length: 5.6,
            depth: 5,
            wall: 3,
            ridge: 5.4,
            front: (f) =>
              opening(s, f, 0.6, 0.9, 1, 1.2, holes) +
              door(s, f, 2.3, trim, { glazed: 0.3, step: false }) +
              opening(s, f, 4, 0.9, 1, 1.2, holes),
          }).svg
        : gable(s, { ...shared, frame: turned, length: 7, depth: 5.4, wall: 3.1, ridge: 5.9, left: holesOn }).svg
    })
    .join('')
}

/** A small harbour: blue cutters at the quay, stores behind, everything twice in the water. */
export function harbourPicture(o: Setting): string {
  const light = palette(o.season, o.hour)
  const s = site(light, sunFrom(215, o.hour === 'golden' ? 20 : 36), o.seed, { horizon: 560, eye: 4.2 })
  const quay = 690
  const stores = group(row(s, 33), { filter: 'url(#hand-fine)' })
  const wall =
    rect(-10, quay - 26, 1620, 34, light.lit('#b7aea0')) +
    rect(-10, quay + 4, 1620, 30, light.shaded('#7d7468')) +
    Array.from(
      { length: 23 },
      (_, i) =>
        rect(i * 74 + 14, quay - 4, 11, 46, light.shaded('#6b5a48')) +
        rect(i * 74 + 14, quay - 4, 4, 46, light.lit('#8c765e')),
    ).join('')
  const boats = [
    [300, 772, 420, '#3f74a3', 1],
    [1240, 764, 380, '#4a86b5', -1],
    [800, 836, 520, '#2f6492', 1],
  ] as const
  const drawn = boats
    .map(([x, y, l, hull, bow]) => {
      const boat = cutter(light, s.r, x, y, l, { hull, bow })
      return (
        reflected(boat, y + 4, light) +
        ellipse(x, y + 6, l * 0.46, 7, light.shadow, { opacity: 0.35, filter: 'url(#blur-5)' }) +
        boat
      )
    })
    .join('')
  const lamps =
    light.lamps > 0.5
      ? [260, 620, 980, 1340]
          .map(
            (x) =>
              stroke(`M${x} ${quay - 22}v-150`, light.shaded('#4a4644'), 5) +
              ellipse(x, quay - 176, 9, 9, '#ffe9b8') +
              ellipse(x, quay - 176, 60, 52, light.glow, {
                opacity: 0.5,
                filter: 'url(#blur-12)',
                style: 'mix-blend-mode:screen',
              }) +
              ellipse(x, quay + 170, 12, 110, light.glow, { opacity: 0.3, filter: 'url(#blur-12)' }),
          )
          .join('')
      : ''
  const people =
    figure(light, 560, quay - 20, 70, { coat: '#e0b257' }) +
    figure(light, 590, quay - 20, 66, { coat: '#46566d', facing: -1 })
  const crates = Array.from({ length: 7 }, (_, i) =>
    rect(1010 + (i % 4) * 34, quay - 44 - Math.floor(i / 4) * 22, 32, 20, light.lit(i % 2 ? '#c95a4d' : '#5d8f9f')),
  ).join('')
  return canvas(
    [
      sky(light, { horizon: 566, clouds: o.clouds ?? 'fair', seed: o.seed, sun: [220, 220] }),
      dune(light, { y: 560, swing: 30, stride: 600, seed: `hill ${o.seed}`, distance: 0.5, cover: 0.6, bottom: 700 }),
      rect(-10, 600, 1620, 100, light.lit('#cfc6b6')),
      stores,
      crates,
      people,
      wall,
      mirror(light, s.r, quay + 30, 1080),
      reflected(stores, quay + 8, light, 0.3),
      lamps,
      drawn,
      flock(light, s.r, 1060, 210, 420, 110, 8, 17),
      dinghy(light, 1360, 990, 250, '#f2ede0'),
      reflected(dinghy(light, 1360, 990, 250, '#f2ede0'), 992, light, 0.3),
    ],
    light,
  )
}

/** Calm water between reeds. */
export function fjordPicture(o: Setting & { boat?: boolean; jetty?: boolean }): string {
  const light = palette(o.season, o.hour)
  const s = site(light, sunFrom(236, 24), o.seed, { horizon: 470, eye: 2.2 })
  const far =
    treeline(s, 474, -40, 1640, 30, 0.68, light.leaf) +
    treeline(s, 482, 700, 1680, 54, 0.48, light.leaf) +
    dune(light, { y: 486, swing: 9, stride: 700, seed: `bank ${o.seed}`, distance: 0.5, cover: 0.9, bottom: 500 })
  const boat = dinghy(light, 1010, 720, 250, '#4f83a3')
  return canvas(
    [
      sky(light, {
        horizon: 476,
        clouds: o.clouds ?? 'streaks',
        seed: o.seed,
        sun: [360, 380],
        disc: o.hour !== 'midday',
      }),
      mirror(light, s.r, 486, 1080),
      group(far, { transform: 'translate(0 980) scale(1 -1)', opacity: 0.3, filter: 'url(#ripple)' }),
      far,
      bank(light, s.r, 900, 1640, 512, 26),
      reeds(light, s.r, 1120, 1640, 640, 190),
      o.boat ? reflected(boat, 722, light, 0.4) + boat : '',
      o.jetty ? jetty(light, 520, 1090, 840, 640, 460, 74) : '',
      reeds(light, s.r, -40, o.jetty ? 230 : 420, 860, 330),
      reeds(light, s.r, 1300, 1680, 1010, 380),
      flock(light, s.r, 900, 190, 360, 80, 7, 14),
      o.jetty ? '' : foreground(light, -80, 560, 1096, 210, `fjord ${o.seed}`),
    ],
    light,
  )
}

function cobbles(s: Site, half: number): string {
  const out: string[] = []
  for (let z = 40; z > 2.6; z *= 0.955) {
    const step = Math.max(0.2, z * 0.022)
    for (let x = -half; x < half; x += step) {
      const [px, py] = project(s.view, [x + s.r.range(-0.04, 0.04), 0, z])
      const k = s.view.focal / z
      out.push(
        ellipse(
          px,
          py,
          k * step * 0.46,
          Math.max(1, k * step * 0.2),
          s.light.lit(s.r.pick(['#b3a899', '#a2978a', '#c4baab', '#978e86', '#b8a594'])),
          { opacity: 0.85 },
        ),
      )
    }
  }
  return group(out)
}

const fronts = ['#f0b94c', '#f6f2e8', '#e8b4a0', '#f0d9a0', '#dfe6e2', '#d98f6a'] as const
const accents = ['#35607a', '#35624f', '#8a3530', '#3d5a52', '#2f5568', '#f6f3ea'] as const

function terraceRow(s: Site, left: boolean): string {
  const houses = [38, 30.5, 23, 15.5, 8, 0.9].map((z, i) => ({ z, i: i + (left ? 0 : 3) }))
  return houses
    .map(({ z, i }) => {
      const length = 7.3
      const frame = left ? place([-4.6, 0, z], 90) : place([4.6, 0, z + length], -90)
      const accent = accents[i % 6] ?? '#35607a'
      const holes = { frame: accent === '#f6f3ea' ? accent : '#f6f3ea', columns: 2, rows: 3, sill: '#cfc9bd' }
      const svg = gable(s, {
        frame,
        length,
        depth: 5.6,
        wall: 2.9 + (i % 3) * 0.25,
        ridge: 6 + (i % 2) * 0.4,
        eaves: 0.22,
        verge: 0.08,
        thickness: 0.16,
        cladding: 'limewash',
        colour: fronts[i % 6] ?? '#f6f2e8',
        plinth: '#57534f',
        roof: 'tiles',
        roofColour: '#bf5a40',
        trim: '#efe8dc',
        snow: s.light.season === 'winter',
        chimney: 5.4,
        chimneyColour: '#b98069',
        front: (f) =>
          opening(s, f, 0.8, 0.95, 1.05, 1.35, holes) +
          door(s, f, 2.7, accent === '#f6f3ea' ? '#2f5568' : accent, { glazed: 0.35 }) +
          opening(s, f, 4.3, 0.95, 1.05, 1.35, holes) +
          opening(s, f, 5.8, 0.95, 1.05, 1.35, holes),
      }).svg
      const blooms =
        z > 4
          ? [0.3, 2.2, 3.9, 5.5]
              .map((u) => {
                const at = frame(u, 0, -0.25)
                const [x, y] = project(s.view, at)
                const k = s.view.focal / at[2]
                return hollyhock(s, x, y, k * 1.7) + bush(s, x, y, k * 0.6, k * 0.4, { flowers: '#e283a4' })
              })
              .join('')
          : ''
      return group(svg, { filter: 'url(#hand-fine)' }) + blooms
    })
    .join('')
}

/** Tall stems with open flowers against a house wall. */
function hollyhock(s: Site, x: number, y: number, h: number): string {
  if (s.light.season === 'winter') return ''
  const pinks = ['#e283a4', '#c9536b', '#f3d9d6', '#d9657f']
  return [-0.1, 0, 0.09]
    .map((dx) => {
      const tall = h * s.r.range(0.75, 1.05)
      const flowers = Array.from({ length: 8 }, (_, i) =>
        ellipse(
          x + dx * h + s.r.range(-0.025, 0.025) * h,
          y - tall * (0.4 + i * 0.075),
          h * (0.036 - i * 0.0022),
          h * (0.032 - i * 0.002),
          s.light.lit(s.r.pick(pinks)),
        ),
      ).join('')
      return (
        stroke(`M${n(x + dx * h)} ${n(y)}v${n(-tall)}`, s.light.shaded(s.light.leaf[1]), Math.max(1.2, h * 0.014)) +
        flowers
      )
    })
    .join('')
}

/** A street of low houses leading down to the sea. */
export function streetPicture(o: Setting): string {
  const light = palette(o.season, o.hour)
  const s = site(light, sunFrom(238, o.hour === 'midday' ? 42 : 26), o.seed, { horizon: 580, eye: 1.9, focal: 1250 })
  const road = polygon(
    [
      [-900, 1090],
      [2500, 1090],
      [815, 590],
      [785, 590],
    ],
    light.lit('#a89d8f'),
  )
  const shade = polygon(
    [
      project(s.view, [-4.7, 0, 44]),
      project(s.view, [-1.4, 0, 44]),
      project(s.view, [-1.4, 0, 2]),
      project(s.view, [-4.7, 0, 2]),
    ],
    light.shadow,
    { opacity: light.shadowOpacity * 0.85, style: 'mix-blend-mode:multiply' },
  )
  const seaGap = rect(640, 572, 320, 34, light.sea[1])
  return canvas(
    [
      sky(light, { horizon: 584, clouds: o.clouds ?? 'fair', seed: o.seed, sun: [520, 300] }),
      seaGap,
      road,
      cobbles(s, 4.5),
      group(shade, { filter: 'url(#blur-2)' }),
      terraceRow(s, true),
      terraceRow(s, false),
      figure(light, 742, 676, 118, { coat: '#c9584a' }),
      figure(light, 776, 674, 110, { coat: '#e6c06a', dress: true, facing: -1 }),
      light.lamps > 0.5 ? lampGlow(light) : '',
    ],
    light,
  )
}

function lampGlow(light: Palette): string {
  return [
    [420, 640],
    [300, 700],
    [1180, 640],
    [1330, 710],
  ]
    .map(([x = 0, y = 0]) =>
      ellipse(x, y, 130, 90, light.glow, { opacity: 0.24, filter: 'url(#blur-30)', style: 'mix-blend-mode:screen' }),
    )
    .join('')
}

/** High sandy cliffs above the breakers. */
export function cliffFace(light: Palette, seed: number, side: 'left' | 'right'): string {
  const start = side === 'right' ? 0.42 : 0.58
  const layer = (y: number, lift: number, shift: number, distance: number) =>
    dune(light, {
      y,
      swing: lift * 0.1,
      stride: 130,
      seed: `cliff ${lift} ${seed}`,
      distance,
      cover: 0.34,
      side: side === 'right' ? -1 : 1,
      grass: 15,
      bottom: y + lift * 0.5 + 90,
      plants: [mix(light.marram[0], '#c98f62', 0.55), mix('#b9825a', light.marram[1], 0.3), '#7d5f4a'],
      profile: (t) => {
        const inland = side === 'right' ? t - start - shift : start - shift - t
        return inland > 0 ? lift * (0.62 + inland * 0.5) * Math.min(1, inland * 7) : Math.max(-700, inland * 1800)
      },
    })
  return layer(470, 190, -0.1, 0.52) + layer(520, 330, 0.06, 0.3) + layer(620, 520, 0.26, 0.08)
}
