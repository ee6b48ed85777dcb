import type { RenderContext } from '../../routing/page.ts'
import { Notice } from '../../ui/notice.tsx'
import { PriceChanged } from './price-changed.tsx'
import type { ChangedPrice } from './price-changes.ts'

/** It was sent and nothing came back: pressing again is safe. */
export function UnknownNotice({ messages }: RenderContext) {
  const texts = messages.booking.review
  return (
    <Notice kind="warning" title={texts.unknownTitle}>
      <p role="alert">{texts.unknown}</p>
    </Notice>
  )
}

export interface ChangedNoticeProps {
  request: RenderContext
  /** Null: it is not the price that differs. */
  change: ChangedPrice | null
}

/** What was sent is not what the guest saw. */
export function ChangedNotice({ request, change }: ChangedNoticeProps) {
  if (change) return <PriceChanged request={request} change={change} />
  return <Notice kind="error">{request.messages.booking.review.changedElsewhere}</Notice>
}
