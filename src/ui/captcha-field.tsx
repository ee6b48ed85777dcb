import { type CaptchaWidget, captchaField } from '../contracts/captcha.ts'
import { captchaAttribute } from '../islands/protocol.ts'
import { formatMessage } from '../markets/format-message.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { Button } from './button.tsx'
import { fieldId } from './field-id.ts'

/** What happens to a form without a token: confirmation by mail, no receipt by mail, or the same as with one. */
export type Unproven = keyof Messages['captcha']['ask']

export interface CaptchaFieldProps {
  messages: Pick<Messages, 'captcha'>
  market: Market
  /** Of `request.captcha`; null while none is configured. */
  widget: CaptchaWidget | null
  /** What the form is for; the server checks that the token was made for it. */
  action: string
  unproven: Unproven
  /** At the field, where its token was refused. */
  error?: string
}

/**
 * The captcha of a form, before its button. The provider's script is loaded when somebody begins to fill the form in,
 * and only with consent: to the functional category, or by the button here. Without it the form is sent all the same.
 * In an island's form, too, the browser's code fills the field in from outside React.
 */
export function CaptchaField({ messages, market, widget, action, unproven, error }: CaptchaFieldProps) {
  if (!widget) return null
  const texts = messages.captcha
  const id = fieldId(captchaField)
  const attributes = {
    [captchaAttribute.key]: widget.siteKey,
    [captchaAttribute.script]: widget.script,
    [captchaAttribute.action]: action,
    [captchaAttribute.failed]: texts.unavailable[unproven],
    [captchaAttribute.waiting]: texts.waiting,
  }
  return (
    <div className="field captcha" id={id} tabIndex={-1} lang={market.key} {...attributes}>
      <input type="hidden" name={captchaField} />
      <div className="captcha-ask" hidden>
        <p className="field-hint">
          {formatMessage(texts.ask[unproven], { host: new URL(widget.script).hostname }, market)}
        </p>
        <Button type="button" kind="secondary">
          {texts.start}
        </Button>
      </div>
      <div className="captcha-place" />
      <p className="field-hint" role="status" />
      {unproven !== 'same' && (
        <noscript>
          <p className="field-hint">{texts.noScript[unproven]}</p>
        </noscript>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
