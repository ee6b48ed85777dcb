import { brokerLimits } from '../../../domain/broker-limits.ts'
import { type BrokerContext, editionOf } from '../context.ts'
import { findLodging } from '../houses/lodgings.ts'
import { forStay, loadItemPrices, toWire } from './items.ts'
import { loadOptions } from './options.ts'

interface FlowArguments {
  lan: number
  lodgingId: number
  duration?: number | null
  arrival?: string | null
}

export const flowQueries = {
  /** The house, the stay asked for if there is one, and the stays that the calendar first shows. */
  async bookingFlow(_: unknown, args: FlowArguments, context: BrokerContext) {
    const market = editionOf(args.lan)
    const row = await findLodging(context.db, { id: args.lodgingId })
    if (!row) return null
    const lodging = { market, row }
    const limit = brokerLimits.bookingOptions
    const isStay = Boolean(args.arrival) && args.duration != null
    const [options, requested, prices] = await Promise.all([
      loadOptions(lodging, { limit }, context),
      isStay ? loadOptions(lodging, { arrival: args.arrival, duration: args.duration, limit: 1 }, context) : [],
      loadItemPrices(context.db, [row.id], market),
    ])
    const option = requested[0] ?? null
    const stay = option ?? { arrival: args.arrival ?? '', duration: args.duration ?? 0 }
    const itemPrices = forStay(prices, stay).map(toWire).slice(0, brokerLimits.itemPrices)
    return { lodging, option, options, itemPrices }
  },
}
