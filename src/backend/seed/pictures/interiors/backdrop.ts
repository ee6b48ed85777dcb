import { type Colour, hex, mix, scale, step } from './colour.ts'
import { fbm, hash, noise2 } from './noise.ts'

/** The world outside: what is seen in a direction, in finished (linear) colour. */
export interface Backdrop {
  sky: Colour
  low: Colour
  sea: Colour
  seaNear: Colour
  sand: Colour
  shade: Colour
  grass: Colour
  grassDark: Colour
  cloud: Colour
  /** Direction of the low sun or moon, if it is to be seen. */
  sunAz: number
  sunEl: number
  sunSize: number
  glow: Colour
  clouds: number
  /** Height of the near dunes; less shows more sea. */
  rise: number
  seed: number
  /** Shifts everything, for rooms above or below the dunes. */
  eye: number
  /** What lies beyond: the sea, if nothing is said. */
  land?: 'dunes' | 'trees' | 'fields'
}

export const summer: Backdrop = {
  sky: hex('#8fb9cf'),
  low: hex('#e4ebe3'),
  sea: hex('#5f93a6'),
  seaNear: hex('#93bcc0'),
  sand: hex('#ecd9b0'),
  shade: hex('#b9a98f'),
  grass: hex('#9aa567'),
  grassDark: hex('#5f7350'),
  cloud: hex('#fbf7ee'),
  sunAz: 0,
  sunEl: 1,
  sunSize: 0,
  glow: hex('#fff2d8'),
  clouds: 0.55,
  rise: 1,
  seed: 3,
  eye: 0,
}

export const autumn: Backdrop = {
  ...summer,
  sky: hex('#a8bac2'),
  low: hex('#f0e2cb'),
  sea: hex('#66848f'),
  seaNear: hex('#9fb1b0'),
  grass: hex('#b59a5c'),
  grassDark: hex('#7a6a43'),
  sand: hex('#e2c99d'),
  shade: hex('#a28f78'),
  clouds: 0.7,
  seed: 8,
}

export const winter: Backdrop = {
  ...summer,
  sky: hex('#aebfcc'),
  low: hex('#e9e6e3'),
  sea: hex('#6d8794'),
  seaNear: hex('#98acb3'),
  sand: hex('#f3f4f4'),
  shade: hex('#b9c6d3'),
  grass: hex('#c9bc98'),
  grassDark: hex('#92866c'),
  clouds: 0.5,
  seed: 12,
}

export const dusk: Backdrop = {
  ...summer,
  sky: hex('#41587a'),
  low: hex('#efc09a'),
  sea: hex('#4d6680'),
  seaNear: hex('#a58c8a'),
  sand: hex('#8f7f7c'),
  shade: hex('#4f5264'),
  grass: hex('#5b6259'),
  grassDark: hex('#333f47'),
  cloud: hex('#d3978a'),
  sunAz: 0.2,
  sunEl: 0.035,
  sunSize: 0.03,
  glow: hex('#ffc98a'),
  clouds: 0.6,
  seed: 5,
}

export const night: Backdrop = {
  ...dusk,
  sky: hex('#1f3350'),
  low: hex('#6f7f95'),
  sea: hex('#2c4159'),
  seaNear: hex('#4b5f73'),
  sand: hex('#55606c'),
  shade: hex('#2b3646'),
  grass: hex('#364650'),
  grassDark: hex('#1f2c36'),
  cloud: hex('#56687f'),
  sunSize: 0,
  glow: hex('#8797aa'),
  seed: 9,
}

export const morning: Backdrop = {
  ...summer,
  sky: hex('#9cc0cf'),
  low: hex('#fbe6cb'),
  sea: hex('#7ba6b2'),
  seaNear: hex('#bcd0c9'),
  sand: hex('#f2dfb9'),
  clouds: 0.45,
  seed: 21,
}

