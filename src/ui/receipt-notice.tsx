import type { Messages } from '../markets/messages/messages.ts'
import { href } from '../urls/paths.ts'
import { Notice } from './notice.tsx'

/** Why a receipt may lack what was added to the booking since. */
export type Lack =
  /** The service does not answer now. */
  | 'unanswered'
  /** It was stored before receipts had what the add-ons are requested with. */
  | 'stored-before'

export interface ReceiptNoticeProps {
  messages: Messages
  /** Null: it lacks nothing. */
  lack: Lack | null
}

/** Says that a receipt's total may be outdated, and where the current one is. */
export function ReceiptNotice({ messages, lack }: ReceiptNoticeProps) {
  if (lack === null) return null
  const { layout, forms } = messages
  const { missing, storedBefore, byLogin, byCode, title } = forms.addOns
  if (lack === 'unanswered') return <Notice kind="warning">{missing}</Notice>
  return (
    <Notice kind="warning">
      <p>{storedBefore}</p>
      <ul>
        <li>
          <a href={href.myBookings()}>{layout.myBookings}</a> {byLogin}
        </li>
        <li>
          <a href={href.addOns()}>{title}</a> {byCode}
        </li>
      </ul>
    </Notice>
  )
}

/** The same in lines, for a file. */
export function receiptNoticeLines({ messages, lack }: ReceiptNoticeProps, origin: string): string[] {
  if (lack === null) return []
  const { missing, storedBefore } = messages.forms.addOns
  return lack === 'unanswered'
    ? [missing]
    : [storedBefore, `${origin}${href.myBookings()}`, `${origin}${href.addOns()}`]
}
