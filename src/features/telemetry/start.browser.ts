import { consentChange } from '../../domain/consent.ts'
import { agreesToStatistics } from './consent.browser.ts'

/** Measures nothing and loads nothing before the guest has agreed to statistics, and then not before the page is there. */
export function startTelemetry(root: Document): void {
  function begin() {
    if (!agreesToStatistics(root)) return
    import('./session.browser.ts').then(
      (script) => script.openTelemetry(root),
      // Without it nothing is told.
      () => undefined,
    )
  }
  if (root.readyState === 'complete') begin()
  else addEventListener('load', begin)
  root.addEventListener(consentChange, begin)
}
