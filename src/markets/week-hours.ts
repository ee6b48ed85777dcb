import type { OpeningRule } from '../domain/opening-hours.ts'
import { addDays } from '../domain/stays.ts'
import { formatDate } from './formats.ts'
import type { Market } from './market.ts'
import type { Messages } from './messages/messages.ts'
import { hoursText } from './opening-texts.ts'

/** The hours of a day as its rule has them: "09:00–17:00 Uhr, danach nur per E-Mail". */
export function dayHours(
  market: Market,
  { layout, people: { office: texts } }: Pick<Messages, 'layout' | 'people'>,
  rule: OpeningRule | null,
): string {
  const hours = rule?.hours ?? []
  if (hours.length === 0) return rule?.emailOnly ? texts.emailOnly : texts.closed
  const words = hoursText(market, { layout }, hours)
  return rule?.emailOnly ? `${words}, ${texts.emailFrom}` : words
}

/** A Monday, from which weekdays are named. */
export const monday = '2027-01-04'

/**
 * The hours of a week, days that follow each other and are alike in one: "Mo–Fr 09:00–17:00 Uhr", "Sa …".
 * @param days Monday first
 */
export function weekHours(
  market: Market,
  messages: Pick<Messages, 'layout' | 'people'>,
  days: readonly (OpeningRule | null)[],
): string[] {
  const spans: { first: number; last: number; hours: string }[] = []
  for (const [day, rule] of days.entries()) {
    const isClosed = !rule || (rule.hours.length === 0 && !rule.emailOnly)
    const hours = isClosed ? messages.layout.closed : dayHours(market, messages, rule)
    const before = spans.at(-1)
    if (before?.hours === hours) before.last = day
    else spans.push({ first: day, last: day, hours })
  }
  const nameOf = (day: number) => formatDate(market, addDays(monday, day), 'dayOfWeekShort')
  return spans.map(({ first, last, hours }) => {
    const span = first === last ? nameOf(first) : `${nameOf(first)}–${nameOf(last)}`
    return `${span} ${hours}`
  })
}
