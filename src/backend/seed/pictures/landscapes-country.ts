import { type Country, countryPicture } from './country.ts'
import { flock, horse } from './figures.ts'
import { gable } from './gable.ts'
import { roundTower, squareTower } from './lighthouse.ts'
import { opening } from './openings.ts'
import { bush, pine } from './plants.ts'
import type { Alt, Scene, SceneTag } from './scene.ts'
import { castShadow, type Site } from './site.ts'
import { ellipse, group, polygon, stroke } from './svg.ts'
import { fence } from './terrace.ts'
import { type Face, place, project, within } from './world.ts'

function country(id: string, tag: SceneTag, o: Country, alt: Alt): Scene {
  const { season, hour, width, height } = o
  return {
    id,
    kind: 'landscape',
    tag,
    season,
    hour,
    ...(width && { width }),
    ...(height && { height }),
    alt,
    svg: () => countryPicture(o),
  }
}

const winding = [
  [6, 60],
  [5, 40],
  [1, 26],
  [-2, 17],
  [-1.4, 11],
  [0.4, 7.4],
  [1.4, 5],
  [1.8, 3.4],
] as const

function tower(kind: 'square' | 'round', x: number, y: number, h: number, left = true) {
  return (s: Site): string => {
    const w = h * 0.16
    const slant = left ? 1 : -1
    const shadow = polygon(
      [
        [x - w * 0.4, y - 2],
        [x + w * 0.4, y - 2],
        [x + slant * h * 0.62 + w * 0.2, y + h * 0.06],
        [x + slant * h * 0.62 - w * 0.2, y + h * 0.06],
      ],
      s.light.shadow,
      { opacity: s.light.shadowOpacity * 0.8, filter: 'url(#blur-2)' },
    )
    return (
      shadow +
      (kind === 'square' ? squareTower(s.light, s.r, x, y, h, left) : roundTower(s.light, s.r, x, y, h, left)) +
      bush(s, x - w * 0.9, y + 6, w * 1.1, h * 0.05, { colours: s.light.marram }) +
      bush(s, x + w * 0.8, y + 8, w * 1.3, h * 0.045, { colours: s.light.marram })
    )
  }
}

function forest(distance: number, seedShift = 0) {
  return (s: Site): string => {
    const places = Array.from({ length: 40 }, (_, i) => {
      const t = (i + s.r.next()) / 40
      return {
        t,
        x: (i % 2 ? 0.5 + 0.1 + s.r.next() ** 0.7 * 0.5 : 0.5 - 0.1 - s.r.next() ** 0.7 * 0.5) * 1600 + seedShift,
      }
    })
    return places
      .map(({ t, x }) =>
        pine(
          s,
          800 + (x - 800) * (0.72 + t * 0.8),
          s.view.horizon + 40 + 230 * t * t,
          240 + 620 * t * t,
          distance * (1 - t) ** 1.3,
        ),
      )
      .join('')
  }
}

/** A whitewashed village church: nave, tower, porch. */
function church(x: number, z: number, angle: number) {
  return (s: Site): string => {
    const frame = place([x, 0, z], angle)
    const shared = {
      cladding: 'limewash',
      colour: '#f8f5ee',
      plinth: '#6f6d6b',
      roof: 'tiles',
      roofColour: '#b4593f',
      trim: '#efe9de',
      snow: s.light.season === 'winter',
      eaves: 0.2,
      verge: 0.12,
      thickness: 0.18,
    } as const
    const glass = { frame: '#6d7478', columns: 2, rows: 4, recess: 0.25, sill: false as const, curtains: false }
    const nave = gable(s, {
      ...shared,
      frame,
      length: 13,
      depth: 7,
      wall: 4.6,
      ridge: 8.4,
      front: (f: Face) => [2, 5.6, 9.2].map((u) => opening(s, f, u, 1.7, 1.05, 2.0, glass)).join(''),
    })
    const towerBody = gable(s, {
      ...shared,
      frame: within(frame, [-4.6, 0, 0.8], 0),
      length: 4.8,
      depth: 5.2,
      wall: 9.4,
      ridge: 12.6,
      front: (f: Face) =>
        opening(s, f, 1.9, 7.1, 1.0, 1.3, { ...glass, rows: 2, lit: false }) +
        opening(s, f, 2.05, 2.6, 0.7, 1.2, { ...glass, lit: false }),
      left: (f: Face) => opening(s, f, 2.1, 7.1, 1, 1.3, { ...glass, rows: 2, lit: false }),
    })
    const porch = gable(s, {
      ...shared,
      frame: within(frame, [9.9, 0, -2.6], 90),
      length: 2.8,
      depth: 3,
      wall: 2.8,
      ridge: 4.6,
      left: (f: Face) =>
        opening(s, f, 0.95, 0.1, 1.1, 2.1, {
          frame: '#5d4636',
          columns: 2,
          rows: 1,
          sill: false,
          curtains: false,
          lit: false,
        }),
    })
    const parts = angle >= 0 ? [nave, towerBody, porch] : [towerBody, nave, porch]
    const wallFront = stoneWall(s, x - 9, z - 5.5, x + 17, z - 3.5)
    return (
      bush(s, project(s.view, [x + 19, 0, z + 2])[0], project(s.view, [x + 19, 0, z + 2])[1], 260, 210) +
      bush(s, project(s.view, [x - 8, 0, z + 3])[0], project(s.view, [x - 8, 0, z + 3])[1], 230, 190) +
      castShadow(s, nave.corners) +
      castShadow(s, towerBody.corners) +
      group(
        parts.map(({ svg }) => svg),
        { filter: 'url(#hand-fine)' },
      ) +
      wallFront
    )
  }
}

