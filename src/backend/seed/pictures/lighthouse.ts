import { mix, tone } from './colour.ts'
import type { Palette } from './palette.ts'
import { clip, ellipse, group, linear, n, path, polygon, type Random, rect, stroke } from './svg.ts'

/** The lamp's own light; a beam only when it is dark enough. */
function lantern(light: Palette, x: number, y: number, w: number, h: number, roof: string): string {
  const lamp = Math.max(0.15, light.lamps)
  const glass = linear([
    [0, mix(light.shaded('#9fb4bd'), '#ffe9b0', lamp)],
    [1, mix(light.shaded('#6f8791'), '#ffd27a', lamp)],
  ])
  const bars = [-0.3, 0, 0.3]
    .map((t) => stroke(`M${n(x + w * t)} ${n(y)}V${n(y - h * 0.5)}`, light.shaded('#5a4a46'), Math.max(1.2, w * 0.05)))
    .join('')
  const glow =
    light.lamps > 0.5
      ? ellipse(x, y - h * 0.25, w * 2.4, w * 2, light.glow, {
          opacity: 0.55,
          filter: 'url(#blur-30)',
          style: 'mix-blend-mode:screen',
        })
      : ''
  const dome =
    path(
      `M${n(x - w * 0.58)} ${n(y - h * 0.5)}Q${n(x - w * 0.5)} ${n(y - h * 0.86)} ${n(x)} ${n(y - h)}Q${n(x + w * 0.5)} ${n(y - h * 0.86)} ${n(x + w * 0.58)} ${n(y - h * 0.5)}Z`,
      light.lit(roof),
    ) +
    path(
      `M${n(x)} ${n(y - h)}Q${n(x + w * 0.5)} ${n(y - h * 0.86)} ${n(x + w * 0.58)} ${n(y - h * 0.5)}H${n(x + w * 0.08)}Z`,
      light.shaded(roof),
      { opacity: 0.7 },
    )
  return (
    glass.def +
    rect(x - w / 2, y - h * 0.5, w, h * 0.52, glass.url) +
    bars +
    dome +
    ellipse(x, y - h, w * 0.07, w * 0.1, light.lit(roof)) +
    glow
  )
}

function gallery(light: Palette, x: number, y: number, w: number): string {
  const posts = Array.from({ length: 11 }, (_, i) =>
    stroke(
      `M${n(x - w / 2 + (w * i) / 10)} ${n(y)}v${n(-w * 0.13)}`,
      light.shaded('#4d4a4c'),
      Math.max(0.8, w * 0.012),
    ),
  ).join('')
  return (
    rect(x - w / 2, y, w, w * 0.06, light.lit('#d8d2c8')) +
    rect(x - w / 2, y + w * 0.06, w, w * 0.035, light.shadow, { opacity: 0.4 }) +
    posts +
    stroke(`M${n(x - w / 2)} ${n(y - w * 0.13)}h${n(w)}`, light.shaded('#4d4a4c'), Math.max(1, w * 0.018))
  )
}

/** A tall white four-sided tower, lit on one face. `x`, `y` its foot. */
export function squareTower(light: Palette, r: Random, x: number, y: number, h: number, litLeft = true): string {
  const [w, t] = [h * 0.2, h * 0.145]
  const split = litLeft ? 0.16 : -0.16
  const front = light.lit('#f8f5ee')
  const side = mix(light.shaded('#f3efe8'), light.lit('#f3efe8'), 0.12)
  const top = y - h * 0.84
  const edge = (k: number, low: boolean) => x + k * (low ? w : t)
  const leftFace = polygon(
    [
      [edge(-0.5, true), y],
      [edge(split, true), y + 3],
      [edge(split, false), top],
      [edge(-0.5, false), top],
    ],
    litLeft ? front : side,
  )
  const rightFace = polygon(
    [
      [edge(split, true), y + 3],
      [edge(0.5, true), y],
      [edge(0.5, false), top],
      [edge(split, false), top],
    ],
    litLeft ? side : front,
  )
  const wash = group(
    Array.from({ length: 26 }, () =>
      ellipse(
        x + r.range(-0.45, 0.45) * t,
        y - h * r.range(0.05, 0.8),
        w * r.range(0.06, 0.2),
        h * r.range(0.01, 0.03),
        r.chance(0.5) ? '#ffffff' : light.shadow,
        { opacity: 0.1 },
      ),
    ),
    { filter: 'url(#blur-2)' },
  )
  const windows = [0.18, 0.36, 0.54, 0.7]
    .map((v) => {
      const cx = x + (litLeft ? -0.17 : 0.17) * (w + (t - w) * v)
      return (
        rect(
          cx - w * 0.05,
          y - h * v - h * 0.035,
          w * 0.1,
          h * 0.035,
          mix(light.shaded('#4e5f68'), light.glow, light.lamps * 0.8),
        ) + rect(cx - w * 0.065, y - h * v, w * 0.13, h * 0.006, light.shadow, { opacity: 0.4 })
      )
    })
    .join('')
  const door = rect(x + (litLeft ? -0.25 : 0.1) * w, y - h * 0.065, w * 0.15, h * 0.065, light.lit('#a4453b'))
  const cornice = rect(x - t * 0.56, top - h * 0.012, t * 1.12, h * 0.02, mix(front, light.shadow, 0.1))
  return group(
    [
      leftFace,
      rightFace,
      wash,
      windows,
      door,
      cornice,
      gallery(light, x, top - h * 0.02, t * 1.28),
      rect(x - t * 0.32, top - h * 0.062, t * 0.64, h * 0.045, light.lit('#b6493d')),
      lantern(light, x, top - h * 0.062, t * 0.56, h * 0.12, '#b6493d'),
    ],
    { filter: 'url(#hand-fine)' },
  )
}

