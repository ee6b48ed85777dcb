import * as v from 'valibot'
import { GuestSchema } from '../../contracts/guest.ts'
import type { StayPrice } from '../../domain/prices.ts'
import { addDays } from '../../domain/stays.ts'
import type { Market } from '../../markets/market.ts'
import { toMajor } from '../broker/context.ts'
import { newReference } from '../tokens.ts'
import { findBookedHouse } from './booked-house.ts'
import { checkStay } from './check-stay.ts'
import { holderOf } from './night-holder.ts'
import type { ParsedBooking } from './parse-request.ts'
import { type Refusal, takenRefusal } from './refusal.ts'
import { findStoredReply, hashBooking, type StoredReply } from './stored-reply.ts'
import { writeBooking } from './write-booking.ts'

interface BookingRequest {
  key: string
  request: ParsedBooking
  market: Market
  /** What the guest holds the stay by; null where it is not held for them. */
  holdId: string | null
}

type BookOutcome = { kind: 'booked'; data: unknown; replayed: boolean } | { kind: 'refused'; refusal: Refusal }

/** A stay whose price moved between check and write, or a number already given away, is looked at again. */
const maxAttempts = 3

/** Books once for each key: whoever asks again, however often and at the same time, gets the first answer. */
export async function book(db: D1Database, bookingRequest: BookingRequest, now: Date): Promise<BookOutcome> {
  const requestHash = await hashBooking(bookingRequest.request)
  const before = await findStoredReply(db, bookingRequest.key)
  if (before) return replay(before, requestHash)

  const refusal = await tryToBook(db, bookingRequest, requestHash, now)
  const stored = await findStoredReply(db, bookingRequest.key)
  if (!refusal && stored) return { kind: 'booked', data: stored.data, replayed: false }
  // The same key may have booked at the same moment: then its own booking is what closed the stay.
  if (stored) return replay(stored, requestHash)
  return { kind: 'refused', refusal: refusal ?? { code: 'taken' } }
}

function replay(stored: StoredReply, requestHash: string): BookOutcome {
  return stored.requestHash === requestHash
    ? { kind: 'booked', data: stored.data, replayed: true }
    : { kind: 'refused', refusal: { code: 'idempotency_conflict' } }
}

/** Nothing when this call has booked. */
async function tryToBook(
  db: D1Database,
  bookingRequest: BookingRequest,
  requestHash: string,
  now: Date,
): Promise<Refusal | undefined> {
  const fields = guestFaults(bookingRequest.request.guest)
  if (fields.length > 0) return { code: 'invalid_request', fields }
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const [stay, house] = await Promise.all([
      checkStay(db, bookingRequest.request, bookingRequest.market, now),
      findBookedHouse(db, bookingRequest.request.option.lodgingId, bookingRequest.market),
    ])
    if (stay.kind === 'refused') return stay.refusal
    if (!house) return { code: 'unknown_lodging' }
    const number = newBookingNumber()
    const holder = bookingRequest.holdId === null ? null : await holderOf(bookingRequest.holdId)
    const data = replyData(bookingRequest, number, stay, now)
    const outcome = await writeBooking(db, {
      ...bookingRequest,
      holder,
      number,
      requestHash,
      house,
      money: stay.money,
      priceLines: stay.lines,
      total: stay.total,
      lines: JSON.stringify(data.lines),
      reply: JSON.stringify(data),
      createdAt: now,
    })
    if (outcome === 'booked') return undefined
    if (outcome === 'night-gone') return takenRefusal(db, bookingRequest.request.option, holder, now)
    if (outcome === 'key-used') return { code: 'taken' }
  }
  return { code: 'taken' }
}

function guestFaults(guest: ParsedBooking['guest']): string[] {
  const { issues = [] } = v.safeParse(GuestSchema, guest)
  return [...new Set(issues.map((issue) => `guest.${v.getDotPath(issue)}`))]
}

/** As the wire has it: decimal kroner and euro. */
function replyData({ request, market }: BookingRequest, number: string, price: StayPrice, now: Date) {
  const { lodgingId, arrival, duration } = request.option
  return {
    bookingId: 0,
    bookingNumber: number,
    lodgingId,
    arrival,
    departure: addDays(arrival, duration),
    duration,
    currency: market.currency,
    total: toMajor(price.total),
    lines: price.lines.map((line) => ({
      ...line,
      unitPrice: toMajor(line.unitPrice),
      amount: toMajor(line.amount),
    })),
    createdAt: now.toISOString(),
    addOnKey: '',
  }
}

/** What the guest is told: MH- and eight characters. */
function newBookingNumber(): string {
  return newReference('MH-')
}
