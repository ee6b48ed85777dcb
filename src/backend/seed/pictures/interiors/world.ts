import { distance, forms } from './distance.ts'
import type { Material } from './materials.ts'
import type { Shape } from './shapes.ts'

/** All solids of a picture in flat arrays, with a tree of boxes around them. */
export interface World {
  count: number
  form: Uint8Array
  data: Float64Array
  bounds: Float64Array
  material: Material[]
  nodes: Float64Array
  links: Int32Array
  order: Int32Array
}

export interface Ray {
  ox: number
  oy: number
  oz: number
  dx: number
  dy: number
  dz: number
  t: number
  hit: number
}

type V = [number, number, number]

/** Numbers per solid: centre, half extents and rounding, then the rows of its frame. */
const stride = 16
const stack = new Int32Array(128)

export function newRay(): Ray {
  return { ox: 0, oy: 0, oz: 0, dx: 0, dy: 1, dz: 0, t: 1e9, hit: -1 }
}

function writeShape(world: World, i: number, shape: Shape): void {
  const d = world.data
  const o = i * stride
  const ct = Math.cos(shape.turn)
  const st = Math.sin(shape.turn)
  const cx = Math.cos(shape.tilt)
  const sx = Math.sin(shape.tilt)
  const cy = Math.cos(shape.roll)
  const sy = Math.sin(shape.roll)
  const frame: [V, V, V] = [
    [ct * cy - st * sx * sy, st * cy + ct * sx * sy, -cx * sy],
    [-st * cx, ct * cx, sx],
    [ct * sy + st * sx * cy, st * sy - ct * sx * cy, cx * cy],
  ]
  const [a, b, c] = shape.half
  d.set([...shape.at, a, b, c, shape.round, ...frame.flat()], o)
  const wide = Math.max(a, b)
  const reach =
    shape.form === 'cone'
      ? [wide, wide, c]
      : shape.form === 'rod'
        ? [wide, wide, c + wide]
        : shape.form === 'ring'
          ? [a + b, a + b, b]
          : shape.form === 'folds'
            ? [a, b + 0.01, c]
            : shape.form === 'drape'
              ? [a + 0.03, b + 0.03, c + 0.03]
              : [a, b, c]
  world.form[i] = forms[shape.form]
  world.material[i] = shape.material
  for (let k = 0; k < 3; k++) {
    const e =
      Math.abs(frame[0][k] as number as number as number as number as number as number) * (reach[0] as number) +
      Math.abs(frame[1][k] as number as number as number as number as number as number) * (reach[1] as number) +
      Math.abs(frame[2][k] as number as number as number as number as number as number) * (reach[2] as number)
    world.bounds[i * 6 + k] = (shape.at[k] as number) - e - 1e-4
    world.bounds[i * 6 + 3 + k] = (shape.at[k] as number) + e + 1e-4
  }
}

function growTree(world: World): void {
  const { bounds, order, nodes, links } = world
  let used = 1
  const todo: [number, number, number][] = [[0, 0, world.count]]
  for (let job = todo.pop(); job; job = todo.pop()) {
    const [node, from, to] = job
    const b = [1e9, 1e9, 1e9, -1e9, -1e9, -1e9]
    for (let i = from; i < to; i++) {
      for (let k = 0; k < 3; k++) {
        b[k] = Math.min(b[k] as number, bounds[(order[i] as number) * 6 + k] as number)
        b[k + 3] = Math.max(b[k + 3] as number, bounds[(order[i] as number) * 6 + 3 + k] as number)
      }
    }
    nodes.set(b, node * 6)
    if (to - from <= 2) {
      links[node * 2] = -1 - from
      links[node * 2 + 1] = to
      continue
    }
    const size = [
      (b[3] as number) - (b[0] as number),
      (b[4] as number) - (b[1] as number),
      (b[5] as number) - (b[2] as number),
    ]
    const axis =
      (size[0] as number) > (size[1] as number) && (size[0] as number) > (size[2] as number)
        ? 0
        : (size[1] as number) > (size[2] as number)
          ? 1
          : 2
    const middle = (i: number): number => (bounds[i * 6 + axis] as number) + (bounds[i * 6 + 3 + axis] as number)
    const part = [...order.subarray(from, to)].sort((p, q) => middle(p) - middle(q))
    order.set(part, from)
    const half = (from + to) >> 1
    links[node * 2] = used
    links[node * 2 + 1] = used + 1
    todo.push([used, from, half], [used + 1, half, to])
    used += 2
  }
}

