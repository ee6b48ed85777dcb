/** Furniture as seen from above, in metres. Colours are those of the plans alone. */
export const ink = '#4a6471'
const fill = '#fbf6ea'
const cloth = '#c9d6d3'
const timber = '#dcc49c'

export function rect(x: number, y: number, w: number, h: number, colour = fill, round = 0.04): string {
  return `<rect x="${x.toFixed(3)}" y="${y.toFixed(3)}" width="${w.toFixed(3)}" height="${h.toFixed(3)}" rx="${round}" fill="${colour}" stroke="${ink}" stroke-width="0.022"/>`
}

export function circle(x: number, y: number, r: number, colour = fill): string {
  return `<circle cx="${x.toFixed(3)}" cy="${y.toFixed(3)}" r="${r}" fill="${colour}" stroke="${ink}" stroke-width="0.022"/>`
}

export function line(x1: number, y1: number, x2: number, y2: number, wide = 0.02): string {
  return `<path d="M${x1.toFixed(3)} ${y1.toFixed(3)}L${x2.toFixed(3)} ${y2.toFixed(3)}" stroke="${ink}" stroke-width="${wide}" fill="none"/>`
}

/** A bed with its head at x = 0, lying along x. */
export function bedFlat(x: number, y: number, wide: number, long = 2): string {
  const pillows = wide > 1.2 ? [y + 0.1, y + wide / 2 + 0.05] : [y + 0.1]
  const deep = wide > 1.2 ? wide / 2 - 0.15 : wide - 0.2
  return (
    rect(x, y, long, wide) +
    pillows.map((p) => rect(x + 0.08, p, 0.42, deep, '#ffffff', 0.09)).join('') +
    rect(x + 0.62, y + 0.02, long - 0.64, wide - 0.04, cloth, 0.06) +
    line(x + 0.86, y + 0.02, x + 0.86, y + wide - 0.02)
  )
}

function chairFlat(x: number, y: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-0.2, -0.2, 0.4, 0.4, fill, 0.08)}${rect(-0.2, -0.25, 0.4, 0.08, timber, 0.03)}</g>`
}

export function tableFlat(x: number, y: number, w: number, d: number, seats: number): string {
  let out = ''
  const each = w / seats
  for (let i = 0; i < seats; i++)
    out +=
      chairFlat(x - w / 2 + each * (i + 0.5), y - d / 2 - 0.1, 0) +
      chairFlat(x - w / 2 + each * (i + 0.5), y + d / 2 + 0.1, 180)
  return out + rect(x - w / 2, y - d / 2, w, d, timber, 0.05)
}

/** A sofa with its back along y = 0, seats to +y. */
export function sofaFlat(x: number, y: number, w: number, turn = 0): string {
  const n = w > 2 ? 3 : 2
  const each = (w - 0.4) / n
  let seats = ''
  for (let i = 0; i < n; i++) seats += rect(-w / 2 + 0.2 + each * i + 0.01, 0.24, each - 0.02, 0.62, fill, 0.07)
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-w / 2, 0, w, 0.9, cloth, 0.12)}${seats}</g>`
}

export function armchairFlat(x: number, y: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-0.38, -0.38, 0.76, 0.76, cloth, 0.14)}${rect(-0.25, -0.18, 0.5, 0.54, fill, 0.08)}</g>`
}

export function rugFlat(x: number, y: number, w: number, h: number): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#efe3cb" stroke="#d2bd96" stroke-width="0.03"/><rect x="${x + 0.1}" y="${y + 0.1}" width="${w - 0.2}" height="${h - 0.2}" fill="none" stroke="#d2bd96" stroke-width="0.02"/>`
}

export function kitchenFlat(x: number, y: number, w: number): string {
  const s = x + w * 0.32
  const c = x + w * 0.72
  const rings = [
    [-0.14, 0.19],
    [0.14, 0.19],
    [-0.14, 0.43],
    [0.14, 0.43],
  ]
    .map(([a = 0, b = 0]) => circle(c + a, y + b, 0.085, '#e6ded0'))
    .join('')
  return (
    rect(x, y, w, 0.62, fill, 0.02) +
    rect(s - 0.3, y + 0.12, 0.6, 0.38, '#e3ece9', 0.06) +
    circle(s, y + 0.31, 0.03) +
    rect(c - 0.28, y + 0.06, 0.56, 0.5, '#ece4d6', 0.03) +
    rings +
    rect(x + w - 0.62, y, 0.62, 0.66, '#eef0ea', 0.02) +
    line(x + w - 0.62, y, x + w, y + 0.66, 0.012)
  )
}

