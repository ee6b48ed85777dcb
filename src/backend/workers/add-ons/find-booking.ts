import * as v from 'valibot'
import type { AddOnLookup } from '../../../contracts/add-ons.ts'
import { PriceLineSchema } from '../../../contracts/booking.ts'
import { TypedEmailSchema } from '../../../contracts/email.ts'
import { MarketIdSchema } from '../../../contracts/lodging.ts'
import type { PriceLine } from '../../../domain/prices.ts'
import { type Market, marketById } from '../../../markets/market.ts'
import { isSameText } from '../../tokens.ts'

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
  isCancelled: boolean
}

export type FindOutcome = { kind: 'found'; booking: FoundBooking } | { kind: 'unknown' } | { kind: 'throttled' }

/** Wrong keys for one number within the window; more, and the right one is refused as well. */
const maxFailures = 5
const failureWindow = 15 * 60 * 1000

/**
 * The booking of that number, if the key is its own. A number that nobody has is answered, and counted, just like a
 * wrong key.
 */
export async function findBooking(
  db: D1Database,
  { reservationId, key }: Pick<AddOnLookup, 'reservationId' | 'key'>,
  now: number,
): Promise<FindOutcome> {
  const subject = reservationId.toUpperCase()
  const [failures, found] = await db.batch([
    db
      .prepare('SELECT count(*) AS count FROM failed_lookup WHERE subject = ?1 AND at > ?2')
      .bind(subject, now - failureWindow),
    db
      .prepare('SELECT booking.*, booking_key.key FROM booking JOIN booking_key ON booking_id = id WHERE number = ?1')
      .bind(subject),
  ])
  const [counted] = v.parse(v.array(v.object({ count: v.number() })), failures?.results ?? [])
  if (counted && counted.count >= maxFailures) return { kind: 'throttled' }
  const [row] = v.parse(v.array(RowSchema), found?.results ?? [])
  const isRight = isSameText(key.toLowerCase(), row?.key ?? nobodysKey)
  if (row && isRight) return { kind: 'found', booking: bookingOf(row) }
  await db.batch([
    db.prepare('DELETE FROM failed_lookup WHERE at <= ?1').bind(now - failureWindow),
    db.prepare('INSERT INTO failed_lookup (subject, at) VALUES (?1, ?2)').bind(subject, now),
  ])
  return { kind: 'unknown' }
}

/** Compared where there is no booking, so that the answer takes as long. */
const nobodysKey = 'a key that nobody has'

/** Øre or cents. */
export type BookedLine = Omit<PriceLine, 'unitPrice'>

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
})

function bookingOf(row: v.InferOutput<typeof RowSchema>): FoundBooking {
  const { id, number, arrival, duration, total, lines, adults, children } = row
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
    isCancelled: row.cancelled_at !== null,
  }
}
