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
import { nextMonth } from '../../domain/flexible-dates.ts'
import { daysBetween } from '../../domain/stays.ts'
import { replayedAttributes } from '../../islands/protocol.ts'
import { formatDate, formatDayPrice, formatMoney } from '../../markets/formats.ts'
import { type Market, marketById } from '../../markets/market.ts'
import type { IconName } from '../../ui/icon-shapes.ts'
import { Icon } from '../../ui/icons.tsx'
import { dateOfDay, dayOfDate } from '../../ui/local-days.ts'
import {
  type ChosenStay,
  cellClass,
  chosenStay,
  coveredDays,
  isWithin,
  nameOfDay,
  requestedDay,
  type StayCalendarProps,
  shownMonths,
  totalsOf,
  weekdayName,
} from './calendar-days.ts'
import { chosenStayUrl, monthOf, stayUrl } from './requested-stay.ts'

interface Offers {
  market: Market
  texts: StayCalendarProps['texts']
  totals: ReadonlyMap<string, number>
  isCovered(isoDay: string): boolean
  stay: ChosenStay
  requested: string | null
  today: string
  hrefOf(arrival: string): string
  /** With scripts a grid with one tab stop and arrow keys, without them a table of links. */
  isGrid: boolean
  /** The first tab stop; null once the keyboard has been on another day. */
  firstStop: string | null
}
const OffersContext = createContext<Offers | null>(null)

function useOffers(): Offers {
  const offers = useContext(OffersContext)
  if (!offers) throw new Error('A day stands in a calendar')
  return offers
}

const phone = '(width < 40rem)'

/**
 * Days on which a stay of the chosen length may begin, each a link that chooses it. The server writes what it renders
 * first (calendar-html.ts).
 */
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
  const stay = chosenStay(props)
  const requested = requestedDay(props)
  const totals = totalsOf(props)
  const covered = coveredDays(props)
  const offers: Offers = {
    market,
    texts,
    totals,
    isCovered: (isoDay) => covered.has(daysBetween(props.today, isoDay)),
    stay,
    requested,
    today: props.today,
    hrefOf: (arrival) => chosenStayUrl(path, chosen, arrival),
    isGrid,
    firstStop: hadFocus ? null : firstStopOf({ month, months }, stay?.from, [...totals.keys()]),
  }
  function show(next: string) {
    setMonth(next > lastMonth ? lastMonth : next)
  }
  const turn = (months: number) => (event: MouseEvent<HTMLElement>) => {
    event.preventDefault()
    setHadFocus(false)
    show(nextMonth(month, months))
  }
  const turnOf = (step: -1 | 1, isPossible: boolean) => ({
    label: step < 0 ? texts.calendarPrevious : texts.calendarNext,
    icon: step < 0 ? ('back' as const) : ('arrow' as const),
    href: isPossible ? `${stayUrl(path, { ...chosen, month: nextMonth(month, step) })}` : null,
    onClick: turn(step),
  })
  return (
    <div className="calendar">
      <div className="rdp-nav">
        {month > firstMonth || isGrid ? <Turn {...turnOf(-1, month > firstMonth)} /> : <span />}
        {(month < lastMonth || isGrid) && <Turn {...turnOf(1, month < lastMonth)} />}
      </div>
      <OffersContext value={offers}>
        <DayPicker
          lang={market.formatLocale}
          today={dateOfDay(props.today)}
          month={dateOfDay(`${month}-01`)}
          onMonthChange={(date) => show(monthOf(dayOfDate(date)))}
          startMonth={dateOfDay(`${firstMonth}-01`)}
          endMonth={dateOfDay(`${nextMonth(lastMonth, shownMonths - 1)}-01`)}
          numberOfMonths={months}
          weekStartsOn={1}
          hideNavigation
          // Makes days focusable; a day that can be chosen is a link.
          onDayClick={ignore}
          onDayFocus={() => setHadFocus(true)}
          formatters={{
            formatCaption: (date) => formatDate(market, dayOfDate(date), 'month'),
            formatWeekdayName: (date) => weekdayName(market, dayOfDate(date)),
            ...writtenByDay.formatters,
          }}
          labels={{
            labelGrid: (date) => formatDate(market, dayOfDate(date), 'month'),
            ...writtenByDay.labels,
          }}
          components={{ MonthGrid: Month, Weekdays, Weekday, Weeks, Week, Day: Cell, DayButton: Day }}
        />
      </OffersContext>
      <ul className="legend">
        <li className="arrival">{texts.calendarFree}</li>
        {stay && <li className="yours">{texts.calendarChosen}</li>}
        {requested && <li className="requested">{texts.calendarRequested}</li>}
        <li>{texts.calendarNoArrival}</li>
        <li className="taken">{texts.calendarTaken}</li>
      </ul>
    </div>
  )
}

