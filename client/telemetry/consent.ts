import { consentCookie, parseConsent } from '../../src/domain/consent.ts'
import { cookieOf } from '../cookies.ts'

/** Whether the guest agrees to statistics at this moment. */
export function agreesToStatistics(root: Document): boolean {
  return parseConsent(cookieOf(root, consentCookie)).includes('statistic')
}
