import { Hono } from 'hono'
import { bookingApp } from './booking/app.ts'
import { brokerApp } from './broker/app.ts'
import type { Env } from './env.ts'
import { delayReplies } from './middleware/delay-replies.ts'
import { answerFailure, answerUnknownPath } from './middleware/failures.ts'
import { limitBody } from './middleware/limit-body.ts'
import { requireServiceKey } from './middleware/require-service-key.ts'

/** Every service of the embedded back end under its path; see design.md, section 1. */
export function createBackend(): Hono<{ Bindings: Env }> {
  const app = new Hono<{ Bindings: Env }>({ strict: false })
  app.onError(answerFailure)
  app.notFound(answerUnknownPath)
  app.use(delayReplies)
  app.use(limitBody)

  app.use('/broker/*', requireServiceKey)
  app.route('/broker', brokerApp)
  app.use('/booking/*', requireServiceKey)
  app.route('/booking', bookingApp)
  return app
}
