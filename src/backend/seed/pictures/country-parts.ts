import { horse } from './figures.ts'
import { gable } from './gable.ts'
import { roundTower, squareTower } from './lighthouse.ts'
import { opening } from './openings.ts'
import { bush, pine } from './plants.ts'
import { castShadow, type Site } from './site.ts'
import { ellipse, group, polygon, stroke } from './svg.ts'
import { fence } from './terrace.ts'
import { type Face, place, project, within } from './world.ts'

export const winding = [
  [6, 60],
  [5, 40],
  [1, 26],
  [-2, 17],
  [-1.4, 11],
  [0.4, 7.4],
  [1.4, 5],
  [1.8, 3.4],
] as const

export function tower(kind: 'square' | 'round', x: number, y: number, h: number, left = true) {
  return (s: Site): string => {
    const w = h * 0.16
    const slant = left ? 1 : -1
    const shadow = polygon(
      [
        [x - w * 0.4, y - 2],
        [x + w * 0.4, y - 2],
        [x + slant * h * 0.62 + w * 0.2, y + h * 0.06],
        [x + slant * h * 0.62 - w * 0.2, y + h * 0.06],
      ],
      s.light.shadow,
      { opacity: s.light.shadowOpacity * 0.8, filter: 'url(#blur-2)' },
    )
    return (
      shadow +
      (kind === 'square' ? squareTower(s.light, s.r, x, y, h, left) : roundTower(s.light, s.r, x, y, h, left)) +
      bush(s, x - w * 0.9, y + 6, w * 1.1, h * 0.05, { colours: s.light.marram }) +
      bush(s, x + w * 0.8, y + 8, w * 1.3, h * 0.045, { colours: s.light.marram })
    )
  }
}

export function forest(distance: number, seedShift = 0) {
  return (s: Site): string => {
    const places = Array.from({ length: 40 }, (_, i) => {
      const t = (i + s.r.next()) / 40
      return {
        t,
        x: (i % 2 ? 0.5 + 0.1 + s.r.next() ** 0.7 * 0.5 : 0.5 - 0.1 - s.r.next() ** 0.7 * 0.5) * 1600 + seedShift,
      }
    })
    return places
      .map(({ t, x }) =>
        pine(
          s,
          800 + (x - 800) * (0.72 + t * 0.8),
          s.view.horizon + 40 + 230 * t * t,
          240 + 620 * t * t,
          distance * (1 - t) ** 1.3,
        ),
      )
      .join('')
  }
}

/** A whitewashed village church: nave, tower, porch. */
export function church(x: number, z: number, angle: number) {
  return (s: Site): string => {
    const frame = place([x, 0, z], angle)
    const shared = {
      cladding: 'limewash',
      colour: '#f8f5ee',
      plinth: '#6f6d6b',
      roof: 'tiles',
      roofColour: '#b4593f',
      trim: '#efe9de',
      snow: s.light.season === 'winter',
      eaves: 0.2,
      verge: 0.12,
      thickness: 0.18,
    } as const
    const glass = { frame: '#6d7478', columns: 2, rows: 4, recess: 0.25, sill: false as const, curtains: false }
    const nave = gable(s, {
      ...shared,
      frame,
      length: 13,
      depth: 7,
      wall: 4.6,
      ridge: 8.4,
      front: (f: Face) => [2, 5.6, 9.2].map((u) => opening(s, f, u, 1.7, 1.05, 2.0, glass)).join(''),
    })
    const towerBody = gable(s, {
      ...shared,
      frame: within(frame, [-4.6, 0, 0.8], 0),
      length: 4.8,
      depth: 5.2,
      wall: 9.4,
      ridge: 12.6,
      front: (f: Face) =>
        opening(s, f, 1.9, 7.1, 1.0, 1.3, { ...glass, rows: 2, lit: false }) +
        opening(s, f, 2.05, 2.6, 0.7, 1.2, { ...glass, lit: false }),
      left: (f: Face) => opening(s, f, 2.1, 7.1, 1, 1.3, { ...glass, rows: 2, lit: false }),
    })
    const porch = gable(s, {
      ...shared,
      frame: within(frame, [9.9, 0, -2.6], 90),
      length: 2.8,
      depth: 3,
      wall: 2.8,
      ridge: 4.6,
      left: (f: Face) =>
        opening(s, f, 0.95, 0.1, 1.1, 2.1, {
          frame: '#5d4636',
          columns: 2,
          rows: 1,
          sill: false,
          curtains: false,
          lit: false,
        }),
    })
    const parts = angle >= 0 ? [nave, towerBody, porch] : [towerBody, nave, porch]
    const wallFront = stoneWall(s, x - 9, z - 5.5, x + 17, z - 3.5)
    return (
      bush(s, project(s.view, [x + 19, 0, z + 2])[0], project(s.view, [x + 19, 0, z + 2])[1], 260, 210) +
      bush(s, project(s.view, [x - 8, 0, z + 3])[0], project(s.view, [x - 8, 0, z + 3])[1], 230, 190) +
      castShadow(s, nave.corners) +
      castShadow(s, towerBody.corners) +
      group(
        parts.map(({ svg }) => svg),
        { filter: 'url(#hand-fine)' },
      ) +
      wallFront
    )
  }
}

