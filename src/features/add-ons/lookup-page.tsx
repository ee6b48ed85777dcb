import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { TextField } from '../../ui/field.tsx'
import { formErrors } from '../../ui/form-errors.ts'
import { FormPage } from '../../ui/form-page.tsx'
import { SiteForm } from '../../ui/site-form.tsx'
import { href } from '../../urls/paths.ts'
import { formNotice, formPage } from '../forms/form-page.tsx'
import type { FormState } from '../forms/submission.ts'

/** Asks for the number and the key of the confirmation. */
export function lookupPage(request: RenderContext, state: FormState): LoaderResult {
  const { market, messages } = request
  const texts = messages.forms.addOns
  const errors = formErrors(messages, market, state.faults, {
    reservationId: { label: texts.reservationId },
    key: { label: texts.key },
  })
  const refusal = state.code === 'throttled' ? texts.throttled : state.code === 'unknown' ? texts.unknown : null
  const main = (
    <FormPage
      title={texts.title}
      lead={texts.lead}
      notice={refusal ?? formNotice(request, state)}
      summaryTitle={messages.errors.summaryTitle}
      errors={errors.list}
    >
      <SiteForm market={market} messages={messages} action={href.addOns()} submissionId={state.id} submit={texts.find}>
        <div className="field-grid">
          <div className="half">
            <TextField
              name="reservationId"
              label={texts.reservationId}
              hint={texts.reservationIdHint}
              error={errors.of.reservationId}
              defaultValue={state.typed.reservationId}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
              required
            />
          </div>
          <div className="half">
            <TextField
              name="key"
              label={texts.key}
              hint={texts.keyHint}
              error={errors.of.key}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
              required
            />
          </div>
        </div>
      </SiteForm>
    </FormPage>
  )
  const head = { title: texts.title, description: texts.lead, alternates: request.alternates }
  return formPage(request, state.status, head, main)
}
