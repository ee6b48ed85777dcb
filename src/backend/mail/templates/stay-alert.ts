import * as v from 'valibot'
import { IsoDateSchema } from '../../../contracts/lodging.ts'
import { formatDate } from '../../../markets/formats.ts'
import { formatMessage } from '../../../markets/say.ts'
import type { MailBlock } from '../mail-content.ts'
import { hello } from './hello.ts'
import { houseLinks } from './house-links.ts'
import { HousesSchema, LineSchema, LinkSchema } from './parts.ts'
import { mailTemplate } from './template.ts'

/** To whoever asked to hear of a stay that was held: that it is free, or that another guest has booked it. */
export const stayAlert = mailTemplate({
  schema: v.object({
    house: LineSchema(),
    arrival: IsoDateSchema,
    departure: IsoDateSchema,
    isFree: v.boolean(),
    /** To the booking, or to the search for the same dates. */
    link: LinkSchema,
    /** Free for the same dates. */
    similar: v.union([HousesSchema, v.tuple([])]),
  }),
  compose({ house, arrival, departure, isFree, link, similar }, context) {
    const { market } = context
    const { note, ...outcomes } = context.texts.stayAlert
    const texts = isFree ? outcomes.free : outcomes.taken
    const dates = `${formatDate(market, arrival, 'date')} – ${formatDate(market, departure, 'date')}`
    const text = formatMessage(texts.text, { house, dates }, market)
    const subject = formatMessage(texts.subject, { house, dates }, market)
    const others: MailBlock[] =
      similar.length > 0 ? [{ kind: 'text', text: outcomes.taken.similar }, houseLinks(similar)] : []
    return {
      subject,
      preview: text,
      title: subject,
      blocks: [
        hello(context, ''),
        { kind: 'text', text },
        ...others,
        { kind: 'button', label: texts.button, url: link },
        { kind: 'note', text: note },
      ],
    }
  },
})
