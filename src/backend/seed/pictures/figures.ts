import { mix, tone } from './colour.ts'
import type { Palette } from './palette.ts'
import { ellipse, group, n, path, polygon, type Random, rect, stroke } from './svg.ts'

export interface FigureOptions {
  coat?: string
  trousers?: string
  hair?: string
  stride?: number
  /** −1 looks left */
  facing?: -1 | 1
  arm?: 'down' | 'up'
  dress?: boolean
}

/** A small walker, seen from some way off; `x`, `y` the feet, `h` the height in pixels. */
export function figure(light: Palette, x: number, y: number, h: number, o: FigureOptions = {}): string {
  const {
    coat = '#c8574a',
    trousers = '#4a5a70',
    hair = '#6a4c38',
    stride = 0.09,
    facing = 1,
    arm = 'down',
    dress = false,
  } = o
  const hip = y - h * 0.48
  const skin = light.lit('#dba886')
  const legs = [-1, 1].map((k) =>
    stroke(
      `M${n(x + k * h * 0.02)} ${n(hip)}L${n(x + k * h * stride)} ${n(y)}`,
      light.shaded(dress ? '#c99a7c' : trousers),
      h * 0.085,
    ),
  )
  const skirt = dress
    ? polygon(
        [
          [x - h * 0.07, hip - h * 0.08],
          [x + h * 0.07, hip - h * 0.08],
          [x + h * 0.13, y - h * 0.24],
          [x - h * 0.13, y - h * 0.24],
        ],
        light.lit(coat),
      )
    : ''
  const torso = path(
    `M${n(x - h * 0.09)} ${n(hip + h * 0.03)}L${n(x - h * 0.085)} ${n(y - h * 0.8)}Q${n(x)} ${n(y - h * 0.86)} ${n(x + h * 0.085)} ${n(y - h * 0.8)}L${n(x + h * 0.09)} ${n(hip + h * 0.03)}Z`,
    light.lit(coat),
  )
  const dark = path(
    `M${n(x + h * 0.01)} ${n(hip + h * 0.03)}L${n(x + h * 0.02)} ${n(y - h * 0.83)}L${n(x + h * 0.085)} ${n(y - h * 0.8)}L${n(x + h * 0.09)} ${n(hip + h * 0.03)}Z`,
    light.shaded(coat),
    { opacity: 0.6 },
  )
  const reach =
    arm === 'up' ? `L${n(x + facing * h * 0.2)} ${n(y - h * 0.92)}` : `L${n(x + facing * h * 0.12)} ${n(y - h * 0.52)}`
  const arms = stroke(`M${n(x + facing * h * 0.06)} ${n(y - h * 0.77)}${reach}`, light.lit(tone(coat, -0.08)), h * 0.06)
  const head =
    ellipse(x + facing * h * 0.01, y - h * 0.91, h * 0.062, h * 0.075, skin) +
    path(
      `M${n(x - h * 0.07)} ${n(y - h * 0.9)}Q${n(x - h * 0.06)} ${n(y - h * 1.01)} ${n(x + h * 0.01)} ${n(y - h)}Q${n(x + h * 0.07)} ${n(y - h * 0.98)} ${n(x + facing * h * 0.05)} ${n(y - h * 0.94)}Q${n(x - facing * h * 0.03)} ${n(y - h * 0.93)} ${n(x - h * 0.07)} ${n(y - h * 0.9)}Z`,
      light.lit(hair),
    )
  return legs.join('') + skirt + torso + dark + arms + head
}

/** The long shadow of anything upright. */
export function cast(light: Palette, x: number, y: number, h: number, w: number, slant: number): string {
  return polygon(
    [
      [x - w / 2, y],
      [x + w / 2, y],
      [x + slant * h + w * 0.3, y + h * 0.16],
      [x + slant * h - w * 0.3, y + h * 0.16],
    ],
    light.shadow,
    { opacity: light.shadowOpacity * 0.8, filter: 'url(#blur-2)' },
  )
}

export function dog(light: Palette, x: number, y: number, h: number, colour = '#8a6142'): string {
  const c = light.lit(colour)
  const legs = [-0.42, -0.3, 0.28, 0.42]
    .map((t) =>
      stroke(`M${n(x + t * h)} ${n(y - h * 0.45)}L${n(x + t * h * 1.15)} ${n(y)}`, light.shaded(colour), h * 0.11),
    )
    .join('')
  return (
    legs +
    ellipse(x, y - h * 0.58, h * 0.55, h * 0.21, c) +
    ellipse(x + h * 0.6, y - h * 0.86, h * 0.2, h * 0.15, c) +
    ellipse(x + h * 0.76, y - h * 0.82, h * 0.12, h * 0.08, light.shaded(colour)) +
    stroke(
      `M${n(x - h * 0.5)} ${n(y - h * 0.65)}Q${n(x - h * 0.78)} ${n(y - h * 0.9)} ${n(x - h * 0.74)} ${n(y - h * 1.05)}`,
      c,
      h * 0.09,
    )
  )
}

