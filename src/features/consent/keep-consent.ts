import { consentCookie, consentSeconds, readConsentForm, writeConsent } from '../../domain/consent.ts'
import { lastSearchCookie } from '../../domain/search/last-search.ts'
import type { Cookies } from '../../routing/page.ts'

/** Keeps what a consent form says, and takes away what only functions may keep where it no longer covers them. */
export function keepConsent(cookies: Cookies, form: FormData): void {
  const chosen = readConsentForm(form)
  cookies.set(consentCookie, writeConsent(chosen), { maxAge: consentSeconds, httpOnly: false })
  if (!chosen.includes('functional')) cookies.set(lastSearchCookie.name, '', { maxAge: 0, httpOnly: false })
}
