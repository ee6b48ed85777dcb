import type { ChosenItem, Party } from '../contracts/booking.ts'
import type { BookingOption, Item, ItemPrice } from '../contracts/lodging.ts'

export interface PriceLine {
  kind: 'rent' | 'fee' | 'mandatory' | 'chosen'
  itemId: number | null
  description: string
  quantity: number
  /** Øre or cents. */
  unitPrice: number
  amount: number
}

/** As it is billed. */
export type BilledLine = Omit<PriceLine, 'unitPrice'>

export interface StayPrice {
  lines: PriceLine[]
  /** Øre or cents: rent + transaction fee + mandatory items + chosen add-ons. */
  total: number
}

/**
 * The one place where a total is made (design, section 9: one true price). Metered items (electricity, water) and the
 * deposit are never part of it: the first is not known yet, the second comes back.
 */
export function priceStay(
  option: Pick<BookingOption, 'price' | 'transactionFee' | 'duration'>,
  itemPrices: readonly ItemPrice[],
  chosen: readonly ChosenItem[],
  party: Pick<Party, 'adults' | 'children'>,
): StayPrice {
  const lines: PriceLine[] = [
    { kind: 'rent', itemId: null, description: '', quantity: 1, unitPrice: option.price, amount: option.price },
  ]
  if (option.transactionFee > 0) {
    const fee = option.transactionFee
    lines.push({ kind: 'fee', itemId: null, description: '', quantity: 1, unitPrice: fee, amount: fee })
  }
  for (const itemPrice of itemPrices) {
    if (!isPartOfTotal(itemPrice)) continue
    const requestedQuantity = chosen.find((choice) => choice.itemId === itemPrice.itemId)?.quantity ?? 0
    const min = itemPrice.isMandatory ? Math.max(1, itemPrice.minQuantity) : 0
    const quantity = Math.max(min, requestedQuantity)
    if (quantity === 0) continue
    const unitPrice = itemPrice.unitPrice * timesCharged(itemPrice, option.duration, party)
    lines.push({
      kind: itemPrice.isMandatory ? 'mandatory' : 'chosen',
      itemId: itemPrice.itemId,
      description: itemPrice.item.description,
      quantity,
      unitPrice,
      amount: unitPrice * quantity,
    })
  }
  return { lines, total: lines.reduce((sum, line) => sum + line.amount, 0) }
}

/** False for what is billed by the meter after the stay and for the deposit. */
export function isPartOfTotal(itemPrice: ItemPrice): boolean {
  return !itemPrice.item.meteredQuantity && itemPrice.item.type !== 'deposit'
}

/** A quantity outside [minQuantity, maxQuantity], or of an item the house does not have. */
export function invalidChoices(itemPrices: readonly ItemPrice[], chosen: readonly ChosenItem[]): ChosenItem[] {
  return chosen.filter((choice) => {
    const itemPrice = itemPrices.find((candidate) => candidate.itemId === choice.itemId)
    if (!itemPrice || !isPartOfTotal(itemPrice)) return true
    if (choice.quantity === 0) return itemPrice.isMandatory
    return choice.quantity < itemPrice.minQuantity || choice.quantity > itemPrice.maxQuantity
  })
}

/**
 * Mandatory items are charged by stay, piece or night only, so that the total shown before a party is known is the
 * total that is booked.
 */
export function timesCharged(
  { item }: { item: Pick<Item, 'chargeType'> },
  nights: number,
  party: Pick<Party, 'adults' | 'children'>,
): number {
  if (item.chargeType === 'night') return nights
  if (item.chargeType === 'person') return party.adults + party.children
  return 1
}
