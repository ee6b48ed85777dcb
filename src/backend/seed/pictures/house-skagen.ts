import { gable } from './gable.ts'
import { type HouseOptions, several } from './house.ts'
import { door, opening } from './openings.ts'
import { type Built, halo, type Site } from './site.ts'
import { within } from './world.ts'

/** Yellow lime-wash, red tiles with white joints, white frames, a front gable. */
export function skagen(s: Site, o: HouseOptions): Built {
  const { frame, length = 11, snow, variant = 0, garden = false } = o
  const yellow = variant % 3 === 2 ? '#efc062' : '#f0b94c'
  const white = '#fbf8f0'
  const holes = { frame: white, columns: 2, rows: 3, recess: 0.1, sill: white }
  const shared = {
    cladding: 'limewash',
    colour: yellow,
    plinth: '#5c5a5a',
    roof: 'tiles',
    roofColour: '#c4553a',
    trim: white,
    whiteJoints: true,
    snow,
    eaves: 0.26,
    verge: 0.16,
    thickness: 0.16,
  } as const
  const centre = length * 0.5
  const twoStorey = variant % 2 === 0
  const main = gable(s, {
    ...shared,
    frame,
    length,
    depth: 6.2,
    wall: 2.75,
    ridge: 5.9,
    chimney: length * 0.78,
    chimneyColour: yellow,
    front: (f) =>
      (twoStorey ? [0.55, 1.95, length - 3, length - 1.6] : [0.85, 2.4, length - 3.4, length - 1.85])
        .map((u) => opening(s, f, u, 0.85, 1.02, 1.3, holes))
        .join('') +
      (twoStorey
        ? ''
        : garden
          ? opening(s, f, centre - 0.9, 0.14, 1.8, 2.05, { ...holes, rows: 4, columns: 4, sill: false })
          : door(s, f, centre - 0.5, '#356b58', { frame: white, glazed: 0.4 })),
    left: (f) => ends(s, f, holes),
    right: (f) => ends(s, f, holes),
  })
  const glow = [1.4, 3, centre, length - 2.5].map((u) => halo(s, frame(u, 1.4, -0.4), 1.3)).join('')
  if (!twoStorey) return { ...main, glow }
  const kvist = gable(s, {
    ...shared,
    frame: within(frame, [centre + 1.7, 0, -0.35], 90),
    length: 3.2,
    depth: 3.4,
    wall: 3.55,
    ridge: 5.45,
    left: (f) =>
      (garden
        ? opening(s, f, 0.7, 0.14, 2.0, 2.05, { ...holes, columns: 4, rows: 4, sill: false })
        : door(s, f, 1.2, '#356b58', { frame: white, glazed: 0.4 })) + opening(s, f, 1.1, 2.85, 1.2, 1.15, holes),
  })
  return several({ ...main, glow }, kvist)
}

function ends(s: Site, f: Parameters<typeof opening>[1], holes: object): string {
  return (
    opening(s, f, 0.95, 0.85, 1, 1.3, holes) +
    opening(s, f, 4.2, 0.85, 1, 1.3, holes) +
    opening(s, f, 2.65, 3.1, 0.9, 1.05, holes)
  )
}
