import { creamWool, type Material, oak } from './materials.ts'
import { box, cone, cushion, drape, type Piece, rod, soft } from './shapes.ts'

/** A sofa facing the viewer (-y), centred on its origin. */
export function sofa(w: number, cloth: Material, pillows: Material[] = [], legs: Material = oak): Piece {
  const d = 0.94
  const seats = w > 2.3 ? 3 : 2
  const arm = 0.2
  const inner = w - 2 * arm
  const out: Piece = [
    soft(-w / 2, -d / 2, 0.14, w, d, 0.2, 0.05, cloth),
    soft(-w / 2, d / 2 - 0.24, 0.16, w, 0.24, 0.56, 0.09, cloth),
    soft(-w / 2, -d / 2 + 0.02, 0.16, arm, d - 0.04, 0.44, 0.085, cloth),
    soft(w / 2 - arm, -d / 2 + 0.02, 0.16, arm, d - 0.04, 0.44, 0.085, cloth),
  ]
  for (let i = 0; i < seats; i++) {
    const s = inner / seats
    const x = -inner / 2 + s * i
    out.push(drape(x - 0.008, -d / 2 - 0.03, 0.32, s + 0.016, 0.74, 0.19, 0.07, cloth))
    out.push(cushion([x + s / 2, d / 2 - 0.3, 0.68], s - 0.02, 0.44, 0.3, cloth, { tilt: 1.33 }))
  }
  for (const x of [-w / 2 + 0.12, w / 2 - 0.12])
    for (const y of [-d / 2 + 0.1, d / 2 - 0.1]) out.push(cone(x, y, 0, 0.018, 0.026, 0.15, legs))
  const spots = [-inner / 2 + 0.22, inner / 2 - 0.2, inner / 2 - 0.5, -inner / 2 + 0.52]
  pillows.forEach((m, i) => {
    out.push(
      cushion([spots[i % 4] as number, d / 2 - 0.46 - (i > 1 ? 0.08 : 0), 0.67], 0.48, 0.44, 0.24, m, {
        tilt: 1.22,
        turn: i % 2 ? -0.22 : 0.18,
        roll: 0.06,
      }),
    )
  })
  return out
}

/** A folded blanket lying over a seat and down its front edge. */
export function throwOver(x: number, y: number, z: number, w: number, m: Material = creamWool): Piece {
  return [
    drape(x - w / 2, y - 0.56, z - 0.02, w, 0.7, 0.06, 0.028, m),
    drape(x - w / 2, y - 0.585, z - 0.3, w, 0.065, 0.34, 0.028, m),
    soft(x - w / 2, y - 0.575, z - 0.02, w, 0.07, 0.06, 0.028, m),
  ]
}

/** An easy chair with an oak frame, facing -y. */
export function armchair(cloth: Material, frame: Material = oak, pillow?: Material): Piece {
  const out: Piece = []
  for (const x of [-0.34, 0.34]) {
    out.push(rod([x, -0.36, 0], [x, -0.34, 0.56], 0.019, frame, 0.022))
    out.push(rod([x, 0.4, 0], [x, 0.26, 0.5], 0.019, frame, 0.022))
    out.push(rod([x, 0.26, 0.5], [x * 0.92, 0.5, 1.0], 0.022, frame, 0.016))
    out.push(soft(x - 0.035, -0.42, 0.545, 0.07, 0.78, 0.028, 0.013, frame))
    out.push(rod([x, -0.34, 0.29], [x, 0.34, 0.24], 0.017, frame))
  }
  out.push(
    rod([-0.34, -0.34, 0.28], [0.34, -0.34, 0.28], 0.017, frame),
    rod([-0.34, 0.32, 0.24], [0.34, 0.32, 0.24], 0.017, frame),
  )
  for (let i = 0; i < 4; i++)
    out.push(rod([-0.32, 0.3 + i * 0.055, 0.5 + i * 0.135], [0.32, 0.3 + i * 0.055, 0.5 + i * 0.135], 0.012, frame))
  out.push(cushion([0, -0.03, 0.37], 0.66, 0.68, 0.2, cloth, { tilt: -0.07 }))
  out.push(cushion([0, 0.3, 0.73], 0.62, 0.62, 0.19, cloth, { tilt: 1.22 }))
  if (pillow) out.push(cushion([0.03, 0.14, 0.58], 0.44, 0.36, 0.18, pillow, { tilt: 1.12, turn: 0.1 }))
  return out
}

