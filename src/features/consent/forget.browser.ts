import { consentOf, cookieOf, deviceStorage, writeCookie } from '../../../client/cookies.ts'
import { recentFindsKey, viewedKey } from '../../domain/device-keys.ts'
import { lastSearchCookie } from '../../domain/search/last-search.ts'

/** Deletes what only consent to functions lets this device store: the form may have been sent without a script. */
export function forgetWithdrawn(root: Document): void {
  if (consentOf(root).includes('functional')) return
  if (cookieOf(root, lastSearchCookie.name) !== undefined) writeCookie(root, lastSearchCookie, null)
  try {
    for (const key of [viewedKey, recentFindsKey]) deviceStorage().removeItem(key)
  } catch {
    // Without storage there is nothing to delete.
  }
}
