import type { Scene } from '../scene.ts'
import { houses, type PlanHouse } from './plan-houses.ts'
import { furnish, type PlanRoom } from './plan-rooms.ts'
import { ink } from './plan-symbols.ts'

const wall = '#3f5764'
const floors: Record<string, string> = {
  living: 'url(#boards)',
  double: '#eadfc8',
  alternate: '#eadfc8',
  bunk: '#eadfc8',
  games: 'url(#boards)',
  hall: '#f0e8d8',
  bath: 'url(#tiles)',
  tub: 'url(#tiles)',
  utility: 'url(#tiles)',
  sauna: '#e5c798',
  pool: 'url(#tiles)',
}

const defs = `<defs>
<pattern id="boards" width="0.9" height="0.32" patternUnits="userSpaceOnUse"><rect width="0.9" height="0.32" fill="#ecdcbd"/><path d="M0 0h0.9M0 0.16h0.9M0.3 0v0.16M0.75 0.16v0.16" stroke="#dac49c" stroke-width="0.012"/></pattern>
<pattern id="tiles" width="0.4" height="0.4" patternUnits="userSpaceOnUse"><rect width="0.4" height="0.4" fill="#dfe7e3"/><path d="M0 0h0.4M0 0v0.4" stroke="#c4d2cf" stroke-width="0.014"/></pattern>
<pattern id="deck" width="4" height="0.22" patternUnits="userSpaceOnUse"><rect width="4" height="0.22" fill="#d9cbb1"/><path d="M0 0h4" stroke="#c1b08f" stroke-width="0.02"/></pattern>
<filter id="lift" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="0.28"/></filter>
<filter id="under" x="-10%" y="-10%" width="120%" height="120%"><feDropShadow dx="0.05" dy="0.07" stdDeviation="0.05" flood-color="#5a4a30" flood-opacity="0.28"/></filter>
<filter id="paper" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.7" numOctaves="3" seed="8"/><feColorMatrix values="0 0 0 0 0.42  0 0 0 0 0.34  0 0 0 0 0.22  0 0 0 0.16 -0.02"/></filter>
<filter id="wash" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.004 0.006" numOctaves="4" seed="3"/><feColorMatrix values="0 0 0 0 0.62  0 0 0 0 0.55  0 0 0 0 0.4  0 0 0 0.5 -0.16"/></filter>
</defs>`

function roomSvg(r: PlanRoom): string {
  const turn = r.door === 'n' ? 180 : r.door === 'e' ? -90 : r.door === 'w' ? 90 : 0
  const side = r.door === 'e' || r.door === 'w'
  const w = side ? r.h : r.w
  const h = side ? r.w : r.h
  return `<g transform="translate(${r.x + r.w / 2} ${r.y + r.h / 2}) rotate(${turn}) translate(${-w / 2} ${-h / 2})" filter="url(#under)">${furnish(r.kind, w, h)}</g>`
}

interface Gap {
  x: number
  y: number
  turn: number
}

/** Where the door in a room's wall is hung, with the turn that makes its wall run along x and the room lie above. */
function doorOf(r: PlanRoom): Gap | undefined {
  if (r.door === 's') return { x: r.x + r.w - 0.65, y: r.y + r.h, turn: 0 }
  if (r.door === 'n') return { x: r.x + 0.65, y: r.y, turn: 180 }
  if (r.door === 'e') return { x: r.x + r.w, y: r.y + 0.65, turn: -90 }
  if (r.door === 'w') return { x: r.x, y: r.y + r.h - 0.65, turn: 90 }
  return undefined
}

function doorSvg(g: Gap, thick: number): string {
  return `<g transform="translate(${g.x} ${g.y}) rotate(${g.turn})"><rect x="-0.43" y="${-thick / 2 - 0.01}" width="0.86" height="${thick + 0.02}" fill="#f0e8d8"/><path d="M0.43 0v-0.84" stroke="${ink}" stroke-width="0.045"/><path d="M-0.43 0A0.86 0.86 0 0 1 0.43 -0.86" fill="none" stroke="${ink}" stroke-width="0.018" stroke-dasharray="0.07 0.05"/></g>`
}

function windowSvg([x, y, long, way]: readonly [number, number, number, 'h' | 'v']): string {
  const body = `<rect x="0" y="-0.17" width="${long}" height="0.34" fill="#f6f1e4"/><path d="M0 -0.17h${long}M0 0h${long}M0 0.17h${long}M0 -0.17v0.34M${long} -0.17v0.34" stroke="${wall}" stroke-width="0.03" fill="none"/><rect x="0.03" y="-0.055" width="${long - 0.06}" height="0.11" fill="#a9cbd0"/>`
  return `<g transform="translate(${x} ${y})${way === 'v' ? ' rotate(90)' : ''}">${body}</g>`
}

