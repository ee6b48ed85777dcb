import { mix } from './colour.ts'
import type { Palette } from './palette.ts'
import type { Site } from './site.ts'
import { curve, ellipse, group, linear, n, type Point, path, type Random, rect, stroke } from './svg.ts'

/** A far strip of water with level glints. */
export function seaBand({ light, r }: Site, top: number, bottom: number, calm = false, width = 1600): string {
  const fade = linear([
    [0, mix(light.sea[0], light.sky[3], 0.35)],
    [0.3, light.sea[0]],
    [1, calm ? light.sea[0] : light.sea[1]],
  ])
  const marks = Array.from({ length: Math.round((bottom - top) * 1.4) }, () => {
    const y = top + (bottom - top) * r.next()
    const w = r.range(20, 160) * (0.35 + (y - top) / (bottom - top))
    return ellipse(r.range(0, width), y, w, r.range(0.7, 2.2), r.chance(0.45) ? light.sea[3] : light.sea[2], {
      opacity: n(r.range(0.12, 0.4)),
    })
  })
  return fade.def + rect(-10, top, width + 20, bottom - top, fade.url) + group(marks)
}

export interface SeaOptions {
  horizon: number
  /** y where the water ends on the left and on the right */
  shore: readonly [left: number, right: number]
  seed?: number | string
  /** rows of breakers, 0 for calm water */
  breakers?: number
  /** 0…1 */
  rough?: number
  width?: number
  /** x of the sun's road on the water */
  glitter?: number
}

/** The North Sea from the horizon to the swash on the sand. */
export function sea(light: Palette, r: Random, o: SeaOptions): string {
  const { horizon, shore, breakers = 5, rough = 0.4, width = 1600 } = o
  const low = Math.max(...shore)
  const edge = shoreline(r, shore, width)
  const fade = linear([
    [0, mix(light.sea[0], light.sky[3], 0.3)],
    [0.12, light.sea[0]],
    [0.45, light.sea[1]],
    [0.8, light.sea[2]],
    [1, mix(light.sea[1], light.lit(light.sand[1]), 0.35)],
  ])
  const body = `M-20 ${horizon}H${width + 20}V${n(edge.at(-1)?.[1] ?? low)}${curve([...edge].reverse()).replace(/^M[^C]*/, '')}Z`
  const out = [fade.def, path(body, fade.url), swell(light, r, horizon, low, width, shore)]
  if (o.glitter !== undefined) out.push(road(light, r, o.glitter, horizon, low))
  for (let i = 0; i < breakers; i++) {
    const t = Math.min(0.97, ((i + r.range(0.3, 0.9)) / breakers) ** 1.4)
    out.push(breaker(light, r, horizon, shore, width, t, rough))
  }
  return out.join('')
}

function shoreAt(shore: readonly [number, number], t: number): number {
  return shore[0] + (shore[1] - shore[0]) * t
}

function shoreline(r: Random, shore: readonly [number, number], width: number): Point[] {
  return Array.from({ length: 12 }, (_, i) => [
    -40 + (i / 11) * (width + 80),
    shoreAt(shore, i / 11) + r.range(-13, 13),
  ])
}

function swell(
  light: Palette,
  r: Random,
  top: number,
  bottom: number,
  width: number,
  shore: readonly [number, number],
): string {
  const marks = Array.from({ length: 620 }, () => {
    const x = r.range(-30, width + 30)
    const t = r.next() ** 1.3
    const y = top + 1 + (shoreAt(shore, x / width) - top - 8) * t
    const w = (12 + 110 * t) * r.range(0.4, 1.3)
    const h = (0.6 + 5.5 * t) * r.range(0.5, 1.1)
    const tint = r.pick([
      light.sea[0],
      light.sea[1],
      light.sea[2],
      light.sea[2],
      mix(light.sea[0], light.cloudLight, 0.4),
    ])
    return ellipse(x, y, w, h, tint, { opacity: n(r.range(0.15, 0.42)) })
  })
  return group(marks, bottom - top > 200 ? { filter: 'url(#hand)' } : {})
}

