import * as v from 'valibot'
import { backgroundRoutes } from '../background-routes.ts'
import { type RouteDataRequest, RouteDataRequestSchema, routeDataOf } from '../contracts/route-data.ts'
import type { Deps } from '../deps.ts'
import { readCompiled } from '../route-data.ts'
import { type SiteRequest, waitUntilContextOf } from '../site-context.ts'
import { bearsSecret } from './secret.ts'

/**
 * POST /api/route/ with a RouteDataRequest, in the edition of the host: the RouteData of what is compiled. With passCache
 * and `Authorization: Bearer <PURGE_SECRET>` it is compiled now from content and broker, and KV has it from then on.
 */
export function answerRoute(deps: Deps) {
  return async function answerRouteOfBody(c: SiteRequest): Promise<Response> {
    c.header('cache-control', 'no-store')
    const body: unknown = await c.req.json().catch(() => undefined)
    const parsed = v.safeParse(RouteDataRequestSchema, body)
    if (!parsed.success) {
      return c.json({ error: { code: 'invalid_request', message: parsed.issues[0].message } }, 400)
    }
    const asked = parsed.output
    if (asked.passCache && !(await bearsSecret(c.req.header('authorization'), deps.variables.PURGE_SECRET))) {
      return c.json({ error: { code: 'unauthorized', message: 'To pass the cache a bearer secret is needed.' } }, 401)
    }
    try {
      return c.json(routeDataOf(await fetched(c, asked)))
    } catch (error) {
      deps.log(error)
      const message = error instanceof Error ? error.message : String(error)
      return c.json({ error: { code: 'route_data_failed', message } }, 500)
    }
  }

  function fetched(c: SiteRequest, asked: RouteDataRequest) {
    const market = c.get('market')
    const context = waitUntilContextOf(c)
    const wanted = 'slug' in asked ? { slug: asked.slug } : { sysId: asked.sysId }
    const compile = () => deps.compile(context, market, wanted)
    return deps.routeData(context, {
      market,
      wanted,
      passCache: asked.passCache,
      read: () =>
        asked.passCache ? compile() : readCompiled(backgroundRoutes(deps, context), market, wanted, compile),
    })
  }
}
