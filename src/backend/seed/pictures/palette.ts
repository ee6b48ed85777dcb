import { mix, multiply, saturate } from './colour.ts'

const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof seasons)[number]

const hours = ['morning', 'midday', 'golden', 'dusk', 'night'] as const
export type Hour = (typeof hours)[number]

/**
 * Materials are painted in their local colour (as under a white midday sky) and passed through
 * `lit` or `shaded`, so that every surface of a picture stands in the same light.
 */
export interface Palette {
  season: Season
  hour: Hour
  /** zenith, upper, lower, horizon */
  sky: readonly [string, string, string, string]
  cloudLight: string
  cloudShade: string
  /** colour of direct light, and of what fills the shadows */
  key: string
  ambient: string
  haze: string
  /** cast shadows: fill and opacity */
  shadow: string
  shadowOpacity: number
  /** how strongly lamps show, 0…1 */
  lamps: number
  glow: string
  /** far, middle, near, foam – already in the light of the hour */
  sea: readonly [string, string, string, string]
  /** light, middle, shade – local colours of the season, to be passed through lit/shaded */
  sand: readonly [string, string, string]
  marram: readonly [string, string, string]
  lawn: readonly [string, string, string]
  heath: readonly [string, string, string]
  leaf: readonly [string, string, string]
  pine: readonly [string, string, string]
  lit: (local: string) => string
  shaded: (local: string) => string
  /** atmospheric perspective; 0 near, 1 lost in haze */
  far: (colour: string, distance: number) => string
}

type Triple = readonly [string, string, string]

interface Light {
  sky: readonly [string, string, string, string]
  cloudLight: string
  cloudShade: string
  key: string
  ambient: string
  haze: string
  shadow: string
  shadowOpacity: number
  lamps: number
  sea: readonly [string, string, string, string]
}

const lights: Record<Hour, Light> = {
  morning: {
    sky: ['#8fb4cc', '#b9d0d8', '#e2e2d6', '#f6e3c9'],
    cloudLight: '#fff6e8',
    cloudShade: '#c3ccd6',
    key: '#fff0d8',
    ambient: '#a9b7cc',
    haze: '#dfe1d9',
    shadow: '#5b6c8a',
    shadowOpacity: 0.38,
    lamps: 0.15,
    sea: ['#9dbcc6', '#7ea8b6', '#6497a6', '#fdf6ea'],
  },
  midday: {
    sky: ['#6fa5c9', '#98c0d8', '#c6dde3', '#e8ece4'],
    cloudLight: '#fffdf7',
    cloudShade: '#bccad6',
    key: '#fffaf0',
    ambient: '#9dafc8',
    haze: '#d3e0e3',
    shadow: '#46597a',
    shadowOpacity: 0.42,
    lamps: 0,
    sea: ['#7fabbd', '#5a93ab', '#3f7c98', '#fbfaf4'],
  },
  golden: {
    sky: ['#6f97ba', '#a9b9c2', '#e9c9a0', '#f8bf80'],
    cloudLight: '#ffe2b4',
    cloudShade: '#b09aa6',
    key: '#ffe0b0',
    ambient: '#8f93b6',
    haze: '#ecc9a2',
    shadow: '#4a4a76',
    shadowOpacity: 0.45,
    lamps: 0.6,
    sea: ['#d9b694', '#8c9fae', '#5a7f98', '#ffeacb'],
  },
  dusk: {
    sky: ['#35527f', '#6684ab', '#b6a9b8', '#eebd9d'],
    cloudLight: '#d9aeb0',
    cloudShade: '#5f6f98',
    key: '#b2a9cf',
    ambient: '#6474a2',
    haze: '#a9a6bd',
    shadow: '#27355f',
    shadowOpacity: 0.4,
    lamps: 0.85,
    sea: ['#c4aab0', '#7286ab', '#465f8c', '#dfdbe6'],
  },
  night: {
    sky: ['#111d3b', '#1f3157', '#3a5078', '#62769a'],
    cloudLight: '#5d7096',
    cloudShade: '#2a3a60',
    key: '#6b7cab',
    ambient: '#3a4a78',
    haze: '#4a5f88',
    shadow: '#0d1630',
    shadowOpacity: 0.5,
    lamps: 1,
    sea: ['#53678d', '#33486f', '#22345a', '#9fb0cc'],
  },
}