/** One long wave: a dark face, a white torn crest, and lace running off in front. */
function breaker(
  light: Palette,
  r: Random,
  horizon: number,
  shore: readonly [number, number],
  width: number,
  t: number,
  rough: number,
): string {
  const size = 3 + 25 * t * (0.75 + rough * 0.5)
  const out: string[] = []
  let x = -80 + r.range(0, 200) * (1 - t)
  while (x < width) {
    const long = r.range(120 + 160 * rough, 300 + (420 + 700 * rough) * r.next()) * (0.4 + t)
    const points: Point[] = []
    const lift = r.range(-12, 12) * t * (1 + rough * 1.6)
    for (let k = 0; k <= 8; k++) {
      const px = x + (long * k) / 8
      points.push([
        px,
        horizon + (shoreAt(shore, px / width) - horizon) * t + lift + r.range(-4, 4) * t * (1.6 + rough),
      ])
    }
    const belly = points.map(
      ([px, py], k): Point => [px, py + size * (0.85 - 0.4 * rough) * Math.sin((Math.PI * k) / 8) ** 0.7],
    )
    const crest = points.map(([px, py], k): Point => [px, py - size * 0.5 * Math.sin((Math.PI * k) / 8) ** 0.7])
    const close = (a: readonly Point[], b: readonly Point[]) => `${curve(a)}L${curve([...b].reverse()).slice(1)}Z`
    out.push(
      path(
        close(
          points.map(([px, py], k): Point => [px, py - size * 0.95 * Math.sin((Math.PI * k) / 8)]),
          points,
        ),
        mix(light.sea[2], light.shadow, 0.18),
        { opacity: 0.55 },
      ),
    )
    out.push(
      path(close(crest, belly), mix(light.sea[3], light.sea[1], 0.28)),
      path(
        close(
          crest,
          points.map(([px, py]): Point => [px, py + size * 0.12]),
        ),
        light.sea[3],
      ),
    )
    for (let j = 0; j < 3 + t * 5; j++) {
      const [fx, fy] = points[r.int(1, 7)] ?? [x, 0]
      out.push(
        ellipse(
          fx + r.range(-40, 40),
          fy + size * r.range(0.7, 1.6),
          r.range(14, 60) * (0.3 + t),
          size * 0.09,
          light.sea[3],
          { opacity: n(r.range(0.3, 0.7)) },
        ),
      )
    }
    x += long + r.range(30, 260) * (1.3 - t) * (1.2 - rough)
  }
  return group(out, { filter: 'url(#hand)' })
}

/** The last thin sheet of water with its lace edge on wet sand. */
export function swash(light: Palette, r: Random, shore: readonly [number, number], width = 1600): string {
  const edge = shoreline(r, shore, width)
  const wet = edge.map(([x, y]): Point => [x, y + 46 + r.range(-8, 12)])
  const band = (a: readonly Point[], b: readonly Point[]) => `${curve(a)}L${curve([...b].reverse()).slice(1)}Z`
  const mirror = mix(light.shaded(light.sand[2]), light.sky[2], 0.42)
  const film = edge.map(([x, y]): Point => [x, y + r.range(4, 24)])
  return group(
    [
      path(
        band(
          edge.map(([x, y]): Point => [x, y - 30]),
          wet,
        ),
        mirror,
        { opacity: 0.9 },
      ),
      path(
        band(
          edge.map(([x, y]): Point => [x, y - 40]),
          film,
        ),
        mix(light.sea[1], light.sky[2], 0.45),
        { opacity: 0.85 },
      ),
      stroke(curve(film), light.sea[3], 7, { opacity: 0.95 }),
      stroke(curve(film.map(([x, y]): Point => [x, y - 15])), light.sea[3], 2.6, {
        opacity: 0.6,
        'stroke-dasharray': '90 34 30 26',
      }),
      stroke(curve(film.map(([x, y]): Point => [x, y + 6])), light.shadow, 3, { opacity: 0.18 }),
    ],
    { filter: 'url(#hand)' },
  )
}

function road(light: Palette, r: Random, x: number, top: number, bottom: number): string {
  const warm = light.hour === 'night' || light.hour === 'dusk' ? '#ffe9d0' : '#fff0c4'
  return group(
    Array.from({ length: 150 }, () => {
      const t = r.next()
      const w = (14 + 90 * t) * r.range(0.3, 1)
      return ellipse(
        x + r.bell() * (26 + 130 * t),
        top + 2 + (bottom - top) * t,
        w,
        (0.8 + 3.4 * t) * r.range(0.6, 1.2),
        warm,
        { opacity: n(r.range(0.25, 0.85) * (1 - t * 0.5)) },
      )
    }),
  )
}