function stoneWall(s: Site, x0: number, z0: number, x1: number, z1: number): string {
  const stones: string[] = []
  for (let i = 0; i < 120; i++) {
    const t = (i + s.r.next()) / 120
    const [px, py] = project(s.view, [x0 + (x1 - x0) * t, 0, z0 + (z1 - z0) * t])
    const k = s.view.focal / (z0 + (z1 - z0) * t)
    for (const row of [0.18, 0.48, 0.76])
      stones.push(
        ellipse(
          px + s.r.range(-3, 3),
          py - k * row,
          k * s.r.range(0.14, 0.26),
          k * 0.17,
          s.light.lit(s.r.pick(['#b9b3a8', '#a39d94', '#cbc5ba', '#938e88'])),
        ),
      )
  }
  const [a, b] = [project(s.view, [x0, 0, z0]), project(s.view, [x1, 0, z1])]
  const k = s.view.focal / z0
  const cap =
    s.light.season === 'winter'
      ? stroke(`M${a[0]} ${a[1] - k * 0.92}L${b[0]} ${b[1] - k * 0.9}`, s.light.lit('#f5f7f9'), k * 0.16)
      : ''
  return group(
    [polygon([a, b, [b[0], b[1] - k * 0.85], [a[0], a[1] - k * 0.85]], s.light.shaded('#8a857e')), ...stones, cap],
    { filter: 'url(#hand-fine)' },
  )
}

const bloom = (s: Site): string =>
  Array.from({ length: 120 }, () => {
    const t = s.r.next() ** 0.8
    return { t, x: s.r.range(-60, 1660) }
  })
    .sort((a, b) => a.t - b.t)
    .map(({ t, x }) =>
      bush(s, x, s.view.horizon + 110 + 430 * t, 50 + 150 * t, 13 + 46 * t, {
        colours: s.light.season === 'summer' ? ['#c48fb4', '#9a6692', '#5f4a5e'] : s.light.heath,
        distance: 0.25 * (1 - t),
      }),
    )
    .join('')

const herd = (s: Site): string =>
  [
    [470, 728, 96, '#8f5f42', true, 1],
    [690, 708, 84, '#c9a577', true, -1],
    [1010, 742, 108, '#6d4a38', false, -1],
    [1170, 716, 88, '#b98a62', true, 1],
    [300, 690, 66, '#d8c3a0', true, 1],
  ]
    .map(([x, y, h, c, g, f]) =>
      horse(s.light, Number(x), Number(y), Number(h), String(c), Boolean(g), f === 1 ? 1 : -1),
    )
    .join('')

const posts = (s: Site): string =>
  fence(s, [-9, 0, 11], [-2.6, 0, 26], '#a89880', 1) + fence(s, [7, 0, 11], [3.4, 0, 26], '#a89880', 1)

