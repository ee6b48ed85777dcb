import { isIsoDay } from '../../../contracts/calendar.ts'
import { addDays, daysBetween, defaultDuration, isoWeekOf, weekdayOf } from '../../../domain/stays.ts'
import { maxWeeks, readCounted } from './party-rules.ts'
import { afterIdle, criterion, firstOf, type Match, type Reading } from './reading.ts'
import type { Token } from './tokens.ts'
import { endOfPhrase } from './vocabulary.ts'

/** "3. bis zum 10. Juli", "3.7.–10.7.", "July 10 to 17": an arrival and a length. */
export function readSpan(reading: Reading, at: number): Match | null {
  const own = dayAt(reading, at)
  const number = reading.tokens[at]?.number
  for (const between of [0, 1, 2]) {
    const place = (own?.end ?? at + 1) + between
    if (!areJoining(reading, place - between, place)) continue
    const named = dayAt(own ? { ...reading, today: own.day } : reading, behindWeekday(reading, place))
    const last = named ?? (own && bareDayAt(reading, own.day, place, between))
    if (!last) continue
    const first = startBefore(last.day, own?.day ?? sameMonth(last.day, number))
    const nights = first ? daysBetween(first, last.day) : 0
    if (!first || nights > 60) continue
    const criteria = [
      ['ankomst', first],
      ['duration', String(nights)],
      // Both ends are given: the days are not flexible.
      ['flex', '0'],
    ] as const
    return { end: last.end, meaning: { criteria } }
  }
  return null
}

/** That day of the year before the departure: an arrival may be written without its year. */
function startBefore(last: string, day: string): string | undefined {
  const year = Number(last.slice(0, 4))
  return [year, year - 1].map((each) => each + day.slice(4)).find((each) => isIsoDay(each) && each < last)
}

function areJoining({ tokens, words }: Reading, from: number, to: number): boolean {
  return tokens.slice(from, to).every(({ key }) => words.idle.has(key) || words.single.to.has(key))
}

/** The 17 of "July 10 to 17" or "July 10–17", but not of "July 10, 4 guests" or "July 10 for 17". */
function bareDayAt(reading: Reading, first: string, at: number, between: number): Day | null {
  const { tokens, words } = reading
  const token = tokens[at]
  const isJoined = words.single.to.has(tokens[at - between]?.key ?? '') || /^[-–—]/.test(token?.gap.trim() ?? '')
  if (!isJoined || token?.number == null || readCounted(reading, at)) return null
  const [year, end] = yearAt(tokens, at + 1)
  const day = sameMonth((year ?? first.slice(0, 4)) + first.slice(4), token.number)
  return isIsoDay(day) ? { day, end } : null
}

/** No day where there is no number, or none such. */
function sameMonth(day: string, number: number | null | undefined): string {
  return day.slice(0, 8) + String(number).padStart(2, '0')
}

export function readDay(reading: Reading, at: number): Match | null {
  const day = dayAt(reading, at)
  return day && { end: day.end, meaning: criterion('ankomst', day.day) }
}

interface Day {
  /** ISO day. */
  day: string
  end: number
}

/** A day in figures, or with its month in words: "Juli 3", "3rd of July", but not "Juli 3 Wochen". */
function dayAt(reading: Reading, at: number): Day | null {
  const { tokens, words, today } = reading
  const token = tokens[at]
  if (token?.day) {
    const day = nextDay(token.day.month, token.day.day, token.day.year, today)
    return day ? { day, end: at + 1 } : null
  }
  const isBefore = token?.number != null
  const [month, end] = firstOf(tokens, isBefore ? endOfPhrase(tokens, at + 1, words.single.of) : at, words.months)
  const number = isBefore ? token.number : readCounted(reading, end) ? null : tokens[end]?.number
  if (!month || number == null || number > 31) return null
  const [year, afterYear] = yearAt(tokens, isBefore ? end : end + 1)
  const day = nextDay(month, number, year, today)
  return day ? { day, end: afterYear } : null
}

/** A weekday before a day is the day's; alone it is the one on which stays begin: "Samstag bis Samstag". */
export function readWeekday(reading: Reading, at: number): Match | null {
  const { tokens, words } = reading
  const place = behindWeekday(reading, at)
  const day = place > at ? (readSpan(reading, place) ?? readDay(reading, place)) : null
  if (day) return day
  const [weekday, end] = firstOf(tokens, at, words.weekdays)
  return weekday === null ? null : { end, meaning: criterion('skiftedag', weekday) }
}

