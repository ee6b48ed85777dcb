import { Hono } from 'hono'
import { expect, test } from 'vitest'
import auth from '../../docs/services/auth.openapi.json' with { type: 'json' }
import booking from '../../docs/services/booking.openapi.json' with { type: 'json' }
import favorites from '../../docs/services/favourites.openapi.json' with { type: 'json' }
import images from '../../docs/services/images.openapi.json' with { type: 'json' }
import related from '../../docs/services/related.openapi.json' with { type: 'json' }
import urgency from '../../docs/services/urgency.openapi.json' with { type: 'json' }
import workers from '../../docs/services/workers.openapi.json' with { type: 'json' }
import { authApp } from '../../src/backend/auth/app.ts'
import { bookingApp } from '../../src/backend/booking/app.ts'
import { favoritesApp } from '../../src/backend/favorites/app.ts'
import { mediaApp } from '../../src/backend/media/app.ts'
import { relatedApp } from '../../src/backend/related/app.ts'
import { urgencyApp } from '../../src/backend/urgency/app.ts'
import { workersApp } from '../../src/backend/workers/app.ts'

/** `GET /rest/v1/holds/:id` of an app, without what stands before every path. */
function routesOf({ routes }: Pick<Hono, 'routes'>): string[] {
  const own = routes.filter(({ method }) => method !== 'ALL')
  return [
    ...new Set(
      own.map(
        ({ method, path }) =>
          `${method} ${path
            .replace(/\{.*\}/, '')
            .replace(/\/\*$/, '/:path')
            .replace(/\/$/, '')}`,
      ),
    ),
  ]
}

/** The same of a description. */
function describedIn(paths: Record<string, object>): string[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(
      (method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')}`,
    ),
  )
}

test.each([
  ['booking', routesOf(bookingApp), booking.paths],
  ['auth', routesOf(authApp), auth.paths],
  ['favourites', routesOf(favoritesApp), favorites.paths],
  ['workers', routesOf(workersApp), workers.paths],
  // The site's URL of it ends before its path.
  ['related', routesOf(new Hono().route('/related', relatedApp)), related.paths],
  ['urgency', routesOf(urgencyApp), urgency.paths],
  ['images', routesOf(mediaApp), images.paths],
])('the embedded %s service has the paths and methods of its description, and no others', (_, routes, paths) => {
  expect(routes.length).toBeGreaterThan(0)
  expect(describedIn(paths).toSorted()).toEqual(routes.toSorted())
})
