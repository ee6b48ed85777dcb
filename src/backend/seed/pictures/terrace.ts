import { mix, tone } from './colour.ts'
import { deck } from './ground.ts'
import { bush } from './plants.ts'
import { box, type Site } from './site.ts'
import { ellipse, n, path, polygon, rect, straight, stroke } from './svg.ts'
import { type Frame, outline, project, scaleAt, shadowOf, type Vec, within } from './world.ts'

/** A soft shadow under a piece of furniture. */
function under(s: Site, frame: Frame, w: number, d: number, h: number): string {
  const base: Vec[] = [frame(0, 0, 0), frame(w, 0, 0), frame(w, 0, d), frame(0, 0, d)]
  const drop = base.map((p): Vec => {
    const [x, , z] = shadowOf([p[0], h, p[2]], s.sun)
    return [x, p[1], z]
  })
  const [a, b, c, e] = drop
  if (!a || !b || !c || !e) return ''
  return polygon(outline(s.view, [a, b, c, e]), s.light.shadow, {
    opacity: s.light.shadowOpacity * 0.7,
  })
}

function chair(s: Site, frame: Frame, local: string, turned = false): string {
  const legs = [
    [0, 0],
    [0.42, 0],
    [0, 0.42],
    [0.42, 0.42],
  ]
    .map(([x = 0, z = 0]) => box(s, frame, [x, 0, z], [0.05, 0.44, 0.05], local))
    .join('')
  const back = box(s, frame, [0, 0.44, turned ? 0 : 0.42], [0.47, 0.46, 0.05], local)
  const seat = box(s, frame, [0, 0.42, 0], [0.47, 0.05, 0.47], tone(local, 0.1))
  return under(s, frame, 0.47, 0.47, 0.5) + legs + (turned ? seat + back : back + seat)
}

function dining(s: Site, frame: Frame, wood = '#b98f63'): string {
  const behind = [0.2, 0.9, 1.6].map((x) => chair(s, within(frame, [x, 0, 0.95]), tone(wood, -0.12))).join('')
  const before = [0.2, 0.9, 1.6].map((x) => chair(s, within(frame, [x, 0, -0.45]), tone(wood, -0.05), true)).join('')
  const legs = [
    [0.08, 0.06],
    [2.1, 0.06],
    [0.08, 0.78],
    [2.1, 0.78],
  ]
    .map(([x = 0, z = 0]) => box(s, frame, [x, 0, z], [0.08, 0.7, 0.08], wood))
    .join('')
  const top = box(s, frame, [0, 0.7, 0], [2.26, 0.06, 0.92], wood)
  const [jx, jy] = project(s.view, frame(1.1, 0.76, 0.45))
  const k = scaleAt(s.view, frame(1.1, 0, 0.45)[2])
  const jug =
    rect(jx - k * 0.06, jy - k * 0.22, k * 0.12, k * 0.22, s.light.lit('#e9eef0'), { rx: k * 0.03 }) +
    ellipse(jx, jy - k * 0.3, k * 0.16, k * 0.12, s.light.lit('#8fae6a')) +
    [
      [-0.08, -0.34],
      [0.07, -0.38],
      [0.0, -0.28],
    ]
      .map(([dx = 0, dy = 0]) => ellipse(jx + dx * k, jy + dy * k, k * 0.045, k * 0.045, s.light.lit('#e7a7a0')))
      .join('')
  return under(s, frame, 2.26, 0.92, 0.74) + behind + legs + top + jug + before
}

function lounger(s: Site, frame: Frame, cushion = '#f3efe4'): string {
  const bed =
    box(s, frame, [0, 0.26, 0], [1.45, 0.07, 0.62], '#b08a62') +
    box(s, frame, [0, 0.33, 0.02], [1.42, 0.08, 0.58], cushion)
  const legs = [0.08, 1.3].map((x) => box(s, frame, [x, 0, 0.04], [0.06, 0.28, 0.06], '#b08a62')).join('')
  const back =
    polygon(
      outline(s.view, [frame(1.4, 0.33, 0.02), frame(1.95, 0.86, 0.02), frame(1.95, 0.86, 0.6), frame(1.4, 0.33, 0.6)]),
      mix(s.light.lit(cushion), s.light.shaded(cushion), 0.3),
    ) +
    polygon(
      outline(s.view, [
        frame(1.4, 0.27, 0.02),
        frame(1.4, 0.37, 0.02),
        frame(1.95, 0.88, 0.02),
        frame(1.98, 0.8, 0.02),
      ]),
      s.light.lit(tone(cushion, -0.05)),
    )
  return under(s, frame, 1.9, 0.62, 0.4) + legs + bed + back
}

