import { nextMonth } from '../domain/flexible-dates.ts'
import type { PriceMatrix as Matrix, MatrixCell } from '../domain/price-matrix.ts'
import { lastSeasonMonth } from '../domain/stays.ts'
import { priceGridAttribute } from '../islands/protocol.ts'
import { formatMessage } from '../markets/format-message.ts'
import { formatDate, formatMoney } from '../markets/formats.ts'
import { dateFormat, remembered } from '../markets/intl.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { capital } from './date-words.ts'
import { Icon } from './icons.tsx'

export interface PriceMatrixProps {
  market: Market
  messages: Pick<Messages, 'prices' | 'card'>
  matrix: Matrix
  /** YYYY-MM that is shown, and the first that is worth showing. */
  month: string
  firstMonth: string
  hrefOfMonth(month: string): string
  hrefOfStay(arrival: string, duration: number): string
}

/** What stays of a month cost altogether, arrival by duration: each cell leads to the stay at that price. */
export function PriceMatrix({ market, messages, matrix, month, ...ways }: PriceMatrixProps) {
  const texts = messages.prices
  const monthName = formatDate(market, `${month}-01`, 'month')
  return (
    <div className="price-matrix">
      <MonthSteps market={market} messages={messages} month={month} {...ways} />
      {matrix.arrivals.length === 0 ? (
        <p>{formatMessage(texts.none, { month: monthName }, market)}</p>
      ) : (
        <>
          <Legend messages={messages} />
          <div className="matrix-scroll">
            <table {...{ [priceGridAttribute]: '' }}>
              <caption className="visually-hidden">
                {formatMessage(texts.caption, { month: monthName }, market)}
              </caption>
              <thead>
                <tr>
                  <th scope="col">{texts.arrival}</th>
                  {matrix.durations.map((duration) => (
                    <th key={duration} scope="col">
                      {formatMessage(messages.card.nights, { count: duration }, market)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {matrix.arrivals.map((arrival) => (
                  <tr key={arrival}>
                    <th scope="row">{dayOf(market.formatLocale, arrival)}</th>
                    {matrix.durations.map((duration) => (
                      <Cell
                        key={duration}
                        market={market}
                        texts={texts}
                        cell={matrix.cellOf(arrival, duration)}
                        href={ways.hrefOfStay(arrival, duration)}
                      />
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </div>
  )
}

interface CellProps {
  market: Market
  texts: Messages['prices']
  cell: MatrixCell | undefined
  href: string
}

function Cell({ market, texts, cell, href }: CellProps) {
  if (!cell) return <td>–</td>
  return (
    <td data-level={cell.level}>
      <a href={href} rel="nofollow">
        {formatMoney(market, cell.total)} <span className="visually-hidden">{texts.levels[cell.level]}</span>
      </a>
    </td>
  )
}

/** A level is shown by as many dots as well as by its colour; those of cells are in the styles. */
const marks = { 1: '●', 2: '●●', 3: '●●●' } as const

function Legend({ messages: { prices } }: Pick<PriceMatrixProps, 'messages'>) {
  return (
    <ul className="matrix-legend">
      {([1, 2, 3] as const).map((level) => (
        <li key={level} data-level={level}>
          <small aria-hidden="true">{marks[level]}</small> {capital(prices.levels[level])}
        </li>
      ))}
      <li>{prices.compared}</li>
    </ul>
  )
}

type StepProps = Pick<PriceMatrixProps, 'market' | 'messages' | 'month' | 'firstMonth' | 'hrefOfMonth'>

function MonthSteps({ market, messages, month, firstMonth, hrefOfMonth }: StepProps) {
  const name = (each: string) => capital(formatDate(market, `${each}-01`, 'month'))
  const before = nextMonth(month, -1)
  const after = nextMonth(month)
  return (
    <nav className="matrix-months" aria-label={messages.prices.months}>
      {before >= firstMonth && (
        <a className="button small" href={hrefOfMonth(before)} rel="nofollow">
          <Icon name="back" />
          {name(before)}
        </a>
      )}
      <strong>{name(month)}</strong>
      {after <= lastSeasonMonth(firstMonth) && (
        <a className="button small" href={hrefOfMonth(after)} rel="nofollow">
          {name(after)}
          <Icon name="arrow" />
        </a>
      )}
    </nav>
  )
}

const weekdayAndDay = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const
const dayOf = remembered((locale: string, isoDay: string) =>
  dateFormat(locale, weekdayAndDay).format(new Date(`${isoDay}T00:00:00Z`)),
)
