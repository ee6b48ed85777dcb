import type { MiddlewareHandler } from 'hono'
import { Deadline } from '../services/deadline.ts'
import type { SiteContext } from '../site-context.ts'

/** From here on the services have their time for this request, all together. */
export const startDeadline: MiddlewareHandler<SiteContext> = function startDeadline(c, next) {
  c.set('deadline', new Deadline())
  return next()
}
