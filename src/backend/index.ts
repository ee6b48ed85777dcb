import { createBackend } from './app.ts'
import { sweepHolds } from './booking/holds.ts'
import { type Env, readVariables } from './env.ts'
import { refreshForecasts } from './forecast/refresh.ts'
import { deliverByTheClock } from './mail/delivery/deliver.ts'
import { refreshWeather } from './weather/refresh-weather.ts'

const app = createBackend()

export default {
  fetch: app.fetch,
  async scheduled(_event, env) {
    const { weather } = readVariables(env)
    await Promise.all([
      deliverByTheClock(env),
      sweepHolds(env.DB, new Date()),
      refreshForecasts(env.DB),
      refreshWeather(env.DB, weather),
    ])
  },
} satisfies ExportedHandler<Env>
