import * as v from 'valibot'
import { IsoDateSchema } from '../../../contracts/lodging.ts'
import { LinkedHouseSchema, LinkedHousesSchema } from '../../../contracts/share-favorites.ts'
import { LineSchema } from '../../../contracts/typed-text.ts'
import { daysBetween } from '../../../domain/stays.ts'
import { stayInMail } from '../../../markets/booking-texts.ts'
import { formatMessage } from '../../../markets/format-message.ts'
import { messagesOf } from '../../../markets/messages/messages.ts'
import type { MailBlock } from '../mail-content.ts'
import { AgencyLineSchema, hello, houseLinks, LinkSchema, mailTemplate } from './template.ts'

export const lodgingViews = mailTemplate({
  schema: v.object({ houses: LinkedHousesSchema }),
  compose({ houses }, context) {
    const { subject, text } = context.texts.lodgingViews
    return {
      subject,
      preview: text,
      title: subject,
      blocks: [hello(context, ''), { kind: 'text', text }, houseLinks(houses)],
    }
  },
})

export const shareFavorites = mailTemplate({
  schema: v.object({ senderName: LineSchema(80), houses: LinkedHousesSchema, link: LinkSchema }),
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

/** To the guest who requested an alert for a held stay: it is free, or another guest has booked it. */
export const stayAlert = mailTemplate({
  schema: v.object({
    house: AgencyLineSchema,
    arrival: IsoDateSchema,
    departure: IsoDateSchema,
    isFree: v.boolean(),
    /** To the booking, or to the search for the same dates. */
    link: LinkSchema,
    /** Free for the same dates. */
    similar: v.array(v.object({ ...LinkedHouseSchema.entries, title: AgencyLineSchema })),
  }),
  compose({ house, arrival, departure, isFree, link, similar }, context) {
    const { market } = context
    const { note, ...outcomes } = context.texts.stayAlert
    const texts = isFree ? outcomes.free : outcomes.taken
    const dates = stayInMail(market, messagesOf(market), arrival, daysBetween(arrival, departure))
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
