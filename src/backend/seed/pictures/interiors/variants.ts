import { type Backdrop, backdropAt } from './backdrop.ts'
import type { Colour } from './colour.ts'
import { aim, found, lightAt, lightField } from './field.ts'
import { newTouch, sunAt, touch } from './light.ts'
import type { Material } from './materials.ts'
import { noise2, stream } from './noise.ts'
import type { Plate } from './picture.ts'
import type { Setting } from './setting.ts'
import { buildWorld, newRay, trace, type World } from './world.ts'

/** The same room in other colours, with another view. */
export interface Variant {
  backdrop: Backdrop
  /** the hues that cloth and tiles have instead of their own, in degrees; none for their own */
  hues: readonly number[]
  /** what white walls take on */
  wall: readonly [number, number, number]
  /** darkens or bleaches wood */
  wood: number
}

function hsv([r, g, b]: Colour): [number, number, number] {
  const max = Math.max(r, g, b)
  const d = max - Math.min(r, g, b)
  if (d === 0) return [0, 0, max]
  const h = max === r ? ((g - b) / d + 6) % 6 : max === g ? (b - r) / d + 2 : (r - g) / d + 4
  return [h * 60, d / max, max]
}

function rgb(h: number, s: number, v: number): Colour {
  const f = (n: number) => {
    const k = (n + h / 60) % 6
    return v - v * s * Math.max(0, Math.min(k, 4 - k, 1))
  }
  return [f(5), f(3), f(1)]
}

const cloths: readonly string[] = ['linen', 'wool', 'weave', 'stripe', 'checks', 'tile']
const woods: readonly string[] = ['planks', 'wood', 'panel']

function recolour(m: Material, c: Colour, v: Variant): Colour {
  if (m.glow > 0 || m.mirror > 0.3) return c
  const [h, s, l] = hsv(c)
  if (woods.includes(m.pattern) && s > 0.3) return [c[0] * v.wood, c[1] * v.wood ** 1.05, c[2] * v.wood ** 1.15]
  if (s < 0.26 && l > 0.55 && (m.pattern === 'plain' || m.pattern === 'panel' || m.pattern === 'tile'))
    return [c[0] * v.wall[0], c[1] * v.wall[1], c[2] * v.wall[2]]
  if (v.hues.length === 0) return c
  const painted = m.pattern === 'panel' || (m.pattern === 'plain' && m.gloss < 0.3 && h > 150 && h < 260)
  if ((cloths.includes(m.pattern) || painted) && s > 0.42) {
    const hue = v.hues[Math.floor(h / 50) % v.hues.length] ?? h
    const warm = hue < 70
    return rgb(hue, Math.min(0.78, s * (warm ? 1.05 : 0.8)), l * (warm ? 1.06 : 0.96))
  }
  if (cloths.includes(m.pattern)) return [c[0] * v.wall[0] ** 1.5, c[1] * v.wall[1] ** 1.5, c[2] * v.wall[2] ** 1.5]
  return c
}

function dyedWorld(world: World, v: Variant): World {
  const known = new Map<Material, Material>()
  const material = world.material.map((m) => {
    const made = known.get(m) ?? { ...m, colour: recolour(m, m.colour, v), second: recolour(m, m.second, v) }
    known.set(m, made)
    return made
  })
  return { ...world, material }
}

const seen = 0.5

