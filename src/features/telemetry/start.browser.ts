import { consentOf } from '../../../client/cookies.ts'
import { consentChange } from '../../domain/consent.ts'

/** Loads and measures nothing before the guest has agreed to statistics and the page has loaded. */
export function startTelemetry(root: Document): void {
  function begin() {
    if (!consentOf(root).includes('statistic')) return
    import('./session.browser.ts').then(
      (script) => script.openTelemetry(root),
      // If it does not load, nothing is reported.
      () => undefined,
    )
  }
  if (root.readyState === 'complete') begin()
  else addEventListener('load', begin)
  root.addEventListener(consentChange, begin)
}
