import type { ReactNode } from 'react'
import type { Typed } from '../../contracts/form-fields.ts'
import { type LetThrough, type RentalTax, taxRuleSource, taxYears } from '../../domain/rental-tax.ts'
import { agencyCurrency } from '../../editions/table.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatMoney } from '../../markets/formats.ts'
import type { RenderContext } from '../../routing/page.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import type { FormErrors } from '../../ui/form-errors.tsx'
import { href } from '../../urls/paths.ts'

export const taxFields = ['year', 'through', 'income'] as const

export interface TaxQuestion {
  year: number
  through: LetThrough
  /** Whole kroner. */
  income: number
}

interface CalculatorProps {
  request: RenderContext
  typed: Typed
  errors: FormErrors['of']
}

/** Asks by the URL: nothing of it is personal, and it can be kept as a bookmark. */
export function Calculator({ request, typed, errors }: CalculatorProps) {
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
  question: TaxQuestion
  result: RentalTax
  /** The form that sends it by mail. */
  children: ReactNode
}

export function Result({ request, question, result, children }: ResultProps) {
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

/** How it is reckoned, where that stands, and how sure the amounts are. */
export function TaxRule({ request: { market, messages } }: { request: RenderContext }) {
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
