import {
  blueware,
  brass,
  bulb,
  glassware,
  iron,
  lampShade,
  leaf,
  type Material,
  material,
  oak,
  paleLeaf,
  paper,
  stoneware,
  terracotta,
  twig,
  whiteWood,
} from './materials.ts'
import { stream } from './noise.ts'
import { ball, box, cone, type Piece, ring, rod, type Vector } from './shapes.ts'

const bookColours = [
  '#a9b8b5',
  '#d9c9ad',
  '#8a4f3a',
  '#5b7786',
  '#e9e1d1',
  '#c7a25c',
  '#6c7a5b',
  '#b7a79a',
  '#3f5260',
  '#d8b8a0',
].map((c) => material(c))

/** A row of standing books, starting at the origin and running along x. */
export function bookRow(long: number, seed: number, most = 0.26): Piece {
  const next = stream(seed)
  const out: Piece = []
  let x = 0
  while (x < long) {
    const w = 0.018 + next() * 0.03
    const h = most * (0.7 + next() * 0.3)
    out.push(
      box(
        x,
        0,
        0,
        w - 0.002,
        0.15 + next() * 0.04,
        h,
        bookColours[Math.floor(next() * bookColours.length)] as Material,
      ),
    )
    x += w
  }
  return out
}

export function bookPile(n: number, seed: number): Piece {
  const next = stream(seed)
  const out: Piece = []
  let z = 0
  for (let i = 0; i < n; i++) {
    const w = 0.26 - i * 0.02 + next() * 0.03
    const h = 0.022 + next() * 0.014
    out.push(
      box(-w / 2, -0.1, z, w, 0.2 - i * 0.012, h, bookColours[Math.floor(next() * 10)] as Material, {
        turn: (next() - 0.5) * 0.5,
      }),
    )
    z += h
  }
  return out
}

export function bowl(r: number, m: Material = stoneware): Piece {
  return [
    cone(0, 0, 0, r * 0.42, r * 0.5, 0.012, m),
    cone(0, 0, 0.012, r * 0.5, r, r * 0.5, m),
    cone(0, 0, r * 0.5 + 0.006, r * 0.9, r * 0.92, 0.008, material('#8f8674')),
  ]
}

export function mug(m: Material = blueware): Piece {
  return [
    cone(0, 0, 0, 0.034, 0.04, 0.085, m),
    cone(0, 0, 0.0845, 0.034, 0.034, 0.002, material('#4a3423')),
    ring([0.043, 0, 0.045], 0.022, 0.0055, m, { tilt: Math.PI / 2 }),
  ]
}

export function glassOf(): Piece {
  return [cone(0, 0, 0, 0.028, 0.034, 0.11, glassware)]
}

export function candle(h = 0.18): Piece {
  return [
    cone(0, 0, 0, 0.045, 0.04, 0.012, brass),
    cone(0, 0, 0.01, 0.018, 0.016, h, material('#f6eedd')),
    ball([0, 0, h + 0.035], 0.009, 0.009, 0.022, bulb),
  ]
}

export function lantern(m: Material = iron, lit = true): Piece {
  const out: Piece = [
    box(-0.1, -0.1, 0, 0.2, 0.2, 0.02, m),
    box(-0.1, -0.1, 0.34, 0.2, 0.2, 0.02, m),
    cone(0, 0, 0.36, 0.11, 0.03, 0.07, m),
    ring([0, 0, 0.46], 0.04, 0.005, m, { tilt: Math.PI / 2 }),
    cone(0, 0, 0.02, 0.04, 0.04, 0.14, paper),
  ]
  for (const x of [-0.093, 0.093])
    for (const y of [-0.093, 0.093]) out.push(box(x - 0.007, y - 0.007, 0.02, 0.014, 0.014, 0.32, m))
  if (lit) out.push(ball([0, 0, 0.2], 0.014, 0.014, 0.034, bulb))
  return out
}

