import { consentCookie, parseConsent } from '../../src/domain/consent.ts'

/** Whether the guest agrees to statistics at this moment. */
export function agreesToStatistics(root: Document): boolean {
  const prefix = `${consentCookie}=`
  const pair = root.cookie.split('; ').find((each) => each.startsWith(prefix))
  return parseConsent(pair?.slice(prefix.length)).includes('statistic')
}
