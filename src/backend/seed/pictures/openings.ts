import { mix, tone } from './colour.ts'
import { colourOn, density, quad, type Site } from './site.ts'
import { ellipse, group, linear, type Point, polygon, rect, straight, stroke } from './svg.ts'
import { dot, type Face } from './world.ts'

export interface WindowOptions {
  frame?: string
  /** panes across and up */
  columns?: number
  rows?: number
  /** metres the glass sits behind the wall */
  recess?: number
  lit?: boolean
  curtains?: boolean
  sill?: string | false
  shutters?: string
  surround?: string
}

/** Glass by day mirrors the sky over a dark room; by evening it shows the lamps inside. */
function pane(s: Site, face: Face, u: number, v: number, w: number, h: number, lit = true, curtains = true): string {
  const { light } = s
  const points = quad(face, u, v, w, h)
  const lamp = lit ? light.lamps : light.lamps * 0.12
  const dark = mix(light.shaded('#58707c'), light.sky[1], 0.12)
  const mirror = mix(light.sky[1], light.lit('#8fb0be'), 0.3)
  const day = linear([
    [0, mix(dark, mirror, 0.75)],
    [0.5, mix(dark, mirror, 0.35)],
    [1, dark],
  ])
  const out = [day.def, polygon(points, day.url)]
  const sheen: Point[] = [
    face.at(u + w * 0.08, v + h),
    face.at(u + w * 0.42, v + h),
    face.at(u + w * 0.14, v + h * 0.1),
    face.at(u, v + h * 0.1),
    face.at(u, v + h * 0.75),
  ]
  out.push(polygon(sheen, light.cloudLight, { opacity: 0.2 * (1 - lamp) }))
  if (lamp > 0.05) {
    const room = linear([
      [0, '#ffe6ae', lamp],
      [0.55, '#ffc66c', lamp],
      [1, '#d98a45', lamp],
    ])
    out.push(room.def, polygon(points, room.url), interior(s, face, u, v, w, h, lamp))
  }
  if (curtains && w > 0.5) {
    const cloth = mix(mix(light.shaded('#efe9dc'), light.lit('#f4efe2'), 0.35), '#ffdf9f', lamp * 0.75)
    for (const edge of [u, u + w * 0.88]) out.push(polygon(quad(face, edge, v, w * 0.12, h), cloth, { opacity: 0.75 }))
  }
  return out.join('')
}

function interior(s: Site, face: Face, u: number, v: number, w: number, h: number, lamp: number): string {
  const k = density(face, u, v)
  const [x, y] = face.at(u + w * s.r.range(0.3, 0.7), v + h * 0.68)
  const shape = s.r.int(0, 2)
  const brown = '#8a5330'
  const parts = [polygon(quad(face, u, v, w, h * s.r.range(0.12, 0.25)), brown, { opacity: 0.35 * lamp })]
  if (shape === 0)
    parts.push(
      ellipse(x, y, k * 0.15, k * 0.09, '#fff6d8', { opacity: lamp }),
      rect(x - 0.6, y - k * h * 0.32, 1.2, k * h * 0.3, brown, { opacity: 0.5 * lamp }),
    )
  if (shape === 1)
    parts.push(polygon(quad(face, u + w * 0.58, v + h * 0.35, w * 0.22, h * 0.3), '#b8723c', { opacity: 0.5 * lamp }))
  return parts.join('')
}

export function opening(
  s: Site,
  face: Face,
  u: number,
  v: number,
  w: number,
  h: number,
  options: WindowOptions = {},
): string {
  const {
    frame = '#f4f2ea',
    columns = 2,
    rows = 2,
    recess = 0.1,
    lit = true,
    curtains = true,
    sill = '#d8d4ca',
    shutters,
    surround,
  } = options
  const { light } = s
  const wood = colourOn(s, face, frame)
  const bar = Math.max(0.045, 2.2 / density(face, u, v))
  const out: string[] = []
  if (surround) out.push(polygon(quad(face, u - 0.1, v - 0.1, w + 0.2, h + 0.2), colourOn(s, face, surround)))
  if (shutters) {
    for (const at of [u - w * 0.5 - 0.06, u + w + 0.06])
      out.push(polygon(quad(face, at, v, w * 0.5, h), colourOn(s, face, shutters)))
  }
  out.push(polygon(quad(face, u - 0.05, v - 0.05, w + 0.1, h + 0.1), mix(wood, light.shadow, 0.16)))
  out.push(
    polygon(quad(face, u, v, w, h), wood),
    pane(s, face, u + bar, v + bar, w - bar * 2, h - bar * 2, lit, curtains),
  )
  for (let i = 1; i < columns; i++) out.push(polygon(quad(face, u + (w * i) / columns - bar / 2, v, bar, h), wood))
  for (let i = 1; i < rows; i++) out.push(polygon(quad(face, u, v + (h * i) / rows - bar / 2, w, bar), wood))
  out.push(reveal(s, face, u, v, w, h, recess))
  if (sill)
    out.push(
      polygon(quad(face, u - 0.08, v - 0.12, w + 0.16, 0.09), colourOn(s, face, sill)),
      polygon(quad(face, u - 0.06, v - 0.19, w + 0.12, 0.07), light.shadow, { opacity: 0.3 }),
    )
  return out.join('')
}

