import { type Cladding, wall, wallOutline } from './cladding.ts'
import { mix, tone } from './colour.ts'
import { fringe, type Roofing, roofing, thatchRidge } from './roofing.ts'
import { type Built, colourOn, density, quad, type Site } from './site.ts'
import { group, type Point, polygon, straight, stroke } from './svg.ts'
import { dot, type Face, type Frame, face, project, type Vec } from './world.ts'

export interface Gable {
  frame: Frame
  /** along the ridge (x), and front to back (z) */
  length: number
  depth: number
  wall: number
  ridge: number
  /** how far the roof stands out over front and gable */
  eaves?: number
  verge?: number
  thickness?: number
  cladding: Cladding
  colour: string
  /** another cladding in the gable's triangle is not used; only its colour may differ */
  gableColour?: string
  roof: Roofing
  roofColour: string
  trim?: string
  /** 0 a full gable … 1 hipped down to the eaves */
  hip?: number
  plinth?: string
  snow?: boolean
  /** rows of tiles bedded in white mortar along ridge, eaves and verges */
  whiteJoints?: boolean
  /** openings, drawn on the finished walls */
  front?: (f: Face) => string
  back?: (f: Face) => string
  left?: (f: Face) => string
  right?: (f: Face) => string
  /** where this body's roof runs into another one behind its far end: the eaves end before the wall does, the ridge after it */
  valley?: { eaves: number; ridge: number }
  chimney?: number | false
  chimneyColour?: string
}

/** One body under a pitched roof, ridge along its length, in true perspective. */
export function gable(s: Site, g: Gable): Built {
  const { frame, length: L, depth: D, wall: H, ridge: R } = g
  const { eaves = 0.45, verge = 0.3, thickness = 0.2, hip = 0 } = g
  const slope = (R - H) / (D / 2)
  const edge = H - eaves * slope
  const v = (x: number, y: number, z: number) => frame(x, y, z)
  const out: string[] = []
  const sides = [
    { f: face(s.view, v(0, 0, D), v(0, 0, 0), v(0, 1, D)), near: 0, holes: g.left },
    { f: face(s.view, v(L, 0, 0), v(L, 0, D), v(L, 1, 0)), near: L, holes: g.right },
  ]
  const hipFloor = edge + (R - edge) * (1 - hip)
  const ends = sides.filter(({ f, near }) => seen(s, f, 0, 0) && !(g.valley && near === L))
  for (const { f, holes } of ends) {
    const flat = hip > 0 && hip < 1
    out.push(
      wall(
        s,
        f,
        { width: D, height: H, peak: hip === 1 ? undefined : R, cap: hip > 0 ? hipFloor : undefined },
        g.cladding,
        g.gableColour ?? g.colour,
        g.plinth,
      ),
    )
    out.push(underEaves(s, f, D, H, hip === 1 ? H : R, flat))
    out.push(holes?.(f) ?? '')
  }
  const flanks = [
    {
      f: face(s.view, v(L, 0, D), v(0, 0, D), v(L, 1, D)),
      low: v(L + verge, edge, D + eaves),
      along: v(-verge, edge, D + eaves),
      top: v(L + verge, R, D / 2),
      holes: g.back,
    },
    {
      f: face(s.view, v(0, 0, 0), v(L, 0, 0), v(0, 1, 0)),
      low: v(-verge, edge, -eaves),
      along: v(L + verge, edge, -eaves),
      top: v(-verge, R, D / 2),
      holes: g.front,
    },
  ]
  for (const { f, holes } of flanks) {
    if (seen(s, f, 0, 0))
      out.push(
        wall(s, f, { width: L, height: H }, g.cladding, g.colour, g.plinth),
        eavesShadow(s, f, L, H, eaves, edge),
        holes?.(f) ?? '',
      )
  }
  const rise = Math.hypot(R - edge, D / 2 + eaves)
  const run = L + verge * 2
  const inset = hip > 0 ? hip * (D / 2) * 0.85 : 0
  const edgeColour = g.roof === 'thatch' ? g.roofColour : (g.trim ?? '#efece4')
  for (const { near } of ends) {
    const x = near === 0 ? -verge : L + verge
    if (hip === 0) out.push(vergeBoards(s, g, x, edge, thickness, edgeColour, near === 0))
    else out.push(hipEnd(s, g, x, near === 0, edge, hipFloor, inset, g.snow ? 'snow' : g.roof, thickness))
  }
  for (const flank of flanks) {
    const rf = face(s.view, flank.low, flank.along, flank.top)
    const back = flank.holes === g.back && flank === flanks[0]
    if (seen(s, rf, 0, 0))
      out.push(g.valley ? valleySlope(s, g, g.valley, rf, run, rise, back) : roofSlope(s, g, rf, run, rise, hip, inset))
    if (g.valley) continue
    const fasciaFace = face(
      s.view,
      [flank.low[0], flank.low[1] - thickness, flank.low[2]],
      [flank.along[0], flank.along[1] - thickness, flank.along[2]],
      flank.low,
    )
    if (seen(s, fasciaFace, 0, 0)) out.push(fascia(s, g, fasciaFace, run, thickness, edgeColour))
    if (seen(s, rf, 0, 0)) out.push(roofEdges(s, g, rf, run, rise, inset))
  }
  if (g.chimney !== false && g.chimney !== undefined) out.push(chimney(s, g, g.chimney, R))
  const corners = [
    v(0, 0, 0),
    v(L, 0, 0),
    v(0, 0, D),
    v(L, 0, D),
    v(-verge, edge, -eaves),
    v(L + verge, edge, -eaves),
    v(-verge, edge, D + eaves),
    v(L + verge, edge, D + eaves),
    v(-verge + inset, R, D / 2),
    v(L + verge - inset, R, D / 2),
  ]
  return { svg: group(out), corners, glow: '' }
}

