import { errorTexts } from '../contracts/error-texts.ts'
import { bookingClosesAtHour } from '../editions/agency-facts.ts'

export const activeSeasons = [2025, 2026, 2027] as const
/** Years that houses are let in, as of an ISO day or month: its own is one once all the active ones are over. */
export function seasonsOn(day: string): readonly number[] {
  return [...new Set([...activeSeasons, Number(day.slice(0, 4))])]
}

/** The last month that houses are let in, YYYY-MM, as of an ISO day or month. */
export function lastSeasonMonth(day: string): string {
  return `${Math.max(...seasonsOn(day))}-12`
}

export const defaultDuration = 7
export const lastMinuteWindowDays = 21
export const newAtProviderDays = 365
/** A house built so many years ago or less is a new one. */
export const newHouseYears = 3

/** The ISO day at the agency of an ISO instant; none of what is no instant. */
export function agencyDay(instant: string): string {
  const at = new Date(instant)
  return Number.isNaN(at.getTime()) ? '' : today(at)
}

/** The ISO day it is at the agency. */
export function today(now: Date = new Date()): string {
  return agencyClock(now).day
}

/**
 * What calendar and clock at the agency show: the ISO day, and the time as "13:05". Computed, for the first formatter that
 * an isolate makes takes 11 ms: Central European Time, an hour ahead in summer (Directive 2000/84/EC).
 */
export function agencyClock(now: Date): { day: string; time: string } {
  const minute = Math.floor(now.getTime() / minuteLength)
  if (shown?.minute !== minute) {
    const hours = isSummerTime(minute * minuteLength) ? 2 : 1
    const text = new Date(minute * minuteLength + hours * 60 * minuteLength).toISOString()
    shown = { minute, day: text.slice(0, 10), time: text.slice(11, 16) }
  }
  return shown
}

/** From the last Sunday of March until the last Sunday of October, 01:00 UTC each. */
function isSummerTime(time: number): boolean {
  const year = new Date(time).getUTCFullYear()
  const turnAfter = (end: string) => Date.parse(`${addDays(end, -(weekdayOf(end) % 7))}T01:00:00Z`)
  return time >= turnAfter(`${year}-03-31`) && time < turnAfter(`${year}-10-31`)
}

const minuteLength = 60 * 1000
/** Cached for a minute: it is read many times a page. */
let shown: { minute: number; day: string; time: string } | undefined

/** The moment of that day and time at the agency. Of an hour that occurs twice, the first. */
export function agencyInstant(isoDay: string, time: string): Date {
  const asIfUtc = Date.parse(`${isoDay}T${time}:00Z`)
  const offsets = [2, 1].map((hours) => new Date(asIfUtc - hours * 60 * minuteLength))
  const [summer, winter = new Date(asIfUtc)] = offsets
  const isSummer = summer && agencyClock(summer).day === isoDay && agencyClock(summer).time === time
  return isSummer ? summer : winter
}

export function addDays(isoDay: string, days: number): string {
  return dayOf(utcOf(isoDay) + days * dayLength)
}

export function daysBetween(isoDay: string, later: string): number {
  return (utcOf(later) - utcOf(isoDay)) / dayLength
}

/** 1 Monday … 7 Sunday, as the change-day mapping counts. */
export function weekdayOf(isoDay: string): number {
  return new Date(utcOf(isoDay)).getUTCDay() || 7
}

/** The days on whose evening a night of the stay begins: arrival up to the day before departure. */
export function nightsOf(arrival: string, duration: number): string[] {
  return Array.from({ length: duration }, (_, index) => addDays(arrival, index))
}

/** Whether a stay with this arrival may still be booked: tomorrow and later, or today before 13:00 at the agency. */
export function isBookable(arrival: string, now: Date = new Date()): boolean {
  const { day, time } = agencyClock(now)
  return arrival > day || (arrival === day && Number(time.slice(0, 2)) < bookingClosesAtHour)
}

