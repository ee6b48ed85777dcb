import * as v from 'valibot'
import { formatMoney } from '../../../markets/formats.ts'
import { say } from '../../../markets/say.ts'
import { hello } from './hello.ts'
import { AmountSchema, LineSchema } from './parts.ts'
import { mailTemplate } from './template.ts'

export const addonReceipt = mailTemplate({
  schema: v.object({
    bookingNumber: LineSchema(40),
    /** Øre or cents. */
    lines: v.pipe(v.array(v.object({ title: LineSchema(), amount: AmountSchema })), v.minLength(1), v.maxLength(100)),
    total: AmountSchema,
  }),
  compose({ bookingNumber, lines, total }, context) {
    const { market } = context
    const texts = context.texts.addonReceipt
    return {
      subject: say(texts.subject, { number: bookingNumber }, market),
      preview: texts.text,
      title: say(texts.subject, { number: bookingNumber }, market),
      blocks: [
        hello(context, ''),
        { kind: 'text', text: texts.text },
        { kind: 'mark', label: texts.number, value: bookingNumber },
        { kind: 'heading', text: texts.lines },
        {
          kind: 'sum',
          rows: lines.map(({ title, amount }) => ({ label: title, value: formatMoney(market, amount) })),
          total: { label: texts.total, value: formatMoney(market, total) },
        },
      ],
    }
  },
})
