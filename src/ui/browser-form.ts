import * as v from 'valibot'
import { type FormField, FormFieldSchema } from '../contracts/form-definition.ts'
import type { FormFault } from '../contracts/form-fields.ts'
import { editionKeys } from '../editions/table.ts'
import { formatMessage } from '../markets/format-message.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import type { LabelledInput } from './form-errors.tsx'

type FaultTexts = Messages['forms']['faults']

/** What the browser needs to check a form's answers before they are sent: JSON in an attribute of the form. */
export const BrowserFormSchema = v.object({
  market: v.picklist(editionKeys),
  fields: v.array(FormFieldSchema),
  faults: v.custom<FaultTexts>((texts) => typeof texts === 'object' && texts !== null && 'required' in texts),
  /** Of the summary. */
  title: v.string(),
  /** The word for an error in the page's title. */
  inTitle: v.string(),
})
export type BrowserForm = v.InferOutput<typeof BrowserFormSchema>

/** Kind of a field with error texts of its own. */
export type InputKind = 'words' | 'tick' | 'picture'
/** A field's own texts for some of its faults. */
export type FieldTexts = Partial<Record<FormFault['kind'], string>>

/** Error text of a field in the guest's language: what is wrong, and what to do. */
export function faultText(
  texts: FaultTexts,
  { kind, limit = 0, width = 0, height = 0 }: FormFault,
  { label, asks = 'words', texts: own }: { label: string; asks?: InputKind; texts?: FieldTexts },
  market: Market,
): string {
  return formatMessage(own?.[kind] ?? faultMessage(texts, kind, asks), { field: label, limit, width, height }, market)
}

function faultMessage(texts: FaultTexts, kind: FormFault['kind'], asks: InputKind): string {
  switch (kind) {
    case 'required':
      return asks === 'tick' ? texts.tick : asks === 'picture' ? texts.picture : texts.required
    case 'too-long':
      return texts.tooLong
    case 'too-short':
      return texts.tooShort
    case 'file-type':
      return texts.fileType
    case 'file-size':
      return texts.fileSize
    case 'file-pixels':
      return texts.filePixels
    case 'file-too-small':
      return texts.fileTooSmall
    default:
      return texts[kind]
  }
}

/** The fields of a form that editors have made, as error texts name them. */
export function labelledInputs({ fields }: { fields: readonly FormField[] }): Record<string, LabelledInput> {
  return Object.fromEntries(
    fields.map(({ name, label, type }) => [
      name,
      { label, ...(type === 'checkbox' ? { asks: 'tick' } : type === 'file' ? { asks: 'picture' } : {}) } as const,
    ]),
  )
}
