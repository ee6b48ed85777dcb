import type { OpeningHours } from '../../contracts/settings.ts'
import { type Standing, standingAt } from '../../domain/opening-moments.ts'
import { houseTimes } from '../../editions/agency-facts.ts'

/** How an office is reached when one arrives; `open` has until when, otherwise when it opens next. */
export interface ArrivalHour {
  /** "17:30", at the agency. */
  time: string
  standing: Standing
}

/** Every half hour of the day at which guests arrive: from the morning until midnight. */
export const arrivalTimes: readonly string[] = Array.from({ length: 36 }, (_, index) => {
  const hour = String(6 + Math.floor(index / 2)).padStart(2, '0')
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`
})

/** How the office is reached at each of these times of the day of arrival. */
export function arrivalHours(rules: OpeningHours, day: string): ArrivalHour[] {
  return arrivalTimes.map((time) => ({ time, standing: standingAt(rules, { day, time }) }))
}

/** The time that somebody asks for, where it is one of them; the usual one otherwise. */
export function readArrivalTime(value: string | null): string {
  return value !== null && arrivalTimes.includes(value) ? value : houseTimes.checkIn
}
