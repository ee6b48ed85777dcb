import { cookieOf } from '../../../client/cookies.ts'
import { consentCookie, hasGiven } from '../../domain/consent.ts'
import { consentOpenAttribute } from '../../islands/protocol.ts'

/** Shows the banner before the first paint, unless there is an answer already. */
export function showConsentBanner(root: Document): void {
  root.documentElement.toggleAttribute(consentOpenAttribute, !hasGiven(cookieOf(root, consentCookie)))
}
