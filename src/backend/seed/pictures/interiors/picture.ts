import { backdropAt } from './backdrop.ts'
import { aim, type Field, found, lightAt, lightField } from './field.ts'
import { gather, gathered, newTouch, sunAt, touch } from './light.ts'
import type { Material } from './materials.ts'
import { noise2, stream } from './noise.ts'
import type { Setting } from './setting.ts'
import { buildWorld, newRay, trace, type World } from './world.ts'

/** The finished light of a picture: what is lit inside, and what shines in finished colours (the view). */
export interface Plate {
  wide: number
  high: number
  lit: Float32Array
  plain: Float32Array
}

const ray = newRay()
const mirror = newRay()
const t = newTouch()
const m = newTouch()
/** Sunlit patches are painted darker than they would be, so that boards and weave stay to be seen in them. */
const seen = 0.5
const lit = new Float64Array(3)
const plain = new Float64Array(3)
const random = stream(11)

/** Follows a reflection or refraction and adds what it meets, weighed by k. */
function follow(world: World, s: Setting, f: Field, k: number, depth: number): void {
  mirror.t = 100
  if (!trace(world, mirror)) {
    const c = backdropAt(s.backdrop, mirror.dx, mirror.dy, mirror.dz)
    for (let n = 0; n < 3; n++) plain[n] = (plain[n] as number) + (c[n] as number) * k
    return
  }
  touch(world, mirror, m, 0.02, false)
  const met = world.material[mirror.hit] as Material
  if (met.mirror > 0.5 && depth < 2) return
  let sun = sunAt(world, s, m)
  if (depth === 2) sun = (sun + sunAt(world, s, m) + sunAt(world, s, m) + sunAt(world, s, m)) / 4
  const facing = 0.65 + 0.35 * Math.max(0, m.nz)
  const c = [m.r, m.g, m.b]
  const base = [f.mean[0] * facing, f.mean[1] * facing, f.mean[2] * facing]
  if (k > 0.6 && depth === 1) {
    gather(world, s, m, 44, random())
    for (let n = 0; n < 3; n++) base[n] = gathered[n] as number
  }
  for (let n = 0; n < 3; n++)
    lit[n] = (lit[n] as number) + (c[n] as number) * ((base[n] as number) + (s.sunColour[n] as number) * sun * seen) * k
  if (m.glow > 0) for (let n = 0; n < 3; n++) plain[n] = (plain[n] as number) + (c[n] as number) * m.glow * k * 0.8
}

function reflect(world: World, s: Setting, f: Field, rough: number, k: number): void {
  const dot = ray.dx * t.nx + ray.dy * t.ny + ray.dz * t.nz
  mirror.ox = t.x + t.nx * 0.004
  mirror.oy = t.y + t.ny * 0.004
  mirror.oz = t.z + t.nz * 0.004
  mirror.dx = ray.dx - 2 * dot * t.nx + (random() - 0.5) * rough
  mirror.dy = ray.dy - 2 * dot * t.ny + (random() - 0.5) * rough
  mirror.dz = ray.dz - 2 * dot * t.nz + (random() - 0.5) * rough
  const l = 1 / Math.hypot(mirror.dx, mirror.dy, mirror.dz)
  mirror.dx *= l
  mirror.dy *= l
  mirror.dz *= l
  follow(world, s, f, k, 1)
}

/** Whether the sight line meets the water first; if so the water is painted. */
function throughWater(world: World, s: Setting, f: Field): boolean {
  const w = s.water
  if (!w || ray.dz >= 0) return false
  const d = (w.level - ray.oz) / ray.dz
  if (d <= 0 || d > ray.t) return false
  const x = ray.ox + ray.dx * d
  const y = ray.oy + ray.dy * d
  if (x < w.box[0] || x > w.box[2] || y < w.box[1] || y > w.box[3]) return false
  if (w.round && Math.hypot(x - (w.box[0] + w.box[2]) / 2, y - (w.box[1] + w.box[3]) / 2) > (w.box[2] - w.box[0]) / 2)
    return false
  const a = (noise2(x * 3.1, y * 3.1, 1) - 0.5 + (noise2(x * 7, y * 7, 2) - 0.5) * 0.5) * w.calm
  const b = (noise2(x * 3.1 + 40, y * 3.1, 3) - 0.5 + (noise2(x * 7 + 9, y * 7, 4) - 0.5) * 0.5) * w.calm
  t.x = x
  t.y = y
  t.z = w.level
  t.nx = a
  t.ny = b
  t.nz = Math.sqrt(1 - a * a - b * b)
  const cos = Math.abs(ray.dx * t.nx + ray.dy * t.ny + ray.dz * t.nz)
  const fresnel = 0.03 + 0.72 * (1 - cos) ** 4
  reflect(world, s, f, 0.01, fresnel)
  mirror.ox = x
  mirror.oy = y
  mirror.oz = w.level - 0.002
  mirror.dx = ray.dx * 0.75 - a * 0.25
  mirror.dy = ray.dy * 0.75 - b * 0.25
  mirror.dz = -Math.sqrt(Math.max(0.05, 1 - mirror.dx ** 2 - mirror.dy ** 2))
  mirror.t = 20
  const before = [lit[0], lit[1], lit[2]]
  lit.fill(0)
  follow(world, s, f, 1 - fresnel, 2)
  const deep = Math.min(3, mirror.t)
  for (let n = 0; n < 3; n++)
    lit[n] = (before[n] as number) + (lit[n] as number) * (w.tint[n] as number) ** (deep * 1.15)
  return true
}