const grounds: Record<Season, Record<'sand' | 'marram' | 'lawn' | 'heath' | 'leaf' | 'pine', Triple>> = {
  spring: {
    sand: ['#f3e6cb', '#e6d3b0', '#c9b48e'],
    marram: ['#c4c98a', '#9aa968', '#6f8150'],
    lawn: ['#b9cc7e', '#95b064', '#6f8d50'],
    heath: ['#a89a72', '#8a7f60', '#665f4c'],
    leaf: ['#b4cb7a', '#87a95c', '#5c8148'],
    pine: ['#7e9a72', '#56775c', '#385446'],
  },
  summer: {
    sand: ['#f6e8cc', '#ead6b0', '#cdb78f'],
    marram: ['#c2c58a', '#97a36a', '#6b7a50'],
    lawn: ['#b4c47a', '#8ea862', '#678550'],
    heath: ['#b592a6', '#8c7484', '#64566a'],
    leaf: ['#98b468', '#6d9150', '#476c42'],
    pine: ['#76936c', '#4f7058', '#334f44'],
  },
  autumn: {
    sand: ['#efdfc2', '#dfc9a4', '#c0a884'],
    marram: ['#d3bd80', '#b0975e', '#83704a'],
    lawn: ['#b9b674', '#97985e', '#70744c'],
    heath: ['#b48c6c', '#8f6e5a', '#64504c'],
    leaf: ['#cda564', '#a5844e', '#77603f'],
    pine: ['#76896a', '#506a58', '#354d46'],
  },
  winter: {
    sand: ['#eef0f0', '#d9dfe3', '#b9c4cf'],
    marram: ['#cdbf9a', '#a6977a', '#7d735f'],
    lawn: ['#f4f6f6', '#e2e8ec', '#c3ced8'],
    heath: ['#a08a80', '#7e6c68', '#5d5355'],
    leaf: ['#9c8a76', '#7a6a5c', '#574c46'],
    pine: ['#71887a', '#4d6660', '#344b4a'],
  },
}

function seasonSky(light: Light, season: Season): Light['sky'] {
  const [a, b, c, d] = light.sky
  if (season === 'winter') {
    const cool = (s: string) => mix(saturate(s, 0.72), '#c9d3dd', light.lamps > 0.8 ? 0.06 : 0.16)
    return [cool(a), cool(b), cool(c), mix(d, '#f3ddd0', 0.25)]
  }
  if (season === 'autumn') {
    const grey = (s: string) => mix(saturate(s, 0.8), '#c2bfc2', light.lamps > 0.8 ? 0.05 : 0.12)
    return [grey(a), grey(b), c, d]
  }
  return [a, b, c, d]
}

export function palette(season: Season, hour: Hour): Palette {
  const light = lights[hour]
  const cold = season === 'winter' ? 0.35 : 0
  const key = mix(light.key, '#f4f1f2', cold * 0.6)
  const ambient = mix(light.ambient, '#aebbd2', light.lamps > 0.8 ? 0 : cold * 0.5)
  return {
    ...light,
    ...grounds[season],
    season,
    hour,
    key,
    ambient,
    sky: seasonSky(light, season),
    haze: season === 'winter' ? mix(light.haze, '#d5dde6', light.lamps > 0.8 ? 0.1 : 0.4) : light.haze,
    glow: '#ffcf7d',
    lit: (local) => multiply(local, key),
    shaded: (local) => multiply(local, ambient),
    far: (colour, distance) => mix(colour, light.haze, Math.max(0, Math.min(1, distance))),
  }
}
