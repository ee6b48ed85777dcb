import { addDays, isoWeekOf, weekdayOf } from '../domain/stays.ts'
import { formatDate } from '../markets/formats.ts'
import type { Market } from '../markets/market.ts'
import { say } from '../markets/say.ts'
import type { Choice } from './field.tsx'

/** The weeks of a year from the coming Saturday's on, each with its Saturday. */
export function weekChoices(market: Market, text: string, earliest: string): readonly Choice[] {
  if (written?.earliest !== earliest) written = { earliest, choices: new Map() }
  const choices = written.choices.get(market) ?? writeWeekChoices(market, text, earliest)
  written.choices.set(market, choices)
  return choices
}

/** They are the same for a whole day. */
let written: { earliest: string; choices: Map<Market, readonly Choice[]> } | undefined

function writeWeekChoices(market: Market, text: string, earliest: string): readonly Choice[] {
  const saturday = addDays(earliest, (13 - weekdayOf(earliest)) % 7)
  return Array.from({ length: 52 }, (_, weeks) => {
    const day = addDays(saturday, 7 * weeks)
    const week = String(isoWeekOf(day))
    return { value: week, label: `${say(text, { week }, market)} · ${formatDate(market, day, 'day')}` }
  })
}
