import * as v from 'valibot'
import { isEmail } from './email.ts'
import { isPhoneNumber, TypedText } from './typed-text.ts'

/** Name of the honeypot field, and of the field that identifies one showing of a form. */
export const trapField = 'website'
export const submissionField = 'submission'

/** What is wrong with a field, for a page to say in the guest's language. Rules of fields have these as their messages. */
const faultKinds = [
  'required',
  'email',
  'phone',
  'date',
  'choice',
  'amount',
  'too-long',
  'too-short',
  'characters',
  'mismatch',
  'file-type',
  'file-size',
  'file-pixels',
  'file-too-small',
  'check',
] as const

export const FormFaultSchema = v.object({
  field: v.string(),
  kind: v.picklist(faultKinds),
  /** With too-long and too-short: how many characters. With file-too-small: pixels on the longer side. */
  limit: v.optional(v.number()),
  /** With file-too-small: pixels of the picture that was sent. */
  width: v.optional(v.number()),
  height: v.optional(v.number()),
})
export type FormFault = v.InferOutput<typeof FormFaultSchema>

/** What was typed, as it was typed. */
export type Typed = Readonly<Record<string, string>>

/** The longest text of a field that is read, to be shown again. */
const maxStored = 10_000

/** A form's texts by name; what is absent or a file reads as ''. */
export function readTyped(form: FormData | null, names: readonly string[]): Typed {
  return Object.fromEntries(
    names.map((name) => {
      const value = form?.get(name)
      return [name, typeof value === 'string' ? value.slice(0, maxStored).replaceAll('\r\n', '\n') : '']
    }),
  )
}

export type Checked<Values> = { values: Values; faults: null } | { values: null; faults: FormFault[] }

/** The values by their schema, or one fault a field: the first that its rules name. */
export function checkFields<Schema extends v.GenericSchema>(
  schema: Schema,
  typed: unknown,
): Checked<v.InferOutput<Schema>> {
  const parsed = v.safeParse(schema, typed)
  if (parsed.success) return { values: parsed.output, faults: null }
  const faults = new Map<string, FormFault>()
  for (const issue of parsed.issues) {
    const field = v.getDotPath(issue) ?? ''
    if (!faults.has(field)) faults.set(field, faultOf(field, issue))
  }
  return { values: null, faults: [...faults.values()] }
}

function faultOf(field: string, { message, requirement }: v.BaseIssue<unknown>): FormFault {
  const kind = faultKinds.find((each) => each === message) ?? 'check'
  const isLength = kind === 'too-long' || kind === 'too-short'
  return { field, kind, ...(isLength && typeof requirement === 'number' ? { limit: requirement } : {}) }
}

export interface TextRules {
  required: boolean
  /** Characters. */
  max: number
}

/** Invisible characters. */
const unseen = /[\p{Cf}\p{Z}\p{Cc}\u115f\u1160\u2800\u3164]/gu

/** Whether there is anything to read. */
export function isSeen(text: string): boolean {
  return text.replace(unseen, '') !== ''
}

function filled(required: boolean) {
  return v.check<string, 'required'>((text) => !required || isSeen(text), 'required')
}

/** One line of a name or a title: markup and what controls or turns the words around have no place in one. */
export const linePattern = /^[^<>\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u
/** Several lines, and a <3 if someone likes. */
export const linesPattern = /^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\n\r\t])*$/u

export function lineField({ required, max }: TextRules) {
  return v.pipe(TypedText, filled(required), v.maxLength(max, 'too-long'), v.regex(linePattern, 'characters'))
}

export function linesField({ required, max }: TextRules) {
  return v.pipe(TypedText, filled(required), v.maxLength(max, 'too-long'), v.regex(linesPattern, 'characters'))
}

/** The longest address that mail servers take. */
const maxUrlLength = 254

export function emailField({ required }: Pick<TextRules, 'required'>) {
  return v.pipe(
    TypedText,
    filled(required),
    v.maxLength(maxUrlLength, 'too-long'),
    v.check((text) => text === '' || isEmail(text), 'email'),
  )
}

export function phoneField({ required }: Pick<TextRules, 'required'>) {
  return v.pipe(
    TypedText,
    filled(required),
    v.check((text) => text === '' || isPhoneNumber(text), 'phone'),
  )
}

/** A tick: `yes`, or '' where it may stay empty. */
export function tickField({ required }: Pick<TextRules, 'required'>) {
  return v.pipe(v.string('required'), filled(required), v.picklist(['', 'yes'], 'check'))
}

export function choiceField(values: readonly string[], { required }: Pick<TextRules, 'required'>) {
  return v.pipe(TypedText, filled(required), v.picklist(['', ...values], 'choice'))
}
