import type { BookingOptionItemPrice } from '../../contracts/lodging.ts'
import { timesCharged } from '../prices.ts'

/** What a house takes for bed linen: `unitPrice` in øre or cents. */
export interface LinenOffer extends Pick<BookingOptionItemPrice, 'unitPrice' | 'minQuantity' | 'maxQuantity'> {
  chargeType: BookingOptionItemPrice['item']['chargeType']
}

/** The bed linen that a house hires out; none where every stay has it in its price. */
export function linenOffers(itemPrices: readonly BookingOptionItemPrice[]): (LinenOffer & { itemId: number })[] {
  const linen = itemPrices.filter(({ item }) => item.type === 'linen' && !item.meteredQuantity)
  if (linen.some(({ isMandatory }) => isMandatory)) return []
  return linen.map(({ itemId, unitPrice, minQuantity, maxQuantity, item: { chargeType } }) => ({
    ...{ itemId, unitPrice, minQuantity, maxQuantity, chargeType },
  }))
}

/** How many of it are ordered for so many guests. */
export function linenQuantity({ chargeType, minQuantity, maxQuantity }: LinenOffer, guests: number): number {
  return chargeType === 'piece' ? Math.min(Math.max(guests, minQuantity, 1), maxQuantity) : Math.max(1, minQuantity)
}

/** What guests without linen of their own pay for it, by the cheapest offer of the house: øre or cents. */
export function linenCharge(offers: readonly LinenOffer[], nights: number, guests: number): number {
  const charges = offers.map((offer) => {
    const times = timesCharged({ item: offer }, nights, { adults: guests, children: 0 })
    return offer.unitPrice * times * linenQuantity(offer, guests)
  })
  return charges.length === 0 ? 0 : Math.min(...charges)
}
