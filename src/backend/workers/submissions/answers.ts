import type { Context } from 'hono'
import * as v from 'valibot'
import { IdempotencyKeySchema } from '../../../contracts/submission.ts'
import type { Env } from '../../env.ts'
import { failure } from '../../middleware/failures.ts'
import type { StoreOutcome } from './store-once.ts'

export type WorkersContext = Context<{ Bindings: Env }>

type ParsedRequest<Body> = { kind: 'parsed'; key: string; body: Body } | { kind: 'refused'; response: Response }

/** The key in the header and the JSON body by its schema, or the reply that says what is wrong. */
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

/** What is wrong with a body, in a sentence for programs. */
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

/** POST /client/ip/: the address that the call came from, or that the site makes it for. Kept nowhere. */
export function postClientIp(c: WorkersContext): Response {
  return c.json({ client: c.req.header('cf-connecting-ip') ?? '' }, 200, { 'cache-control': 'no-store' })
}
