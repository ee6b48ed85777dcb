import { headerHidesPast, headerShrinksPast } from './measures.ts'

/** The header gets smaller on the way down, leaves with the reader who goes on, and is back at the first move up. */
export function followScroll(root: Document): void {
  const header = root.querySelector('[data-site-header]')
  if (!header) return
  let last = position()
  mark()
  addEventListener('scroll', mark, { passive: true })

  function mark() {
    const now = position()
    header?.toggleAttribute('data-shrunk', now > headerShrinksPast)
    if (now !== last) header?.toggleAttribute('data-away', now > last && now > headerHidesPast)
    last = now
  }
  /** What a phone lets spring back beyond either end of the page is no move of the reader's. */
  function position() {
    return Math.max(0, Math.min(scrollY, root.documentElement.scrollHeight - innerHeight))
  }
}