/** The sun at the point looked at; where its edge is soft, several looks are averaged. */
function sunSeen(world: World, s: Setting): number {
  const a = sunAt(world, s, t)
  const b = sunAt(world, s, t)
  if (a > 0 === b > 0) return (a + b) / 2
  let sum = a + b
  for (let k = 0; k < 8; k++) sum += sunAt(world, s, t)
  return sum / 10
}

/** Paints one line of sight into `lit` and `plain`; returns a number telling surfaces apart. */
function look(world: World, s: Setting, f: Field, px: number, py: number, wide: number, high: number): number {
  lit.fill(0)
  plain.fill(0)
  aim(s, ray, px, py, wide, high)
  trace(world, ray)
  if (throughWater(world, s, f)) return 100000
  if (ray.hit < 0) {
    const c = backdropAt(s.backdrop, ray.dx, ray.dy, ray.dz)
    for (let n = 0; n < 3; n++) plain[n] = c[n] as number
    return -1
  }
  const id = ray.hit
  const stuff = world.material[id] as Material
  touch(world, ray, t, (ray.t * s.camera.wide * 2) / wide, true)
  const cos = Math.abs(ray.dx * t.nx + ray.dy * t.ny + ray.dz * t.nz)
  lightAt(f, px, py, t.x, t.y, t.z, t.nx, t.ny, t.nz)
  const shape =
    stuff.bump > 0
      ? 0.62 +
        0.5 * Math.max(-0.6, t.nx * (found[3] as number) + t.ny * (found[4] as number) + t.nz * (found[5] as number))
      : 1
  const sun = sunSeen(world, s)
  const sheen = stuff.gloss * (0.04 + 0.96 * (1 - cos) ** 4) + stuff.mirror
  const keep = 1 - Math.min(1, sheen)
  const c = [t.r, t.g, t.b]
  for (let n = 0; n < 3; n++) {
    lit[n] =
      (lit[n] as number) +
      (c[n] as number) * ((found[n] as number) * shape + (s.sunColour[n] as number) * sun * seen) * keep
    if (t.glow > 0) plain[n] = (plain[n] as number) + (c[n] as number) * t.glow * 0.8
  }
  if (t.glow > 0) for (let n = 0; n < 3; n++) lit[n] = (lit[n] as number) * 0.25
  const axis = Math.abs(t.nx) > 0.8 ? 1 : Math.abs(t.ny) > 0.8 ? 2 : 3
  const tag = id * 8 + axis + (sun > 0 ? 4 : 0)
  if (sheen > 0.02) reflect(world, s, f, stuff.rough, Math.min(1, sheen))
  return tag
}

export function expose(s: Setting, wide: number, high: number, samples: number): Plate {
  const world = buildWorld(s.shapes)
  const f = lightField(world, s, wide, high, 4, samples)
  const plate: Plate = { wide, high, lit: new Float32Array(wide * high * 3), plain: new Float32Array(wide * high * 3) }
  const tags = new Int32Array(wide * high)
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const i = y * wide + x
      tags[i] = look(world, s, f, x + 0.5, y + 0.5, wide, high)
      plate.lit.set(lit, i * 3)
      plate.plain.set(plain, i * 3)
    }
  }
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const i = y * wide + x
      const edge =
        (x > 0 && tags[i - 1] !== tags[i]) ||
        (x < wide - 1 && tags[i + 1] !== tags[i]) ||
        (y > 0 && tags[i - wide] !== tags[i]) ||
        (y < high - 1 && tags[i + wide] !== tags[i])
      if (!edge) continue
      for (let k = 0; k < 4; k++) {
        look(world, s, f, x + 0.2 + (k & 1) * 0.6, y + 0.2 + (k >> 1) * 0.6, wide, high)
        for (let n = 0; n < 3; n++) {
          plate.lit[i * 3 + n] = (plate.lit[i * 3 + n] as number) + (lit[n] as number)
          plate.plain[i * 3 + n] = (plate.plain[i * 3 + n] as number) + (plain[n] as number)
        }
      }
      for (let n = 0; n < 3; n++) {
        plate.lit[i * 3 + n] = (plate.lit[i * 3 + n] as number) / 5
        plate.plain[i * 3 + n] = (plate.plain[i * 3 + n] as number) / 5
      }
    }
  }
  return plate
}
