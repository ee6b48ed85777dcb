import type { LoadingBar } from './loading-bar.ts'
import type { PagePayload, Payloads } from './payloads.ts'
import { placeFocus, placeScroll } from './place.ts'
import { holdPicture } from './transition.ts'

export interface VisitParts {
  root: Document
  payloads: Payloads
  bar: LoadingBar
  /** Puts the page in the place of the one that is shown; answers with its <main>. */
  show(page: PagePayload): HTMLElement
}

/**
 * Shows the page that a step leads to. Where the browser lets a step wait, address and page change together; one through
 * the history changes the address first. What can't be shown is loaded.
 */
export function visit(event: NavigateEvent, { root, payloads, bar, show }: VisitParts): void {
  const url = new URL(event.destination.url)
  const canWait = event.cancelable && event.navigationType !== 'traverse' && 'NavigationPrecommitController' in window
  let page: PagePayload
  let release: () => void

  async function prepare() {
    bar.start()
    event.signal.addEventListener('abort', bar.finish)
    const payload = await payloads.take(url, event.signal).catch(() => null)
    event.signal.throwIfAborted()
    if (payload?.kind !== 'page') return loadFully(event, url, canWait)
    page = payload
    release = await holdPicture(root)
    if (event.signal.aborted) release()
    event.signal.throwIfAborted()
  }
  async function showPrepared() {
    try {
      const main = show(page)
      placeScroll(root, event, url)
      placeFocus(root, main, url)
    } catch {
      location.reload()
    } finally {
      release()
      bar.finish()
    }
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
