import { summer } from './backdrop.ts'
import { daySun } from './living.ts'
import {
  darkOak,
  dyed,
  iron,
  material,
  oak,
  oldFloor,
  paleFloor,
  pinePanel,
  whitePanel,
  whiteWall,
} from './materials.ts'
import { buildRoom } from './room.ts'
import { bench, stool } from './seats.ts'
import type { Setting } from './setting.ts'
import { ball, box, cone, type Piece, place, rod, soft } from './shapes.ts'
import { basket, framed, pendant, plant } from './things.ts'

function billiardTable(): Piece {
  const cloth = material('#5f8a78', { pattern: 'wool' })
  const out: Piece = [
    box(-1.1, -0.58, 0.62, 2.2, 1.16, 0.16, cloth),
    soft(-1.25, -0.72, 0.64, 2.5, 0.15, 0.19, 0.03, oak),
    soft(-1.25, 0.57, 0.64, 2.5, 0.15, 0.19, 0.03, oak),
    soft(-1.25, -0.72, 0.64, 0.15, 1.44, 0.19, 0.03, oak),
    soft(1.1, -0.72, 0.64, 0.15, 1.44, 0.19, 0.03, oak),
    box(-1.1, -0.58, 0.5, 2.2, 1.16, 0.14, darkOak),
  ]
  for (const x of [-0.98, 0.98]) for (const y of [-0.5, 0.5]) out.push(cone(x, y, 0, 0.05, 0.075, 0.52, darkOak))
  for (const x of [-1.09, 0, 1.09])
    for (const y of [-0.57, 0.57]) out.push(cone(x, y, 0.772, 0.055, 0.055, 0.062, iron))
  const colours = ['#f4efe0', '#c9a43f', '#a3442f', '#33566b', '#52384f', '#c9743a', '#4c6a4a', '#7a2f2a', '#2b2b2b']
  const spots: [number, number][] = [
    [-0.55, 0.05],
    [0.5, 0],
    [0.56, 0.035],
    [0.56, -0.035],
    [0.62, 0],
    [0.62, 0.07],
    [0.62, -0.07],
    [0.2, -0.3],
    [-0.1, 0.28],
  ]
  spots.forEach(([x, y], i) => {
    out.push(ball([x, y, 0.809], 0.029, 0.029, 0.029, material(colours[i] as string, { gloss: 0.5, rough: 0.02 })))
  })
  out.push(rod([-1.6, -0.25, 0.88], [-0.62, 0.03, 0.82], 0.013, darkOak, 0.006))
  return out
}

function pingPong(): Piece {
  const top = material('#4d7486', { gloss: 0.12 })
  const line = material('#eef0ec')
  const out: Piece = [
    box(-0.76, -1.37, 0.73, 1.52, 2.74, 0.025, top),
    box(-0.76, -1.37, 0.7552, 0.02, 2.74, 0.0015, line),
    box(0.74, -1.37, 0.7552, 0.02, 2.74, 0.0015, line),
    box(-0.004, -1.37, 0.7552, 0.008, 2.74, 0.0015, line),
    box(-0.76, -1.37, 0.7552, 1.52, 0.02, 0.0015, line),
    box(-0.76, 1.35, 0.7552, 1.52, 0.02, 0.0015, line),
    box(-0.88, -0.004, 0.757, 1.76, 0.008, 0.13, material('#5b6468', { pattern: 'weave', size: 0.02 })),
    box(-0.88, -0.007, 0.887, 1.76, 0.014, 0.018, line),
  ]
  for (const x of [-0.6, 0.6]) for (const y of [-1.05, 1.05]) out.push(rod([x, y, 0], [x, y, 0.73], 0.022, iron))
  for (const y of [-1.05, 1.05]) out.push(rod([-0.6, y, 0.35], [0.6, y, 0.35], 0.015, iron))
  for (const [x, y, a, c] of [
    [-0.35, -0.9, 0.5, '#a5473a'],
    [0.3, 0.9, 2.4, '#33383b'],
  ] as const)
    out.push(
      ...place(
        [cone(0, 0, 0, 0.08, 0.08, 0.012, material(c)), rod([0, -0.07, 0.008], [0, -0.18, 0.008], 0.012, oak)],
        x,
        y,
        0.757,
        a,
      ),
    )
  out.push(ball([-0.1, -0.7, 0.776], 0.02, 0.02, 0.02, line))
  return out
}

