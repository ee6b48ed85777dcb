import type { ReactNode } from 'react'
import type { StayQuote } from '../../contracts/booking-price.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatMoney } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import { shortTitle, titleForLines } from '../../markets/short-title.ts'
import { Picture } from '../../ui/picture.tsx'
import { BesideThePrice, PriceLines, WithUse } from '../../ui/price-lines.tsx'
import { stayDates, stayDatesShort, stayInWords } from '../../ui/stay-dates.ts'

export interface SummaryProps {
  market: Market
  texts: Pick<Messages['booking'], 'summary' | 'stay'>
  /** "{count} nights" */
  nights: Messages['card']['nights']
  house: Pick<BookingHouse, 'name' | 'title' | 'place' | 'picture'>
  /** Null while no stay that can be booked is chosen. */
  quote: StayQuote | null
  /** The likely cost of what is metered: øre or cents; null where it is not known. */
  use: number | null
  /** Bed linen that is not chosen, which is then counted, too: øre or cents. */
  linen: number
  /** Who comes along, and the way back to the step that asks for it and the dates; beside that step itself neither is said. */
  chosen?: { party: string; change: string; path: string }
  /** A new price is on its way. */
  busy?: boolean
  /** What the other houses of the booking cost, and how the sum with them is called; null for a single house. */
  also?: Also | null
  /** The other houses of the order. */
  others?: readonly OtherPrice[]
  /** The way on, below the total. */
  end?: ReactNode
}

export interface Also {
  text: string
  /** Øre or cents. */
  total: number
  /** One press orders them all. */
  isOrder: boolean
}

/** Another house of the order with its price, as the page shows it below the first one's. */
export interface OtherPrice {
  title: string
  /** Who comes into it, where the page says so of the first house. */
  party?: string
  quote: Pick<StayQuote, 'lines' | 'total' | 'saving'> | null
}

/** What the others cost now, where all of their prices are known. */
export function alsoNow(also: Also | null | undefined, others: readonly OtherPrice[]): Also | null {
  if (!also || others.length === 0) return also ?? null
  const totals = others.flatMap(({ quote }) => quote?.total ?? [])
  return totals.length < others.length ? null : { ...also, total: totals.reduce((sum, total) => sum + total, 0) }
}

/** What the press of a step's button is for: the house, or all houses of its order. Øre or cents. */
export function orderedTotal(total: number, also: Also | null | undefined): number {
  return also?.isOrder ? total + also.total : total
}

/** What the house costs with the others that are booked together with it. */
export function AlsoTotal({ market, also, total }: { market: Market; also: Also | null; total: number }) {
  return (
    also && (
      <p className="together-total">
        {formatMessage(also.text, { total: formatMoney(market, total + also.total) }, market)}
      </p>
    )
  )
}

/**
 * The house, the dates and the price, beside every step. Where there is no room beside it, above it: in one row, which
 * opens.
 */
export function Summary(props: SummaryProps) {
  const { market, texts, house, quote, busy, also = null } = props
  return (
    <div className="summary">
      {house.picture && <Picture {...house.picture} alt="" sizes="(min-width: 64rem) 24rem, 1px" upTo={960} />}
      {/* Said as a whole: of the lines below a reader would hear those alone that have changed. */}
      <p className="visually-hidden" role="status" aria-atomic="true">
        {!busy && (quote ? inWords(props, quote) : texts.stay.noPrice)}
      </p>
      <details className="summary-fold">
        <summary>
          {house.picture && <Picture {...house.picture} alt="" at={320} />}
          <span>
            {titlesOf(props).map((title) => (
              <b key={title}>{titleForLines(title)}</b>
            ))}
            {quote ? stayDatesShort(market, quote.arrival, quote.duration) : texts.stay.noPrice}
          </span>
          {quote && (
            <strong>
              <span className="visually-hidden">{`${texts.summary.total}: `}</span>
              {formatMoney(market, orderedTotal(quote.total, also))}
            </strong>
          )}
        </summary>
        <SummaryBody {...props} />
      </details>
    </div>
  )
}

/** Of the houses that the row's sum is for; of several each in a line of its own. */
function titlesOf({ house, also, others = [] }: SummaryProps): string[] {
  return also?.isOrder ? [house, ...others].map(({ title }) => shortTitle(title)) : [house.title]
}

/** The dates, and what the press of the button is for. */
function inWords({ market, texts, nights, also }: SummaryProps, { arrival, duration, total }: StayQuote): string {
  const stay = { arrival, duration, total: orderedTotal(total, also) }
  return stayInWords(market, { summary: texts.summary, nights }, stay)
}

function SummaryBody({
  market,
  texts,
  nights,
  house,
  quote,
  use,
  linen,
  chosen,
  busy,
  also = null,
  others = [],
  end,
}: SummaryProps) {
  return (
    <div className="summary-body">
      <div>
        <h2>{titleForLines(house.title)}</h2>
        <p className="field-hint">{`${house.place} · ${house.name}`}</p>
      </div>
      {quote && (
        <div aria-busy={busy || undefined}>
          {chosen && (
            <p>
              {stayDates(market, quote.arrival, quote.duration)}
              <br />
              {`${formatMessage(nights, { count: quote.duration }, market)}, ${chosen.party} `}
              <a href={chosen.path}>{chosen.change}</a>
            </p>
          )}
          <PriceLines market={market} texts={texts.summary} {...quote} />
          <p className="field-hint">{texts.summary.included}</p>
          {use !== null && (
            <WithUse market={market} texts={texts.summary} total={quote.total + use + linen} linen={linen} />
          )}
          {others.length > 0 && <BesideThePrice market={market} texts={texts.summary} quote={quote} />}
          {others.map((other) => (
            <div key={other.title}>
              <h3>{other.title}</h3>
              {other.party && <p className="field-hint">{other.party}</p>}
              {other.quote ? (
                <PriceLines market={market} texts={texts.summary} {...other.quote} />
              ) : (
                <p>{texts.stay.noPrice}</p>
              )}
            </div>
          ))}
          <AlsoTotal market={market} also={also} total={quote.total} />
          {end}
          {others.length === 0 && <BesideThePrice market={market} texts={texts.summary} quote={quote} />}
        </div>
      )}
      {!quote && <p>{texts.stay.noPrice}</p>}
    </div>
  )
}

/** The house that is being booked, as the pages and their islands show it. */
export interface BookingHouse {
  id: number
  /** Its code. */
  name: string
  title: string
  address: string
  postalCode: string
  /** Post town. */
  city: string
  /** Name of its area. */
  place: string
  persons: number
  pets: number
  picture: { path: string; width: number; height: number } | null
}

/** Which of several houses is meant: "BL1234, Klithuset". */
export function houseTitle({ name, title }: Pick<BookingHouse, 'name' | 'title'>): string {
  return `${name}, ${title}`
}

/** The title of a part; where several houses are booked, with the code of the one that it is about. */
export function titleOfHouse(title: string, { name }: Pick<BookingHouse, 'name'>, isOfSeveral: boolean): string {
  return isOfSeveral ? `${title} · ${name}` : title
}
