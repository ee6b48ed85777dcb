import { Hono } from 'hono'
import type { Env } from '../../env.ts'
import { assetsApp } from './assets.ts'
import { contentTypesApp } from './content-types.ts'
import { entriesApp } from './entries.ts'
import { localesApp } from './locales.ts'
import { linkTo, placeOf, reply } from './replies.ts'
import { uploadsApp } from './uploads.ts'

/**
 * A space in the conventions of Contentful's management API, so that its official client and scripts made for it work
 * here. The space and environment of the path are not looked at: there is one.
 */
export const spaceApp = new Hono<{ Bindings: Env }>()

const environment = '/spaces/:space/environments/:environment'
spaceApp.get('/spaces/:space', (c) =>
  reply(c, { sys: { type: 'Space', id: c.req.param('space'), version: 1 }, name: 'Marehalm' }),
)
spaceApp.get(environment, (c) => {
  const { space, environment: id } = c.req.param()
  return reply(c, {
    sys: { type: 'Environment', id, version: 1, space: placeOf(c).space, status: linkTo('Status', 'ready') },
    name: `${id} of ${space}`,
  })
})
for (const app of [entriesApp, assetsApp, contentTypesApp, localesApp]) spaceApp.route(environment, app)
for (const prefix of ['/spaces/:space', environment]) spaceApp.route(prefix, uploadsApp)
