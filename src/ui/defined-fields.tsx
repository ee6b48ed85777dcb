import { type FormField, maxCharacters } from '../contracts/form-definition.ts'
import type { Typed } from '../contracts/form-fields.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { formatMessage } from '../markets/say.ts'
import { emailInput } from './email-input.ts'
import { CheckField, PictureField, SelectField, TextAreaField, TextField } from './field.tsx'

export interface DefinedFieldsProps {
  market: Market
  messages: Pick<Messages, 'forms'>
  fields: readonly FormField[]
  /** What was typed stands there again, right or wrong. */
  typed: Typed
  /** What is wrong, by the name of the field. */
  errors: Readonly<Record<string, string>>
}

/** The fields of a form that editors have made. */
export function DefinedFields({ market, messages, fields, typed, errors }: DefinedFieldsProps) {
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
