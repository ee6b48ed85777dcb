import type * as v from 'valibot'
import { captchaField } from '../../contracts/captcha.ts'
import {
  checkFields,
  type FormFault,
  readTyped,
  submissionField,
  type Typed,
  trapField,
} from '../../contracts/form-fields.ts'
import { digestHex } from '../../domain/digests.ts'
import { today } from '../../domain/stays.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { ServiceError } from '../../services/service-error.ts'
import type { SubmitOutcome } from '../../services/workers.ts'

/** A form as its page shows it: empty at first, then with what was typed and what is wrong with it. */
export interface FormState {
  status: Extract<LoaderResult, { kind: 'page' }>['status']
  /** Id of this rendering of the form: what is sent twice from it counts once. */
  id: string
  typed: Typed
  faults: readonly FormFault[]
  /** What is wrong with the form as a whole: a key of the form messages. */
  notice: 'trap' | 'unknown' | 'tooMany' | 'refused' | null
  /** The service's code for a refusal that the page has its own text for. */
  code: string | null
}

export function emptyForm(typed: Typed = {}): FormState {
  return { status: 200, id: crypto.randomUUID(), typed, faults: [], notice: null, code: null }
}

export interface FormHandling<Schema extends v.GenericSchema> {
  names: readonly string[]
  schema: Schema
  /** Action of the captcha; null where the form has none. */
  captcha: string | null
  /** Checks beyond the schema, before the captcha is verified. */
  alsoCheck?(form: FormData): readonly FormFault[]
  /** `isProven` is false where a captcha is configured and was left out. */
  submit(values: v.InferOutput<Schema>, key: string, form: FormData, isProven: boolean): Promise<SubmitOutcome>
  done(reference: string, isProven: boolean): LoaderResult
  show(state: FormState): LoaderResult | Promise<LoaderResult>
}

/**
 * Handles a submission of any form: checks that a person sent it, validates it, passes it on once and redirects to the
 * receipt; or shows the form again with everything that was typed.
 */
export async function handleForm<Schema extends v.GenericSchema>(
  request: RenderContext,
  { names, schema, captcha, alsoCheck, submit, done, show }: FormHandling<Schema>,
): Promise<LoaderResult> {
  const form = request.form ?? new FormData()
  const typed = readTyped(form, names)
  const state: FormState = { ...emptyForm(typed), status: 422, id: readId(form) ?? crypto.randomUUID() }
  if (form.get(trapField)) return show({ ...state, notice: 'trap' })
  const checked = checkFields(schema, typed)
  const faults = [...(checked.faults ?? []), ...(alsoCheck?.(form) ?? [])]
  if (checked.faults || faults.length > 0) return show({ ...state, faults })
  const verdict = captcha === null ? 'passed' : await request.captcha.check(form, captcha)
  if (verdict === 'failed') return show({ ...state, faults: [{ field: captchaField, kind: 'check' }] })
  if (verdict === 'too-many') return show({ ...state, status: 429, notice: 'tooMany' })

  const outcome = await submitted(() =>
    keyOf(request, form, typed).then((key) => submit(checked.values, key, form, verdict === 'passed')),
  )
  switch (outcome.kind) {
    case 'stored':
      return done(outcome.reference, verdict === 'passed')
    case 'unknown':
      return show({ ...state, status: 503, notice: 'unknown' })
    case 'refused': {
      const { code } = outcome
      if (outcome.faults.length > 0) return show({ ...state, faults: outcome.faults })
      return show({ ...state, status: code === 'throttled' ? 429 : 422, notice: 'refused', code })
    }
  }
}

/** A failed service has not refused the form. */
async function submitted(submit: () => Promise<SubmitOutcome>): Promise<SubmitOutcome> {
  try {
    return await submit()
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return { kind: 'unknown' }
  }
}

const idForm = /^[0-9a-f-]{36}$/

function readId(form: FormData): string | null {
  const id = form.get(submissionField)
  return typeof id === 'string' && idForm.test(id) ? id : null
}

/**
 * The same content from the same rendering of a form is one submission, however often it is sent; other content is another.
 * A form on a page that is cached for everyone has no id: there the same content counts once a day.
 */
async function keyOf({ path, market, now }: RenderContext, form: FormData, typed: Typed): Promise<string> {
  const files = await Promise.all(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' ? [] : [value.arrayBuffer().then(async (bytes) => [name, await digestHex(bytes)])],
    ),
  )
  const identity = JSON.stringify([path, market.key, readId(form) ?? today(now), typed, files])
  return digestHex(identity)
}
