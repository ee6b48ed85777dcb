import { getCookie, setCookie } from 'hono/cookie'
import type { SiteRequest } from '../site-context.ts'
import type { Cookies } from './page.ts'

/** The request's cookies, and those of its reply: the last word of a name counts within the request too. */
export function cookiesOf(c: SiteRequest, domain: string): Cookies {
  return {
    get: (name) => getCookie(c, name),
    set: (name, value, { maxAge, httpOnly, secure = new URL(c.req.url).protocol === 'https:' }) =>
      setCookie(c, name, value, {
        path: '/',
        maxAge,
        httpOnly,
        sameSite: 'Lax',
        secure,
        ...(domain ? { domain } : {}),
      }),
  }
}
