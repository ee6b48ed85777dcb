import { captchaField } from '../contracts/captcha.ts'
import type { FormFault } from '../contracts/form-fields.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { type FieldTexts, faultText, type InputKind } from './browser-form.ts'
import { fieldId } from './field-id.ts'

export interface LabelledInput {
  label: string
  asks?: InputKind
  /** Replaces the general error texts. */
  texts?: FieldTexts
}

export interface FormErrors {
  /** For the summary, in the order of the fields. */
  list: { name: string; message: string }[]
  /** For each field. */
  of: Readonly<Record<string, string>>
}

/** What is wrong with a form's fields, in the guest's language. */
export function formErrors(
  { forms, captcha }: Pick<Messages, 'forms' | 'captcha'>,
  market: Market,
  faults: readonly FormFault[],
  fields: Readonly<Record<string, LabelledInput>>,
): FormErrors {
  const names = Object.keys(fields)
  const list = faults
    .toSorted((one, other) => names.indexOf(one.field) - names.indexOf(other.field))
    .map((fault) => ({
      name: fault.field,
      message:
        fault.field === captchaField
          ? captcha.failed
          : faultText(forms.faults, fault, fields[fault.field] ?? { label: fault.field }, market),
    }))
  return { list, of: Object.fromEntries(list.map(({ name, message }) => [name, message])) }
}

export interface ErrorSummaryProps {
  title: string
  errors: readonly { name: string; message: string }[]
}

/** Above a form that was refused: each line leads to its field. The focus is put here. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  if (errors.length === 0) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: who has sent a form is led to what was wrong with it, with and without scripts
    <div className="error-summary" role="alert" tabIndex={-1} autoFocus>
      <h2>{title}</h2>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
