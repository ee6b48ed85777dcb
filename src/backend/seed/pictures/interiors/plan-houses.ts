import type { Alt } from '../scene.ts'
import type { PlanRoom, RoomKind } from './plan-rooms.ts'
import { armchairFlat, circle, loungerFlat, tableFlat } from './plan-symbols.ts'

type Run = readonly [x: number, y: number, long: number, way: 'h' | 'v']

export interface PlanHouse {
  id: string
  wide: number
  high: number
  outline: readonly (readonly [number, number])[]
  rooms: readonly PlanRoom[]
  decks: readonly (readonly [x: number, y: number, w: number, h: number])[]
  windows: readonly Run[]
  gaps: readonly Run[]
  /** Outer doors: place and turn. */
  entrances: readonly (readonly [x: number, y: number, turn: number])[]
  outside?: string
  alt: Alt
}

interface WingPlan {
  id: string
  area: number
  /** Width of the living room, of the part with the rooms, and depth of the house. */
  livingWide: number
  high: number
  north: readonly (readonly [RoomKind, number])[]
  south: readonly (readonly [RoomKind, number])[]
  end?: readonly [RoomKind, number]
  deck: number
  words: Alt
}

function marks(kind: RoomKind): [number, number] {
  if (kind === 'living') return [0.72, 0.62]
  if (kind === 'pool') return [0.84, 0.5]
  if (kind === 'bath' || kind === 'tub') return [0.62, 0.58]
  if (kind === 'sauna') return [0.62, 0.62]
  if (kind === 'games') return [0.2, 0.84]
  return [0.7, 0.52]
}

function row(list: WingPlan['north'], x: number, y: number, h: number, door: 'n' | 's'): PlanRoom[] {
  let at = x
  return list.map(([kind, w]) => {
    const [u, v] = marks(kind)
    const room: PlanRoom = { kind, x: at, y, w, h, door, mark: door === 's' ? [u, v] : [1 - u, 1 - v] }
    at += w
    return room
  })
}

function faceWindows(rooms: readonly PlanRoom[], y: number): Run[] {
  return rooms.map((r) => {
    const long =
      r.kind === 'bath' || r.kind === 'tub' || r.kind === 'sauna' || r.kind === 'utility'
        ? 0.7
        : Math.min(1.6, r.w - 0.9)
    return [r.x + r.w / 2 - long / 2, y, long, 'h'] as const
  })
}

/** A long house: living room to the west, rooms either side of a corridor, and perhaps a big room at the end. */
function longHouse(p: WingPlan): PlanHouse {
  const hall = 1.25
  const part = p.north.reduce((sum, [, w]) => sum + w, 0)
  const up = (p.high - hall) / 2
  const tall = p.end?.[1] ?? 0
  const wide = p.livingWide + part + tall
  const north = row(p.north, p.livingWide, 0, up, 's')
  const south = row(p.south, p.livingWide, up + hall, up, 'n')
  const room: PlanRoom = { kind: 'living', x: 0, y: 0, w: p.livingWide, h: p.high, door: '', mark: marks('living') }
  const corridor: PlanRoom = { kind: 'hall', x: p.livingWide, y: up, w: part, h: hall, door: '', mark: [0.56, 0.5] }
  const end: PlanRoom[] = p.end
    ? [
        {
          kind: p.end[0],
          x: p.livingWide + part,
          y: 0,
          w: tall,
          h: p.high,
          door: 'w',
          mark: p.end[0] === 'pool' ? [0.5, 0.85] : [0.24, 0.16],
        },
      ]
    : []
  if (end[0]) end[0] = { ...end[0], door: '' }
  const d = p.deck
  return {
    id: p.id,
    wide,
    high: p.high + d,
    outline: [
      [0, 0],
      [wide, 0],
      [wide, p.high],
      [0, p.high],
    ],
    rooms: [room, corridor, ...north, ...south, ...end],
    decks: [[-0.2, p.high, p.livingWide + part * 0.45, d]],
    windows: [
      ...faceWindows(north, 0),
      ...faceWindows(south, p.high),
      [0.9, 0, 1.6, 'h'],
      [0, p.high * 0.18, 1.2, 'v'],
      [0, p.high * 0.58, 2.0, 'v'],
      [0.7, p.high, Math.min(3.4, p.livingWide - 2.3), 'h'],
      ...(p.end
        ? ([
            [wide, 0.8, p.high - 1.6, 'v'],
            [wide - tall + 0.8, 0, tall - 1.6, 'h'],
          ] as Run[])
        : []),
    ],
    gaps: [
      [p.livingWide, up + 0.15, hall - 0.3, 'v'],
      ...(p.end ? ([[p.livingWide + part, up + 0.15, hall - 0.3, 'v']] as Run[]) : []),
    ],
    entrances: [[p.livingWide - 0.75, 0, 180]],
    outside:
      d > 1.8
        ? tableFlat(2.4, p.high + d / 2 + 0.05, 1.8, 0.85, 3) +
          loungerFlat(p.livingWide + part * 0.2, p.high + d / 2, 90) +
          armchairFlat(4.6, p.high + d / 2, 200) +
          circle(5.3, p.high + d / 2 + 0.2, 0.24)
        : '',
    alt: p.words,
  }
}

