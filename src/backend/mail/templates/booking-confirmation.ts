import * as v from 'valibot'
import { formatMoney } from '../../../markets/formats.ts'
import { say } from '../../../markets/say.ts'
import { hello } from './hello.ts'
import { AmountSchema, LineSchema, LinkSchema } from './parts.ts'
import { mailTemplate } from './template.ts'

export const bookingConfirmation = mailTemplate({
  schema: v.object({
    name: LineSchema(),
    number: LineSchema(40),
    house: v.object({ title: LineSchema(), url: LinkSchema }),
    /** Øre or cents. */
    lines: v.array(v.object({ title: LineSchema(), amount: AmountSchema })),
    total: AmountSchema,
  }),
  compose({ name, number, house, lines, total }, context) {
    const { market } = context
    const texts = context.texts.booking
    return {
      subject: say(texts.subject, { number, house: house.title }, market),
      preview: texts.text,
      title: texts.title,
      blocks: [
        hello(context, name),
        { kind: 'text', text: texts.text },
        { kind: 'mark', label: texts.number, value: number },
        { kind: 'heading', text: texts.price },
        {
          kind: 'sum',
          rows: lines.map(({ title, amount }) => ({ label: title, value: formatMoney(market, amount) })),
          total: { label: context.texts.addonReceipt.total, value: formatMoney(market, total) },
        },
        { kind: 'button', label: texts.seeHouse, url: house.url },
      ],
    }
  },
})
