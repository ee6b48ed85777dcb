import * as v from 'valibot'
import { AddOnLookupSchema } from '../../contracts/add-ons.ts'
import { envelope } from '../../contracts/envelope.ts'
import { withAdditions } from '../../domain/booking/additions.ts'
import { addDays } from '../../domain/stays.ts'
import type { MarketId } from '../../editions/table.ts'
import { toMajor } from '../broker/context.ts'
import { type BookedLine, type FindOutcome, type FoundBooking, findBooking } from './add-ons/find-booking.ts'
import { loadOffer } from './add-ons/offer.ts'
import { formatIssue, refuse, type WorkersContext } from './submissions/answers.ts'

/** POST /bs/anon-tilkoeb-data/: the booking of a number and its key, with what was added and what still can be. */
export async function answerAddOns(c: WorkersContext): Promise<Response> {
  const asked = v.safeParse(AddOnLookupSchema, await c.req.json().catch(() => undefined))
  if (!asked.success) return refuse(c, 400, 'invalid_request', formatIssue(asked.issues[0]))
  const now = new Date()
  const found = await findBooking(c.env.DB, asked.output, now.getTime())
  if (found.kind !== 'found') return refuseLookup(c, found)
  return c.json(envelope(await addOnData(c.env.DB, found.booking, asked.output.lan, now)), 200, {
    'cache-control': 'no-store',
  })
}

export function refuseLookup(c: WorkersContext, { kind }: Exclude<FindOutcome, { kind: 'found' }>): Response {
  return kind === 'throttled'
    ? refuse(c, 429, 'throttled', 'Too many wrong keys: try again in a quarter of an hour.')
    : refuse(c, 404, 'unknown', 'There is no booking of this number and key.')
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
    additions: additions.map(({ reference, createdAt, lines, total }) => ({
      reference,
      createdAt,
      lines: lines.map(lineOnWire),
      total: toMajor(total),
    })),
    available: available.map(({ itemPrice: { itemId, item, unitPrice: price }, unitPrice, times, least, most }) => ({
      itemId,
      description: item.description,
      unitName: item.unitName,
      unitPrice: toMajor(unitPrice),
      price: toMajor(price),
      times,
      least,
      most,
    })),
    isOpen,
    total: toMajor(withAdditions(booking, additions).total),
  }
}

function lineOnWire({ kind, itemId, description, quantity, amount }: BookedLine) {
  return { kind, itemId, description, quantity, amount: toMajor(amount) }
}
