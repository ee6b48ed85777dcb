import type { Deps } from '../../deps.ts'
import type { VisitWithin } from '../../routing/feature.ts'
import { bearsSecret } from '../../session/secret.ts'
import type { SiteRequest } from '../../site-context.ts'

/** Below /cdn-cgi/, which never reaches a deployed worker: there the clock runs the jobs. */
export const scheduledPath = '/cdn-cgi/local/scheduled'

/**
 * Runs what the clock starts in production: with `Authorization: Bearer <EDITOR_SECRET>`. Any page in a browser can
 * send requests to this machine, so that nothing runs without the secret.
 */
export function handleScheduled(deps: Deps, visit: VisitWithin) {
  return async function runNightlyJobs(c: SiteRequest): Promise<Response> {
    c.header('cache-control', 'no-store')
    if (!(await bearsSecret(c.req.header('authorization'), deps.variables.EDITOR_SECRET))) {
      return c.text('The secret of editors is needed as bearer.', 401, { 'www-authenticate': 'Bearer' })
    }
    const { nightlyJobs, runJobs } = await import('./jobs.ts')
    await runJobs(nightlyJobs, { deps, visit: async (requested) => visit(requested, c) })
    return c.text('ok')
  }
}
