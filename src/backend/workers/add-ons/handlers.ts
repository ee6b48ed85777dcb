import * as v from 'valibot'
import { AddOnLookupSchema, type AddOnOrder, AddOnOrderSchema } from '../../../contracts/add-ons.ts'
import { envelope } from '../../../contracts/envelope.ts'
import { withAdditions } from '../../../domain/booking/instalments.ts'
import type { BilledLine, PriceLine } from '../../../domain/prices.ts'
import { addDays } from '../../../domain/stays.ts'
import type { MarketId } from '../../../editions/table.ts'
import { billedRows } from '../../booking/billed-rows.ts'
import { hashRequest } from '../../booking/stored-reply.ts'
import { toMajor } from '../../broker/context.ts'
import { queueMail } from '../../mail/queue.ts'
import { mailNetwork } from '../../mail/visitor-mail.ts'
import { failure } from '../../middleware/failures.ts'
import { newReference } from '../../tokens.ts'
import { formatIssue, readRequest, type StoreOutcome, storedResponse, type WorkersContext } from '../submissions.ts'
import {
  type Addition,
  type AddOnOffer,
  type FindOutcome,
  type FoundBooking,
  findBooking,
  loadOffer,
  priceAddOns,
} from './offer.ts'

/** POST /bs/anon-tilkoeb-data/: the booking of a number and its key, with what was added and what still can be. */
export async function postAddOnLookup(c: WorkersContext): Promise<Response> {
  const parsed = v.safeParse(AddOnLookupSchema, await c.req.json().catch(() => undefined))
  if (!parsed.success) return failure(c, 400, 'invalid_request', formatIssue(parsed.issues[0]))
  const now = new Date()
  const found = await findBooking(c.env.DB, parsed.output, await mailNetwork(c), now.getTime())
  if (found.kind !== 'found') return refuseLookup(c, found)
  return c.json(envelope(await addOnData(c.env.DB, found.booking, parsed.output.lan, now)), 200, {
    'cache-control': 'no-store',
  })
}

function refuseLookup(c: WorkersContext, { kind }: Exclude<FindOutcome, { kind: 'found' }>): Response {
  return kind === 'throttled'
    ? failure(c, 429, 'throttled', 'Too many wrong keys: try again in a quarter of an hour.')
    : failure(c, 404, 'unknown', 'There is no booking of this number and key.')
}

/** Decimal kroner and euro, as the wire has it. */
async function addOnData(db: D1Database, booking: FoundBooking, lan: MarketId, now: Date) {
  const [{ additions, available, isOpen }, house] = await Promise.all([
    loadOffer(db, booking, lan, now),
    db
      .prepare(
        `SELECT lodging.name, coalesce(lodging_text.title, lodging.name) AS title FROM lodging
         LEFT JOIN lodging_text ON lodging_id = lodging.id AND lan = ?2 WHERE lodging.id = ?1`,
      )
      .bind(booking.lodgingId, lan)
      .first(),
  ])
  return {
    bookingNumber: booking.number,
    house: v.parse(v.object({ name: v.string(), title: v.string() }), house),
    arrival: booking.arrival,
    departure: addDays(booking.arrival, booking.duration),
    currency: booking.market.currency,
    lines: booking.lines.map(lineOnWire),
    saving: toMajor(booking.saving),
    additions: additions.map(({ reference, createdAt, lines, total }) => ({
      reference,
      createdAt,
      lines: lines.map(lineOnWire),
      total: toMajor(total),
    })),
    available: available.map(({ itemPrice: { itemId, item, unitPrice: price }, unitPrice, times, min, max }) => ({
      itemId,
      description: item.description,
      unitName: item.unitName,
      unitPrice: toMajor(unitPrice),
      price: toMajor(price),
      times,
      least: min,
      most: max,
    })),
    isOpen,
    isCancelled: booking.isCancelled,
    total: toMajor(withAdditions(booking, additions).total),
  }
}

function lineOnWire({ kind, itemId, description, quantity, amount }: BilledLine) {
  return { kind, itemId, description, quantity, amount: toMajor(amount) }
}

/** Another order of the same booking may come between: then it is looked at again. */
const maxAttempts = 4

