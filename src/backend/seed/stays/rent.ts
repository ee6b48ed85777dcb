import { lastMinuteWindowDays } from '../../../domain/stays.ts'
import { type House, has } from '../houses/house.ts'
import type { SeasonCalendar } from './seasons.ts'

/** Kroner of an ordinary week (May, September) in that house, before the season's factor. */
export function ordinaryWeek(house: House): number {
  const size = 2500 + house.persons * 215 + house.houseArea * 6
  const comfort =
    (0.8 + house.quality * 0.42) *
    (has(house, 'pool') ? 1.24 : 1) *
    (has(house, 'spa') ? 1.04 : 1) *
    (has(house, 'sauna') ? 1.03 : 1) *
    (has(house, 'wildernessBath') ? 1.04 : 1) *
    (has(house, 'seaView') ? 1.12 : 1)
  const nearness =
    house.beachDistance < 300 ? 1.1 : house.beachDistance < 700 ? 1.03 : house.beachDistance > 2000 ? 0.9 : 1
  return Math.min(9600, Math.max(3200, size * comfort * nearness * house.place.price))
}

/** What a number of nights costs, in weeks: three nights are more than three sevenths of one. */
export const weeksCharged: Readonly<Record<number, number>> = {
  3: 0.6,
  4: 0.7,
  5: 0.8,
  6: 0.91,
  7: 1,
  10: 1.4,
  11: 1.53,
  14: 2,
  21: 3,
}

/** Whole kroner as øre, ending in 5 or 0. */
export function inOre(kroner: number): number {
  return Math.round(kroner / 5) * 500
}

interface Discount {
  tag: 'last-minute' | 'early-bird' | 'long-stay'
  /** Part of the rent that is taken off. */
  share: number
}

/** Early bookers get theirs for stays that begin more than this many days ahead. */
const earlyBirdDays = 150

/** The largest discount that a house gives on a stay. */
export function discountOf(house: House, calendar: SeasonCalendar, day: number, nights: number): Discount | null {
  const discounts: Discount[] = []
  if (has(house, 'discountLastMinute') && day <= lastMinuteWindowDays) {
    discounts.push({ tag: 'last-minute', share: day <= 7 ? 0.3 : day <= 14 ? 0.22 : 0.15 })
  }
  if (has(house, 'discountEarlyBird') && day > earlyBirdDays && !calendar.isHoliday(day)) {
    discounts.push({ tag: 'early-bird', share: calendar.isHigh(day) ? 0.08 : 0.1 })
  }
  if (has(house, 'discountTwoWeeks') && nights >= 14) discounts.push({ tag: 'long-stay', share: 0.12 })
  else if (has(house, 'discountLongStay') && nights >= 10 && !calendar.isHigh(day)) {
    discounts.push({ tag: 'long-stay', share: nights >= 21 ? 0.18 : 0.1 })
  }
  return discounts.sort((a, b) => b.share - a.share)[0] ?? null
}
