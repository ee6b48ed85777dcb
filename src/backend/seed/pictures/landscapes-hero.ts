import { tower } from './country-parts.ts'
import { country } from './country-scene.ts'
import type { Scene } from './scene.ts'

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
      en: 'Autumn morning in the dunes with a lighthouse',
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
