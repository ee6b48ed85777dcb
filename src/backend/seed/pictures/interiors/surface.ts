import { step } from './colour.ts'
import type { Material } from './materials.ts'
import { fbm, hash, noise2 } from './noise.ts'

/** Colour of a surface point, reused between calls: r, g, b, glow. */
export const paint = new Float64Array(4)

function set(m: Material, k: number, t = 0): void {
  paint[0] = (m.colour[0] + (m.second[0] - m.colour[0]) * t) * k
  paint[1] = (m.colour[1] + (m.second[1] - m.colour[1]) * t) * k
  paint[2] = (m.colour[2] + (m.second[2] - m.colour[2]) * t) * k
}

function tint(r: number, g: number, b: number): void {
  paint[0] = (paint[0] as number) * r
  paint[1] = (paint[1] as number) * g
  paint[2] = (paint[2] as number) * b
}

/** 1 on a joint of the given half width, fading with the size of a pixel. */
function joint(u: number, period: number, half: number, pixel: number): number {
  const f = Math.abs(u / period - Math.round(u / period)) * period
  const wide = Math.max(half, pixel * 0.7)
  return f < wide ? (half / wide) * (1 - step(wide * 0.5, wide, f)) : 0
}

function planks(m: Material, u: number, v: number, pixel: number): void {
  const row = Math.floor(u / m.size)
  const shift = hash(row, 5, m.seed) * m.tall
  const board = Math.floor((v + shift) / m.tall)
  const tone = hash(row, board, m.seed + 3)
  const warm = hash(row, board, m.seed + 9)
  const grain = fbm(u * 42 + row * 7.3, v * 1.6 + board * 5.1, 3, m.seed)
  const ring = fbm(u * 9 + row * 3.1, v * 0.55 + board * 9.7, 2, m.seed + 4)
  const streak = Math.abs(Math.sin((ring * 7 + u * 8) * 3.1))
  set(m, 0.86 + 0.2 * tone + (grain - 0.5) * 0.2 + (streak - 0.6) * 0.055)
  tint(1 + (warm - 0.5) * 0.05, 1, 1 - (warm - 0.5) * 0.09)
  const gap = Math.max(joint(u, m.size, 0.0035, pixel), joint(v + shift, m.tall, 0.003, pixel))
  tint(1 - gap * 0.55, 1 - gap * 0.6, 1 - gap * 0.65)
}

function wood(m: Material, along: number, across: number, other: number): void {
  const ring = fbm(across * 9 + other * 5, along * 0.7, 2, m.seed)
  const streak = Math.abs(Math.sin((ring * 5 + across * 13) * 3.3))
  const grain = fbm(across * 60 + other * 31, along * 2.2, 2, m.seed + 8)
  set(m, 0.94 + (grain - 0.5) * 0.18 + (streak - 0.6) * 0.08)
}

function panel(m: Material, u: number, v: number, pixel: number): void {
  const row = Math.floor(u / m.size)
  const tone = hash(row, 3, m.seed)
  const grain = fbm(u * 30 + row * 5, v * 1.3 + row * 2.3, 3, m.seed + 2)
  const knot = noise2(u * 9 + row * 31, v * 2.4 + row * 17, m.seed)
  const strength = m.colour[2] < 0.5 ? 1 : 0.3
  set(m, 0.95 + (tone - 0.5) * 0.1 * strength + (grain - 0.5) * 0.22 * strength)
  if (knot > 0.9)
    tint(1 - strength * (knot - 0.9) * 3, 1 - strength * (knot - 0.9) * 4, 1 - strength * (knot - 0.9) * 4)
  const gap = joint(u, m.size, 0.005, pixel)
  tint(1 - gap * 0.4, 1 - gap * 0.42, 1 - gap * 0.42)
}

function tile(m: Material, u: number, v: number, pixel: number, shift: number): void {
  const row = Math.floor(v / m.tall)
  const s = u + (row & 1 ? shift * m.size : 0)
  const tone = hash(Math.floor(s / m.size), row, m.seed)
  const gap = Math.max(joint(s, m.size, 0.004, pixel), joint(v, m.tall, 0.004, pixel))
  set(m, 0.93 + tone * 0.11 + (fbm(u * 4, v * 4, 2, m.seed) - 0.5) * 0.1, gap)
}

