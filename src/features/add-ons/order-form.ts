import * as v from 'valibot'
import type { ChosenItem } from '../../contracts/booking.ts'
import { ItemListSchema } from '../../contracts/booking-forms.ts'

export const orderFields = ['items', 'total'] as const

/** What the button orders: the items and what the guest was told that they cost, in øre or cents. */
export const OrderSchema = v.object({
  items: v.pipe(ItemListSchema, v.minLength(1)),
  total: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
})

/** `12:1,14:2`: item 12 once, item 14 twice. */
export function writeItemList(items: readonly ChosenItem[]): string {
  return items.map(({ itemId, quantity }) => `${itemId}:${quantity}`).join(',')
}
