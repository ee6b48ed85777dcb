import * as v from 'valibot'
import { say } from '../../../markets/say.ts'
import { hello } from './hello.ts'
import { FieldsSchema, LineSchema } from './parts.ts'
import { mailTemplate } from './template.ts'

/** `title` and the labels are in the mail's language. */
const FormSchema = v.object({ title: LineSchema(), reference: LineSchema(60), fields: FieldsSchema })

/** To who filled in a form: that it has arrived, and what it said. */
export const formReceipt = mailTemplate({
  schema: FormSchema,
  compose({ title, reference, fields }, context) {
    const texts = context.texts.formReceipt
    return {
      subject: say(texts.subject, { title }, context.market),
      preview: texts.text,
      title,
      blocks: [
        hello(context, ''),
        { kind: 'text', text: texts.text },
        { kind: 'mark', label: texts.reference, value: reference },
        { kind: 'heading', text: texts.fields },
        { kind: 'rows', rows: fields },
      ],
    }
  },
})

/** To the office: a form was filled in. */
export const formNotice = mailTemplate({
  schema: FormSchema,
  compose({ title, reference, fields }, { texts: { formNotice: texts }, market }) {
    return {
      subject: say(texts.subject, { title, reference }, market),
      preview: texts.text,
      title,
      blocks: [
        { kind: 'text', text: texts.text },
        { kind: 'mark', label: texts.reference, value: reference },
        { kind: 'rows', rows: fields },
      ],
    }
  },
})
