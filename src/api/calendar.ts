import * as v from 'valibot'
import { CalendarQuerySchema } from '../contracts/calendar-query.ts'
import { envelope } from '../contracts/envelope.ts'
import type { Deps } from '../deps.ts'
import { isFree } from '../domain/booking/free-stays.ts'
import { arrivalsQuery } from '../pages/lodging/queries.ts'
import { callOptions, type SiteRequest, waitUntilContextOf } from '../site-context.ts'

const headers = { 'cache-control': 'no-store' }

/**
 * GET /api/calendar/?lodging=&duration=: the free stays of that length, by arrival, with their total price in the
 * edition's currency as whole øre or cents.
 */
export function answerCalendar(deps: Deps) {
  return async function answerCalendarOfHouse(c: SiteRequest): Promise<Response> {
    const parsed = v.safeParse(CalendarQuerySchema, c.req.query())
    if (!parsed.success) {
      const fields = [...new Set(parsed.issues.map((issue) => v.getDotPath(issue) ?? 'query'))]
      const message = 'Missing or wrong in the query.'
      return c.json({ error: { code: 'invalid_query', message, fields } }, 400, headers)
    }
    const { lodging, duration } = parsed.output
    const market = c.get('market')
    const options = callOptions(c)
    const reader = { market: market.key, context: waitUntilContextOf(c), seen: () => {}, failed: () => {} }
    const house = await deps.routes(options, reader).lodging(lodging)
    if (!house) {
      return c.json({ error: { code: 'unknown_lodging', message: 'There is no such house.' } }, 404, headers)
    }
    const { bookingOptions } = await deps
      .services(options, reader)
      .broker.query(arrivalsQuery, { lan: market.id, lodgingId: house.id, duration })
    const stays = bookingOptions
      .filter((option) => isFree(option, deps.now()))
      .map(({ arrival, departure, totalPrice, normalPrice, price, currency }) => ({
        ...{ arrival, departure, totalPrice, currency },
        discount: Math.max(0, normalPrice - price),
      }))
    const name = lodging.toUpperCase()
    return c.json(
      envelope({ lodgingId: house.id, name, title: house.titles[market.key], duration, stays }),
      200,
      headers,
    )
  }
}
