import * as v from 'valibot'
import { agencyEmailQuery } from '../../contracts/queries/submissions.ts'
import { addDays, agencyClock, agencyInstant } from '../../domain/stays.ts'
import { readContent } from '../content/read-content.ts'
import type { Env } from '../env.ts'
import type { OfficeMailSettings } from '../mail/mail-settings.ts'
import { queueMail } from '../mail/queue.ts'
import { loadNews } from './load-news.ts'
import { market } from './news-items.ts'

/** When the list of a day is written: the time at the agency. */
const dailyAt = '07:00'
/** Rows that one run settles, and items that a list has; the rest is counted. */
const maxRows = 500
const maxItems = 100

const RowsSchema = v.array(v.object({ id: v.number(), kind: v.string(), reference: v.string() }))

/**
 * Mails the office what has come since: a mail each, or once a day a list. Each mail is queued in the batch that
 * deletes the news, so that it is sent once, however often and wherever this runs.
 */
export async function sendOfficeNews(env: Env, { when, to }: OfficeMailSettings, now: Date): Promise<void> {
  const { DB: db } = env
  const before = when === 'daily' ? lastList(now) : now.getTime() + 1
  const { results } = await db
    .prepare('SELECT id, kind, reference FROM office_news WHERE at < ?1 ORDER BY id LIMIT ?2')
    .bind(before, maxRows)
    .all()
  const rows = v.parse(RowsSchema, results)
  if (rows.length === 0) return
  const recipient = when === 'none' ? null : to || (await readContent(env, agencyEmailQuery, { locale: market.locale }))
  // Nobody is known yet: what has come waits for them.
  if (recipient === null && when !== 'none') return
  const items = recipient === null ? [] : await loadNews(db, rows)
  if (recipient !== null && when === 'daily' && items.length > 0) {
    const id = `office-news-${agencyClock(now).day}-${rows[0]?.id}`
    const data = { items: items.slice(0, maxItems), more: Math.max(0, items.length - maxItems) }
    await db.batch([queueMail(db, { id, market, to: recipient, template: 'office-news', data }), forget(db, rows)])
    return
  }
  if (recipient !== null) {
    for (const item of items) {
      const id = `office-news-${item.kind}-${item.reference}`
      const data = { items: [item], more: 0 }
      const own = rows.filter(({ kind, reference }) => kind === item.kind && reference === item.reference)
      await db.batch([queueMail(db, { id, market, to: recipient, template: 'office-news', data }), forget(db, own)])
    }
  }
  // There is no recipient, or the news' subject no longer exists.
  await forget(db, rows).run()
}

/** The last time that a list was due. */
function lastList(now: Date): number {
  const { day, time } = agencyClock(now)
  return agencyInstant(time >= dailyAt ? day : addDays(day, -1), dailyAt).getTime()
}

function forget(db: D1Database, rows: readonly { id: number }[]): D1PreparedStatement {
  return db
    .prepare('DELETE FROM office_news WHERE id IN (SELECT value FROM json_each(?1))')
    .bind(JSON.stringify(rows.map(({ id }) => id)))
}
