import type { StayOffer } from '../../contracts/booking-price.ts'
import type { BookingOption, BookingOptionItemPrice } from '../../contracts/lodging.ts'
import { partyFaults } from '../../domain/booking/party.ts'
import { withPetItems } from '../../domain/booking/pet-items.ts'
import {
  isOfStay,
  type PricedStay,
  type QuotedPrice,
  quotedStay,
  quotedTotal,
  quotedWithOffers,
} from '../../domain/booking/quoted-price.ts'
import { type PriceLine, priceStay } from '../../domain/prices.ts'
import { agencyClock } from '../../domain/stays.ts'
import type { Draft } from '../../drafts/draft.ts'
import { lineTitle } from '../../markets/booking-texts.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatClock, formatDate, formatMoney } from '../../markets/formats.ts'
import type { RenderContext } from '../../routing/page.ts'
import { Notice } from '../../ui/notice.tsx'
import { type BookingStay, offerOf, orderedItems } from './load.ts'

interface PriceChangedProps {
  request: RenderContext
  change: ChangedPrice
}

/** What became of the price since the guest saw it, line by line: to be accepted before the booking goes on. */
export function PriceChanged({ request, change }: PriceChangedProps) {
  const { market, messages, now } = request
  const texts = messages.bookingFlow.change
  const seen = new Date(change.since)
  const seenDay = agencyClock(seen).day
  const isToday = seenDay === agencyClock(now).day
  const when = { time: formatClock(market, seen), day: formatDate(market, seenDay, 'day') }
  const since = formatMessage(isToday ? texts.sinceTime : texts.sinceDay, when, market)
  const money = (amount: number | null) => (amount === null ? '–' : formatMoney(market, amount))
  const totals = {
    before: money(change.before),
    now: money(change.now),
    since: formatMessage(isToday ? texts.atTime : texts.atDay, when, market),
  }
  return (
    <Notice kind="warning" title={texts.title}>
      <p role="alert">{formatMessage(texts.lead, totals, market)}</p>
      <ul>
        {change.changes.map(({ line, before, now: amount }) => {
          const more = (amount ?? 0) - (before ?? 0)
          const difference = `${more < 0 ? '−' : '+'}${formatMoney(market, Math.abs(more))}`
          return (
            <li key={`${line.kind}-${line.itemId}`}>
              <strong>{formatMessage(texts.line, { item: titleOf(request, line), difference, since }, market)}</strong>{' '}
              {formatMessage(texts.from, { before: money(before), now: money(amount) }, market)}
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}

/** A line that was shown may have no name any more, or have been the sum of several. */
function titleOf({ market, messages }: RenderContext, line: PriceLine): string {
  const { booking, bookingFlow } = messages
  if (line.kind !== 'rent' && line.kind !== 'fee' && line.description === '') {
    return line.itemId === null ? booking.summary.mandatory : bookingFlow.change.gone
  }
  return lineTitle(market, booking.summary, line)
}

interface PriceChange {
  /** The line now; where it fell away, as it was. With `mandatory` and no item: everything mandatory. */
  line: PriceLine
  /** Øre or cents; null where there was no such line. */
  before: number | null
  now: number | null
}

export interface ChangedPrice {
  /** When the earlier one was shown, milliseconds since 1970. */
  since: number
  /** Totals of what was shown then, as it was and as it is: øre or cents. */
  before: number
  now: number
  changes: PriceChange[]
}

/**
 * What became of a price that was shown: the same stay for the same party with the same add-ons, line by line. Null
 * when nothing of it has changed, whatever the guest has chosen since.
 */
function changedPrice(
  shown: QuotedPrice,
  option: Pick<BookingOption, 'price' | 'transactionFee' | 'duration'>,
  itemPrices: readonly BookingOptionItemPrice[],
): ChangedPrice | null {
  const chosen = shown.lines.flatMap(({ kind, itemId, quantity }) =>
    kind === 'chosen' && itemId !== null ? [{ itemId, quantity }] : [],
  )
  const isSummed = (kind: PriceLine['kind']) => shown.lines.some((line) => line.kind === kind && line.itemId === null)
  const items = isSummed('chosen') ? withPetItems(itemPrices, chosen, shown.party) : chosen
  const price = priceStay(option, itemPrices, items, shown.party)
  const summed = isSummed('mandatory') ? withSum(price.lines, 'mandatory') : price.lines
  const now = isSummed('chosen') ? withSum(summed, 'chosen') : summed
  const before = shown.lines.map((line) => ({
    ...line,
    description: itemPrices.find(({ itemId }) => itemId === line.itemId)?.item.description ?? '',
    unitPrice: line.quantity > 0 ? line.amount / line.quantity : line.amount,
  }))
  const changes = priceChanges(before, now)
  return changes.length === 0 ? null : { since: shown.at, before: quotedTotal(shown), now: price.total, changes }
}

/** A search knows some items only in one sum: compared with it they are one line, by its name if it is one. */
function withSum(lines: readonly PriceLine[], kind: PriceLine['kind']): PriceLine[] {
  const ofKind = lines.filter((line) => line.kind === kind)
  const amount = ofKind.reduce((sum, line) => sum + line.amount, 0)
  const [only, ...others] = ofKind
  const description = only && others.length === 0 ? only.description : ''
  const summed: PriceLine = { kind, itemId: null, description, quantity: 1, unitPrice: amount, amount }
  return [...lines.filter((line) => line.kind !== kind), ...(amount > 0 ? [summed] : [])]
}

/** What differs between the lines that were shown and those of now, in the order of now, fallen ones last. */
export function priceChanges(before: readonly PriceLine[], now: readonly PriceLine[]): PriceChange[] {
  const earlier = new Map(before.map((line) => [lineKey(line), line]))
  const changed = now.flatMap((line): PriceChange[] => {
    const was = earlier.get(lineKey(line))
    return was?.amount === line.amount ? [] : [{ line, before: was?.amount ?? null, now: line.amount }]
  })
  const present = new Set(now.map(lineKey))
  const fallen = before
    .filter((line) => !present.has(lineKey(line)))
    .map((line): PriceChange => ({ line, before: line.amount, now: null }))
  return [...changed, ...fallen]
}

function lineKey({ kind, itemId }: PriceLine): string {
  return itemId === null ? kind : `item-${itemId}`
}

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
