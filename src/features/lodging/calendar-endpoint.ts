import { endpoints } from '../../contracts/endpoints.ts'
import type { Deps } from '../../deps.ts'
import { isFree } from '../../domain/booking/free-stays.ts'
import { jsonEndpoint, Refusal } from '../../routing/json-endpoint.ts'
import { arrivalsQuery } from './queries.ts'

/**
 * GET /api/calendar/?lodging=&duration=: the free stays of that length, by arrival, with their total price in the
 * edition's currency as whole øre or cents.
 */
export function getCalendar(deps: Deps) {
  return jsonEndpoint(deps, {
    ...endpoints.calendar,
    cacheControl: 'no-store',
    async load({ context: { services, routes, market, now }, query: { lodging, duration } }) {
      const house = await routes.lodging(lodging)
      if (!house) return new Refusal(404, 'unknown_lodging', 'There is no such house.')
      const { bookingOptions } = await services.broker.query(arrivalsQuery, {
        lan: market.id,
        lodgingId: house.id,
        duration,
      })
      const stays = bookingOptions
        .filter((option) => isFree(option, now))
        .map(({ arrival, departure, totalPrice, normalPrice, price, currency }) => ({
          ...{ arrival, departure, totalPrice, currency },
          discount: Math.max(0, normalPrice - price),
        }))
      return { lodgingId: house.id, name: lodging.toUpperCase(), title: house.titles[market.key], duration, stays }
    },
  })
}
