import type { AddOnData, AddOnLine } from '../../contracts/add-ons.ts'
import { lineTitle } from '../../markets/booking-texts.ts'
import { formatDate, formatMoney } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import { formatMessage } from '../../markets/say.ts'
import type { SummaryTexts } from '../../ui/price-lines.tsx'

interface BillProps {
  market: Market
  messages: Messages
  data: AddOnData
}

/** Everything that was booked, and everything that was added since, with the total of now. */
export function Bill({ market, messages, data }: BillProps) {
  const texts = messages.forms.addOns
  return (
    <>
      <h3>{texts.booked}</h3>
      <BilledLines market={market} lines={data.lines} texts={messages.booking.summary} />
      {data.additions.map(({ reference, createdAt, lines }) => (
        <section key={reference}>
          <h3>
            {formatMessage(
              texts.added,
              { date: formatDate(market, createdAt.slice(0, 10), 'date'), reference },
              market,
            )}
          </h3>
          <BilledLines market={market} lines={lines} texts={messages.booking.summary} />
        </section>
      ))}
      <dl className="price-lines">
        <Total market={market} label={texts.now} amount={data.total} />
      </dl>
    </>
  )
}

interface BilledLinesProps {
  market: Market
  lines: readonly AddOnLine[]
  /** Where rent and fee are among the lines. */
  texts: SummaryTexts
}

export function BilledLines({ market, lines, texts }: BilledLinesProps) {
  return (
    <dl className="price-lines">
      {lines.map((line) => (
        <div key={`${line.kind}-${line.itemId ?? ''}`}>
          <dt>{lineTitle(market, texts, { ...line, unitPrice: 0 })}</dt>
          <dd>{formatMoney(market, line.amount)}</dd>
        </div>
      ))}
    </dl>
  )
}

export function Total({ market, label, amount }: { market: Market; label: string; amount: number }) {
  return (
    <div className="total">
      <dt>{label}</dt>
      <dd>{formatMoney(market, amount)}</dd>
    </div>
  )
}