function parasol(s: Site, at: Vec, local = '#f4efe2'): string {
  const [x, y] = project(s.view, at)
  const k = scaleAt(s.view, at[2])
  const [h, w] = [k * 2.45, k * 1.45]
  const top = y - h
  const left = s.sun[0] < 0
  const canopy = path(
    `M${n(x - w)} ${n(top + k * 0.42)}Q${n(x - w * 0.45)} ${n(top + k * 0.02)} ${n(x)} ${n(top)}Q${n(x + w * 0.45)} ${n(top + k * 0.02)} ${n(x + w)} ${n(top + k * 0.42)}Q${n(x)} ${n(top + k * 0.56)} ${n(x - w)} ${n(top + k * 0.42)}Z`,
    s.light.lit(local),
  )
  const dark = path(
    `M${n(x)} ${n(top)}Q${n(x + (left ? 1 : -1) * w * 0.45)} ${n(top + k * 0.02)} ${n(x + (left ? w : -w))} ${n(top + k * 0.42)}Q${n(x + (left ? w : -w) * 0.5)} ${n(top + k * 0.52)} ${n(x + (left ? w : -w) * 0.12)} ${n(top + k * 0.5)}Z`,
    s.light.shaded(local),
    { opacity: 0.65 },
  )
  const ribs = [-0.45, 0.4]
    .map((t) =>
      stroke(
        `M${n(x)} ${n(top)}Q${n(x + w * t * 0.6)} ${n(top + k * 0.12)} ${n(x + w * t)} ${n(top + k * 0.5)}`,
        s.light.shaded(local),
        1.1,
        { opacity: 0.5 },
      ),
    )
    .join('')
  const [farX, , farZ] = shadowOf([at[0], 2.2, at[2]], s.sun)
  const near = (offset: number) => Math.max(-1.3, Math.min(1.3, offset))
  const [sx, sy] = project(s.view, [at[0] + near(farX - at[0]), at[1], at[2] + Math.min(0.3, near(farZ - at[2]))])
  return (
    ellipse(sx, sy, w, w * 0.2, s.light.shadow, { opacity: s.light.shadowOpacity * 0.7, filter: 'url(#blur-2)' }) +
    stroke(`M${n(x)} ${n(y)}V${n(top)}`, s.light.lit('#a98a66'), Math.max(2, k * 0.05)) +
    canopy +
    dark +
    ribs
  )
}

/** A white flagpole with the long pennant that flies day and night. */
export function flagpole(s: Site, at: Vec, height = 7.5): string {
  const [x, y] = project(s.view, at)
  const k = scaleAt(s.view, at[2])
  const top = y - height * k
  const [len, h] = [k * 2.5, k * 0.3]
  const wave = (dy: number, back = false) =>
    back
      ? `Q${n(x + len * 0.6)} ${n(top + dy + h * 0.9)} ${n(x + len * 0.35)} ${n(top + dy + h * 0.4)}T${n(x)} ${n(top + dy + h)}`
      : `Q${n(x + len * 0.18)} ${n(top + dy - h * 0.5)} ${n(x + len * 0.4)} ${n(top + dy + h * 0.1)}T${n(x + len)} ${n(top + dy + h * 1.1)}`
  const cloth = path(`M${n(x)} ${n(top + 3)}${wave(3)}${wave(3, true)}Z`, s.light.lit('#c8453f'))
  const cross =
    stroke(
      `M${n(x)} ${n(top + 3 + h * 0.5)}Q${n(x + len * 0.18)} ${n(top + 3)} ${n(x + len * 0.4)} ${n(top + 3 + h * 0.45)}T${n(x + len * 0.86)} ${n(top + h * 0.95)}`,
      s.light.lit('#faf6ee'),
      Math.max(1.2, h * 0.16),
    ) + stroke(`M${n(x + len * 0.17)} ${n(top + 1)}v${n(h)}`, s.light.lit('#faf6ee'), Math.max(1.2, h * 0.16))
  return (
    polygon(
      [
        [x - Math.max(1.4, k * 0.035), y],
        [x + Math.max(1.4, k * 0.035), y],
        [x + 1, top],
        [x - 1, top],
      ],
      s.light.lit('#f4f2ec'),
    ) +
    ellipse(x, top, 2.6, 2.6, s.light.lit('#dcc07a')) +
    cloth +
    cross
  )
}

