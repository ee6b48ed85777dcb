import * as v from 'valibot'
import { PartySchema } from '../../../contracts/booking.ts'
import { IsoDateSchema } from '../../../contracts/lodging.ts'
import { LineSchema } from '../../../contracts/typed-text.ts'
import { depositOf } from '../../../domain/booking/instalments.ts'
import { refundWithinDays } from '../../../editions/agency-facts.ts'
import { nextSteps, partyText, stayHours, stayInMail } from '../../../markets/booking-texts.ts'
import { formatMessage } from '../../../markets/format-message.ts'
import { formatDate, formatMoney, formatMoneyRange, wholeParts } from '../../../markets/formats.ts'
import type { Market } from '../../../markets/market.ts'
import { type Messages, messagesOf } from '../../../markets/messages/messages.ts'
import { href } from '../../../urls/paths.ts'
import type { MailBlock, MailContext } from '../mail-content.ts'
import { AgencyLineSchema, AmountSchema, hello, mailTemplate } from './template.ts'

const ForecastSchema = v.object({ expected: AmountSchema, from: AmountSchema, to: AmountSchema, stays: v.number() })

/** Money is øre or cents. */
const BookingSchema = v.object({
  name: LineSchema(),
  number: LineSchema(40),
  /** Opens /add-ons/ together with the number. */
  addOnKey: v.optional(LineSchema(40)),
  house: v.object({ title: AgencyLineSchema, code: LineSchema(12), address: AgencyLineSchema }),
  arrival: IsoDateSchema,
  departure: IsoDateSchema,
  nights: v.pipe(v.number(), v.integer()),
  party: PartySchema,
  lines: v.array(v.object({ title: AgencyLineSchema, amount: AmountSchema })),
  total: AmountSchema,
  instalments: v.array(v.object({ due: IsoDateSchema, amount: AmountSchema })),
  cancellation: v.array(v.object({ until: IsoDateSchema, share: v.number(), amount: AmountSchema })),
  metered: v.array(
    v.object({
      description: AgencyLineSchema,
      unitPrice: AmountSchema,
      unitName: v.string(),
      forecast: v.nullable(ForecastSchema),
    }),
  ),
  deposits: v.array(v.object({ description: AgencyLineSchema, amount: AmountSchema })),
  /** Booked by the same press; a mail that was queued by an earlier build has none. */
  together: v.optional(
    v.array(
      v.object({
        number: LineSchema(40),
        house: v.object({ title: AgencyLineSchema, code: LineSchema(12) }),
        total: AmountSchema,
      }),
    ),
    [],
  ),
})
type Booking = v.InferOutput<typeof BookingSchema>

/** To the guest: that the house is theirs, and everything that was agreed. */
export const bookingConfirmation = mailTemplate({
  schema: BookingSchema,
  compose(booking, context) {
    const { market, site } = context
    const texts = context.texts.booking
    const { account, booking: messages, card, forms, layout } = messagesOf(market)
    const { done } = messages
    return {
      subject: formatMessage(texts.subject, { number: booking.number, house: booking.house.title }, market),
      preview: `${stayInMail(market, { card }, booking.arrival, booking.nights)}, ${booking.house.title}`,
      title: done.title,
      blocks: [
        hello(context, booking.name),
        { kind: 'text', text: texts.text },
        { kind: 'mark', label: done.number, value: booking.number },
        ...(booking.addOnKey
          ? [{ kind: 'mark', label: forms.addOns.keyInMail, value: booking.addOnKey } as const]
          : []),
        { kind: 'rows', rows: stayRows(booking, market, { booking: messages, card }) },
        { kind: 'heading', text: messages.payment.title },
        { kind: 'text', text: `${messages.payment.booked} ${layout.footer.payment}` },
        ...paymentBlocks(booking, market, messages),
        ...linkBlocks(booking, context),
        { kind: 'button', label: texts.seeHouse, url: site + href.lodging(market, booking.house.code) },
        { kind: 'heading', text: messages.review.price },
        {
          kind: 'sum',
          rows: booking.lines.map(({ title, amount }) => ({ label: title, value: formatMoney(market, amount) })),
          total: { label: messages.summary.total, value: formatMoney(market, booking.total) },
        },
        { kind: 'note', text: messages.summary.included },
        ...togetherBlocks(booking, context),
        ...besideBlocks(booking, market, messages),
        ...cancellationBlocks(booking, market, messages),
        { kind: 'note', text: messages.review.noWithdrawal },
        { kind: 'heading', text: done.next },
        { kind: 'steps', steps: nextSteps(market, { contract: done.next1, ...texts.steps }, boughtBy(booking)) },
        {
          kind: 'links',
          links: [
            accountLink(site, booking.number, account),
            ...(booking.addOnKey
              ? [{ title: forms.addOns.title, text: forms.addOns.lead, url: site + href.addOns() }]
              : []),
          ],
        },
        { kind: 'text', text: texts.reply },
      ],
    }
  },
})

