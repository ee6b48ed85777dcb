import * as v from 'valibot'
import type { Market } from '../../markets/market.ts'
import { queueMail } from '../mail/queue.ts'
import { hashOf, newToken } from '../tokens.ts'

export interface NewConfirmation {
  /** What kind of thing it is, for programs: only who asks for this kind gets it. */
  kind: string
  /** JSON of what is to be done once it is confirmed. */
  payload: unknown
  market: Market
  /** Who is to confirm it. */
  to: string
  /** What is confirmed, in the mail's words: "Tilmelding til sms". */
  purpose: string
  /** Address of the page that the mail leads to, by its token. Its GET does nothing but ask; its POST confirms. */
  link(token: string): string
  hours?: number
  /** False: the same statements run, and nothing is kept or mailed, so that the time taken tells nothing. */
  isMeant?: boolean
}

/**
 * For a form that came without a captcha's proof: keeps what it wants and queues the mail `confirm`, as statements for one
 * batch. What has waited longer than its hours is forgotten.
 */
export function requestConfirmation(db: D1Database, confirmation: NewConfirmation): D1PreparedStatement[] {
  const { kind, payload, market, to, purpose, link, hours = 24, isMeant = true } = confirmation
  const token = newToken()
  const hash = hashOf(token)
  const now = Date.now()
  return [
    db.prepare('DELETE FROM confirmation WHERE expires_at <= ?1').bind(now),
    db
      .prepare('INSERT INTO confirmation (hash, purpose, payload, expires_at) SELECT ?1, ?2, ?3, ?4 WHERE ?5')
      .bind(hash, kind, JSON.stringify(payload), now + hours * 60 * 60 * 1000, isMeant ? 1 : 0),
    queueMail(
      db,
      { id: `confirm-${hash}`, market, to, template: 'confirm', data: { purpose, link: link(token), hours } },
      { sql: 'EXISTS (SELECT 1 FROM confirmation WHERE hash = ?1)', values: [hash] },
    ),
  ]
}

/** What was confirmed, by its contract, once; null for a token that is used, too old, of another kind or nobody's. */
export async function redeemConfirmation<Schema extends v.GenericSchema>(
  db: D1Database,
  kind: string,
  token: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | null> {
  const row = await db
    .prepare('DELETE FROM confirmation WHERE hash = ?1 AND purpose = ?2 AND expires_at > ?3 RETURNING payload')
    .bind(hashOf(token), kind, Date.now())
    .first<{ payload: string }>()
  return row && v.parse(schema, JSON.parse(row.payload))
}
