import * as v from 'valibot'
import { formatMessage } from '../../../markets/say.ts'
import { hello } from './hello.ts'
import { LineSchema, LinkSchema } from './parts.ts'
import { mailTemplate } from './template.ts'

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
