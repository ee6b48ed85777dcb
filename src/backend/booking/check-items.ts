import type { BookingOptionItemPrice } from '../../contracts/lodging.ts'
import { withPetItems } from '../../domain/booking/pet-items.ts'
import { invalidChoices, isPartOfTotal } from '../../domain/prices.ts'
import type { ParsedBooking } from './parse-request.ts'
import type { Refusal } from './refusal.ts'

/**
 * Why the items of a request can't be booked; null when they can. What the stay and the party bring with them, the service
 * knows itself: a request may leave out what is mandatory, but not what its pets are charged, and says neither otherwise.
 */
export function itemRefusal(
  prices: readonly BookingOptionItemPrice[],
  { items, option }: Pick<ParsedBooking, 'items' | 'option'>,
): Refusal | null {
  const owed = owedQuantities(prices, option)
  const invalid = new Set(invalidChoices(prices, items))
  const wrong = items.filter((item) => {
    const own = prices.find(({ itemId }) => itemId === item.itemId)
    const quantity = owed.get(item.itemId)
    const isOtherPrice = own && item.unitPrice !== undefined && Math.round(item.unitPrice * 100) !== own.unitPrice
    const isOtherQuantity = quantity !== undefined && item.quantity !== 0 && item.quantity !== quantity
    return invalid.has(item) || isOtherPrice || isOtherQuantity
  })
  if (wrong.length > 0) return refusalOf('invalid_item', wrong)
  const named = new Set(items.flatMap(({ itemId, quantity }) => (quantity > 0 ? [itemId] : [])))
  const missing = prices.filter(
    ({ itemId, isMandatory }) => !isMandatory && (owed.get(itemId) ?? 0) > 0 && !named.has(itemId),
  )
  return missing.length > 0 ? refusalOf('missing_item', missing) : null
}

/** Quantities that are nobody's choice: of mandatory items, and of pets' charges, 0 for a party without pets. */
function owedQuantities(
  prices: readonly BookingOptionItemPrice[],
  party: Pick<ParsedBooking['option'], 'pets'>,
): Map<number, number> {
  const none = prices.map(({ itemId }) => ({ itemId, quantity: 0 }))
  const chosenFreely = new Set(withPetItems(prices, none, { pets: 0 }).map(({ itemId }) => itemId))
  const brought = new Map(withPetItems(prices, [], party).map(({ itemId, quantity }) => [itemId, quantity]))
  return new Map(
    prices.filter(isPartOfTotal).flatMap(({ itemId, isMandatory, minQuantity }) => {
      if (isMandatory) return [[itemId, Math.max(1, minQuantity)] as const]
      return chosenFreely.has(itemId) ? [] : [[itemId, brought.get(itemId) ?? 0] as const]
    }),
  )
}

function refusalOf(code: 'invalid_item' | 'missing_item', items: readonly { itemId: number }[]): Refusal {
  return { code, fields: items.map(({ itemId }) => `items.${itemId}`) }
}
