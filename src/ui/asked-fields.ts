import type { FormField } from '../contracts/form-definition.ts'
import type { AskedField } from './form-errors.ts'

/** The fields of a form that editors have made, as faults speak of them. */
export function askedFields({ fields }: { fields: readonly FormField[] }): Record<string, AskedField> {
  return Object.fromEntries(
    fields.map(({ name, label, type }) => [
      name,
      { label, ...(type === 'checkbox' ? { asks: 'tick' } : type === 'file' ? { asks: 'picture' } : {}) } as const,
    ]),
  )
}
