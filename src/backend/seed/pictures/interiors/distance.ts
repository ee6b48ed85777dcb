import { noise2 } from './noise.ts'

export const forms = { box: 0, round: 1, cushion: 2, cone: 3, rod: 4, ball: 5, ring: 6, folds: 7, drape: 8 } as const

function roundBox(x: number, y: number, z: number, a: number, b: number, c: number, r: number): number {
  const qx = Math.abs(x) - a + r
  const qy = Math.abs(y) - b + r
  const qz = Math.abs(z) - c + r
  const ox = qx > 0 ? qx : 0
  const oy = qy > 0 ? qy : 0
  const oz = qz > 0 ? qz : 0
  return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(qx, qy, qz), 0) - r
}

function pillow(x: number, y: number, z: number, a: number, b: number, c: number): number {
  const u = Math.min(1, Math.abs(x) / a)
  const v = Math.min(1, Math.abs(y) / b)
  const u2 = u * u
  const v2 = v * v
  const bulge = Math.sqrt(Math.max(0, (1 - u2 * u2) * (1 - v2 * v2)))
  const height = c * (0.1 + 0.9 * bulge)
  const pinch = 0.05 * (u2 + v2)
  const wide = a * (1 - pinch * v2)
  const deep = b * (1 - pinch * u2)
  return roundBox(x, y, z, wide, deep, height, Math.min(height * 0.9, c * 0.4)) * 0.55
}

function cappedCone(x: number, y: number, z: number, r1: number, r2: number, h: number): number {
  const q = Math.sqrt(x * x + y * y)
  const k = r2 - r1
  const cax = q - Math.min(q, z < 0 ? r1 : r2)
  const cay = Math.abs(z) - h
  const t0 = ((r2 - q) * k + (h - z) * 2 * h) / (k * k + 4 * h * h)
  const t = t0 < 0 ? 0 : t0 > 1 ? 1 : t0
  const cbx = q - r2 + k * t
  const cby = z - h + 2 * h * t
  const inside = cbx < 0 && cay < 0 ? -1 : 1
  return inside * Math.sqrt(Math.min(cax * cax + cay * cay, cbx * cbx + cby * cby))
}

/** Signed distance (or a safe underestimate) from a point in the solid's own frame. */
export function distance(
  form: number,
  x: number,
  y: number,
  z: number,
  a: number,
  b: number,
  c: number,
  r: number,
): number {
  switch (form) {
    case 1:
      return roundBox(x, y, z, a, b, c, r)
    case 2:
      return pillow(x, y, z, a, b, c)
    case 3:
      return cappedCone(x, y, z, a, b, c)
    case 4: {
      const k = z < -c ? -c : z > c ? c : z
      const dz = z - k
      return Math.sqrt(x * x + y * y + dz * dz) - (a + ((b - a) * (k + c)) / (2 * c))
    }
    case 6: {
      const q = Math.sqrt(x * x + y * y) - a
      return Math.sqrt(q * q + z * z) - b
    }
    case 7: {
      const t = ((x + a) / (2 * a)) * r * Math.PI * 2
      const flare = 0.55 + (0.45 * (c - z)) / (2 * c)
      const wave = (Math.sin(t) * 0.62 + Math.sin(t * 0.53 + 1.3) * 0.3) * b * flare
      const qx = Math.abs(x) - a
      const qz = Math.abs(z) - c
      return Math.max(Math.abs(y - wave) - 0.006, qx, qz) * 0.4
    }
    case 8: {
      const crease = noise2(x * 3.1 + y * 1.7 + 11, y * 3.7 - x * 1.3 + 7) - 0.5
      const fine = noise2(x * 9 - y * 3, y * 8 + x * 4 + 3) - 0.5
      const side = noise2(x * 13 + y * 11, 2.5 + z * 1.5) - 0.5
      const d = roundBox(x, y, z, a - 0.006, b - 0.006, c - 0.006, r)
      const low = z < c - 0.06 ? 1 : 0.25
      return (d - crease * 0.03 - fine * 0.014 - side * 0.028 * low) * 0.75
    }
    default:
      return 1e9
  }
}