function roofSlope(s: Site, g: Gable, rf: Face, run: number, rise: number, hip: number, inset: number): string {
  const cut = rise * (1 - hip)
  const shape: Point[] =
    hip > 0
      ? [rf.at(0, 0), rf.at(run, 0), rf.at(run, cut), rf.at(run - inset, rise), rf.at(inset, rise), rf.at(0, cut)]
      : [rf.at(0, 0), rf.at(run, 0), rf.at(run, rise), rf.at(0, rise)]
  return roofing(s, rf, shape, run, rise, g.snow ? 'snow' : g.roof, g.roofColour)
}

/** A slope whose eaves end at another roof and whose ridge runs on into it. */
function valleySlope(
  s: Site,
  g: Gable,
  valley: { eaves: number; ridge: number },
  rf: Face,
  run: number,
  rise: number,
  back: boolean,
): string {
  const verge = g.verge ?? 0.3
  const [low, high] = [valley.eaves + verge, valley.ridge + verge]
  const shape: Point[] = back
    ? [rf.at(run - low, 0), rf.at(run, 0), rf.at(run, rise), rf.at(run - high, rise)]
    : [rf.at(0, 0), rf.at(low, 0), rf.at(high, rise), rf.at(0, rise)]
  const wide = back ? 0 : high
  const ridge = straight([shape[3] ?? rf.at(0, rise), shape[2] ?? rf.at(0, rise)])
  const seam = stroke(
    straight(
      back ? [shape[0] ?? rf.at(0, 0), shape[3] ?? rf.at(0, 0)] : [shape[1] ?? rf.at(0, 0), shape[2] ?? rf.at(0, 0)],
    ),
    mix(colourOn(s, rf, g.roofColour), s.light.shadow, 0.35),
    2,
  )
  const kind = g.snow ? 'snow' : g.roof
  const from = back ? face(s.view, rf.space(run - high, 0), rf.space(run, 0), rf.space(run - high, 1)) : rf
  return (
    roofing(s, from, shape, Math.max(wide, high), rise, kind, g.roofColour) +
    seam +
    stroke(ridge, g.snow ? s.light.lit('#ffffff') : mix(colourOn(s, rf, g.roofColour), s.light.shadow, 0.12), 4)
  )
}

function fascia(s: Site, g: Gable, f: Face, run: number, thickness: number, local: string): string {
  const colour = colourOn(s, f, local)
  if (g.roof !== 'thatch') return polygon(quad(f, 0, 0, run, thickness), colour)
  return (
    polygon(quad(f, 0, 0, run, thickness), mix(colour, s.light.shadow, 0.35)) +
    stroke(
      straight([f.at(0, thickness * 0.4), f.at(run, thickness * 0.4)]),
      tone(colour, 0.12),
      density(f, 0, 0) * 0.07,
      { opacity: 0.5 },
    )
  )
}

