import * as v from 'valibot'
import { PartySchema } from '../../contracts/booking.ts'
import { IsoDateSchema } from '../../contracts/lodging.ts'
import { currencyCodes } from '../../editions/table.ts'

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

/** What somebody was shown for a stay, and when. Its total is the sum of its lines. */
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

/** A stay in the currency of its edition: what a price is of. */
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
