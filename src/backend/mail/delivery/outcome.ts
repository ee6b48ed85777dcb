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
