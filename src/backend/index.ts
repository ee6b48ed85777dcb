import { createBackend } from './app.ts'
import { sweepHolds } from './booking/holds.ts'
import type { Env } from './env.ts'
import { refreshForecasts } from './forecast/refresh.ts'
import { deliverByTheClock } from './mail/delivery/deliver.ts'

const app = createBackend()

export default {
  fetch: app.fetch,
  async scheduled(_event, env) {
    await Promise.all([deliverByTheClock(env), sweepHolds(env.DB, new Date()), refreshForecasts(env.DB)])
  },
} satisfies ExportedHandler<Env>
