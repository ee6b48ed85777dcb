import {
  aspenBench,
  brass,
  dyed,
  glassware,
  greyWool,
  iron,
  type Material,
  material,
  mirrorGlass,
  oak,
  porcelain,
  steel,
  stoneware,
  whiteLinen,
  whiteWood,
} from './materials.ts'
import { stream } from './noise.ts'
import { ball, box, cone, drape, type Piece, place, ring, rod, soft } from './shapes.ts'

/** A free-standing oval bath along x, centred. */
export function bathtub(): Piece {
  const out: Piece = [
    cone(0, 0, 0.05, 0.3, 0.36, 0.04, porcelain),
    box(-0.55, -0.22, 0, 1.1, 0.44, 0.08, porcelain),
    ball([0, 0, 0.4], 0.74, 0.3, 0.02, material('#cfe3e2', { gloss: 0.6, rough: 0.02 })),
  ]
  const n = 56
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2
    const x = Math.cos(a)
    const y = Math.sin(a)
    const turn = Math.atan2(y / 0.36, x / 0.8)
    const arc = (Math.hypot(0.8 * y, 0.36 * x) * Math.PI) / n
    out.push({
      form: 'round',
      at: [x * 0.78, y * 0.34, 0.33],
      half: [0.032, arc + 0.012, 0.29],
      round: 0.02,
      turn,
      tilt: 0,
      roll: 0.16,
      material: porcelain,
    })
    out.push({
      form: 'round',
      at: [x * 0.84, y * 0.4, 0.615],
      half: [0.045, arc + 0.016, 0.018],
      round: 0.015,
      turn,
      tilt: 0,
      roll: 0,
      material: porcelain,
    })
  }
  out.push(
    rod([-0.5, 0.56, 0], [-0.5, 0.56, 0.9], 0.018, brass),
    rod([-0.5, 0.56, 0.9], [-0.5, 0.32, 0.92], 0.016, brass),
    rod([-0.5, 0.32, 0.92], [-0.5, 0.28, 0.84], 0.015, brass),
    ball([-0.5, 0.56, 0.72], 0.035, 0.035, 0.035, brass),
  )
  return out
}

/** A wash stand with a bowl, drawers, a tap and a round mirror; back against +y. */
export function washStand(
  w: number,
  front: Material,
  top: Material = oak,
  mirrors: 'round' | 'wide' = 'round',
  bowls = 1,
): Piece {
  const out: Piece = [
    soft(-w / 2, -0.46, 0.38, w, 0.46, 0.42, 0.008, front),
    soft(-w / 2 - 0.01, -0.48, 0.8, w + 0.02, 0.48, 0.035, 0.008, top),
  ]
  const n = w > 1 ? 2 : 1
  for (let i = 0; i < n; i++)
    for (const z of [0.39, 0.6]) {
      const x = -w / 2 + (w / n) * i
      out.push(
        soft(x + 0.006, -0.474, z, w / n - 0.012, 0.018, 0.2, 0.005, front),
        rod([x + w / n / 2 - 0.08, -0.495, z + 0.16], [x + w / n / 2 + 0.08, -0.495, z + 0.16], 0.007, brass),
      )
    }
  for (let i = 0; i < bowls; i++) {
    const x = bowls === 1 ? 0 : -w / 4 + (w / 2) * i
    out.push(
      cone(x, -0.24, 0.835, 0.13, 0.2, 0.12, porcelain),
      cone(x, -0.24, 0.9555, 0.18, 0.18, 0.001, material('#d5d8d3')),
      rod([x, -0.03, 1.12], [x, -0.15, 1.12], 0.012, brass),
      rod([x, -0.15, 1.12], [x, -0.16, 1.06], 0.011, brass),
      rod([x + 0.1, -0.01, 1.12], [x + 0.1, -0.06, 1.12], 0.016, brass),
    )
    if (mirrors === 'round')
      out.push(
        cone(x, -0.012, 1.55 - 0.01, 0.35, 0.35, 0.02, mirrorGlass, { tilt: Math.PI / 2 }),
        ring([x, -0.02, 1.55], 0.352, 0.012, brass, { tilt: Math.PI / 2 }),
      )
  }
  if (mirrors === 'wide')
    out.push(
      box(-w / 2 + 0.05, -0.015, 1.22, w - 0.1, 0.012, 0.75, mirrorGlass),
      box(-w / 2 + 0.04, -0.02, 1.97, w - 0.08, 0.02, 0.015, oak),
      box(-w / 2 + 0.04, -0.02, 1.205, w - 0.08, 0.02, 0.015, oak),
    )
  out.push(
    cone(w / 2 - 0.12, -0.12, 0.835, 0.03, 0.03, 0.13, material('#8a6b45')),
    rod([w / 2 - 0.12, -0.12, 0.96], [w / 2 - 0.12, -0.12, 1.0], 0.008, brass),
  )
  return out
}

