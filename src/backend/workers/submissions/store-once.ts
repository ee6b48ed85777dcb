import * as v from 'valibot'
import { hashRequest } from '../../booking/stored-reply.ts'
import { newReference } from '../../tokens.ts'

export const submissionKinds = ['form', 'comment', 'contest-image', 'tax'] as const
type SubmissionKind = (typeof submissionKinds)[number]
type SubmissionStatus = 'received' | 'waiting' | 'approved' | 'rejected'

/** Milliseconds that a submission is kept; one that still waits for an editor stays. */
const submissionLifetime = 365 * 24 * 60 * 60 * 1000

export interface NewSubmission {
  kind: SubmissionKind
  /** The caller's idempotency key. */
  key: string
  locale: string
  /** Waiting: an editor has to look at it. */
  status: Extract<SubmissionStatus, 'received' | 'waiting'>
  /** The parsed request. */
  data: unknown
  /** Where two requests are the same though their data is not, such as a picture that was made anew. */
  hashed?: unknown
}

export interface StoredSubmission {
  id: string
  reference: string
  /** Milliseconds since 1970. */
  createdAt: number
}

export type StoreOutcome = { kind: 'stored'; submission: StoredSubmission; replayed: boolean } | { kind: 'conflict' }

/**
 * Stores once for each key, with the statements that go along in the same batch: whoever asks again, however often and
 * at the same time, gets the first answer. A key that has stored another request is a conflict.
 */
export async function storeOnce(
  db: D1Database,
  submission: NewSubmission,
  along: (stored: StoredSubmission) => readonly D1PreparedStatement[] = () => [],
  now = Date.now(),
): Promise<StoreOutcome> {
  const hash = await hashRequest(submission.hashed ?? submission.data)
  const before = await findStored(db, submission.key, hash)
  if (before) return before
  const stored = { id: crypto.randomUUID(), reference: newReference(startOf[submission.kind]), createdAt: now }
  const { kind, key, locale, status, data } = submission
  try {
    await db.batch([
      db.prepare("DELETE FROM submission WHERE created_at < ?1 AND status <> 'waiting'").bind(now - submissionLifetime),
      db
        .prepare(
          `INSERT INTO submission (id, kind, idempotency_key, request_hash, reference, locale, status, data, created_at)
           VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)`,
        )
        .bind(stored.id, kind, key, hash, stored.reference, locale, status, JSON.stringify(data), now),
      ...along(stored),
    ])
  } catch (error) {
    const meanwhile = await findStored(db, key, hash)
    if (!meanwhile) throw error
    return meanwhile
  }
  return { kind: 'stored', submission: stored, replayed: false }
}

const startOf: Record<SubmissionKind, string> = { form: 'F-', comment: 'K-', 'contest-image': 'P-', tax: 'S-' }

const RowSchema = v.nullable(
  v.object({ id: v.string(), reference: v.string(), request_hash: v.string(), created_at: v.number() }),
)

async function findStored(db: D1Database, key: string, hash: string): Promise<StoreOutcome | null> {
  const found = await db
    .prepare('SELECT id, reference, request_hash, created_at FROM submission WHERE idempotency_key = ?1')
    .bind(key)
    .first()
  const row = v.parse(RowSchema, found)
  if (!row) return null
  if (row.request_hash !== hash) return { kind: 'conflict' }
  return {
    kind: 'stored',
    submission: { id: row.id, reference: row.reference, createdAt: row.created_at },
    replayed: true,
  }
}
