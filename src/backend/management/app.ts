import { Hono } from 'hono'
import { contentLocales } from '../../contracts/content-model.ts'
import { type Env, readVariables } from '../env.ts'
import { failure } from '../middleware/failures.ts'
import { limitBody, limitUpload } from '../middleware/guards.ts'
import { isSameText } from '../tokens.ts'
import { officeBookingsApp } from './bookings.ts'
import { invitationsApp } from './invitations.ts'
import { assetsApp } from './space/assets.ts'
import { contentTypesApp } from './space/content-types.ts'
import { entriesApp } from './space/entries.ts'
import { linkTo, notFound, placeOf, refusal, reply, type SpaceContext } from './space/replies.ts'
import { uploadsApp } from './space/uploads.ts'
import { submissionsApp } from './submissions.ts'

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
const spaceApp = new Hono<{ Bindings: Env }>()

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

/** A file on its way into an asset is larger than anything else. */
const uploads = /^\/management\/spaces\/.+\/uploads$/

/** What editors, the office and their programs change: content as in Contentful, what guests have sent, bookings, accounts. */
export const managementApp = new Hono<{ Bindings: Env }>()
managementApp.use(async (c, next) => {
  const { managementToken } = readVariables(c.env)
  const given = c.req.header('authorization') ?? ''
  if (managementToken === '' || !isSameText(given, `Bearer ${managementToken}`)) {
    const message = 'The bearer token is missing or not the one for managing content.'
    if (c.req.path.startsWith('/management/spaces/')) return refusal(c, 401, 'AccessTokenInvalid', message)
    return failure(c, 401, 'AccessTokenInvalid', message)
  }
  await next()
})
managementApp.use((c, next) => (uploads.test(c.req.path) ? limitUpload : limitBody)(c, next))

managementApp.route('/', submissionsApp)
managementApp.route('/', officeBookingsApp)
managementApp.route('/', invitationsApp)
managementApp.route('/', spaceApp)