/** White pickets along a line on the ground. */
export function fence(s: Site, from: Vec, to: Vec, local = '#f6f3ea', height = 0.85): string {
  const metres = Math.hypot(to[0] - from[0], to[2] - from[2])
  const count = Math.round(metres / 0.17)
  const at = (t: number, y: number): Vec => [from[0] + (to[0] - from[0]) * t, y, from[2] + (to[2] - from[2]) * t]
  const out: string[] = []
  const shadows: string[] = []
  for (let i = 0; i <= count; i++) {
    const t = i / count
    const w = 0.045 / metres
    const tall = height * (i % 12 === 0 ? 1.12 : 1)
    const points = outline(s.view, [
      at(t - w, 0),
      at(t - w, tall - 0.06),
      at(t, tall),
      at(t + w, tall - 0.06),
      at(t + w, 0),
    ])
    out.push(polygon(points, i % 12 === 0 ? s.light.lit(tone(local, -0.05)) : s.light.lit(local)))
    const [b, c] = [at(t, 0), shadowOf(at(t, tall), s.sun)]
    if (c[2] > 1) shadows.push(straight([project(s.view, b), project(s.view, c)]))
  }
  const rails = [0.25, 0.62].map((y) =>
    polygon(
      outline(s.view, [at(0, y), at(1, y), at(1, y + 0.06), at(0, y + 0.06)]),
      mix(s.light.lit(local), s.light.shadow, 0.18),
    ),
  )
  return (
    stroke(shadows.join(''), s.light.shadow, 2.4, { opacity: s.light.shadowOpacity * 0.5 }) +
    rails.join('') +
    out.join('')
  )
}

function pot(s: Site, at: Vec, flowers = '#d98a86', size = 0.42): string {
  const [x, y] = project(s.view, at)
  const k = scaleAt(s.view, at[2])
  const w = k * size * 0.5
  const tub =
    polygon(
      [
        [x - w, y - k * size * 0.8],
        [x + w, y - k * size * 0.8],
        [x + w * 0.72, y],
        [x - w * 0.72, y],
      ],
      s.light.lit('#b9745a'),
    ) +
    polygon(
      [
        [x, y - k * size * 0.8],
        [x + (s.sun[0] < 0 ? w : -w), y - k * size * 0.8],
        [x + (s.sun[0] < 0 ? w : -w) * 0.72, y],
        [x, y],
      ],
      s.light.shaded('#a5644d'),
      { opacity: 0.6 },
    )
  return (
    ellipse(x, y, w * 1.2, w * 0.28, s.light.shadow, { opacity: 0.35 }) +
    tub +
    bush(s, x, y - k * size * 0.72, k * size * 1.3, k * size * 1.1, { flowers })
  )
}

export interface TerraceOptions {
  width: number
  depth: number
  wood?: string
  furniture?: 'dining' | 'loungers' | 'both' | 'none'
  parasol?: string
  flowers?: string
}

/** A deck before the front of a house, furnished; `frame` is the house's, `x` where it begins. */
export function terrace(s: Site, frame: Frame, x: number, o: TerraceOptions): string {
  const { width, depth, wood = '#c4a07a', furniture = 'dining', flowers = '#e2938c' } = o
  const f = within(frame, [x, 0, -depth])
  const floor = deck(
    s,
    [f(0, 0, 0), f(width, 0, 0), f(width, 0, depth - 0.05), f(0, 0, depth - 0.05)],
    wood,
    Math.round(depth / 0.28),
  )
  const up = within(f, [0, 0.14, 0])
  const parts: string[] = [
    pot(s, up(width - 0.4, 0, depth - 0.5), flowers),
    pot(s, up(0.35, 0, depth - 0.5), flowers, 0.5),
  ]
  if (furniture === 'dining' || furniture === 'both')
    parts.push(
      o.parasol ? parasol(s, up(width * 0.3 + 0.9, 0, depth * 0.62), o.parasol) : '',
      dining(s, within(up, [width * 0.2, 0, depth * 0.4])),
    )
  if (furniture === 'loungers' || furniture === 'both')
    parts.push(
      lounger(s, within(up, [width * 0.64, 0, depth * 0.52])),
      lounger(s, within(up, [width * 0.6, 0, depth * 0.16])),
    )
  return floor + parts.join('')
}
