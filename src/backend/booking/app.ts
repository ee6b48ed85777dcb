import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import {
  type BookingStatistics,
  HoldIdSchema,
  holdHeader,
  holdLimitError,
  type LiveStatistics,
  provenHeader,
  visitorHeader,
} from '../../contracts/booking.ts'
import type { Market } from '../../markets/market.ts'
import { linkBookings } from '../auth/my-bookings.ts'
import { type Env, readVariables } from '../env.ts'
import { mailNetwork } from '../mail/visitor-mail.ts'
import { book } from './book.ts'
import { type HoldOutcome, holdStay, holdStays, readHold, releaseHold } from './holds.ts'
import {
  type ParsedOrder,
  parseBooking,
  parseBookingsTogether,
  parseHold,
  parseHoldsTogether,
  parseReservation,
} from './parse-request.ts'
import { refusalResponse } from './refusal.ts'
import { deferredPeriods, reserve } from './reserve.ts'
import { stayAlertsApp } from './stay-alerts.ts'
import { keysOf } from './stored-reply.ts'

/** The booking service (specification, section 7). Replies are in the generic envelope {data, meta}. */
export const bookingApp = new Hono<{ Bindings: Env }>()

bookingApp.post('/rest/v1/booking', async (c) => {
  const parsed = parseBooking(c.req.header('idempotency-key'), await c.req.text(), c.req.header(holdHeader))
  if (parsed.kind === 'refused') return refusalResponse(c, parsed.refusal, parsed.market)
  return orderResponse(c, parsed, ([booked]) => booked)
})

bookingApp.post('/rest/v1/booking/together', async (c) => {
  const parsed = parseBookingsTogether(c.req.header('idempotency-key'), await c.req.text())
  if (parsed.kind === 'refused') return refusalResponse(c, parsed.refusal, parsed.market)
  return orderResponse(c, parsed, (bookings) => ({ bookings }))
})

async function orderResponse(
  c: Context<{ Bindings: Env }>,
  order: ParsedOrder,
  dataOf: (booked: readonly unknown[]) => unknown,
): Promise<Response> {
  const outcome = await book(c.env.DB, order, new Date())
  if (outcome.kind === 'refused') return refusalResponse(c, outcome.refusal, order.market)
  await linkBookings(c.env.DB, c.req.header('authorization'), keysOf(order))
  const { data, replayed } = outcome
  return c.json({ data: dataOf(data), meta: { replayed } }, replayed ? 200 : 201, { 'cache-control': 'no-store' })
}

bookingApp.put('/rest/v1/holds/together', async (c) => {
  const parsed = parseHoldsTogether(await c.req.text())
  if (parsed.kind === 'refused') return refusalResponse(c, parsed.refusal, parsed.market)
  const stays = parsed.request.holds.map(({ id, ...request }) => ({ id, request }))
  return holdResponse(c, await holdStays(c.env.DB, stays, holdOptions(c)), parsed.market)
})

/** `together` is another path, with methods of its own. */
const oneHold = ':id{(?!together$)[^/]+}'

bookingApp.put(`/rest/v1/holds/${oneHold}`, async (c) => {
  const parsed = parseHold(c.req.param('id'), await c.req.text())
  if (parsed.kind === 'refused') return refusalResponse(c, parsed.refusal, parsed.market)
  return holdResponse(c, await holdStay(c.env.DB, parsed.id, parsed.request, holdOptions(c)), parsed.market)
})

function holdOptions(c: Context<{ Bindings: Env }>) {
  const { holdSeconds } = readVariables(c.env)
  const visitor = { network: c.req.header(visitorHeader), isProven: c.req.header(provenHeader) === 'yes' }
  return { now: new Date(), seconds: holdSeconds, visitor }
}

function holdResponse(c: Context, outcome: HoldOutcome, market: Market): Response {
  if (outcome.kind === 'refused') return refusalResponse(c, outcome.refusal, market)
  if (outcome.kind === 'limited') return c.json({ error: holdLimitError }, 429, { 'cache-control': 'no-store' })
  const data = { expiresAt: outcome.expiresAt.toISOString() }
  return c.json({ data, meta: {} }, outcome.isNew ? 201 : 200, { 'cache-control': 'no-store' })
}

bookingApp.get(`/rest/v1/holds/${oneHold}`, async (c) => {
  const held = await readHold(c.env.DB, c.req.param('id'), new Date())
  if (!held) return c.json({ error: notHeld }, 404)
  const { expiresAt, ...stay } = held
  return c.json({ data: { ...stay, expiresAt: expiresAt.toISOString() }, meta: {} }, 200, {
    'cache-control': 'no-store',
  })
})

const notHeld = { code: 'not_held', message: 'This id holds nothing.' }

bookingApp.delete(`/rest/v1/holds/${oneHold}`, async (c) => {
  const id = c.req.param('id')
  if (!v.is(HoldIdSchema, id)) return c.json({ error: notHeld }, 404)
  await releaseHold(c.env.DB, id, new Date())
  return c.json({ data: { released: true }, meta: {} })
})

bookingApp.get('/rest/v1/deferred_periods', async (c) => {
  const data = await deferredPeriods(c.env.DB)
  return c.json({ data, meta: { count: data.length } })
})

bookingApp.post('/rest/v1/reservations', async (c) => {
  const parsed = parseReservation(c.req.header('idempotency-key'), await c.req.text())
  if (parsed.kind === 'refused') return refusalResponse(c, parsed.refusal, parsed.market)
  const outcome = await reserve(c.env.DB, parsed, await mailNetwork(c), new Date())
  if (outcome.kind === 'refused') return refusalResponse(c, outcome.refusal, parsed.market)
  const { data, replayed } = outcome
  return c.json({ data, meta: { replayed } }, replayed ? 200 : 201, { 'cache-control': 'no-store' })
})

bookingApp.route('/rest/v1/stay_alerts', stayAlertsApp)

bookingApp.get('/stats', async (c) => c.json({ data: await bookingStatistics(c.env.DB), meta: {} }))

bookingApp.get('/stats/live', async (c) => c.json({ data: await liveStatistics(c.env.DB, new Date()), meta: {} }))

type MarketFigures = BookingStatistics['markets'][number]

async function bookingStatistics(db: D1Database): Promise<BookingStatistics> {
  const { results: markets } = await db
    .prepare(
      `SELECT language_id AS languageId, COUNT(*) AS bookings, SUM(duration) AS nights
       FROM booking WHERE cancelled_at IS NULL GROUP BY language_id ORDER BY language_id`,
    )
    .all<MarketFigures>()
  const sum = (key: 'bookings' | 'nights') => markets.reduce((total, market) => total + market[key], 0)
  return { bookings: sum('bookings'), nights: sum('nights'), markets }
}

const day = 24 * 60 * 60

/** Of the last 24 hours. */
async function liveStatistics(db: D1Database, now: Date): Promise<LiveStatistics> {
  const seconds = Math.floor(now.getTime() / 1000)
  const [bookings, holds] = await Promise.all([
    db
      .prepare('SELECT COUNT(*) AS count FROM booking WHERE created_at > ?1 AND cancelled_at IS NULL')
      .bind(seconds - day)
      .first<number>('count'),
    db
      .prepare('SELECT COUNT(DISTINCT holder) AS count FROM night WHERE expires_at > ?1')
      .bind(seconds)
      .first<number>('count'),
  ])
  return { bookings: bookings ?? 0, holds: holds ?? 0, since: new Date((seconds - day) * 1000).toISOString() }
}
