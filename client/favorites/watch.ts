import { type FavoriteCrud, favoriteEvent, favoritesFull, favoritesQueueCookie } from '../../src/domain/favorites.ts'
import { authChange, favoriteActionAttribute, favoriteUpdatedAttribute } from '../../src/islands/protocol.ts'
import { cookieOf } from '../cookies.ts'

/** Loads what goes on behind the hearts at its first occasion: something was changed, or waits to be sent. */
export function watchFavorites(root: Document): void {
  const types = [favoriteEvent, favoritesFull, authChange]
  let loads = false
  function load(first?: Event) {
    if (loads) return
    loads = true
    import('./follow.ts').then(
      ({ followFavorites }) => {
        for (const type of types) root.removeEventListener(type, load)
        root.removeEventListener('click', press)
        followFavorites(root, first)
      },
      () => {
        loads = false
      },
    )
  }
  function press(event: Event) {
    if (event.target instanceof Element && event.target.closest(`[${favoriteActionAttribute}]`)) load(event)
  }
  for (const type of types) root.addEventListener(type, load)
  root.addEventListener('click', press)
  if (cookieOf(root, favoritesQueueCookie.name)) load()
  const updated = root.querySelector(`[${favoriteUpdatedAttribute}]`)?.getAttribute(favoriteUpdatedAttribute)
  if (updated) {
    const detail: FavoriteCrud = { type: 'update', subjectId: Number(updated) }
    root.dispatchEvent(new CustomEvent(favoriteEvent, { detail }))
  }
}
