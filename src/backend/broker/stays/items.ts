import type { BookingOptionItemPrice } from '../../../contracts/lodging.ts'
import { brokerLimits } from '../../../domain/broker-limits.ts'
import { groupBy } from '../batches.ts'
import { type BrokerContext, dayArgument, editionOf, toMajor } from '../context.ts'
import type { LodgingParent } from '../houses/lodgings.ts'
import { limited } from '../limits.ts'
import { forStay, loadItemPrices } from './item-rows.ts'

export const itemQueries = {
  async itemPrices(
    _: unknown,
    args: { lan: number; lodgingId: number; arrival: string; duration: number; limit: number },
    { db }: BrokerContext,
  ) {
    const prices = await loadItemPrices(db, [args.lodgingId], editionOf(args.lan))
    const stay = { arrival: dayArgument('arrival', args.arrival) ?? '', duration: args.duration }
    return forStay(prices, stay).map(toWire).slice(0, limited(args.limit, brokerLimits.itemPrices))
  },
}

export async function itemPricesOf({ row, market }: LodgingParent, _: unknown, { db, batches }: BrokerContext) {
  const prices = await batches.load(`itemPrices:${market.id}`, row.id, async (ids) =>
    groupBy(await loadItemPrices(db, ids, market), (price) => price.lodgingId, toWire),
  )
  return (prices ?? []).slice(0, brokerLimits.itemPrices)
}

/** Øre and cents inside, kroner and euro on the wire. */
export function toWire(price: BookingOptionItemPrice): BookingOptionItemPrice {
  return { ...price, unitPrice: toMajor(price.unitPrice) }
}
