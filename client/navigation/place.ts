import { scrollBack } from '../../src/islands/kept-places.ts'

/** Back and forward come to where one was, a link to the place that it names or to the top. */
export function placeScroll(root: Document, event: NavigateEvent, { hash }: URL): void {
  const named = namedPlace(root, hash)
  if (event.navigationType === 'traverse') scrollBack(event)
  else if (named) named.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: 0, left: 0, behavior: 'instant' })
}

/** The keyboard goes on, and readers read on, from the named place or the beginning of the page. */
export function placeFocus(root: Document, main: HTMLElement, { hash }: URL): void {
  const named = namedPlace(root, hash)
  if (named && named.tabIndex < 0) named.tabIndex = -1
  const place = named ?? main
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
