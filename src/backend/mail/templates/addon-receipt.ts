import * as v from 'valibot'
import { formatMoney } from '../../../markets/formats.ts'
import { formatMessage } from '../../../markets/say.ts'
import { hello } from './hello.ts'
import { AmountSchema, LineSchema } from './parts.ts'
import { mailTemplate } from './template.ts'

const SumRowSchema = v.object({ title: LineSchema(), amount: AmountSchema })

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
      ],
    }
  },
})
