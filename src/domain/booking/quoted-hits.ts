import type { Party } from '../../contracts/booking.ts'
import type { LodgingHit } from '../../contracts/search.ts'
import { defaultParty, fittedParty } from './party.ts'
import type { QuotedLine, QuotedPrice } from './quoted-price.ts'
import type { Quotes } from './signed-quotes.ts'

/** The hits of a search for dates, each with the signed quote of the price that its card shows to the party. */
export function withQuotes<Hit extends LodgingHit>(
  quotes: Quotes,
  hits: readonly Hit[],
  now: Date,
  party: Party | null,
): Promise<Hit[]> {
  return Promise.all(
    hits.map(async (hit) => {
      const price = quotedHit(hit, now, party)
      const quote = price && (await quotes.sign(price))
      return quote ? { ...hit, quote } : hit
    }),
  )
}

/** The price that a card shows; null for none. Mandatory items are one sum in it, and so are charges for pets. */
function quotedHit(hit: LodgingHit, now: Date, party: Party | null = null): QuotedPrice | null {
  const { lodgingId, date, duration, currency, price, transactionFee, totalPrice, petCharge = 0 } = hit
  if (!date || !duration) return null
  const sum = (kind: QuotedLine['kind'], amount: number) =>
    amount > 0 ? [{ kind, itemId: null, quantity: 1, amount }] : []
  return {
    lodgingId,
    arrival: date,
    duration,
    currency,
    at: now.getTime(),
    party: party ? fittedParty(party, hit) : defaultParty,
    lines: [
      ...sum('rent', price),
      ...sum('fee', transactionFee),
      ...sum('mandatory', totalPrice - price - transactionFee - petCharge),
      ...sum('chosen', petCharge),
    ],
    offered: [],
  }
}
