import { priceChanges } from '../../domain/booking/price-changes.ts'
import { formatMoney } from '../../markets/formats.ts'
import { say } from '../../markets/say.ts'
import type { PageRequest } from '../../routing/page.ts'
import { Notice } from '../../ui/notice.tsx'
import { lineTitle } from '../../ui/price-lines.tsx'
import type { Order } from './order.ts'

/** It was sent and nothing came back: pressing again is safe. */
export function UnknownNotice({ messages }: PageRequest) {
  const texts = messages.booking.review
  return (
    <Notice kind="warning" title={texts.unknownTitle}>
      <p role="alert">{texts.unknown}</p>
    </Notice>
  )
}

export interface ChangedNoticeProps {
  request: PageRequest
  order: Order
  /** Øre or cents: the total on the page whose button was pressed. */
  seenTotal?: number
}

/** What differs from what the guest saw, line by line. */
export function ChangedNotice({ request, order, seenTotal }: ChangedNoticeProps) {
  const { market, messages } = request
  const { review, priceChange, summary } = messages.booking
  const { total, lines } = order.quote
  if (seenTotal === undefined || seenTotal === total) {
    return <Notice kind="error">{review.changedElsewhere}</Notice>
  }
  const money = (amount: number | null) => (amount === null ? '–' : formatMoney(market, amount))
  const changes = priceChanges(order.draft.shown?.lines ?? [], lines)
  return (
    <Notice kind="error" title={review.changedTitle}>
      <p>{say(review.changed, { before: money(seenTotal), now: money(total) }, market)}</p>
      <table className="table">
        <caption className="visually-hidden">{priceChange.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{priceChange.line}</th>
            <th scope="col" className="number">
              {priceChange.before}
            </th>
            <th scope="col" className="number">
              {priceChange.now}
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ line, before, now }) => (
            <tr key={`${line.kind}-${line.itemId}`}>
              <th scope="row">{lineTitle(market, summary, line)}</th>
              <td className="number">{money(before)}</td>
              <td className="number">{money(now)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{summary.total}</th>
            <td className="number">{money(seenTotal)}</td>
            <td className="number">{money(total)}</td>
          </tr>
        </tfoot>
      </table>
    </Notice>
  )
}