/** A vase with leafy twigs. */
export function twigs(
  seed: number,
  h = 0.8,
  pot: Material = stoneware,
  foliage: Material = leaf,
  spread = 0.34,
): Piece {
  const next = stream(seed)
  const out: Piece = [
    cone(0, 0, 0, 0.055, 0.085, 0.11, pot),
    cone(0, 0, 0.11, 0.085, 0.04, 0.09, pot),
    cone(0, 0, 0.2, 0.04, 0.047, 0.03, pot),
  ]
  for (let i = 0; i < 7; i++) {
    const a = i * 2.4 + next()
    const reach = spread * (0.35 + next() * 0.65)
    const top = 0.22 + h * (0.55 + next() * 0.45)
    let from: Vector = [0, 0, 0.2]
    const parts = 4
    for (let k = 1; k <= parts; k++) {
      const f = k / parts
      const to: Vector = [
        Math.cos(a) * reach * f ** 1.4 + (next() - 0.5) * 0.03,
        Math.sin(a) * reach * f ** 1.4 + (next() - 0.5) * 0.03,
        0.2 + (top - 0.2) * f,
      ]
      out.push(rod(from, to, 0.0045 - f * 0.002, twig, 0.004 - f * 0.002))
      if (k > 1)
        for (let n = 0; n < 4; n++) {
          const s = next()
          const at: Vector = [
            from[0] + (to[0] - from[0]) * s,
            from[1] + (to[1] - from[1]) * s,
            from[2] + (to[2] - from[2]) * s,
          ]
          const turn = next() * 6.3
          const size = 0.026 + next() * 0.02
          out.push(
            ball(
              [at[0] + Math.cos(turn) * size, at[1] + Math.sin(turn) * size, at[2] + 0.012],
              size,
              size * 0.5,
              0.006,
              next() > 0.5 ? foliage : paleLeaf,
              { turn, roll: -0.5 - next() * 0.6 },
            ),
          )
        }
      from = to
    }
  }
  return out
}

/** Dry beach grass in a tall jar. */
export function dryGrass(seed: number, h = 0.9, pot: Material = stoneware): Piece {
  const next = stream(seed)
  const straw = material('#cdb786')
  const out: Piece = [cone(0, 0, 0, 0.07, 0.1, 0.2, pot), cone(0, 0, 0.2, 0.1, 0.06, 0.1, pot)]
  for (let i = 0; i < 26; i++) {
    const a = next() * 6.3
    const r = 0.08 + next() * 0.24
    const top = 0.3 + h * (0.6 + 0.4 * next())
    const mid: Vector = [Math.cos(a) * r * 0.35, Math.sin(a) * r * 0.35, 0.3 + (top - 0.3) * 0.6]
    const end: Vector = [Math.cos(a) * r, Math.sin(a) * r, top]
    out.push(rod([0, 0, 0.28], mid, 0.003, straw), rod(mid, end, 0.003, straw, 0.0015))
    if (i % 3 === 0) out.push(rod(end, [end[0] * 1.12, end[1] * 1.12, end[2] + 0.1], 0.011, straw, 0.004))
  }
  return out
}

/** A big pot plant with broad leaves. */
export function plant(seed: number, h = 1.3, pot: Material = terracotta): Piece {
  const next = stream(seed)
  const out: Piece = [cone(0, 0, 0, 0.15, 0.2, 0.34, pot), cone(0, 0, 0.33, 0.185, 0.185, 0.015, material('#4d3b2c'))]
  for (let i = 0; i < 13; i++) {
    const a = i * 2.4 + next() * 0.5
    const top = 0.5 + (h - 0.5) * (0.35 + 0.65 * next())
    const r = 0.16 + next() * 0.26
    const end: Vector = [Math.cos(a) * r, Math.sin(a) * r, top]
    out.push(rod([0, 0, 0.34], end, 0.007, leaf, 0.005))
    const size = 0.13 + next() * 0.08
    out.push(
      ball(
        [end[0] + Math.cos(a) * size * 0.7, end[1] + Math.sin(a) * size * 0.7, top - 0.01],
        size,
        size * 0.55,
        0.008,
        next() > 0.4 ? leaf : paleLeaf,
        { turn: a, roll: 0.15 + next() * 0.5, tilt: (next() - 0.5) * 0.5 },
      ),
    )
  }
  return out
}

