/**
 * Calls once, at the visitor's first action: code that only answers actions is not needed before. Arriving at a
 * fragment counts.
 */
export function atFirstSign(begin: () => void): void {
  if (location.hash) {
    begin()
    return
  }
  function open(event: Event) {
    // A mouse that does not move is no sign of a visitor.
    if (event instanceof PointerEvent && event.movementX === 0 && event.movementY === 0) return
    for (const type of signs) removeEventListener(type, open, true)
    begin()
  }
  for (const type of signs) addEventListener(type, open, { capture: true, passive: true })
}

/** The last two: the place in the page that is shown again, and a step back to what this document showed before. */
const signs = ['pointermove', 'touchstart', 'wheel', 'focusin', 'keydown', 'scroll', 'popstate'] as const
