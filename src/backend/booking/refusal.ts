import type { Context } from 'hono'
import type { BookingRefusal, HoldRequest } from '../../contracts/booking.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatClock } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import { messagesOf } from '../../markets/messages/messages.ts'
import { free } from '../broker/stays/option-rows.ts'
import { heldUntilSql } from './night-holder.ts'

type RefusalCode = BookingRefusal['error']['code']

/** Why a stay can't be booked; `total` in øre or cents. */
export interface Refusal {
  code: RefusalCode
  total?: number
  /** End of another guest's hold, where only that takes the stay. */
  until?: Date
  /** House of the refused stay, of several. */
  lodgingId?: number
  fields?: string[]
}

const statusOf = {
  invalid_request: 400,
  unknown_lodging: 404,
  unknown_stay: 422,
  closed_day: 422,
  too_late: 422,
  too_many_guests: 422,
  pets_not_allowed: 422,
  invalid_item: 422,
  missing_item: 422,
  taken: 409,
  price_changed: 409,
  idempotency_conflict: 409,
} as const satisfies Record<RefusalCode, number>

/** The refusal in the language of the guest's edition, with what to do next. */
export function refusalResponse(c: Context, refusal: Refusal, market: Market): Response {
  const { code, total, until, lodgingId, fields } = refusal
  const { booking, bookingFlow } = messagesOf(market)
  const message = until
    ? formatMessage(bookingFlow.hold.byOther, { time: formatClock(market, until) }, market)
    : booking.refusals[code]
  const error = {
    ...{ code, message },
    ...(total !== undefined && { total: total / 100 }),
    ...(until && { until: until.toISOString() }),
    ...(lodgingId !== undefined && { lodgingId }),
    ...(fields && { fields }),
  }
  return c.json({ error }, statusOf[code], { 'cache-control': 'no-store' })
}

type Stay = Pick<HoldRequest, 'lodgingId' | 'arrival' | 'duration'>

/**
 * Why the nights of a stay could not be written: sold, or held by another guest until then. No end is given for a hold
 * that has ended in the meantime: the next request finds the stay free.
 * @param holder whose hold does not count; null for none
 */
export async function takenRefusal(db: D1Database, stay: Stay, holder: string | null, now: Date): Promise<Refusal> {
  return { code: 'taken', ...(await readTaken(db, stay, holder, now)).until }
}

/** The same for several stays, with the house of the one that is taken; the first where all of them are free again. */
export async function takenRefusalOf(
  db: D1Database,
  stays: readonly { stay: Stay; holder: string | null }[],
  now: Date,
): Promise<Refusal> {
  const found = await Promise.all(
    stays.map(async ({ stay, holder }) => ({ ...(await readTaken(db, stay, holder, now)), stay })),
  )
  const inTheWay = found.find(({ isFree, until }) => !isFree || until) ?? found[0]
  return { code: 'taken', ...inTheWay?.until, lodgingId: inTheWay?.stay.lodgingId }
}

/** `isFree`: nobody has booked it. */
async function readTaken(
  db: D1Database,
  { lodgingId, arrival, duration }: Stay,
  holder: string | null,
  now: Date,
): Promise<{ isFree: boolean; until: { until: Date } | null }> {
  const row = await db
    .prepare(
      `SELECT status, ${heldUntilSql('o', now, holder ?? undefined)} AS held_until FROM booking_option AS o
       WHERE lodging_id = ?1 AND arrival = ?2 AND duration = ?3`,
    )
    .bind(lodgingId, arrival, duration)
    .first<{ status: number; held_until: number | null }>()
  const isFree = row?.status === free
  const heldUntil = isFree ? row.held_until : null
  return { isFree, until: heldUntil === null ? null : { until: new Date(heldUntil * 1000) } }
}