/** The ridge's cap and whatever hangs over the eaves. */
function roofEdges(s: Site, g: Gable, rf: Face, run: number, rise: number, inset: number): string {
  const [a, b] = [rf.at(inset, rise), rf.at(run - inset, rise)]
  const k = density(rf, run / 2, rise)
  const up = Math.abs(
    project(s.view, g.frame(g.length / 2, g.ridge, g.depth / 2))[1] -
      project(s.view, g.frame(g.length / 2, g.ridge - 1, g.depth / 2))[1],
  )
  const own = colourOn(s, rf, g.roofColour)
  const white = g.whiteJoints ? s.light.lit('#f3ede2') : undefined
  const out: string[] = []
  if (g.roof === 'thatch' && !g.snow) out.push(thatchRidge(s, a, b, up * 0.92, '#a58f6e'))
  else if (g.roof === 'tiles' && !g.snow)
    out.push(
      stroke(straight([a, b]), white ?? mix(own, s.light.shadow, 0.2), up * 0.2),
      stroke(
        straight([
          [a[0], a[1] - up * 0.05],
          [b[0], b[1] - up * 0.05],
        ]),
        tone(own, 0.12),
        up * 0.1,
      ),
    )
  else out.push(stroke(straight([a, b]), g.snow ? s.light.lit('#ffffff') : tone(own, 0.14), up * 0.1))
  if (white && !g.snow) {
    for (const u of [0.12, 0.42, run - 0.42, run - 0.12])
      out.push(stroke(straight([rf.at(u, 0), rf.at(u, rise)]), white, up * 0.07))
    out.push(
      stroke(straight([rf.at(0, 0.34), rf.at(run, 0.34)]), white, up * 0.06),
      stroke(straight([rf.at(0, rise - 0.3), rf.at(run, rise - 0.3)]), white, up * 0.05),
    )
  }
  if (g.snow) out.push(fringe(rf.at(0, 0), rf.at(run, 0), k * 0.12, s.light.lit('#eef2f5'), s))
  else if (g.roof === 'turf')
    out.push(fringe(rf.at(0, 0.06), rf.at(run, 0.06), k * 0.16, mix(own, s.light.shadow, 0.12), s))
  return out.join('')
}

/** whether the viewer stands before this face */
export function seen(s: Site, f: Face, u: number, w: number): boolean {
  const [x, y, z] = f.space(u, w)
  return dot(f.normal, [-x, s.view.eye - y, -z]) > 0
}

function eavesShadow(s: Site, f: Face, width: number, top: number, eaves: number, edge: number): string {
  const facing = dot(f.normal, s.sun)
  const drop = facing > 0.05 ? Math.min(0.55, (eaves * s.sun[1]) / facing) : 0.35
  const low = edge - drop
  return polygon(quad(f, 0, low, width, top - low), s.light.shadow, {
    opacity: facing > 0.05 ? 0.38 : 0.2,
    filter: 'url(#blur-2)',
  })
}

function underEaves(s: Site, f: Face, width: number, height: number, peak: number, flat: boolean): string {
  if (peak <= height || flat) return ''
  const lit = dot(f.normal, s.sun) > 0.05
  const d = 0.28
  const band: Point[] = [
    f.at(0, height),
    f.at(width / 2, peak),
    f.at(width, height),
    f.at(width, height - d),
    f.at(width / 2, peak - d * 1.3),
    f.at(0, height - d),
  ]
  return polygon(band, s.light.shadow, { opacity: lit ? 0.36 : 0.2, filter: 'url(#blur-2)' })
}

function vergeBoards(s: Site, g: Gable, x: number, edge: number, t: number, local: string, left: boolean): string {
  const eaves = g.eaves ?? 0.45
  const at = (y: number, z: number) => project(s.view, g.frame(x, y, z))
  const halves: readonly (readonly [number, number])[] = [
    [g.depth + eaves, g.depth / 2],
    [-eaves, g.depth / 2],
  ]
  const f = left
    ? face(s.view, g.frame(x, 0, g.depth), g.frame(x, 0, 0), g.frame(x, 1, g.depth))
    : face(s.view, g.frame(x, 0, 0), g.frame(x, 0, g.depth), g.frame(x, 1, 0))
  const colour = colourOn(s, f, local)
  const inner = (y: number, z: number) => project(s.view, g.frame(left ? 0 : g.length, y, z))
  const soffit = s.light.shaded(mix(local, '#4a4038', 0.55))
  const under = halves
    .map(([low, high]) =>
      polygon(
        [at(edge - t, low), at(g.ridge - t * 1.25, high), inner(g.ridge - t * 1.25, high), inner(edge - t, low)],
        soffit,
      ),
    )
    .join('')
  return (
    under +
    halves
      .map(([low, high]) =>
        polygon(
          [at(edge, low), at(g.ridge, high), at(g.ridge - t * 1.25, high), at(edge - t, low)],
          g.roof === 'thatch' ? mix(colour, s.light.shadow, 0.2) : colour,
        ),
      )
      .join('')
  )
}

