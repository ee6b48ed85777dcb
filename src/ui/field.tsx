import type { ComponentProps, ReactNode } from 'react'
import { fieldId } from './field-id.ts'
import { escaped, isWritten, writtenInside } from './written-html.ts'

export interface FieldTexts {
  name: string
  label: string
  hint?: string
  /** Error text at the field. */
  error?: string
}

export function TextField({ name, label, hint, error, ...input }: FieldTexts & ComponentProps<'input'>) {
  return (
    <LabelledField name={name} label={label} hint={hint} error={error}>
      <input type="text" {...input} {...fieldAttributes({ name, label, hint, error })} />
    </LabelledField>
  )
}

export function TextAreaField({ name, label, hint, error, ...input }: FieldTexts & ComponentProps<'textarea'>) {
  return (
    <LabelledField name={name} label={label} hint={hint} error={error}>
      <textarea rows={4} {...input} {...fieldAttributes({ name, label, hint, error })} />
    </LabelledField>
  )
}

export interface Choice {
  value: string
  label: string
}

/** Choices under a heading of their own. */
export interface ChoiceGroup {
  group: string
  choices: readonly Choice[]
}

export function SelectField({
  name,
  label,
  hint,
  error,
  choices,
  ...select
}: FieldTexts & { choices: readonly (Choice | ChoiceGroup)[] } & ComponentProps<'select'>) {
  const chosen = select.value ?? select.defaultValue
  if (isWritten && !hint && !error && !Array.isArray(chosen) && Object.keys(select).every(isUnwritten)) {
    return <div className="field" {...writtenInside(writeSelect(name, label, choices, chosen?.toString()))} />
  }
  return (
    <LabelledField name={name} label={label} hint={hint} error={error}>
      <select
        {...select}
        {...fieldAttributes({ name, label, hint, error }, select.required)}
        {...optionsOf(choices, chosen)}
      />
    </LabelledField>
  )
}

/** Whether React writes no attribute for the value. */
function isUnwritten(given: string): boolean {
  return ['value', 'defaultValue', 'ref', 'onChange'].includes(given)
}

function writeSelect(
  name: string,
  label: string,
  choices: readonly (Choice | ChoiceGroup)[],
  chosen: string | undefined,
): string {
  const id = escaped(fieldId(name))
  const options = writeOptions(choices, chosen)
  return `<label for="${id}">${escaped(label)}</label><select id="${id}" name="${escaped(name)}">${options}</select>`
}

function optionsOf(choices: readonly (Choice | ChoiceGroup)[], chosen: ComponentProps<'select'>['value']) {
  if (isWritten && !Array.isArray(chosen)) return writtenInside(writeOptions(choices, chosen?.toString()))
  return {
    children: choices.map((choice) =>
      'group' in choice ? (
        <optgroup key={choice.group} label={choice.group}>
          {choice.choices.map(optionOf)}
        </optgroup>
      ) : (
        optionOf(choice)
      ),
    ),
  }
}

function optionOf({ value, label }: Choice) {
  return (
    <option key={value} value={value === label ? undefined : value}>
      {label}
    </option>
  )
}

function writeOptions(choices: readonly (Choice | ChoiceGroup)[], chosen: string | undefined): string {
  let html = ''
  for (const choice of choices) {
    html +=
      'group' in choice
        ? `<optgroup label="${escaped(choice.group)}">${writeOptions(choice.choices, chosen)}</optgroup>`
        : `<option${valueAttribute(choice)}${choice.value === chosen ? ' selected=""' : ''}>${escaped(choice.label)}</option>`
  }
  return html
}

/** The `value` attribute; a choice without one has its label as value. */
function valueAttribute({ value, label }: Choice): string {
  return value === label ? '' : ` value="${escaped(value)}"`
}

/** A picture to choose; `accept` is only help: the server checks the contents of the file. */
export function PictureField({ name, label, hint, error, ...input }: FieldTexts & ComponentProps<'input'>) {
  return (
    <LabelledField name={name} label={label} hint={hint} error={error}>
      <input
        type="file"
        accept="image/jpeg,image/png,image/webp"
        {...input}
        {...fieldAttributes({ name, label, hint, error }, input.required)}
      />
    </LabelledField>
  )
}

/** A box to tick, with its words beside it. */
export function CheckField({
  name,
  label,
  hint,
  error,
  ...input
}: Omit<FieldTexts, 'label'> & { label: ReactNode } & ComponentProps<'input'>) {
  return (
    <div className="field check">
      <label>
        <input type="checkbox" {...input} {...fieldAttributes({ name, hint, error }, input.required)} />
        <span>{label}</span>
      </label>
      <FieldNotes name={name} hint={hint} error={error} />
    </div>
  )
}

function LabelledField({ children, ...texts }: FieldTexts & { children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={fieldId(texts.name)}>{texts.label}</label>
      {children}
      <FieldNotes {...texts} />
    </div>
  )
}

export function FieldNotes({ name, hint, error }: Pick<FieldTexts, 'name' | 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <p className="field-hint" id={`${fieldId(name)}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${fieldId(name)}-error`}>
          {error}
        </p>
      )}
    </>
  )
}

/** @param isRequired of a box, choice or file: browsers call one that is required invalid before anybody has tried it */
export function fieldAttributes(
  { name, hint, error }: Omit<FieldTexts, 'label'> & { label?: string },
  isRequired = false,
) {
  const id = fieldId(name)
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const isInvalid = error ? true : isRequired ? false : undefined
  return { id, name, 'aria-invalid': isInvalid, 'aria-describedby': notes || undefined }
}
