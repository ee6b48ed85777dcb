import { mix } from './colour.ts'
import type { Palette } from './palette.ts'
import type { Point } from './svg.ts'

/** Metres: x to the right, y up, z away from the eye. The eye stands over 0, 0. */
export type Vec = readonly [x: number, y: number, z: number]

/** The picture plane stays upright, so verticals stay vertical: two-point perspective. */
export interface View {
  /** y of the horizon in the picture */
  horizon: number
  /** x of the vanishing axis in the picture */
  centre: number
  focal: number
  /** height of the eye, metres */
  eye: number
}

const NEAR = 0.6

export function project(view: View, [x, y, z]: Vec): Point {
  const depth = Math.max(z, NEAR)
  return [view.centre + (view.focal * x) / depth, view.horizon - (view.focal * (y - view.eye)) / depth]
}

/** pixels a metre takes at that distance */
export function scaleAt(view: View, z: number): number {
  return view.focal / Math.max(z, NEAR)
}

/** A polygon in space, cut off before it reaches the eye, as points in the picture. */
export function outline(view: View, points: readonly Vec[]): Point[] {
  const cut: Vec[] = []
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] ?? a
    if (a[2] >= NEAR) cut.push(a)
    if (a[2] >= NEAR !== b[2] >= NEAR) {
      const t = (NEAR - a[2]) / (b[2] - a[2])
      cut.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, NEAR])
    }
  })
  return cut.map((point) => project(view, point))
}

/** Puts a thing's own coordinates into the world. */
export type Frame = (x: number, y: number, z: number) => Vec

/** `degrees` turns it anticlockwise seen from above: its right end goes away from the eye. */
export function place([ox, oy, oz]: Vec, degrees = 0): Frame {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return (x, y, z) => [ox + x * cos - z * sin, oy + y, oz + x * sin + z * cos]
}

export function within(frame: Frame, [ox, oy, oz]: Vec, degrees = 0): Frame {
  const inner = place([ox, oy, oz], degrees)
  return (x, y, z) => frame(...inner(x, y, z))
}

/** A flat face: `at(u, v)` in metres along and up it; `out` stands proud of it. */
export interface Face {
  at: (u: number, v: number, out?: number) => Point
  space: (u: number, v: number, out?: number) => Vec
  normal: Vec
}

function subtract(a: Vec, b: Vec): Vec {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

export function dot(a: Vec, b: Vec): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

function unit(a: Vec): Vec {
  const length = Math.hypot(...a) || 1
  return [a[0] / length, a[1] / length, a[2] / length]
}

function cross(a: Vec, b: Vec): Vec {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/** Spanned by `origin` → `along` → `up`; seen from outside, `along` points right, so the normal faces the viewer. */
export function face(view: View, origin: Vec, along: Vec, up: Vec): Face {
  const [a, b] = [unit(subtract(along, origin)), unit(subtract(up, origin))]
  const normal = unit(cross(b, a))
  const space = (u: number, v: number, out = 0): Vec => [
    origin[0] + a[0] * u + b[0] * v + normal[0] * out,
    origin[1] + a[1] * u + b[1] * v + normal[1] * out,
    origin[2] + a[2] * u + b[2] * v + normal[2] * out,
  ]
  return { space, normal, at: (u, v, out) => project(view, space(u, v, out)) }
}

/** Towards the sun: `azimuth` 0 = behind the picture, 90 = from the right, 180 = from behind the viewer. */
export function sunFrom(azimuth: number, elevation: number): Vec {
  const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180]
  return [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)]
}

/** Where a point's shadow falls on the ground. */
export function shadowOf([x, y, z]: Vec, sun: Vec): Vec {
  const t = y / Math.max(sun[1], 0.08)
  return [x - sun[0] * t, 0, z - sun[2] * t]
}

/** A material's colour on a face with this normal. */
export function shade(light: Palette, local: string, normal: Vec, sun: Vec): string {
  const facing = dot(normal, sun)
  const sky = Math.max(0, normal[1]) * 0.25
  const amount = facing <= 0 ? sky * 0.5 + 0.06 * (1 + facing) : Math.min(1, 0.42 + facing * 0.75 + sky * 0.3)
  return mix(light.shaded(local), light.lit(local), amount)
}

export function hull(points: readonly (readonly [number, number])[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const turn = (o: Point, a: Point, b: Point) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])
  const half = (list: readonly Point[]) => {
    const out: Point[] = []
    for (const p of list) {
      for (;;) {
        const [a, b] = [out.at(-2), out.at(-1)]
        if (!a || !b || turn(a, b, p) > 0) break
        out.pop()
      }
      out.push(p)
    }
    return out.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}
