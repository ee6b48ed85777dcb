import * as v from 'valibot'
import { LineSchema } from '../../../contracts/typed-text.ts'
import { formatMessage } from '../../../markets/format-message.ts'
import { formatMoney } from '../../../markets/formats.ts'
import { messagesOf } from '../../../markets/messages/messages.ts'
import { href, officeBookingPath, officePaths } from '../../../urls/paths.ts'
import { accountLink } from './booking.ts'
import {
  AgencyLineSchema,
  AmountSchema,
  FieldsSchema,
  hello,
  LinkSchema,
  mailTemplate,
  PathSchema,
} from './template.ts'

/** `title` and the labels are in the mail's language. */
const formEntries = { title: AgencyLineSchema, reference: LineSchema(60) }

/**
 * To the address that a form was filled in with: that it has arrived. Whose address it is, is not proved: the mail quotes
 * nothing that was typed. `facts` are of the agency's own data, such as the house that was chosen; `page` is what it is
 * about, where that has a page.
 */
export const formReceipt = mailTemplate({
  schema: v.object({
    ...formEntries,
    facts: v.optional(FieldsSchema, []),
    page: v.optional(v.object({ title: AgencyLineSchema, text: AgencyLineSchema, path: PathSchema })),
  }),
  compose({ title, reference, facts, page }, context) {
    const texts = context.texts.formReceipt
    const subject = formatMessage(texts.subject, { title }, context.market)
    return {
      subject,
      preview: texts.text,
      title: subject,
      blocks: [
        hello(context, ''),
        { kind: 'text', text: texts.text },
        { kind: 'mark', label: texts.reference, value: reference },
        ...(facts.length > 0
          ? [{ kind: 'heading', text: texts.facts } as const, { kind: 'rows', rows: facts } as const]
          : []),
        ...(page
          ? [{ kind: 'links', links: [{ title: page.title, text: page.text, url: context.site + page.path }] } as const]
          : []),
      ],
    }
  },
})

/** To the office: a form was filled in. Leads to it in the inbox, and to bookings and houses that are named in it. */
export const formNotice = mailTemplate({
  schema: v.object({ ...formEntries, fields: FieldsSchema }),
  compose({ title, reference, fields }, { texts: { formNotice: texts }, market, site }) {
    const inbox = { title: reference, text: texts.seeInbox, url: `${site}${officePaths.inbox}?kind=form` }
    const mentioned = [
      ...namedIn(fields, bookingNumber).map((number) => ({
        title: number,
        text: texts.seeBooking,
        url: site + officeBookingPath(number),
      })),
      ...namedIn(fields, houseCode).map((code) => ({
        title: code,
        text: texts.seeHouse,
        url: site + href.lodging(market, code),
      })),
    ]
    return {
      subject: formatMessage(texts.subject, { title, reference }, market),
      preview: texts.text,
      title: formatMessage(texts.heading, { title }, market),
      blocks: [
        { kind: 'text', text: texts.text },
        { kind: 'mark', label: texts.reference, value: reference },
        { kind: 'rows', rows: fields },
        { kind: 'links', links: [inbox] },
        ...(mentioned.length > 0
          ? [{ kind: 'heading', text: texts.mentioned } as const, { kind: 'links', links: mentioned } as const]
          : []),
      ],
    }
  },
})

const bookingNumber = /\bMH-[2-9A-HJKMNP-Z]{8}\b/gi
const houseCode = /\b[a-z]{2}\d{4}\b/gi

/** The typed values of that pattern, each once, in capitals. */
function namedIn(fields: v.InferOutput<typeof FieldsSchema>, pattern: RegExp): string[] {
  const found = fields.flatMap(({ value }) => value.match(pattern) ?? [])
  return [...new Set(found.map((name) => name.toUpperCase()))]
}

export const taxCalculation = mailTemplate({
  schema: v.object({
    /** What the owner put in, and what came of it; labels and values in the mail's language. */
    fields: FieldsSchema,
    result: FieldsSchema,
  }),
  compose({ fields, result }, context) {
    const texts = context.texts.taxCalculation
    return {
      subject: texts.subject,
      preview: texts.text,
      title: texts.subject,
      blocks: [
        hello(context, ''),
        { kind: 'text', text: texts.text },
        { kind: 'heading', text: texts.given },
        { kind: 'rows', rows: fields },
        { kind: 'heading', text: texts.result },
        { kind: 'rows', rows: result },
        { kind: 'note', text: texts.note },
      ],
    }
  },
})

export const confirm = mailTemplate({
  schema: v.object({
    /** What is confirmed, in the mail's language: "Tilmelding til sms". */
    purpose: LineSchema(),
    link: LinkSchema,
    /** For which the link works. */
    hours: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  isSecret: true,
  compose({ purpose, link, hours }, context) {
    const { market } = context
    const texts = context.texts.confirm
    const text = formatMessage(texts.text, { purpose }, market)
    return {
      subject: formatMessage(texts.subject, { purpose }, market),
      preview: text,
      title: purpose,
      blocks: [
        hello(context, ''),
        { kind: 'text', text },
        { kind: 'button', label: texts.button, url: link },
        { kind: 'note', text: formatMessage(texts.note, { count: hours }, market) },
      ],
    }
  },
})

const SumRowSchema = v.object({ title: AgencyLineSchema, amount: AmountSchema })

export const addonReceipt = mailTemplate({
  schema: v.object({
    bookingNumber: LineSchema(40),
    /** Øre or cents. */
    lines: v.pipe(v.array(SumRowSchema), v.minLength(1), v.maxLength(100)),
    total: AmountSchema,
    /** All that the booking consists of now, and its total; a mail that was queued by an earlier build has neither. */
    booked: v.optional(v.array(SumRowSchema), []),
    bookedTotal: v.optional(AmountSchema, 0),
  }),
  compose({ bookingNumber, lines, total, booked, bookedTotal }, context) {
    const { market } = context
    const texts = context.texts.addonReceipt
    const sumOf = (rows: readonly v.InferOutput<typeof SumRowSchema>[], sum: number) => ({
      kind: 'sum' as const,
      rows: rows.map(({ title, amount }) => ({ label: title, value: formatMoney(market, amount) })),
      total: { label: texts.total, value: formatMoney(market, sum) },
    })
    return {
      subject: formatMessage(texts.subject, { number: bookingNumber }, market),
      preview: texts.text,
      title: formatMessage(texts.subject, { number: bookingNumber }, market),
      blocks: [
        hello(context, ''),
        { kind: 'text', text: texts.text },
        { kind: 'mark', label: texts.number, value: bookingNumber },
        { kind: 'heading', text: texts.lines },
        sumOf(lines, total),
        ...(booked.length > 0 ? [{ kind: 'heading', text: texts.booked } as const, sumOf(booked, bookedTotal)] : []),
        { kind: 'links', links: [accountLink(context.site, bookingNumber, messagesOf(market).account)] },
      ],
    }
  },
})
