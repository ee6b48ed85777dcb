import type { OpeningHours } from '../contracts/settings.ts'
import { type Opening, openingMoments, openingOn, type Standing } from '../domain/opening-hours.ts'
import { formatMessage } from './format-message.ts'
import { formatDate, formatTime } from './formats.ts'
import type { Market } from './market.ts'
import type { Messages } from './messages/messages.ts'

/** From that minute since 1970 on, what to say of the phone, and whether somebody answers it. */
export type OpeningMoment = [minute: number, words: string, isOpen: 0 | 1]

/** Pages are cached for minutes; one that is open longer has been loaded again. */
const shownDays = 2

/** How the agency, or an office, is reached from now on, in words: as an attribute holds it for the browser. */
export function openingTexts(
  market: Market,
  messages: Pick<Messages, 'layout'>,
  rules: OpeningHours,
  now: Date,
): string {
  const moments = openingMoments(rules, now, shownDays).map(
    ({ at, standing }): OpeningMoment => [
      Math.floor(at.getTime() / 60_000),
      standingText(market, messages, standing),
      standing.kind === 'open' ? 1 : 0,
    ],
  )
  return JSON.stringify(moments.filter(([, words], index) => words !== moments[index - 1]?.[1]))
}

function standingText(market: Market, { layout }: Pick<Messages, 'layout'>, standing: Standing): string {
  const texts = layout.hours
  if (standing.kind === 'open') return formatMessage(texts.open, { time: formatTime(market, standing.until) }, market)
  const when = standing.opens && whenText(market, texts, standing.opens)
  if (standing.kind === 'email') return when ? formatMessage(texts.emailOpens, { when }, market) : texts.email
  return when ? formatMessage(texts.opens, { when }, market) : texts.closed
}

function whenText(market: Market, texts: Messages['layout']['hours'], { inDays, day, from }: Opening): string {
  if (inDays === 0) return formatMessage(texts.today, { time: formatTime(market, from) }, market)
  if (inDays === 1) return formatMessage(texts.tomorrow, { time: formatTime(market, from) }, market)
  const words = formatDate(market, day, inDays < 7 ? 'dayOfWeek' : 'weekday')
  return formatMessage(texts.later, { day: words, time: formatTime(market, from) }, market)
}

/** "Today 09:00–20:00": what holds all day, for a page without scripts. */
export function hoursOfDay(
  market: Market,
  { layout }: Pick<Messages, 'layout'>,
  rules: OpeningHours,
  day: string,
): string {
  const hours = openingOn(rules, day)?.hours ?? []
  if (hours.length === 0) return `${layout.today}: ${layout.closed}`
  return `${layout.today} ${hoursText(market, { layout }, hours)}`
}

/** "09:00–12:00 Uhr, 13:00–17:00 Uhr" */
export function hoursText(
  market: Market,
  { layout }: Pick<Messages, 'layout'>,
  hours: readonly { from: string; to: string }[],
): string {
  return hours
    .map(({ from, to }) => ({ from: formatTime(market, from), to: formatTime(market, to) }))
    .map((times) => formatMessage(layout.hours.span, times, market))
    .join(', ')
}
