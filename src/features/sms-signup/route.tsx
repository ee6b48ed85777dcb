import { SmsFieldsSchema } from '../../contracts/submission.ts'
import { longestName, longestPhone } from '../../contracts/typed-text.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { LoaderResult, Page, RenderContext } from '../../routing/page.ts'
import { CheckField, TextField } from '../../ui/field.tsx'
import { formErrors } from '../../ui/form-errors.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import { SiteForm } from '../../ui/site-form.tsx'
import { href } from '../../urls/paths.ts'
import { formNotice, formPage } from '../forms/form-page.tsx'
import { leaveReceipt } from '../forms/receipt.tsx'
import { emptyForm, type FormState, handleForm } from '../forms/submission.ts'

/** /sms-signup/: no box is ticked in advance, and the text of the consent is stored verbatim. */
export const smsSignupPage: Page = {
  load: loadSignupPage,
}

async function loadSignupPage(request: RenderContext): Promise<LoaderResult> {
  if (request.method !== 'POST') return show(request, emptyForm())
  const { market, services } = request
  return handleForm(request, {
    names: ['name', 'phone', 'consent'],
    schema: SmsFieldsSchema,
    // Nothing is sent to the number: no captcha guards it.
    captcha: null,
    submit: (fields, key) =>
      services.workers.signUpForSms({ ...fields, locale: market.locale, consentText: consentOf(request) }, key),
    done: (reference) => leaveReceipt(request, { kind: 'sms', reference }),
    show: (state) => show(request, state),
  })
}

function consentOf({ messages, brand, market }: RenderContext): string {
  return formatMessage(messages.forms.sms.consent, { brand }, market)
}

function show(request: RenderContext, state: FormState): LoaderResult {
  const { market, messages } = request
  const texts = messages.forms.sms
  const consent = consentOf(request)
  const errors = formErrors(messages, market, state.faults, {
    name: { label: texts.name },
    phone: { label: texts.phone },
    consent: { label: texts.title, asks: 'tick' },
  })
  const main = (
    <FormPage
      title={texts.title}
      lead={texts.lead}
      notice={formNotice(request, state)}
      summaryTitle={messages.errors.summaryTitle}
      errors={errors.list}
    >
      <SiteForm
        market={market}
        messages={messages}
        action={href.smsSignup()}
        submissionId={state.id}
        submit={texts.submit}
        after={<p className="field-hint">{texts.after}</p>}
      >
        <div className="field-grid">
          <div className="half">
            <TextField
              name="name"
              label={texts.name}
              error={errors.of.name}
              defaultValue={state.typed.name}
              autoComplete="name"
              maxLength={longestName}
              required
            />
          </div>
          <div className="half">
            <TextField
              name="phone"
              type="tel"
              inputMode="tel"
              label={texts.phone}
              hint={texts.phoneHint}
              error={errors.of.phone}
              defaultValue={state.typed.phone}
              autoComplete="tel"
              maxLength={longestPhone}
              required
            />
          </div>
          <div>
            <CheckField
              name="consent"
              value="yes"
              label={consent}
              error={errors.of.consent}
              defaultChecked={state.typed.consent === 'yes'}
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
