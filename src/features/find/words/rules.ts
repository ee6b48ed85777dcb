import { isIsoDay } from '../../../contracts/calendar.ts'
import { facility } from '../../../domain/facilities.ts'
import { petsNone } from '../../../domain/party-criteria.ts'
import type { SchoolLand } from '../../../domain/school-holidays.ts'
import { addDays, daysBetween } from '../../../domain/stays.ts'
import type { Currency } from '../../../editions/table.ts'
import type { Token } from './tokens.ts'
import { endOfPhrase, type HolidayKind, type Phrases, type Vocabulary } from './vocabulary.ts'

/** Meaning of a part of the text: criteria, or one of the words that together name school holidays. */
export type Meaning =
  | { criteria: readonly (readonly [key: string, value: string])[] }
  | { holiday: HolidayKind }
  | { land: SchoolLand }
  | { year: number }
  | { order: 'price-asc' }

export interface Reading {
  tokens: readonly Token[]
  words: Vocabulary
  currency: Currency
  /** ISO day. */
  today: string
}

interface Match {
  /** The place behind it. */
  end: number
  meaning: Meaning
}
type Rule = (reading: Reading, at: number) => Match | null

/** What begins at that place: of several readings the one that takes in most words, of equals the first. */
export function matchAt(reading: Reading, at: number): Match | null {
  let best: Match | null = null
  for (const rule of rules) {
    const match = rule(reading, at)
    if (match && match.end > (best?.end ?? at)) best = match
  }
  return best
}

const rules: readonly Rule[] = [
  readArea,
  readHoliday,
  readLand,
  readSpan,
  readDay,
  readMonth,
  readNewYear,
  readWeek,
  readWeekend,
  readCounted,
  readUncounted,
  readWithout,
  readDistance,
  readBeach,
  readPrice,
  readCheapest,
  readFacility,
  readYear,
]

/** Maximum metres to the beach where only the beach is mentioned. */
const nearBeach = 500
/** A number alone is a price from this one on: smaller ones count something. */
const minPrice = 100
/** More weeks than that are the number of a week. */
const maxWeeks = 4

function readArea({ tokens, words }: Reading, at: number): Match | null {
  return longestOf(tokens, at, words.areas, (slug) => criterion('omraader', slug))
}

function readHoliday({ tokens, words }: Reading, at: number): Match | null {
  return longestOf(tokens, at, words.holidays, (holiday) => ({ holiday }))
}

function readLand({ tokens, words }: Reading, at: number): Match | null {
  return longestOf(tokens, at, words.lands, (land) => ({ land }))
}

function readFacility({ tokens, words }: Reading, at: number): Match | null {
  return longestOf(tokens, at, words.facilities, (key) => criterion(key, '1'))
}

/** "3. bis 10. Juli", "3.7.–10.7.": an arrival and a length. */
function readSpan(reading: Reading, at: number): Match | null {
  const own = dayAt(reading, at)
  const number = reading.tokens[at]?.number ?? null
  for (const between of [0, 1]) {
    const place = (own?.end ?? at + 1) + between
    const last = isJoining(reading, place - between, between) ? dayAt(reading, place) : null
    const first = own?.day ?? (last && number !== null ? sameMonth(last.day, number) : null)
    if (!first || !last) continue
    const nights = daysBetween(first, last.day)
    if (nights < 1 || nights > 60) continue
    return {
      end: last.end,
      meaning: {
        criteria: [
          ['ankomst', first],
          ['duration', String(nights)],
          // Both ends are given: the days are not flexible.
          ['flex', '0'],
        ],
      },
    }
  }
  return null
}

function isJoining({ tokens, words }: Reading, at: number, count: number): boolean {
  const key = tokens[at]?.key ?? ''
  return count === 0 || words.idle.has(key) || endOfPhrase(tokens, at, words.single.upTo) === at + 1
}

function sameMonth(day: string, number: number): string | null {
  const first = `${day.slice(0, 8)}${String(number).padStart(2, '0')}`
  return isIsoDay(first) ? first : null
}

function readDay(reading: Reading, at: number): Match | null {
  const day = dayAt(reading, at)
  return day && { end: day.end, meaning: criterion('ankomst', day.day) }
}

/** A day in figures, or with its month in words: "Juli 3", but not "Juli 3 Wochen". */
function dayAt(reading: Reading, at: number): { day: string; end: number } | null {
  const { tokens, words, today } = reading
  const token = tokens[at]
  if (token?.day) {
    const day = nextDay(token.day.month, token.day.day, token.day.year, today)
    return day ? { day, end: at + 1 } : null
  }
  const isBefore = token?.number != null
  const [month, end] = monthAt(tokens, isBefore ? at + 1 : at, words)
  const number = isBefore ? token.number : readCounted(reading, end) ? null : tokens[end]?.number
  if (month === 0 || number == null || number > 31) return null
  const afterDay = isBefore ? end : end + 1
  const year = yearAt(tokens, afterDay)
  const day = nextDay(month, number, year, today)
  return day ? { day, end: afterDay + (year === null ? 0 : 1) } : null
}

