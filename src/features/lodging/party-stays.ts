import type { Party } from '../../contracts/booking.ts'
import type { BookingOption, BookingOptionItemPrice } from '../../contracts/lodging.ts'
import { withPetItems } from '../../domain/booking/pet-items.ts'
import { priceStay } from '../../domain/prices.ts'

/** Stays of a house at what they cost the party altogether: fee, mandatory items, and what its pets are charged. */
export function staysForParty<Stay extends Pick<BookingOption, 'price' | 'transactionFee' | 'duration' | 'totalPrice'>>(
  stays: readonly Stay[],
  itemPrices: readonly BookingOptionItemPrice[],
  party: Party,
): Stay[] {
  const pets = withPetItems(itemPrices, [], party)
  return stays.map((stay) => ({ ...stay, totalPrice: priceStay(stay, itemPrices, pets, party).total }))
}
