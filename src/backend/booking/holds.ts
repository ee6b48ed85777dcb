import type { HoldRequest } from '../../contracts/booking.ts'
import { isBookable, nightsOf } from '../../domain/stays.ts'
import { free, type OptionRow } from '../broker/stays/option-rows.ts'
import { nextOffers } from '../search/indexes/next-offers.ts'
import { holderOf, toSeconds } from './night-holder.ts'
import type { Refusal } from './refusal.ts'

export type HoldOutcome = { kind: 'held'; expiresAt: Date; isNew: boolean } | { kind: 'refused'; refusal: Refusal }

/** However often it is extended, a hold ends after this many times its own length: then others may have the house. */
const longestHolds = 4

/**
 * Keeps a stay's nights for whoever knows the id, anew or longer; what the same id held before is let go. The primary
 * key of a night decides between two who ask at the same moment.
 */
export async function holdStay(
  db: D1Database,
  id: string,
  asked: HoldRequest,
  { now, seconds }: { now: Date; seconds: number },
): Promise<HoldOutcome> {
  const stay = await findStay(db, asked)
  if (!stay) return refused('unknown_stay')
  if (!isBookable(asked.arrival, now)) return refused('too_late')
  if (stay.status !== free) return refused('taken')
  const holder = await holderOf(id)
  const before = await findHold(db, holder, now)
  const isSame = before?.lodging_id === asked.lodgingId && before.arrival === asked.arrival
  const since = isSame ? before.held_since : toSeconds(now)
  const expiresAt = Math.min(toSeconds(now) + seconds, since + longestHolds * seconds)
  const nights = JSON.stringify(nightsOf(asked.arrival, asked.duration))
  const lodgings = JSON.stringify([...new Set([asked.lodgingId, before?.lodging_id ?? asked.lodgingId])])
  try {
    await db.batch([
      db
        .prepare(
          `DELETE FROM night WHERE expires_at IS NOT NULL AND (holder = ?1
             OR (expires_at <= ?2 AND lodging_id = ?3 AND date IN (SELECT value FROM json_each(?4))))`,
        )
        .bind(holder, toSeconds(now), asked.lodgingId, nights),
      db
        .prepare(
          `INSERT INTO night (lodging_id, date, holder, expires_at, held_since)
           SELECT ?1, value, ?2, ?3, ?4 FROM json_each(?5)`,
        )
        .bind(asked.lodgingId, holder, expiresAt, since, nights),
      ...renewOffers(db, lodgings, now),
    ])
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes('UNIQUE constraint failed: night.')) throw error
    return refused('taken')
  }
  return { kind: 'held', expiresAt: new Date(expiresAt * 1000), isNew: !isSame }
}

/** The nights are anybody's again at once. Nothing happens where the id holds none. */
export async function releaseHold(db: D1Database, id: string, now: Date): Promise<void> {
  const holder = await holderOf(id)
  const held = await findHold(db, holder, now)
  if (!held) return
  await db.batch([
    db.prepare('DELETE FROM night WHERE expires_at IS NOT NULL AND holder = ?1').bind(holder),
    ...renewOffers(db, JSON.stringify([held.lodging_id]), now),
  ])
}

/**
 * Takes away the holds that have expired. No reader needs it: an expired hold holds nothing. It keeps the table small,
 * and gives the houses their cheapest stay back.
 */
export async function sweepHolds(db: D1Database, now: Date): Promise<void> {
  const { results } = await db
    .prepare('SELECT DISTINCT lodging_id FROM night WHERE expires_at <= ?1')
    .bind(toSeconds(now))
    .all<{ lodging_id: number }>()
  if (results.length === 0) return
  const lodgings = JSON.stringify(results.map(({ lodging_id }) => lodging_id))
  await db.batch([
    db.prepare('DELETE FROM night WHERE expires_at <= ?1').bind(toSeconds(now)),
    ...renewOffers(db, lodgings, now),
  ])
}

interface HoldRow {
  lodging_id: number
  arrival: string
  held_since: number
}

async function findHold(db: D1Database, holder: string, now: Date): Promise<HoldRow | null> {
  return db
    .prepare(
      `SELECT lodging_id, MIN(date) AS arrival, held_since FROM night
       WHERE expires_at > ?1 AND holder = ?2 GROUP BY lodging_id, held_since`,
    )
    .bind(toSeconds(now), holder)
    .first<HoldRow>()
}

async function findStay(db: D1Database, { lodgingId, arrival, duration }: HoldRequest): Promise<OptionRow | null> {
  return db
    .prepare('SELECT * FROM booking_option WHERE lodging_id = ?1 AND arrival = ?2 AND duration = ?3')
    .bind(lodgingId, arrival, duration)
    .first<OptionRow>()
}

/** The cheapest stay of those houses, as a search without dates shows it, is one that nobody holds. */
function renewOffers(db: D1Database, lodgings: string, now: Date): D1PreparedStatement[] {
  return [
    db.prepare('DELETE FROM search_offer WHERE lodging_id IN (SELECT value FROM json_each(?1))').bind(lodgings),
    ...(['DKK', 'EUR'] as const).map((currency) =>
      db.prepare(nextOffers(currency, now, 'o.lodging_id IN (SELECT value FROM json_each(?1))')).bind(lodgings),
    ),
  ]
}

function refused(code: Refusal['code']): HoldOutcome {
  return { kind: 'refused', refusal: { code } }
}
