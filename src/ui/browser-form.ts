import * as v from 'valibot'
import { FormFieldSchema } from '../contracts/form-definition.ts'
import { editionKeys } from '../editions/table.ts'
import type { Messages } from '../markets/messages/messages.ts'

type FaultTexts = Messages['forms']['faults']

/** What the browser needs to check a form's answers before they are sent: JSON in an attribute of the form. */
export const BrowserFormSchema = v.object({
  market: v.picklist(editionKeys),
  fields: v.array(FormFieldSchema),
  faults: v.custom<FaultTexts>((texts) => typeof texts === 'object' && texts !== null && 'required' in texts),
  /** Of the summary. */
  title: v.string(),
})
export type BrowserForm = v.InferOutput<typeof BrowserFormSchema>
