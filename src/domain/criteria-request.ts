import { attributeGuests } from './consumption.ts'
import { facilityType, facilityTypeOf } from './facilities.ts'
import { arrivalsFor, weekendNights } from './flexible-dates.ts'
import { allInAttribute, furtherPersons, partyOfCriteria, personKeys, personsKey, petsNone } from './party-criteria.ts'
import { daysFromAttribute, requestedWeekday } from './requested-day.ts'
import { criterionRules } from './search/criterion-rules.ts'
import {
  type Criteria,
  type CriterionKey,
  comparators,
  criterionKeys,
  defaultComparator,
  requestsDates,
  requestsStay,
} from './search-criteria.ts'
import type { LodgingRequest } from './search-request.ts'
import { type SearchOrder, type SearchView, searchOrders } from './search-view.ts'
import { defaultDuration } from './stays.ts'

type Parameters = NonNullable<LodgingRequest['parameters']>

/**
 * The search request of a guest's criteria. `today` is the ISO day at the agency. A Saturday is widened to the five
 * days around it, as houses change from Thursday to Monday; any other day is exact.
 */
export function requestOfCriteria(
  criteria: Criteria,
  view: Pick<SearchView, 'searchOrder' | 'page' | 'result'>,
  market: LodgingRequest['market'],
  today: string,
): LodgingRequest {
  const party = partyOfCriteria(criteria)
  const pets = party?.pets ?? 0
  return {
    kind: 'lodging',
    market,
    pets,
    parameters: stayParameters(criteria, today, houseParameters(criteria, today)),
    order: orderOf(criteria, view.searchOrder),
    page: view.page,
    resultsPerPage: view.result,
  }
}

/**
 * Without another order, stays on the requested day come first, and each house is shown by its nearest one; then, for a
 * party, houses of the smallest size that has room. Typed words rank houses by themselves.
 */
function orderOf(criteria: Criteria, searchOrder: SearchOrder): NonNullable<LodgingRequest['order']> {
  if (searchOrder === 'best') {
    const weekday = requestedWeekday(criteria)
    const isForParty = personKeys.some((key) => criteria.has(key)) && !criteria.has('textQuery')
    const properties = [...(weekday === null ? [] : [daysFromAttribute(weekday)]), ...(isForParty ? ['sizeClass'] : [])]
    return properties.map((property) => ({ property, direction: 'ASC' }))
  }
  const party = partyOfCriteria(criteria)
  return searchOrders[searchOrder].map(({ property, direction }) => ({
    property: property === 'allIn' ? allInAttribute(attributeGuests(party), party?.pets ?? 0) : property,
    direction,
  }))
}

/** Arrival days that the criteria allow, of stays of any length that they allow; empty when none were requested. */
export function arrivalsOf(criteria: Criteria, today: string): string[] {
  return daysOf(staysOf(criteria, durationsOf(criteria), today))
}

interface StaysOfLength {
  durations: [nights: number]
  /** Arrivals. */
  dates: string[]
}

function staysOf(criteria: Criteria, durations: readonly number[], today: string): StaysOfLength[] {
  return durations.map((nights) => ({ durations: [nights], dates: arrivalsFor(criteria, nights, today) }))
}

function daysOf(stays: readonly StaysOfLength[]): string[] {
  return [...new Set(stays.flatMap(({ dates }) => dates))].sort()
}

type Days = NonNullable<Parameters['dateTs']>
/** Arrivals on or after an ISO day. */
const daysFrom = (isoDay: string): Days => ({ value: Date.parse(isoDay) / 1000, comparator: '>=' })
/** Matches no stay: for a week that does not occur again. */
const noDay: Days = { value: 0, comparator: '<' }

/** Why no stay can be found on the days of the criteria: they have all passed, or there are none. */
export function dateProblemOf(criteria: Criteria, today: string): 'passed' | 'noWeek' | null {
  if (!requestsDates(criteria)) return null
  const days = arrivalsOf(criteria, today)
  if (days.length === 0) return 'noWeek'
  return days.every((day) => day < today) ? 'passed' : null
}

/** Nights of the stays: those of a weekend where one is requested, otherwise 7 by default. */
export function durationsOf(criteria: Criteria): number[] {
  if (criteria.has('weekend')) return weekendNights.map(Number)
  return listOf(criteria, 'duration', [String(defaultDuration)]).map(Number)
}

