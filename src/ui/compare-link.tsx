import { noTrip, type Trip } from '../domain/trip.ts'
import { compareClass } from '../islands/protocol.ts'
import { formatMessage } from '../markets/format-message.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { href } from '../urls/paths.ts'
import { withTrip } from '../urls/trip-link.ts'

export interface CompareLinkProps {
  market: Market
  messages: Pick<Messages, 'card'>
  code: string
  title: string
  /** The trip in the link. */
  trip?: Trip
}

/**
 * A button that takes the house into the comparison and out of it. Without scripts it is the link to the comparison that
 * begins with this house.
 */
export function CompareLink({ market, messages, code, title, trip = noTrip }: CompareLinkProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: leads somewhere where there are no scripts
    <a
      className={compareClass}
      href={withTrip(href.compare([code]), trip)}
      role="button"
      aria-pressed="false"
      aria-label={formatMessage(messages.card.compareHouse, { title }, market)}
    >
      {messages.card.compare}
    </a>
  )
}
