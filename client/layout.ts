import { loadOwnerChat } from '../src/features/account/owner-chat.browser.ts'
import { watchConsent } from '../src/features/consent/watch.browser.ts'
import { followSections } from '../src/features/lodging/section-tabs.browser.ts'
import { sendChosen } from '../src/features/lodging/stay-form.browser.ts'
import { carouselAttribute, morePicturesAttribute } from '../src/islands/layout-protocol.ts'
import { draftAttribute } from '../src/islands/protocol.ts'
import { afterPaint } from './after-paint.ts'
import { watchEmbeds } from './embeds/watch.ts'
import { handleSheets } from './sheets.ts'
import { handleSteppers } from './steppers.ts'
import { carryTrips } from './trip.ts'

/** Keys of a query that are of one currency. */
const ownOfMarket = ['maxPris', 'minPris', 'maxIalt']

/** Scripts of the layout and of every page. Until they are loaded, forms and links work without them. */
export function startLayout(root: Document): void {
  watchConsent(root)
  watchEmbeds(root)
  watchCarousels(root)
  watchTyped(root)
  carryChoices(root)
  pressOnSpace(root)
  loadOwnerChat(root)
  carryTrips(root)
  followWayBack(root)
  followPinned(root)
  handleSheets(root)
  handleSteppers(root)
  followSections(root)
  sendChosen(root)
  watchSlides(root)
}

/** A card's further pictures load on hover, touch or focus. */
function watchSlides(root: Document): void {
  const signs = ['pointerover', 'touchstart', 'focusin'] as const
  function reach({ target }: Pick<Event, 'target'>) {
    if (!root.querySelector(`[${morePicturesAttribute}]`)) return
    for (const type of signs) root.removeEventListener(type, reach, true)
    import('./slides.ts').then(
      (script) => script.startSlides(root, target),
      () => undefined,
    )
  }
  for (const type of signs) root.addEventListener(type, reach, { capture: true, passive: true })
  // Of the very touch that this script came with.
  reach({ target: null })
}

/** A link that is a button answers the space bar too. */
function pressOnSpace(root: Document): void {
  root.addEventListener('keydown', (event) => {
    if (event.key !== ' ' || !(event.target instanceof HTMLAnchorElement) || event.target.role !== 'button') return
    event.preventDefault()
    event.target.click()
  })
}

/** Choices since the page was loaded (filters, days) are kept in the links to other languages. */
function carryChoices(root: Document): void {
  const came = location.search
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.languages a') : null
    if (!link || location.search === came) return
    const chosen = new URLSearchParams(location.search)
    for (const key of ownOfMarket) chosen.delete(key)
    link.search = chosen.toString()
  })
}

/**
 * A crumb leads to its page as the guest has left it: to the search with its criteria and its page, where the way to this
 * house began there.
 */
function followWayBack(root: Document): void {
  if (!('navigation' in globalThis)) return
  const reached = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.breadcrumbs a') : null
    if (!link || new URLSearchParams(link.search).has('omraader')) return
    const before = navigation.entries().slice(0, navigation.currentEntry?.index)
    const left = before.findLast(({ url }) => url && new URL(url).pathname === link.pathname)
    if (left?.url) link.href = left.url
  }
  for (const type of ['pointerover', 'focusin', 'click']) root.addEventListener(type, reached, true)
}

/** A row begins to move when it is visible. Without scripts it is a scrollable row. */
function watchCarousels(root: Document): void {
  const rows = root.querySelectorAll<HTMLElement>(`[${carouselAttribute.pause}]`)
  if (rows.length === 0) return
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue
      seen.unobserve(target)
      import('./carousel/rotate.ts').then(
        ({ rotate }) => rotate(target),
        () => undefined,
      )
    }
  })
  for (const row of rows) seen.observe(row)
}

/**
 * Stores what is typed in forms for the tab, until the form was sent and answered, and holds a form back while the site
 * cannot be reached. Steps of a booking and islands do this themselves.
 */
function watchTyped(root: Document): void {
  function begin(target: EventTarget | null): void {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    const { form } = target
    if (form?.method !== 'post' || form.hasAttribute(draftAttribute.form)) return
    import('./forms/typed-form.ts').then(
      ({ storeForm: keepForm }) => keepForm(form),
      () => undefined,
    )
  }
  root.addEventListener('focusin', ({ target }) => begin(target))
  // The field that was focused before this script was loaded.
  begin(root.activeElement)
}

/** Elements at the bottom of the window, by the name of their height in the styles (client/styles/tokens.css). */
const pinned = Object.entries({
  '--bar-height': '.stay-bar, .booking-end',
  '--tray-height': '.compare-tray',
  '--banner-height': '.consent-banner',
})

/** Passes the height to the styles: other languages and larger letters make it higher than the styles assume. */
function followPinned(root: Document): void {
  const { style } = root.documentElement
  const sizes = new ResizeObserver(measure)
  let observed: (Element | null)[] = []

  function measure() {
    const heights = pinned.map(([name, selector]) => [name, heightAt(root.querySelector(selector))] as const)
    const changed = heights.filter(([name, height]) => style.getPropertyValue(name) !== height)
    if (changed.length === 0) return
    const before = getComputedStyle(root.documentElement).scrollPaddingBlockEnd
    for (const [name, height] of changed) style.setProperty(name, height)
    const { activeElement } = root
    const isHigher = before !== getComputedStyle(root.documentElement).scrollPaddingBlockEnd
    // What came may lie over what has the focus.
    if (isHigher && activeElement?.matches('main :focus-visible')) activeElement.scrollIntoView({ block: 'nearest' })
  }
  function observe() {
    const present = pinned.map(([, selector]) => root.querySelector(selector))
    if (present.every((bar, index) => bar === observed[index])) return
    observed = present
    sizes.disconnect()
    for (const bar of present) if (bar) sizes.observe(bar)
    measure()
  }
  // A change of the root's style recalculates all styles: only after a new page is painted.
  const changes = new MutationObserver(() => afterPaint(observe))
  for (const parent of root.querySelectorAll('body, main')) changes.observe(parent, { childList: true })
  addEventListener('resize', measure)
  observe()
}

/** Empty where it is not pinned: another window size may pin it, before it is measured. */
function heightAt(bar: Element | null): string {
  const isPinned = bar instanceof HTMLElement && ['fixed', 'sticky'].includes(getComputedStyle(bar).position)
  return isPinned && bar.offsetHeight > 0 ? `${bar.offsetHeight}px` : ''
}