export function floorLamp(h = 1.5): Piece {
  const out: Piece = [cone(0, 0, h - 0.3, 0.21, 0.16, 0.27, lampShade), rod([0, 0, 0.75], [0, 0, h - 0.2], 0.011, oak)]
  for (let i = 0; i < 3; i++) {
    const a = i * 2.09 + 0.5
    out.push(rod([Math.cos(a) * 0.26, Math.sin(a) * 0.26, 0], [0, 0, 0.95], 0.013, oak))
  }
  return out
}

export function tableLamp(pot: Material = stoneware, h = 0.46): Piece {
  return [
    cone(0, 0, 0, 0.06, 0.09, h * 0.22, pot),
    cone(0, 0, h * 0.22, 0.09, 0.025, h * 0.24, pot),
    rod([0, 0, h * 0.4], [0, 0, h * 0.65], 0.008, brass),
    cone(0, 0, h * 0.55, 0.15, 0.1, h * 0.45, lampShade),
  ]
}

/** A pendant lamp hung from the ceiling; its origin is at ceiling height. */
export function pendant(drop: number, r: number, m: Material = whiteWood): Piece {
  return [
    rod([0, 0, 0], [0, 0, -drop + 0.2], 0.004, iron),
    cone(0, 0, -drop + 0.15, 0.035, 0.03, 0.07, brass),
    cone(0, 0, -drop, r, 0.035, 0.16, m),
    ball([0, 0, -drop + 0.015], r * 0.45, r * 0.45, 0.03, bulb),
  ]
}

/** A paper globe hung from the ceiling. */
export function globe(drop: number, r: number): Piece {
  return [
    rod([0, 0, 0], [0, 0, -drop + r], 0.004, iron),
    ball([0, 0, -drop], r, r, r * 0.86, material('#fff3dc', { glow: 0.9 })),
  ]
}

/** A framed picture hanging flat on the back wall; origin at its middle. */
export function framed(w: number, h: number, seed: number, low = '#7d97a0', high = '#e8e0cd'): Piece {
  const art = material(low, { pattern: 'art', second: high, seed })
  return [
    box(-w / 2, -0.012, -h / 2, w, 0.012, h, art),
    box(-w / 2 - 0.02, -0.028, -h / 2 - 0.02, w + 0.04, 0.028, 0.02, oak),
    box(-w / 2 - 0.02, -0.028, h / 2, w + 0.04, 0.028, 0.02, oak),
    box(-w / 2 - 0.02, -0.028, -h / 2, 0.02, 0.028, h, oak),
    box(w / 2, -0.028, -h / 2, 0.02, 0.028, h, oak),
  ]
}

export function basket(r: number, h: number): Piece {
  const straw = material('#c9a878', { pattern: 'straw', size: 0.025 })
  return [
    cone(0, 0, 0, r * 0.86, r, h, straw),
    ring([0, 0, h], r * 0.97, 0.018, straw),
    cone(0, 0, h - 0.02, r * 0.9, r * 0.92, 0.024, material('#5d4a35')),
  ]
}

export function logs(wide: number, rows: number, seed: number): Piece {
  const next = stream(seed)
  const bark = material('#7a5d43')
  const cut = material('#d9b98a', { pattern: 'stone' })
  const out: Piece = []
  for (let j = 0; j < rows; j++) {
    for (let x = 0.05; x < wide - 0.03; x += 0.105) {
      const r = 0.042 + next() * 0.012
      const at: Vector = [x + (j % 2) * 0.05, 0.14, 0.05 + j * 0.088]
      out.push(
        cone(at[0], at[1], at[2] - 0.14, r, r, 0.28, bark, { tilt: Math.PI / 2 }),
        cone(at[0], at[1] - 0.142, at[2] - 0.004, r * 0.88, r * 0.88, 0.008, cut, { tilt: Math.PI / 2 }),
      )
    }
  }
  return out
}
