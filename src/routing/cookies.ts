import { getCookie, setCookie } from 'hono/cookie'
import type { SiteRequest } from '../site-context.ts'
import type { Cookies } from './page.ts'

/** Reads what the request brought; what is set goes with its reply. */
export function cookiesOf(c: SiteRequest, domain: string): Cookies {
  return {
    get: (name) => getCookie(c, name),
    set: (name, value, { maxAge, httpOnly, path = '/', secure = new URL(c.req.url).protocol === 'https:' }) =>
      setCookie(c, name, value, {
        path,
        maxAge,
        httpOnly,
        sameSite: 'Lax',
        secure,
        ...(domain ? { domain } : {}),
      }),
  }
}
