import * as v from 'valibot'
import { type CompiledRoute, PathSchema, routeEntryTypes } from '../../contracts/route.ts'
import type { Deps } from '../../deps.ts'
import { InFlight, type WaitUntilContext } from '../../domain/in-flight.ts'
import { byLocale } from '../../editions/by-edition.ts'
import type { Market } from '../../markets/market.ts'
import { routeOfEntry } from '../../route-data.ts'
import { jsonEndpoint, Refusal } from '../../routing/json-endpoint.ts'
import { bearsSecret } from '../../session/secret.ts'

const SlugSchema = v.pipe(v.string(), v.maxLength(400))

const IdSchema = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/))

/** Body of POST /api/route/: a whole slug without slashes at its ends (the home page's is empty), or an entry's id. */
const RouteDataRequestSchema = v.union(
  [
    v.strictObject({ slug: SlugSchema, passCache: v.optional(v.boolean(), false) }),
    v.strictObject({ sysId: IdSchema, passCache: v.optional(v.boolean(), false) }),
  ],
  'Name a slug or a sysId, and passCache if what is kept is to be passed over.',
)

/** The reply. Routes are the entry's paths by locale; entry and redirect are both null where there is nothing. */
export const RouteDataSchema = v.object({
  entry: v.nullable(v.object({ id: v.string(), type: v.picklist(routeEntryTypes) })),
  routes: v.object(byLocale(() => v.optional(PathSchema))),
  redirect: v.nullable(v.object({ to: v.string(), isPermanent: v.boolean() })),
})

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

type RouteDataRequest = v.InferOutput<typeof RouteDataRequestSchema>

type RouteData = v.InferOutput<typeof RouteDataSchema>

function routeDataOf(route: CompiledRoute | null): RouteData {
  if (!route) return { entry: null, routes: {}, redirect: null }
  if (route.kind === 'redirect') return { entry: null, routes: {}, redirect: route.redirect }
  const { id, type } = route.entry
  return { entry: { id, type }, routes: byLocale(({ key }) => route.routes[key]), redirect: null }
}
