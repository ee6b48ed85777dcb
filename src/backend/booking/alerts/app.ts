import { Hono } from 'hono'
import * as v from 'valibot'
import { AlertTokenSchema } from '../../../contracts/stay-alert.ts'
import { type Env, readVariables } from '../../env.ts'
import { failure } from '../../middleware/failures.ts'
import { parseStayAlert } from '../parse-request.ts'
import { answerRefusal } from '../refusal.ts'
import { cancelAlert, confirmAlert, requestAlert } from './request-alert.ts'

const TokenSchema = v.object({ token: AlertTokenSchema })
const headers = { 'cache-control': 'no-store' }

/** Requests to be told when a held stay is free. */
export const stayAlertsApp = new Hono<{ Bindings: Env }>({ strict: false })
  .post('/', async (c) => {
    const asked = parseStayAlert(c.req.header('idempotency-key'), await c.req.text())
    if (asked.kind === 'refused') return answerRefusal(c, asked.refusal, asked.market)
    const { sites } = readVariables(c.env).mail
    const data = await requestAlert(c.env.DB, asked.request, asked.key, { sites, now: new Date() })
    return c.json({ data, meta: {} }, 200, headers)
  })
  .post('/confirm', async (c) => {
    const body = v.safeParse(TokenSchema, await c.req.json().catch(() => undefined))
    const data = body.success && (await confirmAlert(c.env.DB, body.output.token, new Date()))
    if (!data) return failure(c, 404, 'unknown_token', 'Nothing waits under this token any more.')
    return c.json({ data, meta: {} }, 200, headers)
  })
  .post('/cancel', async (c) => {
    const body = v.safeParse(TokenSchema, await c.req.json().catch(() => undefined))
    const isCancelled = body.success && (await cancelAlert(c.env.DB, body.output.token))
    if (!isCancelled) return failure(c, 404, 'unknown_token', 'Nothing waits under this token any more.')
    return c.json({ data: { cancelled: true }, meta: {} }, 200, headers)
  })
