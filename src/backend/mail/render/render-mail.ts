import { mailTexts } from '../../../editions/mails.ts'
import { formatMessage } from '../../../markets/format-message.ts'
import type { Market } from '../../../markets/market.ts'
import { signBookingLink } from '../../booking/booking-link.ts'
import type { MailBlock, MailContent, MailContext, MailRow } from '../mail-content.ts'
import type { MailSettings } from '../mail-settings.ts'
import { isTemplateName, templates } from '../templates/templates.ts'
import { companyLines, writeHtml } from './write-html.tsx'

export interface WrittenMail {
  subject: string
  html: string
  text: string
}

/** Throws where there is no such template, or where the data is not the template's. */
export function renderMail(
  mail: { template: string; data: unknown; market: Market },
  settings: Pick<MailSettings, 'brand' | 'sites' | 'bookingLinkSecret'>,
): WrittenMail {
  if (!isTemplateName(mail.template)) throw new Error(`There is no mail template “${mail.template}”`)
  const { market } = mail
  const context: MailContext = {
    ...{ market, brand: settings.brand, site: settings.sites[market.key], texts: mailTexts[market.key] },
    bookingLink: (number, departure) => signBookingLink(settings.bookingLinkSecret, number, departure),
  }
  const content = templates[mail.template].compose(mail.data, context)
  return { subject: oneLine(content.subject), html: writeHtml(content, context), text: writeText(content, context) }
}

/** A subject is a header: what stands in it never begins another one. */
function oneLine(subject: string): string {
  return subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

/** The mail as plain text: every fact of the HTML, in the same order. */
function writeText({ title, blocks }: MailContent, context: MailContext): string {
  const { brand, site, texts, market } = context
  const closing = [texts.greeting, formatMessage(texts.team, { brand }, market)].join('\n')
  const footer = ['--', brand, texts.footer, ...companyLines(context), `${site}/`].join('\n')
  return [title, ...blocks.map(blockText), closing, footer].join('\n\n').concat('\n')
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text
    case 'heading':
      return `${block.text}\n${'-'.repeat(block.text.length)}`
    case 'mark':
      return rowText(block)
    case 'rows':
      return block.rows.map(rowText).join('\n')
    case 'sum':
      return [...block.rows, block.total].map(rowText).join('\n')
    case 'button':
      return `${block.label}:\n${block.url}`
    case 'links':
      return block.links.map(({ title, text, url }) => `${title} (${text})\n${url}`).join('\n\n')
    case 'steps':
      return block.steps.map((step, index) => `${index + 1}. ${step}`).join('\n')
    case 'quote':
      return block.text.replace(/^/gm, '> ')
  }
}

/** Further lines of a value stand in from the first. A label that is a question has its own mark. */
function rowText({ label, value }: MailRow): string {
  return `${label}${label.endsWith('?') ? '' : ':'} ${value.replaceAll('\n', '\n  ')}`
}
