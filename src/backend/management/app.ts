import { Hono } from 'hono'
import { type Env, readVariables } from '../env.ts'
import { failure } from '../middleware/failures.ts'
import { limitBody, limitUpload } from '../middleware/guards.ts'
import { isSameText } from '../tokens.ts'
import { officeBookingsApp } from './bookings.ts'
import { invitationsApp } from './invitations.ts'
import { spaceApp } from './space/app.ts'
import { refusal } from './space/replies.ts'
import { submissionsApp } from './submissions.ts'

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
