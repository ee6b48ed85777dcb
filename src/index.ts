import { createApp } from './app.ts'
import { createDeps, type Deps } from './deps.ts'
import type { Bindings } from './env.ts'
import { nightlyJobs, runJobs } from './scheduled/jobs.ts'

export { PurgeLog } from './cache/purge-log.ts'
export { SeenPages } from './cache/seen-pages.ts'
export { BookingDraft } from './drafts/booking-draft.ts'

interface Site {
  deps: Deps
  app: ReturnType<typeof createApp>
}

let opened: Site | undefined

/** Built at the first event that an isolate has. */
function siteOf(env: Bindings): Site {
  if (!opened) {
    const deps = createDeps(env)
    opened = { deps, app: createApp(deps) }
  }
  return opened
}

export default {
  fetch: (request, env, context) => siteOf(env).app.fetch(request, env, context),
  async scheduled(_event, env, context) {
    const { deps, app } = siteOf(env)
    await runJobs(nightlyJobs, { deps, visit: (address) => app.request(address, {}, env, context) })
  },
} satisfies ExportedHandler<Bindings>
