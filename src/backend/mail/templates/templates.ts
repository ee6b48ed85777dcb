import type * as v from 'valibot'
import { accountDeleted, invitation, loginWarning, resetPassword } from './account.ts'
import { bookingCancelled, bookingConfirmation } from './booking.ts'
import { addonReceipt, confirm, formNotice, formReceipt, taxCalculation } from './forms.ts'
import { lodgingViews, shareFavorites, stayAlert } from './houses.ts'
import { officeNews } from './office.ts'

/** Every kind of mail, by its name in the outbox. */
export const templates = {
  'booking-confirmation': bookingConfirmation,
  'booking-cancelled': bookingCancelled,
  'reset-password': resetPassword,
  invitation,
  'share-favorites': shareFavorites,
  'form-receipt': formReceipt,
  'form-notice': formNotice,
  'tax-calculation': taxCalculation,
  'addon-receipt': addonReceipt,
  'lodging-views': lodgingViews,
  'login-warning': loginWarning,
  'account-deleted': accountDeleted,
  'stay-alert': stayAlert,
  'office-news': officeNews,
  confirm,
}
export type TemplateName = keyof typeof templates
export type TemplateData<Name extends TemplateName> = v.InferInput<(typeof templates)[Name]['schema']>

export function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(templates, name)
}