export function toiletFlat(x: number, y: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-0.2, 0, 0.4, 0.17, '#ffffff', 0.04)}<ellipse cx="0" cy="0.4" rx="0.18" ry="0.25" fill="#fff" stroke="${ink}" stroke-width="0.022"/></g>`
}

export function basinFlat(x: number, y: number, w = 0.8): string {
  return (
    rect(x, y, w, 0.46, timber, 0.03) +
    `<ellipse cx="${x + w / 2}" cy="${y + 0.24}" rx="0.2" ry="0.15" fill="#fff" stroke="${ink}" stroke-width="0.022"/>` +
    circle(x + w / 2, y + 0.07, 0.025)
  )
}

export function showerFlat(x: number, y: number, s = 0.95): string {
  return (
    rect(x, y, s, s, '#e0ebea', 0.02) +
    line(x, y, x + s, y + s, 0.012) +
    line(x + s, y, x, y + s, 0.012) +
    circle(x + s / 2, y + s / 2, 0.06)
  )
}

export function tubFlat(x: number, y: number): string {
  return (
    rect(x, y, 1.7, 0.76, '#ffffff', 0.1) +
    rect(x + 0.09, y + 0.09, 1.52, 0.58, '#dcebea', 0.26) +
    circle(x + 1.4, y + 0.38, 0.035)
  )
}

export function wardrobeFlat(x: number, y: number, w: number, h: number): string {
  return (
    rect(x, y, w, h, timber, 0.02) +
    (w > h
      ? line(x + w / 2, y, x + w / 2, y + h, 0.014) + line(x, y + h / 2, x + w, y + h / 2, 0.01)
      : line(x, y + h / 2, x + w, y + h / 2, 0.014) + line(x + w / 2, y, x + w / 2, y + h, 0.01))
  )
}

export function stoveFlat(x: number, y: number): string {
  return (
    rect(x - 0.5, y - 0.5, 1, 1, '#d9d3c6', 0.02) +
    rect(x - 0.25, y - 0.22, 0.5, 0.44, '#566067', 0.05) +
    circle(x, y, 0.08, '#79828a')
  )
}

export function saunaFlat(w: number, h: number): string {
  let slats = rect(0.08, 0.08, w - 0.16, 0.6, timber, 0.02) + rect(0.08, 0.68, 0.55, h - 1.3, timber, 0.02)
  for (let i = 1; i < 5; i++) slats += line(0.08, 0.08 + i * 0.12, w - 0.08, 0.08 + i * 0.12, 0.01)
  return (
    slats +
    rect(w - 0.58, 0.86, 0.46, 0.46, '#7d858a', 0.04) +
    circle(w - 0.43, 1.03, 0.07, '#a7adae') +
    circle(w - 0.28, 1.14, 0.06, '#a7adae')
  )
}

export function billiardFlat(x: number, y: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-1.2, -0.68, 2.4, 1.36, timber, 0.05)}${rect(-1.06, -0.54, 2.12, 1.08, '#9fbcae', 0.02)}${[-1.06, 0, 1.06].map((a) => circle(a, -0.55, 0.05, ink) + circle(a, 0.55, 0.05, ink)).join('')}${circle(-0.4, 0.1, 0.04, '#fff')}${circle(0.5, 0, 0.04, '#c98a5a')}</g>`
}

export function loungerFlat(x: number, y: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-0.3, -0.95, 0.6, 1.9, timber, 0.06)}${rect(-0.25, -0.9, 0.5, 0.6, '#fff', 0.06)}${rect(-0.25, -0.28, 0.5, 1.16, cloth, 0.06)}</g>`
}

export function washerFlat(x: number, y: number): string {
  return (
    rect(x, y, 0.6, 0.6, '#fff', 0.03) +
    circle(x + 0.3, y + 0.3, 0.19, '#e3ece9') +
    rect(x + 0.66, y, 0.6, 0.6, '#fff', 0.03) +
    circle(x + 0.96, y + 0.3, 0.19, '#e3ece9')
  )
}
