import { buildHouse } from '../houses/build-house.ts'
import { type House, has } from '../houses/house.ts'
import { altOf } from './fronts-words.ts'
import { pale, rose } from './house-flowers.ts'
import type { Hour, Season } from './palette.ts'
import type { Alt, HouseStyle } from './scene.ts'
import { random } from './svg.ts'

export type Surroundings = 'sea' | 'dunes' | 'heath' | 'pines' | 'fields' | 'fjord' | 'street'
export type Band = 'S' | 'M' | 'L' | 'XL' | 'XXL'

/** One house from outside: what it is, and how it is seen. */
export interface Front {
  id: string
  form: HouseStyle
  band: Band
  floors: 1 | 2
  annex: boolean
  surroundings: Surroundings
  seed: number
  season: Season
  hour: Hour
  clouds: string
  from: 'left' | 'right'
  tint: number
  top: number
  /** metres */
  length: number
  depth: number
  /** where wings begin, in metres along the front */
  wings: readonly number[]
  /** the part of the front that no wing covers */
  free: readonly [number, number]
  doorAt: number
  doorOut: number
  garden: boolean
  /** metres of terrace */
  deck: number
  chimney: boolean
  covered: boolean
  fence: boolean
  drive: boolean
  flag: boolean
  flowers: string
  /** degrees; part of the picture's width that the house takes; how far off the middle */
  angle: number
  fill: number
  off: number
  horizon: number
  eye: number
  bushes: readonly (readonly [x: number, z: number, w: number, h: number, flowers?: string])[]
  pines: readonly (readonly [x: number, z: number, h: number])[]
  grasses: readonly [number, number]
  alt: Alt
}

export function bandOf(persons: number): Band {
  if (persons <= 5) return 'S'
  if (persons <= 7) return 'M'
  if (persons <= 10) return 'L'
  return persons <= 14 ? 'XL' : 'XXL'
}

/** What lies around a house: water only where the house looks out on it. */
export function surroundingsOf(house: House): Surroundings {
  if (has(house, 'seaView')) return 'sea'
  if (has(house, 'fjordView')) return 'fjord'
  if (has(house, 'duneView')) return 'dunes'
  const { water } = house.place
  if (water === 'fjord' || water === 'bay') return 'fields'
  if ((house.style === 'fisherman' || house.style === 'skagen') && house.beachDistance > 300) return 'street'
  if (house.beachDistance <= 800) return 'dunes'
  if (house.beachDistance > 2200) return 'fields'
  return house.area.slug.length % 2 ? 'pines' : 'heath'
}

const lengths: Readonly<Record<Band, readonly [number, number]>> = {
  S: [8, 9.2],
  M: [10.2, 11.8],
  L: [12.8, 15],
  XL: [16, 18.5],
  XXL: [19.5, 23],
}
const fills: Readonly<Record<Band, number>> = { S: 0.53, M: 0.6, L: 0.67, XL: 0.73, XXL: 0.78 }

interface Kind {
  form: HouseStyle
  band: Band
  floors: 1 | 2
  annex: boolean
  surroundings: Surroundings
}

