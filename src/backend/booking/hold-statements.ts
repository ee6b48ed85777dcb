import type { HoldRequest } from '../../contracts/booking.ts'
import { nightsOf } from '../../domain/stays.ts'
import { currencyCodes } from '../../editions/table.ts'
import { endOtherOffers, nextOffers } from '../search/indexes/offers.ts'
import { toSeconds } from './night-holder.ts'

/** Seconds for which one visitor can hold stays of one house, however often they release them and begin again. */
export const maxHoldSeconds = 30 * 60
/** Stays held at the same time for one network line: enough for a household. */
export const maxHoldsPerNetwork = { proven: 6, unproven: 3 } as const
/** … in one house. */
const maxHoldsPerNetworkAndHouse = 2
/** Stays of one house held at the same time, for all visitors. Others book without a hold. */
const maxHoldsPerHouse = 4
/** Total seconds of holds of one network line within the time for which they are remembered. */
const maxHoldSecondsPerNetwork = 4 * 60 * 60
/** Seconds for which holds are remembered by network line. */
export const holdTimeMemorySeconds = 24 * 60 * 60

/** A stay to be held, with the state of the tables before that. Times are seconds since 1970. */
export interface HoldPlan {
  kind: 'plan'
  request: HoldRequest
  holder: string
  before: HoldRow | null
  /** The id holds this stay already. */
  isSame: boolean
  since: number
  heldUntil: number
  expiresAt: number
}

interface Granted {
  now: Date
  /** Seconds since 1970. */
  expiresAt: number
  network: string | null
  maxOfNetwork: number
}

/** Writes no night where a limit forbids it. */
export function holdStatements(
  db: D1Database,
  { request, holder, before, isSame, since, heldUntil }: HoldPlan,
  { now, expiresAt, network, maxOfNetwork }: Granted,
): D1PreparedStatement[] {
  const nights = JSON.stringify(nightsOf(request.arrival, request.duration))
  const lodgings = JSON.stringify([...new Set([request.lodgingId, before?.lodging_id ?? request.lodgingId])])
  return [
    ...(before && !isSame ? [refundHoldTime(db, holder, now)] : []),
    db
      .prepare(
        `DELETE FROM night WHERE expires_at IS NOT NULL AND (holder = ?1
           OR (expires_at <= ?2 AND lodging_id = ?3 AND date IN (SELECT value FROM json_each(?4))))`,
      )
      .bind(holder, toSeconds(now), request.lodgingId, nights),
    db
      .prepare(
        `INSERT INTO night (lodging_id, date, holder, expires_at, held_since, network)
         SELECT ?1, value, ?2, ?3, ?4, ?6 FROM json_each(?5)
         WHERE (SELECT COUNT(DISTINCT holder) FROM night WHERE lodging_id = ?1 AND expires_at > ?7) < ?8
           AND (SELECT COUNT(DISTINCT holder) FROM night WHERE network = ?6 AND expires_at > ?7) < ?9
           AND (SELECT COUNT(DISTINCT holder) FROM night
                WHERE network = ?6 AND lodging_id = ?1 AND expires_at > ?7) < ?10
           AND (SELECT COALESCE(SUM(seconds), 0) FROM hold_time WHERE network = ?6 AND since > ?11) < ?12`,
      )
      .bind(
        ...[request.lodgingId, holder, expiresAt, since, nights, network, toSeconds(now)],
        ...[maxHoldsPerHouse, maxOfNetwork, maxHoldsPerNetworkAndHouse],
        ...[toSeconds(now) - holdTimeMemorySeconds, maxHoldSecondsPerNetwork],
      ),
    db
      .prepare(
        `INSERT INTO hold_time (network, lodging_id, seconds, since)
         SELECT ?1, ?2, ?3, ?4 WHERE ?1 IS NOT NULL AND EXISTS (SELECT 1 FROM night WHERE holder = ?5)
         ON CONFLICT (network, lodging_id) DO UPDATE SET
           seconds = iif(since > ?6, seconds, 0) + excluded.seconds, since = iif(since > ?6, since, excluded.since)`,
      )
      .bind(
        ...[network, request.lodgingId, Math.max(0, expiresAt - heldUntil), toSeconds(now), holder],
        toSeconds(now) - holdTimeMemorySeconds,
      ),
    ...renewOffers(db, lodgings, now),
  ]
}

/**
 * A statement that a limit stops writes nothing and does not fail the batch: this one violates a constraint where one
 * of the holders has no night.
 */
export function failUnlessAllHeld(db: D1Database, holders: readonly string[]): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO night (lodging_id, date, holder) SELECT NULL, '', '' FROM json_each(?1) AS wanted
       WHERE NOT EXISTS (SELECT 1 FROM night WHERE holder = wanted.value)`,
    )
    .bind(JSON.stringify(holders))
}

export interface HoldRow {
  lodging_id: number
  arrival: string
  duration: number
  held_since: number
  expires_at: number
}

export async function findHold(db: D1Database, holder: string, now: Date): Promise<HoldRow | null> {
  return db
    .prepare(
      `SELECT lodging_id, MIN(date) AS arrival, COUNT(*) AS duration, held_since, expires_at FROM night
       WHERE expires_at > ?1 AND holder = ?2 GROUP BY lodging_id, held_since`,
    )
    .bind(toSeconds(now), holder)
    .first<HoldRow>()
}

/** Seconds for which stays of the house were or still are held for that network. */
export async function heldSeconds(
  db: D1Database,
  network: string | null,
  lodgingId: number,
  now: Date,
): Promise<number> {
  const row = await db
    .prepare('SELECT seconds FROM hold_time WHERE network = ?1 AND lodging_id = ?2 AND since > ?3')
    .bind(network, lodgingId, toSeconds(now) - holdTimeMemorySeconds)
    .first<{ seconds: number }>()
  return row?.seconds ?? 0
}

/** Gives back granted time that was not used. */
export function refundHoldTime(db: D1Database, holder: string, now: Date): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE hold_time SET seconds = MAX(0, hold_time.seconds - held.seconds)
       FROM (SELECT network, lodging_id, MAX(expires_at) - ?1 AS seconds FROM night
             WHERE holder = ?2 AND expires_at > ?1 GROUP BY network, lodging_id) AS held
       WHERE hold_time.network = held.network AND hold_time.lodging_id = held.lodging_id`,
    )
    .bind(toSeconds(now), holder)
}

/**
 * Stores the cheapest stay of those houses, for searches without dates, from stays that nobody holds. An unchanged one
 * is not written, because every write purges pages.
 */
export function renewOffers(db: D1Database, lodgings: string, now: Date): D1PreparedStatement[] {
  return currencyCodes.flatMap((currency) => [
    db.prepare(endOtherOffers(currency, now)).bind(lodgings),
    db.prepare(nextOffers(currency, now, 'o.lodging_id IN (SELECT value FROM json_each(?1))')).bind(lodgings),
  ])
}
