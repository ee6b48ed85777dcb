import {
  armchairFlat,
  basinFlat,
  bedFlat,
  billiardFlat,
  circle,
  kitchenFlat,
  line,
  loungerFlat,
  rect,
  rugFlat,
  saunaFlat,
  showerFlat,
  sofaFlat,
  stoveFlat,
  tableFlat,
  toiletFlat,
  tubFlat,
  wardrobeFlat,
  washerFlat,
} from './plan-symbols.ts'

export type RoomKind =
  | 'living'
  | 'double'
  | 'twin'
  | 'bunk'
  | 'bath'
  | 'tub'
  | 'hall'
  | 'sauna'
  | 'pool'
  | 'games'
  | 'utility'

/** The side on which the room's door lies. */
type DoorSide = 'n' | 's' | 'e' | 'w' | ''

export interface PlanRoom {
  kind: RoomKind
  x: number
  y: number
  w: number
  h: number
  door: DoorSide
  /** Where the room's number stands, as shares of its width and height. */
  mark?: [number, number]
}

function living(w: number, h: number): string {
  const seat = h - 1.75
  return (
    kitchenFlat(0.18, 0.18, Math.min(3.6, w - 1.6)) +
    tableFlat(Math.min(2.1, w * 0.42), h * 0.41, h > 6.5 ? 2.4 : 1.8, 0.95, h > 6.5 ? 4 : 3) +
    rugFlat(0.7, seat - 0.75, 2.6, 2.0) +
    sofaFlat(0.2, seat + 0.25, 2.2, -90) +
    armchairFlat(2.85, seat - 0.3, 80) +
    armchairFlat(2.85, seat + 0.75, 110) +
    circle(1.85, seat + 0.25, 0.42, '#dcc49c') +
    stoveFlat(w - 0.75, h - 0.75) +
    wardrobeFlat(w - 0.52, h * 0.5 + 0.75, 0.36, 1.2) +
    (w > 6.3
      ? rugFlat(w - 2.6, h * 0.3 - 0.9, 2, 1.7) +
        armchairFlat(w - 2.2, h * 0.3, -80) +
        armchairFlat(w - 1, h * 0.3 + 0.1, 70) +
        circle(w - 1.6, h * 0.3 + 0.35, 0.24, '#dcc49c')
      : '')
  )
}

function basin(w: number, h: number): string {
  const x = 0.9
  const y = 0.9
  const pw = w - 2.9
  const ph = h - 1.8
  let tiles = ''
  for (let i = 1; i < pw / 0.6; i++)
    tiles += `<path d="M${(x + i * 0.6).toFixed(2)} ${y}v${ph}" stroke="#fff" stroke-opacity="0.28" stroke-width="0.02"/>`
  for (let i = 1; i < ph / 0.6; i++)
    tiles += `<path d="M${x} ${(y + i * 0.6).toFixed(2)}h${pw}" stroke="#fff" stroke-opacity="0.28" stroke-width="0.02"/>`
  const waves = [0.25, 0.5, 0.75]
    .map(
      (k) =>
        `<path d="M${x + pw * 0.2} ${y + ph * k}q${pw * 0.1} -0.16 ${pw * 0.2} 0t${pw * 0.2} 0t${pw * 0.2} 0" fill="none" stroke="#fff" stroke-opacity="0.7" stroke-width="0.04"/>`,
    )
    .join('')
  const steps = [0, 0.3, 0.6].map((s) => line(x, y + ph - 0.3 - s, x + 0.9, y + ph - 0.3 - s, 0.014)).join('')
  return (
    rect(x - 0.14, y - 0.14, pw + 0.28, ph + 0.28, '#f3ecdd', 0.1) +
    rect(x, y, pw, ph, '#93bfc6', 0.06) +
    tiles +
    waves +
    steps +
    loungerFlat(w - 0.95, 2.2, 8) +
    loungerFlat(w - 0.95, h - 2.2, -6) +
    circle(w - 0.7, h / 2, 0.22, '#dcc49c')
  )
}

/** The furniture of a room in its own frame: window wall at the top, door at the bottom right. */
export function furnish(kind: RoomKind, w: number, h: number): string {
  switch (kind) {
    case 'living':
      return living(w, h)
    case 'double':
      return (
        bedFlat(0.12, Math.max(0.55, (h - 1.7) * 0.4), 1.7) +
        rect(0.12, Math.max(0.55, (h - 1.7) * 0.4) - 0.42, 0.38, 0.38, '#dcc49c') +
        (h > 2.9 ? rect(0.12, Math.max(0.55, (h - 1.7) * 0.4) + 1.74, 0.38, 0.38, '#dcc49c') : '') +
        wardrobeFlat(w - 0.66, 0.14, 0.54, Math.min(1.5, h - 1.5))
      )
    case 'twin':
      return (
        bedFlat(0.12, 0.15, 0.9) +
        bedFlat(0.12, h - 1.05, 0.9) +
        rect(0.12, h / 2 - 0.2, 0.4, 0.4, '#dcc49c') +
        wardrobeFlat(w - 0.66, 0.14, 0.54, Math.min(1.2, h - 1.5))
      )
    case 'bunk':
      return (
        bedFlat(0.12, 0.15, 0.9) +
        [0.95, 1.05].map((y) => line(1.6, y, 2.0, y, 0.02)).join('') +
        rect(0.12, h - 0.75, 1.2, 0.6, '#dcc49c') +
        circle(0.72, h - 0.95, 0.2) +
        wardrobeFlat(w - 0.6, 0.14, 0.48, 0.9)
      )
    case 'bath':
      return showerFlat(0.1, 0.1) + basinFlat(w - 1.0, 0.12) + toiletFlat(0.14, h - 0.6, -90)
    case 'tub':
      return (
        tubFlat(0.14, 0.14) +
        basinFlat(w - 1.25, 0.12, 1.1) +
        toiletFlat(0.14, h - 0.55, -90) +
        showerFlat(0.1, 1.1, 0.9)
      )
    case 'hall':
      return wardrobeFlat(0.2, 0.1, Math.min(1.6, w * 0.25), 0.34)
    case 'sauna':
      return saunaFlat(w, h)
    case 'pool':
      return basin(w, h)
    case 'games':
      return (
        billiardFlat(w * 0.48, h * 0.45, w > h ? 0 : 90) +
        sofaFlat(w / 2, h - 1.05 > 3.4 ? h - 0.15 : -9, 1.8, 180) +
        wardrobeFlat(w - 0.5, 0.3, 0.36, 1.4)
      )
    case 'utility':
      return washerFlat(0.14, 0.14) + wardrobeFlat(w - 0.6, 0.14, 0.46, h - 1.5)
  }
}
