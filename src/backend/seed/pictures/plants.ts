import { mix, tone } from './colour.ts'
import { tuft } from './grass.ts'
import type { Site } from './site.ts'
import { ellipse, group, n, path, stroke } from './svg.ts'
import { project, scaleAt, type Vec } from './world.ts'

type Triple = readonly [string, string, string]

export interface BushOptions {
  colours?: Triple
  flowers?: string
  distance?: number
}

/** Leaves as three tones of dabs: deep below, light towards the sun. `x`, `y` the middle of its foot in pixels. */
export function bush(
  { light, r, sun }: Site,
  x: number,
  y: number,
  w: number,
  h: number,
  options: BushOptions = {},
): string {
  const { colours = light.leaf, flowers, distance = 0 } = options
  if (light.season === 'winter') return thicket({ light, r }, x, y, w, h, distance)
  const side = sun[0] < 0 ? -1 : 1
  const hue = (local: string, t: number) => light.far(mix(light.shaded(local), light.lit(local), t), distance)
  const count = Math.max(5, Math.min(16, Math.round(w / 26)))
  const lumps = Array.from({ length: count }, (_, i) => {
    const t = (i + r.range(0.2, 0.8)) / count
    const arch = Math.sin(Math.PI * t) ** 0.55
    return {
      x: x + (t - 0.5) * w * 0.86,
      y: y - h * arch * r.range(0.42, 0.56),
      rx: (w / count) * r.range(0.9, 1.5),
      ry: h * arch * r.range(0.36, 0.5),
    }
  })
  const layer = (local: string, t: number, dx: number, dy: number, k: number) =>
    group(
      lumps.map((l) =>
        ellipse(l.x + side * dx * l.rx, l.y - dy * l.ry, l.rx * k, l.ry * k, hue(tone(local, r.range(-0.05, 0.05)), t)),
      ),
    )
  const dabs = Array.from({ length: Math.round(lumps.length * 7) }, () => {
    const l = r.pick(lumps)
    const [dx, dy] = [r.range(-1, 1), r.range(-1, 0.8)]
    const bright = dx * side - dy * 0.8 > 0.25
    const size = Math.max(1.6, h * 0.045) * r.range(0.7, 1.5)
    return ellipse(
      l.x + dx * l.rx,
      l.y + dy * l.ry * 0.95,
      size * 1.5,
      size,
      hue(colours[bright ? 0 : 2], bright ? 1 : 0.25),
      { opacity: 0.7, transform: `rotate(${r.int(-40, 40)} ${n(l.x + dx * l.rx)} ${n(l.y + dy * l.ry)})` },
    )
  })
  const bloom = flowers
    ? lumps.flatMap((l) =>
        Array.from({ length: 4 }, () =>
          ellipse(
            l.x + r.range(-1, 1) * l.rx,
            l.y - r.range(-0.5, 0.9) * l.ry,
            Math.max(1.8, h * 0.045),
            Math.max(1.6, h * 0.04),
            hue(tone(flowers, r.range(-0.1, 0.15)), 0.9),
          ),
        ),
      )
    : []
  const foot = ellipse(x - side * w * 0.12, y, w * 0.56, Math.max(3, h * 0.09), light.shadow, {
    opacity: light.shadowOpacity,
    filter: h > 70 ? 'url(#blur-5)' : undefined,
  })
  return (
    foot +
    group(
      layer(colours[2], 0.15, 0, 0, 1) +
        layer(colours[1], 0.6, 0.14, 0.2, 0.82) +
        layer(colours[0], 0.95, 0.3, 0.42, 0.5) +
        dabs.join(''),
      { filter: h > 45 ? 'url(#foliage)' : undefined },
    ) +
    bloom.join('')
  )
}

/** A leafless winter bush: a fan of thin twigs with snow caught in it. */
function thicket(
  { light, r }: Pick<Site, 'light' | 'r'>,
  x: number,
  y: number,
  w: number,
  h: number,
  distance: number,
): string {
  const tones = ['#4e4340', '#6a5850', '#8d7464'].map((c) =>
    light.far(mix(light.shaded(c), light.lit(c), 0.5), distance),
  )
  const twigs = tones.map((colour) => {
    let d = ''
    for (let i = 0; i < 46; i++) {
      const [t, tall] = [r.bell(), h * r.range(0.45, 1.05)]
      d += `M${n(x + t * w * 0.24)} ${n(y)}q${n(t * w * 0.1)} ${n(-tall * 0.6)} ${n(t * w * 0.34 + r.range(-6, 6))} ${n(-tall * (1 - Math.abs(t) * 0.35))}`
    }
    return stroke(d, colour, Math.max(1, h * 0.014), { opacity: 0.85 })
  })
  const snow = Array.from({ length: 16 }, () =>
    ellipse(
      x + r.bell() * w * 0.4,
      y - h * r.range(0.05, 0.8),
      w * r.range(0.02, 0.06),
      h * r.range(0.015, 0.03),
      light.lit('#f6f8fa'),
      { opacity: 0.9 },
    ),
  )
  return (
    ellipse(x, y, w * 0.5, Math.max(3, h * 0.08), light.shadow, {
      opacity: light.shadowOpacity * 0.7,
      filter: 'url(#blur-5)',
    }) +
    twigs.join('') +
    group(snow) +
    ellipse(x, y + h * 0.02, w * 0.4, h * 0.07, light.lit('#f4f6f8'))
  )
}

