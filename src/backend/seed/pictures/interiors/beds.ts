import { type Material, oak, whiteLinen } from './materials.ts'
import { box, cushion, drape, type Piece, rod, soft } from './shapes.ts'

export interface Bedding {
  frame?: Material
  sheet?: Material
  duvet?: Material
  pillow?: Material
  blanket?: Material
  small?: Material
}

/** A bed with its head against +y; the origin is the middle of the head end on the floor. */
export function bed(w: number, b: Bedding = {}): Piece {
  const frame = b.frame ?? oak
  const sheet = b.sheet ?? whiteLinen
  const duvet = b.duvet ?? whiteLinen
  const long = 2.05
  const out: Piece = [
    soft(-w / 2 - 0.04, -0.06, 0.1, w + 0.08, 0.05, 0.92, 0.02, frame),
    box(-w / 2 - 0.03, -long, 0.18, w + 0.06, long - 0.05, 0.13, frame),
    drape(-w / 2, -long + 0.02, 0.28, w, long - 0.09, 0.24, 0.06, sheet),
  ]
  for (const x of [-w / 2 + 0.05, w / 2 - 0.05])
    for (const y of [-long + 0.06, -0.12]) out.push(box(x - 0.03, y - 0.03, 0, 0.06, 0.06, 0.2, frame))
  const n = w > 1.3 ? 2 : 1
  const each = w / n
  for (let i = 0; i < n; i++) {
    const x = -w / 2 + each * (i + 0.5)
    out.push(cushion([x, -0.2, 0.71], each * 0.86, 0.5, 0.26, sheet, { tilt: 1.02, turn: i ? -0.04 : 0.05 }))
    out.push(
      cushion([x + 0.01, -0.37, 0.66], each * 0.8, 0.46, 0.24, b.pillow ?? sheet, {
        tilt: 0.9,
        turn: i ? 0.05 : -0.06,
      }),
    )
  }
  out.push(drape(-w / 2 - 0.06, -long + 0.0, 0.44, w + 0.12, long - 0.62, 0.17, 0.07, duvet))
  out.push(
    drape(-w / 2 - 0.085, -long + 0.02, 0.22, 0.1, long - 0.68, 0.36, 0.045, duvet),
    drape(w / 2 - 0.015, -long + 0.02, 0.22, 0.1, long - 0.68, 0.36, 0.045, duvet),
  )
  out.push(drape(-w / 2 - 0.065, -0.84, 0.5, w + 0.13, 0.26, 0.145, 0.06, sheet))
  if (b.blanket) {
    out.push(drape(-w / 2 - 0.085, -long - 0.03, 0.5, w + 0.17, 0.66, 0.15, 0.06, b.blanket))
    out.push(
      drape(-w / 2 - 0.125, -long - 0.02, 0.2, 0.09, 0.64, 0.41, 0.04, b.blanket),
      drape(w / 2 + 0.035, -long - 0.02, 0.2, 0.09, 0.64, 0.41, 0.04, b.blanket),
    )
    out.push(drape(-w / 2 - 0.08, -long - 0.07, 0.2, w + 0.16, 0.09, 0.41, 0.04, b.blanket))
  }
  if (b.small) out.push(cushion([0.04, -0.56, 0.72], 0.5, 0.34, 0.2, b.small, { tilt: 0.95, turn: 0.06 }))
  return out
}

/** Bunk beds along x, their long side to the viewer, with a ladder. */
export function bunks(long: number, frame: Material, low: Bedding, top: Bedding): Piece {
  const d = 0.95
  const out: Piece = []
  for (const x of [0, long - 0.07]) for (const y of [0, d - 0.07]) out.push(box(x, y, 0, 0.07, 0.07, 1.75, frame))
  for (const [z, b] of [
    [0.3, low],
    [1.22, top],
  ] as const) {
    const duvet = b.duvet ?? whiteLinen
    out.push(
      box(0.02, 0.02, z, long - 0.04, 0.035, 0.16, frame),
      box(0.02, d - 0.055, z, long - 0.04, 0.035, 0.16, frame),
      box(0.02, 0.02, z, 0.035, d, 0.3, frame),
      box(long - 0.055, 0.02, z, 0.035, d, 0.3, frame),
      box(0.05, 0.05, z + 0.02, long - 0.1, d - 0.1, 0.02, frame),
    )
    out.push(drape(0.06, 0.06, z + 0.05, long - 0.12, d - 0.12, 0.17, 0.05, b.sheet ?? whiteLinen))
    out.push(cushion([0.42, d / 2, z + 0.29], 0.5, 0.66, 0.2, b.pillow ?? b.sheet ?? whiteLinen, { roll: -0.35 }))
    out.push(drape(0.72, 0.0, z + 0.13, long - 0.82, d - 0.06, 0.18, 0.07, duvet))
  }
  out.push(box(0.07, 0.02, 1.56, long - 0.8, 0.035, 0.1, frame))
  for (const x of [long - 0.62, long - 0.2]) out.push(box(x, -0.05, 0, 0.05, 0.05, 1.7, frame))
  for (let i = 1; i < 6; i++)
    out.push(rod([long - 0.6, -0.025, i * 0.28], [long - 0.17, -0.025, i * 0.28], 0.018, frame))
  return out
}

export function nightstand(m: Material = oak): Piece {
  return [
    soft(-0.22, -0.36, 0.24, 0.44, 0.36, 0.26, 0.01, m),
    box(-0.2, -0.372, 0.27, 0.4, 0.014, 0.2, m),
    box(-0.19, -0.33, 0, 0.03, 0.03, 0.25, m),
    box(0.16, -0.33, 0, 0.03, 0.03, 0.25, m),
    box(-0.19, -0.06, 0, 0.03, 0.03, 0.25, m),
    box(0.16, -0.06, 0, 0.03, 0.03, 0.25, m),
  ]
}
