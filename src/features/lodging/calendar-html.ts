import { nextMonth } from '../../domain/flexible-dates.ts'
import { addDays, daysBetween, weekdayOf } from '../../domain/stays.ts'
import { replayedAttributes } from '../../islands/protocol.ts'
import { formatDate, formatDayPrice, formatMoney } from '../../markets/formats.ts'
import { type Market, marketById } from '../../markets/market.ts'
import { iconClass } from '../../ui/icons.tsx'
import { escaped } from '../../ui/written-html.ts'
import {
  type ChosenStay,
  cellClass,
  chosenStay,
  coveredDays,
  nameOfDay,
  requestedDay,
  type StayCalendarProps,
  shownMonths,
  totalsOf,
  weekdayName,
} from './calendar-days.ts'
import { chosenStayUrl, stayUrl } from './requested-stay.ts'

interface Written {
  market: Market
  texts: StayCalendarProps['texts']
  totals: ReadonlyMap<string, number>
  covered: ReadonlySet<number>
  stay: ChosenStay
  requested: string | null
  today: string
  /** The URL that chooses a day, before and after that day. */
  beforeDay: string
  behindDay: string
}

/**
 * Exactly the HTML that the island's component renders first: React hydrates it in the browser
 * (tests/unit/features/stay-calendar.test.tsx compares both). Written without the picker, which takes a sixth of a
 * page's time.
 */
export function calendarHtml(props: StayCalendarProps): string {
  const { texts, path, chosen, firstMonth, lastMonth, month } = props
  const market = marketById(props.marketId)
  const stay = chosenStay(props)
  const wayOfDay = escaped(chosenStayUrl(path, chosen, anyDay))
  const dayStart = wayOfDay.indexOf(anyDay)
  const written: Written = {
    market,
    texts,
    totals: totalsOf(props),
    covered: coveredDays(props),
    stay,
    requested: requestedDay(props),
    today: props.today,
    beforeDay: wayOfDay.slice(0, dayStart),
    behindDay: wayOfDay.slice(dayStart + anyDay.length),
  }
  const step = (months: number, label: string, icon: 'back' | 'arrow') =>
    `<a href="${escaped(stayUrl(path, { ...chosen, month: nextMonth(month, months) }))}"${replayed} aria-label="${escaped(label)}" rel="nofollow"><i class="icon ${iconClass(icon)}"></i></a>`
  const before = month > firstMonth ? step(-1, texts.calendarPrevious, 'back') : '<span></span>'
  const after = month < lastMonth ? step(1, texts.calendarNext, 'arrow') : ''
  const months = Array.from({ length: shownMonths }, (_, index) => monthHtml(written, nextMonth(month, index)))
  const key = (name: string, text: string) => `<li class="${name}">${escaped(text)}</li>`
  const own = stay
    ? key('yours', texts.calendarChosen)
    : written.requested
      ? key('requested', texts.calendarRequested)
      : ''
  const legend = `${key('arrival', texts.calendarFree)}${own}<li>${escaped(texts.calendarNoArrival)}</li>${key('taken', texts.calendarTaken)}`
  return `<div class="calendar"><div class="rdp-nav">${before}${after}</div><div class="rdp-root" lang="${market.formatLocale}" data-multiple-months="true"><div class="rdp-months">${months.join('')}</div></div><ul class="legend">${legend}</ul></div>`
}

/** Placeholder for a day in a URL. */
const anyDay = '0000-00-00'

const replayed = Object.entries(replayedAttributes)
  .map(([name, value]) => ` ${name}="${value}"`)
  .join('')

const daysOfWeek = 7

function monthHtml(written: Written, month: string): string {
  const { market, covered } = written
  const first = `${month}-01`
  const offset = daysBetween(written.today, first) - 1
  const days = daysBetween(first, `${nextMonth(month)}-01`)
  const before = weekdayOf(first) - 1
  let weeks = ''
  for (let start = 1 - before; start <= days; start += daysOfWeek) {
    let cells = ''
    for (let day = start; day < start + daysOfWeek; day += 1) {
      const isoDay = `${month}-${String(day).padStart(2, '0')}`
      const number = covered.has(offset + day) ? `${day}` : `<s>${day}</s>`
      cells += day < 1 || day > days ? '<td></td>' : dayHtml(written, isoDay, number)
    }
    weeks += `<tr>${cells}</tr>`
  }
  const name = escaped(formatDate(market, first, 'month'))
  return `<div class="rdp-month"><div class="rdp-month_caption"><span class="rdp-caption_label" role="status" aria-live="polite">${name}</span></div><table class="rdp-month_grid" aria-label="${name}"><thead aria-hidden="true"><tr>${weekdaysOf(market)}</tr></thead><tbody>${weeks}</tbody></table></div>`
}

/** Any Monday. */
const monday = '2026-01-05'
const weekdayRows = new Map<string, string>()

function weekdaysOf(market: Market): string {
  const before = weekdayRows.get(market.formatLocale)
  if (before !== undefined) return before
  const names = Array.from({ length: daysOfWeek }, (_, index) => weekdayName(market, addDays(monday, index)))
  const row = names.map((name) => `<th scope="col">${escaped(name)}</th>`).join('')
  weekdayRows.set(market.formatLocale, row)
  return row
}

function dayHtml(written: Written, isoDay: string, number: string): string {
  const { market, texts, totals, stay, requested, today, beforeDay, behindDay } = written
  const total = totals.get(isoDay)
  const name = cellClass({ isArrival: total !== undefined, isToday: isoDay === today, stay, requested, isoDay })
  const cell = name === undefined ? '<td>' : `<td class="${name}">`
  if (total === undefined) {
    if (name === undefined) return `${cell}${number}</td>`
    const mark = isoDay === requested ? `<span class="visually-hidden">${escaped(texts.calendarRequested)}</span>` : ''
    return `${cell}<span class="rdp-day_button">${number}${mark}</span></td>`
  }
  const label = escaped(nameOfDay(written, isoDay, formatMoney(market, total)))
  const price = formatDayPrice(market, total)
  return `${cell}<a class="rdp-day_button" href="${beforeDay}${isoDay}${behindDay}" rel="nofollow"><span class="visually-hidden">${label}</span><span aria-hidden="true">${number}<small>${price}</small></span></a></td>`
}
