import type { CSSProperties } from 'react'

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

/** What inline styles can't say: narrow screens, and dark ones. */
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
