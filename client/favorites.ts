import { favoritesCookie, parseFavorites, serializeFavorites, toggleFavorite } from '../src/domain/favorites.ts'
import { cookieOf } from './cookies.ts'

/** Hearts and the badge in the header answer from the cookie, without React and without a request. */
export function answerHearts(root: Document): void {
  showFavorites(root, readFavorites(root))
  root.addEventListener('click', (event) => {
    const heart = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-favorite]') : null
    if (!heart) return
    event.preventDefault()
    event.stopPropagation()
    const ids = toggleFavorite(readFavorites(root), Number(heart.dataset.favorite))
    writeFavorites(root, ids)
    showFavorites(root, ids)
  })
  // Hearts that the document brings yet, and those of cards that islands draw anew, take the state that the cookie has.
  new MutationObserver(() => showFavorites(root, readFavorites(root))).observe(root, {
    childList: true,
    subtree: true,
  })
  addEventListener('pageshow', () => showFavorites(root, readFavorites(root)))
}

function showFavorites(root: Document, ids: readonly number[]): void {
  for (const heart of root.querySelectorAll<HTMLElement>('[data-favorite]')) {
    const pressed = String(ids.includes(Number(heart.dataset.favorite)))
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

function writeFavorites(root: Document, ids: readonly number[]): void {
  const domain = root.documentElement.dataset.cookieDomain
  root.cookie = [
    `${favoritesCookie.name}=${serializeFavorites(ids)}`,
    'path=/',
    `max-age=${favoritesCookie.maxAge}`,
    'samesite=lax',
    ...(location.protocol === 'https:' ? ['secure'] : []),
    ...(domain ? [`domain=${domain}`] : []),
  ].join('; ')
}
