import type { ReactNode } from 'react'
import type { CaptchaWidget } from '../contracts/captcha.ts'
import { submissionField, trapField } from '../contracts/form-fields.ts'
import { formAttribute, writeProps } from '../islands/protocol.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import type { BrowserForm } from './browser-form.ts'
import { Button } from './button.tsx'
import { CaptchaField, type Unproven } from './captcha-field.tsx'

export interface SiteFormProps {
  market: Market
  messages: Pick<Messages, 'forms' | 'captcha' | 'errors'>
  action: string
  /** Id of this showing of the form; null on a page that is the same for everyone. */
  submissionId: string | null
  /** Words of the button. */
  submit: string
  /** The captcha of a form that causes a mail. */
  captcha?: { widget: CaptchaWidget | null; action: string; unproven: Unproven; error?: string }
  /** It brings a picture. */
  isUpload?: boolean
  /** Of a form whose answers the browser can check before they are sent. */
  definition?: BrowserForm
  /** Below the button. */
  after?: ReactNode
  children: ReactNode
}

/** Common to all forms of the site: a field that only programs fill in, an id, the captcha, one button. */
export function SiteForm(props: SiteFormProps) {
  const { market, messages, action, submissionId, submit, captcha, isUpload, definition, after, children } = props
  const texts = messages.forms
  const uploadTexts = { [formAttribute.uploading]: texts.uploading, [formAttribute.lost]: texts.uploadLost }
  return (
    <form
      className="site-form"
      method="post"
      action={action}
      noValidate
      {...(isUpload ? { encType: 'multipart/form-data', ...uploadTexts } : {})}
      {...(definition ? { [formAttribute.definition]: writeProps(definition) } : {})}
    >
      {children}
      <TrapField messages={messages} />
      {submissionId && <input type="hidden" name={submissionField} value={submissionId} />}
      {captcha && <CaptchaField messages={messages} market={market} {...captcha} />}
      <div className="form-end">
        <Button type="submit">{submit}</Button>
        {isUpload && <progress max={100} hidden />}
        {isUpload && <p className="field-hint" role="status" />}
      </div>
      {after}
    </form>
  )
}

/** A field that only programs fill in. */
export function TrapField({ messages }: { messages: Pick<Messages, 'forms'> }) {
  return (
    <div className="website-field" aria-hidden="true">
      <label>
        {messages.forms.website}
        <input name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
