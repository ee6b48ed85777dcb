import * as v from 'valibot'
import { submissionField, trapField } from '../../contracts/form-fields.ts'
import { FormIdSchema, type ShareForm, ShareFormSchema } from '../../contracts/share-favorites.ts'
import type { Messages } from '../../markets/messages/messages.ts'

const shareFields = ['senderName', 'senderEmail', 'recipients'] as const
export type ShareField = (typeof shareFields)[number]
type FaultKind = keyof Messages['favorites']['faults']

export interface ShareFault {
  field: ShareField
  kind: FaultKind
}

/** What was typed, and the form's own id. */
export interface TypedShare {
  typed: Record<ShareField, string>
  formId: string
  /** Somebody filled in what people don't see. */
  isTrapped: boolean
}

/** What came of sending it. */
export interface ShareProblems {
  status?: 200 | 422 | 429 | 503
  faults?: readonly ShareFault[]
  problem?: 'sendFailed' | 'tooMany' | 'trap'
  captchaFailed?: boolean
}

/** What the captcha of this form is solved for. */
export const shareAction = 'share-favorites'

const longest = 2000

export function readTypedShare(form: FormData): TypedShare {
  const typed = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.slice(0, longest) : ''
  }
  const formId = v.safeParse(FormIdSchema, typed(submissionField))
  return {
    typed: {
      senderName: typed('senderName'),
      senderEmail: typed('senderEmail'),
      recipients: typed('recipients'),
    },
    formId: formId.success ? formId.output : crypto.randomUUID(),
    isTrapped: typed(trapField) !== '',
  }
}

/** The form by its contract, or one fault a field. */
export function checkShare(typed: Record<ShareField, string>): { form: ShareForm } | { faults: ShareFault[] } {
  const parsed = v.safeParse(ShareFormSchema, typed)
  if (parsed.success) return { form: parsed.output }
  return {
    faults: shareFields.flatMap((field) => {
      const issue = parsed.issues.find(({ path }) => path?.[0].key === field)
      return issue ? [{ field, kind: faultKind(field, typed[field], issue) }] : []
    }),
  }
}

function faultKind(field: ShareField, value: string, issue: v.BaseIssue<unknown>): FaultKind {
  if (value.trim() === '') return 'required'
  if (field === 'recipients') return 'recipients'
  if (issue.type === 'max_length') return 'tooLong'
  if (issue.type === 'email') return 'email'
  return issue.type === 'check' ? 'name' : 'check'
}
