import * as v from 'valibot'
import { formatMessage } from '../../../markets/say.ts'
import { hello } from './hello.ts'
import { LineSchema, LinkSchema } from './parts.ts'
import { mailTemplate } from './template.ts'

export const resetPassword = mailTemplate({
  schema: v.object({
    /** Empty where none is known. */
    name: v.union([v.literal(''), LineSchema()]),
    link: LinkSchema,
    /** For which the link works. */
    minutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  isSecret: true,
  compose({ name, link, minutes }, context) {
    const texts = context.texts.resetPassword
    return {
      subject: texts.subject,
      preview: texts.text,
      title: texts.subject,
      blocks: [
        hello(context, name),
        { kind: 'text', text: texts.text },
        { kind: 'button', label: texts.button, url: link },
        { kind: 'note', text: formatMessage(texts.note, { count: minutes }, context.market) },
      ],
    }
  },
})
