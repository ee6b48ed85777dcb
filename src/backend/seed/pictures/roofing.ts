import { mix, tone } from './colour.ts'
import { colourOn, density, quad, type Site } from './site.ts'
import { clip, ellipse, group, linear, n, type Point, path, polygon, straight, stroke } from './svg.ts'
import type { Face } from './world.ts'

export type Roofing = 'thatch' | 'tiles' | 'felt' | 'turf' | 'metal' | 'snow'

/** Covers the part of a roof face inside `points`, `width` by `rise` metres from its lower left. */
export function roofing(
  s: Site,
  face: Face,
  points: readonly Point[],
  width: number,
  rise: number,
  kind: Roofing,
  local: string,
): string {
  const base = colourOn(s, face, kind === 'snow' ? '#f4f6f8' : local)
  const detail: Record<Roofing, () => string> = {
    thatch: () => straw(s, face, width, rise, base),
    tiles: () => tiles(s, face, width, rise, base),
    felt: () => felt(s, face, width, rise, base),
    turf: () => turf(s, face, width, rise, base),
    metal: () => seams(s, face, width, rise, base),
    snow: () => drift(s, face, width, rise, base),
  }
  const fade = linear([
    [0, s.light.key, 0.16],
    [0.45, s.light.key, 0],
    [1, s.light.shadow, 0.2],
  ])
  return clip(
    `<path d="${straight(points)}Z"/>`,
    polygon(points, base) + detail[kind]() + fade.def + polygon(points, fade.url),
  )
}

function straw(s: Site, face: Face, width: number, rise: number, base: string): string {
  const k = density(face, width / 2, rise / 2)
  const tones = [-0.2, -0.1, 0.08, 0.18].map((t) => tone(base, t))
  const strands = tones.map((colour) => {
    let d = ''
    for (let i = 0; i < width * rise * 4.2; i++) {
      const [u, v, long] = [s.r.range(0, width), s.r.range(-0.1, rise), s.r.range(0.3, 1.0)]
      const [a, b] = [face.at(u, v), face.at(u + s.r.range(-0.05, 0.05), v + long)]
      d += `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`
    }
    return stroke(d, colour, Math.max(0.9, k * 0.028), { opacity: 0.5 })
  })
  const patches = Array.from({ length: Math.round(width * 1.4) }, () => {
    const [x, y] = face.at(s.r.range(0, width), s.r.range(0, rise))
    return ellipse(x, y, k * s.r.range(0.4, 1.4), k * s.r.range(0.2, 0.6), tone(base, s.r.range(-0.16, 0.13)), {
      opacity: 0.4,
    })
  })
  const courses = [0.32, 0.62].map((t) =>
    stroke(straight([face.at(0, rise * t), face.at(width, rise * t)]), mix(base, s.light.shadow, 0.3), k * 0.05, {
      opacity: 0.3,
      filter: 'url(#hand)',
    }),
  )
  return group(patches, { filter: 'url(#blur-12)' }) + strands.join('') + courses.join('')
}

function tiles(s: Site, face: Face, width: number, rise: number, base: string): string {
  const k = density(face, width / 2, rise / 2)
  const out: string[] = []
  const course = Math.max(0.3, 7 / k)
  const pan = Math.max(0.22, 5 / k)
  for (let v = 0; v < rise; v += course) {
    for (let u = 0; u < width; u += pan) {
      if (s.r.chance(0.42))
        out.push(polygon(quad(face, u, v, pan, course), tone(base, s.r.range(-0.16, 0.14)), { opacity: 0.6 }))
    }
  }
  let shadow = ''
  let bright = ''
  for (let u = 0; u < width; u += pan) {
    const line = (du: number) => straight([face.at(u + du, 0), face.at(u + du, rise)])
    shadow += line(pan * 0.8)
    bright += line(pan * 0.4)
  }
  out.push(
    stroke(shadow, mix(base, s.light.shadow, 0.45), Math.max(1, pan * k * 0.2), { opacity: 0.45 }),
    stroke(bright, tone(base, 0.22), Math.max(0.7, pan * k * 0.15), { opacity: 0.4 }),
  )
  for (let v = course; v < rise; v += course)
    out.push(
      stroke(straight([face.at(0, v), face.at(width, v)]), mix(base, s.light.shadow, 0.5), Math.max(0.8, k * 0.025), {
        opacity: 0.5,
      }),
    )
  return out.join('')
}

