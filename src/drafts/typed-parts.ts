import type { TypedParts } from '../contracts/booking-forms.ts'
import { nothingTyped } from '../contracts/guest.ts'
import type { Draft } from './draft.ts'

/** The draft's guest and add-ons with what was just typed; all that was not stays. */
export function withTyped(
  { guest, items }: Pick<Draft, 'guest' | 'items'>,
  typed: TypedParts,
): Pick<Draft, 'guest' | 'items'> {
  const changed = new Set(typed.items.map(({ itemId }) => itemId))
  return {
    guest: Object.keys(typed.guest).length > 0 ? { ...(guest ?? nothingTyped), ...typed.guest } : guest,
    items: [
      ...items.filter(({ itemId }) => !changed.has(itemId)),
      ...typed.items.filter(({ quantity }) => quantity > 0),
    ],
  }
}
