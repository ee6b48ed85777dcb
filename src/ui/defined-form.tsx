import type { CaptchaWidget } from '../contracts/captcha.ts'
import type { FormDefinition } from '../contracts/form-definition.ts'
import type { FormFault, Typed } from '../contracts/form-fields.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { href } from '../urls/paths.ts'
import { askedFields } from './asked-fields.ts'
import { DefinedFields } from './defined-fields.tsx'
import { formErrors } from './form-errors.ts'
import { SiteForm } from './site-form.tsx'

export interface DefinedFormProps {
  market: Market
  messages: Messages
  form: FormDefinition
  captcha: CaptchaWidget | null
  /** Null on a page that is the same for everyone. */
  submissionId?: string | null
  typed?: Typed
  faults?: readonly FormFault[]
  /** Id of the office that it goes to. */
  departmentId?: string | null
}

/** What the form's captcha is for. */
export const definedFormAction = 'form'

/** A form that editors have made, on a page of its own or among an editor's sections. */
export function DefinedForm(props: DefinedFormProps) {
  const { market, messages, form, captcha, submissionId = null, typed = {}, faults = [], departmentId } = props
  const errors = formErrors(messages, market, faults, askedFields(form))
  const { captcha: captchaError, ...ofFields } = errors.of
  return (
    <SiteForm
      market={market}
      messages={messages}
      action={href.form(form.key)}
      submissionId={submissionId}
      submit={form.label || messages.forms.send}
      isUpload={form.fields.some(({ type }) => type === 'file')}
      definition={{
        market: market.key,
        fields: form.fields,
        faults: messages.forms.faults,
        title: messages.errors.summaryTitle,
      }}
      captcha={{ widget: captcha, action: definedFormAction, error: captchaError }}
    >
      <DefinedFields market={market} messages={messages} fields={form.fields} typed={typed} errors={ofFields} />
      {departmentId && <input type="hidden" name="department" value={departmentId} />}
    </SiteForm>
  )
}
