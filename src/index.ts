import { createApp } from './app.ts'
import { createDeps } from './deps.ts'
import type { Bindings } from './env.ts'

export { PurgeLog } from './cache/purge-log.ts'
export { BookingDraft } from './drafts/booking-draft.ts'

let app: ReturnType<typeof createApp> | undefined

export default {
  fetch(request, env, context) {
    app ??= createApp(createDeps(env))
    return app.fetch(request, env, context)
  },
} satisfies ExportedHandler<Bindings>
