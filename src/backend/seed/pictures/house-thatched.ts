import { gable } from './gable.ts'
import type { HouseOptions } from './house.ts'
import { door, opening } from './openings.ts'
import { type Built, halo, type Site } from './site.ts'

/** Whitewashed long house, deep thatch, half-hipped gables. */
export function thatched(s: Site, o: HouseOptions): Built {
  const { frame, length = 14, snow, variant = 0, garden = false } = o
  const trim = ['#3f6b73', '#2f5d50', '#7a2f2c', '#466a8c', '#f5f3ec'][variant % 5] ?? '#3f6b73'
  const frameColour = variant % 5 === 4 ? '#f5f3ec' : trim
  const holes = { frame: frameColour, columns: 2, rows: 3, recess: 0.16, sill: '#c9c4ba' as const }
  const doorAt = length * (variant % 2 ? 0.36 : 0.52)
  const glow: string[] = []
  const lamp = (u: number, v: number, w: number) => glow.push(halo(s, frame(u, v, -0.3), w))
  const body = gable(s, {
    frame,
    length,
    depth: 6.6,
    wall: 2.75,
    ridge: 5.9,
    eaves: 0.42,
    verge: 0.3,
    thickness: 0.3,
    hip: 0.42,
    cladding: 'limewash',
    colour: variant % 5 === 3 ? '#f4dfae' : '#f7f4ec',
    plinth: '#4c4b4d',
    roof: 'thatch',
    roofColour: variant % 2 ? '#9c8a72' : '#a8926f',
    snow,
    chimney: length * 0.66,
    chimneyColour: '#f3efe6',
    front: (f) => {
      const parts: string[] = []
      const step = 2.35
      for (let u = 0.95; u + 1.15 < length; u += step) {
        if (garden && u > length * 0.3 && u < length * 0.62) continue
        if (!garden && Math.abs(u + 0.55 - doorAt - 0.5) < 1.25) continue
        parts.push(opening(s, f, u, 0.82, 1.15, 1.2, { ...holes, lit: (u * 7 + variant) % 3 > 0.6 }))
        lamp(u + 0.5, 1.3, 1.1)
      }
      if (garden) {
        for (const u of [length * 0.34, length * 0.34 + 1.75])
          parts.push(opening(s, f, u, 0.15, 1.5, 1.92, { ...holes, columns: 2, rows: 4, sill: false }))
        lamp(length * 0.42, 1.1, 2.4)
      } else {
        parts.push(door(s, f, doorAt, trim === '#f5f3ec' ? '#3f6b73' : trim, { glazed: 0.36 }))
        lamp(doorAt + 0.5, 1.6, 1.2)
      }
      return parts.join('')
    },
    left: (f) => gableHoles(s, f, holes),
    right: (f) => gableHoles(s, f, holes),
  })
  return { ...body, glow: glow.join('') }
}

function gableHoles(s: Site, f: Parameters<typeof opening>[1], holes: object): string {
  return (
    opening(s, f, 0.9, 0.85, 1.05, 1.12, holes) +
    opening(s, f, 4.4, 0.85, 1.05, 1.12, holes) +
    opening(s, f, 2.75, 2.75, 0.9, 0.9, { ...holes, rows: 2 })
  )
}
