import type { Palette } from './palette.ts'
import { ellipse, group, type Point, polygon, type Random, random } from './svg.ts'
import { type Face, hull, outline, project, shade, shadowOf, type Vec, type View } from './world.ts'

/** What everything standing in one picture shares. */
export interface Site {
  view: View
  light: Palette
  sun: Vec
  r: Random
}

export function site(light: Palette, sun: Vec, seed: string | number, view: Partial<View> = {}): Site {
  return { light, sun, r: random(`site ${seed}`), view: { horizon: 600, centre: 800, focal: 1450, eye: 2.1, ...view } }
}

export interface Built {
  svg: string
  /** corners that throw the shadow */
  corners: readonly Vec[]
  /** laid over all at the end: light spilling from windows */
  glow: string
}

export function quad(face: Face, u: number, v: number, w: number, h: number, out = 0): Point[] {
  return [face.at(u, v, out), face.at(u + w, v, out), face.at(u + w, v + h, out), face.at(u, v + h, out)]
}

export function colourOn({ light, sun }: Site, face: Face, local: string): string {
  return shade(light, local, face.normal, sun)
}

/** pixels per metre near this spot of a face */
export function density(face: Face, u: number, v: number): number {
  const [a, b] = [face.at(u, v), face.at(u, v + 1)]
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

/** The shadow a body with these corners throws on level ground. */
export function castShadow({ view, light, sun }: Site, corners: readonly Vec[], opacity = 1): string {
  if (sun[1] <= 0) return ''
  const flat = hull(corners.map((corner) => shadowOf(corner, sun)).map(([x, , z]) => [x, Math.max(z, 0.7)] as const))
  return polygon(
    outline(
      view,
      flat.map(([x, z]) => [x, 0, z] as const),
    ),
    light.shadow,
    {
      opacity: light.shadowOpacity * 0.9 * opacity,
      filter: 'url(#hand)',
      style: 'mix-blend-mode:multiply',
    },
  )
}

/** The dark seam where something touches the ground. */
export function contact({ view, light }: Site, corners: readonly Vec[], spread = 8): string {
  return group(
    polygon(outline(view, corners), light.shadow, {
      stroke: light.shadow,
      'stroke-width': spread,
      'stroke-linejoin': 'round',
    }),
    { filter: 'url(#blur-5)', opacity: 0.5 },
  )
}

export function halo({ view, light }: Site, at: Vec, radius: number, strength = 1): string {
  if (light.lamps < 0.3) return ''
  const [x, y] = project(view, at)
  const size = (radius * view.focal) / at[2]
  return ellipse(x, y, size, size * 0.8, light.glow, {
    opacity: 0.3 * light.lamps * strength,
    filter: size > 60 ? 'url(#blur-30)' : 'url(#blur-12)',
    style: 'mix-blend-mode:screen',
  })
}

export function box(
  s: Site,
  frame: (x: number, y: number, z: number) => Vec,
  [x, y, z]: Vec,
  [w, h, d]: Vec,
  local: string,
): string {
  const p = (i: number, j: number, k: number) => frame(x + i * w, y + j * h, z + k * d)
  const faces: readonly (readonly [Vec[], Vec])[] = [
    [[p(0, 0, 1), p(0, 0, 0), p(0, 1, 0), p(0, 1, 1)], sub(p(0, 0, 0), p(1, 0, 0))],
    [[p(1, 0, 0), p(1, 0, 1), p(1, 1, 1), p(1, 1, 0)], sub(p(1, 0, 0), p(0, 0, 0))],
    [[p(0, 0, 0), p(1, 0, 0), p(1, 1, 0), p(0, 1, 0)], sub(p(0, 0, 0), p(0, 0, 1))],
    [
      [p(0, 1, 0), p(1, 1, 0), p(1, 1, 1), p(0, 1, 1)],
      [0, 1, 0],
    ],
  ]
  return faces
    .map(([points, normal]) => {
      const [first] = points
      if (!first) return ''
      const eye: Vec = [-first[0], s.view.eye - first[1], -first[2]]
      if (normal[0] * eye[0] + normal[1] * eye[1] + normal[2] * eye[2] <= 0) return ''
      const length = Math.hypot(...normal) || 1
      const colour = shade(s.light, local, [normal[0] / length, normal[1] / length, normal[2] / length], s.sun)
      return polygon(outline(s.view, points), colour, { stroke: colour, 'stroke-width': 0.6 })
    })
    .join('')
}

function sub(a: Vec, b: Vec): Vec {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}
