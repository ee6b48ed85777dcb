import { ConfigurationError, configurationReply } from './contracts/configuration-error.ts'
import type { Bindings } from './env.ts'
import { healthPath, misconfiguredHealth } from './features/health/endpoint.ts'
import { nightlyJobs, runJobs } from './features/scheduled/jobs.ts'
import { siteOf } from './site.ts'

export { PurgeLog } from './cache/purge-log.ts'
export { SeenPages } from './cache/seen-pages.ts'
export { BookingDraft } from './drafts/booking-draft.ts'
export { ContentChanges } from './features/content-changes/content-changes.ts'
export { SharedShortlist } from './features/shortlist/object/shortlist-object.ts'

export default {
  fetch: respond,
  async scheduled(_event, env, context) {
    const { deps, app } = siteOf(env)
    await runJobs(nightlyJobs, { deps, visit: (url) => app.request(url, undefined, env, context) })
  },
} satisfies ExportedHandler<Bindings>

function respond(request: Request, env: Bindings, context: ExecutionContext): Response | Promise<Response> {
  try {
    return siteOf(env).app.fetch(request, env, context)
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    console.error(error.message)
    return new URL(request.url).pathname === healthPath ? misconfiguredHealth(error) : configurationReply(error)
  }
}
