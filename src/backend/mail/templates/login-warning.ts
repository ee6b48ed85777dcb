import * as v from 'valibot'
import { hello } from './hello.ts'
import { mailTemplate } from './template.ts'

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
