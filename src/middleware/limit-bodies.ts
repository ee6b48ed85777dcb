import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { mostTelemetryBytes } from '../contracts/telemetry.ts'
import type { SiteContext, SiteRequest } from '../site-context.ts'

const largestForm = 256 * 1024

/** No more of a body is read than what is asked may be sent. */
export function limitBodies(refuse: (c: SiteRequest) => Promise<Response>): MiddlewareHandler<SiteContext> {
  const ofForms = bodyLimit({ maxSize: largestForm, onError: refuse })
  const ofTelemetry = bodyLimit({
    maxSize: mostTelemetryBytes,
    onError: (c) => c.json({ error: { code: 'body_too_large', message: 'Send the events in several batches.' } }, 413),
  })
  return function limitBody(c, next) {
    return (c.req.path.startsWith('/bridge/telemetry/') ? ofTelemetry : ofForms)(c, next)
  }
}
