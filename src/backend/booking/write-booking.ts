import { comparableEmail } from '../../contracts/email.ts'
import type { PriceLine } from '../../domain/prices.ts'
import { addDays, nightsOf } from '../../domain/stays.ts'
import type { Market } from '../../markets/market.ts'
import { moneyColumns, type OptionMoney } from '../broker/stays/option-rows.ts'
import type { BookedHouse } from './booked-house.ts'
import { addKeyToMail, queueConfirmation } from './confirmation.ts'
import { toSeconds } from './night-holder.ts'
import type { ParsedBooking } from './parse-request.ts'

export interface NewBooking {
  number: string
  key: string
  requestHash: string
  request: ParsedBooking
  market: Market
  house: BookedHouse
  /** Holders whose holds end with this booking and those made with it. */
  holders: readonly string[]
  /** Number of the first booking of the order, and the others of it. Null: booked by itself. */
  order: { number: string; others: readonly Pick<NewBooking, 'number' | 'house' | 'total'>[] } | null
  money: OptionMoney
  /** Lines of the total. */
  priceLines: readonly PriceLine[]
  /** Øre or cents. */
  total: number
  /** The same as JSON of the contract: decimal kroner and euro. */
  lines: string
  /** JSON of the reply's data; its bookingId and addOnKey are filled in by the statement. */
  reply: string
  createdAt: Date
}

/**
 * 'booked': rows, nights and closed options of all bookings are written, or none of them. 'stay-gone': a stay is no
 * longer free at that price. 'night-gone': one of its nights is held or sold. 'item-gone': another booking has the
 * changeover day that an early check-in or a late check-out needs. 'number-used': the number is another booking's.
 * 'key-used': the key has just booked.
 */
export type WriteOutcome = 'booked' | 'stay-gone' | 'night-gone' | 'item-gone' | 'number-used' | 'key-used'

export async function writeBookings(db: D1Database, bookings: readonly NewBooking[]): Promise<WriteOutcome> {
  try {
    const [inserted] = await db.batch([
      ...bookings.flatMap((booking) => [
        insertBooking(db, booking),
        ...endHolds(db, booking),
        insertNights(db, booking),
        completeReply(db, booking),
        closeOverlappingOptions(db, booking),
        queueConfirmation(db, booking),
        addKeyToMail(db, booking),
      ]),
      ...(bookings.length > 1 ? [failUnlessAllBooked(db, bookings)] : []),
    ])
    return inserted && inserted.meta.changes > 0 ? 'booked' : 'stay-gone'
  } catch (error) {
    const constraint = brokenConstraint(error)
    if (!constraint) throw error
    return constraint
  }
}

/**
 * The statement of a stay that is no longer free writes nothing and does not fail the batch: this one violates a
 * constraint where a booking is missing.
 */
function failUnlessAllBooked(db: D1Database, bookings: readonly NewBooking[]) {
  return db
    .prepare(
      `INSERT INTO night (lodging_id, date, holder) SELECT NULL, '', '' FROM json_each(?1) AS wanted
       WHERE NOT EXISTS (SELECT 1 FROM booking WHERE number = wanted.value)`,
    )
    .bind(JSON.stringify(bookings.map(({ number }) => number)))
}

/**
 * Deletes expired holds and those of the guest who has booked from the nights of the stay. What else the guest holds
 * expires at once, and is deleted with the others that have, by the job that chooses their houses' offers again.
 */
function endHolds(db: D1Database, { number, holders, request: { option }, createdAt }: NewBooking) {
  const isBooked = 'EXISTS (SELECT 1 FROM booking WHERE number = ?1)'
  const isOwn = 'holder IN (SELECT value FROM json_each(?2))'
  const values = [number, JSON.stringify(holders), toSeconds(createdAt)]
  return [
    db
      .prepare(
        `DELETE FROM night WHERE ${isBooked} AND lodging_id = ?4 AND date IN (SELECT value FROM json_each(?5))
           AND expires_at IS NOT NULL AND (${isOwn} OR expires_at <= ?3)`,
      )
      .bind(...values, option.lodgingId, JSON.stringify(nightsOf(option.arrival, option.duration))),
    db.prepare(`UPDATE night SET expires_at = ?3 WHERE ${isBooked} AND ${isOwn} AND expires_at > ?3`).bind(...values),
  ]
}

