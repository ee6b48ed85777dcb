import { mix } from './colour.ts'
import { blade, tuft } from './grass.ts'
import type { Palette } from './palette.ts'
import { ellipse, group, linear, n, path, polygon, type Random, rect, stroke } from './svg.ts'

/** Still water that holds the sky upside down. */
export function mirror(light: Palette, r: Random, top: number, bottom: number, width = 1600): string {
  const [a, b, c, d] = light.sky
  const calm = (colour: string) => mix(colour, light.sea[1], 0.28)
  const fade = linear([
    [0, calm(d)],
    [0.25, calm(c)],
    [0.65, calm(b)],
    [1, mix(calm(a), light.shadow, 0.18)],
  ])
  const marks = Array.from({ length: 240 }, () => {
    const t = r.next() ** 1.2
    return ellipse(
      r.range(-40, width + 40),
      top + (bottom - top) * t,
      r.range(30, 220) * (0.3 + t),
      r.range(0.8, 4.5) * (0.3 + t),
      r.pick([light.sky[3], light.sky[2], light.sea[2], light.sea[1], light.cloudLight]),
      { opacity: n(r.range(0.1, 0.3)) },
    )
  })
  return fade.def + rect(-10, top, width + 20, bottom - top, fade.url) + group(marks)
}

/** Reeds standing in the water, with feathery heads, and their broken mirror image. */
export function reeds(light: Palette, r: Random, from: number, to: number, y: number, h: number): string {
  const autumn = light.season === 'autumn' || light.season === 'winter'
  const local = autumn ? ['#dcc48c', '#b89a62', '#7d6844'] : ['#c3c98a', '#8fa566', '#5e7848']
  const count = Math.round((to - from) / 5)
  const layer = (colour: string, scale: number, share: number) => {
    let d = ''
    for (let i = 0; i < count * share; i++) {
      const x = r.range(from, to)
      const edge = Math.min(1, 0.5 + Math.min(x - from, to - x) / ((to - from) * 0.3))
      d += blade(
        x,
        y + h * r.range(-0.06, 0.1),
        h * scale * edge * r.range(0.65, 1.05),
        h * r.range(0.02, 0.16),
        Math.max(1.4, h * 0.0085),
      )
    }
    return path(d, colour)
  }
  const heads = Array.from({ length: Math.round(count * 0.5) }, () => {
    const x = r.range(from, to)
    const tall = h * r.range(0.75, 1.06)
    return (
      stroke(
        `M${n(x)} ${n(y)}Q${n(x + h * 0.03)} ${n(y - tall * 0.6)} ${n(x + h * 0.08)} ${n(y - tall)}`,
        light.shaded(local[1] ?? '#8fa566'),
        1.5,
      ) +
      ellipse(x + h * 0.1, y - tall, h * 0.016, h * 0.06, light.lit(autumn ? '#9a7a5c' : '#a58a70'), {
        transform: `rotate(24 ${n(x + h * 0.1)} ${n(y - tall)})`,
      })
    )
  })
  const image = group(layer(light.shaded(local[2] ?? '#5e7848'), 0.8, 0.8), {
    transform: `translate(0 ${n(y * 2)}) scale(1 -1)`,
    opacity: 0.32,
    filter: 'url(#ripple)',
  })
  return (
    image +
    layer(light.shaded(local[2] ?? '#5e7848'), 1, 1) +
    layer(light.lit(local[1] ?? '#8fa566'), 0.92, 0.8) +
    heads.join('') +
    layer(light.lit(local[0] ?? '#c3c98a'), 0.78, 0.4)
  )
}

/** A plank jetty running out from the lower edge. */
export function jetty(
  light: Palette,
  nearX: number,
  nearY: number,
  farX: number,
  farY: number,
  nearW: number,
  farW: number,
): string {
  const at = (t: number, k: number): readonly [number, number] => {
    const p = t / (t + (1 - t) * (nearW / farW))
    return [nearX + (farX - nearX) * (1 - p) + k * (farW + (nearW - farW) * p) * 0.5, nearY + (farY - nearY) * (1 - p)]
  }
  const boards: string[] = []
  const count = 26
  for (let i = 0; i < count; i++) {
    const [t0, t1] = [i / count, (i + 0.93) / count]
    const shade = 0.06 * ((i * 7) % 5)
    boards.push(polygon([at(t0, -1), at(t0, 1), at(t1, 1), at(t1, -1)], mix(light.lit('#c7a984'), light.shadow, shade)))
  }
  const posts = [0.05, 0.22, 0.45, 0.75].flatMap((t) =>
    [-1, 1].map((k) => {
      const [x, y] = at(t, k)
      const w = (farW + (nearW - farW) * (t / (t + (1 - t) * (nearW / farW)))) * 0.05
      return (
        rect(x - w / 2, y - w * 3.2, w, w * 8, light.shaded('#8d7458')) +
        rect(x - w / 2, y - w * 3.2, w * 0.45, w * 8, light.lit('#9c8163'))
      )
    }),
  )
  const [a, b, c, d] = [at(0, -1), at(0, 1), at(1, 1), at(1, -1)]
  return (
    group(polygon([a, b, c, d], light.shadow, { opacity: 0.45, transform: 'translate(0 26)' }), {
      filter: 'url(#blur-5)',
    }) + group([polygon([a, b, c, d], light.shaded('#7b654d')), ...boards, ...posts], { filter: 'url(#hand-fine)' })
  )
}

export function bank(light: Palette, r: Random, from: number, to: number, y: number, h: number): string {
  return Array.from({ length: Math.round((to - from) / 24) }, (_, i) =>
    tuft(light, from + i * 24 + r.range(-9, 9), y + r.range(-3, 5), h * r.range(0.5, 1.1), r, {
      blades: 11,
      distance: 0.1,
    }),
  ).join('')
}
