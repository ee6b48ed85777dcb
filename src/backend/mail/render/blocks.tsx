import { Button } from '@react-email/button'
import { Column } from '@react-email/column'
import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { CSSProperties } from 'react'
import type { MailTexts } from '../../../editions/mails.ts'
import type { MailBlock, MailRow } from '../mail-content.ts'

export function Block({ block, texts }: { block: MailBlock; texts: MailTexts }) {
  switch (block.kind) {
    case 'text':
      return (
        <Text style={styles.text} className="ink">
          {block.text}
        </Text>
      )
    case 'note':
      return (
        <Text style={styles.note} className="muted">
          {block.text}
        </Text>
      )
    case 'heading':
      return (
        <Heading as="h2" style={styles.heading} className="ink">
          {block.text}
        </Heading>
      )
    case 'mark':
      return <Mark {...block} />
    case 'rows':
      return (
        <Section style={styles.rows}>
          {block.rows.map((row) => (
            <FactRow key={`${row.label} ${row.value}`} {...row} />
          ))}
        </Section>
      )
    case 'sum':
      return (
        <Section style={styles.rows}>
          {block.rows.map((row) => (
            <AmountRow key={`${row.label} ${row.value}`} {...row} />
          ))}
          <AmountRow {...block.total} isTotal />
        </Section>
      )
    case 'button':
      return (
        <Section style={styles.rows}>
          <Button href={block.url} style={styles.button} className="button">
            {block.label}
          </Button>
          <Text style={styles.note} className="muted">
            {texts.linkHint}
            <br />
            <Link href={block.url} style={styles.address} className="action">
              {block.url}
            </Link>
          </Text>
        </Section>
      )
    case 'links':
      return (
        <Section style={styles.rows}>
          {block.links.map(({ title, text, url }) => (
            <Text key={url} style={styles.linked} className="line muted">
              <Link href={url} style={styles.link} className="action">
                {title}
              </Link>
              <br />
              {text}
            </Text>
          ))}
        </Section>
      )
    case 'steps':
      return (
        <ol style={styles.steps} className="ink">
          {block.steps.map((step) => (
            <li key={step} style={styles.step}>
              {step}
            </li>
          ))}
        </ol>
      )
    case 'quote':
      return (
        <Text style={styles.quote} className="soft ink">
          {block.text}
        </Text>
      )
  }
}

function Mark({ label, value }: MailRow) {
  return (
    <Section style={styles.mark} className="soft">
      <Text style={styles.markLabel} className="muted">
        {label}
      </Text>
      <Text style={styles.markValue} className="ink">
        {value}
      </Text>
    </Section>
  )
}

/** Beside each other, and on a narrow screen below each other. */
function FactRow({ label, value }: MailRow) {
  return (
    <Row>
      <Column style={styles.label} className="stacked line muted">
        {label}
      </Column>
      <Column style={styles.value} className="stacked-below line ink">
        {value}
      </Column>
    </Row>
  )
}

function AmountRow({ label, value, isTotal }: MailRow & { isTotal?: boolean }) {
  const style = isTotal ? { ...styles.amountLabel, ...styles.total } : styles.amountLabel
  return (
    <Row>
      <Column style={style} className="line ink">
        {label}
      </Column>
      <Column style={{ ...style, ...styles.amount }} className="line ink">
        {value}
      </Column>
    </Row>
  )
}

/** The site's colours and letters (client/styles/tokens.css); the web fonts are not requested, mails load nothing. */
const surface = '#f4eee2'
const ink = '#1b2a2e'
const muted = '#55635f'
const line = '#e3d9c6'
const action = '#15505a'
const serif = 'Fraunces, Georgia, "Times New Roman", serif'
const sans = 'Figtree, "Segoe UI", Helvetica, Arial, sans-serif'

const cell = { padding: '9px 0', borderBottom: `1px solid ${line}`, verticalAlign: 'top' } satisfies CSSProperties
const paragraph = { margin: '0 0 16px', fontSize: '16px', lineHeight: '25px', color: ink } satisfies CSSProperties
const small = { fontSize: '14px', lineHeight: '21px', color: muted } satisfies CSSProperties

