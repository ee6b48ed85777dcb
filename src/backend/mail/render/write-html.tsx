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
import { formatMessage } from '../../../markets/format-message.ts'
import type { MailContent, MailContext } from '../mail-content.ts'
import { Block } from './blocks.tsx'
import { mailStyles, styles } from './styles.ts'

const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** The mail as HTML: tables and inline styles, as mail programs understand them; React escapes what people wrote. */
export function writeHtml(content: MailContent, context: MailContext): string {
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

/** Who writes, as a business letter has to say: the company, where it is, its number, and how it is reached. */
export function companyLines({ market, texts }: MailContext): string[] {
  const { name, address, zipcode, city, registrationNumber, phone } = company
  return [
    name,
    formatMessage(texts.address, { address: `${address}, ${zipcode} ${city}` }, market),
    formatMessage(texts.registration, { number: registrationNumber }, market),
    formatMessage(texts.phone, { phone }, market),
  ]
}
