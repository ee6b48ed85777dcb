import * as v from 'valibot'
import { EmailSchema } from '../../contracts/email.ts'
import { agencyClock, agencyInstant } from '../../domain/stays.ts'
import { markets } from '../../markets/market.ts'
import type { OfficeMailSettings } from '../mail/mail-settings.ts'
import { queueMail } from '../mail/queue.ts'
import { loadNews } from './load-news.ts'

/** When the list of a day is written: the time at the agency. */
const dailyAt = '07:00'
/** Rows that one run settles, and items that a list has; the rest is counted. */
const maxRows = 500
const maxItems = 100

const RowsSchema = v.array(v.object({ id: v.number(), kind: v.string(), reference: v.string() }))

/**
 * Writes to the office what has come since: a mail each, or once a day a list. Each is queued in the batch that forgets
 * the news, so it is told once, however often and wherever this runs.
 */
export async function sendOfficeNews(db: D1Database, { when, to }: OfficeMailSettings, now: Date): Promise<void> {
  const before = when === 'daily' ? lastList(now) : now.getTime() + 1
  const { results } = await db
    .prepare('SELECT id, kind, reference FROM office_news WHERE at < ?1 ORDER BY id LIMIT ?2')
    .bind(before, maxRows)
    .all()
  const rows = v.parse(RowsSchema, results)
  if (rows.length === 0) return
  const recipient = when === 'none' ? null : to || (await agencyAddress(db))
  const items = recipient === null ? [] : await loadNews(db, rows)
  const [market] = markets
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
  // Nobody is to be told, or what they tell of is not there any more.
  await forget(db, rows).run()
}

/** The last time that a list was due. */
function lastList(now: Date): number {
  const { day, time } = agencyClock(now)
  const list = agencyInstant(day, dailyAt).getTime()
  return time >= dailyAt ? list : list - 24 * 60 * 60 * 1000
}

function forget(db: D1Database, rows: readonly { id: number }[]): D1PreparedStatement {
  return db
    .prepare('DELETE FROM office_news WHERE id IN (SELECT value FROM json_each(?1))')
    .bind(JSON.stringify(rows.map(({ id }) => id)))
}

const AddressSchema = v.nullable(v.object({ email: EmailSchema }))

/** Where forms go that are for no office of their own; null: nobody is known. */
async function agencyAddress(db: D1Database): Promise<string | null> {
  const found = await db
    .prepare(
      `SELECT fields ->> '$.value.email' AS email FROM entry
       WHERE type = 'settings' AND locale = ?1 AND fields ->> 'key' = 'administrationDetails'`,
    )
    .bind(markets[0].locale)
    .first()
  const parsed = v.safeParse(AddressSchema, found)
  return parsed.success ? (parsed.output?.email ?? null) : null
}
