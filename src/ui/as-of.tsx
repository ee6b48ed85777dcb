import { today } from '../domain/stays.ts'
import { formatMessage } from '../markets/format-message.ts'
import { formatClock, formatDate } from '../markets/formats.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'

export interface AsOfProps {
  market: Market
  messages: Messages
  /** When what is shown was last known to be so. */
  at: Date
  now: Date
}

/** A quiet word that what follows is its last good state: its service does not answer. */
export function AsOf({ market, messages: { errors }, at, now }: AsOfProps) {
  const day = today(at)
  const values = { time: formatClock(market, at), day: formatDate(market, day, 'day') }
  return (
    <p className="as-of container">
      <time dateTime={at.toISOString()}>
        {formatMessage(day === today(now) ? errors.asOf : errors.asOfDay, values, market)}
      </time>
    </p>
  )
}
