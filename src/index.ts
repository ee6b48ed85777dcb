import { ConfigurationError, configurationReply } from './contracts/configuration-error.ts'
import type { Bindings } from './env.ts'
import { siteOf } from './site.ts'
import { healthPath } from './urls/program-paths.ts'

export { PurgeLog } from './cache/purge-log.ts'
export { SeenPages } from './cache/seen-pages.ts'
export { BookingDraft } from './drafts/booking-draft.ts'
export { ContentChanges } from './features/content-changes/content-changes.ts'
export { SharedShortlist } from './features/shortlist/object/shortlist-object.ts'

export default {
  fetch: respond,
  async scheduled(_event, env, context) {
    const { nightlyJobs, runJobs } = await import('./features/scheduled/jobs.ts')
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
    return new URL(request.url).pathname === healthPath ? misconfiguredResponse(error) : configurationReply(error)
  }
}

async function misconfiguredResponse(error: ConfigurationError): Promise<Response> {
  return (await import('./features/health/endpoint.ts')).misconfiguredHealth(error)
}
