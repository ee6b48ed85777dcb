import { type Gable, gable } from './gable.ts'
import { type HouseOptions, several } from './house.ts'
import { door, glassFront, opening } from './openings.ts'
import { type Built, box, halo, type Site } from './site.ts'
import { within } from './world.ts'

/** Black tarred boards, dark metal roof, a glazed gable: the new summer house. */
export function timberBlack(s: Site, o: HouseOptions): Built {
  const { frame, length = 11.5, snow, variant = 0, garden = false } = o
  const warm = variant % 2 === 1
  const slim = '#d9d2c4'
  const main: Gable = {
    frame,
    length,
    depth: 6,
    wall: 2.7,
    ridge: 5.1,
    eaves: 0.28,
    verge: 0.34,
    thickness: 0.16,
    cladding: 'boards-upright',
    colour: '#4a4744',
    plinth: '#6b6865',
    trim: warm ? '#b98f63' : '#3a3836',
    roof: 'metal',
    roofColour: '#767c82',
    snow,
    chimney: length * 0.55,
    chimneyColour: '#55524f',
    front: (f) =>
      [
        glassFront(s, f, length * 0.08, length * 0.34, 2.15, 3, slim),
        garden
          ? glassFront(s, f, length * 0.56, length * 0.3, 2.15, 3, slim)
          : door(s, f, length * 0.56, '#c89a63', { frame: slim, glazed: 0.2 }),
        garden ? '' : opening(s, f, length * 0.74, 0.7, 1.7, 1.4, { frame: slim, columns: 2, rows: 1, sill: false }),
      ].join(''),
    left: (f) => gableGlass(s, f, slim, variant),
    right: (f) => gableGlass(s, f, slim, variant),
  }
  const glow =
    halo(s, frame(length * 0.25, 1.2, -0.5), 2.8) +
    halo(s, frame(length * 0.7, 1.2, -0.5), 2) +
    halo(s, frame(-0.4, 1.6, 3), 2.4)
  return { ...gable(s, main), glow }
}

function gableGlass(s: Site, f: Parameters<typeof opening>[1], slim: string, variant: number): string {
  return variant % 3 === 2
    ? opening(s, f, 1.0, 0.7, 1.5, 1.45, { frame: slim, columns: 2, rows: 1, sill: false }) +
        opening(s, f, 3.6, 0.7, 1.5, 1.45, { frame: slim, columns: 2, rows: 1, sill: false })
    : glassFront(s, f, 0.9, 4.2, 2.3, 3, slim) +
        opening(s, f, 2.15, 2.85, 1.7, 0.95, { frame: slim, columns: 2, rows: 1, sill: false, curtains: false })
}