/** The booking without a login. The link is created when the mail is rendered and is not stored. */
function linkBlocks(
  { number, departure }: Pick<Booking, 'number' | 'departure'>,
  { bookingLink, market, site, texts }: MailContext,
): MailBlock[] {
  const link = bookingLink(number, departure)
  if (!link) return []
  const { link: label, linkText } = texts.booking
  const text = formatMessage(linkText, { date: formatDate(market, link.until, 'date') }, market)
  return [
    { kind: 'button', label, url: site + href.linkedBooking(link) },
    { kind: 'note', text },
  ]
}

/** A link to the booking in the guest's account. */
export function accountLink(site: string, number: string, { login }: Messages['account']) {
  return { title: login.guest, text: login.guestLead, url: site + href.myBooking(number) }
}

function stayRows(booking: Booking, market: Market, { booking: texts, card }: Pick<Messages, 'booking' | 'card'>) {
  const { house, arrival, departure, nights, party } = booking
  const { checkIn, checkOut } = stayHours(market, boughtBy(booking))
  const ready = formatMessage(texts.stay.arrivalTime, { time: checkIn }, market)
  const left = formatMessage(texts.stay.departureTime, { time: checkOut }, market)
  return [
    { label: texts.review.house, value: `${house.title} (${house.code})\n${house.address}` },
    { label: texts.stay.arrival, value: `${formatDate(market, arrival, 'long')}\n${ready}` },
    { label: texts.stay.departure, value: `${formatDate(market, departure, 'long')}\n${left}` },
    { label: texts.stay.duration, value: formatMessage(card.nights, { count: nights }, market) },
    { label: texts.summary.persons, value: partyText(market, { booking: texts }, party) },
  ]
}

/** The price lines, from which bought hours are read. */
function boughtBy({ lines }: Booking) {
  return lines.map(({ title }) => ({ description: title }))
}

/** The other houses of the order, each with a mail of its own, and the sum of all. */
function togetherBlocks({ together, total }: Booking, { market, texts }: MailContext): MailBlock[] {
  if (together.length === 0) return []
  const rows = together.map((other) => ({
    label: `${other.house.title} (${other.house.code})`,
    value: `${other.number}\n${formatMoney(market, other.total)}`,
  }))
  const sum = together.reduce((all, other) => all + other.total, total)
  return [
    { kind: 'heading', text: texts.booking.together },
    { kind: 'rows', rows: [...rows, { label: texts.booking.togetherTotal, value: formatMoney(market, sum) }] },
    { kind: 'note', text: texts.booking.togetherNote },
  ]
}

