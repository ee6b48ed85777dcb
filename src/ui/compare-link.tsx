import { noTrip, type Trip } from '../domain/trip.ts'
import { compareClass } from '../islands/protocol.ts'
import { formatMessage } from '../markets/format-message.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { shortTitle } from '../markets/short-title.ts'
import { href } from '../urls/paths.ts'
import { withTrip } from '../urls/trip-link.ts'
import { Icon, iconClass } from './icons.tsx'

export interface CompareLinkProps {
  market: Market
  messages: Pick<Messages, 'card'>
  code: string
  title: string
  /** The trip in the link. */
  trip?: Trip
  /** On a card's picture: its word is a tooltip. */
  isIcon?: boolean
  /** Beside its word. */
  hasIcon?: boolean
}

/** The link to the comparison that begins with this house. Scripts make it a button that takes the house in or out. */
export function CompareLink({ market, messages, code, title, trip = noTrip, isIcon, hasIcon }: CompareLinkProps) {
  return (
    <a
      className={isIcon ? `${compareClass} ${iconClass('scales')}` : compareClass}
      title={isIcon ? messages.card.compare : undefined}
      href={withTrip(href.compare([code]), trip)}
      aria-label={formatMessage(messages.card.compareHouse, { title: shortTitle(title) }, market)}
    >
      {hasIcon && <Icon name="scales" />}
      {!isIcon && messages.card.compare}
    </a>
  )
}
