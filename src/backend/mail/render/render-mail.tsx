import { Body } from '@react-email/body'
import { Column } from '@react-email/column'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { company } from '../../../editions/agency-facts.ts'
import { mailTexts } from '../../../editions/mails.ts'
import { formatMessage } from '../../../markets/format-message.ts'
import type { Market } from '../../../markets/market.ts'
import { signBookingLink } from '../../booking/booking-link.ts'
import type { MailBlock, MailContent, MailContext, MailRow } from '../mail-content.ts'
import type { MailSettings } from '../mail-settings.ts'
import { isTemplateName, templates } from '../templates/templates.ts'
import { Block, mailStyles, styles } from './blocks.tsx'

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

/** A subject is a header: it must not begin another one. */
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

/** Indents the further lines of a value. A label that is a question keeps its own mark. */
function rowText({ label, value }: MailRow): string {
  return `${label}${label.endsWith('?') ? '' : ':'} ${value.replaceAll('\n', '\n  ')}`
}

const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** The mail as HTML: tables and inline styles, as mail programs understand them; React escapes what people wrote. */
function writeHtml(content: MailContent, context: MailContext): string {
  return doctype + renderToStaticMarkup(<Mail content={content} context={context} />)
}

function Mail({ content, context }: { content: MailContent; context: MailContext }) {
  const { brand, site, texts, market } = context
  const { subject, preview, title, blocks } = content
  return (
    <Html lang={market.key}>
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{mailStyles}</style>
      </Head>
      <Preview>{preview.charAt(0).toLocaleUpperCase(market.key) + preview.slice(1)}</Preview>
      <Body style={styles.page} className="page">
        <Container style={styles.sheet} className="sheet">
          <Band style={styles.header} className="header">
            <Link href={`${site}/`} style={styles.brand} className="brand">
              {brand}
            </Link>
          </Band>
          <Band style={styles.body} className="body">
            <Heading as="h1" style={styles.title} className="ink">
              {title}
            </Heading>
            {blocks.map((block) => (
              <Block key={JSON.stringify(block)} block={block} texts={texts} />
            ))}
            <Text style={styles.closing} className="ink">
              {texts.greeting}
              <br />
              {formatMessage(texts.team, { brand }, market)}
            </Text>
          </Band>
          <Band style={styles.footer} className="footer">
            <Text style={styles.footerText} className="muted">
              <strong>{brand}</strong>
              <br />
              {texts.footer}
              <br />
              {companyLines(context).map((line) => (
                <Fragment key={line}>
                  {line}
                  <br />
                </Fragment>
              ))}
              <Link href={`${site}/`} style={styles.footerLink} className="action">
                {new URL(site).host}
              </Link>
            </Text>
          </Band>
        </Container>
      </Body>
    </Html>
  )
}

/** A strip of the sheet: its padding is a cell's, for some mail programs give tables none. */
function Band({ style, className, children }: { style: CSSProperties; className: string; children: ReactNode }) {
  return (
    <Section>
      <Row>
        <Column style={style} className={className}>
          {children}
        </Column>
      </Row>
    </Section>
  )
}

/** The sender, as required of business letters: company, address, registration number and contact. */
function companyLines({ market, texts }: MailContext): string[] {
  const { name, address, zipcode, city, registrationNumber, phone } = company
  return [
    name,
    formatMessage(texts.address, { address: `${address}, ${zipcode} ${city}` }, market),
    formatMessage(texts.registration, { number: registrationNumber }, market),
    formatMessage(texts.phone, { phone }, market),
  ]
}
