import type { BookingOptionItemPrice, ItemUse } from '../../../contracts/lodging.ts'
import { groupBy } from '../batches.ts'
import type { BrokerContext } from '../context.ts'

interface UseRow extends ItemUse {
  lodgingId: number
  itemId: number
}

/** What earlier stays of a house say of one item in a season. */
export async function useOfItem(
  { lodgingId, itemId, item }: BookingOptionItemPrice,
  { season }: { season: string },
  { db, batches }: BrokerContext,
): Promise<ItemUse | null> {
  if (!item.meteredQuantity) return null
  const uses = await batches.load<UseRow[]>(`uses:${season}`, lodgingId, async (ids) => {
    const { results } = await db
      .prepare(
        `SELECT lodging_id AS lodgingId, item_id AS itemId, level, own_persons AS ownPersons,
           extra_nights AS extraNights, low, high, stays
         FROM item_use WHERE lodging_id IN (SELECT value FROM json_each(?1)) AND season = ?2`,
      )
      .bind(JSON.stringify(ids), season)
      .all<UseRow>()
    return groupBy(
      results,
      (row) => row.lodgingId,
      (row) => row,
    )
  })
  return uses?.find((use) => use.itemId === itemId) ?? null
}