export function toilet(): Piece {
  return [
    soft(-0.18, -0.55, 0.16, 0.36, 0.53, 0.2, 0.09, porcelain),
    soft(-0.19, -0.56, 0.37, 0.38, 0.52, 0.04, 0.019, porcelain),
    box(-0.13, -0.012, 0.98, 0.26, 0.014, 0.16, whiteWood),
  ]
}

/** A glass screen: only its edges catch the eye. */
export function showerScreen(long: number): Piece {
  const edge = material('#a9bdb8', { gloss: 0.3 })
  return [
    box(0, -0.005, 0, 0.012, 0.01, 2.05, edge),
    box(long - 0.012, -0.005, 0, 0.012, 0.01, 2.05, edge),
    box(0, -0.005, 2.04, long, 0.01, 0.012, edge),
    box(0, -0.005, 0, long, 0.01, 0.01, edge),
  ]
}

/** A rain shower on the back wall. */
export function shower(): Piece {
  return [
    rod([0, -0.03, 1.05], [0, -0.03, 2.15], 0.013, brass),
    rod([0, -0.03, 2.15], [0, -0.4, 2.15], 0.013, brass),
    cone(0, -0.4, 2.1, 0.13, 0.13, 0.016, brass),
    rod([-0.14, -0.05, 1.1], [0.14, -0.05, 1.1], 0.022, brass),
    rod([0.06, -0.06, 1.45], [0.06, -0.14, 1.6], 0.016, brass),
  ]
}

/** Towels over a rail, back against +y. */
export function towels(w: number, ...cloths: Material[]): Piece {
  const out: Piece = [
    rod([-w / 2, -0.08, 0], [w / 2, -0.08, 0], 0.011, brass),
    rod([-w / 2, -0.08, 0], [-w / 2, 0, 0], 0.009, brass),
    rod([w / 2, -0.08, 0], [w / 2, 0, 0], 0.009, brass),
  ]
  const each = w / cloths.length
  cloths.forEach((m, i) => {
    out.push(drape(-w / 2 + each * i + 0.02, -0.115, -0.62 + i * 0.08, each - 0.05, 0.06, 0.645 - i * 0.08, 0.028, m))
  })
  return out
}

export function towelPile(n: number, ...cloths: Material[]): Piece {
  return Array.from({ length: n }, (_, i) =>
    soft(-0.2 + (i % 2) * 0.01, -0.15, i * 0.075, 0.4, 0.3, 0.074, 0.034, cloths[i % cloths.length] as Material),
  )
}

export function rolledTowel(m: Material = whiteLinen): Piece {
  return [rod([-0.14, 0, 0.065], [0.14, 0, 0.065], 0.062, m)]
}

/** A sauna stove with stones. */
export function saunaStove(): Piece {
  const next = stream(5)
  const out: Piece = [
    soft(-0.26, -0.24, 0.08, 0.52, 0.48, 0.56, 0.02, iron),
    box(-0.22, -0.2, 0, 0.44, 0.4, 0.1, iron),
    soft(-0.28, -0.26, 0.6, 0.56, 0.52, 0.12, 0.02, steel),
  ]
  for (let i = 0; i < 34; i++) {
    const grey = 70 + Math.floor(next() * 60)
    const r = 0.045 + next() * 0.03
    const tone = `#${[grey + 6, grey, grey - 6].map((c) => c.toString(16).padStart(2, '0')).join('')}`
    out.push(
      ball(
        [-0.2 + next() * 0.4, -0.18 + next() * 0.36, 0.72 + next() * 0.1],
        r,
        r * 0.85,
        r * 0.7,
        material(tone, { pattern: 'stone' }),
        { turn: next() * 6 },
      ),
    )
  }
  for (let i = 0; i < 9; i++) out.push(box(-0.31, -0.29 + i * 0.0001, 0.12 + i * 0.062, 0.62, 0.02, 0.03, aspenBench))
  for (const x of [-0.31, 0.28])
    out.push(box(x, -0.3, 0, 0.03, 0.03, 0.72, aspenBench), box(x, 0.27, 0, 0.03, 0.03, 0.72, aspenBench))
  return out
}

/** Two slatted sauna benches in steps, along x, back against +y. */
export function saunaBenches(w: number): Piece {
  const out: Piece = []
  for (const [z, y] of [
    [0.46, -1.2],
    [0.92, -0.62],
  ] as const) {
    for (let i = 0; i < 6; i++) out.push(soft(0, y + i * 0.1, z - 0.03, w, 0.085, 0.03, 0.006, aspenBench))
    for (let x = 0.1; x < w; x += (w - 0.25) / 2) out.push(box(x, y + 0.03, 0, 0.05, 0.5, z - 0.03, aspenBench))
    out.push(box(0, y + 0.02, z - 0.12, w, 0.03, 0.09, aspenBench))
  }
  for (let i = 0; i < 3; i++) out.push(box(0.1, -0.035, 1.15 + i * 0.14, w - 0.2, 0.03, 0.09, aspenBench))
  return out
}