export function billiards(): Setting {
  const room = buildRoom({
    wide: 5.4,
    deep: 4.8,
    high: 2.5,
    floor: oldFloor,
    wall: dyed(whiteWall, '#9fb0a8'),
    openings: [{ side: 'right', from: 1.8, to: 3.9, low: 0.5, top: 2.1, panes: [3, 1], frame: oak }],
  })
  const cues: Piece = [0, 0.14, 0.28, 0.42].flatMap((x) => [
    rod([1.0 + x, 4.74, 0.35], [1.0 + x, 4.76, 1.75], 0.014, darkOak, 0.007),
  ])
  const shapes: Piece = [
    ...room.shapes,
    ...place(billiardTable(), 2.6, 3.0, 0, 0.12),
    ...cues,
    box(0.9, 4.72, 0.3, 0.62, 0.07, 0.05, oak),
    box(0.9, 4.74, 1.4, 0.62, 0.05, 0.05, oak),
    ...place(framed(1.1, 0.75, 82), 2.9, 4.79, 1.6),
    ...place(pendant(1.0, 0.2, material('#45605a')), 2.05, 2.95, 2.5),
    ...place(pendant(1.0, 0.2, material('#45605a')), 3.15, 3.05, 2.5),
    ...place(bench(1.1, oak), 0.35, 3.6, 0, Math.PI / 2),
    ...place(plant(41, 1.5), 4.9, 4.3),
  ]
  return {
    shapes,
    portals: room.portals,
    lamps: [
      { at: [2.05, 2.95, 1.45], radius: 0.06, colour: [0.3, 0.22, 0.13] },
      { at: [3.15, 3.05, 1.45], radius: 0.06, colour: [0.3, 0.22, 0.13] },
    ],
    camera: { at: [2.2, 0, 1.6], turn: 0.08, wide: 0.74, rise: 0.15 },
    backdrop: summer,
    sun: [0.72, -0.1, 0.5],
    seed: 71,
    ...daySun,
  }
}

export function tennisRoom(): Setting {
  const room = buildRoom({
    wide: 5,
    deep: 6,
    high: 2.3,
    ridge: 1.2,
    floor: paleFloor,
    wall: whitePanel,
    ceiling: pinePanel,
    openings: [
      { side: 'left', from: 2.2, to: 5.2, low: 0.7, top: 2.1, panes: [4, 1], frame: oak },
      { side: 'back', from: 1.7, to: 3.3, low: 0.8, top: 2.3, panes: [2, 1], frame: oak },
    ],
  })
  const shapes: Piece = [
    ...room.shapes,
    ...place(pingPong(), 2.6, 3.3),
    ...place(bench(1.4, oak), 4.75, 3.8, 0, Math.PI / 2),
    ...place(basket(0.24, 0.36), 4.6, 5.6),
    ...place(framed(0.7, 0.9, 91), 4.99, 3.8, 1.5, -Math.PI / 2),
    ...place(plant(51, 1.4), 0.5, 5.6),
    ...place(stool(oak, 0.45), 4.5, 5.1),
  ]
  return {
    shapes,
    portals: room.portals,
    lamps: [],
    camera: { at: [2.2, 0.05, 1.65], turn: 0.05, wide: 0.72, rise: 0.12 },
    backdrop: { ...summer, seed: 44 },
    sun: [-0.7, 0.05, 0.6],
    seed: 72,
    ...daySun,
  }
}
