import { gable } from './gable.ts'
import { type HouseOptions, several } from './house.ts'
import { door, glassFront, opening } from './openings.ts'
import { type Built, halo, type Site } from './site.ts'
import { within } from './world.ts'

/** The seventies' long bungalow: brick, low roof, broad windows. */
export function brick(s: Site, o: HouseOptions): Built {
  const { frame, length = 14.5, snow, variant = 0, garden = false } = o
  const colour = variant % 2 ? '#b06a50' : '#d6b87f'
  const frameColour = ['#f5f2e9', '#5b4636', '#f5f2e9', '#3f5560', '#efe8d8'][variant % 5] ?? '#f5f2e9'
  const holes = { frame: frameColour, columns: 2, rows: 1, sill: '#8f8a84' as const, recess: 0.14 }
  const body = gable(s, {
    frame, length, depth: 7, wall: 2.55, ridge: 4.35, eaves: 0.6, verge: 0.5, thickness: 0.22, cladding: 'brick', colour, gableColour: colour, plinth: '#77736f', trim: variant % 2 ? '#f0ece2' : '#6d5543',
    roof: variant === 2 ? 'tiles' : 'felt', roofColour: variant === 2 ? '#8f5a48' : '#73777a', snow, chimney: length * 0.42, chimneyColour: colour,
    front: (f) => garden
      ? opening(s, f, 0.9, 0.8, 1.7, 1.3, holes) + glassFront(s, f, length * 0.25, length * 0.34, 2.05, 4, frameColour) + opening(s, f, length * 0.68, 0.8, 1.7, 1.3, holes) + opening(s, f, length - 1.9, 0.8, 1.1, 1.3, holes)
      : opening(s, f, 0.8, 0.8, 2.0, 1.3, { ...holes, columns: 3 }) + opening(s, f, 3.6, 0.8, 1.2, 1.3, holes) + door(s, f, length * 0.42, ['#2f5d50', '#e0b85c', '#7a2f2c', '#466a8c', '#35433f'][variant % 5] ?? '#2f5d50', { frame: frameColour, glazed: 0.3 }) + opening(s, f, length * 0.42 + 1.5, 0.14, 0.6, 2.0, { ...holes, columns: 1, sill: false }) + opening(s, f, length * 0.64, 0.8, 2.0, 1.3, { ...holes, columns: 3 }) + opening(s, f, length - 2.2, 0.8, 1.2, 1.3, holes),
    left: (f) => opening(s, f, 1.0, 0.8, 1.5, 1.3, holes) + opening(s, f, 4.4, 0.8, 1.5, 1.3, holes),
    right: (f) => opening(s, f, 1.0, 0.8, 1.5, 1.3, holes) + opening(s, f, 4.4, 0.8, 1.5, 1.3, holes),
  })
  const glow = [1.8, length * 0.4, length * 0.7, length - 1.6].map((u) => halo(s, frame(u, 1.4, -0.5), 1.6)).join('')
  return { ...body, glow }
}

