import type { DraftStay } from '../../drafts/draft.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatClock } from '../../markets/formats.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { emailInput } from '../../ui/email-input.ts'
import { TextField } from '../../ui/field.tsx'
import { formErrors } from '../../ui/form-errors.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SiteForm } from '../../ui/site-form.tsx'
import { stayDates } from '../../ui/stay-dates.ts'
import { href } from '../../urls/paths.ts'
import { stayLink } from '../../urls/trip-link.ts'
import { type FormPageHead, formNotice, formPage } from '../forms/form-page.tsx'
import type { FormState } from '../forms/submission.ts'
import { type BookingStay, loadStay } from './load.ts'
import { Neighbours } from './not-free.tsx'
import { houseGonePage } from './other-pages.tsx'
import { readDraft } from './stored-draft.ts'

const alertStates = ['waiting', 'to-confirm', 'limited', 'cancelled', 'over'] as const
/** State of a request. */
export type AlertState = (typeof alertStates)[number]

export function isAlertState(text: string | null): text is AlertState {
  return alertStates.some((state) => state === text)
}

interface ReceiptOptions {
  hasFailed?: boolean
  /** Token that replaces the one in the URL. */
  cancelToken?: string | null
}

/** The page after the form, the mail's button or the deletion. A waiting request can be deleted here. */
export function alertReceiptPage(
  request: RenderContext,
  stay: DraftStay,
  state: AlertState,
  { hasFailed, cancelToken = request.query.get('cancel') }: ReceiptOptions = {},
): LoaderResult {
  const { market, messages } = request
  const { alert } = messages.bookingFlow
  const texts = {
    waiting: { title: alert.waitingTitle, text: alert.waiting, kind: 'success' },
    'to-confirm': { title: alert.confirmTitle, text: alert.toConfirm, kind: 'info' },
    limited: { title: alert.title, text: alert.limited, kind: 'warning' },
    cancelled: { title: alert.title, text: alert.cancelled, kind: 'success' },
    over: { title: alert.title, text: alert.over, kind: 'warning' },
  } as const
  const { title, text, kind } = texts[state]
  const dates = stayDates(market, stay.arrival, stay.duration)
  const main = (
    <FormPage
      title={title}
      lead={formatMessage(alert.lead, { house: stay.name, dates }, market)}
      notice={hasFailed ? alert.failed : null}
      above={
        <Notice kind={kind}>
          <p role="status">{text}</p>
        </Notice>
      }
    >
      {state === 'waiting' && cancelToken && (
        <form method="post" action={href.stayAlert(stay.name, stay.arrival, stay.duration)}>
          <input type="hidden" name="cancel" value={cancelToken} />
          <Button kind="quiet" type="submit">
            {alert.cancel}
          </Button>
        </form>
      )}
      <p>
        <ButtonLink kind="secondary" href={stayLink(market, stay)}>
          {messages.card.seeHouse}
        </ButtonLink>
      </p>
    </FormPage>
  )
  return formPage(request, hasFailed ? 503 : 200, { ...headOf(request, stay), title }, main)
}

/** In another language the page is of the same stay. */
function headOf({ messages, alternates }: RenderContext, { name, arrival, duration }: DraftStay): FormPageHead {
  const { title } = messages.bookingFlow.alert
  const [, query] = href.stayAlert(name, arrival, duration).split('?')
  return { title, hidden: true, alternates, alternateQuery: new URLSearchParams(query) }
}

/** The page of the link in the confirmation mail: opening it changes nothing. */
export function confirmAlertPage(
  request: RenderContext,
  stay: DraftStay,
  token: string,
  { hasFailed }: { hasFailed?: boolean } = {},
): LoaderResult {
  const { market, messages } = request
  const { alert } = messages.bookingFlow
  const dates = stayDates(market, stay.arrival, stay.duration)
  const main = (
    <FormPage
      title={alert.confirmAsk}
      lead={formatMessage(alert.lead, { house: stay.name, dates }, market)}
      notice={hasFailed ? alert.failed : null}
    >
      <form method="post" action={href.stayAlert(stay.name, stay.arrival, stay.duration)}>
        <input type="hidden" name="confirm" value={token} />
        <p>{alert.what}</p>
        <Button type="submit">{alert.submit}</Button>
      </form>
    </FormPage>
  )
  return formPage(request, hasFailed ? 503 : 200, { title: alert.confirmAsk }, main)
}

/** Action of the form's captcha. */
export const alertAction = 'stay-alert'

/** The stay's state: held, with the form; free, with a link to its booking; or taken, with alternatives. */
export async function alertFormPage(request: RenderContext, stay: DraftStay, state: FormState): Promise<LoaderResult> {
  const { market, messages } = request
  const { alert } = messages.bookingFlow
  // The guest's own hold does not count.
  const holdId = (await readDraft(request))?.draft.holdId
  const loaded = await loadStay(request, stay, holdId)
  if (!loaded) return houseGonePage(request)
  const errors = formErrors(messages, market, state.faults, {
    email: { label: messages.booking.guest.email },
  })
  const dates = stayDates(market, stay.arrival, stay.duration)
  const isHeld = loaded.heldUntil !== null
  const main = (
    <FormPage
      title={alert.title}
      lead={formatMessage(alert.lead, { house: stay.name, dates }, market)}
      notice={isHeld ? (state.code === 'limited' ? alert.limited : formNotice(request, state)) : null}
      summaryTitle={messages.errors.summaryTitle}
      errors={isHeld ? errors.list : []}
      above={<StateNotice request={request} stay={stay} loaded={loaded} />}
    >
      {isHeld && (
        <SiteForm
          market={market}
          messages={messages}
          action={href.stayAlert(stay.name, stay.arrival, stay.duration)}
          submissionId={state.id}
          submit={alert.submit}
          captcha={{
            widget: request.captcha.widget,
            action: alertAction,
            unproven: 'confirmed',
            error: errors.of.captcha,
          }}
          after={<p className="field-hint">{alert.what}</p>}
        >
          <TextField
            name="email"
            label={messages.booking.guest.email}
            error={errors.of.email}
            defaultValue={state.typed.email ?? ''}
            {...emailInput}
            required
          />
        </SiteForm>
      )}
    </FormPage>
  )
  return formPage(request, state.status, { ...headOf(request, stay), captcha: isHeld }, main)
}

function StateNotice({ request, stay, loaded }: { request: RenderContext; stay: DraftStay; loaded: BookingStay }) {
  const { market, messages } = request
  const { alert, hold } = messages.bookingFlow
  if (loaded.heldUntil) {
    return <Notice>{formatMessage(hold.byOther, { time: formatClock(market, loaded.heldUntil) }, market)}</Notice>
  }
  if (loaded.state === 'free') {
    return (
      <>
        <Notice kind="success">{alert.freeNow}</Notice>
        <p>
          <ButtonLink href={href.book(stay.name, stay.arrival, stay.duration)}>{alert.book}</ButtonLink>
        </p>
      </>
    )
  }
  const { taken, unknown_stay } = messages.booking.refusals
  return (
    <>
      <Notice kind="warning">{loaded.state === 'taken' ? taken : unknown_stay}</Notice>
      <Neighbours request={request} stay={stay} stays={loaded.nearby} />
    </>
  )
}
