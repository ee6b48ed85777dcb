import type { ChosenItem, Party } from '../../contracts/booking.ts'
import type { BookingOption, BookingOptionItemPrice } from '../../contracts/lodging.ts'
import { isPartOfTotal, priceStay } from '../prices.ts'
import type { QuotedPrice } from './quoted-price.ts'

export interface PricedStay {
  option: Pick<BookingOption, 'lodgingId' | 'arrival' | 'duration' | 'currency' | 'price' | 'transactionFee'>
  itemPrices: readonly BookingOptionItemPrice[]
  /** With those that come with the party's pets. */
  chosen: readonly ChosenItem[]
  party: Party
}

/** What is shown now as the price of a stay, for a quote. */
export function quotedStay({ option, itemPrices, chosen, party }: PricedStay, now: Date): QuotedPrice {
  const { lodgingId, arrival, duration, currency } = option
  const { lines } = priceStay(option, itemPrices, chosen, party)
  return {
    lodgingId,
    arrival,
    duration,
    currency,
    at: now.getTime(),
    party,
    lines: lines.map(({ kind, itemId, quantity, amount }) => ({ kind, itemId, quantity, amount })),
    offered: [],
  }
}

/** The same with what one of each further add-on costs: for a page on which they are chosen. */
export function quotedWithOffers(stay: PricedStay, now: Date): QuotedPrice {
  const price = quotedStay(stay, now)
  const open = stay.itemPrices.filter(
    (each) => isPartOfTotal(each) && !each.isMandatory && !price.lines.some(({ itemId }) => itemId === each.itemId),
  )
  const one = open.map(({ itemId }) => ({ itemId, quantity: 1 }))
  const { lines } = quotedStay({ ...stay, itemPrices: open, chosen: one }, now)
  const offered = lines.flatMap(({ itemId, amount }) => (itemId === null ? [] : [{ itemId, amount }]))
  return { ...price, offered }
}

/** What a price that offered add-ons comes to with those that were then chosen; one that it did not offer is not in it. */
export function withChosen(price: QuotedPrice, chosen: readonly ChosenItem[]): QuotedPrice {
  const each = new Map(price.offered.map(({ itemId, amount }) => [itemId, amount]))
  for (const { kind, itemId, quantity, amount } of price.lines) {
    if (kind === 'chosen' && itemId !== null && quantity > 0) each.set(itemId, amount / quantity)
  }
  const lines = chosen.flatMap(({ itemId, quantity }) => {
    const amount = each.get(itemId)
    return amount === undefined ? [] : [{ kind: 'chosen' as const, itemId, quantity, amount: amount * quantity }]
  })
  return { ...price, lines: [...price.lines.filter(({ kind }) => kind !== 'chosen'), ...lines], offered: [] }
}
