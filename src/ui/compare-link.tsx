import { compareAttribute } from '../islands/protocol.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { say } from '../markets/say.ts'
import { href } from '../urls/paths.ts'

export interface CompareLinkProps {
  market: Market
  messages: Pick<Messages, 'card'>
  code: string
  title: string
}

/** Leads to the comparison that begins with this house; with scripts the house joins those that are chosen already. */
export function CompareLink({ market, messages, code, title }: CompareLinkProps) {
  return (
    <a
      className="compare-link"
      href={href.compare([code])}
      rel="nofollow"
      aria-label={say(messages.card.compareHouse, { title }, market)}
      {...{ [compareAttribute]: code }}
    >
      {messages.card.compare}
    </a>
  )
}
