import { darkGlass, ember, iron, type Material, material, oak, slab } from './materials.ts'
import { box, cone, type Piece, place, rod, soft } from './shapes.ts'
import { bookRow, bowl, logs } from './things.ts'

export function rug(w: number, d: number, m: Material): Piece {
  return [soft(-w / 2, -d / 2, -0.01, w, d, 0.03, 0.012, m)]
}

export function roundRug(r: number, m: Material): Piece {
  return [cone(0, 0, 0, r, r, 0.016, m)]
}

/** A low round table on three legs; the top is at 0.4. */
export function coffeeTable(r: number, m: Material, h = 0.4): Piece {
  const out: Piece = [cone(0, 0, h - 0.03, r * 0.97, r, 0.03, m)]
  for (let i = 0; i < 3; i++) {
    const a = i * 2.094 + 0.7
    out.push(
      rod(
        [Math.cos(a) * r * 0.82, Math.sin(a) * r * 0.82, 0],
        [Math.cos(a) * r * 0.5, Math.sin(a) * r * 0.5, h - 0.02],
        0.016,
        m,
        0.024,
      ),
    )
  }
  return out
}

export function sideTable(m: Material, h = 0.5): Piece {
  return [...coffeeTable(0.23, m, h)]
}

/** A table with straight tapered legs, centred on its origin. */
export function table(w: number, d: number, m: Material, h = 0.74): Piece {
  const out: Piece = [
    soft(-w / 2, -d / 2, h - 0.035, w, d, 0.035, 0.01, m),
    box(-w / 2 + 0.1, -d / 2 + 0.1, h - 0.1, w - 0.2, d - 0.2, 0.065, m),
  ]
  for (const x of [-1, 1])
    for (const y of [-1, 1])
      out.push(
        rod(
          [x * (w / 2 - 0.06), y * (d / 2 - 0.06), 0],
          [x * (w / 2 - 0.13), y * (d / 2 - 0.13), h - 0.06],
          0.02,
          m,
          0.034,
        ),
      )
  return out
}

/** An open case of shelves with books and bowls, its back against +y. */
export function bookcase(w: number, h: number, m: Material, seed: number): Piece {
  const d = 0.3
  const out: Piece = [
    box(-w / 2, -0.02, 0, w, 0.02, h, m),
    box(-w / 2, -d, 0, 0.025, d, h, m),
    box(w / 2 - 0.025, -d, 0, 0.025, d, h, m),
  ]
  const n = Math.round(h / 0.36)
  for (let i = 0; i <= n; i++) {
    const z = 0.06 + ((h - 0.085) * i) / n
    out.push(box(-w / 2, -d, z, w, d, 0.025, m))
    if (i === n) break
    const long = w * (0.4 + 0.42 * ((Math.sin(seed * 3 + i * 2.3) + 1) / 2))
    const right = (i + seed) % 2 === 0
    out.push(
      ...place(
        bookRow(long, seed + i * 7, (h - 0.08) / n - 0.06),
        right ? w / 2 - 0.03 - long : -w / 2 + 0.03,
        -d + 0.04,
        z + 0.025,
      ),
    )
    if (w - long > 0.3) out.push(...place(bowl(0.09), right ? -w / 2 + 0.16 : w / 2 - 0.16, -d / 2, z + 0.025))
  }
  return out
}

/** A low cabinet with doors, its back against +y; the top is at 0.62. */
export function sideboard(w: number, m: Material, doors = 3): Piece {
  const out: Piece = [soft(-w / 2, -0.42, 0.16, w, 0.42, 0.46, 0.008, m)]
  const each = (w - 0.04) / doors
  for (let i = 0; i < doors; i++) {
    const x = -w / 2 + 0.02 + each * i
    out.push(
      box(x + 0.004, -0.432, 0.185, each - 0.008, 0.014, 0.41, m),
      cone(x + each - 0.05, -0.45, 0.4, 0.011, 0.011, 0.025, oak, { tilt: Math.PI / 2 }),
    )
  }
  for (const x of [-w / 2 + 0.1, w / 2 - 0.1])
    for (const y of [-0.36, -0.07]) out.push(cone(x, y, 0, 0.014, 0.022, 0.17, m))
  return out
}

/** A slim wood stove on a stone plate, glass to -y, with its pipe up to the ceiling. */
export function stove(ceiling: number, lit = true): Piece {
  const out: Piece = [
    box(-0.55, -0.6, 0, 1.1, 0.95, 0.015, slab),
    soft(-0.25, -0.22, 0.12, 0.5, 0.44, 0.98, 0.03, iron),
    box(-0.27, -0.24, 1.1, 0.54, 0.48, 0.03, iron),
    box(-0.2, -0.18, 0.015, 0.4, 0.36, 0.11, iron),
    box(-0.19, -0.228, 0.5, 0.38, 0.02, 0.46, lit ? ember : darkGlass),
    box(-0.215, -0.234, 0.475, 0.43, 0.02, 0.025, iron),
    box(-0.215, -0.234, 0.96, 0.43, 0.02, 0.025, iron),
    box(-0.215, -0.234, 0.475, 0.025, 0.02, 0.51, iron),
    box(0.19, -0.234, 0.475, 0.025, 0.02, 0.51, iron),
    rod([0.2, -0.26, 0.62], [0.2, -0.26, 0.82], 0.01, material('#b9a07a')),
    cone(0, 0.04, 1.13, 0.075, 0.075, ceiling - 1.13, iron),
    cone(0, 0.04, ceiling - 0.06, 0.11, 0.11, 0.06, iron),
  ]
  out.push(
    box(-0.19, -0.228, 0.16, 0.38, 0.02, 0.26, material('#171615')),
    ...place(logs(0.34, 2, 4), -0.17, -0.3, 0.16),
  )
  return out
}
