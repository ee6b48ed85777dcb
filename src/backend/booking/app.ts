import { Hono } from 'hono'
import type { DeferredPeriod } from '../../contracts/booking.ts'
import type { Env } from '../env.ts'
import { deliverSoon } from '../mail/delivery/deliver.ts'
import { book } from './book.ts'
import { parseBooking } from './parse-request.ts'
import { answerRefusal } from './refusal.ts'
import { bookingStatistics, liveStatistics } from './statistics.ts'

/** The booking service (specification, section 7). Replies are in the generic envelope {data, meta}. */
export const bookingApp = new Hono<{ Bindings: Env }>()

bookingApp.post('/rest/v1/booking', async (c) => {
  const asked = parseBooking(c.req.header('idempotency-key'), await c.req.text())
  if (asked.kind === 'refused') return answerRefusal(c, asked.refusal, asked.market)
  const outcome = await book(c.env.DB, asked, new Date())
  if (outcome.kind === 'refused') return answerRefusal(c, outcome.refusal, asked.market)
  const { data, replayed } = outcome
  if (!replayed) deliverSoon(c)
  return c.json({ data, meta: { replayed } }, replayed ? 200 : 201, { 'cache-control': 'no-store' })
})

bookingApp.get('/rest/v1/deferred_periods', async (c) => {
  const { results } = await c.env.DB.prepare(
    `SELECT id, season, from_date AS fromDate, to_date AS toDate, opens_at AS opensAt
     FROM deferred_period ORDER BY from_date, id`,
  ).all<DeferredPeriod>()
  return c.json({ data: results, meta: { count: results.length } })
})

bookingApp.get('/stats', async (c) => c.json({ data: await bookingStatistics(c.env.DB), meta: {} }))

bookingApp.get('/stats/live', async (c) => c.json({ data: await liveStatistics(c.env.DB, new Date()), meta: {} }))
