import { mix } from './colour.ts'
import type { Palette } from './palette.ts'
import { ellipse, group, linear, n, path, type Random, radial, random, rect, stroke } from './svg.ts'

export type Clouds = 'none' | 'fair' | 'towering' | 'streaks' | 'veil' | 'storm'

export interface SkyOptions {
  width?: number
  /** y of the horizon */
  horizon: number
  clouds?: Clouds
  seed?: number | string
  /** where the light comes from; the disc itself is only drawn with `disc` */
  sun?: readonly [number, number]
  disc?: boolean
}

export function sky(light: Palette, options: SkyOptions): string {
  const { width = 1600, horizon, clouds = 'fair', seed = 1, sun, disc = false } = options
  const r = random(`sky ${seed}`)
  const [a, b, c, d] = light.sky
  const base = linear([
    [0, a],
    [0.42, b],
    [0.78, c],
    [1, d],
  ])
  const out = [base.def, rect(-40, -40, width + 80, horizon + 44, base.url), washes(light, width, horizon, r)]
  if (sun) out.push(sunlight(light, sun, disc, width))
  if (light.hour === 'night') out.push(stars(width, horizon, r))
  if (clouds === 'fair') out.push(fair(light, width, horizon, r))
  if (clouds === 'towering') out.push(towering(light, width, horizon, r))
  if (clouds === 'streaks') out.push(streaks(light, width, horizon, r, 16))
  if (clouds === 'veil') out.push(veil(light, width, horizon, r), streaks(light, width, horizon, r, 6))
  if (clouds === 'storm') out.push(storm(light, width, horizon, r))
  const mist = linear([
    [0, light.sky[3], 0],
    [1, light.sky[3], 0.75],
  ])
  return out.join('') + mist.def + rect(-40, horizon * 0.72, width + 80, horizon * 0.28 + 4, mist.url)
}

/** Wide wet-in-wet strokes, so that no sky is a bare gradient. */
function washes(light: Palette, width: number, horizon: number, r: Random): string {
  const strokes: string[] = []
  for (let i = 0; i < 16; i++) {
    const y = horizon * r.range(0, 0.9)
    const tint = mix(light.sky[y < horizon * 0.5 ? 1 : 2], r.chance(0.5) ? light.cloudLight : light.sky[0], 0.35)
    strokes.push(
      ellipse(r.range(0, width), y, r.range(200, 620), r.range(10, 46), tint, { opacity: r.range(0.12, 0.34) }),
    )
  }
  return group(strokes, { filter: 'url(#blur-12)' })
}

function sunlight(light: Palette, [x, y]: readonly [number, number], disc: boolean, width: number): string {
  const warm = light.hour === 'night' ? '#c9d4ea' : light.hour === 'midday' ? '#fffbe8' : '#fff0c8'
  const aura = radial([
    [0, warm, 0.85],
    [0.18, warm, 0.45],
    [0.5, light.sky[3], 0.25],
    [1, light.sky[3], 0],
  ])
  const size = width * 0.42
  const glow = aura.def + ellipse(x, y, size, size * 0.62, aura.url)
  return disc ? glow + ellipse(x, y, 44, 44, warm, { filter: 'url(#blur-2)' }) : glow
}

function stars(width: number, horizon: number, r: Random): string {
  return Array.from({ length: 110 }, () => {
    const y = horizon * 0.85 * r.next() ** 1.3
    return ellipse(r.range(0, width), y, r.range(0.7, 1.9), r.range(0.7, 1.9), '#f2f0e2', {
      opacity: r.range(0.25, 0.9) * (1 - y / horizon),
    })
  }).join('')
}

interface Heap {
  x: number
  y: number
  w: number
  h: number
}

/** Heaped clouds with flat bases; `x`, `y` the middle of a base. Drawn layer by layer, so that few filters serve all. */
function cumulus(light: Palette, heaps: readonly Heap[], r: Random, fromLeft = true): string {
  const side = fromLeft ? -1 : 1
  const lumps = heaps.flatMap(({ x, y, w, h }) =>
    Array.from({ length: 13 }, (_, i) => {
      const t = (i + r.range(0.2, 0.8)) / 13
      const bell = Math.sin(Math.PI * t) ** 0.8
      const size = h * (0.2 + 0.34 * bell * r.range(0.7, 1.15))
      return { x: x + (t - 0.5) * w * 0.9, y: y - size * 0.55 - h * 0.55 * bell * r.next(), size }
    }),
  )
  const layer = (dx: number, dy: number, kx: number, ky: number, colour: string) =>
    lumps.map((l) => ellipse(l.x + side * l.size * dx, l.y - l.size * dy, l.size * kx, l.size * ky, colour)).join('')
  const large = heaps.some(({ w }) => w > 330)
  const filter = { filter: large ? 'url(#cloud)' : 'url(#cloud-small)' }
  const soft = heaps.map(
    ({ x, y, w, h }) =>
      ellipse(x, y - h * 0.06, w * 0.52, h * 0.16, light.cloudShade) +
      ellipse(x - side * w * 0.1, y - h * 0.16, w * 0.4, h * 0.16, light.cloudShade, { opacity: 0.7 }),
  )
  const veil = heaps.map(({ x, y, w, h }) => ellipse(x, y + h * 0.02, w * 0.56, h * 0.1, light.sky[2]))
  return group([
    group(
      layer(0, 0, 1.35, 1, mix(light.cloudLight, light.cloudShade, 0.55)) +
        layer(0.2, 0.22, 1.1, 0.76, mix(light.cloudLight, light.cloudShade, 0.18)),
      filter,
    ),
    group(soft, { filter: 'url(#blur-12)', opacity: 0.65 }),
    group(layer(0.34, 0.42, 0.72, 0.46, light.cloudLight), { ...filter, opacity: 0.95 }),
    group(veil, { filter: 'url(#blur-12)', opacity: 0.9 }),
  ])
}

