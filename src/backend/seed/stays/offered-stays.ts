import { changeDays } from '../../../domain/stays.ts'
import type { House } from '../houses/house.ts'
import type { SeasonCalendar } from './seasons.ts'

/** Nights that a stay outside of the high season may last from each weekday, in a house with change days. */
const shortStays: Readonly<Record<number, readonly number[]>> = {
  [changeDays.monday]: [4],
  [changeDays.friday]: [3],
}
/** The same in every other week. */
const shortStaysInTurn: Readonly<Record<number, readonly number[]>> = {
  3: [5],
  [changeDays.thursday]: [4],
}
/** The same in a house where a stay may begin on any day: until Friday, Sunday or Monday. */
const shortStaysAnyDay: Readonly<Record<number, readonly number[]>> = {
  [changeDays.monday]: [4],
  2: [3],
  3: [4],
  [changeDays.thursday]: [3],
  [changeDays.friday]: [3],
  [changeDays.saturday]: [6],
  [changeDays.sunday]: [5],
}

/** The lengths of the stays that a house offers from a day, in nights. */
export function offeredNights(house: House, calendar: SeasonCalendar, day: number): number[] {
  const weekday = calendar.days.weekday(day)
  const isChangeDay = house.changeDays.some((name) => changeDays[name] === weekday)
  if (calendar.isHigh(day)) return isChangeDay ? [7, 14, 21] : []
  const nights: number[] = []
  if (!runsIntoHighSeason(calendar, day)) nights.push(...shortStaysFrom(house, day, weekday))
  if (isChangeDay || (house.anyDay && weekday >= changeDays.thursday)) nights.push(7)
  if (weekday === changeDays[house.changeDays[0] ?? 'saturday']) nights.push(...longStays(house, calendar, day))
  return nights
}

function shortStaysFrom(house: House, day: number, weekday: number): readonly number[] {
  if (house.anyDay) return shortStaysAnyDay[weekday] ?? []
  const isTurn = (Math.floor(day / 7) + house.index) % 2 === 0
  return [...(shortStays[weekday] ?? []), ...(isTurn ? (shortStaysInTurn[weekday] ?? []) : [])]
}

/** Short stays end where the weeks of the high season begin. */
function runsIntoHighSeason(calendar: SeasonCalendar, day: number): boolean {
  return calendar.isHigh(day + 5)
}

/** Two weeks in every other week, the rarer lengths in every fourth, other weeks for other houses. */
function longStays(house: House, calendar: SeasonCalendar, day: number): number[] {
  const week = Math.floor(day / 7) + house.index
  const nights = week % 2 === 0 || calendar.isHoliday(day) ? [14] : []
  if (week % 4 === 1) nights.push(10)
  if (week % 4 === 3) nights.push(11)
  if (week % 6 === 0) nights.push(21)
  return nights
}
