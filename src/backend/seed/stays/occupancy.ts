import { changeDays } from '../../../domain/stays.ts'
import type { House } from '../houses/house.ts'
import { createRandom, type Random } from '../random.ts'
import type { Days, SeasonCalendar } from './seasons.ts'

/** Days (numbers of the run) whose night is sold. */
export function soldNights(house: House, calendar: SeasonCalendar): Uint8Array {
  const { days } = calendar
  const random = createRandom('sold', house.index, days.first)
  const sold = new Uint8Array(days.length)
  const weekday = changeDays[house.changeDays[0] ?? 'saturday']
  for (let day = 0; day < calendar.lastArrival; day++) {
    if (days.weekday(day) !== weekday) continue
    if (!random.chance(shareSold(house, calendar, day))) continue
    sell(sold, stayIn(calendar, day, random))
  }
  sellWeekends(house, calendar, sold, random)
  return sold
}

/** How likely the week from that day is sold: the high season first, feasts next, and popular houses more than others. */
function shareSold(house: House, calendar: SeasonCalendar, day: number): number {
  const demand = 0.5 + house.popularity
  if (calendar.isHigh(day)) return 0.3 + 0.42 * house.popularity
  if (calendar.isHoliday(day)) return 0.34 * demand
  const soon = day < 56 ? 0.05 : 0
  return ((calendar.factor(day) > 0.9 ? 0.24 : 0.055) + soon) * demand
}

function stayIn(calendar: SeasonCalendar, day: number, random: Random): [day: number, nights: number] {
  if (calendar.isHigh(day)) return [day, random.chance(0.16) ? 14 : 7]
  return [
    day,
    random.weighted([
      [7, 6],
      [14, 1],
      [10, 0.6],
      [5, 1],
      [4, 1],
    ]),
  ]
}

function sellWeekends(house: House, calendar: SeasonCalendar, sold: Uint8Array, random: Random): void {
  for (let day = 0; day < calendar.lastArrival; day++) {
    if (calendar.days.weekday(day) !== changeDays.friday || calendar.isHigh(day)) continue
    const probability = 0.07 * (0.5 + house.popularity)
    if (random.chance(probability) && isFree(sold, day, 3, calendar.days)) sell(sold, [day, 3])
  }
}

function isFree(sold: Uint8Array, day: number, nights: number, days: Days): boolean {
  if (day + nights > days.length) return false
  return !sold.subarray(day, day + nights).includes(1)
}

function sell(sold: Uint8Array, [day, nights]: [number, number]): void {
  sold.fill(1, day, day + nights)
}
