import type { Bindings } from './env.ts'
import { nightlyJobs, runJobs } from './scheduled/jobs.ts'
import { siteOf } from './site.ts'

export { PurgeLog } from './cache/purge-log.ts'
export { SeenPages } from './cache/seen-pages.ts'
export { ContentChanges } from './content-changes/content-changes.ts'
export { BookingDraft } from './drafts/booking-draft.ts'
export { SharedShortlist } from './shortlists/shortlist-object.ts'

export default {
  fetch: (request, env, context) => siteOf(env).app.fetch(request, env, context),
  async scheduled(_event, env, context) {
    const { deps, app } = siteOf(env)
    await runJobs(nightlyJobs, { deps, visit: (address) => app.request(address, {}, env, context) })
  },
} satisfies ExportedHandler<Bindings>
