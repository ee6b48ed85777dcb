import * as v from 'valibot'
import { LineSchema } from '../../../contracts/typed-text.ts'
import { formatMessage } from '../../../markets/format-message.ts'
import type { MailBlock } from '../mail-content.ts'
import { FieldsSchema, mailTemplate, PathSchema } from './template.ts'

const ItemSchema = v.object({
  kind: v.picklist(['booking', 'cancellation', 'reservation', 'add-on', 'comment', 'contest-image', 'sms']),
  reference: LineSchema(40),
  fields: FieldsSchema,
  /** Where the console shows it. */
  path: PathSchema,
})
export type OfficeItem = v.InferOutput<typeof ItemSchema>

/** To the office: what guests have booked and sent, with links into the console. */
export const officeNews = mailTemplate({
  schema: v.object({
    items: v.pipe(v.array(ItemSchema), v.minLength(1), v.maxLength(100)),
    /** Beyond those: the console has them. */
    more: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  compose({ items, more }, { texts: { officeNews: texts }, market, site }) {
    const [first] = items
    const count = items.length + more
    const title =
      first && count === 1
        ? `${texts.kinds[first.kind]} ${first.reference}`
        : formatMessage(texts.several, { count }, market)
    const blocks = items.flatMap(({ kind, reference, fields, path }): MailBlock[] => [
      { kind: 'heading', text: `${texts.kinds[kind]} ${reference}` },
      { kind: 'rows', rows: fields },
      { kind: 'links', links: [{ title: texts.open, text: reference, url: site + path }] },
    ])
    const rest: MailBlock[] =
      more > 0 ? [{ kind: 'text', text: formatMessage(texts.more, { count: more }, market) }] : []
    return {
      subject: title,
      preview: texts.text,
      title,
      blocks: [{ kind: 'text', text: texts.text }, ...blocks, ...rest],
    }
  },
})
