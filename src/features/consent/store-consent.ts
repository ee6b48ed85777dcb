import type { MiddlewareHandler } from 'hono'
import {
  consentCookie,
  consentMark,
  consentSeconds,
  maxConsentBytes,
  readConsentForm,
  writeConsent,
} from '../../domain/consent.ts'
import { lastSearchCookie } from '../../domain/search/last-search.ts'
import { cookiesOf } from '../../routing/cookies.ts'
import type { Cookies } from '../../routing/page.ts'
import { cacheControl } from '../../routing/visibility.ts'
import { type SiteContext, type SiteRequest, urlOf } from '../../site-context.ts'
import { href } from '../../urls/paths.ts'

/**
 * Stores the consent of a form without scripts, and redirects to the page of the form, which the form names: some pages
 * send no referrer. The settings' own page confirms it.
 */
export function postConsent(cookieDomain: string): MiddlewareHandler<SiteContext> {
  return async function postConsentOfForm(c, next) {
    const { pathname, search } = urlOf(c)
    const form = pathname === href.cookieSettings() ? null : await consentForm(c)
    if (!form) return next()
    storeConsent(cookiesOf(c, cookieDomain), form)
    c.header('cache-control', cacheControl.private)
    return c.redirect(pathname + search, 303)
  }
}

/** Null for every other request: its body is not touched. */
async function consentForm(c: SiteRequest): Promise<FormData | null> {
  const length = Number(c.req.header('content-length') ?? Number.NaN)
  const isForm = c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')
  if (c.req.method !== 'POST' || !isForm || !(length <= maxConsentBytes)) return null
  try {
    const form = await c.req.raw.clone().formData()
    return form.get(consentMark.name) === consentMark.value ? form : null
  } catch {
    return null
  }
}

/** Stores the consent of a form, and deletes what only functions may store where the consent no longer covers them. */
export function storeConsent(cookies: Cookies, form: FormData): void {
  const chosen = readConsentForm(form)
  cookies.set(consentCookie, writeConsent(chosen), { maxAge: consentSeconds, httpOnly: false })
  if (!chosen.includes('functional')) cookies.set(lastSearchCookie.name, '', { maxAge: 0, httpOnly: false })
}