export function buildWorld(shapes: readonly Shape[]): World {
  const count = shapes.length
  const world: World = {
    count,
    form: new Uint8Array(count),
    data: new Float64Array(count * stride),
    bounds: new Float64Array(count * 6),
    material: [],
    nodes: new Float64Array(count * 24 + 24),
    links: new Int32Array(count * 8 + 8),
    order: Int32Array.from({ length: count }, (_, i) => i),
  }
  for (let i = 0; i < count; i++) writeShape(world, i, shapes[i] as Shape)
  growTree(world)
  return world
}

/** How far along the ray this one solid is met, or -1. */
function meet(world: World, i: number, ray: Ray, limit: number): number {
  const d = world.data
  const o = i * stride
  const px = ray.ox - (d[o] as number)
  const py = ray.oy - (d[o + 1] as number)
  const pz = ray.oz - (d[o + 2] as number)
  const x = (d[o + 7] as number) * px + (d[o + 8] as number) * py + (d[o + 9] as number) * pz
  const y = (d[o + 10] as number) * px + (d[o + 11] as number) * py + (d[o + 12] as number) * pz
  const z = (d[o + 13] as number) * px + (d[o + 14] as number) * py + (d[o + 15] as number) * pz
  const u = (d[o + 7] as number) * ray.dx + (d[o + 8] as number) * ray.dy + (d[o + 9] as number) * ray.dz
  const v = (d[o + 10] as number) * ray.dx + (d[o + 11] as number) * ray.dy + (d[o + 12] as number) * ray.dz
  const w = (d[o + 13] as number) * ray.dx + (d[o + 14] as number) * ray.dy + (d[o + 15] as number) * ray.dz
  const a = d[o + 3] as number
  const b = d[o + 4] as number
  const c = d[o + 5] as number
  const form = world.form[i] as number
  if (form === 5) {
    const ex = x / a
    const ey = y / b
    const ez = z / c
    const fx = u / a
    const fy = v / b
    const fz = w / c
    const qa = fx * fx + fy * fy + fz * fz
    const qb = ex * fx + ey * fy + ez * fz
    const h = qb * qb - qa * (ex * ex + ey * ey + ez * ez - 1)
    if (h < 0) return -1
    const t = (-qb - Math.sqrt(h)) / qa
    return t > 1e-4 && t < limit ? t : -1
  }
  const grow = form === 8 ? 0.03 : 0
  const wide = a > b ? a : b
  const ka = form === 3 || form === 4 ? wide : form === 6 ? a + b : a + grow
  const kb = form === 3 || form === 4 ? wide : form === 6 ? a + b : form === 7 ? b + 0.01 : b + grow
  const kc = form === 4 ? c + wide : form === 6 ? b : c + grow
  const iu = 1 / u
  const iv = 1 / v
  const iw = 1 / w
  const n1 = (-x - (u > 0 ? ka : -ka)) * iu
  const n2 = (-y - (v > 0 ? kb : -kb)) * iv
  const n3 = (-z - (w > 0 ? kc : -kc)) * iw
  const f1 = (-x + (u > 0 ? ka : -ka)) * iu
  const f2 = (-y + (v > 0 ? kb : -kb)) * iv
  const f3 = (-z + (w > 0 ? kc : -kc)) * iw
  const near = n1 > n2 ? (n1 > n3 ? n1 : n3) : n2 > n3 ? n2 : n3
  let far = f1 < f2 ? (f1 < f3 ? f1 : f3) : f2 < f3 ? f2 : f3
  if (near > far || far < 1e-4 || near > limit) return -1
  if (form === 0) {
    const t = near > 1e-4 ? near : far
    return t < limit ? t : -1
  }
  if (far > limit) far = limit
  let t = near > 1e-4 ? near : 1e-4
  const r = d[o + 6] as number
  for (let k = 0; k < 56; k++) {
    const s = distance(form, x + u * t, y + v * t, z + w * t, a, b, c, r)
    if (s < 0.0007) return t
    t += s
    if (t > far) return -1
  }
  return form === 7 ? -1 : t < limit ? t : -1
}

