import * as v from 'valibot'
import { agencyEmailQuery } from '../../contracts/queries/submissions.ts'
import { oneLine } from '../../contracts/typed-text.ts'
import { addDays, agencyClock, agencyInstant } from '../../domain/stays.ts'
import { mailTexts } from '../../editions/mails.ts'
import { currencyCodes } from '../../editions/table.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDate, formatMoney } from '../../markets/formats.ts'
import { markets } from '../../markets/market.ts'
import { messagesOf } from '../../markets/messages/messages.ts'
import { readContent } from '../content/read-content.ts'
import type { Env } from '../env.ts'
import type { OfficeMailSettings } from '../mail/mail-settings.ts'
import { queueMail } from '../mail/queue.ts'
import type { OfficeItem } from '../mail/templates/office.ts'

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

interface News {
  kind: string
  reference: string
}

const GuestSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.pipe(
      v.object({ firstName: v.string(), lastName: v.string() }),
      v.transform(({ firstName, lastName }) => `${firstName} ${lastName}`),
    ),
    v.pipe(
      v.object({ name: v.string() }),
      v.transform(({ name }) => name),
    ),
  ]),
)
const StaySchema = v.object({
  reference: v.string(),
  house: v.string(),
  arrival: v.string(),
  duration: v.number(),
  guest: GuestSchema,
})
const MoneySchema = { total: v.number(), currency: v.picklist(currencyCodes) }
const BookingSchema = v.object({ ...StaySchema.entries, ...MoneySchema, mates: v.nullable(v.string()) })
const CancellationSchema = v.object({ ...StaySchema.entries, fee: v.number(), currency: v.picklist(currencyCodes) })
const AdditionSchema = v.object({
  ...StaySchema.entries,
  ...MoneySchema,
  booking: v.string(),
  /** In the agency's own language. */
  lines: v.pipe(
    v.string(),
    v.parseJson(),
    v.array(v.object({ description: v.string(), quantity: v.number(), amount: v.number() })),
  ),
})
const SubmissionSchema = v.object({
  reference: v.string(),
  kind: v.picklist(['comment', 'contest-image']),
  author: v.nullable(v.string()),
  text: v.nullable(v.string()),
})

const SignupSchema = v.object({ reference: v.string(), name: v.string(), phone: v.string() })

/** The office reads in the agency's own language. */
const [market] = markets

/** Texts of the news, in the order of their arrival, without those whose subject no longer exists. */
async function loadNews(db: D1Database, news: readonly News[]): Promise<OfficeItem[]> {
  const references = JSON.stringify(news.map(({ reference }) => reference))
  const named = '(SELECT value FROM json_each(?1))'
  const stay = 'number AS reference, lodging.name AS house, arrival, duration, guest'
  const [bookings, cancellations, reservations, additions, submissions, signups] = await db.batch([
    db
      .prepare(
        `SELECT ${stay}, total, currency,
           (SELECT group_concat(house.name || ' (' || mate.number || ')', ', ')
            FROM booking AS mate JOIN lodging AS house ON house.id = mate.lodging_id
            WHERE mate.order_number = booking.order_number AND mate.id <> booking.id) AS mates
         FROM booking JOIN lodging ON lodging.id = lodging_id WHERE number IN ${named}`,
      )
      .bind(references),
    db
      .prepare(
        `SELECT ${stay}, cancellation_fee AS fee, currency FROM booking JOIN lodging ON lodging.id = lodging_id
         WHERE number IN ${named} AND cancelled_at IS NOT NULL`,
      )
      .bind(references),
    db
      .prepare(`SELECT ${stay} FROM reservation JOIN lodging ON lodging.id = lodging_id WHERE number IN ${named}`)
      .bind(references),
    db
      .prepare(
        `SELECT reference, booking.number AS booking, booking_addition.total, currency,
           lodging.name AS house, arrival, duration, guest,
           (SELECT json_group_array(json_object(
              'description', coalesce(item_text.description, value ->> 'description'),
              'quantity', value ->> 'quantity', 'amount', value ->> 'amount'))
            FROM json_each(booking_addition.lines)
            LEFT JOIN item_text ON item_id = value ->> 'itemId' AND lan = ?2) AS lines
         FROM booking_addition JOIN booking ON booking.id = booking_id JOIN lodging ON lodging.id = lodging_id
         WHERE reference IN ${named}`,
      )
      .bind(references, market.id),
    db
      .prepare(
        `SELECT reference, kind, coalesce(data ->> 'authorName', data ->> 'userName') AS author,
           coalesce(data ->> 'comment', data ->> 'imageTitle') AS text
         FROM submission WHERE reference IN ${named}`,
      )
      .bind(references),
    db.prepare(`SELECT reference, name, phone FROM sms_signup WHERE reference IN ${named}`).bind(references),
  ])
  const items = new Map(
    [
      ...told('booking', BookingSchema, bookings, bookingItem),
      ...told('cancellation', CancellationSchema, cancellations, cancellationItem),
      ...told('reservation', StaySchema, reservations, reservationItem),
      ...told('add-on', AdditionSchema, additions, additionItem),
      ...v.parse(v.array(SubmissionSchema), submissions?.results ?? []).map(submissionItem),
      ...v.parse(v.array(SignupSchema), signups?.results ?? []).map(signupItem),
    ].map((item) => [`${item.kind} ${item.reference}`, item]),
  )
  return news.flatMap(({ kind, reference }) => items.get(`${kind} ${reference}`) ?? [])
}

