import { lastMinuteWindowDays } from '../../../domain/stays.ts'
import { type House, has } from '../houses/house.ts'
import type { SeasonCalendar } from './season-calendar.ts'

export interface Discount {
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
