import type { Palette } from './palette.ts'
import { element, group, HEIGHT, radial, rect, WIDTH } from './svg.ts'

/** Painted beyond the edges and cut off later: filters fray whatever ends at the rim. */
const BLEED = 12

export interface CanvasOptions {
  width?: number
  height?: number
  /** 0…1, how strongly the corners darken */
  vignette?: number
  /** 0…1, how strongly the paint's grain shows */
  grain?: number
}

/**
 * Filters every picture may use by `filter="url(#…)"`:
 * `hand` – edges as if cut by a brush, for land and plants; `hand-fine` – the same, for buildings and
 * furniture; `cloud`, `cloud-small`, `streak` – torn
 * soft edges; `foliage` – leafy edges; `ripple` – mirrored in water; `blur-2`, `blur-5`, `blur-12`, `blur-30`, `blur-60`;
 * `dry` – a dry brush that lets the ground through; `dry-flat` – the same in long flat strokes.
 */
function filters(): string {
  const wide = { x: '-20%', y: '-20%', width: '140%', height: '140%' }
  const displace = (id: string, frequency: string, octaves: number, scale: number, seed: number, soften = 0) =>
    element(
      'filter',
      { id, x: '-5%', y: '-5%', width: '110%', height: '110%', 'color-interpolation-filters': 'sRGB' },
      element('feTurbulence', {
        type: 'fractalNoise',
        baseFrequency: frequency,
        numOctaves: octaves,
        seed,
        result: 't',
      }) +
        element('feDisplacementMap', {
          in: 'SourceGraphic',
          in2: 't',
          scale,
          xChannelSelector: 'R',
          yChannelSelector: 'G',
        }) +
        (soften > 0 ? element('feGaussianBlur', { stdDeviation: soften }) : ''),
    )
  const dry = (id: string, frequency: string, seed: number, gain: number, offset: number) =>
    element(
      'filter',
      { id, x: '0%', y: '0%', width: '100%', height: '100%', 'color-interpolation-filters': 'sRGB' },
      element('feTurbulence', { type: 'fractalNoise', baseFrequency: frequency, numOctaves: 3, seed, result: 't' }) +
        element('feColorMatrix', {
          in: 't',
          type: 'matrix',
          values: `0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${gain} 0 0 0 ${offset}`,
          result: 'a',
        }) +
        element('feComposite', { in: 'SourceGraphic', in2: 'a', operator: 'in' }),
    )
  const blurs = [2, 5, 12, 30, 60].map((size) =>
    element(
      'filter',
      { id: `blur-${size}`, ...(size > 12 ? { x: '-60%', y: '-60%', width: '220%', height: '220%' } : wide) },
      element('feGaussianBlur', { stdDeviation: size }),
    ),
  )
  return element(
    'defs',
    {},
    [
      displace('hand', '0.035', 3, 9, 3),
      displace('hand-fine', '0.05', 2, 2.6, 8),
      displace('cloud', '0.012 0.02', 4, 70, 5, 1.6),
      displace('cloud-small', '0.025 0.04', 4, 30, 9, 1),
      displace('streak', '0.004 0.025', 3, 46, 14, 2.5),
      displace('foliage', '0.06', 2, 16, 12),
      displace('ripple', '0.008 0.12', 2, 26, 31, 1),
      dry('dry', '0.05 0.07', 11, 5.5, -2.3),
      dry('dry-flat', '0.006 0.09', 17, 5.5, -2.3),
      ...blurs,
    ].join(''),
  )
}

/** Broad brush marks and a fine tooth, laid over the finished painting. */
function paint(width: number, height: number, strength: number): string {
  const layer = (id: string, frequency: string, octaves: number, seed: number, contrast: number) =>
    element(
      'filter',
      {
        id,
        x: 0,
        y: 0,
        width,
        height,
        filterUnits: 'userSpaceOnUse',
        'color-interpolation-filters': 'sRGB',
      },
      element('feTurbulence', { type: 'fractalNoise', baseFrequency: frequency, numOctaves: octaves, seed }) +
        element('feColorMatrix', {
          type: 'matrix',
          values: `${contrast} 0 0 0 ${0.5 - contrast / 2} ${contrast} 0 0 0 ${0.5 - contrast / 2} ${contrast} 0 0 0 ${0.5 - contrast / 2} 0 0 0 0 1`,
        }),
    )
  const sheet = (id: string, opacity: number) =>
    rect(0, 0, width, height, '#808080', { filter: `url(#${id})`, opacity, style: 'mix-blend-mode:soft-light' })
  return (
    element('defs', {}, layer('brush', '0.004 0.035', 3, 21, 1.8) + layer('tooth', '0.22', 2, 4, 1.6)) +
    sheet('brush', 0.17 * strength) +
    sheet('tooth', 0.16 * strength)
  )
}

function vignetting(width: number, height: number, strength: number, colour: string): string {
  const shade = radial(
    [
      [0.55, colour, 0],
      [1, colour, strength],
    ],
    [0.5, 0.48],
    0.78,
  )
  return shade.def + rect(0, 0, width, height, shade.url)
}

export function canvas(content: string | readonly string[], light: Palette, options: CanvasOptions = {}): string {
  const { width = WIDTH, height = HEIGHT, vignette = 0.16, grain = 1 } = options
  const body = typeof content === 'string' ? content : content.join('')
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: width + BLEED * 2,
      height: height + BLEED * 2,
      viewBox: `${-BLEED} ${-BLEED} ${width + BLEED * 2} ${height + BLEED * 2}`,
    },
    filters() + group(body) + vignetting(width, height, vignette, light.shadow) + paint(width, height, grain),
  )
}
