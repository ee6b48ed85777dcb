import {
  type ComponentProps,
  createContext,
  type FocusEventHandler,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { type CalendarDay, type DayButtonProps, DayPicker, type Modifiers } from 'react-day-picker'
import type { MarketId } from '../../editions/table.ts'
import { answeredInPlace } from '../../islands/protocol.ts'
import { formatDate, formatMoney, formatNumber } from '../../markets/formats.ts'
import { dateFormat } from '../../markets/intl.ts'
import { type Market, marketById } from '../../markets/market.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import { Icon } from '../../ui/icons.tsx'
import { addMonths, dateOfDay, dayOfDate, monthOf, type StayQuery, stayUrl } from './stay-url.ts'

export interface StayCalendarProps {
  marketId: MarketId
  path: string
  texts: Pick<
    Messages['lodging'],
    'calendar' | 'calendarFree' | 'calendarTaken' | 'calendarChosen' | 'calendarPrevious' | 'calendarNext'
  > &
    Pick<Messages['lodging']['box'], 'arrival' | 'departure'>
  /** Free arrivals of the chosen duration with what the stay costs in all, øre or cents. */
  arrivals: [arrival: string, total: number][]
  chosen: StayQuery
  /** Departure day of the chosen stay, when one is chosen. */
  departure: string | null
  /** ISO day. */
  today: string
  /** YYYY-MM. */
  firstMonth: string
  lastMonth: string
  month: string
}

interface Offers {
  market: Market
  texts: StayCalendarProps['texts']
  totals: ReadonlyMap<string, number>
  stay: { from: string; to: string } | null
  hrefOf(arrival: string): string
  /** With scripts it is a grid of one tab stop that arrow keys walk, without them a table of links. */
  isGrid: boolean
  /** The day that the tab key comes to first; null once the keyboard has been on another. */
  firstStop: string | null
}
const OffersContext = createContext<Offers | null>(null)

function useOffers(): Offers {
  const offers = useContext(OffersContext)
  if (!offers) throw new Error('A day stands in a calendar')
  return offers
}

const shownMonths = 2
/** A phone shows one of them (calendar.css). */
const phone = '(width < 40rem)'

/** Days on which a stay of the chosen length may begin, each a link that chooses it. */
export default function StayCalendar(props: StayCalendarProps) {
  const { texts, path, chosen, firstMonth, lastMonth } = props
  const market = marketById(props.marketId)
  const [month, setMonth] = useState(props.month)
  const [isGrid, setGrid] = useState(false)
  const [hadFocus, setHadFocus] = useState(false)
  const [months, setMonths] = useState(shownMonths)
  useEffect(() => {
    setGrid(true)
    const query = matchMedia(phone)
    const count = () => setMonths(query.matches ? 1 : shownMonths)
    query.addEventListener('change', count)
    count()
    return () => query.removeEventListener('change', count)
  }, [])
  const stay = chosen.arrival && props.departure ? { from: chosen.arrival, to: props.departure } : null
  const offers: Offers = {
    market,
    texts,
    totals: new Map(props.arrivals),
    stay,
    hrefOf: (arrival) => stayUrl(path, { ...chosen, arrival }),
    isGrid,
    firstStop: hadFocus ? null : firstStopOf({ month, months }, stay?.from, props.arrivals),
  }
  function show(next: string) {
    setMonth(next > lastMonth ? lastMonth : next)
  }
  const turn = (months: number) => (event: MouseEvent<HTMLElement>) => {
    event.preventDefault()
    setHadFocus(false)
    show(addMonths(month, months))
  }
  const monthHref = (months: number) => `${stayUrl(path, { ...chosen, month: addMonths(month, months) })}`
  return (
    <div className="calendar">
      <div className="rdp-nav">
        {month > firstMonth ? (
          <a
            href={monthHref(-1)}
            onClick={turn(-1)}
            {...answeredInPlace}
            aria-label={texts.calendarPrevious}
            rel="nofollow"
          >
            <Icon name="back" />
          </a>
        ) : (
          <span />
        )}
        {month < lastMonth && (
          <a href={monthHref(1)} onClick={turn(1)} {...answeredInPlace} aria-label={texts.calendarNext} rel="nofollow">
            <Icon name="arrow" />
          </a>
        )}
      </div>
      <OffersContext value={offers}>
        <DayPicker
          lang={market.formatLocale}
          today={dateOfDay(props.today)}
          month={dateOfDay(`${month}-01`)}
          onMonthChange={(date) => show(monthOf(dayOfDate(date)))}
          startMonth={dateOfDay(`${firstMonth}-01`)}
          endMonth={dateOfDay(`${addMonths(lastMonth, shownMonths - 1)}-01`)}
          numberOfMonths={months}
          weekStartsOn={1}
          hideNavigation
          // Makes days something to walk; a day that can be chosen is a link.
          onDayClick={ignore}
          onDayFocus={() => setHadFocus(true)}
          formatters={{
            formatCaption: (date) => formatDate(market, dayOfDate(date), 'month'),
            formatWeekdayName: (date) => weekday(market, date, 'short'),
            ...writtenByDay.formatters,
          }}
          labels={{
            labelGrid: (date) => formatDate(market, dayOfDate(date), 'month'),
            labelWeekday: (date) => weekday(market, date, 'long'),
            ...writtenByDay.labels,
          }}
          modifiers={{
            arrival: (date) => offers.totals.has(dayOfDate(date)),
            selected: (date) => isWithin(stay, dayOfDate(date)),
            range_start: (date) => dayOfDate(date) === stay?.from,
            range_end: (date) => dayOfDate(date) === stay?.to,
          }}
          modifiersClassNames={{ arrival: 'arrival' }}
          components={{ MonthGrid: Month, Day: Cell, DayButton: Day }}
        />
      </OffersContext>
      <ul className="legend">
        <li className="arrival">{texts.calendarFree}</li>
        {stay && <li className="yours">{texts.calendarChosen}</li>}
        <li>{texts.calendarTaken}</li>
      </ul>
    </div>
  )
}

function ignore(): void {}

function isWithin(stay: Offers['stay'], isoDay: string): boolean {
  return stay !== null && isoDay >= stay.from && isoDay <= stay.to
}

/** The arrival that was chosen, else the first that can be, where it is in sight. */
function firstStopOf(
  { month, months }: { month: string; months: number },
  chosen: string | undefined,
  arrivals: StayCalendarProps['arrivals'],
) {
  const end = addMonths(month, months)
  const isShown = (isoDay: string) => isoDay >= month && isoDay < end
  if (chosen && isShown(chosen)) return chosen
  return arrivals.find(([arrival]) => isShown(arrival))?.[0] ?? null
}

/** What the picker would say of every day, at the price of a third of the calendar. */
const writtenByDay = { formatters: { formatDay: () => '' }, labels: { labelDayButton: () => '' } }

function Month({ children, className, 'aria-label': label }: ComponentProps<'table'>) {
  const { isGrid } = useOffers()
  const grid = isGrid ? ({ role: 'grid', 'aria-multiselectable': true } as const) : {}
  return (
    <table className={className} aria-label={label} {...grid}>
      {children}
    </table>
  )
}

type CellProps = { day: CalendarDay; modifiers: Modifiers } & ComponentProps<'td'>

function Cell({ modifiers, className, style, children }: CellProps) {
  const { isGrid } = useOffers()
  const grid =
    isGrid && !modifiers.hidden ? ({ role: 'gridcell', 'aria-selected': modifiers.selected === true } as const) : {}
  return (
    <td className={className} style={style} {...grid}>
      {children}
    </td>
  )
}

function Day({ day, modifiers, tabIndex, onFocus, onBlur, onKeyDown }: DayButtonProps) {
  const offers = useOffers()
  const { market, texts, totals, isGrid, firstStop } = offers
  const element = useRef<HTMLAnchorElement & HTMLButtonElement>(null)
  useEffect(() => {
    if (modifiers.focused) element.current?.focus()
  }, [modifiers.focused])
  // The picker did not see the focus that came before there was a grid.
  useEffect(() => {
    const { current } = element
    if (!isGrid || !current || current !== document.activeElement) return
    current.blur()
    current.focus()
  }, [isGrid])
  const isoDay = dayOfDate(day.date)
  const total = totals.get(isoDay)
  const number = day.date.getDate()
  if (total === undefined && !isGrid) return <span className="rdp-day_button">{number}</span>
  const walked: HTMLAttributes<HTMLElement> = isGrid
    ? {
        tabIndex: firstStop === null ? tabIndex : firstStop === isoDay ? 0 : -1,
        'aria-current': modifiers.today ? 'date' : undefined,
        onFocus: onFocus as FocusEventHandler<HTMLElement>,
        onBlur: onBlur as FocusEventHandler<HTMLElement>,
        onKeyDown(event) {
          if (event.key !== ' ') return onKeyDown?.(event as KeyboardEvent<HTMLButtonElement>)
          event.preventDefault()
          event.currentTarget.click()
        },
      }
    : {}
  if (total === undefined) {
    return (
      <button
        ref={element}
        className="rdp-day_button"
        type="button"
        aria-disabled="true"
        aria-label={nameOf(offers, isoDay, texts.calendarTaken)}
        {...walked}
      >
        {number}
      </button>
    )
  }
  return (
    <a ref={element} className="rdp-day_button" href={offers.hrefOf(isoDay)} rel="nofollow" {...walked}>
      <span className="visually-hidden">{nameOf(offers, isoDay, formatMoney(market, total))}</span>
      <span aria-hidden="true">
        {number}
        <small>{formatNumber(market, Math.round(total / 100))}</small>
      </span>
    </a>
  )
}

/** "lørdag den 5. december 2026, 2.165 kr., Jeres ophold: Ankomst" */
function nameOf({ market, texts, stay }: Offers, isoDay: string, state: string): string {
  const end = isoDay === stay?.from ? texts.arrival : isoDay === stay?.to ? texts.departure : ''
  const own = isWithin(stay, isoDay) ? [texts.calendarChosen, end].filter(Boolean).join(': ') : ''
  return [formatDate(market, isoDay, 'long'), state, own].filter(Boolean).join(', ')
}

const weekdays = {
  short: { weekday: 'short', timeZone: 'UTC' },
  long: { weekday: 'long', timeZone: 'UTC' },
} as const

function weekday(market: Market, date: Date, style: 'short' | 'long'): string {
  const utc = new Date(`${dayOfDate(date)}T00:00:00Z`)
  return dateFormat(market.formatLocale, weekdays[style]).format(utc)
}
