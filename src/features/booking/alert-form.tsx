import type { DraftStay } from '../../drafts/draft.ts'
import { formatClock } from '../../markets/formats.ts'
import { formatMessage } from '../../markets/say.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { emailInput } from '../../ui/email-input.ts'
import { TextField } from '../../ui/field.tsx'
import { formErrors } from '../../ui/form-errors.ts'
import { FormPage } from '../../ui/form-page.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SiteForm } from '../../ui/site-form.tsx'
import { stayDates } from '../../ui/stay-dates.ts'
import { href } from '../../urls/paths.ts'
import { formNotice, formPage } from '../forms/form-page.tsx'
import type { FormState } from '../forms/submission.ts'
import { readDraft } from './kept-draft.ts'
import { type BookingStay, loadStay } from './load.ts'
import { Neighbours } from './neighbours.tsx'
import { houseGonePage } from './other-pages.tsx'

/** What the captcha of the form is solved for. */
export const alertAction = 'stay-alert'

/** The stay as it is now: held, with the form; free, with the way to its booking; or taken, with what else there is. */
export async function alertFormPage(request: RenderContext, stay: DraftStay, state: FormState): Promise<LoaderResult> {
  const { market, messages } = request
  const { alert } = messages.bookingFlow
  // To who holds it themselves it is free.
  const holdId = (await readDraft(request))?.draft.holdId
  const loaded = await loadStay({ ...request, holdId }, stay)
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
          captcha={{ widget: request.captcha.widget, action: alertAction, error: errors.of.captcha }}
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
  return formPage(request, state.status, { title: alert.title, captcha: isHeld }, main)
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
