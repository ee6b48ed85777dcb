import { agencyDay } from '../../domain/stays.ts'
import { bookkeepingYears } from '../../editions/agency-facts.ts'
import { forgetExpired } from '../confirm/confirmations.ts'
import type { Env } from '../env.ts'
import { forgetCounted } from '../mail/visitor-mail.ts'
import { forgetFailures } from '../workers/add-ons/offer.ts'
import { forgetOldUploads } from '../workers/store-picture.ts'
import { forgetOldSubmissions } from '../workers/submissions.ts'

/** Milliseconds for which a measured event is stored. */
const telemetryLifetime = 30 * 24 * 60 * 60 * 1000

/**
 * Deletes what the privacy page says is deleted, whether or not anything new comes: bookings, with their extras, once the
 * years of bookkeeping after the year of their departure are over, requests for stays that could not be booked yet once
 * their days are over, submissions, their pictures, what nobody has confirmed in time, and what browsers have measured.
 */
export async function sweepRecords(env: Pick<Env, 'DB' | 'MEDIA'>, now: Date): Promise<void> {
  const { DB: db } = env
  const day = agencyDay(now.toISOString())
  const firstKept = `${Number(day.slice(0, 4)) - bookkeepingYears}-01-01`
  const departure = "date(arrival, '+' || duration || ' days')"
  await db.batch([
    // Whatever has departed by then was made before it: the index on that leaves few rows to look at.
    db.prepare(`DELETE FROM booking WHERE created_at < unixepoch(?1) AND ${departure} < ?1`).bind(firstKept),
    db.prepare(`DELETE FROM reservation WHERE ${departure} < ?1`).bind(day),
    forgetOldSubmissions(db, now),
    forgetExpired(db, now),
    forgetCounted(db, now.getTime()),
    forgetFailures(db, now.getTime()),
    db.prepare('DELETE FROM telemetry_event WHERE received_at < ?1').bind(now.getTime() - telemetryLifetime),
  ])
  await forgetOldUploads(env, now)
}
