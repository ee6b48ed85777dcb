import * as v from 'valibot'
import { backgroundRoutes } from '../background-routes.ts'
import type { CompiledRoute } from '../contracts/route.ts'
import { type RouteDataRequest, RouteDataRequestSchema, routeDataOf } from '../contracts/route-data.ts'
import type { Deps } from '../deps.ts'
import { InFlight } from '../domain/in-flight.ts'
import type { Market } from '../markets/market.ts'
import { routeOfEntry } from '../route-data.ts'
import { type SiteRequest, waitUntilContextOf } from '../site-context.ts'
import { bearsSecret } from './secret.ts'

/** Milliseconds until a request gives up on another's fetch and fetches for itself. */
const fetchTimeoutMs = 30_000

/**
 * POST /api/route/ with a RouteDataRequest, in the edition of the host: the RouteData of what is compiled. With passCache
 * and `Authorization: Bearer <PURGE_SECRET>` it is compiled now from content and broker, and KV has it from then on.
 */
export function postRoute(deps: Deps) {
  const fetching = new InFlight<CompiledRoute | null>(fetchTimeoutMs)

  return async function postRouteOfBody(c: SiteRequest): Promise<Response> {
    c.header('cache-control', 'no-store')
    const body: unknown = await c.req.json().catch(() => undefined)
    const parsed = v.safeParse(RouteDataRequestSchema, body)
    if (!parsed.success) {
      return c.json({ error: { code: 'invalid_request', message: parsed.issues[0].message } }, 400)
    }
    const request = parsed.output
    if (request.passCache && !(await bearsSecret(c.req.header('authorization'), deps.variables.PURGE_SECRET))) {
      return c.json({ error: { code: 'unauthorized', message: 'To pass the cache a bearer secret is needed.' } }, 401)
    }
    const market = c.get('market')
    try {
      // Identical requests at the same time are one fetch.
      const route = await fetching.once(`${market.key} ${JSON.stringify(request)}`, waitUntilContextOf(c), () =>
        deps.retryRouteFetch(() => fetchRoute(c, market, request)),
      )
      return c.json(routeDataOf(route))
    } catch (error) {
      deps.log(error)
      const message = error instanceof Error ? error.message : String(error)
      return c.json({ error: { code: 'route_data_failed', message } }, 500)
    }
  }

  async function fetchRoute(c: SiteRequest, market: Market, request: RouteDataRequest): Promise<CompiledRoute | null> {
    const routes = backgroundRoutes(deps, waitUntilContextOf(c))
    if (!request.passCache && 'slug' in request) return routes.route(market, request.slug)
    const known =
      !request.passCache && 'sysId' in request ? await routeOfEntry(routes, market, request.sysId) : undefined
    if (known !== undefined) return known
    const wanted = 'slug' in request ? { slug: request.slug } : { sysId: request.sysId }
    const { route, keep } = await deps.compile(waitUntilContextOf(c), market, wanted)
    await keep()
    return route
  }
}
