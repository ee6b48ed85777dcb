import * as v from 'valibot'
import { formatMessage } from '../../../markets/say.ts'
import { hello } from './hello.ts'
import { houseLinks } from './house-links.ts'
import { HousesSchema, LineSchema, LinkSchema } from './parts.ts'
import { mailTemplate } from './template.ts'

export const shareFavorites = mailTemplate({
  schema: v.object({ senderName: LineSchema(80), houses: HousesSchema, link: LinkSchema }),
  compose({ senderName, houses, link }, context) {
    const { market } = context
    const texts = context.texts.shareFavorites
    const text = formatMessage(texts.text, { name: senderName, count: houses.length }, market)
    const subject = formatMessage(texts.subject, { name: senderName }, market)
    return {
      subject,
      preview: text,
      title: subject,
      blocks: [
        hello(context, ''),
        { kind: 'text', text },
        houseLinks(houses),
        { kind: 'button', label: texts.button, url: link },
        { kind: 'note', text: formatMessage(texts.note, { name: senderName }, market) },
      ],
    }
  },
})
