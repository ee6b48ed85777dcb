import type { HoldRequest } from '../../contracts/booking.ts'
import { isBookable } from '../../domain/stays.ts'
import { free, type OptionRow } from '../broker/stays/option-rows.ts'
import {
  failUnlessAllHeld,
  findHold,
  type HoldPlan,
  type HoldRow,
  heldSeconds,
  holdStatements,
  holdTimeMemorySeconds,
  maxHoldSeconds,
  maxHoldsPerNetwork,
  refundHoldTime,
  renewOffers,
} from './hold-statements.ts'
import { holderOf, networkOf, toSeconds } from './night-holder.ts'
import { type Refusal, takenRefusalOf } from './refusal.ts'

export type HoldOutcome =
  | { kind: 'held'; expiresAt: Date; isNew: boolean }
  | { kind: 'refused'; refusal: Refusal }
  /** Not held: a limit of this visitor or of the house is reached. */
  | { kind: 'limited' }

/** The visitor who requests a hold, as the site describes them. Without a network only the limits of the house and of the hold apply. */
interface HoldVisitor {
  /** Network line of the visitor. */
  network?: string | undefined
  /** Whether a captcha has shown that it is a person. */
  isProven: boolean
}

/** A stay and the id of its hold. */
interface HeldById {
  id: string
  request: HoldRequest
}

interface HoldOptions {
  now: Date
  seconds: number
  visitor: HoldVisitor
}

/**
 * Holds a stay's nights under the id, or extends the hold; an earlier hold of the id is released. Of two requests at
 * the same moment, a night's primary key admits one, and the writing statement checks the limits.
 */
export function holdStay(db: D1Database, id: string, request: HoldRequest, options: HoldOptions): Promise<HoldOutcome> {
  return holdStays(db, [{ id, request }], options)
}

/** Holds all of the stays until the same moment, the earliest of their limits, or none of them. */
export async function holdStays(
  db: D1Database,
  stays: readonly HeldById[],
  { now, seconds, visitor }: HoldOptions,
): Promise<HoldOutcome> {
  const network = visitor.network === undefined ? null : await networkOf(visitor.network)
  const maxOfNetwork = visitor.isProven ? maxHoldsPerNetwork.proven : maxHoldsPerNetwork.unproven
  const checks = await Promise.all(stays.map((stay) => checkHold(db, stay, { now, seconds, network })))
  const refusal = checks.find((check) => check.kind === 'refused')
  if (refusal) return refusal
  const plans = checks.filter((check) => check.kind === 'plan')
  const expiresAt = Math.min(...plans.map((plan) => plan.expiresAt))
  if (expiresAt <= toSeconds(now)) return { kind: 'limited' }
  const holders = plans.map(({ holder }) => holder)
  const isExtension = plans.every(({ isSame }) => isSame)
  try {
    await db.batch([
      ...plans.flatMap((plan) => holdStatements(db, plan, { now, expiresAt, network, maxOfNetwork })),
      ...(plans.length > 1 || isExtension ? [failUnlessAllHeld(db, holders)] : []),
    ])
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    if (message.includes('NOT NULL constraint failed: night.')) {
      if (!isExtension) return { kind: 'limited' }
      // What is not extended is held as long as before.
      return {
        kind: 'held',
        expiresAt: new Date(Math.min(...plans.map((plan) => plan.heldUntil)) * 1000),
        isNew: false,
      }
    }
    if (!message.includes('UNIQUE constraint failed: night.')) throw error
    return {
      kind: 'refused',
      refusal: await takenRefusalOf(
        db,
        plans.map(({ request: stay, holder }) => ({ stay, holder })),
        now,
      ),
    }
  }
  const held = await Promise.all(holders.map((holder) => findHold(db, holder, now)))
  if (held.includes(null)) return { kind: 'limited' }
  return { kind: 'held', expiresAt: new Date(expiresAt * 1000), isNew: plans.some(({ isSame }) => !isSame) }
}

async function checkHold(
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

/** What the id holds, and until when; null for nothing. */
export async function readHold(db: D1Database, id: string, now: Date): Promise<HeldStay | null> {
  const held = await findHold(db, await holderOf(id), now)
  if (!held) return null
  const { lodging_id: lodgingId, arrival, duration, expires_at } = held
  return { lodgingId, arrival, duration, expiresAt: new Date(expires_at * 1000) }
}

/** Releases the nights at once. Does nothing where the id holds none. */
export async function releaseHold(db: D1Database, id: string, now: Date): Promise<void> {
  const holder = await holderOf(id)
  const held = await findHold(db, holder, now)
  if (!held) return
  await db.batch([
    refundHoldTime(db, holder, now),
    db.prepare('DELETE FROM night WHERE expires_at IS NOT NULL AND holder = ?1').bind(holder),
    ...renewOffers(db, JSON.stringify([held.lodging_id]), now),
  ])
}

/** Deletes expired holds, which have no effect any more, and restores the cheapest stay of their houses. */
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

interface HeldStay extends Omit<HoldRequest, 'languageId'> {
  expiresAt: Date
}

function isSameStay(held: HoldRow, { lodgingId, arrival, duration }: HoldRequest): boolean {
  return held.lodging_id === lodgingId && held.arrival === arrival && held.duration === duration
}

async function findStay(db: D1Database, { lodgingId, arrival, duration }: HoldRequest): Promise<OptionRow | null> {
  return db
    .prepare('SELECT * FROM booking_option WHERE lodging_id = ?1 AND arrival = ?2 AND duration = ?3')
    .bind(lodgingId, arrival, duration)
    .first<OptionRow>()
}

function refused(code: Refusal['code'], { lodgingId }: HoldRequest) {
  return { kind: 'refused' as const, refusal: { code, lodgingId } }
}