/** A grazing or standing horse. */
export function horse(
  light: Palette,
  x: number,
  y: number,
  h: number,
  colour: string,
  grazing: boolean,
  facing: -1 | 1,
): string {
  const p = (dx: number, dy: number) => `${n(x + facing * dx * h)} ${n(y - dy * h)}`
  const c = light.lit(colour)
  const dark = light.shaded(colour)
  const legs = [
    [-0.42, -0.46],
    [-0.34, -0.3],
    [0.3, 0.28],
    [0.4, 0.46],
  ]
    .map(([a = 0, b = 0], i) =>
      path(
        `M${p(a - 0.05, 0.55)}L${p(b - 0.025, 0.25)}L${p(b - 0.03, 0)}L${p(b + 0.035, 0)}L${p(b + 0.03, 0.25)}L${p(a + 0.07, 0.55)}Z`,
        i % 2 ? c : dark,
      ),
    )
    .join('')
  const body = path(
    `M${p(-0.52, 0.78)}Q${p(-0.56, 0.5)} ${p(-0.36, 0.46)}Q${p(0, 0.38)} ${p(0.34, 0.46)}Q${p(0.54, 0.56)} ${p(0.5, 0.82)}Q${p(0.3, 1.0)} ${p(0.1, 0.92)}Q${p(-0.2, 0.94)} ${p(-0.4, 0.97)}Q${p(-0.52, 0.92)} ${p(-0.52, 0.78)}Z`,
    c,
  )
  const belly = path(
    `M${p(-0.5, 0.6)}Q${p(-0.3, 0.44)} ${p(0, 0.42)}Q${p(0.4, 0.46)} ${p(0.5, 0.64)}Q${p(0.1, 0.56)} ${p(-0.5, 0.6)}Z`,
    dark,
    { opacity: 0.6 },
  )
  const neck = grazing
    ? path(
        `M${p(0.3, 0.92)}Q${p(0.62, 0.86)} ${p(0.76, 0.42)}Q${p(0.86, 0.16)} ${p(0.94, 0.04)}Q${p(0.86, 0)} ${p(0.8, 0.04)}Q${p(0.66, 0.24)} ${p(0.6, 0.42)}Q${p(0.52, 0.6)} ${p(0.36, 0.6)}Z`,
        c,
      )
    : path(
        `M${p(0.26, 0.94)}Q${p(0.44, 1.1)} ${p(0.58, 1.4)}Q${p(0.66, 1.46)} ${p(0.72, 1.38)}Q${p(0.86, 1.24)} ${p(0.94, 1.14)}Q${p(0.92, 1.06)} ${p(0.84, 1.07)}Q${p(0.74, 1.14)} ${p(0.68, 1.14)}Q${p(0.6, 0.9)} ${p(0.46, 0.66)}Z`,
        c,
      )
  const mane = grazing
    ? stroke(`M${p(0.34, 0.94)}Q${p(0.6, 0.88)} ${p(0.74, 0.46)}`, light.lit('#e9dcc0'), h * 0.07)
    : stroke(`M${p(0.3, 0.98)}Q${p(0.44, 1.12)} ${p(0.58, 1.4)}`, light.lit('#e9dcc0'), h * 0.08)
  const tail = stroke(`M${p(-0.5, 0.86)}Q${p(-0.64, 0.7)} ${p(-0.6, 0.34)}`, light.lit('#e9dcc0'), h * 0.08)
  return (
    ellipse(x, y, h * 0.7, h * 0.07, light.shadow, { opacity: 0.35, filter: 'url(#blur-2)' }) +
    tail +
    legs +
    body +
    belly +
    neck +
    mane
  )
}

