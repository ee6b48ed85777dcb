import * as v from 'valibot'
import { formatMessage } from '../../../markets/say.ts'
import { hello } from './hello.ts'
import { FieldsSchema, LineSchema } from './parts.ts'
import { mailTemplate } from './template.ts'

/** `title` and the labels are in the mail's language. */
const formEntries = { title: LineSchema(), reference: LineSchema(60) }

/**
 * To the address that a form was filled in with: that it has arrived. Whose address it is, is not proved: the mail quotes
 * nothing that was typed. `facts` are of the agency's own data, such as the house that was chosen.
 */
export const formReceipt = mailTemplate({
  schema: v.object({ ...formEntries, facts: v.optional(FieldsSchema, []) }),
  compose({ title, reference, facts }, context) {
    const texts = context.texts.formReceipt
    return {
      subject: formatMessage(texts.subject, { title }, context.market),
      preview: texts.text,
      title,
      blocks: [
        hello(context, ''),
        { kind: 'text', text: texts.text },
        { kind: 'mark', label: texts.reference, value: reference },
        ...(facts.length > 0
          ? [{ kind: 'heading', text: texts.facts } as const, { kind: 'rows', rows: facts } as const]
          : []),
      ],
    }
  },
})

/** To the office: a form was filled in. */
export const formNotice = mailTemplate({
  schema: v.object({ ...formEntries, fields: FieldsSchema }),
  compose({ title, reference, fields }, { texts: { formNotice: texts }, market }) {
    return {
      subject: formatMessage(texts.subject, { title, reference }, market),
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
