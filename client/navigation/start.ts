import { ownPageAttribute } from '../../src/islands/protocol.ts'
import { showAgreedEmbeds } from '../embeds/watch.ts'
import { watchViewed } from '../favorites/watch-viewed.ts'
import { showHours } from '../hours.ts'
import { watchIslands } from '../islands/watch.ts'
import { watchParts } from '../parts/watch.ts'

/**
 * Loads what makes links answer without a reload, at the first sign of life. Until it is there, where the Navigation API
 * is not, and from pages that are one visitor's own, links are links.
 */
export function startNavigation(root: Document): void {
  if (!('navigation' in window) || root.documentElement.hasAttribute(ownPageAttribute)) return
  const shown = location.href
  function open(event: Event) {
    // A mouse that lies where the page comes up tells nothing.
    if (event instanceof PointerEvent && event.movementX === 0 && event.movementY === 0) return
    for (const type of signs) removeEventListener(type, open, true)
    import('./session.ts').then(
      ({ openSession }) => openSession(root, { shown, watch }),
      // Without it links are links.
      () => undefined,
    )
  }
  for (const type of signs) addEventListener(type, open, { capture: true, passive: true })
}

function watch(part: ParentNode): void {
  watchIslands(part)
  watchParts(part)
  watchViewed(part)
  showHours(document)
  showAgreedEmbeds(document)
}

/** The last: a step back to what this document showed before it was loaded again. */
const signs = ['pointermove', 'touchstart', 'focusin', 'keydown', 'popstate'] as const
