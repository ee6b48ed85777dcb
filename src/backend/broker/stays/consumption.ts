import type { BookingOptionItemPrice, ItemConsumption, ItemUse } from '../../../contracts/lodging.ts'
import { brokerLimits } from '../../../domain/broker-limits.ts'
import type { Market } from '../../../markets/market.ts'
import { type BrokerContext, editionOf, groupBy, limited } from '../context.ts'
import type { LodgingParent } from '../houses/lodgings.ts'
import { type ItemRow, toItem } from './items.ts'

interface ConsumptionRow extends ItemRow {
  lodging_id: number
  adults: number
  children: number
  consumed: number
  days: number
  season: ItemConsumption['season']
}

export const consumptionQueries = {
  itemConsumption(_: unknown, args: { lodgingId: number; lan: number; limit: number }, context: BrokerContext) {
    return loadConsumption(args.lodgingId, editionOf(args.lan), args.limit, context)
  },
}

export function consumptionOf({ row, market }: LodgingParent, args: { limit: number }, context: BrokerContext) {
  return loadConsumption(row.id, market, args.limit, context)
}

/** What earlier guests used of a house's metered items, the newest stays first. */
async function loadConsumption(lodgingId: number, market: Market, requested: number, { db, batches }: BrokerContext) {
  const rows = await batches.load<ItemConsumption[]>(`consumption:${market.id}`, lodgingId, async (ids) => {
    const { results } = await db
      .prepare(
        `SELECT used.lodging_id, used.adults, used.children, used.consumed, used.days, used.season,
           item.id, item.type, item.charge_type, item.definition_id, item.metered_quantity,
           item_text.description, item_text.unit_name
         FROM item_consumption AS used JOIN item ON item.id = used.item_id
         LEFT JOIN item_text ON item_text.item_id = item.id AND item_text.lan = ?2
         WHERE used.lodging_id IN (SELECT value FROM json_each(?1)) ORDER BY used.lodging_id, used.id DESC`,
      )
      .bind(JSON.stringify(ids), market.id)
      .all<ConsumptionRow>()
    return groupBy(results, (row) => row.lodging_id, toConsumption)
  })
  return (rows ?? []).slice(0, limited(requested, brokerLimits.consumptionRows))
}

function toConsumption(row: ConsumptionRow): ItemConsumption {
  return {
    adults: row.adults,
    children: row.children,
    consumed: row.consumed,
    days: row.days,
    season: row.season,
    item: toItem(row),
  }
}

interface UseRow extends ItemUse {
  lodgingId: number
  season: string
  itemId: number
}

/** Use of one item in a season by earlier stays of a house. */
export async function useOfItem(
  { lodgingId, itemId, item }: BookingOptionItemPrice,
  { season }: { season: string },
  { db, batches }: BrokerContext,
): Promise<ItemUse | null> {
  if (!item.meteredQuantity) return null
  const uses = await batches.load<UseRow[]>('uses', lodgingId, async (ids) => {
    const { results } = await db
      .prepare(
        `SELECT lodging_id AS lodgingId, item_id AS itemId, season, level, own_persons AS ownPersons,
           extra_nights AS extraNights, low, high, stays
         FROM item_use WHERE lodging_id IN (SELECT value FROM json_each(?1))`,
      )
      .bind(JSON.stringify(ids))
      .all<UseRow>()
    return groupBy(
      results,
      (row) => row.lodgingId,
      (row) => row,
    )
  })
  return uses?.find((use) => use.itemId === itemId && use.season === season) ?? null
}
