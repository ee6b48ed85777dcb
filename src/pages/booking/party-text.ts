import type { Party } from '../../contracts/booking.ts'
import type { Market } from '../../markets/market.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import { say } from '../../markets/say.ts'

/** "2 adults, 1 child, 1 pet": nobody who does not come. */
export function partyText(market: Market, { booking }: Messages, party: Party): string {
  return (['adults', 'children', 'infants', 'pets'] as const)
    .filter((name) => party[name] > 0)
    .map((name) => say(booking.party[name], { count: party[name] }, market))
    .join(', ')
}
