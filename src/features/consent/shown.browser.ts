import { cookieOf } from '../../../client/cookies.ts'
import { consentCookie, hasGiven } from '../../domain/consent.ts'
import { consentOpenAttribute } from '../../islands/protocol.ts'

/** The banner, before anything is drawn: there for whoever has chosen nothing yet. */
export function showConsentBanner(root: Document): void {
  root.documentElement.toggleAttribute(consentOpenAttribute, !hasGiven(cookieOf(root, consentCookie)))
}
