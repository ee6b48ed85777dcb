import { Hono } from 'hono'
import { contentLocales } from '../../../contracts/content-model.ts'
import type { Env } from '../../env.ts'
import { assetsApp } from './assets.ts'
import { contentTypesApp } from './content-types.ts'
import { entriesApp } from './entries.ts'
import { linkTo, notFound, placeOf, reply, type SpaceContext } from './replies.ts'
import { uploadsApp } from './uploads.ts'

/** The locales of the editions, which are the code's: they are read here and not changed. None has a fallback. */
const localesApp = new Hono<{ Bindings: Env }>()

localesApp.get('/locales', (c) => {
  const items = contentLocales.map((code) => shown(c, code))
  return reply(c, { sys: { type: 'Array' }, total: items.length, skip: 0, limit: 100, items })
})

localesApp.get('/locales/:id', (c) => {
  const code = contentLocales.find((each) => each === c.req.param('id'))
  return code ? reply(c, shown(c, code)) : notFound(c, 'Locale', c.req.param('id'))
})

function shown(c: SpaceContext, code: (typeof contentLocales)[number]) {
  const isDefault = code === contentLocales[0]
  return {
    sys: { type: 'Locale', id: code, version: 1, ...placeOf(c) },
    ...{ name: new Intl.DisplayNames('en', { type: 'language' }).of(code), code, internal_code: code },
    ...{ default: isDefault, optional: !isDefault, fallbackCode: null },
    ...{ contentManagementApi: true, contentDeliveryApi: true },
  }
}

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
