import { dateChoiceOf, flexDays, flexOf } from '../domain/flexible-dates.ts'
import { germanLands, type SchoolHoliday, type SchoolLand, schoolHoliday } from '../domain/school-holidays.ts'
import type { Criteria } from '../domain/search-criteria.ts'
import { addDays, isoWeekOf } from '../domain/stays.ts'
import { homeCountries, landNames } from '../editions/table.ts'
import { formatMessage } from '../markets/format-message.ts'
import { formatDate } from '../markets/formats.ts'
import { dateFormat, remembered } from '../markets/intl.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'

export type WhenTexts = Messages['search']['form']['when']

/** The dates of the criteria in words: "14. juli 2027 ± 2 dage", "KW 29", "July 2027"; null without dates. */
export function dateWords(market: Market, texts: WhenTexts, criteria: Criteria): string | null {
  const value = (key: string) => criteria.get(key)?.value ?? ''
  switch (dateChoiceOf(criteria)) {
    case 'dag': {
      const day = formatDate(market, value('ankomst'), 'date')
      const count = flexOf(criteria)
      return count > 0 ? formatMessage(texts.around, { day, count }, market) : day
    }
    case 'uge':
      return formatMessage(texts.weekNumber, { week: value('arrivalWeekNextOccurence') }, market)
    case 'maaned': {
      const month = formatDate(market, `${value('maaned')}-01`, 'month')
      return criteria.has('weekend') ? formatMessage(texts.weekendIn, { month }, market) : capital(month)
    }
    case 'ferie': {
      const holiday = schoolHoliday(value('ferie'))
      return holiday
        ? `${holidayInLand(market, texts, holiday)}, ${daySpan(market, holiday.first, holiday.last)}`
        : null
    }
    case null:
      return null
  }
}

/** Days around an arrival to choose from. */
export function flexChoices(market: Market, texts: Pick<WhenTexts, 'flexNone' | 'flexDays'>) {
  return flexDays.map((value) => ({
    value,
    label: value === '0' ? texts.flexNone : formatMessage(texts.flexDays, { count: Number(value) }, market),
  }))
}

/** Among those of its land: "Efterårsferie 2027 (uge 42)", "Herbstferien 2027". */
export function holidayName(market: Market, texts: WhenTexts, holiday: SchoolHoliday): string {
  const year = holiday.first.slice(0, 4)
  const kind = texts.kinds[holiday.kind]
  const isWeek = holiday.land === 'dk' && (holiday.kind === 'vinter' || holiday.kind === 'efteraar')
  if (!isWeek) return capital(formatMessage(texts.named, { kind, year }, market))
  return capital(
    formatMessage(texts.namedByWeek, { kind, year, week: String(isoWeekOf(addDays(holiday.first, 3))) }, market),
  )
}

/** "Herbstferien Nordrhein-Westfalen 2027"; Denmark's are those of the edition that says no land. */
function holidayInLand(market: Market, texts: WhenTexts, holiday: SchoolHoliday): string {
  if (holiday.land === 'dk' && homeCountries[market.key].code === 'DK') return holidayName(market, texts, holiday)
  const land = landName(market, texts, holiday.land)
  const kind = texts.kinds[holiday.kind]
  return capital(formatMessage(texts.namedIn, { kind, land, year: holiday.first.slice(0, 4) }, market))
}

/** Whose schools, in the edition's words: "Dänemark", "Bayern", "Bavaria". */
export function landName(market: Market, texts: WhenTexts, land: SchoolLand): string {
  return land === 'dk' ? texts.denmark : (landNames[market.key][land] ?? germanLands[land])
}

/** First and last day as ISO days: "23. okt.–6. nov.", across a new year too: the name of the days says which year. */
export function daySpan(market: Market, first: string, last: string): string {
  return span(market.formatLocale, first, last)
}

const dayAndMonth = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
const span = remembered((locale: string, first: string, last: string) => {
  const days = dateFormat(locale, dayAndMonth)
  const [from, to] = [new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`)]
  const isOneYear = from.getUTCFullYear() === to.getUTCFullYear()
  return isOneYear ? days.formatRange(from, to) : `${days.format(from)}–${days.format(to)}`
})

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
