import type * as v from 'valibot'
import { addonReceipt } from './addon-receipt.ts'
import { bookingConfirmation } from './booking-confirmation.ts'
import { confirm } from './confirm.ts'
import { formNotice, formReceipt } from './forms.ts'
import { lodgingViews } from './lodging-views.ts'
import { loginWarning } from './login-warning.ts'
import { resetPassword } from './reset-password.ts'
import { shareFavorites } from './share-favorites.ts'
import { stayAlert } from './stay-alert.ts'
import { taxCalculation } from './tax-calculation.ts'

/** Every kind of mail there is, by the name under which the outbox keeps it. */
export const templates = {
  'booking-confirmation': bookingConfirmation,
  'reset-password': resetPassword,
  'share-favorites': shareFavorites,
  'form-receipt': formReceipt,
  'form-notice': formNotice,
  'tax-calculation': taxCalculation,
  'addon-receipt': addonReceipt,
  'lodging-views': lodgingViews,
  'login-warning': loginWarning,
  'stay-alert': stayAlert,
  confirm,
}
export type TemplateName = keyof typeof templates
export type TemplateData<Name extends TemplateName> = v.InferInput<(typeof templates)[Name]['schema']>

export function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(templates, name)
}
