import type { HoldRequest } from '../../contracts/booking.ts'
import { isBookable, nightsOf } from '../../domain/stays.ts'
import { currencyCodes } from '../../editions/table.ts'
import { free, type OptionRow } from '../broker/stays/option-rows.ts'
import { nextOffers } from '../search/indexes/next-offers.ts'
import {
  holdTimeMemorySeconds,
  maxHoldSeconds,
  maxHoldSecondsPerNetwork,
  maxHoldsPerHouse,
  maxHoldsPerNetwork,
  maxHoldsPerNetworkAndHouse,
} from './hold-limits.ts'
import { holderOf, networkOf, toSeconds } from './night-holder.ts'
import type { Refusal } from './refusal.ts'
import { takenRefusal } from './taken-stay.ts'

export type HoldOutcome =
  | { kind: 'held'; expiresAt: Date; isNew: boolean }
  | { kind: 'refused'; refusal: Refusal }
  /** So many stays are held already, or this one was held for so long, that it is not held for this visitor now. */
  | { kind: 'limited' }

/** Who asks for a hold, as the site says it. Without a network only the limits of the house and of the hold count. */
interface HoldVisitor {
  /** Line of the network that the visitor comes from. */
  network?: string | undefined
  /** Whether a captcha has shown that it is a person. */
  isProven: boolean
}

/** A stay, and the id by which it is to be held. */
export interface HeldById {
  id: string
  request: HoldRequest
}

interface HoldOptions {
  now: Date
  seconds: number
  visitor: HoldVisitor
}

/**
 * Keeps a stay's nights for whoever knows the id, anew or longer; what the same id held before is let go. The primary
 * key of a night decides between two who ask at the same moment, and the limits are looked at by the statement that
 * writes.
 */
export function holdStay(db: D1Database, id: string, request: HoldRequest, options: HoldOptions): Promise<HoldOutcome> {
  return holdStays(db, [{ id, request }], options)
}

/** Holds all of the stays until the same moment, the earliest that one of them may be held until, or none of them. */
export async function holdStays(
  db: D1Database,
  stays: readonly HeldById[],
  { now, seconds, visitor }: HoldOptions,
): Promise<HoldOutcome> {
  const network = visitor.network === undefined ? null : await networkOf(visitor.network)
  const maxOfNetwork = visitor.isProven ? maxHoldsPerNetwork.proven : maxHoldsPerNetwork.unproven
  const looks = await Promise.all(stays.map((stay) => lookAt(db, stay, { now, seconds, network })))
  const refusal = looks.find((look) => look.kind === 'refused')
  if (refusal) return refusal
  const plans = looks.filter((look) => look.kind === 'plan')
  const expiresAt = Math.min(...plans.map((plan) => plan.expiresAt))
  if (expiresAt <= toSeconds(now)) return { kind: 'limited' }
  const holders = plans.map(({ holder }) => holder)
  try {
    await db.batch([
      ...plans.flatMap((plan) => holdStatements(db, plan, { now, expiresAt, network, maxOfNetwork })),
      ...(plans.length > 1 ? [failUnlessAllHeld(db, holders)] : []),
    ])
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    if (message.includes('NOT NULL constraint failed: night.')) return { kind: 'limited' }
    if (!message.includes('UNIQUE constraint failed: night.')) throw error
    return { kind: 'refused', refusal: await takenRefusalOf(db, plans, now) }
  }
  const held = await Promise.all(holders.map((holder) => findHold(db, holder, now)))
  if (held.includes(null)) return { kind: 'limited' }
  return { kind: 'held', expiresAt: new Date(expiresAt * 1000), isNew: plans.some(({ isSame }) => !isSame) }
}

/** A stay that may be held, as the tables are before it is. Times are seconds since 1970. */
interface HoldPlan {
  kind: 'plan'
  request: HoldRequest
  holder: string
  before: HoldRow | null
  /** Its id holds this very stay already. */
  isSame: boolean
  since: number
  heldUntil: number
  expiresAt: number
}

async function lookAt(
  db: D1Database,
  { id, request }: HeldById,
  { now, seconds, network }: { now: Date; seconds: number; network: string | null },
): Promise<HoldPlan | Extract<HoldOutcome, { kind: 'refused' }>> {
  const stay = await findStay(db, request)
  if (!stay) return refused('unknown_stay', request)
  if (!isBookable(request.arrival, now)) return refused('too_late', request)
  if (stay.status !== free) return refused('taken', request)
  const holder = await holderOf(id)
  const [before, used] = await Promise.all([
    findHold(db, holder, now),
    heldSeconds(db, network, request.lodgingId, now),
  ])
  const isSame = before !== null && isSameStay(before, request)
  const since = isSame ? before.held_since : toSeconds(now)
  const heldUntil = isSame ? before.expires_at : toSeconds(now)
  const left = Math.max(0, maxHoldSeconds - used)
  const expiresAt = Math.min(toSeconds(now) + seconds, since + maxHoldSeconds, heldUntil + left)
  return { kind: 'plan', request, holder, before, isSame, since, heldUntil, expiresAt }
}

interface Granted {
  now: Date
  /** Seconds since 1970. */
  expiresAt: number
  network: string | null
  maxOfNetwork: number
}

