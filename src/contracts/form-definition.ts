import * as v from 'valibot'
import { isIsoDay } from './calendar.ts'
import { captchaField } from './captcha.ts'
import { WordsSchema } from './entry.ts'
import {
  choiceField,
  emailField,
  lineField,
  linesField,
  phoneField,
  submissionField,
  tickField,
  trapField,
} from './form-fields.ts'

const formFieldTypes = ['text', 'email', 'phone', 'textarea', 'select', 'checkbox', 'date', 'file'] as const

/** Names that a form needs for itself. */
const reservedNames: readonly string[] = [submissionField, trapField, captchaField, 'department']

export const FormFieldSchema = v.object({
  name: v.pipe(
    v.string(),
    v.regex(/^[a-z][A-Za-z0-9]{0,39}$/),
    v.check((name) => !reservedNames.includes(name), 'A name that the form needs for itself'),
  ),
  type: v.picklist(formFieldTypes),
  label: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  help: WordsSchema,
  required: v.nullish(v.boolean(), false),
  /** Characters. */
  maxLength: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), null),
  /** Of a select. */
  options: v.nullish(v.array(v.object({ value: v.pipe(v.string(), v.minLength(1)), label: v.string() })), []),
})
export type FormField = v.InferOutput<typeof FormFieldSchema>

/** A form that editors have made: its fields and its texts. A file is a picture. */
export const FormDefinitionSchema = v.object({
  sys: v.object({ id: v.string() }),
  key: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  title: v.string(),
  teaser: WordsSchema,
  /** Words of the button. */
  label: WordsSchema,
  /** Text that is shown to the sender. */
  receipt: WordsSchema,
  fields: v.pipe(
    v.array(FormFieldSchema),
    v.minLength(1),
    v.maxLength(40),
    v.check((fields) => new Set(fields.map(({ name }) => name)).size === fields.length, 'A name that is there twice'),
  ),
})
export type FormDefinition = v.InferOutput<typeof FormDefinitionSchema>

/**
 * The schema of a form's answers, from its definition: the browser, the site and the service that stores them use the
 * same one. All answers are texts: a tick is `yes`, a date is an ISO day, a picture is its upload's id.
 */
export function answersSchema({ fields }: { fields: readonly FormField[] }) {
  return v.strictObject(Object.fromEntries(fields.map((field) => [field.name, v.optional(answerTo(field), '')])))
}
export type Answers = Record<string, string>

function answerTo({ type, required, maxLength, options }: FormField): v.GenericSchema<string, string> {
  switch (type) {
    case 'text':
      return lineField({ required, max: maxLength ?? 200 })
    case 'textarea':
      return linesField({ required, max: maxLength ?? 4000 })
    case 'email':
      return emailField({ required })
    case 'phone':
      return phoneField({ required })
    case 'checkbox':
      return tickField({ required })
    case 'select':
      return choiceField(
        options.map(({ value }) => value),
        { required },
      )
    case 'date':
      return v.pipe(
        lineField({ required, max: 10 }),
        v.check((text) => text === '' || isIsoDay(text), 'date'),
      )
    case 'file':
      return v.pipe(lineField({ required, max: 32 }), v.regex(/^([0-9a-f]{32})?$/, 'file-type'))
  }
}

/** How many characters a text of the form may have: what the browser lets one type. */
export function maxCharacters({ type, maxLength }: Pick<FormField, 'type' | 'maxLength'>): number | undefined {
  if (type === 'text') return maxLength ?? 200
  return type === 'textarea' ? (maxLength ?? 4000) : undefined
}
