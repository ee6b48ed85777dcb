import * as v from 'valibot'
import { GuestSchema } from '../../contracts/guest.ts'
import type { StayPrice } from '../../domain/prices.ts'
import { addDays } from '../../domain/stays.ts'
import type { Market } from '../../markets/market.ts'
import { toMajor } from '../broker/context.ts'
import type { OptionMoney } from '../broker/stays/option-rows.ts'
import { newReference } from '../tokens.ts'
import { type BookedHouse, findBookedHouse } from './booked-house.ts'
import { checkStay } from './check-stay.ts'
import { holderOf } from './night-holder.ts'
import type { ParsedBooking, ParsedOrder } from './parse-request.ts'
import { type Refusal, takenRefusal, takenRefusalOf } from './refusal.ts'
import { findStoredReply, hashOrder, keysOf, type StoredReply } from './stored-reply.ts'
import { type NewBooking, writeBookings } from './write-booking.ts'

type BookOutcome = { kind: 'booked'; data: unknown[]; replayed: boolean } | { kind: 'refused'; refusal: Refusal }

/** Attempts: a stay that has changed between check and write, or a number that is already used, is tried again. */
const maxAttempts = 3

/**
 * Books all stays of the order or none, and once for each key: repeated requests, also at the same time, get the first
 * reply.
 */
export async function book(db: D1Database, order: ParsedOrder, now: Date): Promise<BookOutcome> {
  const keys = keysOf(order)
  const requestHash = await hashOrder(order.bookings)
  const before = await findStoredReply(db, keys)
  if (before) return replay(before, requestHash)

  const refusal = await tryToBook(db, order, requestHash, now)
  const stored = await findStoredReply(db, keys)
  if (!refusal && stored) return { kind: 'booked', data: stored.data, replayed: false }
  // The same key may have booked at the same moment: then its own booking has closed the stay.
  if (stored) return replay(stored, requestHash)
  return { kind: 'refused', refusal: refusal ?? { code: 'taken' } }
}

function replay(stored: StoredReply, requestHash: string): BookOutcome {
  return stored.requestHash === requestHash
    ? { kind: 'booked', data: stored.data, replayed: true }
    : { kind: 'refused', refusal: { code: 'idempotency_conflict' } }
}

/** The refusal; null when this call has booked. */
async function tryToBook(
  db: D1Database,
  order: ParsedOrder,
  requestHash: string,
  now: Date,
): Promise<Refusal | undefined> {
  const isSingle = order.bookings.length === 1
  const fields = order.bookings.slice(0, 1).flatMap(({ request }) => guestFaults(request.guest))
  if (fields.length > 0) return { code: 'invalid_request', fields }
  const holders = await Promise.all(order.bookings.map(({ holdId }) => (holdId === null ? null : holderOf(holdId))))
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const checks = await Promise.all(
      order.bookings.map((booking) => checkBooking(db, booking.request, order.market, now)),
    )
    const refused = checks.find((check) => check.kind === 'refused')
    if (refused) return isSingle ? refused.refusal : { ...refused.refusal, lodgingId: refused.lodgingId }
    const checked = checks.filter((check) => check.kind === 'bookable')
    const outcome = await writeBookings(db, newBookings(order, checked, { requestHash, holders, now }))
    if (outcome === 'booked') return undefined
    if (outcome === 'night-gone') return takenOf(db, order, holders, now)
    if (outcome === 'key-used') return { code: 'taken' }
  }
  return { code: 'taken' }
}

type CheckedBooking =
  | { kind: 'bookable'; request: ParsedBooking; house: BookedHouse; price: StayPrice; money: OptionMoney }
  | { kind: 'refused'; refusal: Refusal; lodgingId: number }
type BookableStay = Extract<CheckedBooking, { kind: 'bookable' }>

async function checkBooking(
  db: D1Database,
  request: ParsedBooking,
  market: Market,
  now: Date,
): Promise<CheckedBooking> {
  const { lodgingId } = request.option
  const [stay, house] = await Promise.all([checkStay(db, request, market, now), findBookedHouse(db, lodgingId, market)])
  if (stay.kind === 'refused') return { kind: 'refused', refusal: stay.refusal, lodgingId }
  if (!house) return { kind: 'refused', refusal: { code: 'unknown_lodging' }, lodgingId }
  const { money, ...price } = stay
  return { kind: 'bookable', request, house, price, money }
}

interface Ordering {
  requestHash: string
  /** Of each booking; null where its stay is not held. */
  holders: readonly (string | null)[]
  now: Date
}

function newBookings(order: ParsedOrder, checked: readonly BookableStay[], { requestHash, holders, now }: Ordering) {
  const { market } = order
  const keys = keysOf(order)
  const numbered = checked.map((stay) => ({ ...stay, number: newBookingNumber(), total: stay.price.total }))
  const [first] = numbered
  return numbered.map(({ request, house, price, money, number, total }, place): NewBooking => {
    const data = replyData(request, market, { number, price, now })
    const others = numbered.filter((other) => other.number !== number)
    return {
      ...{ request, market, house, number, requestHash, money, total },
      key: keys[place] ?? order.key,
      holders: holders.flatMap((holder) => holder ?? []),
      order: first && others.length > 0 ? { number: first.number, others } : null,
      priceLines: price.lines,
      lines: JSON.stringify(data.lines),
      reply: JSON.stringify(data),
      createdAt: now,
    }
  })
}

function takenOf(db: D1Database, { bookings }: ParsedOrder, holders: Ordering['holders'], now: Date): Promise<Refusal> {
  const stays = bookings.map(({ request }, place) => ({ stay: request.option, holder: holders[place] ?? null }))
  const [first] = stays
  return first && stays.length === 1 ? takenRefusal(db, first.stay, first.holder, now) : takenRefusalOf(db, stays, now)
}

function guestFaults(guest: ParsedBooking['guest']): string[] {
  const { issues = [] } = v.safeParse(GuestSchema, guest)
  return [...new Set(issues.map((issue) => `guest.${v.getDotPath(issue)}`))]
}

/** As the wire has it: decimal kroner and euro. */
function replyData(
  request: ParsedBooking,
  market: Market,
  { number, price, now }: { number: string; price: StayPrice; now: Date },
) {
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

/** The booking's number: MH- and eight characters. */
function newBookingNumber(): string {
  return newReference('MH-')
}
