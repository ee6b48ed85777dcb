import type { Area } from '../../../domain/areas.ts'
import { type FacilityKey, facility } from '../../../domain/facilities.ts'
import type { ChangeDay } from '../../../domain/stays.ts'
import type { HouseStyle } from '../pictures/catalogue.ts'
import type { Place } from '../places/places.ts'
import type { SeededStreet } from '../places/streets.ts'

/** What a house is before it is furnished. */
export interface Shell {
  id: number
  /** How many houses were made before it. */
  index: number
  /** How many of them are of its own area. */
  serial: number
  /** BL1234 */
  name: string
  area: Area
  place: Place
  locationId: number
  street: SeededStreet
  address: string
  latitude: number
  longitude: number
  /** Metres on foot. */
  beachDistance: number
  style: HouseStyle
  persons: number
  pets: number
  bedrooms: number
  bathrooms: number
  /** Square metres. */
  houseArea: number
  groundArea: number
  yearBuilt: number
  yearRenovated: number | null
  /** 0 plain to 1 splendid. */
  quality: number
  /** The agency's stars, 1 to 5 in halves. */
  rating: number
  /** Days before the seed's today. */
  publishedDaysAgo: number
  changeDays: readonly ChangeDay[]
  /** Outside of the high season a stay may begin on any day. */
  anyDay: boolean
  /** 0 to 1: how much of it is sold. */
  popularity: number
}

export interface House extends Shell {
  equipment: ReadonlyMap<FacilityKey, string | number>
}

/** Whether a house has something: a true bool, or a number above nought. */
export function has(house: House, key: FacilityKey): boolean {
  const value = house.equipment.get(key)
  return value !== undefined && value !== 0
}

export function amountOf(house: House, key: FacilityKey): number {
  const value = house.equipment.get(key)
  return typeof value === 'number' ? value : 0
}

/**
 * Whether all of the conditions hold for a house. Each is a facility that it has (`sauna`), or has not (`!sauna`), or a
 * fact compared with a value (`persons>=10`, `water=fjord`, `!area=agger`); ` | ` parts alternatives. A fact is a number of
 * the house, the amount of a facility, its style, its area, or the water that it lies near.
 */
export function holds(house: House, conditions: readonly string[] = []): boolean {
  return conditions.every((condition) => predicateOf(condition)(house))
}

type Predicate = (house: House) => boolean
const predicates = new Map<string, Predicate>()

function predicateOf(condition: string): Predicate {
  const known = predicates.get(condition)
  if (known) return known
  const alternatives = condition.split(' | ').map(readCondition)
  const predicate: Predicate = (house) => alternatives.some((isTrue) => isTrue(house))
  predicates.set(condition, predicate)
  return predicate
}

const conditionPattern = /^(?<not>!?)(?<name>\w+)(?:(?<sign><=|>=|=|<|>)(?<limit>[\w-]+))?$/

function readCondition(condition: string): Predicate {
  const { not, name = '', sign, limit = '' } = conditionPattern.exec(condition)?.groups ?? {}
  const word = wordsOf[name]
  if (sign === '=' && word) return (house) => (word(house) === limit) !== (not === '!')
  if (sign === undefined) {
    const key = facilityNamed(name, condition)
    return (house) => has(house, key) !== (not === '!')
  }
  const amount = amountNamed(name, condition)
  const value = Number(limit)
  if (sign === '<=') return (house) => amount(house) <= value
  if (sign === '>=') return (house) => amount(house) >= value
  if (sign === '<') return (house) => amount(house) < value
  return sign === '>' ? (house) => amount(house) > value : (house) => amount(house) === value
}

const wordsOf: Readonly<Record<string, (house: House) => string>> = {
  water: ({ place }) => place.water,
  style: ({ style }) => style,
  area: ({ area }) => area.slug,
}

const numbers = [
  'persons',
  'pets',
  'bedrooms',
  'bathrooms',
  'houseArea',
  'yearBuilt',
  'yearRenovated',
  'beachDistance',
  'publishedDaysAgo',
] as const satisfies readonly (keyof Shell)[]

function amountNamed(name: string, condition: string): (house: House) => number {
  const number = numbers.find((each) => each === name)
  if (number) return (house) => house[number] ?? 0
  const key = facilityNamed(name, condition)
  return (house) => amountOf(house, key)
}

function facilityNamed(name: string, condition: string): FacilityKey {
  if (!(name in facility)) throw new Error(`Nothing is known that "${condition}" asks for`)
  return name as FacilityKey
}
