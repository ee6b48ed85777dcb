import type { Draft } from '../../drafts/draft.ts'
import { formatClock } from '../../markets/formats.ts'
import { formatMessage } from '../../markets/say.ts'
import type { RenderContext } from '../../routing/page.ts'
import { Notice } from '../../ui/notice.tsx'
import { href } from '../../urls/paths.ts'
import { isHeldByOwnDraft } from './hold.ts'

export interface HeldNoticeProps {
  request: RenderContext
  draft: Pick<Draft, 'stay' | 'holdId'>
  until: Date
  /** It answers a press of the button. */
  isError: boolean
}

/** Nobody has booked the stay: until when it is held, and how to hear of its end. Never by whom. */
export async function HeldNotice({ request, draft, until, isError }: HeldNoticeProps) {
  const { market, messages } = request
  const { hold, alert } = messages.bookingFlow
  const { name, arrival, duration } = draft.stay
  if (await isHeldByOwnDraft(request, draft, draft.stay)) {
    return (
      <Notice kind="warning">
        <p>{hold.byYou}</p>
        <p>
          <a href={href.booking()}>{hold.toBookings}</a>
        </p>
      </Notice>
    )
  }
  return (
    <Notice kind={isError ? 'error' : 'warning'} title={hold.byOtherTitle}>
      <p>{formatMessage(hold.byOther, { time: formatClock(market, until) }, market)}</p>
      <p>
        <a href={href.stayAlert(name, arrival, duration)}>{alert.title}</a>
      </p>
      <p>
        <a href={href.book(name, arrival, duration)}>{hold.again}</a>
      </p>
    </Notice>
  )
}