/** A dining chair with a bent back rail and a woven seat, facing -y. */
export function chair(frame: Material, seat: Material): Piece {
  const out: Piece = [soft(-0.22, -0.22, 0.425, 0.44, 0.42, 0.035, 0.016, seat)]
  for (const x of [-0.2, 0.2]) {
    out.push(rod([x * 1.1, -0.21, 0], [x, -0.19, 0.43], 0.015, frame, 0.019))
    out.push(rod([x * 1.1, 0.23, 0], [x, 0.19, 0.46], 0.015, frame, 0.019))
    out.push(rod([x, 0.19, 0.46], [x * 0.98, 0.235, 0.78], 0.018, frame, 0.014))
    out.push(rod([x, -0.18, 0.24], [x, 0.2, 0.22], 0.011, frame))
  }
  const bend = 6
  for (let i = 0; i < bend; i++) {
    const a = (i / bend) * 2 - 1
    const b = ((i + 1) / bend) * 2 - 1
    for (const z of [0.71, 0.75, 0.79])
      out.push(rod([a * 0.21, 0.225 + 0.05 * (1 - a * a), z], [b * 0.21, 0.225 + 0.05 * (1 - b * b), z], 0.024, frame))
  }
  return out
}

export function stool(frame: Material, h = 0.46): Piece {
  const out: Piece = [cone(0, 0, h - 0.03, 0.165, 0.17, 0.03, frame)]
  for (let i = 0; i < 3; i++) {
    const a = i * 2.09 + 0.4
    out.push(
      rod(
        [Math.cos(a) * 0.2, Math.sin(a) * 0.2, 0],
        [Math.cos(a) * 0.11, Math.sin(a) * 0.11, h - 0.02],
        0.015,
        frame,
        0.018,
      ),
    )
  }
  return out
}

export function bench(w: number, m: Material): Piece {
  return [
    soft(-w / 2, -0.17, 0.41, w, 0.34, 0.045, 0.012, m),
    box(-w / 2 + 0.12, -0.15, 0, 0.05, 0.3, 0.41, m),
    box(w / 2 - 0.17, -0.15, 0, 0.05, 0.3, 0.41, m),
  ]
}

/** A reclining lounger with a mattress; head towards +y. */
export function lounger(frame: Material, cloth: Material): Piece {
  const out: Piece = []
  for (const x of [-0.3, 0.3]) {
    out.push(box(x - 0.025, -1, 0.26, 0.05, 1.7, 0.06, frame))
    for (const y of [-0.85, 0.5]) out.push(box(x - 0.03, y, 0, 0.06, 0.06, 0.28, frame))
  }
  for (let i = 0; i < 12; i++) out.push(box(-0.29, -0.98 + i * 0.11, 0.3, 0.58, 0.075, 0.022, frame))
  out.push(drape(-0.29, -0.99, 0.325, 0.58, 1.28, 0.1, 0.04, cloth))
  out.push(soft(-0.29, 0.25, 0.4, 0.58, 0.72, 0.1, 0.045, cloth, { tilt: 0.62 }))
  out.push(box(-0.29, 0.26, 0.36, 0.58, 0.72, 0.03, frame, { tilt: 0.62 }))
  out.push(
    rod([-0.26, 0.86, 0.78], [-0.26, 0.66, 0.3], 0.014, frame),
    rod([0.26, 0.86, 0.78], [0.26, 0.66, 0.3], 0.014, frame),
  )
  return out
}
