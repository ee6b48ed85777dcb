import * as v from 'valibot'
import { formTypedKey, typedKey } from './typed-key.ts'

const TypedFieldSchema = v.object({
  value: v.string(),
  /** What the server had put into the field when the guest changed it. */
  base: v.string(),
  /** The form has left with it since. */
  isSent: v.boolean(),
})
export type TypedField = v.InferOutput<typeof TypedFieldSchema>

/** By the field's name. */
const TypedFieldsSchema = v.record(v.string(), TypedFieldSchema)
export type TypedFields = v.InferOutput<typeof TypedFieldsSchema>

/** What was typed in this tab for the draft of that mark. */
export function readTypedFields(mark: string): TypedFields {
  try {
    return v.parse(TypedFieldsSchema, JSON.parse(sessionStorage.getItem(typedKey + mark) ?? '{}'))
  } catch {
    return {}
  }
}

export function writeTypedFields(mark: string, fields: TypedFields): void {
  try {
    if (Object.keys(fields).length === 0) sessionStorage.removeItem(typedKey + mark)
    else sessionStorage.setItem(typedKey + mark, JSON.stringify(fields))
  } catch {
    // Without storage: the page has it until it is left.
  }
}

/** Marks of the forms in which something was typed. */
export function formMarks(): string[] {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(formTypedKey))
    return keys.map((key) => key.slice(typedKey.length))
  } catch {
    return []
  }
}

/** Whether the form has left with all of it. */
export function markTyped(mark: string, { isSent }: Pick<TypedField, 'isSent'>): void {
  const fields = Object.entries(readTypedFields(mark)).map(([name, field]) => [name, { ...field, isSent }])
  writeTypedFields(mark, Object.fromEntries(fields))
}