export function pail(): Piece {
  const m = dyed(aspenBench, '#cfa873', { pattern: 'stave', size: 0.05 })
  return [
    cone(0, 0, 0, 0.13, 0.155, 0.24, m),
    ring([0, 0, 0.06], 0.138, 0.007, steel),
    ring([0, 0, 0.18], 0.15, 0.007, steel),
    cone(0, 0, 0.236, 0.14, 0.14, 0.005, material('#7d8f90', { gloss: 0.6 })),
    rod([0.05, 0, 0.2], [0.25, 0.05, 0.42], 0.011, aspenBench),
    ring([0, 0, 0.24], 0.15, 0.006, steel, { tilt: 1.2 }),
  ]
}

/** A round wooden tub with its rim; water belongs at level `h - 0.12`. */
export function woodenTub(r: number, h: number, m: Material): Piece {
  const out: Piece = []
  const n = 40
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2
    out.push({
      form: 'round',
      at: [Math.cos(a) * r, Math.sin(a) * r, h / 2],
      half: [0.03, (Math.PI * r) / n - 0.001, h / 2],
      round: 0.008,
      turn: a,
      tilt: 0,
      roll: 0,
      material: dyed(m, i % 3 === 0 ? '#ab7d50' : i % 3 === 1 ? '#b98a5a' : '#a27448', { seed: i }),
    })
  }
  for (let i = 0; i < n; i++) {
    const a = ((i + 0.5) / n) * Math.PI * 2
    out.push({
      form: 'round',
      at: [Math.cos(a) * r, Math.sin(a) * r, h + 0.018],
      half: [0.085, (Math.PI * r) / n + 0.004, 0.02],
      round: 0.008,
      turn: a,
      tilt: 0,
      roll: 0,
      material: dyed(m, '#c39766'),
    })
  }
  out.push(
    ring([0, 0, h * 0.28], r + 0.033, 0.014, iron),
    ring([0, 0, h * 0.72], r + 0.033, 0.014, iron),
    cone(0, 0, 0.02, r - 0.03, r - 0.03, 0.04, material('#8c6a48')),
  )
  return out
}

export function bottle(h: number, m: Material = glassware): Piece {
  return [
    cone(0, 0, 0, 0.035, 0.035, h * 0.6, m),
    cone(0, 0, h * 0.6, 0.035, 0.013, h * 0.18, m),
    cone(0, 0, h * 0.78, 0.013, 0.013, h * 0.22, m),
  ]
}

export function bathMat(): Piece {
  return [soft(-0.4, -0.28, 0, 0.8, 0.56, 0.025, 0.012, greyWool)]
}

export function spaTub(w: number): Piece {
  const wet = material('#a9cdd0')
  const m = material('#ece9e1', { gloss: 0.3, rough: 0.04 })
  const out: Piece = [
    soft(-w / 2, -w / 2, 0, w, 0.28, 0.62, 0.07, m),
    soft(-w / 2, w / 2 - 0.28, 0, w, 0.28, 0.62, 0.07, m),
    soft(-w / 2, -w / 2, 0, 0.28, w, 0.62, 0.07, m),
    soft(w / 2 - 0.28, -w / 2, 0, 0.28, w, 0.62, 0.07, m),
    box(
      -w / 2 + 0.1,
      -w / 2 + 0.1,
      0,
      w - 0.2,
      w - 0.2,
      0.12,
      material('#9cc6ca', { pattern: 'pool', size: 0.08, tall: 0.08, second: '#b9d8d9' }),
    ),
    soft(-w / 2 + 0.2, w / 2 - 0.62, 0.1, w - 0.4, 0.4, 0.16, 0.05, wet),
    soft(-w / 2 + 0.2, -w / 2 + 0.2, 0.1, 0.4, w - 0.4, 0.16, 0.05, wet),
  ]
  for (let i = 0; i < 5; i++)
    out.push(ring([-w / 2 + 0.5 + i * ((w - 1) / 4), w / 2 - 0.285, 0.36], 0.03, 0.012, steel, { tilt: Math.PI / 2 }))
  out.push(
    ...place([soft(-0.16, -0.06, 0, 0.32, 0.12, 0.07, 0.03, material('#51656c'))], -w / 4, w / 2 - 0.16, 0.6),
    ...place([soft(-0.16, -0.06, 0, 0.32, 0.12, 0.07, 0.03, material('#51656c'))], w / 4, w / 2 - 0.16, 0.6),
    ...place([cone(0, 0, 0, 0.04, 0.04, 0.05, stoneware)], w / 2 - 0.14, -w / 2 + 0.14, 0.62),
  )
  return out
}
