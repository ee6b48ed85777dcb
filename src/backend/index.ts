import { createBackend } from './app.ts'
import { sweepHolds } from './booking/holds.ts'
import { sendStayAlerts } from './booking/send-stay-alerts.ts'
import { type Env, readVariables } from './env.ts'
import { refreshForecasts } from './forecast/refresh.ts'
import { deliverByTheClock } from './mail/delivery/deliver.ts'
import { refreshWeather } from './weather/refresh-weather.ts'

const app = createBackend()

export default {
  fetch: app.fetch,
  async scheduled(_event, env) {
    const { weather, mail } = readVariables(env)
    const now = new Date()
    await Promise.all([
      // The mails that it queues go out in the same minute.
      sendStayAlerts(env.DB, { sites: mail.sites, now }).finally(() => deliverByTheClock(env)),
      sweepHolds(env.DB, now),
      refreshForecasts(env.DB),
      refreshWeather(env.DB, weather),
    ])
  },
} satisfies ExportedHandler<Env>
