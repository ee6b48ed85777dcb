import * as v from 'valibot'
import type { Market } from '../../markets/market.ts'
import { type Condition, queueMail } from '../mail/queue.ts'
import { hashOf, newToken } from '../tokens.ts'

export interface NewConfirmation {
  /** The kind of request: a confirmation is only read by code for its kind. */
  kind: string
  /** JSON with what to do once it is confirmed. */
  payload: unknown
  market: Market
  /** The e-mail address that has to confirm it. */
  to: string
  /** What is confirmed, as the mail words it: "Tilmelding til sms". */
  purpose: string
  /** URL of the page that the mail links to, from its token. Its GET changes nothing; its POST confirms. */
  link(token: string): string
  hours?: number
  /** Where it does not hold, the same statements run, but nothing is stored or mailed: the response time reveals nothing. */
  onlyIf?: Condition
}

/**
 * For a form that came without a captcha token: stores the request and queues the mail `confirm`, as statements for one
 * batch.
 */
export function requestConfirmation(db: D1Database, confirmation: NewConfirmation): D1PreparedStatement[] {
  const { kind, payload, market, to, purpose, link, hours = 24, onlyIf = always } = confirmation
  const token = newToken()
  const hash = hashOf(token)
  const first = onlyIf.values.length + 1
  return [
    db
      .prepare(
        `INSERT INTO confirmation (hash, purpose, payload, expires_at)
         SELECT ?${first}, ?${first + 1}, ?${first + 2}, ?${first + 3} WHERE ${onlyIf.sql}`,
      )
      .bind(...onlyIf.values, hash, kind, JSON.stringify(payload), Date.now() + hours * 60 * 60 * 1000),
    queueMail(
      db,
      { id: `confirm-${hash}`, market, to, template: 'confirm', data: { purpose, link: link(token), hours } },
      { sql: 'EXISTS (SELECT 1 FROM confirmation WHERE hash = ?1)', values: [hash] },
    ),
  ]
}

const always: Condition = { sql: '1', values: [] }

/**
 * What waits under a token, parsed; null for a token that is used, expired, unknown or of another kind. It is used up by
 * `spendConfirmation` in the batch that does what was confirmed, so that neither is without the other.
 */
export function readConfirmation<Schema extends v.GenericSchema>(
  db: D1Database,
  kind: string,
  token: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | null> {
  return payloadOf(db.prepare(`SELECT payload FROM confirmation WHERE ${isWaiting}`), { kind, token, schema })
}

/** Deletes requests that nobody has confirmed in time. */
export function forgetExpired(db: D1Database, now: Date): D1PreparedStatement {
  return db.prepare('DELETE FROM confirmation WHERE expires_at <= ?1').bind(now.getTime())
}

/** @param onlyIf SQL that has to be true, as the statements before it left things */
export function spendConfirmation(db: D1Database, token: string, onlyIf = '1'): D1PreparedStatement {
  return db.prepare(`DELETE FROM confirmation WHERE hash = ?1 AND ${onlyIf}`).bind(hashOf(token))
}

/**
 * What was confirmed, once, whatever becomes of it: for what must not be done twice, as a login. Null as with
 * `readConfirmation`.
 */
export function redeemConfirmation<Schema extends v.GenericSchema>(
  db: D1Database,
  kind: string,
  token: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | null> {
  return payloadOf(db.prepare(`DELETE FROM confirmation WHERE ${isWaiting} RETURNING payload`), { kind, token, schema })
}

const isWaiting = 'hash = ?1 AND purpose = ?2 AND expires_at > ?3'

async function payloadOf<Schema extends v.GenericSchema>(
  statement: D1PreparedStatement,
  { kind, token, schema }: { kind: string; token: string; schema: Schema },
): Promise<v.InferOutput<Schema> | null> {
  const row = await statement.bind(hashOf(token), kind, Date.now()).first<{ payload: string }>()
  return row && v.parse(schema, JSON.parse(row.payload))
}
