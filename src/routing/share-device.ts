import { sharedDeviceField } from '../contracts/account-forms.ts'
import type { SharedSession } from '../contracts/session.ts'
import { idsOf } from '../drafts/draft-cookie.ts'
import type { RenderContext } from './page.ts'

type DeviceRequest = Pick<RenderContext, 'cookies' | 'drafts' | 'form'>

/**
 * Applies what the form says of the device. When it has become shared, drafts end soon, and receipts of earlier
 * bookings on it are removed.
 */
export async function shareDevice({ cookies, drafts, form }: DeviceRequest): Promise<void> {
  const isShared = form?.get(sharedDeviceField) === '1'
  if (isShared === cookies.isShared()) return
  cookies.setShared(isShared)
  await Promise.all(
    idsOf({ cookies }).map(async (id) => {
      const isReceipt = isShared && (await drafts.get(id))?.booked
      await (isReceipt ? drafts.remove(id) : drafts.change(id, { isShared }))
    }),
  )
}

/** Options of a session that begins on this device. */
export function sharedSession({ cookies }: Pick<RenderContext, 'cookies'>): SharedSession {
  return cookies.isShared() ? { shared: true } : {}
}
