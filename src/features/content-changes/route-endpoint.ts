import type { CompiledRoute } from '../../contracts/route.ts'
import type { Deps } from '../../deps.ts'
import { InFlight, type WaitUntilContext } from '../../domain/in-flight.ts'
import type { Market } from '../../markets/market.ts'
import { routeOfEntry } from '../../route-data.ts'
import { jsonEndpoint, Refusal } from '../../routing/json-endpoint.ts'
import { bearsSecret } from '../../session/secret.ts'
import { type RouteData, type RouteDataRequest, RouteDataRequestSchema, routeDataOf } from './route-data-contract.ts'

/** Milliseconds until a request gives up on another's fetch and fetches for itself. */
const fetchTimeoutMs = 30_000

/**
 * POST /api/route/ with a RouteDataRequest, in the edition of the host: the RouteData of what is compiled. With passCache
 * and `Authorization: Bearer <PURGE_SECRET>` it is compiled now from content and broker, and KV has it from then on.
 */
export function postRoute(deps: Deps) {
  const fetching = new InFlight<CompiledRoute | null>(fetchTimeoutMs)

  return jsonEndpoint<RouteData, undefined, RouteDataRequest>(deps, {
    body: RouteDataRequestSchema,
    invalidMessage: ({ message }) => message,
    cacheControl: 'no-store',
    isBare: true,
    async load({ c, context: { market, waitUntilContext }, body }) {
      if (body.passCache && !(await bearsSecret(c.req.header('authorization'), deps.variables.PURGE_SECRET))) {
        return new Refusal(401, 'unauthorized', 'To pass the cache a bearer secret is needed.')
      }
      try {
        // Identical requests at the same time are one fetch.
        const route = await fetching.once(`${market.key} ${JSON.stringify(body)}`, waitUntilContext, () =>
          deps.retryRouteFetch(() => fetchRoute(deps, waitUntilContext, market, body)),
        )
        return routeDataOf(route)
      } catch (error) {
        deps.log(error)
        return new Refusal(500, 'route_data_failed', error instanceof Error ? error.message : String(error))
      }
    },
  })
}

async function fetchRoute(
  deps: Deps,
  context: WaitUntilContext,
  market: Market,
  request: RouteDataRequest,
): Promise<CompiledRoute | null> {
  const { routes, compile } = deps.backgroundRecords(context)
  if (!request.passCache) {
    if ('slug' in request) return routes.route(market, request.slug)
    const route = await routeOfEntry(routes, market, request.sysId)
    if (route !== undefined) return route
  }
  const wanted = 'slug' in request ? { slug: request.slug } : { sysId: request.sysId }
  const { route, keep } = await compile(market, wanted)
  await keep()
  return route
}
