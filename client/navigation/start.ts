import { watchViewed } from '../../src/features/favorites/watch-viewed.browser.ts'
import { ownPageAttribute } from '../../src/islands/protocol.ts'
import { atFirstSign } from '../first-sign.ts'
import { showHours } from '../hours.ts'
import { watchIslands } from '../islands/watch.ts'
import { watchParts } from '../watch.ts'

/**
 * Loads what makes links answer without a reload, at the first sign of life. Until it is there, where the Navigation API
 * is not, and from pages that are one visitor's own, links are links.
 */
export function startNavigation(root: Document): void {
  if (!('navigation' in window) || root.documentElement.hasAttribute(ownPageAttribute)) return
  const shown = location.href
  atFirstSign(() => {
    import('./session.ts').then(
      (script) => script.openSession(root, { shown, watch }),
      // Without it links are links.
      () => undefined,
    )
  })
}

function watch(part: ParentNode): void {
  watchIslands(part)
  watchParts(part)
  watchViewed(part)
  showHours(document)
}
