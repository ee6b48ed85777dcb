import { createBackend } from './app.ts'
import { sweepHolds } from './booking/holds.ts'
import { sendStayAlerts } from './booking/send-stay-alerts.ts'
import { sweepRecords } from './booking/sweep-records.ts'
import { checkDatabaseAgain, needDatabase } from './configuration/migrations.ts'
import { type Env, readVariables } from './env.ts'
import { refreshForecasts } from './forecast/refresh.ts'
import { deliverByTheClock } from './mail/delivery/deliver.ts'
import { discardLeft, sendLeftToSpace } from './management/moderation.ts'
import { sweepUploads } from './management/space/uploads.ts'
import { sendOfficeNews } from './office-news/send-news.ts'
import { wakeFeed } from './search/feed/feed-object.ts'
import { refreshWeather } from './weather/refresh-weather.ts'

export { SearchFeed } from './search/feed/feed-object.ts'

const app = createBackend()

export default {
  fetch: app.fetch,
  async scheduled(_event, env) {
    const { weather, mail, officeMail } = readVariables(env)
    // Another isolate may have begun a restore.
    checkDatabaseAgain(env.DB)
    await needDatabase(env.DB)
    const now = new Date()
    // All of them end before the run does: what one that fails would cut off is half done.
    const ended = await Promise.allSettled([
      // The mails that it queues go out in the same minute.
      Promise.allSettled([
        sendStayAlerts(env.DB, { sites: mail.sites, now }),
        sendOfficeNews(env, officeMail, now),
      ]).then(async (queued) => {
        await deliverByTheClock(env)
        for (const each of queued) if (each.status === 'rejected') throw each.reason
      }),
      sweepHolds(env.DB, now),
      sweepRecords(env, now),
      sweepUploads(env),
      sendLeftToSpace(env, now),
      discardLeft(env, now),
      refreshForecasts(env.DB),
      refreshWeather(env.DB, weather),
      wakeFeed(env),
    ])
    for (const each of ended) if (each.status === 'rejected') throw each.reason
  },
} satisfies ExportedHandler<Env>
