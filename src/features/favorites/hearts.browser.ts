import { cookieOf, writeCookie } from '../../../client/cookies.ts'
import {
  type FavoriteCrud,
  favoriteEvent,
  favoritesAccountCookie,
  favoritesChannel,
  favoritesCookie,
  favoritesFull,
  favoritesQueueCookie,
  parseFavorites,
  parseQueue,
  queueChange,
  serializeFavorites,
  serializeOwnQueue,
  toggleFavorite,
} from '../../domain/favorites.ts'

const hearts = '[form=hearts]'

/**
 * Hearts and the badge in the header answer from the cookie, without React and without a request. Each change fires
 * `favorite:crud` on the document, and shows in every open tab; whatever takes longer listens there.
 */
export function handleHearts(root: Document): void {
  const show = () => showFavorites(root, readFavorites(root))
  const tabs = new BroadcastChannel(favoritesChannel)
  show()
  root.addEventListener('click', (event) => {
    const heart = event.target instanceof Element ? event.target.closest<HTMLButtonElement>(hearts) : null
    if (!heart) return
    event.preventDefault()
    event.stopPropagation()
    toggle(root, Number(heart.value))
  })
  root.addEventListener(favoriteEvent, (event) => {
    show()
    tabs.postMessage(event instanceof CustomEvent ? event.detail : null)
  })
  tabs.onmessage = show
  // Hearts that come later, with the document or with an island's cards, get the cookie's state.
  new MutationObserver(show).observe(root, { childList: true, subtree: true })
  addEventListener('pageshow', show)
}

function toggle(root: Document, id: number): void {
  const before = readFavorites(root)
  const ids = toggleFavorite(before, id)
  const isOn = ids.includes(id)
  if (isOn === before.includes(id)) {
    root.dispatchEvent(new CustomEvent(favoritesFull))
    return
  }
  writeCookie(root, favoritesCookie, serializeFavorites(ids))
  if (cookieOf(root, favoritesAccountCookie.name)) {
    const queue = queueChange(parseQueue(cookieOf(root, favoritesQueueCookie.name)), isOn ? id : -id)
    writeCookie(root, favoritesQueueCookie, serializeOwnQueue(queue))
  }
  const detail: FavoriteCrud = { type: isOn ? 'create' : 'delete', subjectId: id }
  root.dispatchEvent(new CustomEvent(favoriteEvent, { detail }))
}

function showFavorites(root: Document, ids: readonly number[]): void {
  for (const heart of root.querySelectorAll<HTMLButtonElement>(hearts)) {
    const pressed = String(ids.includes(Number(heart.value)))
    if (heart.getAttribute('aria-pressed') !== pressed) heart.setAttribute('aria-pressed', pressed)
  }
  for (const badge of root.querySelectorAll<HTMLElement>('[data-favorites-count]')) {
    const count = ids.length === 0 ? '' : String(ids.length)
    if (badge.textContent !== count) badge.textContent = count
    badge.hidden = ids.length === 0
  }
}

function readFavorites(root: Document): number[] {
  return parseFavorites(cookieOf(root, favoritesCookie.name))
}
