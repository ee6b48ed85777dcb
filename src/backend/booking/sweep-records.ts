import { agencyDay } from '../../domain/stays.ts'
import { bookkeepingYears } from '../../editions/agency-facts.ts'

/**
 * Deletes what the privacy page says is deleted: bookings, with their extras, once the years of bookkeeping after the
 * year of their departure are over, and requests for stays that could not be booked yet once their days are over.
 */
export async function sweepRecords(db: D1Database, now: Date): Promise<void> {
  const day = agencyDay(now.toISOString())
  const firstKept = `${Number(day.slice(0, 4)) - bookkeepingYears}-01-01`
  const departure = "date(arrival, '+' || duration || ' days')"
  await db.batch([
    // Whatever has departed by then was made before it: the index on that leaves few rows to look at.
    db.prepare(`DELETE FROM booking WHERE created_at < unixepoch(?1) AND ${departure} < ?1`).bind(firstKept),
    db.prepare(`DELETE FROM reservation WHERE ${departure} < ?1`).bind(day),
  ])
}
