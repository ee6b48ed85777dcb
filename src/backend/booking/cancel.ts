import type { Context } from 'hono'
import * as v from 'valibot'
import { TypedEmailSchema } from '../../contracts/email.ts'
import { envelope } from '../../contracts/envelope.ts'
import { MarketIdSchema } from '../../contracts/lodging.ts'
import type { CancelRefusal } from '../../contracts/my-bookings.ts'
import type { CancellationQuote } from '../../domain/booking/stay-terms.ts'
import { addDays } from '../../domain/stays.ts'
import { marketById } from '../../markets/market.ts'
import { toMajor } from '../broker/context.ts'
import { queueMail } from '../mail/queue.ts'
import { failure } from '../middleware/failures.ts'
import { renewOffers } from './hold-statements.ts'
import { bookedNow, bookingColumns, quoteOf } from './listed-booking.ts'
import { toSeconds } from './night-holder.ts'

const noStore = { 'cache-control': 'no-store' }

const refusals = {
  cancelled_before: [409, 'This booking has been cancelled before.'],
  fee_changed: [409, 'By the terms another amount is due by now: look at the booking again.'],
  too_late: [422, 'The stay has begun: it can’t be cancelled any more.'],
  unknown_booking: [404, 'There is no booking of this number.'],
} as const satisfies Record<CancelRefusal, readonly [number, string]>

const codes = {
  'cancelled-before': 'cancelled_before',
  'fee-changed': 'fee_changed',
  'too-late': 'too_late',
  unknown: 'unknown_booking',
} as const

interface CancelRequest {
  number: string
  /** The amount that was shown before the cancellation: decimal kroner or euro. */
  expectedFee: number
  /** Name of the person in the office; null: the guest. */
  by: string | null
}

/** Cancels for the guest or the office. @returns the response with the amounts, or the refusal */
export async function cancelResponse(c: Context, db: D1Database, cancellation: CancelRequest): Promise<Response> {
  const { number, expectedFee, by } = cancellation
  const outcome = await cancelBooking(db, { number, expectedFee: Math.round(expectedFee * 100), by }, new Date())
  if (outcome.kind !== 'cancelled') return refuseBooking(c, codes[outcome.kind])
  const { quote, lodgingId } = outcome
  return c.json(envelope({ number, lodgingId, fee: toMajor(quote.fee), refund: toMajor(quote.refund) }), 200, noStore)
}

export function refuseBooking(c: Context, code: CancelRefusal): Response {
  const [status, message] = refusals[code]
  return failure(c, status, code, message)
}

type CancelOutcome =
  | { kind: 'cancelled'; quote: CancellationQuote; lodgingId: number }
  | { kind: 'cancelled-before' }
  /** The stay has begun. */
  | { kind: 'too-late' }
  /** By the terms, the guest now pays another amount. */
  | { kind: 'fee-changed'; quote: CancellationQuote }
  | { kind: 'unknown' }

interface Cancellation {
  number: string
  /** The amount that was shown before the cancellation: øre or cents. */
  expectedFee: number
  /** Name of the person in the office; null: the guest. */
  by: string | null
}

/** Attempts: an add-on may be ordered between read and write. */
const maxAttempts = 3

/**
 * Cancels a booking by its own terms: its nights, and all stays that it had closed, are free at once, and the guest
 * gets a mail. A second request gets a refusal that says so.
 */
async function cancelBooking(db: D1Database, cancellation: Cancellation, now: Date): Promise<CancelOutcome> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const booking = await findBooked(db, cancellation.number)
    if (!booking) return { kind: 'unknown' }
    if (booking.cancelled_at !== null) return { kind: 'cancelled-before' }
    const booked = bookedNow(booking)
    const quote = quoteOf(booking, booked, now)
    if (!quote) return { kind: 'too-late' }
    if (quote.fee !== cancellation.expectedFee) return { kind: 'fee-changed', quote }
    if (await write(db, booking, { booked, quote, by: cancellation.by, now })) {
      return { kind: 'cancelled', quote, lodgingId: booking.lodging_id }
    }
  }
  throw new Error(`Booking ${cancellation.number} kept changing while it was cancelled`)
}

