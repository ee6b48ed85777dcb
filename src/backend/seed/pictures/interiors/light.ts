import type { Material } from './materials.ts'
import { stream } from './noise.ts'
import type { Portal, Setting } from './setting.ts'
import { bend, colourAt, paint } from './surface.ts'
import { halfOf, localAt, newRay, type Ray, toRoom, trace, upright, type World } from './world.ts'

/** Light gathered at a point: r, g, b and the mean direction it comes from. Reused between calls. */
export const gathered = new Float64Array(6)
const direct = new Float64Array(3)
const probe = newRay()
const shade = newRay()
const random = stream(7)

/** Patterns that run on over neighbouring pieces of the same wall or floor. */
const fixed: Record<string, true> = { panel: true, planks: true, tile: true, brick: true, pool: true }

export interface Touch {
  x: number
  y: number
  z: number
  nx: number
  ny: number
  nz: number
  r: number
  g: number
  b: number
  glow: number
}

export function newTouch(): Touch {
  return { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 1, r: 0, g: 0, b: 0, glow: 0 }
}

/** Works out place, normal and colour where a ray has hit. */
export function touch(world: World, ray: Ray, into: Touch, pixel: number, bumps: boolean): void {
  const i = ray.hit
  into.x = ray.ox + ray.dx * ray.t
  into.y = ray.oy + ray.dy * ray.t
  into.z = ray.oz + ray.dz * ray.t
  const p = localAt(world, i, into.x, into.y, into.z)
  const m = world.material[i] as Material
  if (m.pattern in fixed && upright(world, i)) {
    p[0] = into.x
    p[1] = into.y
    p[2] = into.z
  }
  colourAt(m, p, halfOf(world, i, 0), halfOf(world, i, 1), halfOf(world, i, 2), pixel)
  if (bumps) bend(m, p)
  let [nx, ny, nz] = toRoom(world, i, p[3] as number, p[4] as number, p[5] as number)
  if (nx * ray.dx + ny * ray.dy + nz * ray.dz > 0) {
    nx = -nx
    ny = -ny
    nz = -nz
  }
  into.nx = nx
  into.ny = ny
  into.nz = nz
  into.r = paint[0] as number
  into.g = paint[1] as number
  into.b = paint[2] as number
  into.glow = paint[3] as number
}

function blocked(world: World, t: Touch, dx: number, dy: number, dz: number, far: number): boolean {
  shade.ox = t.x + t.nx * 0.004
  shade.oy = t.y + t.ny * 0.004
  shade.oz = t.z + t.nz * 0.004
  shade.dx = dx
  shade.dy = dy
  shade.dz = dz
  shade.t = far
  return trace(world, shade, true)
}

/** How much of the sun reaches a point, 0..1 with the angle of its fall. */
export function sunAt(world: World, s: Setting, t: Touch): number {
  if (s.sunColour[0] === 0) return 0
  const dx = s.sun[0] + (random() - 0.5) * s.sunSize
  const dy = s.sun[1] + (random() - 0.5) * s.sunSize
  const dz = s.sun[2] + (random() - 0.5) * s.sunSize
  const l = 1 / Math.hypot(dx, dy, dz)
  const cos = (t.nx * dx + t.ny * dy + t.nz * dz) * l
  if (cos <= 0) return 0
  return blocked(world, t, dx * l, dy * l, dz * l, 60) ? 0 : cos
}

function area(p: Portal): number {
  return 4 * Math.hypot(...p.u) * Math.hypot(...p.v)
}

/** Adds one sample of window light and all lamps to `direct`. */
function sampleDirect(
  world: World,
  s: Setting,
  t: Touch,
  areas: number[],
  total: number,
  aim: Float64Array | null,
): void {
  direct.fill(0)
  if (s.portals.length > 0) {
    let pick = random() * total
    let k = 0
    while (k < s.portals.length - 1 && pick > (areas[k] as number)) pick -= areas[k++] as number
    const p = s.portals[k] as Portal
    const a = random() * 2 - 1
    const b = random() * 2 - 1
    let dx =
      (p.at[0] as number as number as number as number as number as number) +
      (p.u[0] as number as number as number as number as number as number) * a +
      (p.v[0] as number as number as number as number as number as number) * b -
      t.x
    let dy =
      (p.at[1] as number as number as number as number as number as number) +
      (p.u[1] as number as number as number as number as number as number) * a +
      (p.v[1] as number as number as number as number as number as number) * b -
      t.y
    let dz =
      (p.at[2] as number as number as number as number as number as number) +
      (p.u[2] as number as number as number as number as number as number) * a +
      (p.v[2] as number as number as number as number as number as number) * b -
      t.z
    const d2 = Math.max(0.04, dx * dx + dy * dy + dz * dz)
    const d = Math.sqrt(d2)
    dx /= d
    dy /= d
    dz /= d
    const cos = t.nx * dx + t.ny * dy + t.nz * dz
    const face = -(
      (p.inward[0] as number as number as number as number as number as number) * dx +
      (p.inward[1] as number as number as number as number as number as number) * dy +
      (p.inward[2] as number as number as number as number as number as number) * dz
    )
    if (cos > 0 && face > 0 && !blocked(world, t, dx, dy, dz, d * 0.995)) {
      const up = dz > 0 ? 0.75 + dz * 0.6 : 0.62
      const k2 = Math.min(6, (cos * face * total) / (d2 * Math.PI)) * up
      direct[0] = (direct[0] as number) + s.sky[0] * k2
      direct[1] = (direct[1] as number) + s.sky[1] * k2
      direct[2] = (direct[2] as number) + s.sky[2] * k2
      if (aim) {
        aim[3] = (aim[3] as number) + dx * k2
        aim[4] = (aim[4] as number) + dy * k2
        aim[5] = (aim[5] as number) + dz * k2
      }
    }
  }
  for (const lamp of s.lamps) {
    let dx = lamp.at[0] + (random() - 0.5) * lamp.radius * 2 - t.x
    let dy = lamp.at[1] + (random() - 0.5) * lamp.radius * 2 - t.y
    let dz = lamp.at[2] + (random() - 0.5) * lamp.radius * 2 - t.z
    const d2 = Math.max(0.05, dx * dx + dy * dy + dz * dz)
    const d = Math.sqrt(d2)
    dx /= d
    dy /= d
    dz /= d
    const cos = t.nx * dx + t.ny * dy + t.nz * dz
    if (cos <= 0 || blocked(world, t, dx, dy, dz, d - lamp.radius * 1.3)) continue
    const k = Math.min(3.2, cos / d2)
    direct[0] = (direct[0] as number) + lamp.colour[0] * k
    direct[1] = (direct[1] as number) + lamp.colour[1] * k
    direct[2] = (direct[2] as number) + lamp.colour[2] * k
    if (aim) {
      aim[3] = (aim[3] as number) + dx * k * lamp.colour[0]
      aim[4] = (aim[4] as number) + dy * k * lamp.colour[0]
      aim[5] = (aim[5] as number) + dz * k * lamp.colour[0]
    }
  }
}