function heaven(b: Backdrop, az: number, el: number): Colour {
  const h = 1 - Math.exp(-Math.max(0, el) * 3.4)
  let c = mix(b.low, b.sky, h)
  const wide = 1 / (0.16 + Math.max(0, el))
  const puff = fbm(az * 2.6 * (0.5 + wide * 0.12) + b.seed, el * 9 + b.seed * 3, 4, b.seed)
  const cover = step(0.62 - b.clouds * 0.22, 0.78 - b.clouds * 0.14, puff) * step(0, 0.06, el)
  const lit = 0.9 + 0.1 * noise2(az * 9, el * 30, b.seed)
  c = mix(c, scale(b.cloud, lit), cover * 0.75)
  if (b.sunSize > 0) {
    const d = Math.hypot(az - b.sunAz, el - b.sunEl)
    c = mix(c, b.glow, Math.exp(-d * 5) * 0.8)
    if (d < b.sunSize) c = scale(b.glow, 1.15)
  }
  return c
}

function water(b: Backdrop, az: number, el: number): Colour {
  const depth = Math.min(1, -el / 0.09)
  let c = mix(b.sea, b.seaNear, depth)
  const band = 1 / (0.006 - el)
  const wave = fbm(az * 14, Math.log(band) * 12, 3, b.seed)
  c = scale(c, 0.93 + wave * 0.14)
  const crest = noise2(az * 20 + 3, band * 0.32, b.seed + 6)
  if (crest > 0.8) c = mix(c, b.cloud, (crest - 0.8) * 2.6)
  if (b.sunSize > 0) {
    const glint = Math.exp(-Math.abs(az - b.sunAz) * 9) * step(0.42, 0.75, noise2(az * 60, band * 2, 4))
    c = mix(c, b.glow, glint * 0.9)
  }
  return c
}

interface Ridge {
  base: number
  amp: number
  freq: number
  grass: number
  blade: number
  haze: number
}

const ridges: Ridge[] = [
  { base: -0.2, amp: 0.2, freq: 1.1, grass: 0.62, blade: 0.03, haze: 0 },
  { base: -0.1, amp: 0.15, freq: 1.5, grass: 0.58, blade: 0.014, haze: 0.12 },
  { base: -0.05, amp: 0.085, freq: 2.3, grass: 0.52, blade: 0.007, haze: 0.28 },
]

function ridgeLine(b: Backdrop, r: Ridge, i: number, az: number): number {
  return r.base + r.amp * b.rise * (fbm(az * r.freq + b.seed * 1.7 + i * 11, i * 5.3, 3, b.seed + i) - 0.18)
}

function tufts(b: Backdrop, r: Ridge, i: number, az: number): number {
  const patch = step(0.38, 0.62, fbm(az * r.freq * 5 + i * 3, 1.5 + i, 2, b.seed + 30 + i))
  let tall = 0
  for (let k = 0; k < 3; k++) {
    const cell = r.blade * (0.1 + k * 0.043)
    const lean = az + k * 0.37 * cell
    const id = Math.floor(lean / cell)
    const f = Math.abs(lean / cell - id - 0.5) * 2
    const h = hash(id, k, b.seed + i * 7) * (1 - f)
    if (h > tall) tall = h
  }
  return tall * r.blade * (0.25 + patch)
}

function dune(b: Backdrop, r: Ridge, i: number, az: number, below: number, lit: number): Colour {
  const down = below / (r.amp + 0.02)
  const slope = fbm(az * r.freq * 3.2 + down * 1.3, down * 1.9 + i * 4, 3, b.seed + 50 + i)
  let c = mix(b.shade, b.sand, step(-0.35, 0.3, lit + (slope - 0.5) * 1.8))
  const mat = fbm(az * r.freq * 6, down * 5 + i * 9, 3, b.seed + 70 + i)
  const cover = step(0.5, 0.58, mat * 0.8 + 0.02 + Math.max(0, 0.2 - down * 0.45))
  const streak = noise2(az / (r.blade * 0.055) + down * 6, below / (r.blade * 0.8), b.seed + 90)
  const green = mix(b.grassDark, b.grass, step(0.15, 0.85, streak * 0.75 + slope * 0.45 - 0.1 + lit * 0.3))
  c = mix(c, green, cover * step(0.25, 0.5, streak * 0.5 + cover * 0.55))
  return mix(c, b.low, r.haze)
}

