import { mix, tone } from './colour.ts'
import { colourOn, density, quad, type Site } from './site.ts'
import { clip, ellipse, group, linear, type Point, polygon, straight, stroke } from './svg.ts'
import type { Face } from './world.ts'

export type Cladding = 'limewash' | 'brick' | 'boards-upright' | 'boards-lying' | 'logs'

export interface WallShape {
  width: number
  height: number
  /** height of a gable's point; equal to `height` where there is none */
  peak?: number
  /** where a half-hip cuts the gable off */
  cap?: number
  /** height at the right end, for a mono-pitch */
  right?: number
}

export function wallOutline(face: Face, { width, height, peak, cap, right }: WallShape): Point[] {
  const base = [face.at(0, 0), face.at(width, 0), face.at(width, right ?? height)]
  if (peak && cap && cap < peak) {
    const at = (width / 2) * ((cap - height) / (peak - height))
    return [...base, face.at(width - at, cap), face.at(at, cap), face.at(0, height)]
  }
  return peak && peak > height ? [...base, face.at(width / 2, peak), face.at(0, height)] : [...base, face.at(0, height)]
}

/** A whole wall: ground colour, the courses or boards of its material, weathering and a plinth. */
export function wall(
  s: Site,
  face: Face,
  shape: WallShape,
  cladding: Cladding,
  local: string,
  plinth = '#8d8a86',
): string {
  const points = wallOutline(face, shape)
  const base = colourOn(s, face, local)
  const top = Math.max(shape.height, shape.peak ?? 0, shape.right ?? 0)
  const inside = [
    polygon(points, base),
    cladding === 'limewash' ? limewash(s, face, shape.width, top, base) : '',
    cladding === 'brick' ? bricks(s, face, shape.width, top, base) : '',
    cladding === 'boards-upright' ? upright(s, face, shape.width, top, base) : '',
    cladding === 'boards-lying' ? locations(s, face, shape.width, top, base, 0.16) : '',
    cladding === 'logs' ? logs(s, face, shape.width, top, base) : '',
    polygon(quad(face, 0, 0, shape.width, 0.22), colourOn(s, face, plinth)),
    gradation(s, points),
  ]
  return clip(`<path d="${straight(points)}Z"/>`, inside.join(''))
}

/** Warm bounce from the ground below, cool air above: no wall is one flat tone. */
function gradation(s: Site, points: readonly Point[]): string {
  const fade = linear([
    [0, s.light.shadow, 0.2],
    [0.35, s.light.shadow, 0.04],
    [0.75, s.light.key, 0],
    [1, s.light.key, 0.14],
  ])
  return fade.def + polygon(points, fade.url)
}

function limewash(s: Site, face: Face, width: number, top: number, base: string): string {
  const spots = Array.from({ length: Math.round(width * 5) }, () => {
    const [x, y] = face.at(s.r.range(0, width), s.r.range(0, top))
    const k = density(face, 0, 0)
    return ellipse(x, y, k * s.r.range(0.15, 0.6), k * s.r.range(0.08, 0.26), tone(base, s.r.range(-0.09, 0.1)), {
      opacity: 0.5,
    })
  })
  return group(spots, { filter: 'url(#blur-5)' })
}

function bricks(s: Site, face: Face, width: number, top: number, base: string): string {
  const out: string[] = []
  const course = Math.max(0.075, 5 / density(face, 0, 0))
  const length = course * 3.2
  let row = 0
  for (let v = 0; v < top; v += course, row++) {
    for (let u = row % 2 ? -length / 2 : 0; u < width; u += length) {
      if (s.r.chance(0.62))
        out.push(
          polygon(quad(face, u, v, length * 0.9, course * 0.8), tone(base, s.r.range(-0.17, 0.12)), { opacity: 0.75 }),
        )
    }
  }
  return out.join('')
}

function upright(s: Site, face: Face, width: number, top: number, base: string): string {
  const out: string[] = []
  const k = density(face, 0, 0)
  for (let u = 0; u < width; u += 0.15) {
    out.push(polygon(quad(face, u, 0, 0.15, top), tone(base, s.r.range(-0.1, 0.1)), { opacity: 0.7 }))
    out.push(
      stroke(straight([face.at(u, 0), face.at(u, top)]), mix(base, s.light.shadow, 0.55), Math.max(0.7, k * 0.016), {
        opacity: 0.7,
      }),
    )
  }
  return out.join('')
}

function locations(s: Site, face: Face, width: number, top: number, base: string, step: number): string {
  const out: string[] = []
  const k = density(face, 0, 0)
  for (let v = 0; v < top; v += step) {
    out.push(polygon(quad(face, 0, v, width, step), tone(base, s.r.range(-0.07, 0.07)), { opacity: 0.8 }))
    out.push(
      stroke(straight([face.at(0, v), face.at(width, v)]), mix(base, s.light.shadow, 0.5), Math.max(0.8, k * 0.02), {
        opacity: 0.75,
      }),
    )
    out.push(
      stroke(
        straight([face.at(0, v + step * 0.75), face.at(width, v + step * 0.75)]),
        tone(base, 0.2),
        Math.max(0.5, k * 0.012),
        { opacity: 0.35 },
      ),
    )
  }
  return out.join('')
}

function logs(s: Site, face: Face, width: number, top: number, base: string): string {
  const out: string[] = []
  const step = 0.21
  for (let v = 0; v < top; v += step) {
    const own = tone(base, s.r.range(-0.06, 0.06))
    out.push(polygon(quad(face, 0, v, width, step), mix(own, s.light.shadow, 0.42)))
    out.push(polygon(quad(face, 0, v + step * 0.22, width, step * 0.74), own))
    out.push(polygon(quad(face, 0, v + step * 0.55, width, step * 0.3), tone(own, 0.17)))
  }
  return out.join('')
}
