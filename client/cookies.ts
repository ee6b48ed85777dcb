import type { ConsentCategory } from '../src/contracts/consent.ts'
import type { GuestCookie } from '../src/domain/browser-keys.ts'
import { consentCookie, parseConsent } from '../src/domain/consent.ts'
import { sharedDeviceCookie } from '../src/domain/device-keys.ts'

/** The value of a cookie that scripts may read. */
export function cookieOf(root: Document, name: string): string | undefined {
  const prefix = `${name}=`
  return root.cookie
    .split('; ')
    .find((each) => each.startsWith(prefix))
    ?.slice(prefix.length)
}

/** Writes a cookie of the whole site, on a shared device until the browser ends; one without a value is taken away. */
export function writeCookie(
  root: Document,
  { name, maxAge }: { name: GuestCookie; maxAge: number },
  value: string | null,
) {
  const domain = root.documentElement.dataset.cookieDomain
  const isSession = value !== null && cookieOf(root, sharedDeviceCookie) !== undefined
  root.cookie = [
    `${name}=${value ?? ''}`,
    'path=/',
    ...(isSession ? [] : [`max-age=${value === null ? 0 : maxAge}`]),
    'samesite=lax',
    ...(location.protocol === 'https:' ? ['secure'] : []),
    ...(domain ? [`domain=${domain}`] : []),
  ].join('; ')
}

/** What the guest agrees to at this moment. */
export function consentOf(root: Document): ConsentCategory[] {
  return parseConsent(cookieOf(root, consentCookie))
}

/** Whether others use the device too: nothing may outlive the tab. */
export function isSharedDevice(): boolean {
  return cookieOf(document, sharedDeviceCookie) !== undefined
}

/**
 * The storage of this device for the guest's data.
 * @throws where storage is switched off
 */
export function deviceStorage(): Storage {
  return isSharedDevice() ? sessionStorage : localStorage
}