export const countryScenes: readonly Scene[] = [
  country(
    'dunes-noon',
    'dunes',
    {
      season: 'summer',
      hour: 'midday',
      seed: 201,
      horizon: 430,
      eye: 4,
      ridges: [
        [90, 90, 'both'],
        [190, 170, 'right'],
        [330, 240, 'left'],
        [560, 240, 'right'],
      ],
      cover: 0.5,
    },
    {
      da: 'Klitter og marehalm under høj sommerhimmel',
      de: 'Dünen und Strandhafer unter hohem Sommerhimmel',
      en: 'Dunes and marram grass under a high summer sky',
    },
  ),
  country(
    'dunes-golden',
    'dunes',
    {
      season: 'summer',
      hour: 'golden',
      seed: 202,
      horizon: 440,
      eye: 4,
      clouds: 'streaks',
      ridges: [
        [70, 110, 'both'],
        [180, 200, 'left'],
        [340, 250, 'right'],
        [580, 220, 'left'],
      ],
      cover: 0.42,
      disc: true,
      sun: [330, 320],
    },
    {
      da: 'Marehalm i det sidste gyldne aftenlys',
      de: 'Strandhafer im letzten goldenen Abendlicht',
      en: 'Marram grass in the last golden light',
    },
  ),
  country(
    'dunes-snow',
    'dunes',
    {
      season: 'winter',
      hour: 'morning',
      seed: 203,
      horizon: 430,
      eye: 4,
      clouds: 'veil',
      ridges: [
        [90, 100, 'both'],
        [200, 190, 'left'],
        [350, 250, 'right'],
      ],
      cover: 0.4,
    },
    {
      da: 'Sne i klitterne en stille vintermorgen',
      de: 'Schnee in den Dünen an einem stillen Wintermorgen',
      en: 'Snow in the dunes on a quiet winter morning',
    },
  ),
  country(
    'path-to-the-sea',
    'dunes',
    {
      season: 'summer',
      hour: 'midday',
      seed: 204,
      horizon: 470,
      eye: 3.4,
      far: 'sea',
      clouds: 'towering',
      ground: 'sand',
      ridges: [
        [110, 200, 'left'],
        [120, 220, 'right'],
        [330, 330, 'left'],
        [340, 300, 'right'],
      ],
      cover: 0.6,
      road: winding,
      roadWidth: 1.5,
      middle: posts,
    },
    {
      da: 'Sandsti gennem klitterne ned mod havet',
      de: 'Sandweg durch die Dünen hinunter zum Meer',
      en: 'Sandy path through the dunes down to the sea',
    },
  ),
  country(
    'dune-path-autumn',
    'dunes',
    {
      season: 'autumn',
      hour: 'morning',
      seed: 205,
      horizon: 470,
      eye: 3.4,
      far: 'sea',
      clouds: 'streaks',
      from: 'right',
      ridges: [
        [100, 180, 'right'],
        [140, 150, 'left'],
        [350, 300, 'right'],
      ],
      road: winding,
    },
    {
      da: 'Sti gennem efterårsgyldne klitter',
      de: 'Pfad durch herbstgoldene Dünen',
      en: 'Path through autumn-gold dunes',
    },
  ),
  country(
    'white-lighthouse',
    'lighthouse',
    {
      season: 'summer',
      hour: 'golden',
      seed: 206,
      horizon: 560,
      eye: 3,
      clouds: 'streaks',
      ridges: [
        [60, 70, 'both'],
        [150, 120, 'right'],
        [330, 200, 'left'],
      ],
      middle: tower('square', 1060, 660, 540),
      road: [
        [4.4, 40],
        [3, 28],
        [0.6, 19],
        [-1.4, 12],
        [-1, 8],
        [0.4, 5.4],
        [1.4, 3.6],
      ],
    },
    {
      da: 'Hvidt fyrtårn i aftensol',
      de: 'Weißer Leuchtturm in der Abendsonne',
      en: 'White lighthouse in evening sun',
    },
  ),
  country(
    'grey-lighthouse',
    'lighthouse',
    {
      season: 'spring',
      hour: 'midday',
      seed: 207,
      horizon: 570,
      eye: 3,
      from: 'right',
      clouds: 'towering',
      ridges: [
        [50, 120, 'left'],
        [160, 150, 'left'],
        [360, 220, 'right'],
      ],
      middle: tower('round', 520, 640, 560, false),
      road: [
        [-9, 44],
        [-7, 30],
        [-3, 20],
        [0, 13],
        [0.8, 8.6],
        [-0.6, 5.6],
        [-1.6, 3.8],
      ],
    },
    {
      da: 'Højt gråt fyrtårn på en grøn klit',
      de: 'Hoher grauer Leuchtturm auf einer grünen Düne',
      en: 'Tall grey lighthouse on a green dune',
    },
  ),
  country(
    'lighthouse-winter-dusk',
    'lighthouse',
    {
      season: 'winter',
      hour: 'dusk',
      seed: 208,
      horizon: 570,
      eye: 3,
      clouds: 'veil',
      ridges: [
        [60, 90, 'right'],
        [180, 140, 'right'],
        [360, 200, 'left'],
      ],
      middle: tower('round', 1090, 650, 560),
    },
    {
      da: 'Fyrtårnet tændt i vinterskumringen',
      de: 'Der Leuchtturm brennt in der Winterdämmerung',
      en: 'The lighthouse lit in winter dusk',
    },
  ),
  country(
    'heath-in-bloom',
    'heath',
    {
      season: 'summer',
      hour: 'midday',
      seed: 209,
      horizon: 420,
      eye: 3,
      far: 'trees',
      ground: 'heath',
      clouds: 'towering',
      below: bloom,
      grasses: [200, 150],
      road: [
        [3, 60],
        [2, 40],
        [-1, 26],
        [0.6, 17],
        [1.2, 11],
        [-0.4, 7],
        [-1.2, 4.4],
      ],
    },
    { da: 'Blomstrende lynghede i august', de: 'Blühende Heide im August', en: 'Heather in bloom in August' },
  ),
  country(
    'heath-evening',
    'heath',
    {
      season: 'autumn',
      hour: 'golden',
      seed: 210,
      horizon: 440,
      eye: 3,
      far: 'heath',
      ground: 'heath',
      clouds: 'streaks',
      below: bloom,
      disc: true,
      sun: [1180, 350],
      from: 'right',
      grasses: [220, 170],
    },
    {
      da: 'Heden i efterårets aftensol',
      de: 'Die Heide in der herbstlichen Abendsonne',
      en: 'The heath in autumn evening sun',
    },
  ),
  country(
    'pine-plantation',
    'forest',
    {
      season: 'summer',
      hour: 'morning',
      seed: 211,
      horizon: 560,
      eye: 2,
      far: 'trees',
      clouds: 'fair',
      middle: forest(0.5),
      road: [
        [0, 60],
        [0.3, 34],
        [-0.4, 20],
        [0.4, 12],
        [0, 7],
        [-0.6, 4],
      ],
      roadWidth: 2,
      grasses: [200, 180],
    },
    {
      da: 'Sti gennem klitplantagens fyrretræer',
      de: 'Weg durch die Kiefern der Dünenplantage',
      en: 'Track through the pines of the dune plantation',
    },
  ),
  country(
    'pine-plantation-snow',
    'forest',
    {
      season: 'winter',
      hour: 'midday',
      seed: 212,
      horizon: 560,
      eye: 2,
      far: 'trees',
      clouds: 'veil',
      middle: forest(0.55),
      road: [
        [0, 60],
        [0.3, 34],
        [-0.4, 20],
        [0.4, 12],
        [0, 7],
        [-0.6, 4],
      ],
      roadWidth: 1.8,
      grasses: [140, 120],
    },
    { da: 'Fyrretræer tunge af sne', de: 'Schneebedeckte Kiefern', en: 'Pines heavy with snow' },
  ),
  country(
    'pine-edge-autumn',
    'forest',
    {
      season: 'autumn',
      hour: 'golden',
      seed: 213,
      horizon: 540,
      eye: 2.4,
      far: 'trees',
      clouds: 'streaks',
      ground: 'heath',
      middle: forest(0.6, 30),
      grasses: [220, 180],
    },
    {
      da: 'Krogede fyrretræer ved skovbrynet om efteråret',
      de: 'Krumme Kiefern am Waldrand im Herbst',
      en: 'Crooked pines at the forest edge in autumn',
    },
  ),
  country(
    'white-church',
    'town',
    {
      season: 'summer',
      hour: 'midday',
      seed: 214,
      horizon: 620,
      eye: 2.4,
      far: 'dunes',
      ground: 'lawn',
      clouds: 'fair',
      from: 'right',
      middle: church(-4, 29, 20),
      grasses: [220, 190],
      road: [
        [5.4, 24],
        [4.4, 19],
        [2.4, 14],
        [0.8, 9.6],
        [0, 6.4],
        [-0.4, 4],
      ],
    },
    {
      da: 'Hvidkalket landsbykirke bag et stengærde',
      de: 'Weiß gekalkte Dorfkirche hinter einer Feldsteinmauer',
      en: 'Whitewashed village church behind a stone wall',
    },
  ),
  country(
    'white-church-winter',
    'town',
    {
      season: 'winter',
      hour: 'dusk',
      seed: 215,
      horizon: 620,
      eye: 2.4,
      far: 'trees',
      clouds: 'veil',
      from: 'right',
      middle: church(-3, 30, 24),
      grasses: [170, 150],
    },
    {
      da: 'Landsbykirke i sne med lys i vinduerne',
      de: 'Dorfkirche im Schnee mit erleuchteten Fenstern',
      en: 'Village church in snow with lit windows',
    },
  ),
  country(
    'horses-on-the-meadow',
    'fjord',
    {
      season: 'summer',
      hour: 'morning',
      seed: 216,
      horizon: 500,
      eye: 3,
      far: 'sea',
      ground: 'lawn',
      clouds: 'fair',
      middle: herd,
      grasses: [230, 170],
    },
    {
      da: 'Heste på græs på engen ved vandet',
      de: 'Pferde auf der Weide am Wasser',
      en: 'Horses grazing the meadow by the water',
    },
  ),
  country(
    'birds-over-the-marsh',
    'fjord',
    {
      season: 'autumn',
      hour: 'golden',
      seed: 217,
      horizon: 600,
      eye: 3,
      far: 'sea',
      clouds: 'streaks',
      ridges: [
        [120, 70, 'left'],
        [230, 110, 'right'],
        [360, 150, 'left'],
      ],
      cover: 0.9,
      middle: (s) => flock(s.light, s.r, 860, 260, 1000, 300, 74, 15),
      grasses: [260, 220],
      disc: true,
      sun: [420, 520],
    },
    {
      da: 'Stæreflok over marsken ved solnedgang',
      de: 'Vogelschwarm über der Marsch bei Sonnenuntergang',
      en: 'A flock of birds over the marsh at sunset',
    },
  ),
]

