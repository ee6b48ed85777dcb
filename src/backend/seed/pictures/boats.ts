import { mix, tone } from './colour.ts'
import type { Palette } from './palette.ts'
import { ellipse, group, n, path, polygon, type Random, rect, stroke } from './svg.ts'

export interface CutterOptions {
  hull?: string
  /** bow to the left (−1) or the right (1) */
  bow?: -1 | 1
}

/** A wooden fishing cutter seen from the side; `x`, `y` the middle of its waterline, `l` its length. */
export function cutter(light: Palette, r: Random, x: number, y: number, l: number, o: CutterOptions = {}): string {
  const { hull = '#3f74a3', bow = 1 } = o
  const h = l * 0.17
  const px = (t: number) => x + bow * t * l
  const side = light.lit(hull)
  const dark = light.shaded(hull)
  const shape = `M${n(px(-0.5))} ${n(y - h * 0.86)}Q${n(px(-0.2))} ${n(y - h * 0.62)} ${n(px(0.12))} ${n(y - h * 0.78)}Q${n(px(0.36))} ${n(y - h * 0.95)} ${n(px(0.52))} ${n(y - h * 1.42)}Q${n(px(0.47))} ${n(y - h * 0.5)} ${n(px(0.4))} ${n(y + h * 0.1)}H${n(px(-0.42))}Q${n(px(-0.5))} ${n(y - h * 0.2)} ${n(px(-0.5))} ${n(y - h * 0.86)}Z`
  const planks = [0.2, 0.42, 0.62]
    .map((t) =>
      stroke(
        `M${n(px(-0.48))} ${n(y - h * t)}Q${n(px(0.1))} ${n(y - h * (t - 0.1))} ${n(px(0.46))} ${n(y - h * (t + t * 0.5))}`,
        dark,
        Math.max(0.8, l * 0.004),
        { opacity: 0.6 },
      ),
    )
    .join('')
  const belly = path(
    `M${n(px(-0.49))} ${n(y - h * 0.36)}Q${n(px(0))} ${n(y - h * 0.2)} ${n(px(0.44))} ${n(y - h * 0.42)}L${n(px(0.4))} ${n(y + h * 0.1)}H${n(px(-0.42))}Z`,
    dark,
    { opacity: 0.5 },
  )
  const water = rect(Math.min(px(-0.44), px(0.41)), y - h * 0.06, l * 0.85, h * 0.16, light.lit('#9f4038'))
  const rail = stroke(
    `M${n(px(-0.5))} ${n(y - h * 0.88)}Q${n(px(-0.2))} ${n(y - h * 0.64)} ${n(px(0.12))} ${n(y - h * 0.8)}Q${n(px(0.36))} ${n(y - h * 0.97)} ${n(px(0.52))} ${n(y - h * 1.44)}`,
    light.lit('#f6f2e8'),
    Math.max(2, l * 0.014),
  )
  const house = (a: number, b: number, low: number, high: number, colour: string) =>
    polygon(
      [
        [px(a), y - h * low],
        [px(b), y - h * low],
        [px(b - 0.012), y - h * high],
        [px(a + 0.008), y - h * high],
      ],
      colour,
    )
  const white = light.lit('#f7f4ec')
  const cabin =
    house(-0.36, -0.1, 0.6, 1.72, white) +
    house(-0.36, -0.29, 0.6, 1.72, light.shaded('#e8e6e0')) +
    house(-0.38, -0.085, 1.7, 1.84, light.lit('#8a5a3c'))
  const panes = [-0.27, -0.21, -0.15]
    .map((t) =>
      polygon(
        [
          [px(t), y - h * 1.22],
          [px(t + 0.042), y - h * 1.22],
          [px(t + 0.04), y - h * 1.6],
          [px(t + 0.002), y - h * 1.6],
        ],
        mix(light.shaded('#4c616d'), '#ffcf7d', light.lamps * 0.9),
      ),
    )
    .join('')
  const wood = light.lit('#c08a52')
  const mast =
    stroke(`M${n(px(0.14))} ${n(y - h * 0.7)}V${n(y - h * 4)}`, wood, Math.max(2, l * 0.013)) +
    stroke(`M${n(px(-0.24))} ${n(y - h * 1.8)}V${n(y - h * 3)}`, wood, Math.max(1.5, l * 0.01)) +
    stroke(`M${n(px(0.14))} ${n(y - h * 1.3)}L${n(px(-0.16))} ${n(y - h * 2.7)}`, wood, Math.max(1.5, l * 0.008))
  const lines = stroke(
    `M${n(px(0.14))} ${n(y - h * 3.9)}L${n(px(0.51))} ${n(y - h * 1.4)}M${n(px(0.14))} ${n(y - h * 3.9)}L${n(px(-0.24))} ${n(y - h * 3)}L${n(px(-0.49))} ${n(y - h * 0.9)}M${n(px(0.14))} ${n(y - h * 3.4)}L${n(px(0.03))} ${n(y - h * 0.72)}M${n(px(0.14))} ${n(y - h * 3.4)}L${n(px(0.25))} ${n(y - h * 0.85)}`,
    light.shaded('#6f6a66'),
    Math.max(0.8, l * 0.0032),
    { opacity: 0.75 },
  )
  const gear = Array.from({ length: 6 }, (_, i) =>
    ellipse(
      px(0.2 + i * 0.028),
      y - h * (0.95 + 0.06 * (i % 3)),
      l * 0.013,
      l * 0.014,
      light.lit(r.pick(['#e07b3f', '#e9e3d4', '#e07b3f', '#d9b13f'])),
    ),
  )
  const flag = polygon(
    [
      [px(0.14), y - h * 4],
      [px(0.06), y - h * 3.88],
      [px(0.14), y - h * 3.76],
    ],
    light.lit('#c8453f'),
  )
  return group([lines, mast, flag, cabin, panes, ...gear, path(shape, side), belly, planks, water, rail], {
    filter: 'url(#hand-fine)',
  })
}

