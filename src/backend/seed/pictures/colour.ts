type Rgb = readonly [number, number, number]

function rgb(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16)
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255]
}

function hex([r, g, b]: Rgb): string {
  const part = (v: number) =>
    Math.max(0, Math.min(255, Math.round(v)))
      .toString(16)
      .padStart(2, '0')
  return `#${part(r)}${part(g)}${part(b)}`
}

/** `t` = 0 gives `a`, 1 gives `b` */
export function mix(a: string, b: string, t: number): string {
  const [x, y] = [rgb(a), rgb(b)]
  return hex([x[0] + (y[0] - x[0]) * t, x[1] + (y[1] - x[1]) * t, x[2] + (y[2] - x[2]) * t])
}

export function multiply(a: string, b: string): string {
  const [x, y] = [rgb(a), rgb(b)]
  return hex([(x[0] * y[0]) / 255, (x[1] * y[1]) / 255, (x[2] * y[2]) / 255])
}

/** positive lightens towards white, negative darkens towards black; −1…1 */
export function tone(colour: string, amount: number): string {
  return amount >= 0 ? mix(colour, '#ffffff', amount) : mix(colour, '#000000', -amount)
}

export function saturate(colour: string, factor: number): string {
  const [r, g, b] = rgb(colour)
  const grey = 0.3 * r + 0.59 * g + 0.11 * b
  return hex([grey + (r - grey) * factor, grey + (g - grey) * factor, grey + (b - grey) * factor])
}