/** What is not part of the total: the meter with its unit price and what it is likely to count, and the deposit. */
function besideBlocks({ metered, deposits, party }: Booking, market: Market, texts: Messages['booking']): MailBlock[] {
  if (metered.length + deposits.length === 0) return []
  const { summary } = texts
  const uses = wholeParts(metered.map(({ forecast }) => forecast?.expected))
  const rows = metered.map(({ description, unitPrice, unitName, forecast }, index) => {
    const price = formatMessage(summary.unitPrice, { price: formatMoney(market, unitPrice), unit: unitName }, market)
    if (!forecast) return { label: description, value: price }
    const { from, to, stays } = forecast
    const values = {
      price: formatMoney(market, uses[index] ?? 0),
      range: formatMoneyRange(market, from, to),
      count: stays,
    }
    return { label: description, value: `${price}\n${formatMessage(summary.forecast, values, market)}` }
  })
  const guests = metered.some(({ forecast }) => forecast)
    ? `${formatMessage(summary.forecastGuests, { count: party.adults + party.children }, market)} `
    : ''
  const note: MailBlock[] = metered.length > 0 ? [{ kind: 'note', text: guests + summary.meteredNote }] : []
  const deposit = deposits.map(({ description, amount }) => ({
    label: description,
    value: formatMoney(market, amount),
  }))
  return [{ kind: 'heading', text: summary.notIncluded }, { kind: 'rows', rows: [...rows, ...deposit] }, ...note]
}

/** When what is paid, the deposit with the last of the price. */
function paymentBlocks(booking: Booking, market: Market, texts: Messages['booking']): MailBlock[] {
  const rows = booking.instalments.map((each) => instalmentRow(each, market, texts))
  const deposit = depositOf(booking)
  if (!deposit) return [{ kind: 'rows', rows }]
  const label = formatMessage(texts.payment.deposit, { date: formatDate(market, deposit.due, 'date') }, market)
  return [
    { kind: 'rows', rows: [...rows, { label, value: formatMoney(market, deposit.amount) }] },
    { kind: 'note', text: texts.payment.depositBack },
  ]
}

function instalmentRow({ due, amount }: Booking['instalments'][number], market: Market, texts: Messages['booking']) {
  return {
    label: formatMessage(texts.payment.due, { date: formatDate(market, due, 'date') }, market),
    value: formatMoney(market, amount),
  }
}

function cancellationBlocks({ cancellation }: Booking, market: Market, { review }: Messages['booking']): MailBlock[] {
  if (cancellation.length === 0) return []
  const rows = cancellation.map(({ until, share, amount }) => ({
    label: formatMessage(review.cancelUntil, { date: formatDate(market, until, 'date') }, market),
    value: formatMessage(
      review.cancelPays,
      { amount: formatMoney(market, amount), percentage: Math.round(share * 100) },
      market,
    ),
  }))
  return [
    { kind: 'heading', text: review.cancellation },
    { kind: 'text', text: review.cancellationLead },
    { kind: 'rows', rows },
  ]
}

/** To the guest: the booking is cancelled, with the amount to be paid by its terms. */
export const bookingCancelled = mailTemplate({
  schema: v.object({
    name: LineSchema(),
    number: LineSchema(40),
    house: v.object({ title: AgencyLineSchema, code: LineSchema(12) }),
    arrival: IsoDateSchema,
    departure: IsoDateSchema,
    total: AmountSchema,
    fee: AmountSchema,
    refund: AmountSchema,
  }),
  compose({ name, number, house, arrival, departure, total, fee, refund }, context) {
    const { market } = context
    const texts = context.texts.bookingCancelled
    const { booking: messages, account } = messagesOf(market)
    const { cancel } = account
    const subject = formatMessage(texts.subject, { number, house: house.title }, market)
    const rows = [
      { label: messages.review.house, value: `${house.title} (${house.code})` },
      { label: messages.stay.arrival, value: formatDate(market, arrival, 'long') },
      { label: messages.stay.departure, value: formatDate(market, departure, 'long') },
    ]
    const amounts = [
      { label: messages.summary.total, value: formatMoney(market, total) },
      { label: cancel.waived, value: formatMoney(market, -refund) },
    ]
    return {
      subject,
      preview: texts.text,
      title: texts.title,
      blocks: [
        hello(context, name),
        { kind: 'text', text: texts.text },
        { kind: 'mark', label: messages.done.number, value: number },
        { kind: 'rows', rows },
        { kind: 'heading', text: messages.review.cancellation },
        { kind: 'sum', rows: amounts, total: { label: cancel.fee, value: formatMoney(market, fee) } },
        { kind: 'text', text: formatMessage(cancel.money, { count: refundWithinDays }, market) },
        { kind: 'text', text: context.texts.booking.reply },
      ],
    }
  },
})
