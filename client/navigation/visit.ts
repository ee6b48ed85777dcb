import { errorTexts } from '../../src/contracts/error-texts.ts'
import { type Arrival, arrive } from './arrive.ts'
import type { ErrorState } from './error-state.ts'
import type { LoadingBar } from './loading-bar.ts'
import { bringStyles } from './page-styles.ts'
import type { PagePayload, Payloads } from './payloads.ts'
import { placeFocus, placeScroll } from './place.ts'
import { holdPicture } from './transition.ts'

export interface VisitParts {
  root: Document
  payloads: Payloads
  bar: LoadingBar
  errors: ErrorState
  /** Puts the page in the place of the one that is shown; answers with its <main>. */
  show(page: PagePayload): HTMLElement
}

/**
 * Shows the page that a step leads to. Where the browser lets a step wait, address and page change together; one through
 * the history changes the address first. What can't be shown is loaded.
 */
export function visit(event: NavigateEvent, { root, payloads, bar, errors, show }: VisitParts): void {
  const url = new URL(event.destination.url)
  const canWait = event.cancelable && event.navigationType !== 'traverse' && 'NavigationPrecommitController' in window
  let arrival: Arrival
  let release: () => void

  async function prepare(controller?: NavigationPrecommitController) {
    bar.start()
    event.signal.addEventListener('abort', bar.finish)
    const found = await arrive(payloads, url, event.signal).catch((cause) => {
      event.signal.throwIfAborted()
      console.error(errorTexts.routeDataUndetermined, cause)
      if (!navigator.onLine && canWait) return giveUp(cause)
      return null
    })
    event.signal.throwIfAborted()
    if (!found || (found.url !== url && !controller)) return loadFully(event, url, canWait)
    if (found.url !== url) controller?.redirect(found.url)
    await bringStyles(root, found.page.head.styles)
    event.signal.throwIfAborted()
    arrival = found
    release = await holdPicture(root)
    if (event.signal.aborted) release()
    event.signal.throwIfAborted()
  }
  async function showPrepared() {
    try {
      const main = show(arrival.page)
      placeScroll(root, event, arrival.url)
      placeFocus(root, main, arrival.url)
    } catch {
      location.reload()
    } finally {
      release()
      bar.finish()
    }
  }

  /** Without a network the page that is there is better than what the browser would say. */
  function giveUp(cause: unknown): never {
    bar.finish()
    errors.raise({ message: errorTexts.routeDataUndetermined, cause, address: url.href })
    throw new DOMException('The step is given up', 'AbortError')
  }

  const handling = { scroll: 'manual', focusReset: 'manual' } as const
  if (canWait) event.intercept({ ...handling, precommitHandler: prepare, handler: showPrepared })
  else event.intercept({ ...handling, handler: () => prepare().then(showPrepared) })
}

/** The browser loads the page; the step that waits is given up, one that was taken stays. */
function loadFully({ navigationType }: NavigateEvent, { href }: URL, waits: boolean): never {
  if (!waits) location.reload()
  else if (navigationType === 'replace') location.replace(href)
  else location.assign(href)
  throw new DOMException('The page is loaded instead', 'AbortError')
}
