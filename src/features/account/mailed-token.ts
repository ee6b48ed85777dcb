import type { GuestCookie } from '../../domain/browser-keys.ts'
import { type LoaderResult, type RenderContext, seeOther } from '../../routing/page.ts'

/** Seconds for filling in the form that a mail has led to. */
const formSeconds = 15 * 60

/**
 * What a mail's link carries in its query goes into a cookie, and the address becomes a clean one at once: so it stands
 * in no history, no log and no Referer. Null for a request without such a query.
 */
export function storeMailed(
  { query, cookies, path }: RenderContext,
  cookie: GuestCookie,
  names: readonly string[],
  seconds: number = formSeconds,
): LoaderResult | null {
  const values = names.map((name) => query.get(name))
  if (values.every((value) => value === null)) return null
  const isWhole = values.every((value) => value !== null && /^[\w-]{1,200}$/.test(value))
  cookies.set(cookie, isWhole ? values.join('.') : '', { maxAge: isWhole ? seconds : 0, httpOnly: true, secure: true })
  return seeOther(path)
}

/** In the order of their names; null where there is nothing. */
export function readMailed({ cookies }: RenderContext, cookie: GuestCookie): string[] | null {
  const value = cookies.get(cookie)
  return value && /^[\w-]+(\.[\w-]+)*$/.test(value) ? value.split('.') : null
}

export function forgetMailed({ cookies }: RenderContext, cookie: GuestCookie): void {
  cookies.set(cookie, '', { maxAge: 0, httpOnly: true, secure: true })
}
