import { fbm, hash } from './noise.ts'
import type { Plate } from './picture.ts'

function exposureOf(plate: Plate, key: number): number {
  const seen: number[] = []
  for (let i = 0; i < plate.wide * plate.high; i += 7) {
    const l =
      (plate.lit[i * 3] as number) * 0.3 +
      (plate.lit[i * 3 + 1] as number) * 0.6 +
      (plate.lit[i * 3 + 2] as number) * 0.1
    if (l > 0) seen.push(l)
  }
  seen.sort((a, b) => a - b)
  const middle = seen[Math.floor(seen.length * 0.5)] ?? 1
  return key / middle
}

/** Takes out half of the tint that floors and walls give to each other's light. */
function balance(plate: Plate): number[] {
  const mean = [0, 0, 0]
  for (let i = 0; i < plate.lit.length; i++) mean[i % 3] = (mean[i % 3] as number) + Math.min(2, plate.lit[i] as number)
  const grey = (mean[0] as number) * 0.3 + (mean[1] as number) * 0.6 + (mean[2] as number) * 0.1
  return mean.map((c) => (grey / (c || 1)) ** 0.32)
}

/** Film-like shoulder: keeps the middle tones and rolls off the brightest. */
function curve(x: number): number {
  return x < 0.42 ? x : 0.42 + 0.56 * (1 - Math.exp(-(x - 0.42) * 1.05))
}

function toScreen(x: number): number {
  const c = x < 0 ? 0 : x > 1 ? 1 : x
  return c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055
}

/** Spreads the brightest light a little, as eyes and lenses do. */
function bloom(wide: number, high: number, rgb: Float32Array, strength: number): void {
  const k = 8
  const w = Math.ceil(wide / k)
  const h = Math.ceil(high / k)
  let small = new Float32Array(w * h * 3)
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const o = (y * wide + x) * 3
      const q = (Math.floor(y / k) * w + Math.floor(x / k)) * 3
      for (let n = 0; n < 3; n++)
        small[q + n] = (small[q + n] as number) + Math.max(0, (rgb[o + n] as number) - 0.72) / (k * k)
    }
  }
  for (let pass = 0; pass < 4; pass++) {
    const next = new Float32Array(w * h * 3)
    const across = pass % 2 === 0
    const r = 9
    for (let y = 0; y < h; y++) {
      for (let x = 0; x < w; x++) {
        for (let d = -r; d <= r; d++) {
          const xx = across ? Math.min(w - 1, Math.max(0, x + d)) : x
          const yy = across ? y : Math.min(h - 1, Math.max(0, y + d))
          for (let n = 0; n < 3; n++)
            next[(y * w + x) * 3 + n] =
              (next[(y * w + x) * 3 + n] as number) + (small[(yy * w + xx) * 3 + n] as number) / (2 * r + 1)
        }
      }
    }
    small = next
  }
  for (let y = 0; y < high; y++) {
    const gy = Math.min(h - 1.001, Math.max(0, (y + 0.5) / k - 0.5))
    const y0 = Math.floor(gy)
    const y1 = Math.min(h - 1, y0 + 1)
    for (let x = 0; x < wide; x++) {
      const gx = Math.min(w - 1.001, Math.max(0, (x + 0.5) / k - 0.5))
      const x0 = Math.floor(gx)
      const x1 = Math.min(w - 1, x0 + 1)
      for (let n = 0; n < 3; n++) {
        const a =
          (small[(y0 * w + x0) * 3 + n] as number) * (1 - gx + x0) +
          (small[(y0 * w + x1) * 3 + n] as number) * (gx - x0)
        const b =
          (small[(y1 * w + x0) * 3 + n] as number) * (1 - gx + x0) +
          (small[(y1 * w + x1) * 3 + n] as number) * (gx - x0)
        rgb[(y * wide + x) * 3 + n] =
          (rgb[(y * wide + x) * 3 + n] as number) + (a * (1 - gy + y0) + b * (gy - y0)) * strength
      }
    }
  }
}

/** Lays the picture down as flat little strokes: each pixel takes the calmest of four neighbourhoods. */
function strokes(wide: number, high: number, rgb: Float32Array, radius: number): Float32Array {
  const out = new Float32Array(rgb.length)
  const sum = new Float64Array(8)
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      let best = 1e9
      for (let q = 0; q < 4; q++) {
        const sx = q & 1 ? 0 : -radius
        const sy = q & 2 ? 0 : -radius
        sum.fill(0)
        let squares = 0
        for (let j = 0; j <= radius; j++) {
          const yy = Math.min(high - 1, Math.max(0, y + sy + j))
          for (let i = 0; i <= radius; i++) {
            const xx = Math.min(wide - 1, Math.max(0, x + sx + i))
            const o = (yy * wide + xx) * 3
            const l = (rgb[o] as number) * 0.3 + (rgb[o + 1] as number) * 0.6 + (rgb[o + 2] as number) * 0.1
            sum[0] = (sum[0] as number) + (rgb[o] as number)
            sum[1] = (sum[1] as number) + (rgb[o + 1] as number)
            sum[2] = (sum[2] as number) + (rgb[o + 2] as number)
            sum[3] = (sum[3] as number) + l
            squares += l * l
          }
        }
        const n = (radius + 1) * (radius + 1)
        const spread = squares / n - ((sum[3] as number) / n) ** 2
        if (spread < best) {
          best = spread
          const o = (y * wide + x) * 3
          out[o] = (sum[0] as number) / n
          out[o + 1] = (sum[1] as number) / n
          out[o + 2] = (sum[2] as number) / n
        }
      }
    }
  }
  return out
}

/** Turns gathered light into finished pixels, three bytes each. */
export function develop(plate: Plate, key: number, radius: number): Uint8Array {
  const { wide, high } = plate
  const k = exposureOf(plate, key)
  const rgb = new Float32Array(wide * high * 3)
  const gain = balance(plate)
  for (let i = 0; i < rgb.length; i++)
    rgb[i] = curve((plate.lit[i] as number) * k * (gain[i % 3] as number)) + (plate.plain[i] as number)
  bloom(wide, high, rgb, 0.32)
  for (let i = 0; i < rgb.length; i++) rgb[i] = toScreen(rgb[i] as number)
  const laid = radius > 0 ? strokes(wide, high, rgb, radius) : rgb
  const out = new Uint8Array(rgb.length)
  const unit = 1600 / wide
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const o = (y * wide + x) * 3
      for (let n = 0; n < 3; n++) laid[o + n] = (laid[o + n] as number) * 0.72 + (rgb[o + n] as number) * 0.28
      const l = (laid[o] as number) * 0.3 + (laid[o + 1] as number) * 0.6 + (laid[o + 2] as number) * 0.1
      const wash = (fbm(x * unit * 0.012, y * unit * 0.02, 3, 5) - 0.5) * 0.035
      const fibre = (hash(x, y, 2) - 0.5) * 0.014
      for (let n = 0; n < 3; n++) {
        let c = l + ((laid[o + n] as number) - l) * 0.92
        c = c + (c * c * (3 - 2 * c) - c) * 0.34 + wash + fibre
        const lift = 0.018 * (1 - c)
        out[o + n] = Math.max(0, Math.min(255, Math.round((c + lift) * 255)))
      }
    }
  }
  return out
}