/** Writes nothing when the stay is not free at the price that was computed. */
function insertBooking(db: D1Database, booking: NewBooking) {
  const { request, market, money } = booking
  const { option } = request
  const columns = moneyColumns(market)
  return db
    .prepare(
      `INSERT INTO booking (number, idempotency_key, request_hash, lodging_id, arrival, duration, adults, children,
         infants, pets, language_id, currency, total, lines, guest, reply, created_at, snapshot, order_number)
       SELECT ?1, ?2, ?3, lodging_id, arrival, duration, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?21, ?22
       FROM booking_option
       WHERE lodging_id = ?15 AND arrival = ?16 AND duration = ?17 AND status = 1
         AND ${columns.price} = ?18 AND ${columns.fee} = ?19 AND ${columns.total} = ?20`,
    )
    .bind(
      booking.number,
      booking.key,
      booking.requestHash,
      option.adults,
      option.children,
      option.infants,
      option.pets,
      market.id,
      market.currency,
      booking.total,
      booking.lines,
      // In the form by which accounts are found.
      JSON.stringify({ ...request.guest, email: comparableEmail(request.guest.email) }),
      booking.reply,
      toSeconds(booking.createdAt),
      option.lodgingId,
      option.arrival,
      option.duration,
      money.price,
      money.fee,
      money.total,
      JSON.stringify({ shown: request.snapshot ?? null, house: booking.house }),
      booking.order?.number ?? null,
    )
}

/** The primary key of a night refuses the second booking, and with it the whole batch. */
function insertNights(db: D1Database, { number, request: { option } }: NewBooking) {
  return db
    .prepare(
      `INSERT INTO night (lodging_id, date, holder, expires_at)
       SELECT booking.lodging_id, nights.value, 'booking:' || booking.id, NULL
       FROM booking, json_each(?2) AS nights WHERE booking.number = ?1`,
    )
    .bind(number, JSON.stringify(nightsOf(option.arrival, option.duration)))
}

/** Completes the reply with the ids that the database has assigned. */
function completeReply(db: D1Database, { number }: NewBooking) {
  return db
    .prepare(
      `UPDATE booking SET reply = json_set(reply, '$.bookingId', id,
         '$.addOnKey', (SELECT key FROM booking_key WHERE booking_id = id)) WHERE number = ?1`,
    )
    .bind(number)
}

/** Two stays overlap when each begins before the other ends. */
function closeOverlappingOptions(db: D1Database, { number, request: { option } }: NewBooking) {
  return db
    .prepare(
      `UPDATE booking_option SET status = 0
       WHERE lodging_id = ?1 AND status = 1 AND arrival < ?2 AND date(arrival, '+' || duration || ' days') > ?3
         AND EXISTS (SELECT 1 FROM booking WHERE number = ?4)`,
    )
    .bind(option.lodgingId, addDays(option.arrival, option.duration), option.arrival, number)
}

function brokenConstraint(error: unknown): WriteOutcome | undefined {
  const message = error instanceof Error ? error.message : ''
  if (message.includes('NOT NULL constraint failed: night.')) return 'stay-gone'
  if (!message.includes('UNIQUE constraint failed')) return undefined
  if (message.includes('booking.idempotency_key')) return 'key-used'
  if (message.includes('booking.number')) return 'number-used'
  if (message.includes('changeover.')) return 'item-gone'
  if (message.includes('night.')) return 'night-gone'
  return undefined
}
