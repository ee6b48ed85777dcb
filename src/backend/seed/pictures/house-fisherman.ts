import { gable } from './gable.ts'
import type { HouseOptions } from './house.ts'
import { door, opening } from './openings.ts'
import { type Built, halo, type Site } from './site.ts'

/** A small steep-roofed house near the quay. */
export function fisherman(s: Site, o: HouseOptions): Built {
  const { frame, length = 8.4, snow, variant = 0, garden = false } = o
  const colour = ['#f6f2e8', '#f0d9a0', '#dfe6e2', '#f6f2e8', '#e8b4a0'][variant % 5] ?? '#f6f2e8'
  const accent = ['#35607a', '#35624f', '#8a3530', '#2f5568', '#3d5a52'][variant % 5] ?? '#35607a'
  const holes = { frame: accent, columns: 2, rows: 2, recess: 0.12, sill: '#cfc9bd' as const }
  const doorAt = variant % 2 ? length * 0.3 : length * 0.52
  const body = gable(s, {
    frame,
    length,
    depth: 5.4,
    wall: 2.6,
    ridge: 5.5,
    eaves: 0.24,
    verge: 0.14,
    thickness: 0.15,
    cladding: 'limewash',
    colour,
    plinth: '#4d4b4c',
    roof: 'tiles',
    roofColour: '#bf5a40',
    trim: '#f3efe6',
    snow,
    chimney: length * 0.5,
    chimneyColour: '#b98069',
    front: (f) => {
      const spots = [0.8, 2.3, 3.85, 5.4, 6.85].filter(
        (u) => u + 1.2 < length && Math.abs(u + 0.45 - doorAt - 0.5) > 1.1,
      )
      return (
        spots.map((u) => opening(s, f, u, 0.85, 0.95, 1.15, holes)).join('') +
        (garden
          ? opening(s, f, doorAt - 0.2, 0.14, 1.4, 2, { ...holes, rows: 3, sill: false })
          : door(s, f, doorAt, accent, { frame: '#f6f3ea', glazed: 0.34 }))
      )
    },
    left: (f) =>
      opening(s, f, 0.8, 0.85, 0.95, 1.15, holes) +
      opening(s, f, 3.6, 0.85, 0.95, 1.15, holes) +
      opening(s, f, 2.25, 2.9, 0.9, 1, holes),
    right: (f) =>
      opening(s, f, 0.8, 0.85, 0.95, 1.15, holes) +
      opening(s, f, 3.6, 0.85, 0.95, 1.15, holes) +
      opening(s, f, 2.25, 2.9, 0.9, 1, holes),
  })
  const glow = [1.3, doorAt + 0.5, length - 1.5].map((u) => halo(s, frame(u, 1.4, -0.4), 1.3)).join('')
  return { ...body, glow }
}
