import { getCookie } from 'hono/cookie'
import * as v from 'valibot'
import { TelemetryBatchSchema, TelemetryBeaconSchema } from '../contracts/telemetry.ts'
import type { Deps } from '../deps.ts'
import { consentCookie, parseConsent } from '../domain/consent.ts'
import { failedStatus, ServiceError } from '../services/service-error.ts'
import { callOptions, placeOf, type SiteRequest } from '../site-context.ts'

/**
 * POST /bridge/telemetry/ with a TelemetryBatch, and /bridge/telemetry/unsafe/ with {body: TelemetryBatch} from a beacon:
 * passed on to the workers service under the site's key, which browsers don't have. Only of guests who agreed to
 * statistics; where a request is from is passed on to nobody.
 */
export function answerTelemetry(deps: Deps, form: 'batch' | 'beacon') {
  return async function answerTelemetryOfPage(c: SiteRequest): Promise<Response> {
    c.header('cache-control', 'no-store')
    if (!parseConsent(getCookie(c, consentCookie)).includes('statistic')) {
      return c.json({ error: { code: 'no_consent', message: 'Statistics were not agreed to.' } }, 403)
    }
    const batch = readBatch(await c.req.json().catch(() => undefined), form)
    if (batch?.lan !== c.get('market').id) {
      const message = 'A telemetry batch of this edition is needed, and nothing beside it.'
      return c.json({ error: { code: 'invalid_request', message } }, 400)
    }
    const { workers } = deps.services(callOptions(c))
    try {
      return c.json({ data: { accepted: await workers.telemetry(batch) } }, 202)
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      deps.log(error, placeOf(c))
      return c.json({ error: { code: 'telemetry_failed', message: error.message } }, failedStatus(error, 502))
    }
  }
}

function readBatch(body: unknown, form: 'batch' | 'beacon') {
  if (form === 'batch') {
    const batch = v.safeParse(TelemetryBatchSchema, body)
    return batch.success ? batch.output : null
  }
  const beacon = v.safeParse(TelemetryBeaconSchema, body)
  return beacon.success ? beacon.output.body : null
}
