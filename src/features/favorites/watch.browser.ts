import { cookieOf } from '../../../client/cookies.ts'
import { type FavoriteCrud, favoriteEvent, favoritesAccountCookie, favoritesFull } from '../../domain/favorites.ts'
import { authChange, copyLinkAttribute, favoriteUpdatedAttribute } from '../../islands/protocol.ts'

/**
 * Loads the script behind the hearts at its first use: something was changed, or there is an account to send changes
 * to.
 */
export function watchFavorites(root: Document): void {
  const types = [favoriteEvent, favoritesFull, authChange]
  /** What has happened until that is there. */
  const waiting: Event[] = []
  let loads = false
  function load(event?: Event) {
    if (event) waiting.push(event)
    if (loads) return
    loads = true
    import('./follow.browser.ts').then(
      (script) => {
        for (const type of types) root.removeEventListener(type, load)
        root.removeEventListener('click', press)
        script.followFavorites(root, waiting)
      },
      () => {
        loads = false
      },
    )
  }
  function press(event: Event) {
    if (event.target instanceof Element && event.target.closest(`[${copyLinkAttribute}]`)) load(event)
  }
  for (const type of types) root.addEventListener(type, load)
  root.addEventListener('click', press)
  // Who is signed in may lose the network before anything is pressed.
  if (cookieOf(root, favoritesAccountCookie.name)) {
    if (root.readyState === 'complete') load()
    else addEventListener('load', () => load())
    addEventListener('online', () => load())
  }
  const updated = root.querySelector(`[${favoriteUpdatedAttribute}]`)?.getAttribute(favoriteUpdatedAttribute)
  if (updated) {
    const detail: FavoriteCrud = { type: 'update', subjectId: Number(updated) }
    root.dispatchEvent(new CustomEvent(favoriteEvent, { detail }))
  }
}