/** POST /bs/add-anon-tilkoeb/: adds to a booking once for each key, at the price that the guest saw. */
export async function postAddOns(c: WorkersContext): Promise<Response> {
  const parsed = await readRequest(c, AddOnOrderSchema)
  if (parsed.kind === 'refused') return parsed.response
  const { key, body } = parsed
  const now = new Date()
  const found = await findBooking(c.env.DB, body, await mailNetwork(c), now.getTime())
  if (found.kind !== 'found') return refuseLookup(c, found)
  const { booking } = found
  const hash = await hashRequest({ booking: booking.id, items: body.items })
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const before = await findAddition(c.env.DB, key, hash)
    if (before) return storedResponse(c, before)
    // The lines are stored and mailed with those of the booking: in the words of its edition.
    const offer = await loadOffer(c.env.DB, booking, booking.market.id, now)
    const lines = linesOf(booking, offer, body)
    if (!lines) return failure(c, 422, 'not_available', 'An item of these, or so many of it, cannot be added any more.')
    const total = lines.reduce((sum, { amount }) => sum + amount, 0)
    if (total !== Math.round(body.expectedTotal * 100)) {
      return failure(c, 409, 'price_changed', 'The price is another one than was shown.')
    }
    const stored = await write(c.env.DB, { booking, key, hash, lines, total, before: offer.additions }, now)
    if (stored) return storedResponse(c, stored)
  }
  return failure(c, 409, 'busy', 'Others are adding to this booking right now: ask again.')
}

/** Null when one of the items is not available. */
function linesOf(booking: FoundBooking, { available }: AddOnOffer, { items }: AddOnOrder): PriceLine[] | null {
  const isAvailable = items.every(({ itemId, quantity }) =>
    available.some((each) => each.itemPrice.itemId === itemId && quantity >= each.min && quantity <= each.max),
  )
  if (!isAvailable) return null
  const prices = available.map(({ itemPrice }) => itemPrice)
  return priceAddOns(booking, prices, items)
}

interface NewAddition {
  booking: FoundBooking
  key: string
  hash: string
  lines: readonly PriceLine[]
  total: number
  /** The orders that the quantities were checked against. */
  before: readonly Addition[]
}

/** Null when another order has come between, or another booking that excludes one of the items. */
async function write(
  db: D1Database,
  { booking, key, hash, lines, total, before }: NewAddition,
  now: Date,
): Promise<StoreOutcome | null> {
  const reference = newReference('T-')
  const createdAt = now.getTime()
  const storedLines = lines.map(({ kind, itemId, description, quantity, amount }) => ({
    kind,
    itemId,
    description,
    quantity,
    amount,
  }))
  const billed = withAdditions(booking, [...before, { lines: storedLines, total }])
  try {
    const [inserted] = await db.batch([
      db
        .prepare(
          `INSERT INTO booking_addition (booking_id, idempotency_key, request_hash, reference, lines, total, created_at)
           SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
           WHERE (SELECT count(*) FROM booking_addition WHERE booking_id = ?1) = ?8
             AND EXISTS (SELECT 1 FROM booking WHERE id = ?1 AND cancelled_at IS NULL)`,
        )
        .bind(booking.id, key, hash, reference, JSON.stringify(storedLines), total, createdAt, before.length),
      queueMail(
        db,
        {
          id: `addon-receipt-${reference}`,
          market: booking.market,
          to: booking.guestEmail,
          template: 'addon-receipt',
          data: {
            bookingNumber: booking.number,
            lines: storedLines.map(({ description, quantity, amount }) => ({
              title: `${quantity} × ${description}`,
              amount,
            })),
            total,
            booked: billedRows(booking.market, billed.lines, booking.saving),
            bookedTotal: billed.total,
          },
        },
        { sql: 'EXISTS (SELECT 1 FROM booking_addition WHERE reference = ?1)', values: [reference] },
      ),
    ])
    if (!inserted || inserted.meta.changes === 0) return null
    return { kind: 'stored', submission: { id: reference, reference, createdAt }, replayed: false }
  } catch (error) {
    const meanwhile = await findAddition(db, key, hash)
    if (!meanwhile && !String(error).includes('changeover.')) throw error
    return meanwhile
  }
}

const RowSchema = v.nullable(v.object({ reference: v.string(), request_hash: v.string(), created_at: v.number() }))

async function findAddition(db: D1Database, key: string, hash: string): Promise<StoreOutcome | null> {
  const found = await db
    .prepare('SELECT reference, request_hash, created_at FROM booking_addition WHERE idempotency_key = ?1')
    .bind(key)
    .first()
  const row = v.parse(RowSchema, found)
  if (!row) return null
  const { reference, request_hash: requestHash, created_at: createdAt } = row
  if (requestHash !== hash) return { kind: 'conflict' }
  return { kind: 'stored', submission: { id: reference, reference, createdAt }, replayed: true }
}
