import { type Picture, pictures } from '../pictures/catalogue.ts'
import { createRandom, type Random } from '../random.ts'
import type { Row } from '../writer.ts'
import { agree, singlesIn } from './agreeing-rooms.ts'
import { buildHouse } from './build-house.ts'
import { couldBeOf, isLessTrue } from './fitting-pictures.ts'
import { agencySize, frontOf } from './fronts.ts'
import { amountOf, type House, has } from './house.ts'
import { Uses } from './picture-uses.ts'
import { surroundingsOf } from './surroundings.ts'
import { titledConditions } from './texts/titles.ts'

export const imageColumns = ['lodging_id', 'sort_order', 'url', 'tag', 'file_size', 'width', 'height'] as const

// Rooms that the content shows too are of another hand than the fronts.
const byTag = Map.groupBy(
  pictures.filter(({ kind, room, editorial }) => (kind === 'exterior' ? room : kind !== 'interior' || !editorial)),
  ({ kind, room, tag }) => (kind === 'exterior' ? room : tag),
)
const [minPictures, maxPictures] = [10, 24]
const withHarbour: readonly string[] = ['HV', 'TH', 'TB', 'SG', 'HI', 'AG', 'VO']

/** A house in a street takes a terrace behind a screen alone. */
const isInStreet = (house: House) => surroundingsOf(house) === 'street'

/** Beds that a picture shows, as its conditions count them. */
function bedsIn({ shows = [] }: Picture): [kind: BedKey, count: number][] {
  return bedKeys.flatMap((key) => {
    const condition = shows.find((each) => each.startsWith(`${key}>=`))
    return condition ? [[key, Number(condition.slice(key.length + 2))] as [BedKey, number]] : []
  })
}

const bedKeys = ['doubleBeds', 'singleBeds', 'bunkBeds'] as const
type BedKey = (typeof bedKeys)[number]

let known: readonly Picture[][] | undefined

/** The pictures of a house in their order: the house, where one sits, what it is booked for, its rooms, its surroundings. */
export function picturesOf(house: House): Picture[] {
  known ??= chooseForAll()
  return [...(known[house.index] ?? choose(house, new Uses(), new Uses()))]
}

/**
 * One house after the other, so that each takes what those around it have least. Where that left two houses of an area
 * with one living room they choose again: those after them may have left another.
 */
function chooseForAll(): Picture[][] {
  const uses = new Uses()
  const first = new Uses()
  const houses = Array.from({ length: agencySize }, (_, index) => buildHouse(index))
  const all: Picture[][] = []
  const chooseFor = (house: House) => {
    const chosen = choose(house, uses, first)
    for (const picture of chosen) uses.add(house, picture)
    for (const picture of chosen.slice(0, shownAtOnce)) first.add(house, picture)
    all[house.index] = chosen
  }
  for (const house of houses) chooseFor(house)
  for (const house of houses) {
    const own = all[house.index] ?? []
    const livingRoom = own.find(({ tag }) => tag === 'living-room')
    if (!livingRoom || uses.inArea(house, livingRoom) < 2) continue
    for (const picture of own) uses.remove(house, picture)
    for (const picture of own.slice(0, shownAtOnce)) first.remove(house, picture)
    chooseFor(house)
  }
  return all
}

/** From so many persons on, a kitchen's own table is too small. */
const manyGuests = 8
const hasTable = (picture: Picture) => singlesIn(picture).includes('dining')

