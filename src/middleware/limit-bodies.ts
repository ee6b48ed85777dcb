import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { maxCspReportBytes } from '../contracts/csp-report.ts'
import { mostUploadBytes } from '../contracts/submission.ts'
import { mostTelemetryBytes } from '../contracts/telemetry.ts'
import { markets } from '../markets/market.ts'
import type { SiteContext, SiteRequest } from '../site-context.ts'
import { formFolder, href } from '../urls/paths.ts'
import { cspReportPath } from '../urls/program-paths.ts'

const largestForm = 256 * 1024

/** No more of a body is read than what is asked may be sent. */
export function limitBodies(refuse: (c: SiteRequest) => Promise<Response>): MiddlewareHandler<SiteContext> {
  const ofForms = bodyLimit({ maxSize: largestForm, onError: refuse })
  const ofUploads = bodyLimit({ maxSize: mostUploadBytes, onError: refuse })
  const ofTelemetry = bodyLimit({
    maxSize: mostTelemetryBytes,
    onError: (c) => c.json({ error: { code: 'body_too_large', message: 'Send the events in several batches.' } }, 413),
  })
  const ofCspReports = bodyLimit({
    maxSize: maxCspReportBytes,
    onError: (c) => c.json({ error: { code: 'body_too_large', message: 'Send fewer reports at once.' } }, 413),
  })
  return function limitBody(c, next) {
    const { path } = c.req
    if (path.startsWith('/bridge/telemetry/')) return ofTelemetry(c, next)
    if (path === cspReportPath) return ofCspReports(c, next)
    return (bringsPictures(path) ? ofUploads : ofForms)(c, next)
  }
}

/** Forms that editors have made may ask for a picture too. */
function bringsPictures(path: string): boolean {
  return path.startsWith(formFolder) || markets.some((market) => path === href.contestUpload(market))
}