function monthAt(tokens: readonly Token[], at: number, { months }: Vocabulary): [month: number, end: number] {
  const match = months.find(([, phrases]) => endOfPhrase(tokens, at, phrases) > at)
  return match ? [match[0], endOfPhrase(tokens, at, match[1])] : [0, at]
}

function yearAt(tokens: readonly Token[], at: number): number | null {
  const number = tokens[at]?.number ?? 0
  return number >= 2020 && number < 2100 ? number : null
}

function nextDay(month: number, day: number, year: number | null, today: string): string | null {
  const thisYear = Number(today.slice(0, 4))
  const years = year === null ? [thisYear, thisYear + 1] : [year]
  const days = years.map((each) => `${each}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
  return days.find((each) => isIsoDay(each) && (year !== null || each >= today)) ?? null
}

function readMonth({ tokens, words, today }: Reading, at: number): Match | null {
  const [month, end] = monthAt(tokens, at, words)
  if (month === 0) return null
  const year = yearAt(tokens, end)
  const thisYear = Number(today.slice(0, 4))
  const next = month < Number(today.slice(5, 7)) ? thisYear + 1 : thisYear
  const value = `${year ?? next}-${String(month).padStart(2, '0')}`
  return { end: end + (year === null ? 0 : 1), meaning: criterion('maaned', value) }
}

/**
 * A stay around it: arrivals of the days up to New Year's Eve, of which any length from five nights on holds it. In the
 * last days of a year that one is still meant, from today on.
 */
function readNewYear({ tokens, words, today }: Reading, at: number): Match | null {
  const end = endOfPhrase(tokens, at, words.single.newYear)
  const eve = end > at ? nextDay(12, 31, null, today) : null
  if (eve === null) return null
  const usual = addDays(eve, -2)
  const day = usual < today ? today : usual
  const criteria = [
    ['ankomst', day],
    ['flex', String(daysBetween(day, eve))],
  ] as const
  return { end, meaning: { criteria } }
}

/** "KW 42", "42. Woche". */
function readWeek({ tokens, words }: Reading, at: number): Match | null {
  const behind = endOfPhrase(tokens, at, words.single.week)
  const number = tokens[behind]?.number
  if (behind > at && number) return { end: behind + 1, meaning: criterion('arrivalWeekNextOccurence', String(number)) }
  const before = tokens[at]?.number ?? 0
  const end = endOfPhrase(tokens, at + 1, words.single.week)
  if (before <= maxWeeks || end === at + 1) return null
  return { end, meaning: criterion('arrivalWeekNextOccurence', String(before)) }
}

/** A weekend of a month that is named as well: "ein Wochenende im März". */
function readWeekend({ tokens, words }: Reading, at: number): Match | null {
  const end = endOfPhrase(tokens, at, words.single.weekend)
  return end > at ? { end, meaning: criterion('weekend', '1') } : null
}

const countedCriteria = {
  persons: (count: number) => criterion(String(facility.persons), count),
  adults: (count: number) => criterion('adults', count),
  children: (count: number) => criterion('children', count),
  infants: (count: number) => criterion('infants', count),
  pets: (count: number) => criterion('pets', count),
  nights: (count: number) => criterion('duration', count),
  weeks: (count: number) => (count > maxWeeks ? null : criterion('duration', count * 7)),
  bedrooms: (count: number) => criterion(String(facility.bedrooms), count),
  bathrooms: (count: number) => criterion('badevaerelse', count),
}
type Counted = keyof typeof countedCriteria

/** "4 Personen", "to voksne", "two small dogs". */
function readCounted(reading: Reading, at: number): Match | null {
  const count = numberAt(reading, at)
  if (count === null) return null
  const noun = afterIdle(reading, at + 1)
  const { tokens, words } = reading
  for (const key of Object.keys(countedCriteria) as Counted[]) {
    const end = endOfPhrase(tokens, noun, words.counted[key])
    const meaning = end > noun ? countedCriteria[key](count) : null
    if (meaning) return { end, meaning }
  }
  return null
}

/** Without a number before it, a dog, a baby or a week counts as one. */
function readUncounted({ tokens, words }: Reading, at: number): Match | null {
  const weeks = endOfPhrase(tokens, at, words.counted.weeks)
  if (weeks > at) return { end: weeks, meaning: criterion('duration', 7) }
  const pets = endOfPhrase(tokens, at, words.counted.pets)
  if (pets > at) return { end: pets, meaning: criterion('pets', 1) }
  const infants = endOfPhrase(tokens, at, words.counted.infants)
  return infants > at ? { end: infants, meaning: criterion('infants', 1) } : null
}

/** "ohne Pool", "uden husdyr", "pet free". */
function readWithout(reading: Reading, at: number): Match | null {
  const { tokens, words } = reading
  const noPets = { meaning: criterion('husdyr', petsNone) }
  const petFree = endOfPhrase(tokens, at, words.single.noPets)
  if (petFree > at) return { end: petFree, ...noPets }
  const behind = endOfPhrase(tokens, at, words.single.without)
  if (behind === at) return null
  const thing = afterIdle(reading, behind)
  const pets = endOfPhrase(tokens, thing, words.counted.pets)
  if (pets > thing) return { end: pets, ...noPets }
  return longestOf(tokens, thing, words.facilities, (key) => (Number(key) > 0 ? criterion(key, '0') : null))
}

/** "300 m vom Strand", "under 1 km fra havet". */
function readDistance(reading: Reading, at: number): Match | null {
  const { tokens, words } = reading
  const place = endOfPhrase(tokens, at, words.single.upTo)
  const number = tokens[place]?.number
  if (!number) return null
  const metres = endOfPhrase(tokens, place + 1, words.counted.metres)
  const kilometres = endOfPhrase(tokens, place + 1, words.counted.kilometres)
  if (Math.max(metres, kilometres) === place + 1) return null
  const thing = afterIdle(reading, Math.max(metres, kilometres))
  const end = endOfPhrase(tokens, thing, words.single.beach)
  if (end === thing) return null
  return { end, meaning: criterion(String(facility.beachDistance), number * (kilometres > metres ? 1000 : 1)) }
}

function readBeach({ tokens, words }: Reading, at: number): Match | null {
  const end = endOfPhrase(tokens, at, words.single.beach)
  return end > at ? { end, meaning: criterion(String(facility.beachDistance), nearBeach) } : null
}

/** "unter 1.200 €", "max 8000 kr", "€900 all in". An amount of another currency is no limit of this edition's prices. */
function readPrice({ tokens, words, currency }: Reading, at: number): Match | null {
  const opening = endOfPhrase(tokens, at, words.single.allIn)
  const limit = endOfPhrase(tokens, opening, words.single.upTo)
  const [before, place] = currencyAt(tokens, limit, words)
  const number = tokens[place]?.number
  if (number == null || number === 0) return null
  const [after, end] = currencyAt(tokens, place + 1, words)
  const bound = before ?? after
  if (bound ? bound !== currency : limit === opening || number < minPrice) return null
  const closing = endOfPhrase(tokens, end, words.single.allIn)
  const isAllIn = opening > at || closing > end
  return { end: closing, meaning: criterion(isAllIn ? 'maxIalt' : 'maxPris', number) }
}

/** No criterion: what is found comes in that order. */
function readCheapest({ tokens, words }: Reading, at: number): Match | null {
  const end = endOfPhrase(tokens, at, words.single.cheapest)
  return end > at ? { end, meaning: { order: 'price-asc' } } : null
}

function currencyAt(tokens: readonly Token[], at: number, { currencies }: Vocabulary): [string | null, number] {
  const match = currencies.find(([, phrases]) => endOfPhrase(tokens, at, phrases) > at)
  return match ? [match[0], endOfPhrase(tokens, at, match[1])] : [null, at]
}

function readYear({ tokens }: Reading, at: number): Match | null {
  const year = yearAt(tokens, at)
  return year === null ? null : { end: at + 1, meaning: { year } }
}

function numberAt({ tokens, words }: Reading, at: number): number | null {
  const token = tokens[at]
  return token?.number ?? words.numbers.get(token?.key ?? '') ?? null
}

function afterIdle({ tokens, words }: Reading, at: number): number {
  let place = at
  while (words.idle.has(tokens[place]?.key ?? '')) place += 1
  return place
}

/** The longest of several things' phrases; of equal ones the first. */
function longestOf<Thing>(
  tokens: readonly Token[],
  at: number,
  things: readonly (readonly [Thing, Phrases])[],
  meaningOf: (thing: Thing) => Meaning | null,
): Match | null {
  return things.reduce<Match | null>((best, [thing, phrases]) => {
    const end = endOfPhrase(tokens, at, phrases)
    const meaning = end > (best?.end ?? at) ? meaningOf(thing) : null
    return meaning ? { end, meaning } : best
  }, null)
}

function criterion(key: string, value: string | number): Meaning {
  return { criteria: [[key, String(value)]] }
}
