import { type Cladding, wall } from './cladding.ts'
import { tone } from './colour.ts'
import { seen } from './gable.ts'
import { type HouseOptions, several } from './house.ts'
import { glassFront, opening } from './openings.ts'
import { type Built, box, halo, quad, type Site } from './site.ts'
import { polygon } from './svg.ts'
import { type Face, type Frame, face, within } from './world.ts'

export interface Block {
  frame: Frame
  length: number
  depth: number
  height: number
  colour: string
  snow?: boolean
  cladding?: Cladding
  roof?: boolean
  overhang?: number
  front?: (f: Face) => string
  left?: (f: Face) => string
  right?: (f: Face) => string
}

/** A flat-roofed block under a thin slab. */
export function block(s: Site, b: Block): Built {
  const { frame: v, length: L, depth: D, height: H, overhang = 0.5 } = b
  const out: string[] = []
  const sides = [
    { f: face(s.view, v(0, 0, D), v(0, 0, 0), v(0, 1, D)), w: D, holes: b.left },
    { f: face(s.view, v(L, 0, 0), v(L, 0, D), v(L, 1, 0)), w: D, holes: b.right },
    { f: face(s.view, v(0, 0, 0), v(L, 0, 0), v(0, 1, 0)), w: L, holes: b.front },
  ]
  for (const { f, w, holes } of sides) {
    if (!seen(s, f, 0, 0)) continue
    out.push(wall(s, f, { width: w, height: H }, b.cladding ?? 'boards-upright', b.colour, '#77736d'), holes?.(f) ?? '')
    out.push(polygon(quad(f, 0, H - 0.5, w, 0.5), s.light.shadow, { opacity: 0.3, filter: 'url(#blur-2)' }))
  }
  out.push(
    polygon(
      [v(-overhang, H, -overhang), v(L + overhang, H, -overhang), v(L, H, 0), v(0, H, 0)].map((p) =>
        face(s.view, p, [p[0] + 1, p[1], p[2]], [p[0], p[1] + 1, p[2]]).at(0, 0),
      ),
      s.light.shaded('#b58d63'),
    ),
  )
  const slab = box(s, v, [-overhang, H, -overhang], [L + overhang * 2, 0.26, D + overhang * 2], '#4a4a4b')
  const cap = b.snow
    ? box(s, v, [-overhang, H + 0.26, -overhang], [L + overhang * 2, 0.16, D + overhang * 2], '#f7f9fa')
    : ''
  const corners = [0, 1].flatMap((i) =>
    [0, 1].flatMap((k) => [
      v(i * L, 0, k * D),
      v(-overhang + i * (L + overhang * 2), H + 0.3, -overhang + k * (D + overhang * 2)),
    ]),
  )
  return { svg: out.join('') + slab + cap, corners, glow: '' }
}

/** Larch and glass in two staggered blocks. */
export function modern(s: Site, o: HouseOptions): Built {
  const { frame, length = 14, snow, variant = 0, garden = true } = o
  const larch = ['#c09468', '#a99c8a', '#b5875c', '#9e9488', '#c39a70'][variant % 5] ?? '#c09468'
  const slim = '#4c4a48'
  const long = length * 0.58
  const high = block(s, {
    frame: within(frame, [long - 0.4, 0, 1.2]),
    length: length - long,
    depth: 5.6,
    height: 3.6,
    colour: tone(larch, -0.25),
    snow,
    overhang: 0.3,
    front: (f) =>
      garden
        ? glassFront(s, f, 0.8, length - long - 1.6, 2.5, 2, slim)
        : opening(s, f, 1.2, 0.5, 2.6, 2.0, { frame: slim, columns: 2, rows: 1, sill: false }),
    right: (f) => opening(s, f, 1.2, 0.9, 2.4, 1.4, { frame: slim, columns: 2, rows: 1, sill: false }),
    left: () => '',
  })
  const low = block(s, {
    frame,
    length: long,
    depth: 6,
    height: 2.85,
    colour: larch,
    snow,
    overhang: 0.75,
    front: (f) =>
      glassFront(s, f, 0.6, long - 2.6, 2.35, garden ? 4 : 3, slim) +
      (garden ? '' : opening(s, f, long - 1.5, 0.14, 0.95, 2.1, { frame: slim, columns: 1, rows: 1, sill: false })),
    left: (f) => glassFront(s, f, 2.6, 2.8, 2.35, 2, slim),
    right: () => '',
  })
  const posts = [0.1, long - 0.2].map((x) => box(s, frame, [x - 0.5, 0, -0.65], [0.12, 2.85, 0.12], '#8d7355')).join('')
  const glow = halo(s, frame(long * 0.4, 1.3, -0.5), 3.2) + halo(s, frame(long + 2, 1.6, 0.8), 2.4)
  return several(high, { ...low, svg: low.svg + posts, glow })
}
