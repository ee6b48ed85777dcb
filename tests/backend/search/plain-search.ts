import { areas } from '../../../src/domain/areas.ts'
import { attributeGuests } from '../../../src/domain/consumption.ts'
import { facility, facilityType, facilityTypeOf } from '../../../src/domain/facilities.ts'
import { partyOfCriteria } from '../../../src/domain/party-criteria.ts'
import { freeDaysOf, schoolHoliday } from '../../../src/domain/school-holidays.ts'
import type { Criteria } from '../../../src/domain/search-criteria.ts'
import type { SearchOrder } from '../../../src/domain/search-view.ts'
import { addDays, firstBookableArrival, isoWeekOf, weekdayOf } from '../../../src/domain/stays.ts'
import type { Market } from '../../../src/markets/market.ts'
import { facilityOn, type PlainHouse, type PlainStay, plainAllIn, totalOf } from './plain-agency.ts'

export interface Found {
  house: PlainHouse
  stay: PlainStay
}

type Currency = 'DKK' | 'EUR'

/** Result of criteria, by a loop over all houses and all their stays; each house once, in the requested order. */
export function plainSearch(
  houses: readonly PlainHouse[],
  criteria: Criteria,
  order: SearchOrder,
  { currency, locale }: Pick<Market, 'currency' | 'locale'>,
): Found[] {
  const dated = ['ankomst', 'arrivalWeekNextOccurence', 'maaned', 'ferie'].some((key) => criteria.has(key))
  const isRequestedArrival = dated ? arrivalTest(criteria) : null
  const isForTime = (key: string) =>
    houses.some(({ facilities }) => facilities.some((each) => String(each.facility_id) === key && each.from_date))
  // Where neither days nor a length are requested, houses are compared by what they are offered with.
  const areStays =
    dated || ['duration', 'skiftedag'].some((key) => criteria.has(key)) || [...criteria.keys()].some(isForTime)
  const found: Found[] = []
  for (const house of houses) {
    for (const stay of areStays ? house.stays : offerOf(house, currency)) {
      if (
        (!areStays || isRequestedStay(stay, criteria, isRequestedArrival)) &&
        isRequestedHouse(house, stay, criteria, currency)
      ) {
        found.push({ house, stay })
      }
    }
  }
  const compare = order === 'address' ? byAddress(locale, criteria, currency) : byOrder(order, criteria, currency)
  const seen = new Set<number>()
  const listed = found.sort(compare).filter(({ house }) => !seen.has(house.id) && seen.add(house.id))
  // The houses by their cheapest stays, the dearest of these first.
  return order === 'price-desc' ? listed.reverse() : listed
}

/** Pets that come along by the criteria. */
export function petsOf(criteria: Criteria): number {
  return partyOfCriteria(criteria)?.pets ?? 0
}

/** The cheapest week of a house; where it has none, its cheapest stay. */
export function offerOf(house: PlainHouse, currency: Currency): PlainStay[] {
  const total = (stay: PlainStay) => totalOf(house, stay, 0, currency)
  const weeks = house.stays.filter(({ duration }) => duration === 7)
  const compared = weeks.length > 0 ? weeks : house.stays
  return compared.toSorted((a, b) => total(a) - total(b) || byStay(a, b)).slice(0, 1)
}

function isRequestedStay(
  stay: PlainStay,
  criteria: Criteria,
  isRequestedArrival: ((stay: PlainStay) => boolean) | null,
): boolean {
  const changeDays = listOf(criteria, 'skiftedag')
  if (changeDays.length > 0 && !changeDays.includes(String(weekdayOf(stay.arrival)))) return false
  const requests = listOf(criteria, 'duration').map(Number)
  const usual = criteria.has('weekend') ? [2, 3, 4] : [7]
  const lengths = requests.length === 0 ? usual : requests
  // One index answers: that of the first length that is whole weeks (specification, section 7).
  const weeks = lengths.find((nights) => nights % 7 === 0) ?? 7
  const isInIndex = weeks === 7 || stay.duration === weeks
  return isInIndex && lengths.includes(stay.duration) && (!isRequestedArrival || isRequestedArrival(stay))
}

/** Which stays lie on the days that were requested. */
function arrivalTest(criteria: Criteria): (stay: PlainStay) => boolean {
  const value = (key: string) => criteria.get(key)?.value
  const apart = (arrival: string, day: string) => Math.abs(Date.parse(arrival) - Date.parse(day)) / 86_400_000
  const day = value('ankomst')
  const week = value('arrivalWeekNextOccurence')
  if (day) {
    const days = Number(value('flex') ?? (weekdayOf(day) === 6 ? 2 : 0))
    return ({ arrival }) => apart(arrival, day) <= days
  }
  if (week) {
    const year = Array.from({ length: 380 }, (_, ahead) => addDays(firstBookableArrival(), ahead))
    const saturday = year.find((each) => weekdayOf(each) === 6 && isoWeekOf(each) === Number(week))
    return ({ arrival }) => saturday !== undefined && apart(arrival, saturday) <= 2
  }
  const holiday = schoolHoliday(value('ferie') ?? '')
  const [first, last] = holiday ? freeDaysOf(holiday) : monthOf(value('maaned') ?? '')
  return ({ arrival, duration }) => {
    const departure = addDays(arrival, duration)
    if (criteria.has('weekend') && !isWeekend(arrival, duration)) return false
    return (arrival >= first && departure <= last) || (arrival <= first && departure >= last)
  }
}