interface TurnProps {
  label: string
  icon: IconName
  /** Null at the first and the last month: the link stays there, as it may have the focus. */
  href: string | null
  onClick: (event: MouseEvent<HTMLElement>) => void
}

/** The link to an earlier or a later month. */
function Turn({ label, icon, href, onClick }: TurnProps) {
  const sign = <Icon name={icon} />
  return href === null ? (
    // biome-ignore lint/a11y/useValidAnchor: disabled, it leads nowhere
    <a role="link" aria-disabled="true" tabIndex={0} aria-label={label}>
      {sign}
    </a>
  ) : (
    <a href={href} onClick={onClick} {...replayedAttributes} aria-label={label} rel="nofollow">
      {sign}
    </a>
  )
}

function ignore(): void {}

/** The chosen arrival, else the first possible one, where it is visible. */
function firstStopOf(
  { month, months }: { month: string; months: number },
  chosen: string | undefined,
  arrivals: readonly string[],
) {
  const end = nextMonth(month, months)
  const isShown = (isoDay: string) => isoDay >= month && isoDay < end
  if (chosen && isShown(chosen)) return chosen
  return arrivals.find(isShown) ?? null
}

/** Labels that the picker would compute for every day, which takes a third of the calendar's time. */
const writtenByDay = {
  formatters: { formatDay: () => '' },
  labels: { labelDayButton: () => '', labelWeekday: () => '' },
}

function Month({ children, className, 'aria-label': label }: ComponentProps<'table'>) {
  const { isGrid } = useOffers()
  const grid = isGrid ? ({ role: 'grid', 'aria-multiselectable': true } as const) : {}
  return (
    <table className={className} aria-label={label} {...grid}>
      {children}
    </table>
  )
}

function Weekdays({ children }: ComponentProps<'tr'>) {
  return (
    <thead aria-hidden="true">
      <tr>{children}</tr>
    </thead>
  )
}

function Weekday({ children }: ComponentProps<'th'>) {
  return <th scope="col">{children}</th>
}

function Weeks({ children }: ComponentProps<'tbody'>) {
  return <tbody>{children}</tbody>
}

function Week({ children }: ComponentProps<'tr'>) {
  return <tr>{children}</tr>
}

type CellProps = { day: CalendarDay; modifiers: Modifiers } & ComponentProps<'td'>

function Cell({ day, modifiers, children }: CellProps) {
  const offers = useOffers()
  if (modifiers.hidden) return <td />
  const isoDay = dayOfDate(day.date)
  const name = classOf(offers, isoDay)
  if (!offers.isGrid) return <td className={name}>{name === undefined ? numberOf(offers, day) : children}</td>
  const grid = { role: 'gridcell', 'aria-selected': isWithin(offers.stay, isoDay) } as const
  return (
    <td className={name} {...grid}>
      {children}
    </td>
  )
}

function classOf({ totals, today, stay, requested }: Offers, isoDay: string): string | undefined {
  return cellClass({ isArrival: totals.has(isoDay), isToday: isoDay === today, stay, requested, isoDay })
}

/** The day of the month, struck out where no free stay covers it. */
function numberOf({ isCovered }: Offers, { date }: CalendarDay) {
  const number = date.getDate()
  return isCovered(dayOfDate(date)) ? number : <s>{number}</s>
}

function Day({ day, modifiers, tabIndex, onFocus, onBlur, onKeyDown }: DayButtonProps) {
  const offers = useOffers()
  const { market, texts, totals, isGrid, firstStop } = offers
  const element = useRef<HTMLAnchorElement & HTMLButtonElement>(null)
  useEffect(() => {
    if (modifiers.focused) element.current?.focus()
  }, [modifiers.focused])
  // The picker missed a focus from before it was a grid.
  useEffect(() => {
    const { current } = element
    if (!isGrid || !current || current !== document.activeElement) return
    current.blur()
    current.focus()
  }, [isGrid])
  const isoDay = dayOfDate(day.date)
  const total = totals.get(isoDay)
  const number = numberOf(offers, day)
  if (total === undefined && !isGrid) {
    return (
      <span className="rdp-day_button">
        {number}
        {isoDay === offers.requested && <span className="visually-hidden">{texts.calendarRequested}</span>}
      </span>
    )
  }
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
        aria-label={nameOfDay(offers, isoDay, offers.isCovered(isoDay) ? texts.calendarNoArrival : texts.calendarTaken)}
        {...walked}
      >
        {number}
      </button>
    )
  }
  return (
    <a ref={element} className="rdp-day_button" href={offers.hrefOf(isoDay)} rel="nofollow" {...walked}>
      <span className="visually-hidden">{nameOfDay(offers, isoDay, formatMoney(market, total))}</span>
      <span aria-hidden="true">
        {number}
        <small>{formatDayPrice(market, total)}</small>
      </span>
    </a>
  )
}
