import type { Context } from 'hono'
import * as v from 'valibot'
import { IdempotencyKeySchema } from '../../contracts/submission.ts'
import { hashRequest } from '../booking/stored-reply.ts'
import type { Env } from '../env.ts'
import { failure } from '../middleware/failures.ts'
import { newReference } from '../tokens.ts'

export type WorkersContext = Context<{ Bindings: Env }>

type ParsedRequest<Body> = { kind: 'parsed'; key: string; body: Body } | { kind: 'refused'; response: Response }

/** Reads the key in the header and the JSON body by its schema. @returns the reply for an invalid one */
export async function readRequest<Schema extends v.GenericSchema>(
  c: WorkersContext,
  schema: Schema,
): Promise<ParsedRequest<v.InferOutput<Schema>>> {
  const key = readKey(c)
  const body = v.safeParse(schema, await c.req.json().catch(() => undefined))
  if (key === null) return { kind: 'refused', response: failure(c, 400, 'invalid_request', keyIsMissing) }
  if (body.success) return { kind: 'parsed', key, body: body.output }
  return { kind: 'refused', response: failure(c, 400, 'invalid_request', formatIssue(body.issues[0])) }
}

export function readKey(c: WorkersContext): string | null {
  const key = v.safeParse(IdempotencyKeySchema, c.req.header('idempotency-key'))
  return key.success ? key.output : null
}

export const keyIsMissing = 'The header Idempotency-Key has 8 to 100 printable characters.'

/** The fault of a body in a sentence for programs. */
export function formatIssue(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'body'}: ${issue.type === 'check' ? issue.message : `Expected ${issue.expected ?? issue.type}`}`
}

/** Of what was stored: 201, or 200 where the key had stored it before. */
export function storedResponse(c: WorkersContext, outcome: StoreOutcome): Response {
  if (outcome.kind === 'conflict') {
    return failure(c, 409, 'idempotency_conflict', 'This key has stored another request.')
  }
  const { id, reference, createdAt } = outcome.submission
  const data = { id, reference, createdAt: new Date(createdAt).toISOString() }
  return c.json({ data, meta: { replayed: outcome.replayed } }, outcome.replayed ? 200 : 201, noStore)
}

const noStore = { 'cache-control': 'no-store' }

/** POST /client/ip/: the address that the call came from, or that the site names. Not stored. */
export function postClientIp(c: WorkersContext): Response {
  return c.json({ client: c.req.header('cf-connecting-ip') ?? '' }, 200, { 'cache-control': 'no-store' })
}

export const submissionKinds = ['form', 'comment', 'contest-image', 'tax'] as const
type SubmissionKind = (typeof submissionKinds)[number]
type SubmissionStatus = 'received' | 'waiting' | 'approved' | 'rejected'

/** How long a submission is stored; one that still waits for an editor stays. The privacy page says it. */
const submissionMonths = 12
const submissionLifetime = (submissionMonths / 12) * 365 * 24 * 60 * 60 * 1000

export interface NewSubmission {
  kind: SubmissionKind
  /** The caller's idempotency key. */
  key: string
  locale: string
  /** Waiting: an editor has to look at it. */
  status: Extract<SubmissionStatus, 'received' | 'waiting'>
  /** The parsed request. */
  data: unknown
  /** Data by which requests are compared, where equal requests may differ, as in a re-encoded picture. */
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
 * Stores once for each key, with further statements in the same batch: repeated requests, also at the same time, get
 * the first reply. A key that has stored another request is a conflict.
 */
export async function storeOnce(
  db: D1Database,
  submission: NewSubmission,
  along: (stored: StoredSubmission) => readonly D1PreparedStatement[] = () => [],
): Promise<StoreOutcome> {
  const hash = await hashRequest(submission.hashed ?? submission.data)
  const before = await findStored(db, submission.key, hash)
  if (before) return before
  const now = Date.now()
  const stored = { id: crypto.randomUUID(), reference: newReference(startOf[submission.kind]), createdAt: now }
  const { kind, key, locale, status, data } = submission
  try {
    await db.batch([
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

export function forgetOldSubmissions(db: D1Database, now: Date): D1PreparedStatement {
  return db
    .prepare("DELETE FROM submission WHERE created_at < ?1 AND status <> 'waiting'")
    .bind(now.getTime() - submissionLifetime)
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