const wide = { width: 2400, height: 1200 } as const

export const heroScenes: readonly Scene[] = [
  country(
    'hero-summer-evening',
    'dunes',
    {
      ...wide,
      season: 'summer',
      hour: 'golden',
      seed: 301,
      horizon: 560,
      eye: 4,
      far: 'sea',
      clouds: 'streaks',
      ground: 'sand',
      ridges: [
        [110, 150, 'left'],
        [130, 190, 'right'],
        [350, 260, 'left'],
        [420, 300, 'right'],
      ],
      cover: 0.52,
      disc: true,
      sun: [820, 470],
      road: [
        [2, 60],
        [1, 40],
        [-2, 26],
        [-1, 17],
        [1, 11],
        [0, 7.4],
        [-1.4, 5],
        [-2, 3.6],
      ],
      grasses: [360, 330],
    },
    {
      da: 'Sommeraften i klitterne med udsigt over Vesterhavet',
      de: 'Sommerabend in den Dünen mit Blick über die Nordsee',
      en: 'Summer evening in the dunes, looking out over the North Sea',
    },
  ),
  country(
    'hero-autumn',
    'dunes',
    {
      ...wide,
      season: 'autumn',
      hour: 'morning',
      seed: 302,
      horizon: 540,
      eye: 4,
      far: 'dunes',
      clouds: 'towering',
      ground: 'meadow',
      ridges: [
        [80, 120, 'both'],
        [190, 170, 'right'],
        [380, 280, 'left'],
      ],
      cover: 0.62,
      middle: tower('round', 1760, 690, 520),
      grasses: [340, 300],
    },
    {
      da: 'Efterårsmorgen i klitlandet med fyrtårn',
      de: 'Herbstmorgen im Dünenland mit Leuchtturm',
      en: 'Autumn morning in the dune land with a lighthouse',
    },
  ),
  country(
    'hero-winter',
    'dunes',
    {
      ...wide,
      season: 'winter',
      hour: 'golden',
      seed: 303,
      horizon: 540,
      eye: 4,
      far: 'sea',
      clouds: 'streaks',
      ridges: [
        [110, 140, 'right'],
        [230, 190, 'left'],
        [400, 260, 'right'],
      ],
      cover: 0.42,
      grasses: [300, 300],
      disc: true,
      sun: [1560, 450],
      from: 'right',
    },
    {
      da: 'Vintersol over snedækkede klitter og havet',
      de: 'Wintersonne über verschneiten Dünen und dem Meer',
      en: 'Winter sun over snow-covered dunes and the sea',
    },
  ),
]