/** Follows light through a room once and paints it in each of the variants. */
export function exposeVariants(
  s: Setting,
  wide: number,
  high: number,
  samples: number,
  variants: readonly Variant[],
): { plates: Plate[]; open: number } {
  const base = buildWorld(s.shapes)
  const worlds = variants.map((v) => dyedWorld(base, v))
  const f = lightField(base, s, wide, high, 6, samples)
  const random = stream(11)
  const ray = newRay()
  const mirror = newRay()
  const t = newTouch()
  const m = newTouch()
  const count = variants.length
  const lit = new Float64Array(3 * count)
  const plain = new Float64Array(3 * count)
  const plates = variants.map(
    (): Plate => ({ wide, high, lit: new Float32Array(wide * high * 3), plain: new Float32Array(wide * high * 3) }),
  )
  let open = 0

  const outside = (dx: number, dy: number, dz: number, k: number) => {
    variants.forEach((v, n) => {
      const c = backdropAt(v.backdrop, dx, dy, dz)
      for (let i = 0; i < 3; i++) plain[n * 3 + i] = (plain[n * 3 + i] as number) + (c[i] as number) * k
    })
  }

  const follow = (k: number, depth: number, deep?: readonly number[]): void => {
    mirror.t = 100
    if (!trace(base, mirror)) {
      outside(mirror.dx, mirror.dy, mirror.dz, k)
      return
    }
    const met = base.material[mirror.hit] as Material
    if (met.mirror > 0.5 && depth < 2) return
    touch(base, mirror, m, 0.02, false)
    const sun = sunAt(base, s, m)
    const facing = 0.65 + 0.35 * Math.max(0, m.nz)
    for (let n = 0; n < count; n++) {
      touch(worlds[n] as World, mirror, m, 0.02, false)
      const c = [m.r, m.g, m.b]
      for (let i = 0; i < 3; i++) {
        const through = deep ? (deep[i] as number) ** (Math.min(3, mirror.t) * 1.15) : 1
        lit[n * 3 + i] =
          (lit[n * 3 + i] as number) +
          (c[i] as number) * ((f.mean[i] as number) * facing + (s.sunColour[i] as number) * sun * seen) * k * through
        if (m.glow > 0) plain[n * 3 + i] = (plain[n * 3 + i] as number) + (c[i] as number) * m.glow * k * 0.8
      }
    }
  }

  const water = (): boolean => {
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
    const nz = Math.sqrt(1 - a * a - b * b)
    const dot = ray.dx * a + ray.dy * b + ray.dz * nz
    const fresnel = 0.03 + 0.72 * (1 - Math.abs(dot)) ** 4
    mirror.ox = x + a * 0.004
    mirror.oy = y + b * 0.004
    mirror.oz = w.level + nz * 0.004
    mirror.dx = ray.dx - 2 * dot * a
    mirror.dy = ray.dy - 2 * dot * b
    mirror.dz = ray.dz - 2 * dot * nz
    follow(fresnel, 1)
    mirror.ox = x
    mirror.oy = y
    mirror.oz = w.level - 0.002
    mirror.dx = ray.dx * 0.75 - a * 0.25
    mirror.dy = ray.dy * 0.75 - b * 0.25
    mirror.dz = -Math.sqrt(Math.max(0.05, 1 - mirror.dx ** 2 - mirror.dy ** 2))
    follow(1 - fresnel, 2, w.tint)
    return true
  }

  const look = (px: number, py: number): number => {
    lit.fill(0)
    plain.fill(0)
    aim(s, ray, px, py, wide, high)
    trace(base, ray)
    if (water()) return 100000
    if (ray.hit < 0) {
      outside(ray.dx, ray.dy, ray.dz, 1)
      return -1
    }
    const id = ray.hit
    const stuff = base.material[id] as Material
    const pixel = (ray.t * s.camera.wide * 2) / wide
    touch(base, ray, t, pixel, true)
    const cos = Math.abs(ray.dx * t.nx + ray.dy * t.ny + ray.dz * t.nz)
    lightAt(f, px, py, t.x, t.y, t.z, t.nx, t.ny, t.nz)
    const shape =
      stuff.bump > 0
        ? 0.62 +
          0.5 * Math.max(-0.6, t.nx * (found[3] as number) + t.ny * (found[4] as number) + t.nz * (found[5] as number))
        : 1
    const sun = (sunAt(base, s, t) + sunAt(base, s, t)) / 2
    const sheen = stuff.gloss * (0.04 + 0.96 * (1 - cos) ** 4) + stuff.mirror
    const keep = 1 - Math.min(1, sheen)
    for (let n = 0; n < count; n++) {
      touch(worlds[n] as World, ray, m, pixel, true)
      const c = [m.r, m.g, m.b]
      const own = m.glow > 0 ? 0.25 : 1
      for (let i = 0; i < 3; i++) {
        lit[n * 3 + i] =
          (c[i] as number) * ((found[i] as number) * shape + (s.sunColour[i] as number) * sun * seen) * keep * own
        if (m.glow > 0) plain[n * 3 + i] = (c[i] as number) * m.glow * 0.8
      }
    }
    if (sheen > 0.03) {
      const dot = ray.dx * t.nx + ray.dy * t.ny + ray.dz * t.nz
      mirror.ox = t.x + t.nx * 0.004
      mirror.oy = t.y + t.ny * 0.004
      mirror.oz = t.z + t.nz * 0.004
      mirror.dx = ray.dx - 2 * dot * t.nx + (random() - 0.5) * stuff.rough
      mirror.dy = ray.dy - 2 * dot * t.ny + (random() - 0.5) * stuff.rough
      mirror.dz = ray.dz - 2 * dot * t.nz + (random() - 0.5) * stuff.rough
      const l = 1 / Math.hypot(mirror.dx, mirror.dy, mirror.dz)
      mirror.dx *= l
      mirror.dy *= l
      mirror.dz *= l
      follow(Math.min(1, sheen), 1)
    }
    const axis = Math.abs(t.nx) > 0.8 ? 1 : Math.abs(t.ny) > 0.8 ? 2 : 3
    return id * 8 + axis + (sun > 0 ? 4 : 0)
  }

  const tags = new Int32Array(wide * high)
  const keepAt = (i: number, k: number) => {
    for (let n = 0; n < count; n++) {
      const plate = plates[n] as Plate
      for (let c = 0; c < 3; c++) {
        plate.lit[i * 3 + c] = (plate.lit[i * 3 + c] as number) * (1 - k) + (lit[n * 3 + c] as number) * k
        plate.plain[i * 3 + c] = (plate.plain[i * 3 + c] as number) * (1 - k) + (plain[n * 3 + c] as number) * k
      }
    }
  }
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const i = y * wide + x
      tags[i] = look(x + 0.5, y + 0.5)
      if (tags[i] === -1) open++
      keepAt(i, 1)
    }
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const i = y * wide + x
      const edge =
        (x > 0 && tags[i - 1] !== tags[i]) ||
        (x < wide - 1 && tags[i + 1] !== tags[i]) ||
        (y > 0 && tags[i - wide] !== tags[i]) ||
        (y < high - 1 && tags[i + wide] !== tags[i])
      if (!edge) continue
      for (let k = 0; k < 2; k++) {
        look(x + 0.25 + k * 0.5, y + 0.75 - k * 0.5)
        keepAt(i, 1 / (k + 2))
      }
    }
  return { plates, open: open / (wide * high) }
}