export function bushAt(s: Site, at: Vec, w: number, h: number, options: BushOptions = {}): string {
  const [x, y] = project(s.view, at)
  const k = scaleAt(s.view, at[2])
  return bush(s, x, y, w * k, h * k, options)
}

function tuftsAt(s: Site, places: readonly Vec[], height: number, colours?: Triple): string {
  return [...places]
    .sort((a, b) => b[2] - a[2])
    .map((at) => {
      const [x, y] = project(s.view, at)
      return tuft(s.light, x, y + 2, scaleAt(s.view, at[2]) * height * s.r.range(0.65, 1.2), s.r, {
        blades: 12,
        colours,
      })
    })
    .join('')
}

/** Grasses along the foot of a wall, so that a house stands in its ground. */
export function footing(
  s: Site,
  from: Vec,
  to: Vec,
  height = 0.35,
  gaps: readonly (readonly [number, number])[] = [],
): string {
  const steps = Math.round(Math.hypot(to[0] - from[0], to[2] - from[2]) * 2.6)
  const places = Array.from({ length: steps }, (_, i) => (i + s.r.next()) / steps)
    .filter((t) => s.r.chance(0.75) && !gaps.some(([a, b]) => t > a && t < b))
    .map((t): Vec => [from[0] + (to[0] - from[0]) * t, 0, from[2] + (to[2] - from[2]) * t])
  return tuftsAt(s, places, height)
}

/** A wind-bent pine. `x`, `y` its foot in pixels. */
export function pine({ light, r, sun }: Site, x: number, y: number, h: number, distance = 0): string {
  const side = sun[0] < 0 ? -1 : 1
  const hue = (local: string, t: number) => light.far(mix(light.shaded(local), light.lit(local), t), distance)
  const lean = h * r.range(0.05, 0.2)
  const at = (t: number) => x + lean * t * t
  const trunk = `M${n(x - h * 0.018)} ${n(y)}Q${n(x)} ${n(y - h * 0.5)} ${n(at(0.92))} ${n(y - h * 0.92)}L${n(at(0.92) + h * 0.008)} ${n(y - h * 0.9)}Q${n(x + h * 0.024)} ${n(y - h * 0.5)} ${n(x + h * 0.02)} ${n(y)}Z`
  const pads = Array.from({ length: 58 }, (_, i) => {
    const t = 0.34 + 0.64 * (i / 57) ** 0.9
    const reach = h * 0.2 * Math.sin(Math.PI * Math.min(1, 0.25 + 0.82 * (1 - t) + 0.1)) ** 0.8
    const w = h * r.range(0.028, 0.066) * (1.3 - t * 0.6)
    return {
      x: at(t) + (r.bell() * 1.1 + 0.2) * reach,
      y: y - h * (t + r.range(-0.02, 0.03)),
      w,
      h: w * r.range(0.4, 0.7),
    }
  })
  const boughs = pads
    .filter((_, i) => i % 5 === 0)
    .map((p) =>
      stroke(`M${n(at(0.5))} ${n(p.y + h * 0.06)}L${n(p.x)} ${n(p.y)}`, hue('#6d5545', 0.4), Math.max(1, h * 0.006)),
    )
  const layer = (local: string, t: number, dx: number, dy: number, k: number) =>
    group(
      pads.map((p) =>
        ellipse(p.x + side * dx * p.w, p.y - dy * p.h, p.w * k, p.h * k, hue(tone(local, r.range(-0.07, 0.05)), t)),
      ),
    )
  const snow =
    light.season === 'winter'
      ? group(pads.map((p) => ellipse(p.x, p.y - p.h * 0.7, p.w * 0.7, p.h * 0.36, hue('#f2f5f7', 0.95))))
      : ''
  const foot = ellipse(x - side * h * 0.1, y, h * 0.2, h * 0.02, light.shadow, {
    opacity: light.shadowOpacity * 0.8,
  })
  return (
    foot +
    path(trunk, hue('#8a6a54', 0.55)) +
    boughs.join('') +
    group(
      layer(light.pine[2], 0.2, 0, 0, 1.25) +
        layer(light.pine[1], 0.6, 0.15, 0.35, 0.95) +
        layer(light.pine[0], 1, 0.32, 0.6, 0.5) +
        snow,
      { filter: h > 160 ? 'url(#foliage)' : 'url(#hand)' },
    )
  )
}

/** A belt of far trees along a line. */
export function treeline(
  { light, r }: Site,
  y: number,
  from: number,
  to: number,
  height: number,
  distance: number,
  colours: Triple = light.pine,
): string {
  const step = height * 0.34
  let back = `M${n(from)} ${n(y)}`
  let top = `M${n(from)} ${n(y)}`
  for (let x = from; x <= to; x += step) {
    const tall = height * r.range(0.6, 1)
    back += `q${n(step * 0.2)} ${n(-tall)} ${n(step * 0.5)} ${n(-tall)}t${n(step * 0.5)} ${n(tall)}`
    top += `q${n(step * 0.3)} ${n(-tall * 0.85)} ${n(step * 0.5)} ${n(-tall * 0.8)}t${n(step * 0.5)} ${n(tall * 0.8)}`
  }
  const hue = (local: string, t: number) => light.far(mix(light.shaded(local), light.lit(local), t), distance)
  return group(
    path(`${back}V${n(y + 8)}H${n(from)}Z`, hue(colours[2], 0.4)) +
      path(`${top}V${n(y + 8)}H${n(from)}Z`, hue(colours[1], 0.7), { transform: 'translate(6 4)', opacity: 0.8 }),
    { filter: 'url(#foliage)' },
  )
}