function choose(house: House, uses: Uses, first: Uses): Picture[] {
  const random = createRandom('pictures', house.index)
  const front = frontOf(house)
  const chosen = new Set<Picture>(front ? [front] : [])
  const rooms = new Set<string>()
  const shownBeds = new Map<BedKey, number>()
  const hasBedsFor = (picture: Picture) =>
    bedsIn(picture).every(([kind, count]) => (shownBeds.get(kind) ?? 0) + count <= amountOf(house, kind))
  const usesOf = (picture: Picture) => uses.of(house, picture)
  const rankOf = (picture: Picture) => Number(isLessTrue(house, front, picture))
  const fittingOf = (tag: string) =>
    random
      .shuffled(byTag.get(tag) ?? [])
      .filter((picture) => couldBeOf(house, front, picture))
      .map((picture) => ({ picture, used: usesOf(picture) }))
      .sort((a, b) => rankOf(a.picture) - rankOf(b.picture) || a.used - b.used)
  const add = (tag: string, count = 1, fits: (picture: Picture) => boolean = () => true) => {
    let added = 0
    for (const { picture } of fittingOf(tag)) {
      if (added >= count) return
      const isAnother = !chosen.has(picture) && !(picture.room && rooms.has(picture.room))
      if (!isAnother || !fitsChosen(picture) || !hasBedsFor(picture) || !fits(picture)) continue
      chosen.add(picture)
      if (picture.room) rooms.add(picture.room)
      for (const [kind, beds] of bedsIn(picture)) shownBeds.set(kind, (shownBeds.get(kind) ?? 0) + beds)
      added++
    }
  }
  const fitsChosen = (picture: Picture) => [...chosen].every((other) => agree(house, other, picture))
  // Who books a pool sees it first.
  if (has(house, 'pool')) add('pool', 1, has(house, 'spa') ? showing('spa') : undefined)
  const fire = (['woodStove', 'openFireplace'] as const).find((key) => has(house, key))
  add('living-room', 1, fire && showing(fire))
  addWellness(house, add)
  if (has(house, 'chargingStation')) add('charger')
  const canEatIn = (kitchen: Picture) =>
    hasTable(kitchen) ||
    fittingOf('dining').some(({ picture }) => fitsChosen(picture) && agree(house, kitchen, picture))
  const addKitchen = () => {
    // Where many eat, the table has a room of its own.
    if (house.persons >= manyGuests) add('kitchen', 1, (kitchen) => !hasTable(kitchen) && canEatIn(kitchen))
    add('kitchen', 1, canEatIn)
    add('dining')
  }
  // First the room that others around have least.
  const least = (tag: string) => fittingOf(tag)[0]?.used ?? 0
  const rest = [
    { addIt: addKitchen, used: least('kitchen') },
    { addIt: () => add('bedroom'), used: least('bedroom') },
  ]
  for (const { addIt } of rest.sort((a, b) => a.used - b.used)) addIt()
  addRoomsToSleepAndBathe(house, add)
  if (has(house, 'activityRoom')) add('activity-room')
  addOutside(house, add, [...chosen].filter(({ tag }) => tag === 'terrace').length)
  if (random.chance(0.6)) add('detail')
  addSurroundings(house, random, add)
  const water = house.place.water === 'fjord' ? ['fjord'] : isNearTheBeach(house) ? ['dunes'] : []
  const further = [...water, 'forest', 'heath', 'detail']
  for (const tag of [...further, ...further]) if (chosen.size < minPictures) add(tag)
  return withChargerLater(withRarestFirst(house, titledSecond(house, [...chosen]), first)).slice(0, maxPictures)
}

/** Pictures that a house's page begins with. */
const shownAtOnce = 5

/** What comes before all rooms: what the house is booked for. */
const named: readonly string[] = [
  ...['pool', 'sauna', 'spa', 'outdoorSpa', 'wildernessBath'],
  'woodStove',
  'fencedGround',
]
const roomsShownFirst: readonly string[] = ['kitchen', 'dining', 'bedroom', 'children-room', 'terrace']

/** Of the rooms that could be among the first pictures those come first that others around open with least, each of a kind. */
function withRarestFirst(house: House, pictures: readonly Picture[], first: Uses): Picture[] {
  const kept = pictures.filter(
    ({ tag, shows = [] }, at) => at < 2 || tag === 'living-room' || shows.some((each) => named.includes(each)),
  )
  const free = [
    ...Map.groupBy(
      pictures.filter((each) => !kept.includes(each)),
      ({ tag }) => tag,
    ),
  ]
    .flatMap(([tag, [of]]) => (of && roomsShownFirst.includes(tag) ? [{ of, used: first.of(house, of) }] : []))
    .sort((a, b) => a.used - b.used)
    .map(({ of }) => of)
    .slice(0, Math.max(0, shownAtOnce - kept.length))
  return [...new Set([...kept, ...free, ...pictures])]
}

