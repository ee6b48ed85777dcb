import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { authApp } from './auth/app.ts'
import { backupApp } from './backup/app.ts'
import { bookingApp } from './booking/app.ts'
import { brokerApp } from './broker/app.ts'
import { changesApp } from './changes/app.ts'
import { configurationApp } from './configuration/app.ts'
import { contentApp } from './content/app.ts'
import { type Env, readVariables } from './env.ts'
import { favoritesApp } from './favorites/app.ts'
import { deliverBehindReplies } from './mail/delivery/deliver.ts'
import { mailApp } from './mail/reading/app.ts'
import { managementApp } from './management/app.ts'
import { refuseAsContentful } from './management/space/replies.ts'
import { mediaApp } from './media/app.ts'
import { handleError, handleMethod, handleNotFound } from './middleware/failures.ts'
import { checkConfiguration, checkDatabase, limitBody, requireServiceKey } from './middleware/guards.ts'
import { relatedApp } from './related/app.ts'
import { searchApp } from './search/app.ts'
import { keepFeedAwake } from './search/feed/feed-object.ts'
import { urgencyApp } from './urgency/app.ts'
import { workersApp } from './workers/app.ts'

/**
 * Services by their paths, and whether each needs the site's key. Search and management check keys of their own, workers
 * and pictures have parts for everybody.
 */
const needsServiceKey = {
  '/auth': true,
  '/broker': true,
  '/changes': true,
  '/configuration': true,
  '/content': true,
  '/management': false,
  '/search': false,
  '/booking': true,
  '/related': true,
  '/media': false,
  '/workers': false,
  '/urgency': true,
  '/favorites': true,
} as const

/** The embedded back end: every service that the site calls, each under its path. */
export function createBackend(): Hono<{ Bindings: Env }> {
  const app = new Hono<{ Bindings: Env }>({ strict: false })
  app.onError(handleError)
  app.notFound(handleNotFound)
  app.use(checkConfiguration)
  app.use(checkDatabase)
  app.use(delayReplies)
  app.use(deliverBehindReplies)
  app.use(keepFeedAwake)
  app.use('/management/spaces/*', refuseAsContentful)
  app.use(methodNotAllowed({ app, onMethodNotAllowed: handleMethod }))
  for (const [path, isNeeded] of Object.entries(needsServiceKey)) {
    if (isNeeded) app.use(`${path}/*`, requireServiceKey, limitBody)
  }

  const services = Object.keys(needsServiceKey).map((path) => `${path}/`)
  app.get('/', (c) => c.json({ data: { services }, meta: {} }))
  app.route('/auth', authApp)
  app.route('/backup', backupApp)
  app.route('/broker', brokerApp)
  app.route('/changes', changesApp)
  app.route('/configuration', configurationApp)
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

/** Holds every reply back by DELAY_MS, so that tests see pages stream while a service is slow. */
const delayReplies = createMiddleware<{ Bindings: Env }>(async (c, next) => {
  await next()
  const { delayMs } = readVariables(c.env)
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
})