export const styles = {
  page: { margin: 0, padding: '24px 0', backgroundColor: surface, fontFamily: sans },
  sheet: {
    width: '100%',
    maxWidth: '600px',
    margin: '0 auto',
    backgroundColor: '#ffffff',
    borderRadius: '12px',
    overflow: 'hidden',
  },
  header: { padding: '22px 32px', backgroundColor: '#0f3239', borderBottom: '4px solid #c9b98f' },
  brand: { fontFamily: serif, fontSize: '26px', lineHeight: '32px', color: surface, textDecoration: 'none' },
  body: { padding: '32px 32px 12px' },
  title: { margin: '0 0 20px', fontFamily: serif, fontSize: '28px', lineHeight: '34px', fontWeight: 500, color: ink },
  heading: {
    margin: '28px 0 8px',
    fontFamily: serif,
    fontSize: '20px',
    lineHeight: '26px',
    fontWeight: 500,
    color: ink,
  },
  text: paragraph,
  closing: { ...paragraph, margin: '28px 0 16px' },
  note: { ...small, margin: '12px 0 16px' },
  quote: {
    ...paragraph,
    padding: '14px 18px',
    borderLeft: '4px solid #c9b98f',
    backgroundColor: surface,
    whiteSpace: 'pre-wrap',
  },
  rows: { width: '100%', margin: '0 0 16px' },
  label: { ...cell, ...small, width: '38%', paddingRight: '16px' },
  value: { ...cell, fontSize: '16px', lineHeight: '23px', color: ink, whiteSpace: 'pre-line', wordBreak: 'break-word' },
  amountLabel: { ...cell, fontSize: '16px', lineHeight: '23px', color: ink },
  amount: { textAlign: 'right', whiteSpace: 'nowrap', paddingLeft: '16px', fontVariantNumeric: 'tabular-nums' },
  total: { fontWeight: 700, borderBottom: 'none', paddingTop: '12px' },
  mark: { margin: '0 0 20px', padding: '14px 18px', backgroundColor: '#eaeedd', borderRadius: '8px' },
  markLabel: { ...small, margin: 0 },
  markValue: { margin: 0, fontSize: '22px', lineHeight: '30px', fontWeight: 700, color: ink, letterSpacing: '0.02em' },
  button: {
    display: 'inline-block',
    margin: '4px 0 0',
    padding: '13px 26px',
    backgroundColor: action,
    borderRadius: '8px',
    color: '#ffffff',
    fontSize: '16px',
    lineHeight: '22px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  address: { color: action, wordBreak: 'break-all' },
  linked: { ...cell, ...small, margin: 0 },
  link: { color: action, fontSize: '17px', lineHeight: '24px', fontWeight: 600 },
  steps: { ...paragraph, paddingLeft: '22px' },
  step: { margin: '0 0 8px' },
  footer: { padding: '18px 32px 26px', borderTop: `1px solid ${line}` },
  footerText: { ...small, margin: 0 },
  footerLink: { color: action },
} as const satisfies Record<string, CSSProperties>

/** Rules that inline styles can't express: narrow screens and dark ones. */
export const mailStyles = `
@media (max-width: 480px) {
  .page > table > tbody > tr > td { padding: 0 !important }
  .sheet { border-radius: 0 !important }
  .header, .body, .footer { padding-left: 20px !important; padding-right: 20px !important }
  .stacked, .stacked-below { display: block !important; width: auto !important }
  .stacked { border-bottom: none !important; padding-bottom: 0 !important }
  .stacked-below { padding-top: 0 !important }
}
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: #0b1a1d !important }
  .sheet { background-color: #14272b !important }
  .header { background-color: #0f3239 !important }
  .brand { color: #f4eee2 !important }
  .ink { color: #f1ece1 !important }
  .muted { color: #b4beb8 !important }
  .soft { background-color: #20363a !important }
  .line, .footer { border-color: #33494d !important }
  .action { color: #8fcbd4 !important }
  .button { background-color: #8fcbd4 !important; color: #0b1a1d !important }
}`
