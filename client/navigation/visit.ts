import { errorTexts } from '../../src/contracts/error-texts.ts'
import { outcomeAttribute } from '../../src/islands/protocol.ts'
import { linkLeft, scrollBack } from '../../src/islands/scroll-positions.ts'
import { needsFullLoad } from '../../src/urls/needs-full-load.ts'
import { redirectLimit } from '../measures.ts'
import type { PagePayload, Payloads } from './payloads.ts'
import type { ErrorState, LoadingBar } from './progress.ts'
import { bringStyles } from './show-page.ts'

export interface VisitParts {
  root: Document
  payloads: Payloads
  bar: LoadingBar
  errors: ErrorState
  /**
   * Puts the page in the place of the one that is shown; answers with its <main>.
   * @param isFromTop whether its top is what is seen first
   */
  show(page: PagePayload, isFromTop: boolean): HTMLElement
  /**
   * Resolves once nothing of the page is pressed: a link that goes between press and release is not followed, and its
   * step is lost.
   */
  whenReleased(): Promise<void>
  /** Says it to those who don't see the page change. */
  announce(words: string): void
}

/**
 * Shows the page that a step leads to. Where the browser lets a step wait, URL and page change together; one through
 * the history changes the URL first. What can't be shown is loaded.
 */
export function visit(
  event: NavigateEvent,
  { root, payloads, bar, errors, show, whenReleased, announce }: VisitParts,
): void {
  const url = new URL(event.destination.url)
  const canWait = event.cancelable && event.navigationType !== 'traverse' && 'NavigationPrecommitController' in window
  const from = location.pathname
  let arrival: Arrival
  let release: () => void

  async function prepare(controller?: NavigationPrecommitController) {
    bar.start()
    event.signal.addEventListener('abort', bar.finish)
    const found = await arrive(payloads, url, event.signal).catch((cause) => {
      event.signal.throwIfAborted()
      console.error(errorTexts.routeDataUndetermined, cause)
      return null
    })
    event.signal.throwIfAborted()
    if (!found && !navigator.onLine && canWait) return giveUp()
    if (!found || (found.url !== url && !controller)) return loadFully(event, url, canWait)
    if (found.url !== url) controller?.redirect(found.url)
    await bringStyles(root, found.page.head.styles)
    event.signal.throwIfAborted()
    arrival = found
    await whenReleased()
    event.signal.throwIfAborted()
    release = await holdPicture(root)
    if (event.signal.aborted) release()
    event.signal.throwIfAborted()
  }
  async function showPrepared() {
    try {
      const { scrollY: top } = window
      const main = show(arrival.page, event.navigationType !== 'traverse' && arrival.url.hash === '')
      const outcome = isChoice(event, from, arrival.url) ? outcomeOf(main, event.sourceElement) : null
      announce(outcome?.getAttribute(outcomeAttribute) || arrival.page.head.title)
      if (outcome) {
        scrollTo({ top, behavior: 'instant' })
        outcome.focus({ preventScroll: isInSight(outcome) })
        return
      }
      placeScroll(root, event, arrival.url)
      placeFocus(root, main, event, arrival.url)
    } catch {
      location.reload()
    } finally {
      release()
      bar.finish()
    }
  }

  /** Without a network the present page stays: it is better than the browser's error page. */
  function giveUp(): never {
    bar.finish()
    errors.raise({ message: errorTexts.routeDataUndetermined, pageUrl: url.href })
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

/**
 * Freezes the picture of the page until the returned function is called, then fades into the new one; at once where the
 * browser can't, where the visitor wants no motion, and on phones, where taking the picture takes longer than showing
 * the page.
 */
async function holdPicture(root: Document): Promise<() => void> {
  const isUnchanged =
    matchMedia('(prefers-reduced-motion: reduce), (hover: none)').matches || root.visibilityState === 'hidden'
  if (isUnchanged || !('startViewTransition' in root)) return () => {}
  const { promise: held, resolve: hold } = Promise.withResolvers<void>()
  const { promise: changed, resolve: release } = Promise.withResolvers<void>()
  const { ready, finished } = root.startViewTransition(() => {
    hold()
    return changed
  })
  // A picture that is passed over is no failure.
  ready.catch(() => undefined)
  finished.catch(() => undefined)
  await held
  return release
}

interface Arrival {
  page: PagePayload
  /** Where the page is, after whatever redirects. */
  url: URL
}

/**
 * The page that a URL leads to. Null for what the browser has to load: another host's, one visitor's own, another
 * build's, one at the end of a circle. Rejects when there is no whole answer.
 */
async function arrive(payloads: Payloads, pageUrl: URL, signal: AbortSignal): Promise<Arrival | null> {
  let url = pageUrl
  for (let left = redirectLimit; left >= 0; left -= 1) {
    const payload = await payloads.take(url, signal)
    if (payload.kind === 'page') return { page: payload, url }
    if (payload.kind !== 'redirect') return null
    const next = new URL(payload.redirect, url)
    if (next.hash === '') next.hash = url.hash
    if (!isSoft(next)) return null
    url = next
  }
  return null
}

/** Whether a link or form leads to another state of its own page, at a place within it. */
function isChoice({ navigationType, sourceElement }: NavigateEvent, from: string, { pathname, hash }: URL): boolean {
  return navigationType !== 'traverse' && sourceElement !== null && hash !== '' && pathname === from
}

/** What the choice has led to, where it is in sight; else what was pressed, as the new page has it. Null for neither. */
function outcomeOf(main: HTMLElement, pressed: Element | null): HTMLElement | null {
  const outcomes = [...main.querySelectorAll<HTMLElement>(`[${outcomeAttribute}]`)].filter((each) =>
    each.checkVisibility(),
  )
  return outcomes.find(isInSight) ?? outcomes[0] ?? linkTo(main, pressed?.getAttribute('href'))
}

function linkTo(main: HTMLElement, url: string | null | undefined): HTMLElement | null {
  return url ? main.querySelector<HTMLElement>(`a[href="${CSS.escape(url)}"]`) : null
}

function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

/** Scrolls to the earlier position for back and forward, else to the named place or the top. */
function placeScroll(root: Document, event: NavigateEvent, { hash }: URL): void {
  const named = namedPlace(root, hash)
  if (event.navigationType === 'traverse') scrollBack(event)
  else if (named) named.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: 0, left: 0, behavior: 'instant' })
}

/** Moves the focus to the link by which the page was left, for back and forward, else to the named place or the beginning. */
function placeFocus(root: Document, main: HTMLElement, event: NavigateEvent, { hash }: URL): void {
  const named = namedPlace(root, hash)
  if (named && named.tabIndex < 0) named.tabIndex = -1
  const left = event.navigationType === 'traverse' ? linkTo(main, linkLeft(event)) : null
  const place = left ?? named ?? main
  place.focus({ preventScroll: true })
}

function namedPlace(root: Document, hash: string): HTMLElement | null {
  if (hash === '') return null
  try {
    return root.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

const noPages = /^\/(api|bridge|builds|editor|media)\//

/** Whether the URL is a shared page of this site; the server decides for a path without a slash. */
export function isSoft({ origin, pathname }: URL): boolean {
  return origin === location.origin && pathname.endsWith('/') && !noPages.test(pathname) && !needsFullLoad(pathname)
}