function felt(s: Site, face: Face, width: number, rise: number, base: string): string {
  const out: string[] = []
  const k = density(face, width / 2, rise / 2)
  for (let u = 0; u < width; u += 0.95) {
    out.push(polygon(quad(face, u, 0, 0.95, rise), tone(base, s.r.range(-0.06, 0.06))))
    out.push(
      stroke(straight([face.at(u, 0), face.at(u, rise)]), tone(base, 0.16), Math.max(1, k * 0.04), { opacity: 0.6 }),
      stroke(
        straight([face.at(u + 0.06, 0), face.at(u + 0.06, rise)]),
        mix(base, s.light.shadow, 0.5),
        Math.max(0.8, k * 0.03),
        { opacity: 0.5 },
      ),
    )
  }
  return out.join('')
}

function seams(s: Site, face: Face, width: number, rise: number, base: string): string {
  const out: string[] = []
  const k = density(face, width / 2, rise / 2)
  for (let u = 0; u < width; u += 0.5) {
    out.push(polygon(quad(face, u, 0, 0.5, rise), tone(base, s.r.range(-0.05, 0.07))))
    out.push(
      stroke(straight([face.at(u, 0), face.at(u, rise)]), tone(base, 0.22), Math.max(0.9, k * 0.03), { opacity: 0.7 }),
    )
  }
  return out.join('')
}

function turf(s: Site, face: Face, width: number, rise: number, base: string): string {
  const k = density(face, width / 2, rise / 2)
  return [-0.22, -0.08, 0.1, 0.24]
    .map((t, i) => {
      let d = ''
      for (let j = 0; j < width * rise * 5; j++) {
        const [x, y] = face.at(s.r.range(0, width), s.r.range(-0.05, rise))
        const tall = k * s.r.range(0.08, 0.24)
        d += `M${n(x)} ${n(y)}l${n(tall * s.r.range(0, 0.7))} ${n(-tall)}`
      }
      return stroke(d, mix(tone(base, t), i === 3 ? s.light.lit('#d8c98c') : base, 0.3), Math.max(1, k * 0.035), {
        opacity: 0.65,
      })
    })
    .join('')
}

function drift(s: Site, face: Face, width: number, rise: number, base: string): string {
  const k = density(face, width / 2, rise / 2)
  const hollows = Array.from({ length: Math.round(width) }, () => {
    const [x, y] = face.at(s.r.range(0, width), s.r.range(0, rise))
    return ellipse(
      x,
      y,
      k * s.r.range(0.5, 1.6),
      k * s.r.range(0.1, 0.35),
      mix(base, s.light.shadow, s.r.range(0.05, 0.2)),
      { opacity: 0.5 },
    )
  })
  return group(hollows, { filter: 'url(#blur-5)' })
}

/** A thatched ridge: a straw saddle pegged by crossed oak staves. */
export function thatchRidge(s: Site, from: Point, to: Point, k: number, local: string): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const at = (t: number, up = 0): Point => [from[0] + dx * t, from[1] + dy * t - up]
  const saddle = [
    at(-0.004, k * 0.1),
    at(0.5, k * 0.13),
    at(1.004, k * 0.1),
    at(1.003, -k * 0.36),
    at(0.5, -k * 0.4),
    at(-0.003, -k * 0.36),
  ]
  const base = s.light.lit(local)
  const out = [
    polygon(saddle, mix(base, s.light.shadow, 0.28)),
    polygon([at(0, k * 0.1), at(1, k * 0.1), at(1, -k * 0.2), at(0, -k * 0.2)], base),
  ]
  const metres = Math.hypot(dx, dy) / k
  const pairs = Math.round(metres / 0.55)
  let staves = ''
  for (let i = 0; i < pairs; i++) {
    const t = (i + 0.5) / pairs
    const w = 0.16 / metres
    staves +=
      straight([at(t - w, k * 0.24), at(t + w, -k * 0.42)]) + straight([at(t + w, k * 0.24), at(t - w, -k * 0.42)])
  }
  out.push(stroke(staves, mix(s.light.lit('#6d5a48'), s.light.shadow, 0.25), Math.max(1.6, k * 0.07)))
  return group(out, { filter: 'url(#hand-fine)' })
}

/** Small uneven fringe of snow or turf along an edge. */
export function fringe(from: Point, to: Point, depth: number, colour: string, s: Site): string {
  const steps = Math.max(6, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 26))
  let d = `M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}`
  for (let i = steps; i >= 0; i--) {
    const t = i / steps
    d += `L${n(from[0] + (to[0] - from[0]) * t)} ${n(from[1] + (to[1] - from[1]) * t + depth * s.r.range(0.35, 1))}`
  }
  return path(`${d}Z`, colour, { filter: 'url(#hand-fine)' })
}
