import { Hono } from 'hono'
import * as v from 'valibot'
import {
  AlertTokenSchema,
  type StayAlertReply,
  type StayAlertRequest,
  StayAlertRequestSchema,
} from '../../contracts/stay-alert.ts'
import { firstBookableArrival } from '../../domain/stays.ts'
import { type EditionKey, marketById } from '../../markets/market.ts'
import { messagesOf } from '../../markets/messages/messages.ts'
import { href } from '../../urls/paths.ts'
import { free } from '../broker/stays/option-rows.ts'
import { readConfirmation, spendConfirmation } from '../confirm/confirmations.ts'
import { type Env, readVariables } from '../env.ts'
import { mailNetwork, recipientDigest, visitorConfirmation } from '../mail/visitor-mail.ts'
import { failure } from '../middleware/failures.ts'
import { hashOf, newToken } from '../tokens.ts'
import { heldUntilSql, toSeconds } from './night-holder.ts'
import { parseStayAlert } from './parse-request.ts'
import { refusalResponse } from './refusal.ts'

const TokenSchema = v.object({ token: AlertTokenSchema })
const headers = { 'cache-control': 'no-store' }

/** Requests for a mail when a held stay becomes free. */
export const stayAlertsApp = new Hono<{ Bindings: Env }>({ strict: false })
  .post('/', async (c) => {
    const parsed = parseStayAlert(c.req.header('idempotency-key'), await c.req.text())
    if (parsed.kind === 'refused') return refusalResponse(c, parsed.refusal, parsed.market)
    const { sites } = readVariables(c.env).mail
    const data = await requestAlert(c.env.DB, parsed.request, parsed.key, {
      ...{ sites, now: new Date() },
      network: await mailNetwork(c),
    })
    return c.json({ data, meta: {} }, 200, headers)
  })
  .post('/confirm', async (c) => {
    const body = v.safeParse(TokenSchema, await c.req.json().catch(() => undefined))
    const data = body.success && (await confirmAlert(c.env.DB, body.output.token, new Date()))
    if (!data) return failure(c, 404, 'unknown_token', 'Nothing waits under this token any more.')
    return c.json({ data, meta: {} }, 200, headers)
  })
  .post('/cancel', async (c) => {
    const body = v.safeParse(TokenSchema, await c.req.json().catch(() => undefined))
    const isCancelled = body.success && (await cancelAlert(c.env.DB, body.output.token))
    if (!isCancelled) return failure(c, 404, 'unknown_token', 'Nothing waits under this token any more.')
    return c.json({ data: { cancelled: true }, meta: {} }, 200, headers)
  })

const kind = 'stay-alert'

export interface AlertSettings {
  sites: Readonly<Record<EditionKey, string>>
  now: Date
}

interface AlertRequestSettings extends AlertSettings {
  /** Network line of the visitor. */
  network: string | null
}

/** Stores a request for a stay that is held now; for another, the reply says its state. */
async function requestAlert(
  db: D1Database,
  request: StayAlertRequest,
  key: string,
  settings: AlertRequestSettings,
): Promise<StayAlertReply> {
  const state = await stateOf(db, request, settings.now)
  if (state !== 'held') return { outcome: state, cancelToken: null }
  return request.isProven ? storeAlert(db, request, settings.now) : confirmFirst(db, request, key, settings)
}

/** Null for a token that is used, too old or nobody's. */
async function confirmAlert(db: D1Database, token: string, now: Date): Promise<StayAlertReply | null> {
  const request = await readConfirmation(db, kind, token, StayAlertRequestSchema)
  if (!request) return null
  const state = await stateOf(db, request, now)
  if (state !== 'held') return { outcome: state, cancelToken: null }
  // Where too many wait it is not stored, and the link can be opened again later.
  return storeAlert(db, request, now, spendConfirmation(db, token, 'changes() > 0'))
}

/** Deletes a request. @returns whether there was one */
async function cancelAlert(db: D1Database, token: string): Promise<boolean> {
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

/**
 * Stores one request for each mailbox and stay; a repeated one renews it.
 * @param also what is done in the same batch, right after it
 */
async function storeAlert(
  db: D1Database,
  request: StayAlertRequest,
  now: Date,
  ...also: D1PreparedStatement[]
): Promise<StayAlertReply> {
  const { email, languageId, lodgingId, arrival, duration } = request
  const token = newToken()
  const store = db
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
  const [stored] = await db.batch([store, ...also])
  return stored && stored.meta.changes > 0
    ? { outcome: 'waiting', cancelToken: token }
    : { outcome: 'limited', cancelToken: null }
}

/** Mails the link that confirms the address, unless it has received its maximum of mails: it is unconfirmed. */
async function confirmFirst(
  db: D1Database,
  request: StayAlertRequest,
  key: string,
  { sites, now, network }: AlertRequestSettings,
): Promise<StayAlertReply> {
  const { email, languageId, lodgingId, arrival, duration } = request
  const market = marketById(languageId)
  const name = await db.prepare('SELECT name FROM lodging WHERE id = ?1').bind(lodgingId).first('name')
  const page = `${sites[market.key]}${href.stayAlert(v.parse(v.string(), name), arrival, duration)}`
  const confirmation = {
    kind,
    payload: request,
    market,
    to: email,
    purpose: messagesOf(market).bookingFlow.alert.purpose,
    link: (token: string) => `${page}&confirm=${encodeURIComponent(token)}`,
  }
  const cause = { form: `${kind}:ask`, network }
  await db.batch(visitorConfirmation(db, `stay-alert-ask-${key}`, confirmation, cause, now.getTime()))
  return { outcome: 'to-confirm', cancelToken: null }
}

/** How long a request waits for the end of a hold, in seconds; then it is deleted without a mail. */
const maxAlertAgeSeconds = 24 * 60 * 60
/** Requests of one mailbox that wait at the same time. */
export const maxAlertsPerRecipient = 5
/** Requests for one stay that wait at the same time. */
const maxAlertsPerStay = 50
/** Requests that one run of the scheduled job processes; the next run continues. */
export const maxAlertsPerRun = 100
/** Houses that a mail suggests in place of one that is booked. */
export const maxSimilarHouses = 3
