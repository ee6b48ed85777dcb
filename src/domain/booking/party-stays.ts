import type { Party } from '../../contracts/booking.ts'
import type { BookingOption, BookingOptionItemPrice } from '../../contracts/lodging.ts'
import { priceStay } from '../prices.ts'
import { withPetItems } from './pet-items.ts'

/** Stays of a house at what they cost the party altogether: fee, mandatory items, and what its pets are charged. */
export function staysForParty<Stay extends Pick<BookingOption, 'price' | 'transactionFee' | 'duration' | 'totalPrice'>>(
  stays: readonly Stay[],
  itemPrices: readonly BookingOptionItemPrice[],
  party: Party,
): Stay[] {
  const pets = withPetItems(itemPrices, [], party)
  return stays.map((stay) => ({ ...stay, totalPrice: priceStay(stay, itemPrices, pets, party).total }))
}
