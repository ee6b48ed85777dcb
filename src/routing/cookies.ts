import { getCookie, setCookie } from 'hono/cookie'
import { forgetCookie, type GuestCookie, guestCookies } from '../domain/browser-keys.ts'
import { sharedDeviceCookie } from '../domain/device-keys.ts'
import type { SiteRequest } from '../site-context.ts'
import type { CookieOptions, Cookies } from './page.ts'

/** Seconds: enough for the page that follows the form which forgets everything. */
const forgetMaxAge = 60
const guestCookieNames = Object.keys(guestCookies) as GuestCookie[]

/** Cookies of the request. Those that are set go with its response, on a shared device without an age. */
export function cookiesOf(c: SiteRequest, domain: string): Cookies {
  const isShared = () => c.get('sharedDevice') ?? getCookie(c, sharedDeviceCookie) !== undefined

  function write(name: string, value: string, { maxAge, httpOnly, path = '/', secure }: PlainOptions): void {
    setCookie(c, name, value, {
      path,
      ...(maxAge !== undefined && { maxAge }),
      httpOnly,
      sameSite: 'Lax',
      secure: secure ?? new URL(c.req.url).protocol === 'https:',
      ...(domain ? { domain } : {}),
    })
  }
  return {
    get: (name) => getCookie(c, name),
    set(name, value, { maxAge, ...options }) {
      write(name, value, { ...options, ...((maxAge === 0 || !isShared()) && { maxAge }) })
    },
    isShared,
    setShared(shared) {
      if (shared === isShared()) return
      c.set('sharedDevice', shared)
      if (!shared) return write(sharedDeviceCookie, '', { maxAge: 0, httpOnly: false })
      for (const name of guestCookieNames) {
        const value = getCookie(c, name)
        if (value !== undefined) write(name, value, guestCookies[name])
      }
      write(sharedDeviceCookie, '1', guestCookies[sharedDeviceCookie])
    },
    forget() {
      // All of them: the same reply may have set one that the request did not bring.
      for (const name of guestCookieNames) write(name, '', { maxAge: 0, ...guestCookies[name] })
      c.set('sharedDevice', false)
      write(forgetCookie, '1', { maxAge: forgetMaxAge, ...guestCookies[forgetCookie] })
    },
  }
}

/** Without `maxAge` it ends with the browser's session. */
type PlainOptions = Omit<CookieOptions, 'maxAge'> & { maxAge?: number }
