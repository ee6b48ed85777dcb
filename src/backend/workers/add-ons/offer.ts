import * as v from 'valibot'
import type { ChosenItem } from '../../../contracts/booking.ts'
import type { BookingOptionItemPrice } from '../../../contracts/lodging.ts'
import { isPetItem } from '../../../domain/booking/pet-items.ts'
import { isPartOfTotal, type PriceLine, priceStay, timesCharged } from '../../../domain/prices.ts'
import { today } from '../../../domain/stays.ts'
import type { MarketId } from '../../../editions/table.ts'
import { marketById } from '../../../markets/market.ts'
import { loadItemPrices } from '../../broker/stays/items.ts'
import type { BookedLine, FoundBooking } from './find-booking.ts'

/** What was added in one order; money in øre or cents. */
export interface Addition {
  reference: string
  /** ISO instant. */
  createdAt: string
  lines: BookedLine[]
  total: number
}

export interface AddOnOffer {
  additions: Addition[]
  available: { itemPrice: BookingOptionItemPrice; unitPrice: number; times: number; least: number; most: number }[]
  /** Until the day before arrival, for somebody has to bring it; not once the booking is cancelled. */
  isOpen: boolean
}

const LineSchema = v.object({
  kind: v.picklist(['rent', 'fee', 'mandatory', 'chosen']),
  itemId: v.nullable(v.number()),
  description: v.string(),
  quantity: v.number(),
  amount: v.number(),
})
const AdditionRowsSchema = v.array(
  v.object({
    reference: v.string(),
    created_at: v.number(),
    lines: v.pipe(v.string(), v.parseJson(), v.array(LineSchema)),
    total: v.number(),
  }),
)

/** What was added to a booking, and what still can be: up to the most of each that the house offers. */
export async function loadOffer(db: D1Database, booking: FoundBooking, lan: MarketId, now: Date): Promise<AddOnOffer> {
  const [made, itemPrices] = await Promise.all([
    loadAdditions(db, booking.id),
    // In the words of the edition that asks, at the prices of the one that it was booked in.
    loadItemPrices(db, [booking.lodgingId], { ...marketById(lan), currency: booking.market.currency }),
  ])
  const isOpen = !booking.isCancelled && booking.arrival > today(now)
  const had = [...booking.lines, ...made.flatMap(({ lines }) => lines)]
  const offered = itemPrices.filter((each) => !each.isMandatory && isPartOfTotal(each) && !isPetItem(each))
  const available = offered.flatMap((itemPrice) => {
    const before = had.reduce((sum, { itemId, quantity }) => (itemId === itemPrice.itemId ? sum + quantity : sum), 0)
    const most = itemPrice.maxQuantity - before
    const least = Math.max(1, itemPrice.minQuantity - before)
    const [line] = priceAddOns(booking, [itemPrice], [{ itemId: itemPrice.itemId, quantity: 1 }])
    const times = timesCharged(itemPrice, booking.duration, booking.party)
    return isOpen && most >= least && line ? [{ itemPrice, unitPrice: line.amount, times, least, most }] : []
  })
  return { additions: made, available, isOpen }
}

/** What was added to a booking, the earliest order first. */
async function loadAdditions(db: D1Database, bookingId: number): Promise<Addition[]> {
  const { results } = await db
    .prepare('SELECT reference, created_at, lines, total FROM booking_addition WHERE booking_id = ?1 ORDER BY id')
    .bind(bookingId)
    .all()
  return v
    .parse(AdditionRowsSchema, results)
    .map(({ created_at: createdAt, ...addition }) => ({ ...addition, createdAt: new Date(createdAt).toISOString() }))
}

/** The lines of what is chosen, priced as the booking's own. */
export function priceAddOns(
  { duration, party }: FoundBooking,
  itemPrices: readonly BookingOptionItemPrice[],
  chosen: readonly ChosenItem[],
): PriceLine[] {
  return priceStay({ price: 0, transactionFee: 0, duration }, itemPrices, chosen, party).lines.filter(
    ({ kind }) => kind === 'chosen',
  )
}
