import { loadOwnerChat } from '../src/features/account/owner-chat.browser.ts'
import { watchConsent } from '../src/features/consent/watch.browser.ts'
import { openInGallery } from '../src/features/lodging/room-pictures.browser.ts'
import { followSections } from '../src/features/lodging/section-tabs.browser.ts'
import { sendChosen } from '../src/features/lodging/stay-form.browser.ts'
import { carouselAttribute, morePicturesAttribute } from '../src/islands/layout-protocol.ts'
import { draftAttribute } from '../src/islands/protocol.ts'
import { watchEmbeds } from './embeds/watch.ts'
import { followPinned } from './pinned.ts'
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
  openInGallery(root)
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
