import { Hono } from 'hono'
import { bookingApp } from './booking/app.ts'
import { brokerApp } from './broker/app.ts'
import { contentApp } from './content/app.ts'
import type { Env } from './env.ts'
import { mediaApp } from './media/app.ts'
import { delayReplies } from './middleware/delay-replies.ts'
import { answerFailure, answerUnknownPath } from './middleware/failures.ts'
import { limitBody } from './middleware/limit-body.ts'
import { requireServiceKey } from './middleware/require-service-key.ts'
import { relatedApp } from './related/app.ts'
import { searchApp } from './search/app.ts'

/** Services under their paths. Search checks its bearer key itself, and pictures are for everybody. */
const services = [
  { path: '/broker', app: brokerApp, wantsKey: true },
  { path: '/content', app: contentApp, wantsKey: true },
  { path: '/search', app: searchApp, wantsKey: false },
  { path: '/booking', app: bookingApp, wantsKey: true },
  { path: '/related', app: relatedApp, wantsKey: true },
  { path: '/media', app: mediaApp, wantsKey: false },
] as const

/** The embedded back end: every service that the site calls; see the list above. */
export function createBackend(): Hono<{ Bindings: Env }> {
  const app = new Hono<{ Bindings: Env }>({ strict: false })
  app.onError(answerFailure)
  app.notFound(answerUnknownPath)
  app.use(delayReplies)
  app.use(limitBody)
  app.get('/', (c) => c.json({ data: { services: services.map(({ path }) => `${path}/`) }, meta: {} }))
  for (const { path, app: service, wantsKey } of services) {
    if (wantsKey) app.use(`${path}/*`, requireServiceKey)
    app.route(path, service)
  }
  return app
}
