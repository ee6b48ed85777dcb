import * as v from 'valibot'
import { MarketIdSchema } from '../../contracts/lodging.ts'
import { addDays, firstBookableArrival } from '../../domain/stays.ts'
import { type Market, marketById } from '../../markets/market.ts'
import { href, withQuery } from '../../urls/paths.ts'
import { free } from '../broker/stays/option-rows.ts'
import { recipientDigest, visitorMail } from '../mail/visitor-mail.ts'
import { likeness, loadCandidates, loadHouse } from '../related/likeness.ts'
import { findBookedHouse } from './booked-house.ts'
import { notHeldSql, toSeconds } from './night-holder.ts'
import { type AlertSettings, maxAlertsPerRun, maxSimilarHouses } from './stay-alerts.ts'

const AlertSchema = v.object({
  id: v.string(),
  recipient: v.string(),
  email: v.string(),
  lan: MarketIdSchema,
  lodgingId: v.number(),
  arrival: v.string(),
  duration: v.number(),
  /** Null: the house does not offer the stay any more. */
  status: v.nullable(v.number()),
})
type Alert = v.InferOutput<typeof AlertSchema>

/**
 * Mails the guests who wait for a stay that nobody holds any more, once, that it is free or booked, and deletes the
 * request in the same batch. A request that has waited too long, or whose stay can't be booked any more, is deleted
 * without a mail. One that fails is logged and tried by a later run, and keeps no other back.
 */
export async function sendStayAlerts(db: D1Database, settings: AlertSettings): Promise<void> {
  await deleteExpired(db, settings.now)
  for (const row of await findDue(db, settings.now)) await settle(db, row, settings).catch(logUnsent(row))
}

async function deleteExpired(db: D1Database, now: Date): Promise<void> {
  await db
    .prepare('DELETE FROM stay_alert WHERE expires_at <= ?1 OR arrival < ?2')
    .bind(toSeconds(now), firstBookableArrival(now))
    .run()
}

/** At random, so that requests which fail each time keep no other from its turn. */
async function findDue(db: D1Database, now: Date): Promise<Record<string, unknown>[]> {
  const { results } = await db
    .prepare(
      `SELECT a.id, a.recipient, a.email, a.lan, a.lodging_id AS lodgingId, a.arrival, a.duration, o.status
       FROM stay_alert AS a LEFT JOIN booking_option AS o
         ON o.lodging_id = a.lodging_id AND o.arrival = a.arrival AND o.duration = a.duration
       WHERE o.status IS NOT ${free} OR ${notHeldSql('a', now)}
       ORDER BY random() LIMIT ?1`,
    )
    .bind(maxAlertsPerRun)
    .all()
  return results
}

function logUnsent({ id }: Record<string, unknown>) {
  return (error: unknown) => {
    // The message may quote the guest's address, which has no place in a log.
    const name = error instanceof Error ? error.name : 'unknown error'
    console.error(JSON.stringify({ level: 'error', stayAlert: id, problem: name }))
  }
}

async function settle(db: D1Database, row: Record<string, unknown>, settings: AlertSettings): Promise<void> {
  const alert = v.parse(AlertSchema, row)
  const forget = db.prepare('DELETE FROM stay_alert WHERE id = ?1').bind(alert.id)
  const data = await mailData(db, alert, settings)
  if (!data) {
    await forget.run()
    return
  }
  const mail = {
    ...{ id: `stay-alert-${alert.id}`, market: marketById(alert.lan), to: alert.email },
    ...{ template: 'stay-alert' as const, data },
  }
  const onlyIf = { sql: 'EXISTS (SELECT 1 FROM stay_alert WHERE id = ?1)', values: [alert.id] }
  await db.batch([
    ...visitorMail(db, mail, { form: 'stay-alert', network: null, onlyIf }, settings.now.getTime()),
    forget,
  ])
}

/** Null: there is nothing to send. */
async function mailData(db: D1Database, alert: Alert, { sites, now }: AlertSettings) {
  const { lodgingId, arrival, duration, status } = alert
  if (status === null) return null
  const market = marketById(alert.lan)
  const house = await findBookedHouse(db, lodgingId, market)
  if (!house || (status !== free && (await hasBooked(db, alert)))) return null
  const site = sites[market.key]
  const stay = { house: house.title, arrival, departure: addDays(arrival, duration) }
  if (status === free) {
    return { ...stay, isFree: true, link: site + href.book(house.name, arrival, duration), similar: [] }
  }
  const dates = new URLSearchParams({ arrival, duration: String(duration) })
  const similar = (await similarHouses(db, alert, market, now)).map(({ name, title }) => ({
    ...{ title, code: name },
    url: site + withQuery(href.lodging(market, name), dates),
  }))
  const search = new URLSearchParams({ ankomst: arrival, duration: String(duration) })
  return { ...stay, isFree: false, link: site + withQuery(href.search(market), search), similar }
}

/** Whether the waiting guest has booked the stay, or an overlapping one. */
async function hasBooked(db: D1Database, { recipient, lodgingId, arrival, duration }: Alert): Promise<boolean> {
  const { results } = await db
    .prepare(
      `SELECT json_extract(guest, '$.email') AS email FROM booking
       WHERE cancelled_at IS NULL AND lodging_id = ?1 AND arrival < ?2 AND date(arrival, '+' || duration || ' days') > ?3`,
    )
    .bind(lodgingId, addDays(arrival, duration), arrival)
    .all<{ email: string }>()
  return results.some(({ email }) => recipientDigest(email) === recipient)
}

/** The most similar houses nearby that are free for the same nights. */
async function similarHouses(
  db: D1Database,
  { lodgingId, arrival, duration }: Alert,
  market: Market,
  now: Date,
): Promise<{ name: string; title: string }[]> {
  const earliest = firstBookableArrival(now)
  const house = await loadHouse(db, lodgingId, market, earliest)
  if (!house) return []
  const candidates = (await loadCandidates(db, house, market, earliest))
    .map((candidate) => ({ id: candidate.id, score: likeness(house, candidate) }))
    .sort((a, b) => b.score - a.score || a.id - b.id)
  const { results } = await db
    .prepare(
      `SELECT lodging.name, coalesce(lodging_text.title, lodging.name) AS title
       FROM json_each(?1) AS candidate
       JOIN booking_option AS o ON o.lodging_id = candidate.value AND o.arrival = ?2 AND o.duration = ?3
       JOIN lodging ON lodging.id = o.lodging_id AND lodging.persons >= ?4
       LEFT JOIN lodging_text ON lodging_text.lodging_id = lodging.id AND lodging_text.lan = ?5
       WHERE o.status = ${free} AND ${notHeldSql('o', now)}
       ORDER BY candidate.key LIMIT ?6`,
    )
    .bind(
      ...[JSON.stringify(candidates.map(({ id }) => id)), arrival, duration, house.persons, market.id],
      maxSimilarHouses,
    )
    .all<{ name: string; title: string }>()
  return results
}