/** Land that has no water: dunes behind dunes, a row of pines, or fields with hedges. */
function inland(b: Backdrop, az: number, el: number): Colour | undefined {
  if (b.land === 'dunes') {
    const line = 0.012 + 0.05 * fbm(az * 3 + b.seed, 2.2, 3, b.seed + 3)
    if (el > line) return undefined
    const slope = fbm(az * 12, el * 40, 3, b.seed + 4)
    return mix(mix(mix(b.shade, b.sand, 0.3 + slope * 0.6), b.grass, 0.45), b.low, 0.42)
  }
  if (b.land === 'trees') {
    const crown =
      0.05 +
      0.02 * fbm(az * 4 + b.seed, 1.4, 2, b.seed + 6) +
      0.026 * noise2(az * 62, 3.1, b.seed + 7) +
      0.013 * noise2(az * 150, 1.1, b.seed + 9)
    if (el > crown) return undefined
    const leaf = fbm(az * 60, el * 60, 3, b.seed + 8)
    const tree = mix(
      mix(b.grassDark, [b.grassDark[0] * 0.45, b.grassDark[1] * 0.62, b.grassDark[2] * 0.62], 0.8),
      b.grass,
      step(0.45, 0.75, leaf) * 0.32,
    )
    if (el > -0.012) return mix(tree, b.low, 0.2)
    const lawn = fbm(az * 16, 2 / (0.03 - el), 3, b.seed + 12)
    const stroke = noise2(az * 90, 5 / (0.03 - el), b.seed + 13)
    return mix(
      mix(
        mix(b.grass, b.sand, step(0.5, 0.75, lawn) * 0.4),
        b.grassDark,
        step(0.3, 0.9, stroke) * 0.42 + (1 - lawn) * 0.2,
      ),
      b.low,
      Math.max(0.02, 0.22 + el * 1.4),
    )
  }
  const hedge = 0.006 + 0.02 * fbm(az * 7 + b.seed, 5.5, 3, b.seed + 11) + 0.012 * noise2(az * 38, 1.7, b.seed + 2)
  if (el > hedge) return undefined
  if (el > -0.004) return mix(mix(b.grassDark, b.grass, noise2(az * 70, el * 200, 5) * 0.5), b.low, 0.35)
  const depth = 1 / (0.012 - el)
  const strip = Math.floor(depth * 0.11 + b.seed)
  const tone = [b.grass, mix(b.grass, b.sand, 0.55), mix(b.grass, b.grassDark, 0.35)][((strip % 3) + 3) % 3] ?? b.grass
  return mix(scale(tone, 0.88 + 0.24 * fbm(az * 24, 4 / (0.03 - el), 3, b.seed)), b.low, Math.max(0, 0.34 + el * 3))
}

export function backdropAt(b: Backdrop, dx: number, dy: number, dz: number): Colour {
  const flat = Math.hypot(dx, dy)
  const az = Math.atan2(dx, dy)
  const el = dz / (flat || 1e-6) + b.eye
  const level = b.land === 'trees' || b.land === 'fields'
  for (let i = 0; i < ridges.length; i++) {
    if (level && i > 0) break
    const r = level ? ({ ...(ridges[0] as Ridge), base: -0.32, amp: 0.1, grass: 0.9 } as Ridge) : (ridges[i] as Ridge)
    const line = ridgeLine(b, r, i, az)
    const top = line + (el < line + r.blade * 1.3 ? tufts(b, r, i, az) : 0)
    if (el < top) {
      const lit = (line - ridgeLine(b, r, i, az - 0.02)) * 22
      if (el > line) return mix(mix(b.grassDark, b.grass, noise2(az / (r.blade * 0.05), 2, b.seed)), b.low, r.haze)
      return dune(b, r, i, az, line - el, lit)
    }
  }
  const land = b.land && inland(b, az, el)
  if (land) return land
  return el < 0 ? water(b, az, el) : heaven(b, az, el)
}
