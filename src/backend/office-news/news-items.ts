import * as v from 'valibot'
import { oneLine } from '../../contracts/typed-text.ts'
import { mailTexts } from '../../editions/mails.ts'
import { currencyCodes } from '../../editions/table.ts'
import { stayInMail } from '../../markets/booking-texts.ts'
import { formatMoney } from '../../markets/formats.ts'
import { markets } from '../../markets/market.ts'
import { messagesOf } from '../../markets/messages/messages.ts'
import type { OfficeItem } from '../mail/templates/office.ts'

/** The office reads in the agency's own language. */
export const [market] = markets

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
export const StaySchema = v.object({
  reference: v.string(),
  house: v.string(),
  arrival: v.string(),
  duration: v.number(),
  guest: GuestSchema,
})
const MoneySchema = { total: v.number(), currency: v.picklist(currencyCodes) }
export const BookingSchema = v.object({ ...StaySchema.entries, ...MoneySchema, mates: v.nullable(v.string()) })
export const CancellationSchema = v.object({
  ...StaySchema.entries,
  fee: v.number(),
  currency: v.picklist(currencyCodes),
})
export const AdditionSchema = v.object({
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
export const SubmissionSchema = v.object({
  reference: v.string(),
  kind: v.picklist(['comment', 'contest-image']),
  author: v.nullable(v.string()),
  text: v.nullable(v.string()),
})

export const SignupSchema = v.object({ reference: v.string(), name: v.string(), phone: v.string() })

export function bookingItem({ total, currency, mates, ...stay }: v.InferOutput<typeof BookingSchema>): OfficeItem {
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

export function cancellationItem({ fee, currency, ...stay }: v.InferOutput<typeof CancellationSchema>): OfficeItem {
  const money = formatMoney({ ...market, currency }, fee)
  return {
    kind: 'cancellation',
    reference: stay.reference,
    fields: [...stayFields(stay), { label: mailTexts[market.key].officeNews.pays, value: money }],
    path: bookingPath(stay.reference),
  }
}

export function reservationItem(stay: v.InferOutput<typeof StaySchema>): OfficeItem {
  return {
    kind: 'reservation',
    reference: stay.reference,
    fields: stayFields(stay),
    path: '/editor/inbox/?kind=reservation',
  }
}

export function additionItem({
  booking,
  lines,
  total,
  currency,
  ...stay
}: v.InferOutput<typeof AdditionSchema>): OfficeItem {
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

export function submissionItem({ reference, kind, author, text }: v.InferOutput<typeof SubmissionSchema>): OfficeItem {
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

export function signupItem({ reference, name, phone }: v.InferOutput<typeof SignupSchema>): OfficeItem {
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
  return [
    { label: booking.review.house, value: house },
    { label: booking.stay.arrival, value: stayInMail(market, { card }, arrival, duration) },
    { label: mailTexts[market.key].officeNews.author, value: oneLine(guest) },
  ]
}

/** In the editors' console. */
function bookingPath(number: string): string {
  return `/editor/bookings/${number.toLowerCase()}/`
}
