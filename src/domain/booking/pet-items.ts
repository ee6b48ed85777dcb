import type { ChosenItem, Party } from '../../contracts/booking.ts'
import type { ItemPrice } from '../../contracts/lodging.ts'
import { priceStay } from '../prices.ts'

/** A pet's charge is not an add-on to choose: it follows from the party. */
export function isPetItem({ item }: Pick<ItemPrice, 'item'>): boolean {
  return item.type === 'pet'
}

/** The chosen add-ons, and for each pet of the party the house's charge for one, as far as the house has such charges. */
export function withPetItems(
  itemPrices: readonly ItemPrice[],
  chosen: readonly ChosenItem[],
  { pets }: Pick<Party, 'pets'>,
): ChosenItem[] {
  const charges = itemPrices.filter((itemPrice) => isPetItem(itemPrice) && !itemPrice.isMandatory)
  const others = chosen.filter(({ itemId }) => !charges.some((charge) => charge.itemId === itemId))
  if (pets === 0) return others
  return [...others, ...charges.map(({ itemId, maxQuantity }) => ({ itemId, quantity: Math.min(pets, maxQuantity) }))]
}

/** Charge for the party's pets, which the listed total of a stay does not include: øre or cents. */
export function petCharge(
  itemPrices: readonly ItemPrice[],
  nights: number,
  party: Pick<Party, 'adults' | 'children' | 'pets'>,
): number {
  const charges = itemPrices.filter((itemPrice) => isPetItem(itemPrice) && !itemPrice.isMandatory)
  const option = { price: 0, transactionFee: 0, duration: nights }
  return priceStay(option, charges, withPetItems(charges, [], party), party).total
}
