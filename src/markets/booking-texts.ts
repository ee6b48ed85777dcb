import { type Party, partyKeys } from '../contracts/booking.ts'
import type { PriceLine } from '../domain/prices.ts'
import { formatMessage } from './format-message.ts'
import type { Market } from './market.ts'
import type { Messages } from './messages/messages.ts'

/** What a line of a price is called: "Rent", "Bed linen", "2 × bicycle". */
export function lineTitle(market: Market, texts: Messages['booking']['summary'], line: PriceLine): string {
  if (line.kind === 'rent') return texts.rent
  if (line.kind === 'fee') return texts.fee
  if (line.quantity === 1) return line.description
  return formatMessage(texts.several, { count: line.quantity, item: line.description }, market)
}

/** "2 adults, 1 child, 1 pet": nobody who does not come. */
export function partyText(
  market: Market,
  { booking }: { booking: Pick<Messages['booking'], 'party'> },
  party: Party,
): string {
  return partyKeys
    .filter((name) => party[name] > 0)
    .map((name) => formatMessage(booking.party[name], { count: party[name] }, market))
    .join(', ')
}
