import { type Area, areas } from '../../../domain/areas.ts'
import type { ChangeDay } from '../../../domain/stays.ts'
import { type Place, placeOf, positionBehind } from '../places/places.ts'
import { streetsAt } from '../places/streets.ts'
import { createRandom, type Random } from '../random.ts'
import { furnish } from './equipment.ts'
import type { House, Shell } from './house.ts'

export const firstLodgingId = 1001

const sizes = [
  [4, 17],
  [5, 6],
  [6, 33],
  [7, 4],
  [8, 21],
  [10, 8],
  [12, 5],
  [14, 2],
  [16, 1.5],
  [18, 1],
  [20, 0.8],
  [22, 0.4],
  [24, 0.6],
] as const

/** Every area as often as it is sought after, in an order that mixes north and south. */
const deck: readonly Area[] = createRandom('deck').shuffled(
  (areas as readonly Area[]).flatMap((area) => Array.from({ length: placeOf(area).weight }, () => area)),
)
/** How many cards of its own area lie before a card in the deck. */
const cardsBefore = deck.map((area, card) => deck.slice(0, card).filter((other) => other === area).length)

/** The house with that number: the same one at every scale. */
export function buildHouse(index: number): House {
  const random = createRandom('house', index)
  const card = index % deck.length
  const area = deck[card] ?? deck[0]
  if (!area) throw new Error('No areas')
  const place = placeOf(area)
  const serial = Math.floor(index / deck.length) * place.weight + (cardsBefore[card] ?? 0)
  const shore = random.pick(place.shores)
  const street = random.pick(streetsAt(shore.locationId))
  const position = positionBehind(shore, random)
  const persons = random.weighted(sizes)
  const quality = clamp(random.around(0.5, 0.48) + (persons >= 12 ? 0.2 : 0), 0.02, 1)
  const style = styleFor(persons, random.weighted(place.styles))
  const yearBuilt = builtIn(style, quality, persons, random)
  const bedrooms = Math.max(2, Math.ceil(persons / 2) - (persons > 5 && random.chance(0.3) ? 1 : 0))
  const listedDaysAgo = random.chance(0.12) ? random.int(45, 360) : random.int(361, 4200)
  // Not before it was built.
  const publishedDaysAgo = Math.min(listedDaysAgo, (2026 - yearBuilt) * 365 + 180)
  const shell: Shell = {
    id: firstLodgingId + index,
    index,
    serial,
    name: codeOf(place, serial),
    area,
    place,
    locationId: shore.locationId,
    street,
    address: `${street.name} ${random.int(1, 148)}${random.chance(0.18) ? random.pick(['A', 'B', 'C', 'D']) : ''}`,
    latitude: position.latitude,
    longitude: position.longitude,
    beachDistance: Math.max(50, Math.round((position.fromShore * (1.08 + random.next() * 0.2)) / 25) * 25),
    style,
    persons,
    pets: random.weighted([
      [0, 38],
      [1, 30],
      [2, 26],
      [3, 6],
    ]),
    bedrooms,
    bathrooms: clamp(Math.round(persons / 5.2 + quality * 0.9 - 0.25), 1, 8),
    houseArea: Math.round(34 + persons * 8.6 + quality * 38 + random.around(0, 14)),
    groundArea: Math.round(random.int(650, 2900) / 10) * 10,
    yearBuilt,
    yearRenovated: yearBuilt < 2008 && random.chance(0.3 + quality * 0.5) ? random.int(2014, 2026) : null,
    quality,
    rating: clamp(Math.round((1.9 + quality * 3.3) * 2) / 2, 2, 5),
    publishedDaysAgo,
    changeDays: changeDaysOf(random),
    anyDay: random.chance(0.14),
    popularity: clamp(random.around(0.5 + (quality - 0.5) * 0.4, 0.4), 0.05, 0.98),
  }
  return { ...shell, equipment: furnish(shell, random) }
}

/** Four digits that differ within an area; neighbours in the row are far apart. */
function codeOf(place: Place, serial: number): string {
  return `${place.code}${1000 + ((serial * 1237 + Number(place.postalCode) * 7) % 9000)}`
}

/** Old fishermen’s houses are never large. */
function styleFor(persons: number, style: House['style']): House['style'] {
  return style === 'fisherman' && persons > 8 ? 'brick' : style
}

function builtIn(style: House['style'], quality: number, persons: number, random: Random): number {
  const oldest = style === 'skagen' || style === 'fisherman' ? 1892 : style === 'modern' ? 2006 : 1964
  const youngest = style === 'modern' ? 2026 : 2024
  const newness = clamp(quality * 0.7 + (persons >= 12 ? 0.25 : 0) + random.around(0.12, 0.3), 0, 1)
  return Math.round(oldest + (youngest - oldest) * newness)
}

function changeDaysOf(random: Random): ChangeDay[] {
  return random.weighted<ChangeDay[]>([
    [['saturday'], 50],
    [['friday', 'saturday'], 12],
    [['saturday', 'sunday'], 8],
    [['friday'], 8],
    [['sunday'], 5],
    [['monday'], 3],
    [['friday', 'saturday', 'sunday', 'monday'], 5],
    [['thursday', 'friday', 'saturday', 'sunday', 'monday'], 6],
    [['thursday', 'saturday'], 3],
  ])
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}
