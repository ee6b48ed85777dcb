import * as v from 'valibot'
import { LookupFieldsSchema, lookupLimits } from '../../contracts/add-ons.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { TextField } from '../../ui/field.tsx'
import { formErrors } from '../../ui/form-errors.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import { SiteForm } from '../../ui/site-form.tsx'
import { href } from '../../urls/paths.ts'
import { formNotice, formPage } from '../forms/form-page.tsx'
import type { FormState } from '../forms/submission.ts'

/** A form for the number and the key of the confirmation. */
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
              maxLength={lookupLimits.reservationId}
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
              maxLength={lookupLimits.key}
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

const LookupSchema = v.pipe(v.string(), v.parseJson(), LookupFieldsSchema)
export type Lookup = v.InferOutput<typeof LookupFieldsSchema>

const cookieName = 'marehalm_add_ons'
const cookieSeconds = 30 * 60

/** Number and key of a successful lookup, from a cookie: no URL or page contains them. */
export function readLookup({ cookies }: RenderContext): Lookup | null {
  const read = v.safeParse(LookupSchema, cookies.get(cookieName))
  return read.success ? read.output : null
}

/** Opens /add-ons/ for the booking: its guest has shown the key, or the booking itself. */
export function storeLookup({ cookies }: RenderContext, lookup: Lookup): void {
  cookies.set(cookieName, JSON.stringify(lookup), { maxAge: cookieSeconds, httpOnly: true })
}

export function forgetLookup({ cookies }: RenderContext): void {
  cookies.set(cookieName, '', { maxAge: 0, httpOnly: true })
}
