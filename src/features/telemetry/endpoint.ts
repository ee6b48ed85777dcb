import { getCookie } from 'hono/cookie'
import * as v from 'valibot'
import { type TelemetryBatch, TelemetryBatchSchema, TelemetryBeaconSchema } from '../../contracts/telemetry.ts'
import type { Deps } from '../../deps.ts'
import { consentCookie, parseConsent } from '../../domain/consent.ts'
import { jsonEndpoint, Refusal } from '../../routing/json-endpoint.ts'

const batchSchemas = {
  batch: TelemetryBatchSchema,
  beacon: v.pipe(
    TelemetryBeaconSchema,
    v.transform(({ body }) => body),
  ),
}
const invalidMessage = 'A telemetry batch of this edition is needed, and nothing beside it.'

/**
 * POST /bridge/telemetry/ with a TelemetryBatch, and /bridge/telemetry/unsafe/ with {body: TelemetryBatch} from a beacon:
 * passed on to the workers service with the site's key, which browsers don't have. Only for guests who have agreed to
 * statistics; the sender's address is not passed on.
 */
export function postTelemetry(deps: Deps, form: keyof typeof batchSchemas) {
  return jsonEndpoint<{ data: { accepted: number } }, undefined, TelemetryBatch>(deps, {
    authorize: (c) =>
      parseConsent(getCookie(c, consentCookie)).includes('statistic')
        ? null
        : new Refusal(403, 'no_consent', 'Statistics were not agreed to.'),
    body: batchSchemas[form],
    invalidMessage,
    cacheControl: 'no-store',
    isBare: true,
    failure: { code: 'telemetry_failed', status: 502 },
    async load({ c, context: { market, services }, body }) {
      if (body.lan !== market.id) return new Refusal(400, 'invalid_request', invalidMessage)
      const accepted = await services.workers.telemetry(body)
      c.status(202)
      return { data: { accepted } }
    },
  })
}
