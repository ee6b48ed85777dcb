import './arrival-calendar.css'
import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { type DayButtonProps, DayPicker } from 'react-day-picker'
import { defaultFlex, nextMonth } from '../domain/flexible-dates.ts'
import { addDays, lastSeasonMonth } from '../domain/stays.ts'
import { fetchDayPrices } from '../islands/fetch-results.ts'
import { formatDate, formatDayPrice, formatMoney } from '../markets/formats.ts'
import { dateFormat } from '../markets/intl.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { dateOfDay, dayOfDate } from './local-days.ts'

export interface ArrivalCalendarProps {
  market: Market
  texts: Messages['search']['form']['when']['calendar']
  /** The form whose criteria choose the houses of the prices. */
  form: HTMLFormElement | null
  /** ISO day. */
  earliest: string
  /** ISO day, or empty. */
  day: string
  choose: (day: string) => void
}

const shortWeekday = { weekday: 'short' } as const

/** Totals in øre or cents by the ISO day of arrival. */
const PricesContext = createContext<{ market: Market; totals: ReadonlyMap<string, number> } | null>(null)

/** A month of arrival days, each with its cheapest price; flexible days around the chosen one are marked. */
export function ArrivalCalendar({ market, texts, form, earliest, day, choose }: ArrivalCalendarProps) {
  const [month, setMonth] = useState((day || earliest).slice(0, 7))
  const totals = useDayPrices(form, month)
  const flex = form?.elements.namedItem('flex')
  const days = day === '' ? 0 : Number((flex instanceof HTMLSelectElement && flex.value) || defaultFlex(day))
  const around = day === '' ? [] : Array.from({ length: 2 * days + 1 }, (_, index) => addDays(day, index - days))
  return (
    <PricesContext value={{ market, totals }}>
      <div className="calendar">
        <DayPicker
          mode="single"
          lang={market.formatLocale}
          autoFocus
          weekStartsOn={1}
          selected={day === '' ? undefined : dateOfDay(day)}
          onSelect={(_, date) => choose(dayOfDate(date))}
          disabled={{ before: dateOfDay(earliest) }}
          month={dateOfDay(`${month}-01`)}
          onMonthChange={(date) => setMonth(dayOfDate(date).slice(0, 7))}
          startMonth={dateOfDay(`${earliest.slice(0, 7)}-01`)}
          endMonth={dateOfDay(`${nextMonth(lastSeasonMonth(earliest))}-01`)}
          modifiers={{ arrival: [...totals.keys()].map(dateOfDay), around: around.map(dateOfDay) }}
          modifiersClassNames={{ arrival: 'arrival', around: 'around' }}
          formatters={{
            formatCaption: (date) => formatDate(market, dayOfDate(date), 'month'),
            formatWeekdayName: (date) => dateFormat(market.formatLocale, shortWeekday).format(date),
          }}
          labels={{
            // Its own is English.
            labelNav: () => '',
            labelGrid: (date) => formatDate(market, dayOfDate(date), 'month'),
            labelNext: () => texts.next,
            labelPrevious: () => texts.previous,
            labelDayButton: (date) => dayName(market, texts, totals, dayOfDate(date)),
          }}
          components={{ DayButton: Day }}
        />
      </div>
      <ul className="legend">
        <li className="arrival">{texts.free}</li>
        {day !== '' && <li className="around">{texts.chosen}</li>}
        <li>{texts.none}</li>
      </ul>
      <p>{texts.note}</p>
    </PricesContext>
  )
}

/** Once the prices of its month are known, a day without one has no free house. */
function dayName(
  market: Market,
  texts: ArrivalCalendarProps['texts'],
  totals: ReadonlyMap<string, number>,
  isoDay: string,
): string {
  const total = totals.get(isoDay)
  const isKnown = [...totals.keys()].some((day) => day.startsWith(isoDay.slice(0, 7)))
  const state = total === undefined ? isKnown && texts.none : formatMoney(market, total)
  return [formatDate(market, isoDay, 'long'), state].filter(Boolean).join(', ')
}

function Day({ day, modifiers, children, 'aria-label': label, ...button }: DayButtonProps) {
  const prices = useContext(PricesContext)
  const element = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (modifiers.focused) element.current?.focus()
  }, [modifiers.focused])
  const total = prices?.totals.get(dayOfDate(day.date))
  return (
    <button ref={element} {...button}>
      <span className="visually-hidden">{label}</span>
      <span aria-hidden="true">
        {children}
        {prices && total !== undefined && <small>{formatDayPrice(prices.market, total)}</small>}
      </span>
    </button>
  )
}

/** Prices of the month and of those shown before; days have no price until they are loaded. */
function useDayPrices(form: HTMLFormElement | null, month: string): ReadonlyMap<string, number> {
  const [totals, setTotals] = useState<ReadonlyMap<string, number>>(new Map())
  useEffect(() => {
    if (!form) return
    const controller = new AbortController()
    const query = new URLSearchParams()
    for (const [key, value] of new FormData(form))
      if (typeof value === 'string' && value !== '') query.append(key, value)
    query.set('of', month)
    fetchDayPrices(query.toString(), controller.signal).then(
      (days) => setTotals((before) => new Map([...before, ...days])),
      () => undefined,
    )
    return () => controller.abort()
  }, [form, month])
  return totals
}