/** One row that can't be read keeps none of the others back: its item has the number alone. */
function told<Row>(
  kind: OfficeItem['kind'],
  schema: v.GenericSchema<unknown, Row>,
  found: D1Result | undefined,
  itemOf: (row: Row) => OfficeItem,
): OfficeItem[] {
  return (found?.results ?? []).map((row) => {
    const parsed = v.safeParse(schema, row)
    if (parsed.success) return itemOf(parsed.output)
    const { reference } = v.parse(v.object({ reference: v.string() }), row)
    console.error(JSON.stringify({ level: 'error', officeNews: `${kind} ${reference}`, problem: 'It is not readable' }))
    return { kind, reference, fields: [], path: '/editor/' }
  })
}

function bookingItem({ total, currency, mates, ...stay }: v.InferOutput<typeof BookingSchema>): OfficeItem {
  const { summary } = messagesOf(market).booking
  const money = formatMoney({ ...market, currency }, total)
  return {
    kind: 'booking',
    reference: stay.reference,
    fields: [
      ...stayFields(stay),
      { label: summary.total, value: money },
      ...(mates === null ? [] : [{ label: mailTexts[market.key].booking.together, value: mates }]),
    ],
    path: bookingPath(stay.reference),
  }
}

function cancellationItem({ fee, currency, ...stay }: v.InferOutput<typeof CancellationSchema>): OfficeItem {
  const money = formatMoney({ ...market, currency }, fee)
  return {
    kind: 'cancellation',
    reference: stay.reference,
    fields: [...stayFields(stay), { label: mailTexts[market.key].officeNews.pays, value: money }],
    path: bookingPath(stay.reference),
  }
}

function reservationItem(stay: v.InferOutput<typeof StaySchema>): OfficeItem {
  return {
    kind: 'reservation',
    reference: stay.reference,
    fields: stayFields(stay),
    path: '/editor/inbox/?kind=reservation',
  }
}

function additionItem({ booking, lines, total, currency, ...stay }: v.InferOutput<typeof AdditionSchema>): OfficeItem {
  const { booking: messages } = messagesOf(market)
  const money = (amount: number) => formatMoney({ ...market, currency }, amount)
  return {
    kind: 'add-on',
    reference: stay.reference,
    fields: [
      ...lines.map(({ description, quantity, amount }) => ({
        label: `${quantity} × ${description}`,
        value: money(amount),
      })),
      { label: messages.summary.total, value: money(total) },
      { label: messages.done.number, value: booking },
      ...stayFields(stay),
    ],
    path: bookingPath(booking),
  }
}

function submissionItem({ reference, kind, author, text }: v.InferOutput<typeof SubmissionSchema>): OfficeItem {
  const texts = mailTexts[market.key].officeNews
  return {
    kind,
    reference,
    fields: [
      { label: texts.author, value: oneLine(author ?? '') },
      { label: texts.words, value: oneLine(text ?? '') },
    ],
    path: `/editor/inbox/?kind=${kind}`,
  }
}

function signupItem({ reference, name, phone }: v.InferOutput<typeof SignupSchema>): OfficeItem {
  return {
    kind: 'sms',
    reference,
    fields: [
      { label: mailTexts[market.key].officeNews.author, value: oneLine(name) },
      { label: messagesOf(market).booking.guest.phone, value: phone },
    ],
    path: '/editor/inbox/?kind=sms',
  }
}

function stayFields({ house, arrival, duration, guest }: v.InferOutput<typeof StaySchema>) {
  const { booking, card } = messagesOf(market)
  const nights = formatMessage(card.nights, { count: duration }, market)
  return [
    { label: booking.review.house, value: house },
    { label: booking.stay.arrival, value: `${formatDate(market, arrival, 'long')}, ${nights}` },
    { label: mailTexts[market.key].officeNews.author, value: oneLine(guest) },
  ]
}

/** In the editors' console. */
function bookingPath(number: string): string {
  return `/editor/bookings/${number.toLowerCase()}/`
}