/** Writes no night where a limit forbids it. */
function holdStatements(
  db: D1Database,
  { request, holder, before, isSame, since, heldUntil }: HoldPlan,
  { now, expiresAt, network, maxOfNetwork }: Granted,
): D1PreparedStatement[] {
  const nights = JSON.stringify(nightsOf(request.arrival, request.duration))
  const lodgings = JSON.stringify([...new Set([request.lodgingId, before?.lodging_id ?? request.lodgingId])])
  return [
    ...(before && !isSame ? [giveBack(db, holder, now)] : []),
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

/** A limit writes nothing, which fails no batch: this breaks a constraint where one of the holders has no night. */
function failUnlessAllHeld(db: D1Database, holders: readonly string[]): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO night (lodging_id, date, holder) SELECT NULL, '', '' FROM json_each(?1) AS wanted
       WHERE NOT EXISTS (SELECT 1 FROM night WHERE holder = wanted.value)`,
    )
    .bind(JSON.stringify(holders))
}

/** Of the stay that is in the way; the first where all of them are free again. */
async function takenRefusalOf(db: D1Database, plans: readonly HoldPlan[], now: Date): Promise<Refusal> {
  const found = await Promise.all(
    plans.map(async ({ request, holder }) => ({
      refusal: await takenRefusal(db, request, holder, now),
      isFree: (await findStay(db, request))?.status === free,
      lodgingId: request.lodgingId,
    })),
  )
  const inTheWay = found.find(({ refusal, isFree }) => !isFree || refusal.until) ?? found[0]
  return { code: 'taken', ...inTheWay?.refusal, lodgingId: inTheWay?.lodgingId }
}

/** What the id holds now, and until when; null for nothing. */
export async function readHold(db: D1Database, id: string, now: Date): Promise<HeldStay | null> {
  const held = await findHold(db, await holderOf(id), now)
  if (!held) return null
  const { lodging_id: lodgingId, arrival, duration, expires_at } = held
  return { lodgingId, arrival, duration, expiresAt: new Date(expires_at * 1000) }
}

/** The nights are anybody's again at once. Nothing happens where the id holds none. */
export async function releaseHold(db: D1Database, id: string, now: Date): Promise<void> {
  const holder = await holderOf(id)
  const held = await findHold(db, holder, now)
  if (!held) return
  await db.batch([
    giveBack(db, holder, now),
    db.prepare('DELETE FROM night WHERE expires_at IS NOT NULL AND holder = ?1').bind(holder),
    ...renewOffers(db, JSON.stringify([held.lodging_id]), now),
  ])
}

/**
 * Takes away the holds that have expired. No reader needs it: an expired hold holds nothing. It keeps the table small,
 * and gives the houses their cheapest stay back.
 */
export async function sweepHolds(db: D1Database, now: Date): Promise<void> {
  const [expired] = await db.batch<{ lodging_id: number }>([
    db.prepare('SELECT DISTINCT lodging_id FROM night WHERE expires_at <= ?1').bind(toSeconds(now)),
    db.prepare('DELETE FROM hold_time WHERE since <= ?1').bind(toSeconds(now) - holdTimeMemorySeconds),
  ])
  const results = expired?.results ?? []
  if (results.length === 0) return
  const lodgings = JSON.stringify(results.map(({ lodging_id }) => lodging_id))
  await db.batch([
    db.prepare('DELETE FROM night WHERE expires_at <= ?1').bind(toSeconds(now)),
    ...renewOffers(db, lodgings, now),
  ])
}

export interface HeldStay extends Omit<HoldRequest, 'languageId'> {
  expiresAt: Date
}

interface HoldRow {
  lodging_id: number
  arrival: string
  duration: number
  held_since: number
  expires_at: number
}

async function findHold(db: D1Database, holder: string, now: Date): Promise<HoldRow | null> {
  return db
    .prepare(
      `SELECT lodging_id, MIN(date) AS arrival, COUNT(*) AS duration, held_since, expires_at FROM night
       WHERE expires_at > ?1 AND holder = ?2 GROUP BY lodging_id, held_since`,
    )
    .bind(toSeconds(now), holder)
    .first<HoldRow>()
}

function isSameStay(held: HoldRow, { lodgingId, arrival, duration }: HoldRequest): boolean {
  return held.lodging_id === lodgingId && held.arrival === arrival && held.duration === duration
}

/** Seconds for which stays of the house were held, or still will be, for that network. */
async function heldSeconds(db: D1Database, network: string | null, lodgingId: number, now: Date): Promise<number> {
  const row = await db
    .prepare('SELECT seconds FROM hold_time WHERE network = ?1 AND lodging_id = ?2 AND since > ?3')
    .bind(network, lodgingId, toSeconds(now) - holdTimeMemorySeconds)
    .first<{ seconds: number }>()
  return row?.seconds ?? 0
}

/** Time that was granted and is not used does not count. */
function giveBack(db: D1Database, holder: string, now: Date): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE hold_time SET seconds = MAX(0, hold_time.seconds - held.seconds)
       FROM (SELECT network, lodging_id, MAX(expires_at) - ?1 AS seconds FROM night
             WHERE holder = ?2 AND expires_at > ?1 GROUP BY network, lodging_id) AS held
       WHERE hold_time.network = held.network AND hold_time.lodging_id = held.lodging_id`,
    )
    .bind(toSeconds(now), holder)
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
    ...currencyCodes.map((currency) =>
      db.prepare(nextOffers(currency, now, 'o.lodging_id IN (SELECT value FROM json_each(?1))')).bind(lodgings),
    ),
  ]
}

function refused(code: Refusal['code'], { lodgingId }: HoldRequest) {
  return { kind: 'refused' as const, refusal: { code, lodgingId } }
}