/** Yellow lime-wash, red tiles with white joints, white frames, a front gable. */
export function skagen(s: Site, o: HouseOptions): Built {
  const { frame, length = 11, snow, variant = 0, garden = false } = o
  const yellow = variant % 3 === 2 ? '#efc062' : '#f0b94c'
  const white = '#fbf8f0'
  const holes = { frame: white, columns: 2, rows: 3, recess: 0.1, sill: white }
  const shared = { cladding: 'limewash', colour: yellow, plinth: '#5c5a5a', roof: 'tiles', roofColour: '#c4553a', trim: white, whiteJoints: true, snow, eaves: 0.26, verge: 0.16, thickness: 0.16 } as const
  const centre = length * 0.5
  const twoStorey = variant % 2 === 0
  const main = gable(s, {
    ...shared, frame, length, depth: 6.2, wall: 2.75, ridge: 5.9, chimney: length * 0.78, chimneyColour: yellow,
    front: (f) => [0.85, 2.4, length - 3.4, length - 1.85].filter((u) => !twoStorey || Math.abs(u + 0.5 - centre) > 2).map((u) => opening(s, f, u, 0.85, 1.02, 1.3, holes)).join('') +
      (twoStorey ? '' : garden ? opening(s, f, centre - 0.9, 0.14, 1.8, 2.05, { ...holes, rows: 4, columns: 4, sill: false }) : door(s, f, centre - 0.5, '#356b58', { frame: white, glazed: 0.4 })),
    left: (f) => ends(s, f, holes),
    right: (f) => ends(s, f, holes),
  })
  const glow = [1.4, 3, centre, length - 2.5].map((u) => halo(s, frame(u, 1.4, -0.4), 1.3)).join('')
  if (!twoStorey) return { ...main, glow }
  const kvist = gable(s, {
    ...shared, frame: within(frame, [centre + 1.7, 0, -0.35], 90), length: 3.2, depth: 3.4, wall: 3.55, ridge: 5.45,
    left: (f) => (garden ? opening(s, f, 0.7, 0.14, 2.0, 2.05, { ...holes, columns: 4, rows: 4, sill: false }) : door(s, f, 1.2, '#356b58', { frame: white, glazed: 0.4 })) + opening(s, f, 1.1, 2.85, 1.2, 1.15, holes),
  })
  return several({ ...main, glow }, kvist)
}

function ends(s: Site, f: Parameters<typeof opening>[1], holes: object): string {
  return opening(s, f, 0.95, 0.85, 1, 1.3, holes) + opening(s, f, 4.2, 0.85, 1, 1.3, holes) + opening(s, f, 2.65, 3.1, 0.9, 1.05, holes)
}

/** A small steep-roofed house near the quay. */
export function fisherman(s: Site, o: HouseOptions): Built {
  const { frame, length = 8.4, snow, variant = 0, garden = false } = o
  const colour = ['#f6f2e8', '#f0d9a0', '#dfe6e2', '#f6f2e8', '#e8b4a0'][variant % 5] ?? '#f6f2e8'
  const accent = ['#35607a', '#35624f', '#8a3530', '#2f5568', '#3d5a52'][variant % 5] ?? '#35607a'
  const holes = { frame: accent, columns: 2, rows: 2, recess: 0.12, sill: '#cfc9bd' as const }
  const doorAt = variant % 2 ? length * 0.3 : length * 0.52
  const body = gable(s, {
    frame, length, depth: 5.4, wall: 2.6, ridge: 5.5, eaves: 0.24, verge: 0.14, thickness: 0.15, cladding: 'limewash', colour, plinth: '#4d4b4c', roof: 'tiles', roofColour: '#bf5a40', trim: '#f3efe6', snow,
    chimney: length * 0.5, chimneyColour: '#b98069',
    front: (f) => {
      const spots = [0.8, 2.3, 3.85, 5.4, 6.85].filter((u) => u + 1.2 < length && Math.abs(u + 0.45 - doorAt - 0.5) > 1.1)
      return spots.map((u) => opening(s, f, u, 0.85, 0.95, 1.15, holes)).join('') + (garden ? opening(s, f, doorAt - 0.2, 0.14, 1.4, 2, { ...holes, rows: 3, sill: false }) : door(s, f, doorAt, accent, { frame: '#f6f3ea', glazed: 0.34 }))
    },
    left: (f) => opening(s, f, 0.8, 0.85, 0.95, 1.15, holes) + opening(s, f, 3.6, 0.85, 0.95, 1.15, holes) + opening(s, f, 2.25, 2.9, 0.9, 1, holes),
    right: (f) => opening(s, f, 0.8, 0.85, 0.95, 1.15, holes) + opening(s, f, 3.6, 0.85, 0.95, 1.15, holes) + opening(s, f, 2.25, 2.9, 0.9, 1, holes),
  })
  const glow = [1.3, doorAt + 0.5, length - 1.5].map((u) => halo(s, frame(u, 1.4, -0.4), 1.3)).join('')
  return { ...body, glow }
}
