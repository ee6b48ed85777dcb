import { mix, tone } from './colour.ts'
import { tuft } from './grass.ts'
import type { Site } from './site.ts'
import { curve, ellipse, group, linear, n, type Point, path, polygon, stroke } from './svg.ts'
import { outline, project, scaleAt, type Vec } from './world.ts'

type Triple = readonly [string, string, string]

/** Level land from `from` pixels below the horizon to the lower edge, with brush marks that shrink into the distance. */
export function land(
  { view, light, r }: Site,
  colours: Triple,
  options: { from?: number; width?: number; height?: number; grassy?: boolean; patches?: Triple } = {},
): string {
  const { from = 34, width = 1600, height = 1067, grassy = true, patches } = options
  const [pale, main, deep] = colours
  const top = view.horizon + from
  const fade = linear([
    [0, light.far(light.lit(mix(main, pale, 0.4)), 0.3)],
    [0.2, light.lit(mix(main, pale, 0.35))],
    [0.55, light.lit(main)],
    [1, mix(light.lit(deep), light.shaded(deep), 0.45)],
  ])
  const edge: Point[] = []
  for (let x = -60; x <= width + 60; x += 110) edge.push([x, top + r.range(-7, 7)])
  const shape = `${curve(edge)}L${width + 60} ${height + 20}L-60 ${height + 20}Z`
  const mark = (local: string, big: number) => {
    const t = r.next() ** 1.5
    const y = top + 8 + (height - top) * t
    const [w, h] = [(14 + 120 * t) * r.range(0.5, 1.3) * big, (1.4 + 9 * t) * r.range(0.5, 1.2) * big]
    return ellipse(
      r.range(-40, width + 40),
      y,
      w,
      h,
      light.far(light.lit(tone(local, r.range(-0.04, 0.05))), 0.3 * (1 - t) ** 4),
      { opacity: n(r.range(0.2, 0.45)) },
    )
  }
  const bare = patches ? Array.from({ length: 34 }, () => mark(r.pick(patches), 1.9)) : []
  const marks = Array.from({ length: 400 }, () => mark(r.pick([pale, pale, main, deep, deep]), 1))
  return (
    fade.def +
    group([path(shape, fade.url), ...bare, ...marks], { filter: 'url(#hand)' }) +
    (grassy ? blades({ light, r }, colours, top, width, height) : '')
  )
}

function blades(
  { light, r }: Pick<Site, 'light' | 'r'>,
  colours: Triple,
  top: number,
  width: number,
  height: number,
): string {
  const snow = light.season === 'winter'
  const tones = snow
    ? [light.lit('#c9b890'), light.lit('#a8977a')]
    : [light.lit(tone(colours[0], 0.12)), light.lit(colours[0]), light.shaded(colours[1]), light.shaded(colours[2])]
  return tones
    .map((colour) => {
      let d = ''
      for (let i = 0; i < (snow ? 110 : 420); i++) {
        const t = r.next() ** 1.25
        const [x, y] = [r.range(-10, width + 10), top + 16 + (height - top) * t]
        const tall = (3 + 26 * t) * r.range(0.5, 1.2)
        d += `M${n(x)} ${n(y)}q${n(tall * 0.1)} ${n(-tall * 0.6)} ${n(tall * r.range(0.1, 0.6))} ${n(-tall)}`
      }
      return stroke(d, colour, 1.7, { opacity: 0.55 })
    })
    .join('')
}

/** A path or drive along the given middle line (x, z in metres). */
export function track(
  { view, light, r }: Site,
  line: readonly (readonly [number, number])[],
  width: number,
  local: string,
): string {
  const edge = (side: number): Point[] => line.map(([x, z]) => project(view, [x + (side * width) / 2, 0, z]))
  const [left, right] = [edge(-1), edge(1).reverse()]
  const seam = [...left, ...right]
    .flatMap((a, i, all) => {
      const b = all[i + 1]
      if (!b || i === left.length - 1) return []
      return [0.1, 0.3, 0.5, 0.7, 0.9]
        .filter(() => r.chance(0.75))
        .map((t): Point => [a[0] + (b[0] - a[0]) * t + r.range(-5, 5), a[1] + (b[1] - a[1]) * t])
    })
    .sort((a, b) => a[1] - b[1])
  const tufts = seam
    .map(([x, y]) =>
      tuft(light, x, y + 3, Math.max(6, (y - view.horizon) * 0.11) * r.range(0.6, 1.2), r, { blades: 9 }),
    )
    .join('')
  const shape = `${curve(left)}L${curve(right).slice(1)}Z`
  const marks = Array.from({ length: 60 }, () => {
    const at = line[r.int(0, line.length - 2)] ?? [0, 10]
    const z = at[1] * r.range(0.9, 1.1)
    const [x, y] = project(view, [at[0] + r.range(-0.45, 0.45) * width, 0, z])
    const k = scaleAt(view, z)
    return ellipse(
      x,
      y,
      k * r.range(0.1, 0.5),
      k * r.range(0.012, 0.04),
      light.lit(tone(local, r.range(-0.14, 0.14))),
      { opacity: 0.5 },
    )
  })
  return (
    group(
      path(shape, mix(light.lit(local), light.shaded(local), 0.3), { transform: 'translate(0 2)' }) +
        path(shape, light.lit(local)) +
        group(marks),
      { filter: 'url(#hand)' },
    ) + tufts
  )
}

/** A raised deck or paved court: boards run along x. */
export function deck(s: Site, corners: readonly [Vec, Vec, Vec, Vec], local: string, boards = 14, rise = 0.14): string {
  const { view, light } = s
  const [a, b, c, d] = corners
  const up = ([x, y, z]: Vec): Vec => [x, y + rise, z]
  const between = (p: Vec, q: Vec, t: number): Vec => [
    p[0] + (q[0] - p[0]) * t,
    p[1] + (q[1] - p[1]) * t,
    p[2] + (q[2] - p[2]) * t,
  ]
  const top = light.lit(local)
  const out = [polygon(outline(view, [a, b, up(b), up(a)]), light.shaded(tone(local, -0.2)))]
  out.push(
    polygon(outline(view, [b, c, up(c), up(b)]), light.shaded(tone(local, -0.1))),
    polygon(outline(view, [d, a, up(a), up(d)]), light.shaded(tone(local, -0.1))),
  )
  for (let i = 0; i < boards; i++) {
    const [t0, t1] = [i / boards, (i + 0.94) / boards]
    out.push(
      polygon(
        outline(view, [
          between(up(a), up(d), t0),
          between(up(b), up(c), t0),
          between(up(b), up(c), t1),
          between(up(a), up(d), t1),
        ]),
        tone(top, s.r.range(-0.07, 0.05)),
      ),
    )
  }
  return polygon(outline(view, [up(a), up(b), up(c), up(d)]), mix(top, light.shadow, 0.35)) + out.join('')
}
