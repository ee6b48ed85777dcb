import type { BookingOptionItemPrice, Item } from '../../../contracts/lodging.ts'
import { brokerLimits } from '../../../domain/broker-limits.ts'
import { today } from '../../../domain/stays.ts'
import { type ColumnOf, columnOf } from '../../../editions/names.ts'
import type { Currency } from '../../../editions/table.ts'
import type { Market } from '../../../markets/market.ts'
import { type BrokerContext, type Database, dayArgument, editionOf, groupBy, limited, toMajor } from '../context.ts'
import type { LodgingParent } from '../houses/lodgings.ts'

export const itemQueries = {
  async itemPrices(
    _: unknown,
    args: { lan: number; lodgingId: number; arrival: string; duration: number; limit: number },
    { db }: BrokerContext,
  ) {
    const stay = { arrival: dayArgument('arrival', args.arrival) ?? '', duration: args.duration }
    const prices = await loadItemPrices(db, [args.lodgingId], editionOf(args.lan), stay)
    return prices.map(toWire).slice(0, limited(args.limit, brokerLimits.itemPrices))
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

interface ItemPriceRow extends Omit<ItemRow, 'id'>, Record<ColumnOf<'unit_price', Currency>, number> {
  lodging_id: number
  item_id: number
  is_mandatory: number
  min_quantity: number
  max_quantity: number
}

/**
 * Item prices of houses with `unitPrice` in whole øre or cents, mandatory ones first.
 * @param stay without the early check-in or the late check-out that another booking of its day of changeover excludes,
 * nor an early check-in today, which nobody can prepare any more; left out: everything that the houses have, with
 * `arrival` and `duration` empty
 */
export async function loadItemPrices(
  db: Database,
  lodgingIds: readonly number[],
  market: Market,
  { arrival, duration }: { arrival: string; duration: number } = { arrival: '', duration: 0 },
): Promise<BookingOptionItemPrice[]> {
  const { results } = await db
    .prepare(
      `SELECT lodging_item.*, item.type, item.charge_type, item.definition_id, item.metered_quantity,
         item_text.description, item_text.unit_name
       FROM lodging_item JOIN item ON item.id = lodging_item.item_id
       LEFT JOIN item_text ON item_text.item_id = item.id AND item_text.lan = ?2
       WHERE lodging_item.lodging_id IN (SELECT value FROM json_each(?1))
         AND NOT EXISTS (SELECT 1 FROM changeover AS other WHERE other.lodging_id = lodging_item.lodging_id
           AND (item.type, other.item_type, other.date) IN (VALUES ('early-check-in', 'late-check-out', ?3),
             ('late-check-out', 'early-check-in', date(?3, '+' || ?4 || ' days'))))
         AND NOT (item.type = 'early-check-in' AND ?3 = ?5)
       ORDER BY lodging_item.lodging_id, lodging_item.is_mandatory DESC, lodging_item.item_id`,
    )
    .bind(JSON.stringify(lodgingIds), market.id, arrival, duration, today())
    .all<ItemPriceRow>()
  return results.map((row) => ({
    lodgingId: row.lodging_id,
    duration,
    arrival,
    itemId: row.item_id,
    unitPrice: row[columnOf('unit_price', market.currency)],
    currency: market.currency,
    isMandatory: row.is_mandatory === 1,
    minQuantity: row.min_quantity,
    maxQuantity: row.max_quantity,
    item: toItem({ ...row, id: row.item_id }),
  }))
}

export interface ItemRow {
  id: number
  type: string
  charge_type: Item['chargeType']
  definition_id: number
  metered_quantity: number
  description: string | null
  unit_name: string | null
}

export function toItem(row: ItemRow): Item {
  return {
    id: row.id,
    type: row.type,
    chargeType: row.charge_type,
    meteredQuantity: row.metered_quantity === 1,
    description: row.description ?? '',
    unitName: row.unit_name ?? '',
    definitionId: row.definition_id,
  }
}