function hipEnd(
  s: Site,
  g: Gable,
  x: number,
  left: boolean,
  edge: number,
  floor: number,
  inset: number,
  kind: Roofing,
  t: number,
): string {
  const eaves = g.eaves ?? 0.45
  const [lowZ, highZ] = [-eaves, g.depth + eaves]
  const ratio = (floor - edge) / (g.ridge - edge)
  const [z0, z1] = [lowZ + (g.depth / 2 - lowZ) * ratio, highZ + (g.depth / 2 - highZ) * ratio]
  const top = left ? x + inset : x - inset
  const [a, b]: [Vec, Vec] = left
    ? [g.frame(x, floor, z1), g.frame(x, floor, z0)]
    : [g.frame(x, floor, z0), g.frame(x, floor, z1)]
  const apex = g.frame(top, g.ridge, g.depth / 2)
  const mid: Vec = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2]
  const lift: Vec = [a[0] + apex[0] - mid[0], a[1] + apex[1] - mid[1], a[2] + apex[2] - mid[2]]
  const f = face(s.view, a, b, lift)
  const width = z1 - z0
  const rise = Math.hypot(inset, g.ridge - floor)
  const below = (p: Vec): Vec => [p[0], p[1] - t, p[2]]
  const lip = polygon(
    [project(s.view, a), project(s.view, b), project(s.view, below(b)), project(s.view, below(a))],
    mix(colourOn(s, f, g.roofColour), s.light.shadow, 0.4),
  )
  const sides = floor > edge + 0.1 ? vergeLower(s, g, x, edge, floor, z0, z1, t) : ''
  return (
    sides + lip + roofing(s, f, [f.at(0, 0), f.at(width, 0), project(s.view, apex)], width, rise, kind, g.roofColour)
  )
}

function vergeLower(
  s: Site,
  g: Gable,
  x: number,
  edge: number,
  floor: number,
  z0: number,
  z1: number,
  t: number,
): string {
  const eaves = g.eaves ?? 0.45
  const at = (y: number, z: number) => project(s.view, g.frame(x, y, z))
  const colour = mix(s.light.shaded(g.roofColour), s.light.lit(g.roofColour), 0.25)
  const left = x < 0
  const inner = (y: number, z: number) => project(s.view, g.frame(left ? 0 : g.length, y, z))
  const soffit = mix(s.light.shaded(g.roofColour), s.light.shadow, 0.4)
  const under =
    polygon([at(edge - t, -eaves), at(floor - t, z0), inner(floor - t, z0), inner(edge - t, -eaves)], soffit) +
    polygon(
      [at(edge - t, g.depth + eaves), at(floor - t, z1), inner(floor - t, z1), inner(edge - t, g.depth + eaves)],
      soffit,
    )
  return (
    under +
    polygon([at(edge, -eaves), at(floor, z0), at(floor - t * 1.2, z0), at(edge - t, -eaves)], colour) +
    polygon([at(edge, g.depth + eaves), at(floor, z1), at(floor - t * 1.2, z1), at(edge - t, g.depth + eaves)], colour)
  )
}

function chimney(s: Site, g: Gable, at: number, ridge: number): string {
  const [w, h] = [0.62, 1.15]
  const [x, z] = [at - w / 2, g.depth / 2 - 0.3]
  const colour = g.chimneyColour ?? '#f1ede4'
  const one = (dx: number, y: number, ww: number, hh: number, local: string) => {
    const f = face(s.view, g.frame(x + dx, y, z + dx), g.frame(x + dx + ww, y, z + dx), g.frame(x + dx, y + 1, z + dx))
    const l = face(
      s.view,
      g.frame(x + dx, y, z + dx + ww),
      g.frame(x + dx, y, z + dx),
      g.frame(x + dx, y + 1, z + dx + ww),
    )
    const r = face(
      s.view,
      g.frame(x + dx + ww, y, z + dx),
      g.frame(x + dx + ww, y, z + dx + ww),
      g.frame(x + dx + ww, y + 1, z + dx),
    )
    return [f, l, r]
      .filter((side) => seen(s, side, 0, 0))
      .map((side) => polygon(wallOutline(side, { width: ww, height: hh }), colourOn(s, side, local)))
      .join('')
  }
  const body =
    one(0, ridge - 0.35, w, h, colour) +
    one(-0.06, ridge + h - 0.45, w + 0.12, 0.16, mix(colour, '#6b625c', 0.25)) +
    one(0.1, ridge + h - 0.29, w - 0.2, 0.22, '#4b4644')
  return body + (g.snow ? one(-0.06, ridge + h - 0.29, w + 0.12, 0.1, '#ffffff') : '')
}
