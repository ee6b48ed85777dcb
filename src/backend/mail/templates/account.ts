import * as v from 'valibot'
import { LineSchema } from '../../../contracts/typed-text.ts'
import { formatMessage } from '../../../markets/format-message.ts'
import { hello, LinkSchema, mailTemplate } from './template.ts'

/** To an account's owner: wrong passwords were tried, from several places or many times. Nothing of who tried is in it. */
export const loginWarning = mailTemplate({
  schema: v.object({
    /** Of the page that sends the link to a new password. */
    path: v.pipe(v.string(), v.regex(/^\/[a-z/-]{1,60}$/)),
  }),
  compose({ path }, context) {
    const texts = context.texts.loginWarning
    return {
      subject: texts.subject,
      preview: texts.text,
      title: texts.subject,
      blocks: [
        hello(context, ''),
        { kind: 'text', text: texts.text },
        { kind: 'text', text: texts.advice },
        { kind: 'button', label: texts.button, url: context.site + path },
        { kind: 'note', text: texts.note },
      ],
    }
  },
})

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

/** To one of the agency's people, or an owner, who has an account from now on. */
export const invitation = mailTemplate({
  schema: v.object({
    /** Empty where none is known. */
    name: v.union([v.literal(''), LineSchema()]),
    link: LinkSchema,
    /** For which the link works. */
    days: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  isSecret: true,
  compose({ name, link, days }, context) {
    const { invitation: texts, resetPassword: reset } = context.texts
    const subject = formatMessage(texts.subject, { brand: context.brand }, context.market)
    return {
      subject,
      preview: texts.text,
      title: subject,
      blocks: [
        hello(context, name),
        { kind: 'text', text: texts.text },
        { kind: 'button', label: reset.button, url: link },
        { kind: 'note', text: formatMessage(texts.note, { count: days }, context.market) },
      ],
    }
  },
})

/** To who has deleted an account. */
export const accountDeleted = mailTemplate({
  schema: v.object({
    /** Empty where none is known. */
    name: v.union([v.literal(''), LineSchema()]),
  }),
  compose({ name }, context) {
    const texts = context.texts.accountDeleted
    return {
      subject: texts.subject,
      preview: texts.text,
      title: texts.subject,
      blocks: [
        hello(context, name),
        { kind: 'text', text: texts.text },
        { kind: 'text', text: texts.stays },
        { kind: 'note', text: texts.note },
      ],
    }
  },
})