/** Beyond so many lengths at once, their days are not requested one by one. */
const maxLengths = 20

/**
 * Conditions on one stay. Where the days depend on its length, each length has its own; without days, any arrival from
 * today on is possible.
 */
function stayParameters(criteria: Criteria, today: string, house: Parameters): Parameters {
  if (!requestsStay(criteria)) return house
  const durations = durationsOf(criteria)
  const stays = staysOf(criteria, durations, today)
  const dates = daysOf(stays)
  const changeDays = listOf(criteria, 'skiftedag').map(Number)
  const isOneWindow = stays.length > maxLengths || stays.every((stay) => stay.dates.length === dates.length)
  return {
    ...house,
    ...(dates.length > 0 ? { dates } : { dateTs: requestsDates(criteria) ? noDay : daysFrom(today) }),
    durations,
    ...(changeDays.length > 0 ? { changeDays } : {}),
    ...(isOneWindow ? {} : { children: [...(house.children ?? []), { operator: 'OR', children: stays }] }),
  }
}

function houseParameters(criteria: Criteria, today: string): Parameters {
  const { children: ofRoom = [], ...facilities } = facilityParameters(criteria)
  const parameters: Parameters = { ...partyParameters(criteria), ...priceParameters(criteria), ...facilities }
  const children: Parameters[] = [...ofRoom]
  for (const key of criterionKeys) {
    const criterion = criteria.get(key)
    const { request } = criterionRules[key]
    if (!criterion || typeof request === 'string') continue
    const { children: alternatives = [], ...own } = request(criterion.value, today)
    Object.assign(parameters, own)
    children.push(...alternatives)
  }
  return children.length > 0 ? { ...parameters, children } : parameters
}

function partyParameters(criteria: Criteria): Parameters {
  const party = partyOfCriteria(criteria)
  return {
    ...(criteria.get('husdyr')?.value === petsNone
      ? { pets: 0 }
      : party && party.pets > 0 && { pets: { value: party.pets, comparator: '>=' } }),
  }
}

function priceParameters(criteria: Criteria): Parameters {
  const most = criteria.get('maxIalt')
  const party = partyOfCriteria(criteria)
  return {
    ...totalParameters(criteria),
    ...(most && { allIn: { guests: attributeGuests(party), pets: party?.pets ?? 0, most: Number(most.value) } }),
  }
}

function totalParameters(criteria: Criteria): Parameters {
  const [min, max] = [criteria.get('minPris'), criteria.get('maxPris')].map((price) => price && Number(price.value))
  if (min && max) return { price: { value: [min, max], comparator: 'BETWEEN' } }
  if (max) return { price: { value: max, comparator: '<=' } }
  return min ? { price: { value: min, comparator: '>=' } } : {}
}

/**
 * A party adds its own criterion of "at least so many persons" to the requested ones, and combines with each other one.
 */
function facilityParameters(criteria: Criteria): Pick<Parameters, 'facilities' | 'children'> {
  const needed = furtherPersons(criteria)
  const size = criteria.get(personsKey)
  const own = facilitiesOf(criteria)
  if (needed === null) return { ...(own && { facilities: own }) }
  const room = { [personsKey]: { value: needed, comparator: '>=' as const } }
  const isAtLeast = !size || (size.comparator ?? defaultComparator(Number(personsKey))) === 'gte'
  if (isAtLeast) return { facilities: { ...own, ...room } }
  return { facilities: own, children: [{ facilities: room }] }
}

function facilitiesOf(criteria: Criteria): Parameters['facilities'] {
  const entries = [...criteria].flatMap(([key, { value, comparator }]) => {
    const id = Number(key)
    if (!Number.isInteger(id)) return []
    const word = comparator ?? defaultComparator(id)
    const isBool = facilityTypeOf(id) === facilityType.bool
    return [[key, { value: isBool ? value !== '0' : Number(value), comparator: comparators[word] }] as const]
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

function listOf(criteria: Criteria, key: CriterionKey, fallback: string[] = []): string[] {
  return criteria.get(key)?.value.split(',') ?? fallback
}
