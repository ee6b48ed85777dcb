import * as v from 'valibot'
import { type StayAlertReply, type StayAlertRequest, StayAlertRequestSchema } from '../../../contracts/stay-alert.ts'
import type { EditionKey } from '../../../markets/market.ts'
import { marketById } from '../../../markets/market.ts'
import { messagesOf } from '../../../markets/messages/messages.ts'
import { href } from '../../../urls/paths.ts'
import { hashOf, newToken } from '../../auth/tokens.ts'
import { firstBookableArrival, free } from '../../broker/stays/option-rows.ts'
import { askToConfirm, takeConfirmed } from '../../confirm/confirmations.ts'
import { recipientDigest, takeFromBudget } from '../../mail/visitor-mail.ts'
import { heldUntilSql, toSeconds } from '../night-holder.ts'
import { maxAlertAgeSeconds, maxAlertsPerRecipient, maxAlertsPerStay } from './alert-limits.ts'

const kind = 'stay-alert'

export interface AlertSettings {
  sites: Readonly<Record<EditionKey, string>>
  now: Date
}

/** Only for a stay that is held now: for any other the reply says how it is. */
export async function requestAlert(
  db: D1Database,
  request: StayAlertRequest,
  key: string,
  settings: AlertSettings,
): Promise<StayAlertReply> {
  const state = await stateOf(db, request, settings.now)
  if (state !== 'held') return { outcome: state, cancelToken: null }
  return request.isProven ? keepAlert(db, request, settings.now) : askFirst(db, request, key, settings)
}

/** Null for a token that is used, too old or nobody's. */
export async function confirmAlert(db: D1Database, token: string, now: Date): Promise<StayAlertReply | null> {
  const request = await takeConfirmed(db, kind, token, StayAlertRequestSchema)
  if (!request) return null
  const state = await stateOf(db, request, now)
  return state === 'held' ? keepAlert(db, request, now) : { outcome: state, cancelToken: null }
}

/** Whether there was one to delete. */
export async function cancelAlert(db: D1Database, token: string): Promise<boolean> {
  const { meta } = await db.prepare('DELETE FROM stay_alert WHERE token_hash = ?1').bind(hashOf(token)).run()
  return meta.changes > 0
}

async function stateOf(
  db: D1Database,
  { lodgingId, arrival, duration }: StayAlertRequest,
  now: Date,
): Promise<'held' | 'free' | 'taken'> {
  const row = await db
    .prepare(
      `SELECT status, ${heldUntilSql('o', now)} AS heldUntil FROM booking_option AS o
       WHERE lodging_id = ?1 AND arrival = ?2 AND duration = ?3`,
    )
    .bind(lodgingId, arrival, duration)
    .first<{ status: number; heldUntil: number | null }>()
  if (row?.status !== free || arrival < firstBookableArrival(now)) return 'taken'
  return row.heldUntil === null ? 'free' : 'held'
}

/** One for each mailbox and stay: asking again renews it. */
async function keepAlert(db: D1Database, request: StayAlertRequest, now: Date): Promise<StayAlertReply> {
  const { email, languageId, lodgingId, arrival, duration } = request
  const token = newToken()
  const { meta } = await db
    .prepare(
      `INSERT INTO stay_alert (id, token_hash, recipient, email, lan, lodging_id, arrival, duration, expires_at)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9
       WHERE EXISTS (SELECT 1 FROM stay_alert
           WHERE recipient = ?3 AND lodging_id = ?6 AND arrival = ?7 AND duration = ?8)
         OR ((SELECT count(*) FROM stay_alert WHERE recipient = ?3) < ?10
           AND (SELECT count(*) FROM stay_alert WHERE lodging_id = ?6 AND arrival = ?7 AND duration = ?8) < ?11)
       ON CONFLICT (recipient, lodging_id, arrival, duration) DO UPDATE SET
         token_hash = excluded.token_hash, email = excluded.email, lan = excluded.lan, expires_at = excluded.expires_at`,
    )
    .bind(
      ...[crypto.randomUUID(), hashOf(token), recipientDigest(email), email, languageId, lodgingId, arrival, duration],
      ...[toSeconds(now) + maxAlertAgeSeconds, maxAlertsPerRecipient, maxAlertsPerStay],
    )
    .run()
  return meta.changes > 0 ? { outcome: 'waiting', cancelToken: token } : { outcome: 'limited', cancelToken: null }
}

/** An address that was written to often enough is told nothing: it may be anybody's. */
async function askFirst(
  db: D1Database,
  request: StayAlertRequest,
  key: string,
  { sites, now }: AlertSettings,
): Promise<StayAlertReply> {
  const { email, languageId, lodgingId, arrival, duration } = request
  const market = marketById(languageId)
  const name = await db.prepare('SELECT name FROM lodging WHERE id = ?1').bind(lodgingId).first('name')
  const page = `${sites[market.key]}${href.stayAlert(v.parse(v.string(), name), arrival, duration)}`
  const mail = { id: `stay-alert-ask-${key}`, to: email }
  if (await takeFromBudget(db, mail, { form: `${kind}:ask` }, now.getTime())) {
    await db.batch(
      askToConfirm(db, {
        kind,
        payload: request,
        market,
        to: email,
        purpose: messagesOf(market).bookingFlow.alert.purpose,
        link: (token) => `${page}&confirm=${encodeURIComponent(token)}`,
      }),
    )
  }
  return { outcome: 'to-confirm', cancelToken: null }
}
