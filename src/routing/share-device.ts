import { sharedDeviceField } from '../contracts/account-forms.ts'
import type { SharedSession } from '../contracts/session.ts'
import { idsOf } from '../drafts/draft-cookie.ts'
import type { RenderContext } from './page.ts'

type DeviceRequest = Pick<RenderContext, 'cookies' | 'drafts' | 'form'>

/**
 * What the form says of the device. Where it has become shared, drafts end soon, and receipts of bookings that were made
 * on it before are gone.
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

/** What a session that begins on this device is to be. */
export function sharedSession({ cookies }: Pick<RenderContext, 'cookies'>): SharedSession {
  return cookies.isShared() ? { shared: true } : {}
}
