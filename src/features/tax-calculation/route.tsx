import type { ReactNode } from 'react'
import * as v from 'valibot'
import { checkFields, choiceField, emailField, type Typed } from '../../contracts/form-fields.ts'
import { TypedText } from '../../contracts/typed-text.ts'
import {
  type LettingKind,
  type RentalTax,
  readKroner,
  rentalTax,
  taxRuleSource,
  taxYears,
} from '../../domain/rental-tax.ts'
import { agencyCurrency } from '../../editions/table.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatMoney } from '../../markets/formats.ts'
import type { LoaderResult, Page, RenderContext } from '../../routing/page.ts'
import { Button } from '../../ui/button.tsx'
import { emailInput } from '../../ui/email-input.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { type FormErrors, formErrors } from '../../ui/form-errors.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import { SiteForm } from '../../ui/site-form.tsx'
import { href } from '../../urls/paths.ts'
import { formNotice, formPage } from '../forms/form-page.tsx'
import { leaveReceipt } from '../forms/receipt.tsx'
import { emptyForm, type FormState, handleForm } from '../forms/submission.ts'

/** /tax-calculation/?year=…&through=…&income=…: what of a year's rent is taxed. The result can be sent by mail. */
export const taxCalculationPage: Page = {
  load: loadCalculationPage,
}

const captchaAction = 'tax'

const TaxFieldsSchema = v.object({
  year: choiceField(
    taxYears.map(({ year }) => String(year)),
    { required: true },
  ),
  through: choiceField(['agency', 'private'], { required: true }),
  /** Kroner, with or without separators of thousands, of any edition. */
  income: v.pipe(TypedText, v.minLength(1, 'required'), v.regex(/^\d{1,3}([.,\s]?\d{3}){0,2}$/, 'amount')),
})

async function loadCalculationPage(request: RenderContext): Promise<LoaderResult> {
  if (request.method !== 'POST') return show(request, stateOf(request.query))
  const { market, services } = request
  return handleForm(request, {
    names: [...taxFields, 'email'],
    schema: v.object({ ...TaxFieldsSchema.entries, email: emailField({ required: true }) }),
    captcha: captchaAction,
    submit: ({ email, ...fields }, key) =>
      services.workers.mailTaxCalculation({ ...taxQueryOf(fields), email, locale: market.locale }, key),
    done: (reference) => leaveReceipt(request, { kind: 'tax', reference, back: href.taxCalculation() }),
    show: (state) => show(request, state),
  })
}

/** The calculation that the URL requests, and what is wrong with it; without parameters the calculator is empty. */
function stateOf(query: URLSearchParams): FormState {
  const typed = Object.fromEntries(taxFields.map((name) => [name, (query.get(name) ?? '').slice(0, 40)]))
  if (Object.values(typed).every((text) => text === '')) return emptyForm({ ...typed, year: newestYear })
  const faults = checkFields(TaxFieldsSchema, typed).faults ?? []
  return { ...emptyForm(typed), faults, status: faults.length > 0 ? 422 : 200 }
}

const newestYear = String(taxYears[0]?.year ?? '')

function taxQueryOf({ year, through, income }: v.InferOutput<typeof TaxFieldsSchema>): TaxQuery {
  return { year: Number(year), through: through === 'private' ? 'private' : 'agency', income: readKroner(income) }
}

function show(request: RenderContext, state: FormState): LoaderResult {
  const { market, messages, captcha } = request
  const texts = messages.forms.tax
  const { values } = checkFields(TaxFieldsSchema, state.typed)
  const question = values && taxQueryOf(values)
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
            captcha={{ widget: captcha.widget, action: captchaAction, unproven: 'same', error: errors.of.captcha }}
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

const taxFields = ['year', 'through', 'income'] as const

interface TaxQuery {
  year: number
  through: LettingKind
  /** Whole kroner. */
  income: number
}

interface CalculatorProps {
  request: RenderContext
  typed: Typed
  errors: FormErrors['of']
}

/** A form by GET: nothing in it is personal, and its URL can be bookmarked. */
function Calculator({ request, typed, errors }: CalculatorProps) {
  const texts = request.messages.forms.tax
  return (
    <form className="panel" method="get" action={href.taxCalculation()} noValidate>
      <div className="field-grid">
        <div className="third">
          <SelectField
            name="year"
            label={texts.year}
            error={errors.year}
            choices={taxYears.map(({ year }) => ({ value: String(year), label: String(year) }))}
            defaultValue={typed.year}
          />
        </div>
        <div className="two-thirds">
          <SelectField
            name="through"
            label={texts.through}
            error={errors.through}
            choices={(['agency', 'private'] as const).map((value) => ({ value, label: texts.throughNames[value] }))}
            defaultValue={typed.through}
          />
        </div>
        <div>
          <TextField
            name="income"
            inputMode="numeric"
            label={texts.income}
            hint={texts.incomeHint}
            error={errors.income}
            defaultValue={typed.income}
            maxLength={14}
            required
          />
        </div>
      </div>
      <div className="form-end">
        <Button type="submit">{texts.calculate}</Button>
      </div>
    </form>
  )
}

interface ResultProps {
  request: RenderContext
  question: TaxQuery
  result: RentalTax
  /** The form that sends it by mail. */
  children: ReactNode
}

function Result({ request, question, result, children }: ResultProps) {
  const { market, messages } = request
  const texts = messages.forms.tax
  // The rule is about kroner, whatever the edition's guests pay with.
  const kroner = (amount: number) => formatMoney({ ...market, currency: agencyCurrency }, amount * 100)
  const rows = [
    [texts.income, result.income],
    [texts.allowance, -result.allowance],
    [texts.rest, result.rest],
    [texts.deduction, -result.deduction],
  ] as const
  return (
    <section className="panel" id="result">
      <h2>{formatMessage(texts.result, { year: String(question.year) }, market)}</h2>
      <dl className="price-lines">
        {rows.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{kroner(amount)}</dd>
          </div>
        ))}
        <div className="total">
          <dt>{texts.taxable}</dt>
          <dd>{kroner(result.taxable)}</dd>
        </div>
      </dl>
      <p className="field-hint">{texts.note}</p>
      <h3>{texts.mail}</h3>
      {children}
    </section>
  )
}

/** How it is computed, with the source of the rule, and how certain the amounts are. */
function TaxRule({ request: { market, messages } }: { request: RenderContext }) {
  const texts = messages.forms.tax
  const yearsThat = (isConfirmed: boolean) =>
    taxYears.filter((each) => each.isConfirmed === isConfirmed).map(({ year }) => String(year))
  const list = new Intl.ListFormat(market.formatLocale, { type: 'conjunction' })
  const [known, unknown] = [yearsThat(true), yearsThat(false)]
  return (
    <div className="prose tax-rule">
      <p>{texts.rule}</p>
      <p>
        {texts.source} <a href={taxRuleSource}>{new URL(taxRuleSource).hostname}</a>.
      </p>
      {known.length > 0 && <p>{formatMessage(texts.confirmed, { years: list.format(known) }, market)}</p>}
      {unknown.length > 0 && <p>{formatMessage(texts.unconfirmed, { years: list.format(unknown) }, market)}</p>}
    </div>
  )
}
