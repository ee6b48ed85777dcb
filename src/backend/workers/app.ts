import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { TelemetryBatchSchema, TelemetryBeaconSchema } from '../../contracts/telemetry.ts'
import { type Env, readVariables } from '../env.ts'
import { failure } from '../middleware/failures.ts'
import { limitBody } from '../middleware/limit-body.ts'
import { requireServiceKey } from '../middleware/require-service-key.ts'
import { isSameText } from '../middleware/same-text.ts'
import { bsApp } from './bs-app.ts'
import { storeTelemetry } from './store-telemetry.ts'

type WorkersContext = Context<{ Bindings: Env }>

/** The workers service (specification, section 7): what it has of it is telemetry. */
export const workersApp = new Hono<{ Bindings: Env }>()

workersApp.use(limitBody)
workersApp.route('/', bsApp)

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
  const message = `${v.getDotPath(issue) ?? 'body'}: ${issue.type === 'check' ? issue.message : `Expected ${issue.expected ?? issue.type}`}`
  return failure(c, 400, 'invalid_request', message)
}
