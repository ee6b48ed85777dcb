import { isTemplateName, templates } from '../templates/templates.ts'
import type { Next } from './next-state.ts'

export interface OutboxRow {
  id: string
  lan: number
  recipient: string
  reply_to: string | null
  template: string
  /** JSON. */
  data: string
  state: string
  attempts: number
  due_at: number
  queued_at: number
  first_sent_at: number | null
  settled_at: number | null
  provider_id: string | null
  problem: string | null
}

/** For how long an attempt is waited for: well above what the provider may take. */
const attemptMs = 2 * 60_000

/** Takes mails that are due, each for this delivery alone. */
export async function claimDue(db: D1Database, now: number, max: number): Promise<OutboxRow[]> {
  const { results } = await db
    .prepare(
      `UPDATE outbox SET state = 'sending', attempts = attempts + 1, due_at = ?2
       WHERE id IN (SELECT id FROM outbox WHERE state = 'queued' AND due_at <= ?1 ORDER BY due_at LIMIT ?3)
         AND state = 'queued'
       RETURNING *`,
    )
    .bind(now, now + attemptMs, max)
    .all<OutboxRow>()
  return results
}

/** Mails whose attempt ended without anybody writing down what came of it. */
export async function findAbandoned(db: D1Database, now: number): Promise<OutboxRow[]> {
  const { results } = await db
    .prepare("SELECT * FROM outbox WHERE state = 'sending' AND due_at <= ?1 LIMIT 100")
    .bind(now)
    .all<OutboxRow>()
  return results
}

/** Writes down what came of an attempt; of one that somebody else has settled since, nothing. */
export async function settle(db: D1Database, row: OutboxRow, next: Next, now: number): Promise<void> {
  const isOver = next.state !== 'queued'
  const forget = isOver && isTemplateName(row.template) && templates[row.template].isSecret
  await db
    .prepare(
      `UPDATE outbox SET state = ?2, due_at = ?3, settled_at = ?4, provider_id = ?5, problem = ?6, first_sent_at = ?7,
         data = CASE WHEN ?8 THEN '{}' ELSE data END
       WHERE id = ?1 AND state = 'sending' AND attempts = ?9`,
    )
    .bind(
      row.id,
      next.state,
      next.state === 'queued' ? next.dueAt : now,
      isOver ? now : null,
      next.state === 'sent' ? next.providerId : null,
      next.state === 'sent' ? null : next.problem,
      next.state === 'sent' ? row.first_sent_at : next.firstSentAt,
      forget ? 1 : 0,
      row.attempts,
    )
    .run()
}

/** Nothing leaves: what is due stays where it can be read. */
export async function keepDue(db: D1Database, now: number): Promise<void> {
  await db
    .prepare("UPDATE outbox SET state = 'kept', settled_at = ?1 WHERE state = 'queued' AND due_at <= ?1")
    .bind(now)
    .run()
}

/** Begins anew with a mail that is over with and was not sent; false where there is none, or its data is forgotten. */
export async function queueAgain(db: D1Database, id: string, now: number): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `UPDATE outbox SET state = 'queued', attempts = 0, due_at = ?2, first_sent_at = NULL, settled_at = NULL,
         problem = NULL
       WHERE id = ?1 AND state IN ('failed', 'unknown') AND data <> '{}'`,
    )
    .bind(id, now)
    .run()
  return meta.changes > 0
}

/** Days after which a mail that is over with is forgotten: what it told of is kept where it belongs. */
const retentionDays = 60

export async function forgetOld(db: D1Database, now: number): Promise<void> {
  await db
    .prepare('DELETE FROM outbox WHERE settled_at < ?1')
    .bind(now - retentionDays * 24 * 60 * 60_000)
    .run()
}
