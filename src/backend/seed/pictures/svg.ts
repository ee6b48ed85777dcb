export type Point = readonly [number, number]

export const WIDTH = 1600
export const HEIGHT = 1067

export interface Random {
  next: () => number
  range: (from: number, to: number) => number
  int: (from: number, to: number) => number
  pick: <T>(items: readonly T[]) => T
  chance: (probability: number) => boolean
  /** bell-shaped around 0, mostly within ±1 */
  bell: () => number
}

/** The same seed gives the same picture, always. */
export function random(seed: number | string): Random {
  let state = typeof seed === 'number' ? seed >>> 0 : hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const range = (from: number, to: number) => from + (to - from) * next()
  return {
    next,
    range,
    int: (from, to) => Math.floor(range(from, to + 1)),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
    chance: (probability) => next() < probability,
    bell: () => (next() + next() + next() - 1.5) / 1.0,
  }
}

function hash(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  return h >>> 0
}

export type Attributes = Readonly<Record<string, string | number | undefined>>

export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export function element(name: string, attributes: Attributes, content = ''): string {
  let out = `<${name}`
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) out += ` ${key}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`
  }
  return content === '' ? `${out}/>` : `${out}>${content}</${name}>`
}

export function group(content: string | readonly string[], attributes: Attributes = {}): string {
  return element('g', attributes, typeof content === 'string' ? content : content.join(''))
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}): string {
  return element('rect', { x, y, width, height, fill, ...more })
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string {
  return element('ellipse', { cx, cy, rx, ry, fill, ...more })
}

export function path(d: string, fill: string, more: Attributes = {}): string {
  return element('path', { d, fill, ...more })
}

export function stroke(d: string, colour: string, width: number, more: Attributes = {}): string {
  return element('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  })
}

/** straight-sided closed shape */
export function polygon(points: readonly Point[], fill: string, more: Attributes = {}): string {
  return path(`${straight(points)}Z`, fill, more)
}

export function straight(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('')
}

/** Catmull-Rom curve through the points, open; `d` for a path */
export function curve(points: readonly Point[], tension = 1): string {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0]
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const k = tension / 6
    d += `C${n(p1[0] + (p2[0] - p0[0]) * k)} ${n(p1[1] + (p2[1] - p0[1]) * k)} ${n(p2[0] - (p3[0] - p1[0]) * k)} ${n(p2[1] - (p3[1] - p1[1]) * k)} ${n(p2[0])} ${n(p2[1])}`
  }
  return d
}

/** closed smooth shape */
export function blob(points: readonly Point[], fill: string, more: Attributes = {}): string {
  const [first, second] = points
  const last = points.at(-1)
  if (!first || !second || !last) return ''
  const full = curve([last, ...points, first, second])
  const start = full.indexOf('C')
  const segments = full
    .slice(start + 1)
    .split('C')
    .slice(1, -1)
  return path(`M${n(first[0])} ${n(first[1])}C${segments.join('C')}Z`, fill, more)
}

export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** A gradient's definition and its `url(#…)`; the same gradient has the same id. */
export function linear(
  stops: readonly Stop[],
  from: Point = [0, 0],
  to: Point = [0, 1],
  units: 'box' | 'canvas' = 'box',
) {
  const id = `l${hash(JSON.stringify([stops, from, to, units])).toString(36)}`
  const def = element(
    'linearGradient',
    {
      id,
      x1: from[0],
      y1: from[1],
      x2: to[0],
      y2: to[1],
      gradientUnits: units === 'canvas' ? 'userSpaceOnUse' : undefined,
    },
    stopList(stops),
  )
  return { def: element('defs', {}, def), url: `url(#${id})` }
}

export function radial(stops: readonly Stop[], centre: Point = [0.5, 0.5], r = 0.5, units: 'box' | 'canvas' = 'box') {
  const id = `r${hash(JSON.stringify([stops, centre, r, units])).toString(36)}`
  const def = element(
    'radialGradient',
    {
      id,
      cx: centre[0],
      cy: centre[1],
      r,
      gradientUnits: units === 'canvas' ? 'userSpaceOnUse' : undefined,
    },
    stopList(stops),
  )
  return { def: element('defs', {}, def), url: `url(#${id})` }
}

function stopList(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }))
    .join('')
}

/** `shape` is any markup; `content` shows only inside it */
export function clip(shape: string, content: string, more: Attributes = {}): string {
  const id = `c${hash(shape).toString(36)}`
  return `<defs><clipPath id="${id}">${shape}</clipPath></defs>${group(content, { 'clip-path': `url(#${id})`, ...more })}`
}