const BookedSchema = v.object({
  id: v.number(),
  number: v.string(),
  lodging_id: v.number(),
  arrival: v.string(),
  duration: v.number(),
  language_id: MarketIdSchema,
  total: v.number(),
  lines: v.string(),
  additions: v.string(),
  guest: v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ firstName: v.string(), lastName: v.string(), email: TypedEmailSchema }),
  ),
  snapshot: v.nullable(v.string()),
  cancelled_at: v.nullable(v.number()),
  name: v.string(),
  title: v.string(),
})
type Booked = v.InferOutput<typeof BookedSchema>

async function findBooked(db: D1Database, number: string): Promise<Booked | null> {
  const row = await db
    .prepare(
      `SELECT ${bookingColumns('booking.language_id')}
       FROM booking JOIN lodging ON lodging.id = booking.lodging_id WHERE booking.number = ?1`,
    )
    .bind(number)
    .first()
  return row && v.parse(BookedSchema, row)
}

interface Decided {
  booked: ReturnType<typeof bookedNow>
  quote: CancellationQuote
  by: string | null
  now: Date
}

/** False when the booking has changed since it was read. */
async function write(db: D1Database, booking: Booked, { booked, quote, by, now }: Decided): Promise<boolean> {
  const { id, number, lodging_id: lodgingId, arrival, duration, guest } = booking
  const departure = addDays(arrival, duration)
  // When another request was first, the following statements change nothing.
  const isDone = 'EXISTS (SELECT 1 FROM booking WHERE id = ?1 AND cancelled_at IS NOT NULL)'
  const [cancelled] = await db.batch([
    db
      .prepare(
        `UPDATE booking SET cancelled_at = ?2, cancelled_by = ?3, cancellation_fee = ?4
         WHERE id = ?1 AND cancelled_at IS NULL AND (SELECT count(*) FROM booking_addition WHERE booking_id = ?1) = ?5`,
      )
      .bind(id, toSeconds(now), by, quote.fee, booked.additions.length),
    db.prepare(`DELETE FROM night WHERE holder = ?2 AND ${isDone}`).bind(id, `booking:${id}`),
    db
      .prepare(
        `UPDATE booking_option SET status = 1
         WHERE lodging_id = ?2 AND status = 0 AND arrival < ?3 AND date(arrival, '+' || duration || ' days') > ?4
           AND (arrival, duration) IN (SELECT arrival, duration FROM closed_stay WHERE lodging_id = ?2)
           AND NOT EXISTS (SELECT 1 FROM night
             WHERE night.lodging_id = ?2 AND night.expires_at IS NULL AND night.date >= booking_option.arrival
               AND night.date < date(booking_option.arrival, '+' || booking_option.duration || ' days'))
           AND ${isDone}`,
      )
      .bind(id, lodgingId, departure, arrival),
    db
      .prepare(
        `DELETE FROM closed_stay WHERE lodging_id = ?1 AND (arrival, duration) IN (
           SELECT arrival, duration FROM booking_option WHERE lodging_id = ?1 AND status = 1)`,
      )
      .bind(lodgingId),
    ...renewOffers(db, JSON.stringify([lodgingId]), now),
    queueMail(
      db,
      {
        id: `booking-cancelled-${number}`,
        market: marketById(booking.language_id),
        to: guest.email,
        template: 'booking-cancelled',
        data: {
          name: `${guest.firstName} ${guest.lastName}`,
          number,
          house: { title: booking.title, code: booking.name },
          arrival,
          departure,
          total: booked.total,
          fee: quote.fee,
          refund: quote.refund,
        },
      },
      { sql: isDone, values: [id] },
    ),
  ])
  return (cancelled?.meta.changes ?? 0) > 0
}