/** Both nights of the weekend, and none before Thursday or after Sunday. */
function isWeekend(arrival: string, duration: number): boolean {
  const nights = Array.from({ length: duration }, (_, night) => weekdayOf(addDays(arrival, night)))
  return nights.includes(5) && nights.includes(6) && nights.every((weekday) => weekday >= 4)
}

function monthOf(month: string): [string, string] {
  const first = `${month}-01`
  let last = addDays(first, 28)
  while (!last.endsWith('-01')) last = addDays(last, 1)
  return [first, last]
}

const heating = {
  varmepumpe: facility.heatPump,
  braendeovn: facility.woodStove,
  fjernvarme: facility.districtHeating,
  el: facility.electricHeating,
  gulvvarme: facility.underfloorHeating,
}
const cones = { bronze: facility.ratingBronze, solv: facility.ratingSilver, guld: facility.ratingGold }

function isRequestedHouse(house: PlainHouse, stay: PlainStay, criteria: Criteria, currency: Currency): boolean {
  const value = (key: string) => criteria.get(key)?.value
  const has = (id: number) => Number(facilityOn(house, id, stay.arrival)) === 1
  const some = (key: string, ids: Record<string, number>) => {
    const names = listOf(criteria, key)
    return names.length === 0 || names.some((name) => has(ids[name] ?? 0))
  }
  const places = listOf(criteria, 'omraader')
  const area = areas.find(({ locationIds }) => locationIds.some((id) => id === house.location_id))
  if (places.length > 0 && !places.includes(area?.slug ?? '')) return false
  const pets = value('husdyr')
  if (pets && (pets === '4' ? house.pets > 0 : house.pets < Number(pets))) return false
  const street = value('vejnavn')
  if (street && streetLetters(street) !== streetLetters(house.street)) return false
  if (house.bathrooms < Number(value('badevaerelse') ?? 0)) return false
  const total = totalOf(house, stay, petsOf(criteria), currency) / 100
  // Of two limits the smaller one is the lower.
  const limits = [value('minPris'), value('maxPris')].map((limit) => limit && Number(limit))
  const [lower, upper] = limits[0] && limits[1] ? limits.toSorted((a, b) => Number(a) - Number(b)) : limits
  if ((lower && total < Number(lower)) || (upper && total > Number(upper))) return false
  const budget = value('maxIalt')
  if (budget) {
    const guests = attributeGuests(partyOfCriteria(criteria))
    const allIn = plainAllIn(house, stay, { guests, pets: petsOf(criteria) }, currency)
    if (allIn === null || allIn / 100 > Number(budget)) return false
  }
  const [south, west, north, east] = listOf(criteria, 'kort').map(Number)
  if (south !== undefined && west !== undefined && north !== undefined && east !== undefined) {
    const { latitude, longitude } = house
    if (latitude < south || latitude > north || longitude < west || longitude > east) return false
  }
  const code = value('textQuery')
  if (code && house.name.toLowerCase() !== code.toLowerCase()) return false
  if (criteria.has('onlyImages') && house.image_count === 0) return false
  if (criteria.has('varmepumpe') && !has(facility.heatPump)) return false
  if (criteria.has('nyHosMarehalm') && house.published_at < Date.parse(addDays(firstBookableArrival(), -365)) / 1000)
    return false
  if (!some('varme', heating) || !some('koglemaerker', cones)) return false
  return [...criteria].every(([key, { value: expected, comparator }]) => {
    const id = Number(key)
    if (!Number.isInteger(id)) return true
    const own = facilityOn(house, id, stay.arrival)
    if (facilityTypeOf(id) === facilityType.bool) {
      const isThere = Number(own) === 1 || (id === facility.spa && has(facility.outdoorSpa))
      return compare(isThere ? 1 : 0, comparator ?? 'eq', expected === '0' ? 0 : 1)
    }
    const isDistance = id >= facility.beachDistance && id <= facility.townDistance
    const word = comparator ?? (isDistance ? 'lte' : 'gte')
    return own === undefined ? word === 'ne' : compare(Number(own), word, Number(expected))
  })
}