function cloth(m: Material, u: number, v: number, fine: number, depth: number, pixel: number): void {
  const fade = 1 / (1 + pixel * fine * 0.6)
  const warp = noise2(u * fine, v * fine * 0.22, m.seed) - 0.5
  const weft = noise2(u * fine * 0.22, v * fine, m.seed + 1) - 0.5
  const cloud = fbm(u * 3, v * 3, 2, m.seed) - 0.5
  set(m, 0.97 + (warp + weft) * depth * fade + cloud * 0.07)
}

function picture(m: Material, u: number, v: number, halfU: number, halfV: number): void {
  const x = u / halfU
  const y = v / halfV
  const line = (fbm(x * 1.4 + m.seed * 7, m.seed, 3, m.seed) - 0.5) * 0.8 - 0.1
  const low = (fbm(x * 2 + 9, m.seed * 3, 3, m.seed + 4) - 0.5) * 0.7 - 0.5
  const sunX = hash(m.seed, 3) - 0.5
  const disc = Math.hypot((x - sunX) * halfU, (y - 0.45) * halfV) < Math.min(halfU, halfV) * 0.24
  const edge = Math.max(Math.abs(x), Math.abs(y))
  if (edge > 0.84) {
    paint[0] = 0.86
    paint[1] = 0.83
    paint[2] = 0.76
  } else if (y < low) set(m, 0.8)
  else if (y < line) set(m, 1, 0.5)
  else if (disc) {
    paint[0] = 0.85
    paint[1] = 0.45
    paint[2] = 0.22
  } else set(m, 1, 1)
}

function flame(m: Material, u: number, v: number, halfV: number): void {
  const y = (v + halfV) / (2 * halfV)
  const lick = fbm(u * 9, v * 5, 3, m.seed) + 0.25 - y * 0.75
  const hot = step(0.2, 0.6, lick)
  paint[0] = 0.15 + hot * 1.5
  paint[1] = 0.03 + hot * hot * 0.75
  paint[2] = 0.01 + hot * hot * hot * 0.24
}

function caustics(m: Material, u: number, v: number, pixel: number): void {
  tile(m, u, v, pixel, 0)
  const wx = u * 1.7 + fbm(u * 1.3, v * 1.3, 2, 3) * 2.2
  const wy = v * 1.7 + fbm(u * 1.3 + 9, v * 1.3, 2, 5) * 2.2
  const a = Math.abs(noise2(wx * 1.6, wy * 1.6, 4) - 0.5)
  const b = Math.abs(noise2(wx * 2.1 + 3, wy * 2.1 + 8, 9) - 0.5)
  const web = Math.max(0, 1 - a * 9) + Math.max(0, 1 - b * 9) * 0.7
  const k = 0.85 + web * 0.55
  tint(k, k, k)
}

