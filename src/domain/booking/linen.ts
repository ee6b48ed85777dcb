import type { ChosenItem } from '../../contracts/booking.ts'
import type { ItemPrice } from '../../contracts/lodging.ts'
import { timesCharged } from '../prices.ts'

/** The house's charge for bed linen: `unitPrice` in øre or cents. */
export interface LinenOffer extends Pick<ItemPrice, 'unitPrice' | 'minQuantity' | 'maxQuantity'> {
  chargeType: ItemPrice['item']['chargeType']
}

/** Bed linen that can be hired; none where the price includes it. */
export function linenOffers(itemPrices: readonly ItemPrice[]): (LinenOffer & { itemId: number })[] {
  const linen = itemPrices.filter(({ item }) => item.type === 'linen' && !item.meteredQuantity)
  if (linen.some(({ isMandatory }) => isMandatory)) return []
  return linen.map(({ itemId, unitPrice, minQuantity, maxQuantity, item: { chargeType } }) => ({
    ...{ itemId, unitPrice, minQuantity, maxQuantity, chargeType },
  }))
}

/** Quantity for so many guests. */
export function linenQuantity({ chargeType, minQuantity, maxQuantity }: LinenOffer, guests: number): number {
  return chargeType === 'piece' ? Math.min(Math.max(guests, minQuantity, 1), maxQuantity) : Math.max(1, minQuantity)
}

/** Price of linen for all guests, by the house's cheapest offer: øre or cents. */
export function linenCharge(offers: readonly LinenOffer[], nights: number, guests: number): number {
  const charges = offers.map((offer) => {
    const times = timesCharged({ item: offer }, nights, { adults: guests, children: 0 })
    return offer.unitPrice * times * linenQuantity(offer, guests)
  })
  return charges.length === 0 ? 0 : Math.min(...charges)
}

/** The charge for bed linen that is neither chosen nor in the price: øre or cents. */
export function linenLeft(
  itemPrices: readonly ItemPrice[],
  chosen: readonly ChosenItem[],
  stay: { nights: number; guests: number },
): number {
  const offers = linenOffers(itemPrices)
  const isChosen = offers.some((offer) =>
    chosen.some(({ itemId, quantity }) => itemId === offer.itemId && quantity > 0),
  )
  return isChosen ? 0 : linenCharge(offers, stay.nights, stay.guests)
}