/** The strip of shade a lintel and one jamb throw on recessed glass. */
function reveal(s: Site, face: Face, u: number, v: number, w: number, h: number, recess: number): string {
  const strength = 0.18 + 0.3 * Math.max(0, dot(face.normal, s.sun))
  const fill = { opacity: strength }
  return (
    polygon(quad(face, u, v + h - recess, w, recess), s.light.shadow, fill) +
    polygon(quad(face, u, v, recess * 0.55, h), s.light.shadow, { opacity: strength * 0.7 })
  )
}

export interface DoorOptions {
  frame?: string
  /** 0 solid, 1 all glass */
  glazed?: number
  step?: boolean
}

export function door(
  s: Site,
  face: Face,
  u: number,
  colour: string,
  options: DoorOptions = {},
  w = 0.98,
  h = 2.08,
): string {
  const { frame = '#f2efe6', glazed = 0.3, step = true } = options
  const leaf = colourOn(s, face, colour)
  const out = [
    polygon(quad(face, u - 0.09, 0.1, w + 0.18, h + 0.09), colourOn(s, face, frame)),
    polygon(quad(face, u, 0.14, w, h - 0.04), leaf),
  ]
  if (glazed > 0.1) {
    out.push(pane(s, face, u + 0.16, h * (1 - glazed), w - 0.32, h * glazed - 0.06, true, false))
    out.push(
      stroke(
        straight([face.at(u + w / 2, h * (1 - glazed)), face.at(u + w / 2, h - 0.06)]),
        leaf,
        density(face, u, 0) * 0.05,
      ),
    )
  }
  if (glazed < 0.75) {
    for (const x of [u + 0.14, u + w / 2 + 0.04])
      out.push(
        polygon(quad(face, x, 0.3, w / 2 - 0.18, h * (1 - glazed) - 0.5), mix(leaf, s.light.shadow, 0.22)),
        polygon(quad(face, x + 0.03, 0.33, w / 2 - 0.24, h * (1 - glazed) - 0.56), tone(leaf, 0.06)),
      )
  }
  out.push(
    ellipse(
      ...face.at(u + w - 0.1, 1.05),
      density(face, u, 1) * 0.035,
      density(face, u, 1) * 0.03,
      s.light.lit('#d9c08a'),
    ),
  )
  out.push(reveal(s, face, u, 0.14, w, h - 0.04, 0.1))
  if (step)
    out.push(
      polygon(
        [
          face.at(u - 0.2, 0.02, 0.5),
          face.at(u + w + 0.2, 0.02, 0.5),
          face.at(u + w + 0.2, 0.12, 0),
          face.at(u - 0.2, 0.12, 0),
        ],
        s.light.lit('#cfc9be'),
      ),
      polygon(
        [
          face.at(u - 0.2, -0.1, 0.5),
          face.at(u + w + 0.2, -0.1, 0.5),
          face.at(u + w + 0.2, 0.02, 0.5),
          face.at(u - 0.2, 0.02, 0.5),
        ],
        s.light.shaded('#b5aea3'),
      ),
    )
  return out.join('')
}

/** A wide run of glass doors in slim frames. */
export function glassFront(
  s: Site,
  face: Face,
  u: number,
  w: number,
  h: number,
  panels: number,
  frame: string,
  v = 0.12,
): string {
  const slim = colourOn(s, face, frame)
  const each = w / panels
  const out = [polygon(quad(face, u - 0.06, v, w + 0.12, h + 0.06), slim)]
  for (let i = 0; i < panels; i++)
    out.push(pane(s, face, u + i * each + 0.05, v + 0.06, each - 0.1, h - 0.1, true, i === 0 || i === panels - 1))
  out.push(reveal(s, face, u, v, w, h, 0.12))
  return group(out)
}
