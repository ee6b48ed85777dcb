import { cookieOf } from '../../../client/cookies.ts'
import { consentCookie, parseConsent } from '../../domain/consent.ts'

/** Whether the guest currently agrees to statistics. */
export function agreesToStatistics(root: Document): boolean {
  return parseConsent(cookieOf(root, consentCookie)).includes('statistic')
}
