import type { ChosenItem, Party } from '../../contracts/booking.ts'
import type { StayQuote } from '../../contracts/booking-price.ts'
import type { HouseStay, ItemPrice } from '../../contracts/lodging.ts'
import { priceStay } from '../prices.ts'

/** The price of a stay for a party with its chosen add-ons, and what stands beside that price. */
export function quoteStay(
  option: HouseStay,
  itemPrices: readonly ItemPrice[],
  chosen: readonly ChosenItem[],
  party: Pick<Party, 'adults' | 'children'>,
): StayQuote {
  const { arrival, departure, duration, currency } = option
  return {
    arrival,
    departure,
    duration,
    currency,
    ...priceStay(option, itemPrices, chosen, party),
    saving: Math.max(0, option.normalPrice - option.price),
    metered: itemPrices
      .filter(({ item }) => item.meteredQuantity)
      .map(({ itemId, unitPrice, item }) => ({
        itemId,
        description: item.description,
        unitPrice,
        unitName: item.unitName,
      })),
    deposits: itemPrices
      .filter(({ item }) => item.type === 'deposit' && !item.meteredQuantity)
      .map(({ itemId, unitPrice, minQuantity, item }) => ({
        itemId,
        description: item.description,
        amount: unitPrice * Math.max(1, minQuantity),
      })),
  }
}
