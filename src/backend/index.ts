import { createBackend } from './app.ts'
import type { Env } from './env.ts'
import { deliverByTheClock } from './mail/delivery/deliver.ts'

const app = createBackend()

export default {
  fetch: app.fetch,
  scheduled: (_event, env) => deliverByTheClock(env),
} satisfies ExportedHandler<Env>
