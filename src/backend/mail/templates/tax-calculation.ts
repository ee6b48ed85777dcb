import * as v from 'valibot'
import { hello } from './hello.ts'
import { FieldsSchema } from './parts.ts'
import { mailTemplate } from './template.ts'

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
