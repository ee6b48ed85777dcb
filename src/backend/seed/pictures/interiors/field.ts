import { gather, gathered, newTouch, touch } from './light.ts'
import { hash } from './noise.ts'
import type { Setting } from './setting.ts'
import { newRay, type Ray, trace, type World } from './world.ts'

/** Soft light on a coarse grid over the picture. Per point: r g b, aim xyz, place xyz, normal xyz. */
export interface Field {
  wide: number
  high: number
  cell: number
  data: Float32Array
  hit: Int32Array
  mean: [number, number, number]
}

const per = 12

/** Points a ray from the camera through a spot of the picture, given in pixels. */
export function aim(s: Setting, ray: Ray, px: number, py: number, wide: number, high: number): void {
  const c = s.camera
  const u = ((px / wide) * 2 - 1) * c.wide
  const v = ((1 - (py / high) * 2) * c.wide * high) / wide - c.rise
  const sin = Math.sin(c.turn)
  const cos = Math.cos(c.turn)
  const l = 1 / Math.sqrt(1 + u * u + v * v)
  ray.ox = c.at[0]
  ray.oy = c.at[1]
  ray.oz = c.at[2]
  ray.dx = (sin + cos * u) * l
  ray.dy = (cos - sin * u) * l
  ray.dz = v * l
  ray.t = 200
  ray.hit = -1
}

function clean(f: Field, reach: number, tight: number): void {
  const { wide, high, data, hit } = f
  const out = new Float32Array(wide * high * 6)
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const i = y * wide + x
      if ((hit[i] as number) < 0) continue
      const o = i * per
      const sum = [0, 0, 0, 0, 0, 0]
      let weight = 0
      const lum = (data[o] as number) + (data[o + 1] as number) + (data[o + 2] as number)
      for (let j = -2; j <= 2; j++) {
        for (let k = -2; k <= 2; k++) {
          const xx = x + k * reach
          const yy = y + j * reach
          if (xx < 0 || yy < 0 || xx >= wide || yy >= high) continue
          const q = yy * wide + xx
          if ((hit[q] as number) < 0) continue
          const p = q * per
          const dot =
            (data[o + 9] as number) * (data[p + 9] as number) +
            (data[o + 10] as number) * (data[p + 10] as number) +
            (data[o + 11] as number) * (data[p + 11] as number)
          if (dot < 0.4) continue
          const ex = (data[p + 6] as number) - (data[o + 6] as number)
          const ey = (data[p + 7] as number) - (data[o + 7] as number)
          const ez = (data[p + 8] as number) - (data[o + 8] as number)
          const off = Math.abs(
            ex * (data[o + 9] as number) + ey * (data[o + 10] as number) + ez * (data[o + 11] as number),
          )
          const away = Math.hypot(ex, ey, ez)
          const other = (data[p] as number) + (data[p + 1] as number) + (data[p + 2] as number)
          const ratio = Math.abs(other - lum) / (other + lum + 0.02)
          const w = Math.exp(-off * 40 - away * 1.6 - (j * j + k * k) * 0.22 - ratio * tight) * dot ** 8
          weight += w
          for (let n = 0; n < 6; n++) sum[n] = (sum[n] as number) + w * (data[p + n] as number)
        }
      }
      for (let n = 0; n < 6; n++) out[i * 6 + n] = (sum[n] as number) / weight
    }
  }
  for (let i = 0; i < wide * high; i++) {
    if ((hit[i] as number) >= 0) for (let n = 0; n < 6; n++) data[i * per + n] = out[i * 6 + n] as number
  }
}

export function lightField(world: World, s: Setting, wide: number, high: number, cell: number, samples: number): Field {
  const w = Math.ceil(wide / cell) + 1
  const h = Math.ceil(high / cell) + 1
  const f: Field = {
    wide: w,
    high: h,
    cell,
    data: new Float32Array(w * h * per),
    hit: new Int32Array(w * h).fill(-1),
    mean: [0, 0, 0],
  }
  const ray = newRay()
  const t = newTouch()
  let seen = 0
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      aim(s, ray, x * cell, y * cell, wide, high)
      if (!trace(world, ray)) continue
      touch(world, ray, t, 0.05, false)
      gather(world, s, t, samples, hash(x, y, s.seed))
      const i = y * w + x
      f.hit[i] = ray.hit
      f.data.set(gathered, i * per)
      f.data.set([t.x, t.y, t.z, t.nx, t.ny, t.nz], i * per + 6)
      for (let k = 0; k < 3; k++) f.mean[k] = (f.mean[k] as number) + (gathered[k] as number)
      seen++
    }
  }
  for (let k = 0; k < 3; k++) f.mean[k] = (f.mean[k] as number) / (seen || 1)
  clean(f, 1, 2.2)
  clean(f, 2, 3.2)
  clean(f, 3, 5)
  return f
}

/** Light at a point seen at a spot of the picture, from the nearest matching grid points. Reused array. */
export const found = new Float64Array(6)

export function lightAt(
  f: Field,
  px: number,
  py: number,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
): void {
  const gx = px / f.cell
  const gy = py / f.cell
  const x0 = Math.floor(gx) - 1
  const y0 = Math.floor(gy) - 1
  let weight = 0
  found.fill(0)
  for (let j = 0; j < 4; j++) {
    for (let k = 0; k < 4; k++) {
      const cx = x0 + k
      const cy = y0 + j
      if (cx < 0 || cy < 0 || cx >= f.wide || cy >= f.high) continue
      const i = cy * f.wide + cx
      if ((f.hit[i] as number) < 0) continue
      const p = i * per
      const d = f.data
      const dot = nx * (d[p + 9] as number) + ny * (d[p + 10] as number) + nz * (d[p + 11] as number)
      const ex = (d[p + 6] as number) - x
      const ey = (d[p + 7] as number) - y
      const ez = (d[p + 8] as number) - z
      const off = Math.abs(ex * nx + ey * ny + ez * nz)
      const away = ex * ex + ey * ey + ez * ez
      const fx = Math.abs(gx - cx)
      const fy = Math.abs(gy - cy)
      const near = Math.max(0, 2 - fx) * Math.max(0, 2 - fy)
      const face = dot > 0 ? dot * dot * dot * dot : 0
      const w = (near * (face + 0.002)) / (1 + off * 300 + away * 6) + 1e-9
      weight += w
      for (let n = 0; n < 6; n++) found[n] = (found[n] as number) + w * (d[p + n] as number)
    }
  }
  if (weight > 0) for (let n = 0; n < 6; n++) found[n] = (found[n] as number) / weight
  else for (let n = 0; n < 3; n++) found[n] = f.mean[n] as number
}
