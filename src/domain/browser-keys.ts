import { sharedDeviceCookie } from './device-keys.ts'

/**
 * Tells scripts of the next page to empty the browser's storage, after the button that forgets everything; it is set
 * until that page has come.
 */
export const forgetCookie = 'marehalm_forget'

/** Every cookie that the site writes for a guest, and whether scripts may read it. */
export const guestCookies = {
  marehalm_main_auth: { httpOnly: true },
  /** Cookie of the previous site. */
  marehalm_login: { httpOnly: true },
  marehalm_signed_in: { httpOnly: false },
  marehalm_confirm: { httpOnly: true },
  marehalm_reset: { httpOnly: true },
  marehalm_draft: { httpOnly: true },
  marehalm_continue: { httpOnly: true },
  marehalm_receipt: { httpOnly: true },
  marehalm_add_ons: { httpOnly: true },
  marehalm_booking: { httpOnly: true },
  marehalm_favorites: { httpOnly: false },
  marehalm_favorites_account: { httpOnly: false },
  marehalm_favorites_queue: { httpOnly: false },
  marehalm_favorites_merged: { httpOnly: false },
  marehalm_search: { httpOnly: false },
  marehalm_consent: { httpOnly: false },
  [sharedDeviceCookie]: { httpOnly: false },
  [forgetCookie]: { httpOnly: true },
} as const
export type GuestCookie = keyof typeof guestCookies

/** Sent to the path of one shared list alone: `Clear-Site-Data` deletes them elsewhere. */
export const pathCookies = ['marehalm_shortlist', 'marehalm_shortlist_admin'] as const
export type OwnCookie = GuestCookie | (typeof pathCookies)[number]

/** Keys of localStorage; on a shared device the same ones are in sessionStorage. */
const storageKeys = [
  'marehalm_session',
  'marehalm_session_asked',
  'marehalm_arrival',
  'marehalm_viewed',
  'marehalm_finds',
  'marehalm_compare',
  'marehalm_searches',
] as const

export type StorageKey = (typeof storageKeys)[number]

/** How the keys of sessionStorage begin that name a page or a draft. */
const sessionKeyPrefixes = ['marehalm_typed ', 'marehalm_reloaded ', '/shortlist/'] as const

/** Whether a key of the browser's storage is the site's. */
export function isOwnStorageKey(key: string): boolean {
  return storageKeys.some((own) => own === key) || sessionKeyPrefixes.some((prefix) => key.startsWith(prefix))
}
