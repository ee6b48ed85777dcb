import type { CaptchaWidget } from '../contracts/captcha.ts'
import { type FormDefinition, type FormField, maxCharacters } from '../contracts/form-definition.ts'
import type { FormFault, Typed } from '../contracts/form-fields.ts'
import { formatMessage } from '../markets/format-message.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { href } from '../urls/paths.ts'
import { labelledInputs } from './browser-form.ts'
import { emailInput } from './email-input.ts'
import { CheckField, PictureField, SelectField, TextAreaField, TextField } from './field.tsx'
import { formErrors } from './form-errors.tsx'
import { SiteForm } from './site-form.tsx'

export interface DefinedFormProps {
  market: Market
  messages: Messages
  form: FormDefinition
  captcha: CaptchaWidget | null
  /** Null on a page that is the same for everyone. */
  submissionId?: string | null
  typed?: Typed
  faults?: readonly FormFault[]
  /** Id of the office that it goes to. */
  departmentId?: string | null
}

/** What the form's captcha is for. */
export const definedFormAction = 'form'

/** A form that editors have made, on a page of its own or among an editor's sections. */
export function DefinedForm(props: DefinedFormProps) {
  const { market, messages, form, captcha, submissionId = null, typed = {}, faults = [], departmentId } = props
  const errors = formErrors(messages, market, faults, labelledInputs(form))
  const { captcha: captchaError, ...ofFields } = errors.of
  return (
    <SiteForm
      market={market}
      messages={messages}
      action={href.form(form.key)}
      submissionId={submissionId}
      submit={form.label || messages.forms.send}
      isUpload={form.fields.some(({ type }) => type === 'file')}
      definition={{
        market: market.key,
        fields: form.fields,
        faults: messages.forms.faults,
        title: messages.errors.summaryTitle,
        inTitle: messages.errors.inTitle,
      }}
      captcha={{ widget: captcha, action: definedFormAction, unproven: 'receiptHere', error: captchaError }}
    >
      <DefinedFields market={market} messages={messages} fields={form.fields} typed={typed} errors={ofFields} />
      {departmentId && <input type="hidden" name="department" value={departmentId} />}
    </SiteForm>
  )
}

interface DefinedFieldsProps {
  market: Market
  messages: Pick<Messages, 'forms'>
  fields: readonly FormField[]
  /** Values as they were typed, right or wrong. */
  typed: Typed
  /** What is wrong, by the name of the field. */
  errors: Readonly<Record<string, string>>
}

/** The fields of a form that editors have made. */
function DefinedFields({ market, messages, fields, typed, errors }: DefinedFieldsProps) {
  return (
    <div className="field-grid">
      {fields.map((field) => (
        <div key={field.name}>
          <DefinedField
            field={field}
            label={
              field.required ? field.label : formatMessage(messages.forms.optional, { field: field.label }, market)
            }
            value={typed[field.name] ?? ''}
            error={errors[field.name]}
            choose={messages.forms.choose}
            pictureAgain={Object.keys(errors).length > 0 ? messages.forms.contest.pictureAgain : undefined}
          />
        </div>
      ))}
    </div>
  )
}

interface DefinedFieldProps {
  field: FormField
  label: string
  value: string
  error: string | undefined
  choose: string
  pictureAgain: string | undefined
}

function DefinedField({ field, label, value, error, choose, pictureAgain }: DefinedFieldProps) {
  const { name, type, required, options } = field
  const hint = field.help || undefined
  const same = { name, label, hint, error, required }
  switch (type) {
    case 'textarea':
      return <TextAreaField {...same} rows={6} maxLength={maxCharacters(field)} defaultValue={value} />
    case 'select':
      return <SelectField {...same} choices={[{ value: '', label: choose }, ...options]} defaultValue={value} />
    case 'checkbox':
      return <CheckField {...same} value="yes" defaultChecked={value === 'yes'} />
    case 'file':
      return <PictureField {...same} hint={pictureAgain ?? hint} />
    case 'email':
      return <TextField {...same} {...emailInput} defaultValue={value} />
    case 'phone':
      return <TextField {...same} type="tel" inputMode="tel" autoComplete="tel" defaultValue={value} />
    case 'date':
      return <TextField {...same} type="date" defaultValue={value} />
    case 'text':
      return (
        <TextField
          {...same}
          autoComplete={name === 'name' ? 'name' : undefined}
          maxLength={maxCharacters(field)}
          defaultValue={value}
        />
      )
  }
}