/** Finds the nearest solid before ray.t; with `any` it stops at the first one found. */
export function trace(world: World, ray: Ray, any = false): boolean {
  const { nodes, links, order, bounds } = world
  const ix = 1 / (ray.dx || 1e-12)
  const iy = 1 / (ray.dy || 1e-12)
  const iz = 1 / (ray.dz || 1e-12)
  ray.hit = -1
  let top = 0
  stack[top++] = 0
  while (top > 0) {
    const node = stack[--top] as number
    const o = node * 6
    const ax = ((nodes[o] as number) - ray.ox) * ix
    const bx = ((nodes[o + 3] as number) - ray.ox) * ix
    const ay = ((nodes[o + 1] as number) - ray.oy) * iy
    const by = ((nodes[o + 4] as number) - ray.oy) * iy
    const az = ((nodes[o + 2] as number) - ray.oz) * iz
    const bz = ((nodes[o + 5] as number) - ray.oz) * iz
    const lo = Math.max(Math.min(ax, bx), Math.min(ay, by), Math.min(az, bz))
    const hi = Math.min(Math.max(ax, bx), Math.max(ay, by), Math.max(az, bz))
    if (lo > hi || hi < 0 || lo > ray.t) continue
    const link = links[node * 2] as number
    if (link >= 0) {
      stack[top++] = link
      stack[top++] = links[node * 2 + 1] as number
      continue
    }
    const end = links[node * 2 + 1] as number
    for (let k = -1 - link; k < end; k++) {
      const i = order[k] as number
      const q = i * 6
      if (ray.ox + ray.dx * ray.t < (bounds[q] as number) && ray.ox < (bounds[q] as number)) continue
      const t = meet(world, i, ray, ray.t)
      if (t > 0) {
        ray.t = t
        ray.hit = i
        if (any) return true
      }
    }
  }
  return ray.hit >= 0
}

const local = new Float64Array(6)

/** The point and outward normal in the solid's own frame: x, y, z, nx, ny, nz. The array is reused. */
export function localAt(world: World, i: number, px: number, py: number, pz: number): Float64Array {
  const d = world.data
  const o = i * stride
  const qx = px - (d[o] as number)
  const qy = py - (d[o + 1] as number)
  const qz = pz - (d[o + 2] as number)
  const x = (d[o + 7] as number) * qx + (d[o + 8] as number) * qy + (d[o + 9] as number) * qz
  const y = (d[o + 10] as number) * qx + (d[o + 11] as number) * qy + (d[o + 12] as number) * qz
  const z = (d[o + 13] as number) * qx + (d[o + 14] as number) * qy + (d[o + 15] as number) * qz
  const a = d[o + 3] as number
  const b = d[o + 4] as number
  const c = d[o + 5] as number
  const form = world.form[i] as number
  let nx = 0
  let ny = 0
  let nz = 0
  if (form === 0) {
    const sx = Math.abs(x) - a
    const sy = Math.abs(y) - b
    const sz = Math.abs(z) - c
    if (sx > sy && sx > sz) nx = Math.sign(x)
    else if (sy > sz) ny = Math.sign(y)
    else nz = Math.sign(z)
  } else if (form === 5) {
    nx = x / (a * a)
    ny = y / (b * b)
    nz = z / (c * c)
  } else {
    const e = form === 8 || form === 2 ? 0.004 : 0.001
    const r = d[o + 6] as number
    nx = distance(form, x + e, y, z, a, b, c, r) - distance(form, x - e, y, z, a, b, c, r)
    ny = distance(form, x, y + e, z, a, b, c, r) - distance(form, x, y - e, z, a, b, c, r)
    nz = distance(form, x, y, z + e, a, b, c, r) - distance(form, x, y, z - e, a, b, c, r)
  }
  const l = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
  local[0] = x
  local[1] = y
  local[2] = z
  local[3] = nx * l
  local[4] = ny * l
  local[5] = nz * l
  return local
}

/** Turns a direction from the solid's own frame into the room's. */
export function toRoom(world: World, i: number, x: number, y: number, z: number): [number, number, number] {
  const d = world.data
  const o = i * stride
  return [
    (d[o + 7] as number) * x + (d[o + 10] as number) * y + (d[o + 13] as number) * z,
    (d[o + 8] as number) * x + (d[o + 11] as number) * y + (d[o + 14] as number) * z,
    (d[o + 9] as number) * x + (d[o + 12] as number) * y + (d[o + 15] as number) * z,
  ]
}

export function halfOf(world: World, i: number, axis: number): number {
  return world.data[i * stride + 3 + axis] as number
}

/** Whether a solid stands square to the room. */
export function upright(world: World, i: number): boolean {
  return world.form[i] === 0 && (world.data[i * stride + 7] as number) > 0.9999
}