function words(area: number, da: string, de: string, en: string): Alt {
  return {
    da: `Plantegning af et sommerhus på ${area} m² med ${da}`,
    de: `Grundriss eines Ferienhauses mit ${area} m², ${de}`,
    en: `Floor plan of a ${area} m² holiday home with ${en}`,
  }
}

export const houses: readonly PlanHouse[] = [
  longHouse({
    id: 'floor-plan-60',
    area: 60,
    livingWide: 4.8,
    high: 6.2,
    north: [
      ['double', 3.0],
      ['bath', 1.9],
    ],
    south: [
      ['bunk', 2.7],
      ['utility', 2.2],
    ],
    deck: 2.4,
    words: words(
      60,
      'to værelser, bad og terrasse',
      'zwei Schlafzimmern, Bad und Terrasse',
      'two bedrooms, a bathroom and a terrace',
    ),
  }),
  longHouse({
    id: 'floor-plan-75',
    area: 75,
    livingWide: 5.4,
    high: 6.4,
    north: [
      ['double', 3.2],
      ['double', 3.1],
    ],
    south: [
      ['bath', 2.2],
      ['sauna', 1.7],
      ['bunk', 2.4],
    ],
    deck: 2.4,
    words: words(
      75,
      'tre værelser, sauna og terrasse',
      'drei Schlafzimmern, Sauna und Terrasse',
      'three bedrooms, a sauna and a terrace',
    ),
  }),
  longHouse({
    id: 'floor-plan-90',
    area: 90,
    livingWide: 5.6,
    high: 6.8,
    north: [
      ['double', 3.1],
      ['twin', 2.8],
      ['bath', 2.0],
    ],
    south: [
      ['tub', 2.9],
      ['bunk', 2.6],
      ['utility', 2.4],
    ],
    deck: 2.4,
    words: words(
      90,
      'tre værelser, to badeværelser og bryggers',
      'drei Schlafzimmern, zwei Bädern und Hauswirtschaftsraum',
      'three bedrooms, two bathrooms and a utility room',
    ),
  }),
  longHouse({
    id: 'floor-plan-110',
    area: 110,
    livingWide: 6.2,
    high: 7,
    north: [
      ['double', 3.3],
      ['double', 3.2],
      ['twin', 3.0],
    ],
    south: [
      ['tub', 3.1],
      ['sauna', 2.0],
      ['twin', 2.8],
      ['utility', 1.6],
    ],
    deck: 2.6,
    words: words(
      110,
      'fire værelser, badeværelse, sauna og bryggers',
      'vier Schlafzimmern, Bad, Sauna und Hauswirtschaftsraum',
      'four bedrooms, a bathroom, a sauna and a utility room',
    ),
  }),
  longHouse({
    id: 'floor-plan-135',
    area: 135,
    livingWide: 6.2,
    high: 7.2,
    north: [
      ['double', 3.3],
      ['double', 3.2],
      ['bath', 2.1],
    ],
    south: [
      ['tub', 3.1],
      ['twin', 3.0],
      ['sauna', 2.5],
    ],
    end: ['games', 4.2],
    deck: 2.6,
    words: words(
      135,
      'tre værelser, to badeværelser, sauna og aktivitetsrum',
      'drei Schlafzimmern, zwei Bädern, Sauna und Aktivitätsraum',
      'three bedrooms, two bathrooms, a sauna and a games room',
    ),
  }),
  longHouse({
    id: 'floor-plan-165',
    area: 165,
    livingWide: 6.6,
    high: 7.6,
    north: [
      ['double', 3.4],
      ['double', 3.3],
      ['twin', 3.1],
    ],
    south: [
      ['tub', 3.4],
      ['sauna', 2.6],
      ['twin', 3.8],
    ],
    end: ['games', 5],
    deck: 2.6,
    words: words(
      165,
      'fire værelser, badeværelse, sauna og aktivitetsrum',
      'vier Schlafzimmern, Bad, Sauna und Aktivitätsraum',
      'four bedrooms, a bathroom, a sauna and a games room',
    ),
  }),
  longHouse({
    id: 'floor-plan-200',
    area: 200,
    livingWide: 7,
    high: 8.2,
    north: [
      ['double', 3.5],
      ['double', 3.4],
      ['double', 3.3],
    ],
    south: [
      ['tub', 3.6],
      ['sauna', 2.7],
      ['twin', 3.9],
    ],
    end: ['pool', 7.2],
    deck: 2.8,
    words: words(
      200,
      'fire værelser, sauna og indendørs pool',
      'vier Schlafzimmern, Sauna und Innenpool',
      'four bedrooms, a sauna and an indoor pool',
    ),
  }),
  longHouse({
    id: 'floor-plan-260',
    area: 260,
    livingWide: 8,
    high: 9,
    north: [
      ['double', 3.9],
      ['double', 3.9],
      ['double', 3.8],
    ],
    south: [
      ['tub', 4.2],
      ['sauna', 3.2],
      ['twin', 4.2],
    ],
    end: ['pool', 9.2],
    deck: 3,
    words: words(
      260,
      'fire store værelser, sauna og stor indendørs pool',
      'vier großen Schlafzimmern, Sauna und großem Innenpool',
      'four large bedrooms, a sauna and a large indoor pool',
    ),
  }),
]