function fair(light: Palette, width: number, horizon: number, r: Random): string {
  const rows = [
    [0.9, 8, 0.22],
    [0.74, 5, 0.42],
    [0.5, 3, 0.75],
    [0.28, 2, 1],
  ] as const
  return rows
    .map(([depth, count, scale]) => {
      const heaps = Array.from({ length: count }, (_, i) => {
        const w = width * 0.23 * scale * r.range(0.6, 1.3)
        return {
          x: ((i + r.range(0.05, 0.95)) / count) * width,
          y: horizon * depth + r.range(-14, 14),
          w,
          h: w * r.range(0.24, 0.4),
        }
      })
      return group(cumulus(light, heaps, r), { opacity: 0.62 + scale * 0.34 })
    })
    .join('')
}

function towering(light: Palette, width: number, horizon: number, r: Random): string {
  const far = Array.from({ length: 5 }, (_, i) => ({
    x: ((i + r.next()) / 5) * width,
    y: horizon * r.range(0.93, 0.99),
    w: width * r.range(0.18, 0.3),
    h: horizon * r.range(0.14, 0.24),
  }))
  const main = { x: width * r.range(0.6, 0.82), y: horizon * 0.9, w: width * 0.5, h: horizon * 0.52 }
  const second = { x: width * r.range(0.12, 0.3), y: horizon * 0.88, w: width * 0.3, h: horizon * 0.28 }
  return (
    group(cumulus(light, far, r), { opacity: 0.7 }) +
    cumulus(light, [second, main], r) +
    streaks(light, width, horizon * 0.6, r, 4)
  )
}

function streaks(light: Palette, width: number, horizon: number, r: Random, count: number): string {
  const bars = Array.from({ length: count }, () => {
    const depth = r.next() ** 0.7
    const [x, y] = [r.range(-0.05, 1.05) * width, horizon * (0.1 + 0.84 * depth)]
    const [w, h] = [width * r.range(0.1, 0.32) * (1.3 - depth * 0.6), r.range(7, 26) * (1.35 - depth)]
    const shade = mix(light.cloudShade, light.sky[2], depth * 0.4)
    return (
      ellipse(x, y + h * 0.5, w, h * 0.8, shade, { opacity: 0.5 }) +
      ellipse(x - w * 0.1, y, w * 0.86, h * 0.55, light.cloudLight, { opacity: 0.8 })
    )
  })
  return group(bars, { filter: 'url(#streak)' })
}

function veil(light: Palette, width: number, horizon: number, r: Random): string {
  const bands = Array.from({ length: 9 }, (_, i) => {
    const y = (i / 9) * horizon
    let d = `M-60 ${n(y)}`
    for (let x = -60; x <= width + 60; x += 90) d += `L${n(x)} ${n(y + r.range(-16, 16))}`
    return stroke(d, r.chance(0.5) ? light.cloudLight : light.cloudShade, r.range(18, 60), {
      opacity: r.range(0.12, 0.3),
    })
  })
  return group(bands, { filter: 'url(#blur-12)' })
}

function storm(light: Palette, width: number, horizon: number, r: Random): string {
  const dark = mix(light.cloudShade, '#465468', 0.6)
  const layers = [0.62, 0.4, 0.16].map((depth, layer) => {
    const heaps = Array.from({ length: 11 }, (_, i) => {
      const y = horizon * (depth + r.range(-0.1, 0.08))
      const x = ((i + r.range(-0.3, 1.3)) / 11) * width
      const [w, h] = [r.range(130, 260), r.range(34, 80) * (1 + layer * 0.4)]
      const tint = mix(dark, light.cloudLight, r.range(0.05, 0.3) + (2 - layer) * 0.1)
      return (
        ellipse(x, y, w, h, mix(tint, light.cloudLight, 0.45), { opacity: 0.6 }) +
        ellipse(x + w * 0.1, y + h * 0.3, w, h * 0.8, tint, { opacity: 0.85 })
      )
    })
    return group(heaps, { filter: 'url(#cloud)' })
  })
  const rain = Array.from({ length: 3 }, () => {
    const [x, w] = [r.range(0, width), r.range(120, 260)]
    return path(`M${n(x)} ${n(horizon * 0.5)}h${n(w)}l${n(-w * 0.5)} ${n(horizon * 0.5)}h${n(-w * 1.1)}Z`, dark, {
      opacity: 0.22,
    })
  })
  return group(layers, { filter: 'url(#blur-2)' }) + group(rain, { filter: 'url(#blur-30)' })
}
