import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { maxRestoredBytes, siteBackupPath } from '../contracts/backup.ts'
import { maxCspReportBytes } from '../contracts/csp-report.ts'
import { maxUploadBytes } from '../contracts/submission.ts'
import { maxTelemetryBytes } from '../contracts/telemetry.ts'
import type { SiteContext, SiteRequest } from '../site-context.ts'
import { cspReportPath } from '../urls/program-paths.ts'
import { startsOf } from '../urls/routes.ts'

const largestForm = 256 * 1024
const picturePaths = startsOf(({ takesPictures = false }) => takesPictures)

/** No more of a body is read than what is asked may be sent. */
export function limitBodies(refuse: (c: SiteRequest) => Promise<Response>): MiddlewareHandler<SiteContext> {
  const ofForms = bodyLimit({ maxSize: largestForm, onError: refuse })
  const ofUploads = bodyLimit({ maxSize: maxUploadBytes, onError: refuse })
  const ofTelemetry = bodyLimit({
    maxSize: maxTelemetryBytes,
    onError: (c) => c.json({ error: { code: 'body_too_large', message: 'Send the events in several batches.' } }, 413),
  })
  const ofCspReports = bodyLimit({
    maxSize: maxCspReportBytes,
    onError: (c) => c.json({ error: { code: 'body_too_large', message: 'Send fewer reports at once.' } }, 413),
  })
  const ofBackups = bodyLimit({
    maxSize: maxRestoredBytes,
    onError: (c) => c.json({ error: { code: 'body_too_large', message: 'Bring back fewer objects at once.' } }, 413),
  })
  return function limitBody(c, next) {
    const { path } = c.req
    if (path.startsWith('/bridge/telemetry/')) return ofTelemetry(c, next)
    if (path === cspReportPath) return ofCspReports(c, next)
    if (path.startsWith(siteBackupPath)) return ofBackups(c, next)
    return (picturePaths.some((start) => path.startsWith(start)) ? ofUploads : ofForms)(c, next)
  }
}