/** The first day of arrival that may still be booked: today until 13:00 at the agency, then tomorrow. */
export function firstBookableArrival(now: Date = new Date()): string {
  const day = today(now)
  return isBookable(day, now) ? day : addDays(day, 1)
}

/** When `isBookable` changes next: the agency's midnight, or its hour of last bookings. Milliseconds since 1970. */
export function nextTurn(now: number): number {
  if (turn && now >= turn.foundAt && now < turn.at) return turn.at
  const day = today(new Date(now))
  const closing = agencyInstant(day, `${bookingClosesAtHour}:00`).getTime()
  turn = { foundAt: now, at: now < closing ? closing : agencyInstant(addDays(day, 1), '00:00').getTime() }
  return turn.at
}

/** Cached until that moment: it is read several times a page. */
let turn: { foundAt: number; at: number } | undefined

const dayLength = 24 * 60 * 60 * 1000
/** Maximum cached days: those of the open seasons, and some others. */
const maxKnown = 2_000

/** A day has no zone: counting days needs no clock. */
const utcOf = known((isoDay: string) => Date.parse(`${isoDay}T00:00:00Z`))
const dayOf = known((time: number) => new Date(time).toISOString().slice(0, 10))

/** Caches the function's results: the days of a page are few, and computed again for every stay. */
function known<From, To>(make: (from: From) => To): (from: From) => To {
  const results = new Map<From, To>()
  return (from) => {
    const before = results.get(from)
    if (before !== undefined) return before
    const result = make(from)
    if (results.size >= maxKnown) results.clear()
    results.set(from, result)
    return result
  }
}

/** ISO week: the one in which its Thursday's year has it. */
export function isoWeekOf(isoDay: string): number {
  const thursday = addDays(isoDay, 4 - weekdayOf(isoDay))
  const dayOfYear = (utcOf(thursday) - utcOf(`${thursday.slice(0, 4)}-01-01`)) / dayLength
  return Math.floor(dayOfYear / 7) + 1
}

/** The Saturday of the next time that ISO week comes round, this week's included. */
export function saturdayOfNextWeek(week: number, from: string): string | null {
  const first = addDays(from, (6 - weekdayOf(from) + 7) % 7)
  const ahead = week - isoWeekOf(first)
  // A year has 52 weeks or 53.
  const saturdays = [ahead, ahead + 52, ahead + 53].flatMap((weeks) => (weeks < 0 ? [] : addDays(first, weeks * 7)))
  return saturdays.find((saturday) => isoWeekOf(saturday) === week && saturday < addDays(first, 54 * 7)) ?? null
}

/** Nights that a guest can choose where no calendar says which ones a house is let for. */
export const offeredDurations: readonly number[] = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 21, 28]

/** Those that most stays have, where there is room for a few. */
export const usualDurations: readonly number[] = [3, 4, 7, 14]

/** These lengths and a requested one, the shortest first. */
export function durationsWith(requested: number, offered = offeredDurations): number[] {
  return [...new Set([...offered, requested])].sort((a, b) => a - b)
}

/** ISO weekday numbers of the days on which a stay may begin (specification, section 4). */
export const changeDays = { thursday: 4, friday: 5, saturday: 6, sunday: 7, monday: 1 } as const
export type ChangeDay = keyof typeof changeDays

/** Days to add to an arrival on that change day to reach its Saturday (specification, section 9). */
export const changeDayDateDifference: Record<ChangeDay, number> = {
  thursday: 2,
  friday: 1,
  saturday: 0,
  sunday: -1,
  monday: -2,
}

/** Thursday to Monday around a Saturday. Throws 'Given date was not a saturday' for any other day. */
export function expandArrival(saturday: string): string[] {
  if (weekdayOf(saturday) !== changeDays.saturday) throw new RangeError(errorTexts.notASaturday)
  return Object.values(changeDayDateDifference).map((days) => addDays(saturday, -days))
}
