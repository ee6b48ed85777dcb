import * as v from 'valibot'
import { type ChosenItem, type Party, PartySchema } from '../../contracts/booking.ts'
import { type BookingOption, IsoDateSchema, type ItemPrice } from '../../contracts/lodging.ts'
import { currencyCodes } from '../../editions/table.ts'
import { isPartOfTotal, priceStay } from '../prices.ts'

const Whole = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A line of a price that was shown. `itemId` null: with `mandatory` all such items in one sum, with `chosen` the pets'. */
const QuotedLineSchema = v.object({
  kind: v.picklist(['rent', 'fee', 'mandatory', 'chosen']),
  itemId: v.nullable(Whole),
  quantity: Whole,
  /** Øre or cents. */
  amount: Whole,
})
export type QuotedLine = v.InferOutput<typeof QuotedLineSchema>

/** A price that was shown for a stay, and when. Its total is the sum of its lines. */
export const QuotedPriceSchema = v.object({
  lodgingId: Whole,
  arrival: IsoDateSchema,
  /** Nights. */
  duration: Whole,
  currency: v.picklist(currencyCodes),
  /** Milliseconds since 1970, of a whole minute in what is signed. */
  at: Whole,
  party: PartySchema,
  lines: v.array(QuotedLineSchema),
  /** Add-ons that were offered and not chosen, with what one of each costs this party: øre or cents. */
  offered: v.array(v.object({ itemId: Whole, amount: Whole })),
})
export type QuotedPrice = v.InferOutput<typeof QuotedPriceSchema>

/** A stay in a currency. */
export type QuotedStay = Pick<QuotedPrice, 'lodgingId' | 'arrival' | 'duration' | 'currency'>

/** Øre or cents. */
export function quotedTotal({ lines }: Pick<QuotedPrice, 'lines'>): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0)
}

export function isOfStay(price: QuotedStay, stay: QuotedStay): boolean {
  return (
    price.lodgingId === stay.lodgingId &&
    price.arrival === stay.arrival &&
    price.duration === stay.duration &&
    price.currency === stay.currency
  )
}

export interface PricedStay {
  option: Pick<BookingOption, 'lodgingId' | 'arrival' | 'duration' | 'currency' | 'price' | 'transactionFee'>
  itemPrices: readonly ItemPrice[]
  /** Chosen items, with those for pets. */
  chosen: readonly ChosenItem[]
  party: Party
}

/** The shown price of a stay, for a quote. */
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

/** The same with the price of one of each further add-on: for pages on which these are chosen. */
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

/** Adds chosen add-ons to a price that offered them; one that was not offered is left out. */
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
