import { noTrip, type Trip } from '../domain/trip.ts'
import { compareAttribute } from '../islands/protocol.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { formatMessage } from '../markets/say.ts'
import { href } from '../urls/paths.ts'
import { withTrip } from '../urls/trip-link.ts'

export interface CompareLinkProps {
  market: Market
  messages: Pick<Messages, 'card'>
  code: string
  title: string
  /** Goes along. */
  trip?: Trip
}

/** Leads to the comparison that begins with this house; with scripts the house joins those that are chosen already. */
export function CompareLink({ market, messages, code, title, trip = noTrip }: CompareLinkProps) {
  return (
    <a
      className="compare-link"
      href={withTrip(href.compare([code]), trip)}
      rel="nofollow"
      aria-label={formatMessage(messages.card.compareHouse, { title }, market)}
      {...{ [compareAttribute]: code }}
    >
      {messages.card.compare}
    </a>
  )
}
