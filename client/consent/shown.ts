import { consentCookie, hasGiven } from '../../src/domain/consent.ts'
import { consentAskedAttribute } from '../../src/islands/protocol.ts'
import { cookieOf } from '../cookies.ts'

/** The banner, before anything is drawn: there for whoever has chosen nothing yet. */
export function showConsentBanner(root: Document): void {
  root.documentElement.toggleAttribute(consentAskedAttribute, !hasGiven(cookieOf(root, consentCookie)))
}