function openingSvg([x, y, long, way]: readonly [number, number, number, 'h' | 'v']): string {
  return way === 'h'
    ? `<rect x="${x}" y="${y - 0.08}" width="${long}" height="0.16" fill="#efe3cb"/>`
    : `<rect x="${x - 0.08}" y="${y}" width="0.16" height="${long}" fill="#efe3cb"/>`
}

function markSvg(r: PlanRoom, n: number, k: number): string {
  const [u, v] = r.mark ?? [0.5, 0.5]
  const x = r.x + r.w * u
  const y = r.y + r.h * v
  return `<g transform="translate(${x} ${y}) scale(${74 / k})"><circle r="0.36" fill="#fffaf0" stroke="#c07a52" stroke-width="0.035"/><text y="0.155" text-anchor="middle" font-family="DejaVu Sans, sans-serif" font-size="0.43" font-weight="700" fill="#a9603a">${n}</text></g>`
}

function scaleBar(k: number): string {
  const parts = [0, 1, 2, 3, 4]
    .map(
      (i) =>
        `<rect x="${i * k}" y="0" width="${k}" height="11" fill="${i % 2 ? '#fffaf0' : wall}" stroke="${wall}" stroke-width="2"/>`,
    )
    .join('')
  const text = [0, 1, 2, 5]
    .map((i) => `<text x="${i * k}" y="38" text-anchor="middle">${i}${i === 5 ? ' m' : ''}</text>`)
    .join('')
  return `<g transform="translate(110 985)" font-family="DejaVu Sans, sans-serif" font-size="21" fill="${wall}">${parts}${text}</g>`
}

const north = `<g transform="translate(1478 978)"><circle r="42" fill="none" stroke="${wall}" stroke-width="2"/><path d="M0 -34L13 20L0 9L-13 20Z" fill="${wall}"/><path d="M0 -34L13 20L0 9Z" fill="#8fb0b5"/><text y="-52" text-anchor="middle" font-family="DejaVu Sans, sans-serif" font-size="21" fill="${wall}">N</text></g>`

function planSvg(house: PlanHouse): string {
  const { wide, high, rooms } = house
  const k = Math.min(1330 / wide, 800 / high, 105)
  const left = 800 - (wide * k) / 2
  const top = 495 - (high * k) / 2
  const outline = house.outline.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`).join('')
  const inner = [
    `<path d="${outline}Z" transform="translate(0.22 0.3)" fill="#6b5a3c" opacity="0.34" filter="url(#lift)"/>`,
    ...house.decks.map(
      ([x, y, w, h]) =>
        `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#deck)" stroke="#b5a27e" stroke-width="0.05"/>`,
    ),
    `<path d="${outline}Z" fill="#f0e8d8"/>`,
    ...rooms.map((r) => `<rect x="${r.x}" y="${r.y}" width="${r.w}" height="${r.h}" fill="${floors[r.kind]}"/>`),
    ...rooms.map(roomSvg),
    ...rooms.map(
      (r) =>
        `<rect x="${r.x}" y="${r.y}" width="${r.w}" height="${r.h}" fill="none" stroke="${wall}" stroke-width="0.13"/>`,
    ),
    `<path d="${outline}Z" fill="none" stroke="${wall}" stroke-width="0.36" stroke-linejoin="miter"/>`,
    ...house.gaps.map(openingSvg),
    ...rooms
      .map((r) => doorOf(r))
      .filter((g) => g !== undefined)
      .map((g) => doorSvg(g, 0.13)),
    ...house.entrances.map(([x, y, turn]) => doorSvg({ x, y, turn }, 0.36)),
    ...house.windows.map(windowSvg),
    `<g filter="url(#under)">${house.outside ?? ''}</g>`,
    ...rooms.map((r, i) => markSvg(r, i + 1, k)),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1067" viewBox="0 0 1600 1067">${defs}<rect width="1600" height="1067" fill="#f6efe0"/><rect width="1600" height="1067" filter="url(#wash)"/><g transform="translate(${left} ${top}) scale(${k})">${inner.join('')}</g>${scaleBar(k)}${north}<rect width="1600" height="1067" filter="url(#paper)" opacity="0.5"/></svg>`
}

export const floorPlans: readonly Scene[] = houses.map(
  (house): Scene => ({
    id: house.id,
    kind: 'floor-plan',
    tag: 'floor-plan',
    alt: house.alt,
    svg: () => planSvg(house),
  }),
)
