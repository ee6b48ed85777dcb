import type { MailProvider } from '../mail-settings.ts'
import { isTemplateName, templates } from '../templates/templates.ts'

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

/** Stores the outcome of an attempt, unless another worker has settled it since. */
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
export async function withholdDue(db: D1Database, now: number): Promise<void> {
  await db
    .prepare("UPDATE outbox SET state = 'kept', settled_at = ?1 WHERE state = 'queued' AND due_at <= ?1")
    .bind(now)
    .run()
}

/** Queues a mail again that has ended and was not sent; false where there is none, or its data is deleted. */
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

/** Days after which a finished mail is deleted: its data is stored elsewhere. */
const retentionDays = 60

export async function forgetOld(db: D1Database, now: number): Promise<void> {
  await db
    .prepare('DELETE FROM outbox WHERE settled_at < ?1')
    .bind(now - retentionDays * 24 * 60 * 60_000)
    .run()
}

/*
 * The states of a mail:
 *
 *   queued ─ taken by a delivery ─▶ sending ─ said to be sent ─▶ sent
 *     ▲                               │
 *     │                               ├─ refused for good, or too often ─▶ failed
 *     ├── refused for now ────────────┤
 *     │                               └─ may have been sent ─▶ unknown
 *     └── may have been sent, and the provider still honours the mail's id ──┘
 *
 * `sending` past its time is a worker that ended before it had an answer: that mail may have been sent. Unless the
 * provider honours ids, what may have been sent is never sent again by itself; `unknown` is for people to look at. It
 * wins over `failed`: a refusal after an attempt without an answer does not unsend what that one may have sent.
 * `kept` is where mails stay while no provider is set up.
 */

interface Tried {
  /** Including the one that has just ended. */
  attempts: number
  /** Of the first attempt that may have sent it; milliseconds, null for none. */
  firstSentAt: number | null
}

type Next =
  | { state: 'sent'; providerId: string | null }
  | { state: 'failed' | 'unknown'; problem: string; firstSentAt: number | null }
  | { state: 'queued'; dueAt: number; problem: string; firstSentAt: number | null }

/** Milliseconds until the next attempt, by how many there were: somewhat over a day in all. */
const minute = 60_000
export const waits = [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * minute)

/** Of the time that a provider honours an id, so much is left unused: clocks differ. */
const margin = 10 * minute

export function nextState(tried: Tried, outcome: Outcome, provider: MailProvider, now: number): Next {
  if (outcome.kind === 'sent') return { state: 'sent', providerId: outcome.providerId }
  const { problem } = outcome
  const firstSentAt = tried.firstSentAt ?? (outcome.kind === 'unknown' ? now : null)
  const end = { state: firstSentAt === null ? ('failed' as const) : ('unknown' as const), problem, firstSentAt }
  if (outcome.kind === 'refused') return end
  const wait = waits[tried.attempts - 1]
  if (wait === undefined) return end
  const dueAt = now + Math.max(wait, outcome.kind === 'later' ? (outcome.wait ?? 0) : 0)
  const mayRetry = firstSentAt === null || dueAt < firstSentAt + idempotencyMs(provider) - margin
  return mayRetry ? { state: 'queued', dueAt, problem, firstSentAt } : end
}

/** Milliseconds for which the provider knows a mail again by its id. */
function idempotencyMs(provider: MailProvider): number {
  return provider.kind === 'http' ? provider.keyMilliseconds : 0
}

/**
 * Result of passing a mail to the provider. `sent`: accepted. `refused`: refused for good. `later`: refused for now.
 * `unknown`: it may have been sent: there was no reply, none that could be read, or a failure on the provider's side.
 */
export type Outcome =
  | { kind: 'sent'; providerId: string | null }
  | { kind: 'refused'; problem: string }
  | { kind: 'later'; problem: string; wait?: number }
  | { kind: 'unknown'; problem: string }

/** A mail as the provider takes it. */
export interface Letter {
  id: string
  from: { email: string; name: string }
  to: string
  replyTo: string | null
  subject: string
  html: string
  text: string
}

/** Milliseconds after which an answer is not waited for any longer. */
export const providerTimeoutMs = 15_000
