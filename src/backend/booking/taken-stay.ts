import type { HoldRequest } from '../../contracts/booking.ts'
import { free } from '../broker/stays/option-rows.ts'
import { heldUntilSql } from './night-holder.ts'
import type { Refusal } from './refusal.ts'

type Stay = Pick<HoldRequest, 'lodgingId' | 'arrival' | 'duration'>

/**
 * Why a stay whose nights could not be written is taken: sold, or held by another guest until then. A hold that has ended
 * in the meantime leaves it without an end: who asks again finds the stay free.
 * @param holder whose hold does not count; null for nobody's
 */
export async function takenRefusal(
  db: D1Database,
  { lodgingId, arrival, duration }: Stay,
  holder: string | null,
  now: Date,
): Promise<Refusal> {
  const row = await db
    .prepare(
      `SELECT status, ${heldUntilSql('o', now, holder ?? undefined)} AS held_until FROM booking_option AS o
       WHERE lodging_id = ?1 AND arrival = ?2 AND duration = ?3`,
    )
    .bind(lodgingId, arrival, duration)
    .first<{ status: number; held_until: number | null }>()
  const heldUntil = row?.status === free ? row.held_until : null
  return { code: 'taken', ...(heldUntil !== null && { until: new Date(heldUntil * 1000) }) }
}
