import type { StayOffer } from '../../contracts/booking-price.ts'
import { partyFaults } from '../../domain/booking/party.ts'
import {
  isOfStay,
  type PricedStay,
  type QuotedPrice,
  quotedStay,
  quotedWithOffers,
} from '../../domain/booking/quoted-price.ts'
import type { Draft } from '../../drafts/draft.ts'
import type { RenderContext } from '../../routing/page.ts'
import { type BookingStay, offerOf, orderedItems } from './load.ts'
import { type ChangedPrice, changedPrice } from './price-changes.tsx'

/** The form's field with the signed quote of the price that its page shows. */
export const quoteField = 'quote'

type Signing = Pick<RenderContext, 'quotes' | 'now'>
type Chosen = Pick<Draft, 'items' | 'party'>

/** The signed quote of what a step shows of the draft; empty where there is nothing to show, or nothing to sign with. */
export async function signedQuote({ quotes, now }: Signing, chosen: Chosen, stay: BookingStay): Promise<string> {
  const priced = pricedStay(chosen, stay)
  return priced ? quotes.sign(quotedStay(priced, now)) : ''
}

/** The same on a page where add-ons are chosen. */
export async function signedOffers({ quotes, now }: Signing, chosen: Chosen, stay: BookingStay): Promise<string> {
  const priced = pricedStay(chosen, stay)
  return priced ? quotes.sign(quotedWithOffers(priced, now)) : ''
}

/** What step 1 shows of a stay. */
export async function signedOffer(signing: Signing, { items, party }: Chosen, stay: BookingStay): Promise<StayOffer> {
  const isTaken = stay.state === 'free' && partyFaults(party, stay.house).length === 0
  const signed = isTaken ? await signedQuote(signing, { items, party }, stay) : ''
  return { ...offerOf(stay, items, party, signing.now), signed }
}

function pricedStay({ items, party }: Chosen, stay: BookingStay): PricedStay | null {
  const { option, itemPrices } = stay
  return option && { option, itemPrices, chosen: orderedItems(stay, items, party), party }
}

/** What the page showed whose form was sent, as its quote says; else what the guest had gone on with before. */
export async function seenPrice(
  { form, market, quotes, now }: RenderContext,
  { stay, shown }: Pick<Draft, 'stay' | 'shown'>,
  name = quoteField,
): Promise<QuotedPrice | null> {
  const field = form?.get(name)
  const quote = typeof field === 'string' ? field : null
  return (await quotes.read(quote, { ...stay, currency: market.currency }, now)) ?? shown
}

/** How the price of a stay differs from what was seen of it; null when it does not, or was never seen. */
export function changeSince(
  seen: QuotedPrice | null,
  { option, itemPrices }: Pick<BookingStay, 'option' | 'itemPrices'>,
): ChangedPrice | null {
  return seen && option && isOfStay(seen, option) ? changedPrice(seen, option, itemPrices) : null
}