function stoneWall(s: Site, x0: number, z0: number, x1: number, z1: number): string {
  const stones: string[] = []
  for (let i = 0; i < 120; i++) {
    const t = (i + s.r.next()) / 120
    const [px, py] = project(s.view, [x0 + (x1 - x0) * t, 0, z0 + (z1 - z0) * t])
    const k = s.view.focal / (z0 + (z1 - z0) * t)
    for (const row of [0.18, 0.48, 0.76])
      stones.push(
        ellipse(
          px + s.r.range(-3, 3),
          py - k * row,
          k * s.r.range(0.14, 0.26),
          k * 0.17,
          s.light.lit(s.r.pick(['#b9b3a8', '#a39d94', '#cbc5ba', '#938e88'])),
        ),
      )
  }
  const [a, b] = [project(s.view, [x0, 0, z0]), project(s.view, [x1, 0, z1])]
  const k = s.view.focal / z0
  const cap =
    s.light.season === 'winter'
      ? stroke(`M${a[0]} ${a[1] - k * 0.92}L${b[0]} ${b[1] - k * 0.9}`, s.light.lit('#f5f7f9'), k * 0.16)
      : ''
  return group(
    [polygon([a, b, [b[0], b[1] - k * 0.85], [a[0], a[1] - k * 0.85]], s.light.shaded('#8a857e')), ...stones, cap],
    { filter: 'url(#hand-fine)' },
  )
}

export const bloom = (s: Site): string =>
  Array.from({ length: 120 }, () => {
    const t = s.r.next() ** 0.8
    return { t, x: s.r.range(-60, 1660) }
  })
    .sort((a, b) => a.t - b.t)
    .map(({ t, x }) =>
      bush(s, x, s.view.horizon + 110 + 430 * t, 50 + 150 * t, 13 + 46 * t, {
        colours: s.light.season === 'summer' ? ['#c48fb4', '#9a6692', '#5f4a5e'] : s.light.heath,
        distance: 0.25 * (1 - t),
      }),
    )
    .join('')

export const herd = (s: Site): string =>
  [
    [470, 728, 96, '#8f5f42', true, 1],
    [690, 708, 84, '#c9a577', true, -1],
    [1010, 742, 108, '#6d4a38', false, -1],
    [1170, 716, 88, '#b98a62', true, 1],
    [300, 690, 66, '#d8c3a0', true, 1],
  ]
    .map(([x, y, h, c, g, f]) =>
      horse(s.light, Number(x), Number(y), Number(h), String(c), Boolean(g), f === 1 ? 1 : -1),
    )
    .join('')

export const posts = (s: Site): string =>
  fence(s, [-9, 0, 11], [-2.6, 0, 26], '#a89880', 1) + fence(s, [7, 0, 11], [3.4, 0, 26], '#a89880', 1)
