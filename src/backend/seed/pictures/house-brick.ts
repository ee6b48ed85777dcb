import { gable } from './gable.ts'
import type { HouseOptions } from './house.ts'
import { door, glassFront, opening } from './openings.ts'
import { type Built, halo, type Site } from './site.ts'

/** The seventies' long bungalow: brick, low roof, broad windows. */
export function brick(s: Site, o: HouseOptions): Built {
  const { frame, length = 14.5, snow, variant = 0, garden = false } = o
  const colour = variant % 2 ? '#b06a50' : '#d6b87f'
  const frameColour = ['#f5f2e9', '#5b4636', '#f5f2e9', '#3f5560', '#efe8d8'][variant % 5] ?? '#f5f2e9'
  const holes = { frame: frameColour, columns: 2, rows: 1, sill: '#8f8a84' as const, recess: 0.14 }
  const body = gable(s, {
    frame,
    length,
    depth: 7,
    wall: 2.55,
    ridge: 4.35,
    eaves: 0.6,
    verge: 0.5,
    thickness: 0.22,
    cladding: 'brick',
    colour,
    gableColour: colour,
    plinth: '#77736f',
    trim: variant % 2 ? '#f0ece2' : '#6d5543',
    roof: variant === 2 ? 'tiles' : 'felt',
    roofColour: variant === 2 ? '#8f5a48' : '#73777a',
    snow,
    chimney: length * 0.42,
    chimneyColour: colour,
    front: (f) =>
      garden
        ? opening(s, f, 0.9, 0.8, 1.7, 1.3, holes) +
          glassFront(s, f, length * 0.25, length * 0.34, 2.05, 4, frameColour) +
          opening(s, f, length * 0.68, 0.8, 1.7, 1.3, holes) +
          opening(s, f, length - 1.9, 0.8, 1.1, 1.3, holes)
        : opening(s, f, 0.8, 0.8, 2.0, 1.3, { ...holes, columns: 3 }) +
          opening(s, f, 3.6, 0.8, 1.2, 1.3, holes) +
          door(s, f, length * 0.42, ['#2f5d50', '#e0b85c', '#7a2f2c', '#466a8c', '#35433f'][variant % 5] ?? '#2f5d50', {
            frame: frameColour,
            glazed: 0.3,
          }) +
          opening(s, f, length * 0.42 + 1.5, 0.14, 0.6, 2.0, { ...holes, columns: 1, sill: false }) +
          opening(s, f, length * 0.64, 0.8, 2.0, 1.3, { ...holes, columns: 3 }) +
          opening(s, f, length - 2.2, 0.8, 1.2, 1.3, holes),
    left: (f) => opening(s, f, 1.0, 0.8, 1.5, 1.3, holes) + opening(s, f, 4.4, 0.8, 1.5, 1.3, holes),
    right: (f) => opening(s, f, 1.0, 0.8, 1.5, 1.3, holes) + opening(s, f, 4.4, 0.8, 1.5, 1.3, holes),
  })
  const glow = [1.8, length * 0.4, length * 0.7, length - 1.6].map((u) => halo(s, frame(u, 1.4, -0.5), 1.6)).join('')
  return { ...body, glow }
}
