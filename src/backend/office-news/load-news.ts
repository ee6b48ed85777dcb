import * as v from 'valibot'
import type { OfficeItem } from '../mail/templates/office.ts'
import {
  AdditionSchema,
  additionItem,
  BookingSchema,
  bookingItem,
  CancellationSchema,
  cancellationItem,
  market,
  reservationItem,
  SignupSchema,
  StaySchema,
  SubmissionSchema,
  signupItem,
  submissionItem,
} from './news-items.ts'

interface News {
  kind: string
  reference: string
}

/** Texts of the news, in the order of their arrival, without those whose subject no longer exists. */
export async function loadNews(db: D1Database, news: readonly News[]): Promise<OfficeItem[]> {
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
