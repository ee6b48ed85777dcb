import type { MiddlewareHandler } from 'hono'
import type { Deps } from '../deps.ts'
import { placeOf, type SiteContext } from '../site-context.ts'

/** From here on there are words for what is said. Without them there is no page to say so on. */
export function haveMessages(deps: Pick<Deps, 'readMessages' | 'log'>): MiddlewareHandler<SiteContext> {
  return async function haveMessagesOfEditions(c, next) {
    try {
      await deps.readMessages()
    } catch (error) {
      deps.log(error, placeOf(c))
      return c.text('Service Unavailable', 503, { 'retry-after': '5', 'cache-control': 'no-store' })
    }
    await next()
  }
}