/** Painted boards, white frames and corner boards, a small porch. */
export function timberClassic(s: Site, o: HouseOptions): Built {
  const { frame, length = 10.5, snow, variant = 0, garden = false } = o
  const colour = ['#b14a3c', '#d9a64f', '#a8433c', '#7d98a0', '#d3a552'][variant % 5] ?? '#b14a3c'
  const white = '#f7f4ec'
  const holes = { frame: white, surround: white, columns: 2, rows: 2, sill: white, recess: 0.07 } as const
  const body = gable(s, {
    frame,
    length,
    depth: 6.2,
    wall: 2.6,
    ridge: 4.9,
    eaves: 0.42,
    verge: 0.35,
    thickness: 0.17,
    cladding: 'boards-lying',
    colour,
    plinth: '#9a958e',
    trim: white,
    roof: variant % 2 ? 'felt' : 'tiles',
    roofColour: variant % 2 ? '#6d6c6e' : '#b9654a',
    snow,
    chimney: length * 0.62,
    chimneyColour: '#c08a6a',
    front: (f) => {
      const mid = length * 0.44
      const sides = [0.9, 2.55, length - 3.1, length - 1.95]
        .filter((u) => u + 1 < mid - 0.3 || u > mid + 2)
        .map((u) => opening(s, f, u, 0.85, 1.02, 1.2, holes))
      const centre = garden
        ? opening(s, f, mid - 0.4, 0.14, 2.2, 2, { ...holes, columns: 4, rows: 3, sill: false })
        : door(s, f, mid, variant % 5 === 0 ? '#3e5f5a' : white, { frame: white, glazed: 0.42 })
      const corners = [0, length - 0.14].map((u) =>
        opening(s, f, u, 0.22, 0.14, 2.3, {
          frame: white,
          columns: 1,
          rows: 1,
          sill: false,
          lit: false,
          curtains: false,
        }),
      )
      return corners.map(() => '').join('') + sides.join('') + centre
    },
    left: (f) =>
      opening(s, f, 0.95, 0.85, 1.02, 1.2, holes) +
      opening(s, f, 4.2, 0.85, 1.02, 1.2, holes) +
      opening(s, f, 2.65, 2.8, 0.9, 0.9, holes),
    right: (f) =>
      opening(s, f, 0.95, 0.85, 1.02, 1.2, holes) +
      opening(s, f, 4.2, 0.85, 1.02, 1.2, holes) +
      opening(s, f, 2.65, 2.8, 0.9, 0.9, holes),
  })
  const trimPosts = [
    [0, -0.02],
    [length - 0.14, -0.02],
  ]
    .map(([x = 0, z = 0]) => box(s, frame, [x, 0.2, z], [0.14, 2.25, 0.05], white))
    .join('')
  const glow = [1.4, 3, length * 0.48, length - 2.5].map((u) => halo(s, frame(u, 1.4, -0.4), 1.2)).join('')
  return { ...body, svg: body.svg + trimPosts, glow }
}

/** Round logs under turf or felt, with a roofed veranda along the front. */
export function log(s: Site, o: HouseOptions): Built {
  const { frame, length = 11, snow, variant = 0, garden = false } = o
  const wood = variant % 2 ? '#a9784c' : '#b88a5a'
  const frameColour = variant % 3 === 1 ? '#8a3f33' : '#efe6d2'
  const holes = {
    frame: frameColour,
    surround: variant % 2 ? '#e9dcc0' : '#7c5638',
    columns: 2,
    rows: 2,
    sill: false as const,
  }
  const body = gable(s, {
    frame,
    length,
    depth: 6.4,
    wall: 2.6,
    ridge: 4.5,
    eaves: 0.8,
    verge: 0.55,
    thickness: 0.2,
    cladding: 'logs',
    colour: wood,
    plinth: '#8b867e',
    trim: '#9a7046',
    roof: variant % 2 ? 'felt' : 'turf',
    roofColour: variant % 2 ? '#5f6061' : s.light.lawn[1],
    snow,
    chimney: length * 0.6,
    chimneyColour: '#8d857c',
    front: (f) =>
      opening(s, f, 0.9, 0.85, 1.3, 1.15, holes) +
      (garden
        ? glassFront(s, f, length * 0.34, 3.3, 2.05, 3, frameColour)
        : door(s, f, length * 0.42, '#7b5233', { frame: frameColour, glazed: 0.4 }) +
          opening(s, f, length * 0.24, 0.85, 1.0, 1.15, holes)) +
      opening(s, f, length - 3.3, 0.85, 1.3, 1.15, holes) +
      (length > 12 ? opening(s, f, length - 1.6, 0.85, 1, 1.15, holes) : ''),
    left: (f) => opening(s, f, 1.1, 0.85, 1.2, 1.15, holes) + opening(s, f, 4.1, 0.85, 1.2, 1.15, holes),
    right: (f) => opening(s, f, 1.1, 0.85, 1.2, 1.15, holes) + opening(s, f, 4.1, 0.85, 1.2, 1.15, holes),
  })
  const posts = within(frame, [0, 0, -0.72])
  const rail = [0.1, length * 0.28, length * 0.7, length - 0.24]
    .map((x) => box(s, posts, [x, 0, 0], [0.15, 2.1, 0.15], '#a87d50'))
    .join('')
  const glow = [1.5, length * 0.48, length - 2.6].map((u) => halo(s, frame(u, 1.4, -0.5), 1.5)).join('')
  return several({ ...body, svg: body.svg + rail, glow })
}
