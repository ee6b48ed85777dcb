import { mailTexts } from '../../../editions/mails.ts'
import type { Market } from '../../../markets/market.ts'
import type { MailSettings } from '../mail-settings.ts'
import { isTemplateName, templates } from '../templates/templates.ts'
import { writeHtml } from './write-html.tsx'
import { writeText } from './write-text.ts'

export interface WrittenMail {
  subject: string
  html: string
  text: string
}

/** Throws where there is no such template, or where the data is not the template's. */
export function renderMail(
  mail: { template: string; data: unknown; market: Market },
  settings: Pick<MailSettings, 'brand' | 'sites'>,
): WrittenMail {
  if (!isTemplateName(mail.template)) throw new Error(`There is no mail template “${mail.template}”`)
  const { market } = mail
  const context = { market, brand: settings.brand, site: settings.sites[market.key], texts: mailTexts[market.key] }
  const content = templates[mail.template].compose(mail.data, context)
  return { subject: oneLine(content.subject), html: writeHtml(content, context), text: writeText(content, context) }
}

/** A subject is a header: what stands in it never begins another one. */
function oneLine(subject: string): string {
  return subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
