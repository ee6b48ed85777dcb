import { specialDatesOf } from '../domain/special-dates.ts'
import { defaultDuration as defaultNights, nightsOf } from '../domain/stays.ts'
import { formatDate } from '../markets/formats.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { formatMessage } from '../markets/say.ts'
import type { Choice } from './field.tsx'
import { offeredWeeks } from './offered-dates.ts'

type WeekTexts = Pick<Messages['search']['form']['when'], 'weekNumber' | 'special'>

/** The weeks that can be asked for, each with its Saturday. */
export function weekChoices(market: Market, texts: WeekTexts, earliest: string): readonly Choice[] {
  if (written?.earliest !== earliest) written = { earliest, choices: new Map() }
  const choices = written.choices.get(market) ?? writeWeekChoices(market, texts, earliest)
  written.choices.set(market, choices)
  return choices
}

/** They are the same for a whole day. */
let written: { earliest: string; choices: Map<Market, readonly Choice[]> } | undefined

function writeWeekChoices(market: Market, texts: WeekTexts, earliest: string): readonly Choice[] {
  return offeredWeeks(earliest).map(({ week, saturday }) => {
    const special = specialDatesOf(nightsOf(saturday, defaultNights)).map((each) => texts.special[each])
    const words = [formatMessage(texts.weekNumber, { week }, market), formatDate(market, saturday, 'day'), ...special]
    return { value: week, label: words.join(' · ') }
  })
}
