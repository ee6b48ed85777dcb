import { Fragment } from 'react'
import type { Party } from '../contracts/booking.ts'
import type { StayQuote } from '../contracts/booking-price.ts'
import { forecastTotal, type UseForecast } from '../domain/consumption.ts'
import type { BilledLine } from '../domain/prices.ts'
import { lineTitle } from '../markets/booking-texts.ts'
import { formatMessage } from '../markets/format-message.ts'
import { formatMoney, formatMoneyRange, wholeParts, wholeUnits } from '../markets/formats.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'

type SummaryTexts = Messages['booking']['summary']

/** Everything that the total is made of, and the total. */
export function PriceLines({ market, texts, lines, total, saving, totalText }: PriceLinesProps) {
  return (
    <dl className="price-lines">
      <LineRows market={market} texts={texts} lines={lines} saving={saving} />
      <div className="total">
        <dt>{texts.total}</dt>
        <dd>{totalText ?? formatMoney(market, total)}</dd>
      </div>
    </dl>
  )
}

/** The lines of a price in a list: of a reduced rent the normal one, and what is taken off it. */
export function LineRows({ market, texts, lines, saving = 0 }: Omit<PriceLinesProps, 'total' | 'totalText'>) {
  return lines.map((line) => (
    <Fragment key={lineKey(line)}>
      <div>
        <dt>{lineTitle(market, texts, line)}</dt>
        <dd>{formatMoney(market, line.kind === 'rent' ? line.amount + saving : line.amount)}</dd>
      </div>
      {line.kind === 'rent' && saving > 0 && (
        <div className="minus">
          <dt>{texts.discount}</dt>
          <dd>{formatMoney(market, -saving)}</dd>
        </div>
      )}
    </Fragment>
  ))
}

export interface PriceLinesProps {
  market: Market
  texts: SummaryTexts
  lines: readonly BilledLine[]
  total: number
  /** What the rent is below its normal price: øre or cents. */
  saving?: number | undefined
  /** Text in place of the plain total. */
  totalText?: string
}

/** What is billed by the meter, with its unit price, and what is paid and given back: beside the total, not in it. */
export function BesideThePrice({ market, texts, quote, party, total, linenLess }: BesideThePriceProps) {
  if (quote.metered.length + quote.deposits.length === 0) return null
  const forecasts = quote.metered.map(({ forecast }) => forecast ?? null)
  const use = forecastTotal(forecasts)
  const uses = wholeParts(forecasts.map((each) => each?.expected))
  return (
    <div className="beside-the-price">
      <h3>{texts.notIncluded}</h3>
      <dl className="price-lines">
        {quote.metered.map(({ itemId, description, unitPrice, unitName, forecast }, index) => (
          <div key={itemId}>
            <dt>{description}</dt>
            <dd>{formatMessage(texts.unitPrice, { price: formatMoney(market, unitPrice), unit: unitName }, market)}</dd>
            {forecast && (
              <dd className="forecast">{forecastText(market, texts, { ...forecast, expected: uses[index] ?? 0 })}</dd>
            )}
          </div>
        ))}
        {quote.deposits.map(({ itemId, description, amount }) => (
          <div key={itemId}>
            <dt>{description}</dt>
            <dd>{formatMoney(market, amount)}</dd>
          </div>
        ))}
      </dl>
      {total !== undefined && use && (
        <WithUse market={market} texts={texts} total={total + use.expected} linenLess={linenLess} />
      )}
      {quote.metered.length > 0 && (
        <p className="field-hint">
          {[forecastGuestsText(market, texts, quote, party), texts.meteredNote].filter(Boolean).join(' ')}
        </p>
      )}
    </div>
  )
}

export interface BesideThePriceProps {
  market: Market
  texts: SummaryTexts
  quote: {
    metered: readonly (StayQuote['metered'][number] & { forecast?: UseForecast | null })[]
    deposits: StayQuote['deposits']
  }
  /** Party of the forecasts. */
  party?: Party
  /** Total to which they are added: øre or cents. */
  total?: number
  /** Bed linen that was not chosen, because the guests bring theirs: øre or cents. */
  linenLess?: number | undefined
}

/** For how many persons use is expected; empty where it is not. */
function forecastGuestsText(
  market: Market,
  texts: SummaryTexts,
  { metered }: { metered: readonly { forecast?: UseForecast | null }[] },
  party: Pick<Party, 'adults' | 'children'> | undefined,
): string {
  if (!party || metered.every(({ forecast }) => !forecast)) return ''
  return formatMessage(texts.forecastGuests, { count: party.adults + party.children }, market)
}

interface WithUseProps {
  market: Market
  texts: SummaryTexts
  /** With the likely use and the bed linen: øre or cents. */
  total: number
  /** Bed linen in it that is not chosen yet: øre or cents. */
  linen?: number
  /** Bed linen that was not chosen and is not in it: øre or cents. */
  linenLess?: number | undefined
}

/** What the stay is likely to cost in the end, the price that guests compare by; without bed linen also what it is with it. */
export function WithUse(props: WithUseProps) {
  const { total, linenLess: linen } = props
  const [name, price] = withUseWords(props)
  return (
    <>
      <dl className="price-lines with-use">
        <div>
          <dt>{name}</dt>
          <dd>{price}</dd>
        </div>
      </dl>
      {!!linen && <p className="field-hint">{withUseWords({ ...props, total: total + linen, linen }).join(': ')}</p>}
    </>
  )
}

/** What is in that price, and the price. */
export function withUseWords({ market, texts, total, linen = 0, linenLess }: WithUseProps): [string, string] {
  const ownOrNone = linenLess ? texts.withUseOwnLinen : texts.withUse
  return [
    formatMessage(linen > 0 ? texts.withUseAndLinen : ownOrNone, { linen: formatMoney(market, linen) }, market),
    formatMessage(texts.about, { price: formatMoney(market, wholeUnits(total)) }, market),
  ]
}

function forecastText(market: Market, texts: SummaryTexts, { expected, from, to, stays }: UseForecast): string {
  const price = formatMoney(market, expected)
  return formatMessage(texts.forecast, { price, range: formatMoneyRange(market, from, to), count: stays }, market)
}

function lineKey({ kind, itemId }: BilledLine): string {
  return `${kind}-${itemId ?? ''}`
}
