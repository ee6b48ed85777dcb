import * as v from 'valibot'
import { hello } from './hello.ts'
import { houseLinks } from './house-links.ts'
import { HousesSchema } from './parts.ts'
import { mailTemplate } from './template.ts'

export const lodgingViews = mailTemplate({
  schema: v.object({ houses: HousesSchema }),
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
