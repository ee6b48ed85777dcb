import { type ComponentProps, createContext, type MouseEvent, useContext, useState } from 'react'
import { type CalendarDay, DayPicker, type Modifiers } from 'react-day-picker'
import type { MarketId } from '../../editions/table.ts'
import { answeredInPlace } from '../../islands/protocol.ts'
import { formatDate, formatMoney, formatNumber } from '../../markets/formats.ts'
import { dateFormat } from '../../markets/intl.ts'
import { type Market, marketById } from '../../markets/market.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import { Icon } from '../../ui/icons.tsx'
import { addMonths, dateOfDay, dayOfDate } from './calendar-days.ts'
import { type StayQuery, stayUrl } from './stay-address.ts'

export interface StayCalendarProps {
  marketId: MarketId
  path: string
  texts: Pick<
    Messages['lodging'],
    'calendar' | 'calendarFree' | 'calendarTaken' | 'calendarChosen' | 'calendarPrevious' | 'calendarNext'
  >
  /** Free arrivals of the chosen duration with what the stay costs in all, øre or cents. */
  arrivals: [arrival: string, total: number][]
  chosen: StayQuery
  /** Departure day of the chosen stay, when one is chosen. */
  departure: string | null
  /** YYYY-MM. */
  firstMonth: string
  lastMonth: string
  month: string
}

interface Offers {
  market: Market
  totals: ReadonlyMap<string, number>
  hrefOf(arrival: string): string
}
const OffersContext = createContext<Offers | null>(null)

/** Days on which a stay of the chosen length may begin, each a link that chooses it. */
export default function StayCalendar(props: StayCalendarProps) {
  const { texts, path, chosen, firstMonth, lastMonth } = props
  const market = marketById(props.marketId)
  const [month, setMonth] = useState(props.month)
  const offers: Offers = {
    market,
    totals: new Map(props.arrivals),
    hrefOf: (arrival) => stayUrl(path, { ...chosen, arrival }),
  }
  const turn = (months: number) => (event: MouseEvent<HTMLElement>) => {
    event.preventDefault()
    setMonth(addMonths(month, months))
  }
  const monthHref = (months: number) => `${stayUrl(path, { ...chosen, month: addMonths(month, months) })}`
  const stay = chosen.arrival && props.departure ? { from: chosen.arrival, to: props.departure } : null
  const inStay = (date: Date) => stay !== null && dayOfDate(date) >= stay.from && dayOfDate(date) <= stay.to
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
          month={dateOfDay(`${month}-01`)}
          numberOfMonths={2}
          weekStartsOn={1}
          hideNavigation
          formatters={{
            formatCaption: (date) => formatDate(market, dayOfDate(date), 'month'),
            formatWeekdayName: (date) => weekday(market, date, 'short'),
            ...writtenByArrivalDay.formatters,
          }}
          labels={{
            labelGrid: (date) => formatDate(market, dayOfDate(date), 'month'),
            labelWeekday: (date) => weekday(market, date, 'long'),
            ...writtenByArrivalDay.labels,
          }}
          modifiers={{
            arrival: (date) => offers.totals.has(dayOfDate(date)),
            selected: inStay,
            range_start: (date) => dayOfDate(date) === stay?.from,
            range_end: (date) => dayOfDate(date) === stay?.to,
          }}
          modifiersClassNames={{ arrival: 'arrival' }}
          components={{ Day: ArrivalDay }}
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

/** What the picker would say of every day, at the price of a third of the calendar. */
const writtenByArrivalDay = { formatters: { formatDay: () => '' }, labels: { labelGridcell: () => '' } }

function ArrivalDay({
  day,
  modifiers,
  className,
  style,
}: { day: CalendarDay; modifiers: Modifiers } & ComponentProps<'td'>) {
  const offers = useContext(OffersContext)
  if (modifiers.outside || modifiers.hidden || !offers) return <td className={className} style={style} />
  const isoDay = dayOfDate(day.date)
  const total = offers.totals.get(isoDay)
  return (
    <td className={className} style={style}>
      {total === undefined ? (
        <span className="rdp-day_button">{day.date.getDate()}</span>
      ) : (
        <a
          className="rdp-day_button"
          href={offers.hrefOf(isoDay)}
          rel="nofollow"
          aria-current={modifiers.range_start ? 'date' : undefined}
        >
          <span className="visually-hidden">
            {`${formatDate(offers.market, isoDay, 'long')}, ${formatMoney(offers.market, total)}`}
          </span>
          <span aria-hidden="true">
            {day.date.getDate()}
            <small>{formatNumber(offers.market, Math.round(total / 100))}</small>
          </span>
        </a>
      )}
    </td>
  )
}

const weekdays = {
  short: { weekday: 'short', timeZone: 'UTC' },
  long: { weekday: 'long', timeZone: 'UTC' },
} as const

function weekday(market: Market, date: Date, style: 'short' | 'long'): string {
  const utc = new Date(`${dayOfDate(date)}T00:00:00Z`)
  return dateFormat(market.formatLocale, weekdays[style]).format(utc)
}