const bounce = newTouch()

/** Gathers all light but the sun's own at a point, over so many samples. */
export function gather(world: World, s: Setting, t: Touch, samples: number, seed: number): void {
  const areas = s.portals.map(area)
  let total = 0
  for (const a of areas) total += a
  gathered.fill(0)
  const ax = Math.abs(t.nx) > 0.7 ? 0 : 1
  const ay = 1 - ax
  let ux = ay * t.nz
  let uy = -ax * t.nz
  let uz = ax * t.ny - ay * t.nx
  const ul = 1 / (Math.hypot(ux, uy, uz) || 1)
  ux *= ul
  uy *= ul
  uz *= ul
  const vx = t.ny * uz - t.nz * uy
  const vy = t.nz * ux - t.nx * uz
  const vz = t.nx * uy - t.ny * ux
  for (let k = 0; k < samples; k++) {
    const r1 = (seed + k * 0.7548776662466927) % 1
    const r2 = (seed * 1.7 + k * 0.5698402909980532) % 1
    const r = Math.sqrt(r1)
    const phi = r2 * Math.PI * 2
    const lx = r * Math.cos(phi)
    const ly = r * Math.sin(phi)
    const lz = Math.sqrt(1 - r1)
    probe.ox = t.x + t.nx * 0.004
    probe.oy = t.y + t.ny * 0.004
    probe.oz = t.z + t.nz * 0.004
    probe.dx = ux * lx + vx * ly + t.nx * lz
    probe.dy = uy * lx + vy * ly + t.ny * lz
    probe.dz = uz * lx + vz * ly + t.nz * lz
    probe.t = 60
    let cr = 0
    let cg = 0
    let cb = 0
    if (trace(world, probe)) {
      touch(world, probe, bounce, 0.08, false)
      const sun = sunAt(world, s, bounce)
      sampleDirect(world, s, bounce, areas, total, null)
      cr = bounce.r * ((direct[0] as number) + s.sunColour[0] * sun + s.ambient[0])
      cg = bounce.g * ((direct[1] as number) + s.sunColour[1] * sun + s.ambient[1])
      cb = bounce.b * ((direct[2] as number) + s.sunColour[2] * sun + s.ambient[2])
      const cap = 4
      cr = cr > cap ? cap : cr
      cg = cg > cap ? cap : cg
      cb = cb > cap ? cap : cb
    } else if (s.portals.length === 0) {
      const up = probe.dz > 0 ? 0.7 + 0.5 * probe.dz : 0.5
      cr = s.sky[0] * up
      cg = s.sky[1] * up
      cb = s.sky[2] * up
    }
    const l = cr + cg + cb
    gathered[3] = (gathered[3] as number) + probe.dx * l * 0.3
    gathered[4] = (gathered[4] as number) + probe.dy * l * 0.3
    gathered[5] = (gathered[5] as number) + probe.dz * l * 0.3
    sampleDirect(world, s, t, areas, total, gathered)
    gathered[0] = (gathered[0] as number) + cr + (direct[0] as number)
    gathered[1] = (gathered[1] as number) + cg + (direct[1] as number)
    gathered[2] = (gathered[2] as number) + cb + (direct[2] as number)
  }
  for (let k = 0; k < 3; k++) gathered[k] = (gathered[k] as number) / samples
  const l = 1 / (Math.hypot(gathered[3] as number, gathered[4] as number, gathered[5] as number) || 1)
  for (let k = 3; k < 6; k++) gathered[k] = (gathered[k] as number) * l
}
