import type { MailProvider } from '../mail-settings.ts'

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
  /** The one that has just come to its end included. */
  attempts: number
  /** Of the first attempt that may have sent it; milliseconds, null for none. */
  firstSentAt: number | null
}

export type Next =
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
 * What came of handing a mail to the provider. `sent`: it said so. `refused`: it said no for good. `later`: it said no
 * and may say yes another time. `unknown`: it may have been sent, nobody can tell: there was no answer, none that
 * could be read, or a failure on the provider's side.
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
