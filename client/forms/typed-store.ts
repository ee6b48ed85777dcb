import * as v from 'valibot'
import { typedKey } from './typed-key.ts'

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
    // A browser that keeps nothing: the page has it until it is left.
  }
}
