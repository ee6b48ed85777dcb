export type Colour = readonly [number, number, number]

function toLinear(c: number): number {
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

/** '#rrggbb' as linear light. */
export function hex(text: string): Colour {
  const n = Number.parseInt(text.slice(1), 16)
  return [toLinear((n >> 16) / 255), toLinear(((n >> 8) & 255) / 255), toLinear((n & 255) / 255)]
}

export function mix(a: Colour, b: Colour, t: number): Colour {
  const k = t < 0 ? 0 : t > 1 ? 1 : t
  return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k]
}

export function scale(a: Colour, k: number): Colour {
  return [a[0] * k, a[1] * k, a[2] * k]
}

export function step(from: number, to: number, x: number): number {
  const t = (x - from) / (to - from)
  const k = t < 0 ? 0 : t > 1 ? 1 : t
  return k * k * (3 - 2 * k)
}
