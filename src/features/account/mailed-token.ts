import type { GuestCookie } from '../../domain/browser-keys.ts'
import { type LoaderResult, type RenderContext, seeOther } from '../../routing/page.ts'

/** Seconds for filling in the form that a mail has led to. */
const formSeconds = 15 * 60

/**
 * Moves the query of a mail's link into a cookie and redirects to the URL without it, so that it is in no history, log
 * or Referer. Null for a request without such a query.
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
