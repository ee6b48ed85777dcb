import type { RenderContext } from '../../routing/page.ts'
import { href } from '../../urls/paths.ts'
import { keyField } from './contract.ts'
import { isShortlistSecret } from './object/shortlist-store.ts'

/** Key of a person of one list; and that this browser's guest has created the list. Sent to that list's path only. */
export const shortlistCookie = 'marehalm_shortlist'
export const shortlistAdminCookie = 'marehalm_shortlist_admin'

const cookieSeconds = 90 * 24 * 60 * 60

/** The key of who sends this: a cookie's, else the form's. */
export function keyOf({ cookies, form }: RenderContext): { key: string | undefined; isKept: boolean } {
  const stored = cookies.get(shortlistCookie)
  if (isShortlistSecret(stored)) return { key: stored, isKept: true }
  const sent = String(form?.get(keyField) ?? '')
  return { key: isShortlistSecret(sent) ? sent : undefined, isKept: false }
}

/** A value of '' takes it away. */
export function keep(
  request: RenderContext,
  secret: string,
  name: typeof shortlistCookie | typeof shortlistAdminCookie,
  value: string,
): void {
  const maxAge = value === '' ? 0 : cookieSeconds
  request.cookies.set(name, value, { maxAge, httpOnly: true, path: href.shortlist(secret) })
}
