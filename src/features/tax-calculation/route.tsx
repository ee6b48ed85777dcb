import * as v from 'valibot'
import { checkFields, emailField, type FormFault, type Typed } from '../../contracts/form-fields.ts'
import { TaxFieldsSchema } from '../../contracts/submission.ts'
import { readKroner, rentalTax, taxYears } from '../../domain/rental-tax.ts'
import type { LoaderResult, Page, RenderContext } from '../../routing/page.ts'
import { emailInput } from '../../ui/email-input.ts'
import { TextField } from '../../ui/field.tsx'
import { formErrors } from '../../ui/form-errors.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import { SiteForm } from '../../ui/site-form.tsx'
import { href } from '../../urls/paths.ts'
import { formNotice, formPage } from '../forms/form-page.tsx'
import { leaveReceipt } from '../forms/receipt.tsx'
import { emptyForm, type FormState, handleForm } from '../forms/submission.ts'
import { Calculator, Result, type TaxQuestion, TaxRule, taxFields } from './calculator.tsx'

/** /tax-calculation/?year=…&through=…&income=…: what of a year's rent is taxed. The result can be sent by mail. */
export const taxCalculationPage: Page = {
  load: loadCalculationPage,
}

const captchaAction = 'tax'

async function loadCalculationPage(request: RenderContext): Promise<LoaderResult> {
  if (request.method !== 'POST') return show(request, stateOf(request.query))
  const { market, services } = request
  return handleForm(request, {
    names: [...taxFields, 'email'],
    schema: v.object({ ...TaxFieldsSchema.entries, email: emailField({ required: true }) }),
    captcha: captchaAction,
    submit: ({ email, ...fields }, key) =>
      services.workers.mailTaxCalculation({ ...questionOf(fields), email, locale: market.locale }, key),
    done: (reference) => leaveReceipt(request, { kind: 'tax', reference, back: href.taxCalculation() }),
    show: (state) => show(request, state),
  })
}

/** What the URL asks, and what is wrong with it; a URL without a question is an empty calculator. */
function stateOf(query: URLSearchParams): FormState {
  const typed = Object.fromEntries(taxFields.map((name) => [name, (query.get(name) ?? '').slice(0, 40)]))
  if (Object.values(typed).every((text) => text === '')) return emptyForm({ ...typed, year: newestYear })
  const faults = checkFields(TaxFieldsSchema, typed).faults ?? unknownYear(typed)
  return { ...emptyForm(typed), faults, status: faults.length > 0 ? 422 : 200 }
}

const newestYear = String(taxYears[0]?.year ?? '')

function unknownYear({ year }: Typed): FormFault[] {
  return taxYears.some((each) => String(each.year) === year) ? [] : [{ field: 'year', kind: 'choice' }]
}

function questionOf({ year, through, income }: v.InferOutput<typeof TaxFieldsSchema>): TaxQuestion {
  return { year: Number(year), through: through === 'private' ? 'private' : 'agency', income: readKroner(income) }
}

function show(request: RenderContext, state: FormState): LoaderResult {
  const { market, messages, captcha } = request
  const texts = messages.forms.tax
  const { values } = checkFields(TaxFieldsSchema, state.typed)
  const question = values && questionOf(values)
  const result = question && rentalTax(question)
  const errors = formErrors(messages, market, state.faults, {
    year: { label: texts.year },
    through: { label: texts.through },
    income: { label: texts.income },
    email: { label: texts.email },
  })
  const main = (
    <FormPage
      title={texts.title}
      lead={texts.lead}
      notice={formNotice(request, state)}
      summaryTitle={messages.errors.summaryTitle}
      errors={errors.list}
    >
      <Calculator request={request} typed={state.typed} errors={errors.of} />
      {question && result && (
        <Result request={request} question={question} result={result}>
          <SiteForm
            market={market}
            messages={messages}
            action={href.taxCalculation()}
            submissionId={state.id}
            submit={texts.sendMail}
            captcha={{ widget: captcha.widget, action: captchaAction, error: errors.of.captcha }}
          >
            {taxFields.map((name) => (
              <input key={name} type="hidden" name={name} value={state.typed[name]} />
            ))}
            <TextField
              name="email"
              {...emailInput}
              label={texts.email}
              error={errors.of.email}
              defaultValue={state.typed.email}
              required
            />
          </SiteForm>
        </Result>
      )}
      <TaxRule request={request} />
    </FormPage>
  )
  const head = {
    title: texts.title,
    description: texts.lead,
    alternates: request.alternates,
    captcha: true,
  }
  return formPage(request, state.status, head, main)
}