/** The place of the day after "lørdag den"; the same place where no weekday stands there. */
function behindWeekday(reading: Reading, at: number): number {
  const [, end] = firstOf(reading.tokens, at, reading.words.weekdays)
  return end > at ? afterIdle(reading, end) : at
}

function yearAt(tokens: readonly Token[], at: number): [year: number | null, end: number] {
  const number = tokens[at]?.number ?? 0
  return number >= 2020 && number < 2100 ? [number, at + 1] : [null, at]
}

function nextDay(month: number, day: number, year: number | null, today: string): string | null {
  const thisYear = Number(today.slice(0, 4))
  const years = year === null ? [thisYear, thisYear + 1] : [year]
  const days = years.map((each) => `${each}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
  return days.find((each) => isIsoDay(each) && (year !== null || each >= today)) ?? null
}

export function readMonth({ tokens, words, today }: Reading, at: number): Match | null {
  const [month, end] = firstOf(tokens, at, words.months)
  if (!month) return null
  const [year, afterYear] = yearAt(tokens, end)
  const number = String(month).padStart(2, '0')
  // Stays within it are found, of a week by default: it is over when no week is left.
  const lastDay = addDays(today, defaultDuration - 1)
  const thisYear = Number(today.slice(0, 4))
  const isOver = `${thisYear}-${number}` < lastDay.slice(0, 7)
  const value = `${year ?? (isOver ? thisYear + 1 : thisYear)}-${number}`
  return { end: afterYear, meaning: criterion('maaned', value) }
}

/** The days in the middle of "Anfang Juli", "mid June", "sidst i august", with three days around them. */
const partDays = [4, 15, 27]

export function readMonthPart(reading: Reading, at: number): Match | null {
  const { tokens, words, today } = reading
  const [day, behind] = firstOf(tokens, at, words.monthParts)
  if (day === null) return null
  const [month, end] = firstOf(tokens, afterIdle(reading, behind), words.months)
  const [year, afterYear] = yearAt(tokens, end)
  const arrival = month ? nextDay(month, partDays[day] ?? 0, year, today) : null
  if (!arrival) return null
  const criteria = [
    ['ankomst', arrival],
    ['flex', '3'],
  ] as const
  return { end: afterYear, meaning: { criteria } }
}

/** "KW 42", "42. Woche"; of "uge 7/8" the first. */
export function readWeek({ tokens, words }: Reading, at: number): Match | null {
  const behind = endOfPhrase(tokens, at, words.single.week)
  const next = tokens[behind]
  const number = next?.key.includes('/') ? next.day?.day : next?.number
  if (behind > at && number) return { end: behind + 1, meaning: criterion('arrivalWeekNextOccurence', String(number)) }
  const before = tokens[at]?.number ?? 0
  const end = endOfPhrase(tokens, at + 1, words.single.week)
  if (before <= maxWeeks || end === at + 1) return null
  return { end, meaning: criterion('arrivalWeekNextOccurence', String(before)) }
}

/** "Next week": its number, as if it were named. */
export function readNextWeek({ tokens, words, today }: Reading, at: number): Match | null {
  const end = endOfPhrase(tokens, at, words.single.nextWeek)
  if (end === at) return null
  return { end, meaning: criterion('arrivalWeekNextOccurence', String(isoWeekOf(addDays(today, 7)))) }
}

/** "This weekend", and "next weekend", that of the week after: arrivals around its Friday. */
export function readNamedWeekend({ tokens, words, today }: Reading, at: number): Match | null {
  const [weeks, end] = firstOf(tokens, at, words.weekends)
  if (weeks === null) return null
  const friday = addDays(today, ((12 - weekdayOf(today)) % 7) + 7 * weeks)
  const criteria = [
    ['ankomst', friday],
    ['flex', '1'],
    ['duration', '2,3,4'],
  ] as const
  return { end, meaning: { criteria } }
}

export function readYear({ tokens }: Reading, at: number): Match | null {
  const [year, end] = yearAt(tokens, at)
  return year === null ? null : { end, meaning: { year } }
}