/** Fills `paint` with the colour of a point given in the solid's own frame. */
export function colourAt(
  m: Material,
  p: Float64Array,
  halfX: number,
  halfY: number,
  halfZ: number,
  pixel: number,
): void {
  const [x = 0, y = 0, z = 0, nx = 0, ny = 0, nz = 0] = p
  const ax = Math.abs(nx)
  const ay = Math.abs(ny)
  const az = Math.abs(nz)
  const flat = az >= ax && az >= ay
  const u = flat ? x : ax > ay ? y : x
  const v = flat ? y : z
  paint[3] = m.glow
  switch (m.pattern) {
    case 'planks':
      m.across ? planks(m, v, u, pixel) : planks(m, u, v, pixel)
      return
    case 'wood':
      if (halfX >= halfY && halfX >= halfZ) {
        wood(m, x, flat ? y : z, flat ? z : y)
        return
      }
      if (halfY >= halfZ) {
        wood(m, y, flat ? x : z, flat ? z : x)
        return
      }
      wood(m, z, ax > ay ? y : x, ax > ay ? x : y)
      return
    case 'panel':
      m.across ? panel(m, v, u, pixel) : panel(m, u, v, pixel)
      return
    case 'stave':
      panel(m, Math.atan2(y, x) * halfX, z, pixel)
      return
    case 'tile':
      tile(m, u, v, pixel, 0)
      return
    case 'brick': {
      tile(m, u, v, pixel, 0.5)
      return
    }
    case 'linen':
      cloth(m, u, v, 170, 0.22, pixel)
      return
    case 'wool':
      cloth(m, u, v, 90, 0.34, pixel)
      return
    case 'weave': {
      cloth(m, u, v, 70, 0.5, pixel)
      const row = joint(v, m.size, m.size * 0.3, pixel) * 0.4 + joint(u, m.size, m.size * 0.3, pixel) * 0.2
      tint(1 - row * 0.4, 1 - row * 0.42, 1 - row * 0.45)
      return
    }
    case 'straw': {
      cloth(m, u, v, 60, 0.4, pixel)
      const row = joint(m.across ? u : v, m.size, m.size * 0.32, pixel)
      tint(1 - row * 0.4, 1 - row * 0.43, 1 - row * 0.48)
      return
    }
    case 'stripe': {
      cloth(m, u, v, 120, 0.2, pixel)
      const s = m.across ? v : u
      const f = s / m.size - Math.floor(s / m.size)
      if (f < 0.28 || (f > 0.4 && f < 0.46)) set(m, (paint[0] as number) / m.colour[0], 1)
      return
    }
    case 'checks': {
      const a =
        (u / m.size - Math.floor(u / m.size) < 0.5 ? 1 : 0) + (v / m.size - Math.floor(v / m.size) < 0.5 ? 1 : 0)
      set(m, 0.97 + (noise2(u * 90, v * 90) - 0.5) * 0.1, a / 2)
      return
    }
    case 'art':
      picture(m, u, v, flat ? halfX : ax > ay ? halfY : halfX, flat ? halfY : halfZ)
      return
    case 'spines': {
      const f = hash(Math.floor(u / m.size), 1, m.seed)
      set(m, 0.7 + f * 0.5, hash(Math.floor(u / m.size), 2, m.seed))
      return
    }
    case 'sand': {
      const ripple = Math.sin(v * 26 + fbm(u * 1.2, v * 1.2, 3) * 16)
      set(m, 0.95 + ripple * 0.03 + (fbm(u * 14, v * 14, 3) - 0.5) * 0.16)
      return
    }
    case 'snow':
      set(m, 0.96 + (fbm(u * 5, v * 5, 3) - 0.5) * 0.08)
      return
    case 'stone':
      set(m, 0.9 + (fbm(u * 7, v * 7, 4, m.seed) - 0.5) * 0.3 + (noise2(u * 90, v * 90) - 0.5) * 0.1)
      return
    case 'flame':
      flame(m, u, v, halfZ)
      return
    case 'pool':
      caustics(m, u, v, pixel)
      return
    default:
      set(m, 0.985 + (fbm(u * 2.2 + m.seed, v * 2.2, 3, m.seed) - 0.5) * 0.07)
  }
}

/** Bends the normal in place to show folds and weave. */
export function bend(m: Material, p: Float64Array): void {
  if (m.bump === 0) return
  const [x = 0, y = 0, z = 0] = p
  const f = m.pattern === 'linen' ? 7 : 22
  const a = noise2(x * f + z * 4, y * f + z * 5, 3) - 0.5
  const b = noise2(y * f + z * 4 + 31, x * f - z * 5 + 17, 5) - 0.5
  const c = noise2(z * f + x * 3 + 57, y * f + x * 4 + 41, 6) - 0.5
  p[3] = (p[3] as number) + a * m.bump * 2
  p[4] = (p[4] as number) + b * m.bump * 2
  p[5] = (p[5] as number) + c * m.bump * 2
  const l = 1 / Math.hypot(p[3] as number, p[4], p[5])
  p[3] = (p[3] as number) * l
  p[4] = (p[4] as number) * l
  p[5] = (p[5] as number) * l
}