/** The same boat upside down, broken by ripples. */
export function reflected(content: string, waterline: number, light: Palette, opacity = 0.42): string {
  return group(group(content, { transform: `translate(0 ${n(waterline * 1.82)}) scale(1 -0.82)` }), {
    opacity: opacity * (light.hour === 'night' ? 0.7 : 1),
    filter: 'url(#ripple)',
  })
}

/** A small clinker dinghy. */
export function dinghy(light: Palette, x: number, y: number, l: number, colour = '#f2ede0'): string {
  const h = l * 0.2
  const body = `M${n(x - l * 0.5)} ${n(y - h)}Q${n(x)} ${n(y - h * 0.6)} ${n(x + l * 0.5)} ${n(y - h * 1.15)}Q${n(x + l * 0.42)} ${n(y)} ${n(x + l * 0.3)} ${n(y + h * 0.08)}H${n(x - l * 0.34)}Q${n(x - l * 0.48)} ${n(y - h * 0.2)} ${n(x - l * 0.5)} ${n(y - h)}Z`
  const inside = `M${n(x - l * 0.5)} ${n(y - h)}Q${n(x)} ${n(y - h * 0.6)} ${n(x + l * 0.5)} ${n(y - h * 1.15)}Q${n(x)} ${n(y - h * 1.2)} ${n(x - l * 0.5)} ${n(y - h)}Z`
  return group(
    [
      path(inside, light.shaded('#8a6a4c')),
      path(body, light.lit(colour)),
      path(
        `M${n(x - l * 0.46)} ${n(y - h * 0.5)}Q${n(x)} ${n(y - h * 0.15)} ${n(x + l * 0.42)} ${n(y - h * 0.5)}L${n(x + l * 0.3)} ${n(y + h * 0.08)}H${n(x - l * 0.34)}Z`,
        light.shaded(tone(colour, -0.1)),
        { opacity: 0.6 },
      ),
      stroke(
        `M${n(x - l * 0.5)} ${n(y - h)}Q${n(x)} ${n(y - h * 0.6)} ${n(x + l * 0.5)} ${n(y - h * 1.15)}`,
        light.lit('#a8794c'),
        Math.max(1.5, l * 0.018),
      ),
    ],
    { filter: 'url(#hand-fine)' },
  )
}