/** A charger is no reason to choose a house by its first pictures: rooms come before it. */
function withChargerLater(pictures: readonly Picture[]): Picture[] {
  const chargers = pictures.filter(({ tag }) => tag === 'charging-point')
  const others = pictures.filter(({ tag }) => tag !== 'charging-point')
  return [...others.slice(0, shownAtOnce), ...chargers, ...others.slice(shownAtOnce)]
}

/** After the house itself comes the picture that shows most of what the title names. */
function titledSecond(house: House, [front, ...others]: readonly Picture[]): Picture[] {
  const titled = titledConditions(house)
  const amount = ({ shows = [] }: Picture) => titled.filter((condition) => shows.includes(condition)).length
  const most = others.toSorted((one, other) => amount(other) - amount(one)).filter((each) => amount(each) > 0)[0]
  return [front, most, ...others.filter((each) => each !== most)].flatMap((each) => each ?? [])
}

type Add = (tag: string, count?: number, fits?: (picture: Picture) => boolean) => void

const showing = (condition: string) => (picture: Picture) => Boolean(picture.shows?.includes(condition))

function addRoomsToSleepAndBathe(house: House, add: Add): void {
  if (house.bedrooms > 2) add('children-room')
  add('bedroom', Math.min(3, house.bedrooms - 1) - 1)
  if (has(house, 'bathtub')) add('bathroom', 1, showing('bathtub'))
  add(
    'bathroom',
    Math.min(2, house.bathrooms) - (has(house, 'bathtub') ? 1 : 0),
    (picture) => !showing('bathtub')(picture),
  )
}

function addOutside(house: House, add: Add, shownTerraces: number): void {
  const isSecluded = isInStreet(house) ? showing('shelteredTerrace') : undefined
  add('terrace', Math.min(2, amountOf(house, 'terraces')) - shownTerraces, isSecluded)
  if (has(house, 'fencedGround')) add('garden-fence')
  if (has(house, 'playTower')) add('garden-tower')
  if (has(house, 'trampoline')) add('garden-trampoline')
}

/** Sauna, whirlpool and hot tub: the picture of a pool has the first two, and without a pool they share a room. */
function addWellness(house: House, add: Add): void {
  const [sauna, spa] = [has(house, 'sauna'), has(house, 'spa')]
  if (!has(house, 'pool')) {
    if (sauna && spa) add('spa', 1, showing('sauna'))
    else if (sauna) add('sauna')
    else if (spa) add('spa')
  }
  if (has(house, 'wildernessBath')) add('wilderness-bath')
  if (has(house, 'outdoorSpa')) add('terrace', 1, showing('outdoorSpa'))
}

export function imageRows(house: House, shown: readonly Picture[]): Row[] {
  return shown.map((picture, order) => [
    house.id,
    order,
    `pictures/${picture.id}`,
    picture.tag,
    picture.fileSize,
    picture.width,
    picture.height,
  ])
}

/** Farther from the water than 2,500 metres, beach and dunes are no part of a house's surroundings. */
const isNearTheBeach = ({ beachDistance }: House) => beachDistance <= 2500

function addSurroundings(house: House, random: Random, add: Add): void {
  const { water, code } = house.place
  if (water === 'fjord') add('fjord')
  if (water !== 'fjord' && isNearTheBeach(house)) {
    add('beach', house.beachDistance <= 300 ? 2 : 1)
    add('dunes')
    if (random.chance(0.4)) add('sea')
  }
  if (isInStreet(house)) add('town')
  const view = surroundingsOf(house)
  if (view === 'heath' || random.chance(0.4)) add('heath')
  if (view === 'pines' || random.chance(0.4)) add('forest')
  if (withHarbour.includes(code)) add('harbour')
  add('lighthouse')
}