function compare(own: number, word: string, expected: number): boolean {
  if (word === 'eq') return own === expected
  if (word === 'ne') return own !== expected
  if (word === 'gt') return own > expected
  if (word === 'gte') return own >= expected
  return word === 'lt' ? own < expected : own <= expected
}

/** Letters of a street's name, however they are written. */
function streetLetters(name: string): string {
  const plain = { æ: 'ae', ø: 'oe', å: 'aa', ä: 'ae', ö: 'oe', ü: 'ue' } as Record<string, string>
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[æøåäöü]/g, (letter) => plain[letter] ?? letter)
    .replace(/[^a-z]/g, '')
}

type Key = (found: Found) => number | string | null

/** Numbers are turned round to sort falling; what is null comes last. */
function keysOf(order: SearchOrder, criteria: Criteria, currency: Currency): Key[] {
  const pets = petsOf(criteria)
  const guests = attributeGuests(partyOfCriteria(criteria))
  const total = ({ house, stay }: Found) => totalOf(house, stay, pets, currency)
  const saved = ({ stay }: Found) =>
    currency === 'DKK' ? stay.normal_price_dkk - stay.price_dkk : stay.normal_price_eur - stay.price_eur
  const normal = ({ stay }: Found) => (currency === 'DKK' ? stay.normal_price_dkk : stay.normal_price_eur)
  const keys: Record<SearchOrder, Key[]> = {
    best: [({ stay }) => daysAway(stay.arrival, criteria), ({ house }) => sizeFor(house.persons, criteria)],
    'price-asc': [total],
    'price-desc': [total],
    'all-in': [({ house, stay }) => plainAllIn(house, stay, { guests, pets }, currency)],
    'discount-total': [(found) => -saved(found)],
    'discount-percentage': [(found) => -Math.round((100 * saved(found)) / normal(found))],
    beach: [({ house }) => house.beach_distance],
    persons: [({ house }) => -house.persons],
    'house-area': [({ house }) => -house.house_area],
    rating: [
      ({ house }) => (house.review_average === null ? null : -house.review_average),
      ({ house }) => -house.review_count,
    ],
    newest: [({ house }) => -house.published_at],
    address: [],
  }
  return keys[order]
}

/** Days from the requested day, where days around it are searched too. */
function daysAway(arrival: string, criteria: Criteria): number {
  const day = criteria.get('ankomst')?.value
  const week = criteria.get('arrivalWeekNextOccurence') && !day
  const requested = week ? [0, 1, 2, 3].map((days) => [addDays(arrival, days), addDays(arrival, -days)]) : []
  if (week) return requested.findIndex((days) => days.some((each) => weekdayOf(each) === 6))
  return day ? Math.abs(Date.parse(arrival) - Date.parse(day)) : 0
}

/** Where a party is given, and no words: how far down the sizes its houses are. */
function sizeFor(persons: number, criteria: Criteria): number {
  const isForParty = ['1', 'adults', 'children', 'infants'].some((key) => criteria.has(key))
  if (!isForParty || criteria.has('textQuery')) return 0
  return persons <= 6 ? 0 : persons <= 8 ? 1 : persons <= 12 ? 2 : persons <= 16 ? 3 : 4
}

/** By the alphabet of the edition, and number 9 before number 10. */
function byAddress(locale: string, criteria: Criteria, currency: Currency) {
  const { compare } = new Intl.Collator(locale, { numeric: true, ignorePunctuation: true })
  const otherwise = byOrder('address', criteria, currency)
  return (a: Found, b: Found) => compare(a.house.address1, b.house.address1) || otherwise(a, b)
}

/** Equals stand by their reviews, then by the house's number; of equal stays of one house the cheapest comes first. */
function byOrder(order: SearchOrder, criteria: Criteria, currency: Currency) {
  const keys = keysOf(order, criteria, currency)
  return (a: Found, b: Found): number => {
    for (const key of keys) {
      const difference = nullsLast(key(a), key(b))
      if (difference !== 0) return difference
    }
    const byPrice = totalOf(a.house, a.stay, 0, currency) - totalOf(b.house, b.stay, 0, currency)
    return rated(b.house) - rated(a.house) || a.house.id - b.house.id || byPrice || byStay(a.stay, b.stay)
  }
}

/** The average of a house's reviews and of ten more of four stars, without what is below a thousandth of a star. */
export function rated({ review_average: average, review_count: count }: PlainHouse): number {
  return Math.floor((1000 * ((average ?? 0) * count + 40)) / (count + 10))
}

function nullsLast(a: number | string | null, b: number | string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a < b ? -1 : Number(a > b)
}

function byStay(a: PlainStay, b: PlainStay): number {
  return a.arrival === b.arrival ? a.duration - b.duration : a.arrival < b.arrival ? -1 : 1
}

function listOf(criteria: Criteria, key: string): string[] {
  return criteria.get(key)?.value.split(',') ?? []
}