function front(kind: Kind, seed: number, members: readonly House[]): Front {
  const r = random(`front ${seed}`)
  const { form, band, floors, annex, surroundings } = kind
  const [least, most] = lengths[band]
  const length = Math.round(r.range(least, most) * (floors === 2 ? 0.78 : 1) * (form === 'modern' ? 1.12 : 1) * 10) / 10
  const depth = form === 'fisherman' ? 5.4 : form === 'thatched' ? 6.6 : band === 'S' ? 5.6 : 6.3
  const winged =
    form === 'fisherman' || (form === 'modern' && seed % 3 !== 2)
      ? 0
      : band === 'XXL'
        ? 2
        : band === 'XL'
          ? 1
          : band === 'L' && r.chance(0.36)
            ? 1
            : 0
  const left = seed % 2 === 0
  const angle = (left ? 1 : -1) * r.range(18, 33)
  const wing = 5.2
  const wings =
    winged === 2
      ? [length * 0.06, length * 0.94 - wing]
      : winged === 1
        ? [left ? length - wing - length * 0.08 : length * 0.08]
        : []
  const garden = seed % 5 < 2
  const tint = (seed * 5 + Math.floor(seed / 8)) % 420
  const season = r.pick([
    'summer',
    'summer',
    'summer',
    'summer',
    'spring',
    'spring',
    'autumn',
    'autumn',
    'winter',
  ] as const)
  const hour: Hour =
    season === 'winter'
      ? r.pick(['midday', 'golden', 'dusk'] as const)
      : r.pick(['midday', 'midday', 'midday', 'morning', 'morning', 'golden', 'golden', 'dusk'] as const)
  const free = wings[0] === undefined ? [0.3, 0.68] : winged === 2 ? [0.42, 0.55] : left ? [0.2, 0.44] : [0.54, 0.76]
  const doorAt = Math.round(length * r.range(free[0] ?? 0.3, free[1] ?? 0.6) * 10) / 10
  const flat = form === 'modern' && seed % 3 !== 2
  const wooded =
    surroundings === 'pines' ||
    surroundings === 'fields' ||
    (surroundings === 'heath' && r.chance(0.6)) ||
    surroundings === 'street'
  const far = 24 + length * 1.2
  const bushCount = surroundings === 'dunes' || surroundings === 'sea' ? 2 : 4
  return {
    ...kind,
    id: `front-${String(seed).padStart(3, '0')}`,
    seed: seed + 700,
    season,
    hour,
    clouds: r.pick(['fair', 'fair', 'fair', 'streaks', 'veil', 'towering']),
    from: r.chance(0.5) ? 'left' : 'right',
    tint,
    top: flat ? seed % 3 : form === 'modern' ? 2 : (seed * 3 + Math.floor(seed / 5)) % 12,
    length,
    depth,
    wings,
    free:
      wings[0] === undefined
        ? [0.2, length - 0.2]
        : winged === 2
          ? [wings[0] + wing + 0.3, (wings[1] ?? length) - 0.3]
          : left
            ? [0.2, wings[0] - 0.3]
            : [wings[0] + wing + 0.3, length - 0.2],
    doorAt: flat ? length * 0.58 - 1.6 : doorAt,
    doorOut: 0,
    garden,
    deck: garden && members.every((house) => has(house, 'openTerrace')) ? Math.min(length * 0.5, 6.4) : 0,
    chimney:
      !flat &&
      members.every((house) => has(house, 'woodStove') || has(house, 'openFireplace') || has(house, 'pelletStove')),
    covered: members.every((house) => has(house, 'coveredTerrace')) && form !== 'thatched' && !flat,
    fence: members.every((house) => has(house, 'fencedGround')),
    drive: !garden,
    flag: r.chance(0.12) && band !== 'XXL',
    flowers: r.pick([rose, pale, '#e2938c', '#d9c36a']),
    angle: Math.round(angle * 10) / 10,
    fill: fills[band] * r.range(0.94, 1.06) * (annex ? 1.12 : 1),
    off: r.range(-0.03, 0.03),
    horizon: r.int(590, 636),
    eye: r.range(1.9, 2.7),
    bushes: Array.from({ length: bushCount }, (_, i) => {
      const side = i % 2 ? 1 : -1
      const z = 14 + length * 0.55 + r.range(-2, 8)
      return [
        side * z * r.range(0.36, 0.52),
        z,
        r.range(1.8, 3.4),
        r.range(0.9, 2),
        r.chance(0.5) ? r.pick([rose, pale]) : undefined,
      ] as const
    }),
    pines: wooded
      ? Array.from({ length: surroundings === 'pines' ? 6 : 3 }, (_, i) => {
          const side = i % 2 ? 1 : -1
          const z = far + r.range(-4, 14)
          return [side * z * r.range(0.26, 0.56), z, r.range(6.5, 10)] as const
        })
      : [],
    grasses:
      surroundings === 'fields' || surroundings === 'street'
        ? [r.chance(0.5) ? 120 : 0, 0]
        : [r.int(110, 260), r.int(90, 240)],
    alt: { da: '', de: '', en: '' },
  }
}

/** At most so many of the agency's first 600 houses share a front. */
const mostShare = 4

/** A front for every few houses that are alike: made from the houses, so that each shows what they have. */
function makeFronts(): Front[] {
  const all = Array.from({ length: 600 }, (_, index) => buildHouse(index))
  const groups = Map.groupBy(all, (house) =>
    [
      house.style,
      bandOf(house.persons),
      house.equipment.get('floors') ?? 1,
      has(house, 'annexBeds'),
      surroundingsOf(house),
    ].join('|'),
  )
  const made: Front[] = []
  for (const key of [...groups.keys()].sort()) {
    const houses = [...(groups.get(key) ?? [])]
    const [form, band, floors, annex, surroundings] = key.split('|')
    const rank = (house: House) =>
      Number(has(house, 'fencedGround')) * 8 +
      Number(has(house, 'woodStove') || has(house, 'openFireplace') || has(house, 'pelletStove')) * 4 +
      Number(has(house, 'coveredTerrace')) * 2 +
      Number(has(house, 'openTerrace'))
    houses.sort((a, b) => rank(b) - rank(a) || a.index - b.index)
    const count = Math.ceil(houses.length / mostShare)
    for (let i = 0; i < count; i++) {
      const members = houses.slice(
        Math.round((i * houses.length) / count),
        Math.round(((i + 1) * houses.length) / count),
      )
      const kind = { form, band, floors: Number(floors), annex: annex === 'true', surroundings } as Kind
      const one = front(kind, made.length + 1, members)
      made.push({ ...one, alt: altOf(one) })
    }
  }
  return made
}

/** Houses that would share a front with another one of their area: each has one of its own. */
const apart: readonly number[] = [
  469, 352, 87, 314, 489, 74, 337, 465, 141, 375, 395, 515, 376, 569, 511, 541, 233, 138, 440, 438, 488, 514, 509, 486,
  552, 297, 568, 329, 390, 338, 400, 548, 530, 109, 318, 582,
]

function moreFronts(): Front[] {
  return apart.map((index, i) => {
    const house = buildHouse(index)
    const kind: Kind = {
      form: house.style,
      band: bandOf(house.persons),
      floors: house.equipment.get('floors') === 2 ? 2 : 1,
      annex: has(house, 'annexBeds'),
      surroundings: surroundingsOf(house),
    }
    const one = front(kind, 401 + i * 3, [house])
    return { ...one, alt: altOf(one) }
  })
}

export const fronts: readonly Front[] = [...makeFronts(), ...moreFronts()]
