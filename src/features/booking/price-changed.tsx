import type { PriceLine } from '../../domain/prices.ts'
import { agencyClock } from '../../domain/stays.ts'
import { lineTitle } from '../../markets/booking-texts.ts'
import { formatClock, formatDate, formatMoney } from '../../markets/formats.ts'
import { formatMessage } from '../../markets/say.ts'
import type { RenderContext } from '../../routing/page.ts'
import { Notice } from '../../ui/notice.tsx'
import type { ChangedPrice } from './price-changes.ts'

export interface PriceChangedProps {
  request: RenderContext
  change: ChangedPrice
}

/** What became of the price since the guest saw it, line by line: to be accepted before the booking goes on. */
export function PriceChanged({ request, change }: PriceChangedProps) {
  const { market, messages, now } = request
  const texts = messages.bookingFlow.change
  const seen = new Date(change.since)
  const seenDay = agencyClock(seen).day
  const isToday = seenDay === agencyClock(now).day
  const when = { time: formatClock(market, seen), day: formatDate(market, seenDay, 'day') }
  const since = formatMessage(isToday ? texts.sinceTime : texts.sinceDay, when, market)
  const money = (amount: number | null) => (amount === null ? '–' : formatMoney(market, amount))
  const totals = {
    before: money(change.before),
    now: money(change.now),
    since: formatMessage(isToday ? texts.atTime : texts.atDay, when, market),
  }
  return (
    <Notice kind="warning" title={texts.title}>
      <p role="alert">{formatMessage(texts.lead, totals, market)}</p>
      <ul>
        {change.changes.map(({ line, before, now: amount }) => {
          const more = (amount ?? 0) - (before ?? 0)
          const difference = `${more < 0 ? '−' : '+'}${formatMoney(market, Math.abs(more))}`
          return (
            <li key={`${line.kind}-${line.itemId}`}>
              <strong>{formatMessage(texts.line, { item: titleOf(request, line), difference, since }, market)}</strong>{' '}
              {formatMessage(texts.from, { before: money(before), now: money(amount) }, market)}
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}

/** A line that was shown may have no name any more, or have been the sum of several. */
function titleOf({ market, messages }: RenderContext, line: PriceLine): string {
  const { booking, bookingFlow } = messages
  if (line.kind !== 'rent' && line.kind !== 'fee' && line.description === '') {
    return line.itemId === null ? bookingFlow.change.mandatory : bookingFlow.change.gone
  }
  return lineTitle(market, booking.summary, line)
}
