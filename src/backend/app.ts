import { Hono } from 'hono'
import { authApp } from './auth/app.ts'
import { bookingApp } from './booking/app.ts'
import { brokerApp } from './broker/app.ts'
import { contentApp } from './content/app.ts'
import type { Env } from './env.ts'
import { favoritesApp } from './favorites/app.ts'
import { deliverBehindReplies } from './mail/delivery/deliver.ts'
import { mailApp } from './mail/reading/app.ts'
import { managementApp } from './management/app.ts'
import { mediaApp } from './media/app.ts'
import { checkConfiguration } from './middleware/check-configuration.ts'
import { delayReplies } from './middleware/delay-replies.ts'
import { answerFailure, answerUnknownPath } from './middleware/failures.ts'
import { limitBody } from './middleware/limit-body.ts'
import { requireServiceKey } from './middleware/require-service-key.ts'
import { relatedApp } from './related/app.ts'
import { searchApp } from './search/app.ts'
import { urgencyApp } from './urgency/app.ts'
import { workersApp } from './workers/app.ts'

const services = [
  '/auth/',
  '/broker/',
  '/content/',
  '/management/',
  '/search/',
  '/booking/',
  '/related/',
  '/media/',
  '/workers/',
  '/urgency/',
  '/favorites/',
]
/** Search and management check their bearer keys themselves, and pictures are for everybody. */
const servicesWithKey = [
  '/auth/*',
  '/broker/*',
  '/content/*',
  '/booking/*',
  '/related/*',
  '/urgency/*',
  '/favorites/*',
] as const

/** The embedded back end: every service that the site calls, each under its path. */
export function createBackend(): Hono<{ Bindings: Env }> {
  const app = new Hono<{ Bindings: Env }>({ strict: false })
  app.onError(answerFailure)
  app.notFound(answerUnknownPath)
  app.use(checkConfiguration)
  app.use(delayReplies)
  app.use(deliverBehindReplies)
  app.use('/management/*', limitBody)
  for (const paths of servicesWithKey) app.use(paths, requireServiceKey, limitBody)

  app.get('/', (c) => c.json({ data: { services }, meta: {} }))
  app.route('/auth', authApp)
  app.route('/broker', brokerApp)
  app.route('/content', contentApp)
  app.route('/management', managementApp)
  app.route('/search', searchApp)
  app.route('/booking', bookingApp)
  app.route('/related', relatedApp)
  app.route('/media', mediaApp)
  app.route('/workers', workersApp)
  app.route('/mail', mailApp)
  app.route('/urgency', urgencyApp)
  app.route('/favorites', favoritesApp)
  return app
}
