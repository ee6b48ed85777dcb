import { Hono } from 'hono'
import * as v from 'valibot'
import { TelemetryBatchSchema, TelemetryBeaconSchema } from '../../contracts/telemetry.ts'
import { postContestImage } from '../contest/post-image.ts'
import { type Env, readVariables } from '../env.ts'
import { failure } from '../middleware/failures.ts'
import { limitBody, limitUpload } from '../middleware/limit-body.ts'
import { requireServiceKey } from '../middleware/require-service-key.ts'
import { isSameText } from '../tokens.ts'
import { postAddOnLookup, postAddOns } from './add-ons/handlers.ts'
import { postComment } from './comments.ts'
import { emailLodgingViews, emailShareFavorites } from './email-houses.ts'
import { postTaxCalculation } from './email-tax-calculation.ts'
import { postFormSubmission } from './form-submissions.ts'
import { postImage } from './keep-picture.ts'
import { postSmsSignup } from './signup-for-sms.ts'
import { bsApp } from './staff.ts'
import { storeTelemetry } from './store-telemetry.ts'
import { formatIssue, postClientIp, type WorkersContext } from './submissions.ts'

/** The workers service (specification, section 7). */
export const workersApp = new Hono<{ Bindings: Env }>()

/** Calls that bring a picture. */
const uploads = /\/(contest_image_submissions|upload)\/?$/

workersApp.use((c, next) => (uploads.test(c.req.path) ? limitUpload : limitBody)(c, next))
workersApp.route('/', bsApp)
workersApp.route('/', emailShareFavorites)
workersApp.route('/', emailLodgingViews)

workersApp.post('/client/ip', requireServiceKey, postClientIp)
workersApp.post('/bridge/form_submissions', requireServiceKey, postFormSubmission)
workersApp.post('/bridge/comments', requireServiceKey, postComment)
workersApp.post('/bridge/contest_image_submissions', requireServiceKey, postContestImage)
workersApp.post('/bridge/email/tax-calculation', requireServiceKey, postTaxCalculation)
workersApp.post('/image/upload', requireServiceKey, postImage)
workersApp.post('/bs/signup-for-sms', requireServiceKey, postSmsSignup)
workersApp.post('/bs/anon-tilkoeb-data', requireServiceKey, postAddOnLookup)
workersApp.post('/bs/add-anon-tilkoeb', requireServiceKey, postAddOns)

workersApp.post('/bridge/telemetry', requireServiceKey, async (c) => {
  const batch = v.safeParse(TelemetryBatchSchema, await c.req.json().catch(() => undefined))
  return batch.success ? keep(c, batch.output) : refuse(c, batch.issues[0])
})

/** From a beacon, which sends no headers: the key stands in the body. */
workersApp.post('/bridge/telemetry/unsafe', async (c) => {
  const body: unknown = await c.req.json().catch(() => undefined)
  const keyed = v.safeParse(v.object({ key: v.string() }), body)
  if (!keyed.success || !isSameText(keyed.output.key, readVariables(c.env).serviceKey)) {
    return failure(c, 401, 'unauthorized', 'The key in the body is missing or not the service’s key.')
  }
  const beacon = v.safeParse(TelemetryBeaconSchema, body)
  return beacon.success ? keep(c, beacon.output.body) : refuse(c, beacon.issues[0])
})

async function keep(c: WorkersContext, batch: v.InferOutput<typeof TelemetryBatchSchema>): Promise<Response> {
  await storeTelemetry(c.env.DB, batch, Date.now())
  return c.json({ data: { accepted: batch.events.length }, meta: {} }, 202)
}

function refuse(c: WorkersContext, issue: v.BaseIssue<unknown>): Response {
  return failure(c, 400, 'invalid_request', formatIssue(issue))
}
