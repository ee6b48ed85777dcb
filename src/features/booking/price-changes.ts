import type { BookingOption, BookingOptionItemPrice } from '../../contracts/lodging.ts'
import { withPetItems } from '../../domain/booking/pet-items.ts'
import { type QuotedPrice, quotedTotal } from '../../domain/booking/quoted-price.ts'
import { type PriceLine, priceStay } from '../../domain/prices.ts'

export interface PriceChange {
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
export function changedPrice(
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
