import { arrivalAttribute } from '../../islands/protocol.ts'

/** The pack for the day of arrival takes notes and can be saved once its script is there; until then it is a page to print. */
export function watchArrival(root: Document): void {
  if (!root.querySelector(`[${arrivalAttribute.pack}]`)) return
  import('./arrival.browser.ts').then(
    (script) => script.startArrival(root),
    () => undefined,
  )
}
