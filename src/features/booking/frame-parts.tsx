import { draftField } from '../../contracts/booking-forms.ts'
import type { Draft } from '../../drafts/draft.ts'
import { formatClock } from '../../markets/formats.ts'
import { formatMessage } from '../../markets/say.ts'
import type { RenderContext } from '../../routing/page.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icons.tsx'
import { href } from '../../urls/paths.ts'
import type { Hold } from './hold.ts'
import { hasOtherDrafts } from './kept-draft.ts'
import type { Together } from './together.ts'

/** Until when nobody else can have the house, or that they can. */
export function HoldNotice({ request, hold: { until } }: { request: RenderContext; hold: Hold }) {
  const { market, messages } = request
  if (!until) return <p className="field-hint not-held">{messages.bookingFlow.hold.none}</p>
  return (
    <p className="held">
      <Icon name="clock" />
      {formatMessage(messages.bookingFlow.hold.until, { time: formatClock(market, until) }, market)}
    </p>
  )
}

export interface BookingFootProps {
  request: RenderContext
  draft: Draft
  step: 1 | 2 | 3
}

/** Going on with the booking elsewhere, or with another one. */
export function BookingFoot({ request, draft, step }: BookingFootProps) {
  const { market, messages, now, origin } = request
  const { link: texts } = messages.bookingFlow
  const link = draft.link && draft.link.until > now.getTime() ? draft.link : null
  return (
    <div className="booking-foot">
      <details id="link" open={link !== null}>
        <summary>{texts.title}</summary>
        <p>{texts.lead}</p>
        {link ? (
          <TextField
            name="continue-link"
            label={texts.label}
            hint={formatMessage(texts.until, { time: formatClock(market, new Date(link.until)) }, market)}
            defaultValue={`${origin}${href.bookingContinue()}?key=${link.token}`}
            readOnly
          />
        ) : (
          <form method="post" action={href.booking()}>
            <input type="hidden" name={draftField} value={draft.mark ?? ''} />
            <input type="hidden" name="step" value={step} />
            <Button kind="secondary" type="submit" name="intent" value="link">
              {texts.create}
            </Button>
          </form>
        )}
      </details>
      {hasOtherDrafts(request) && (
        <a className="more" href={href.booking()}>
          {messages.bookingFlow.drafts.title}
        </a>
      )}
    </div>
  )
}

/** Last of all, where nobody presses it by mistake: giving the booking up. */
export function LeaveBooking({ request, draft, step, together }: BookingFootProps & { together: Together | null }) {
  const { hold, together: togetherTexts } = request.messages.bookingFlow
  const hasOpenMates = together?.mates.some(({ state }) => state !== 'booked')
  return (
    <form className="booking-leave" method="post" action={href.booking()}>
      <input type="hidden" name={draftField} value={draft.mark ?? ''} />
      <Button kind="quiet" type="submit" name="intent" value="leave">
        {hasOpenMates ? togetherTexts.release : step === 1 ? hold.leave : hold.release}
      </Button>
    </form>
  )
}
