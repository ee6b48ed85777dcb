import * as v from 'valibot'
import type { AddOnLookup } from '../../../contracts/add-ons.ts'
import { type ChosenItem, PriceLineSchema } from '../../../contracts/booking.ts'
import { ReadSnapshotSchema } from '../../../contracts/booking-snapshot.ts'
import { TypedEmailSchema } from '../../../contracts/email.ts'
import { type BookingOptionItemPrice, MarketIdSchema } from '../../../contracts/lodging.ts'
import { isPetItem } from '../../../domain/booking/pet-items.ts'
import { type BilledLine, isPartOfTotal, type PriceLine, priceStay, timesCharged } from '../../../domain/prices.ts'
import { today } from '../../../domain/stays.ts'
import type { MarketId } from '../../../editions/table.ts'
import { type Market, marketById } from '../../../markets/market.ts'
import { loadItemPrices } from '../../broker/stays/items.ts'
import { isSameText, joinBookingNumber } from '../../tokens.ts'

/** Add-ons of one order; money in øre or cents. */
export interface Addition {
  reference: string
  /** ISO instant. */
  createdAt: string
  lines: BilledLine[]
  total: number
}

export interface AddOnOffer {
  additions: Addition[]
  available: { itemPrice: BookingOptionItemPrice; unitPrice: number; times: number; min: number; max: number }[]
  /**
   * Whether add-ons can still be ordered: until the day before arrival, because somebody has to bring them, and not
   * after a cancellation.
   */
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

/** Ordered and available add-ons of a booking: up to the house's maximum of each, as far as its stay can have them. */
export async function loadOffer(db: D1Database, booking: FoundBooking, lan: MarketId, now: Date): Promise<AddOnOffer> {
  const [added, itemPrices] = await Promise.all([
    loadAdditions(db, booking.id),
    // In the words of the requesting edition, at the prices of the one that it was booked in.
    loadItemPrices(db, [booking.lodgingId], { ...marketById(lan), currency: booking.market.currency }, booking),
  ])
  const isOpen = !booking.isCancelled && booking.arrival > today(now)
  const had = [...booking.lines, ...added.flatMap(({ lines }) => lines)]
  const offered = itemPrices.filter((each) => !each.isMandatory && isPartOfTotal(each) && !isPetItem(each))
  const available = offered.flatMap((itemPrice) => {
    const before = had.reduce((sum, { itemId, quantity }) => (itemId === itemPrice.itemId ? sum + quantity : sum), 0)
    const max = itemPrice.maxQuantity - before
    const min = Math.max(1, itemPrice.minQuantity - before)
    const [line] = priceAddOns(booking, [itemPrice], [{ itemId: itemPrice.itemId, quantity: 1 }])
    const times = timesCharged(itemPrice, booking.duration, booking.party)
    return isOpen && max >= min && line ? [{ itemPrice, unitPrice: line.amount, times, min, max }] : []
  })
  return { additions: added, available, isOpen }
}

/** Ordered add-ons of a booking, the earliest order first. */
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

/** A booking as add-ons see it; money in øre or cents. */
export interface FoundBooking {
  id: number
  number: string
  lodgingId: number
  arrival: string
  duration: number
  party: { adults: number; children: number }
  /** The edition that it was booked in: its currency stays. */
  market: Market
  guestEmail: string
  total: number
  lines: PriceLine[]
  /** What the rent was below its normal price; 0 where that was not stored. */
  saving: number
  isCancelled: boolean
}

export type FindOutcome = { kind: 'found'; booking: FoundBooking } | { kind: 'unknown' } | { kind: 'throttled' }

/** Wrong keys for one number from one network within the window; more, and there the right one is refused as well. */
const maxFailures = 5
const failureWindow = 15 * 60 * 1000

/**
 * The booking of that number, if the key belongs to it. An unknown number is answered, and counted, like a wrong key.
 * Wrong keys close a number to the network that they come from alone: nobody locks its guest out.
 */
export async function findBooking(
  db: D1Database,
  { reservationId, key }: Pick<AddOnLookup, 'reservationId' | 'key'>,
  network: string | null,
  now: number,
): Promise<FindOutcome> {
  const number = joinBookingNumber(reservationId).toUpperCase()
  const found = await db
    .prepare('SELECT booking.*, booking_key.key FROM booking JOIN booking_key ON booking_id = id WHERE number = ?1')
    .bind(number)
    .first()
  const row = v.parse(v.nullable(RowSchema), found)
  const isRight = isSameText(key.toLowerCase(), row?.key ?? nobodysKey)
  const booking = row && isRight ? bookingOf(row) : null
  if (!(await admitLookup(db, `${number} ${network ?? ''}`, { isCounted: !booking, now }))) return { kind: 'throttled' }
  return booking ? { kind: 'found', booking } : { kind: 'unknown' }
}

/** False beyond the limit. What is counted is counted before the answer, so that attempts at the same time count too. */
async function admitLookup(
  db: D1Database,
  subject: string,
  { isCounted, now }: { isCounted: boolean; now: number },
): Promise<boolean> {
  const [, counted] = await db.batch([
    forgetFailures(db, now),
    db.prepare('SELECT count(*) AS count FROM failed_lookup WHERE subject = ?1').bind(subject),
    db
      .prepare(
        `INSERT INTO failed_lookup (subject, at) SELECT ?1, ?2
         WHERE ?3 AND (SELECT count(*) FROM failed_lookup WHERE subject = ?1) < ?4`,
      )
      .bind(subject, now, Number(isCounted), maxFailures),
  ])
  const [failures] = v.parse(v.tuple([v.object({ count: v.number() })]), counted?.results)
  return failures.count < maxFailures
}

export function forgetFailures(db: D1Database, now: number): D1PreparedStatement {
  return db.prepare('DELETE FROM failed_lookup WHERE at <= ?1').bind(now - failureWindow)
}

/** Compared where there is no booking, so that the reply takes as long. */
const nobodysKey = 'a key that nobody has'

/** What the guest was shown when it was booked; a booking may have none. */
const ShownSchema = v.pipe(v.string(), v.parseJson(), v.object({ shown: v.nullable(ReadSnapshotSchema) }))

const RowSchema = v.object({
  id: v.number(),
  number: v.string(),
  key: v.string(),
  lodging_id: v.number(),
  arrival: v.string(),
  duration: v.number(),
  adults: v.number(),
  children: v.number(),
  language_id: MarketIdSchema,
  total: v.number(),
  lines: v.pipe(v.string(), v.parseJson(), v.array(PriceLineSchema)),
  guest: v.pipe(v.string(), v.parseJson(), v.object({ email: TypedEmailSchema })),
  cancelled_at: v.nullable(v.number()),
  snapshot: v.fallback(ShownSchema, { shown: null }),
})

function bookingOf(row: v.InferOutput<typeof RowSchema>): FoundBooking {
  const { id, number, arrival, duration, total, lines, adults, children, snapshot } = row
  return {
    id,
    number,
    lodgingId: row.lodging_id,
    arrival,
    duration,
    party: { adults, children },
    market: marketById(row.language_id),
    guestEmail: row.guest.email,
    total,
    lines,
    saving: (snapshot.shown?.total === total && snapshot.shown.saving) || 0,
    isCancelled: row.cancelled_at !== null,
  }
}