/** A skein of birds; each a soft bent stroke. */
export function flock(
  light: Palette,
  r: Random,
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  size: number,
): string {
  const dark = mix(light.shaded('#4a4a50'), light.sky[1], 0.12)
  let d = ''
  for (let i = 0; i < count; i++) {
    const t = r.next()
    const [bx, by] = [x + (t - 0.5) * w + r.bell() * w * 0.06, y + Math.sin(t * 5) * h * 0.35 + r.bell() * h * 0.3]
    const k = size * r.range(0.55, 1.1)
    const up = r.range(0.15, 0.55)
    d += `M${n(bx - k)} ${n(by - k * up)}Q${n(bx - k * 0.4)} ${n(by - k * up * 1.2)} ${n(bx)} ${n(by)}Q${n(bx + k * 0.4)} ${n(by - k * up * 1.2)} ${n(bx + k)} ${n(by - k * up)}`
  }
  return stroke(d, dark, Math.max(1.4, size * 0.16), { opacity: 0.85 })
}

export function kite(
  light: Palette,
  x: number,
  y: number,
  size: number,
  colours: readonly [string, string],
  handX: number,
  handY: number,
): string {
  const k = size
  return (
    stroke(
      `M${n(x)} ${n(y + k * 0.6)}Q${n((x + handX) / 2 + 40)} ${n((y + handY) / 2 + 90)} ${n(handX)} ${n(handY)}`,
      light.shaded('#8a8a8a'),
      1.1,
      { opacity: 0.6 },
    ) +
    polygon(
      [
        [x, y - k],
        [x + k * 0.68, y - k * 0.2],
        [x, y + k],
        [x - k * 0.68, y - k * 0.2],
      ],
      light.lit(colours[0]),
    ) +
    polygon(
      [
        [x, y - k],
        [x + k * 0.68, y - k * 0.2],
        [x, y + k],
      ],
      light.lit(colours[1]),
    ) +
    stroke(
      `M${n(x)} ${n(y + k)}q${n(k * 0.5)} ${n(k * 0.5)} 0 ${n(k)}t${n(k * 0.2)} ${n(k * 1.1)}`,
      light.lit(colours[1]),
      2.2,
    )
  )
}

/** A wooden bathing hut with a striped front; `x`, `y` lower left. */
export function hut(light: Palette, r: Random, x: number, y: number, w: number, colour: string): string {
  const h = w * 1.06
  const [front, side] = [light.lit(colour), light.shaded(colour)]
  const d = w * 0.34
  const white = light.lit('#faf7f0')
  const stripes = Array.from({ length: 5 }, (_, i) =>
    rect(x + (w / 5) * (i + 0.04), y - h, w / 10, h, white, { opacity: 0.85 }),
  ).join('')
  const gable = polygon(
    [
      [x, y - h],
      [x + w / 2, y - h * 1.5],
      [x + w, y - h],
    ],
    front,
  )
  const lines = Array.from({ length: 6 }, (_, i) =>
    stroke(`M${n(x + w)} ${n(y - (h * (i + 0.5)) / 6)}l${n(d)} ${n(-d * 0.1)}`, light.shadow, 1, { opacity: 0.25 }),
  ).join('')
  const roof =
    polygon(
      [
        [x + w * 0.47, y - h * 1.56],
        [x + w * 0.47 + d, y - h * 1.5],
        [x + w + d * 1.12, y - h * 1.0],
        [x + w * 1.08, y - h * 0.96],
      ],
      light.lit('#7b8388'),
    ) +
    stroke(
      `M${n(x - w * 0.08)} ${n(y - h * 0.95)}L${n(x + w / 2)} ${n(y - h * 1.55)}L${n(x + w * 1.08)} ${n(y - h * 0.95)}`,
      white,
      w * 0.06,
    )
  const doorW = w * 0.34
  const door =
    rect(x + w / 2 - doorW / 2, y - h * 0.78, doorW, h * 0.76, white) +
    rect(x + w / 2 - doorW * 0.4, y - h * 0.75, doorW * 0.8, h * 0.72, light.lit(tone(colour, -0.25)))
  const shade = polygon(
    [
      [x + w, y],
      [x + w + d, y - d * 0.12],
      [x + w + d, y - h * 1.0],
      [x + w, y - h],
    ],
    side,
  )
  return group(
    [
      cast(light, x + w * 0.9, y, h * 1.2, w * 0.9, 0.7),
      shade,
      lines,
      rect(x, y - h, w, h, front),
      stripes,
      gable,
      roof,
      door,
      rect(x - w * 0.02, y - h * 0.04, w * 1.04, h * 0.06, light.shaded('#9a856c')),
      ellipse(x + w / 2, y - h * 1.18, w * 0.07, w * 0.07, r.chance(0.5) ? white : front),
    ],
    { filter: 'url(#hand-fine)' },
  )
}