/** A slim round tower of grey stone. */
export function roundTower(light: Palette, r: Random, x: number, y: number, h: number, litLeft = true): string {
  const [w, t] = [h * 0.17, h * 0.115]
  const top = y - h * 0.85
  const stone = '#c9c5bd'
  const [a, b] = litLeft
    ? [light.lit(tone(stone, 0.18)), light.shaded(stone)]
    : [light.shaded(stone), light.lit(tone(stone, 0.18))]
  const turn = linear(
    [
      [0, mix(a, b, 0.25)],
      [litLeft ? 0.28 : 0.1, a],
      [0.6, mix(a, b, 0.55)],
      [litLeft ? 0.92 : 0.75, b],
      [1, mix(a, b, 0.75)],
    ],
    [0, 0],
    [1, 0],
  )
  const shape = `M${n(x - w / 2)} ${n(y)}Q${n(x - t * 0.56)} ${n(y - h * 0.4)} ${n(x - t / 2)} ${n(top)}H${n(x + t / 2)}Q${n(x + t * 0.56)} ${n(y - h * 0.4)} ${n(x + w / 2)} ${n(y)}Q${n(x)} ${n(y + h * 0.012)} ${n(x - w / 2)} ${n(y)}Z`
  const blocks: string[] = []
  for (let v = 0; v < h * 0.86; v += h * 0.017) {
    for (let k = 0; k < 5; k++)
      if (r.chance(0.4))
        blocks.push(
          rect(
            x - w / 2 + r.next() * w,
            y - v,
            w * r.range(0.1, 0.2),
            h * 0.014,
            r.chance(0.5) ? '#ffffff' : light.shadow,
            { opacity: r.range(0.06, 0.17) },
          ),
        )
  }
  const windows = [0.2, 0.42, 0.64]
    .map((v) =>
      rect(
        x - w * 0.07 + (litLeft ? -0.1 : 0.1) * w,
        y - h * v,
        w * 0.13,
        h * 0.03,
        mix(light.shaded('#48565e'), light.glow, light.lamps * 0.8),
      ),
    )
    .join('')
  const body = turn.def + clip(path(shape, '#000'), path(shape, turn.url) + blocks.join('') + windows)
  return group(
    [
      body,
      rect(x - t * 0.58, top - h * 0.01, t * 1.16, h * 0.018, light.lit('#b5b0a8')),
      gallery(light, x, top - h * 0.016, t * 1.4),
      rect(x - t * 0.36, top - h * 0.05, t * 0.72, h * 0.036, light.lit('#efeae0')),
      lantern(light, x, top - h * 0.05, t * 0.62, h * 0.115, '#4c5f5b'),
    ],
    { filter: 'url(#hand-fine)' },
  )
}

/** Two soft beams over a dark sky. */
export function beams(light: Palette, x: number, y: number): string {
  if (light.lamps < 0.5) return ''
  const ray = (dx: number, dy: number, spread: number) => {
    const fade = linear(
      [
        [0, light.glow, 0.5],
        [1, light.glow, 0],
      ],
      dx > 0 ? [0, 0] : [1, 0],
      dx > 0 ? [1, 0] : [0, 0],
    )
    return (
      fade.def +
      polygon(
        [
          [x, y - 3],
          [x + dx, y + dy - spread],
          [x + dx, y + dy + spread],
          [x, y + 3],
        ],
        fade.url,
        { filter: 'url(#blur-5)', style: 'mix-blend-mode:screen' },
      )
    )
  }
  return ray(900, -70, 60) + ray(-900, 40, 46)
}
