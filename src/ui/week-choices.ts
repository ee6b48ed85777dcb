import { specialDatesOf } from '../domain/special-dates.ts'
import { addDays, isoWeekOf, nightsOf, defaultDuration as usualNights, weekdayOf } from '../domain/stays.ts'
import { formatDate } from '../markets/formats.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { say } from '../markets/say.ts'
import type { Choice } from './field.tsx'

type WeekTexts = Pick<Messages['search']['form']['when'], 'weekNumber' | 'special'>

/** The weeks of a year from the coming Saturday's on, each with its Saturday. */
export function weekChoices(market: Market, texts: WeekTexts, earliest: string): readonly Choice[] {
  if (written?.earliest !== earliest) written = { earliest, choices: new Map() }
  const choices = written.choices.get(market) ?? writeWeekChoices(market, texts, earliest)
  written.choices.set(market, choices)
  return choices
}

/** They are the same for a whole day. */
let written: { earliest: string; choices: Map<Market, readonly Choice[]> } | undefined

function writeWeekChoices(market: Market, texts: WeekTexts, earliest: string): readonly Choice[] {
  const saturday = addDays(earliest, (13 - weekdayOf(earliest)) % 7)
  return Array.from({ length: 52 }, (_, weeks) => {
    const day = addDays(saturday, 7 * weeks)
    const week = String(isoWeekOf(day))
    const special = specialDatesOf(nightsOf(day, usualNights)).map((each) => texts.special[each])
    const words = [say(texts.weekNumber, { week }, market), formatDate(market, day, 'day'), ...special]
    return { value: week, label: words.join(' · ') }
  })
}
