import { cookieOf } from '../../../client/cookies.ts'
import { favoritesCookie, parseFavorites } from '../../domain/favorites.ts'
import { favoritesListAttribute, favoritesTotalAttribute } from '../../islands/protocol.ts'
import { formatMessage } from '../../markets/say.ts'
import type { LoadedTexts } from './texts.browser.ts'

/** On the list of favourites: a house that was taken off makes room for the way back, and comes back by it. */
export function foldHouse(root: Document, id: number, isOn: boolean, { market, texts }: LoadedTexts): void {
  const list = root.querySelector(`[${favoritesListAttribute}]`)
  const heart = list?.querySelector<HTMLElement>(`[data-favorite="${id}"]`)
  const item = heart?.closest<HTMLElement>('li')
  if (!list || !heart || !item) return
  const folded = item.querySelector<HTMLElement>('.favorite-removed')
  const hadFocus = item.contains(root.activeElement)
  if (isOn === (folded === null)) return
  if (folded) {
    folded.remove()
    show(item, true)
    if (hadFocus) heart.focus()
  } else {
    const title = item.querySelector('.card-title')?.textContent?.trim() ?? ''
    const row = removedRow(root, formatMessage(texts.removed, { title }, market), texts.undo, () => heart.click())
    show(item, false)
    item.append(row)
    if (hadFocus) row.querySelector('button')?.focus()
  }
  const count = parseFavorites(cookieOf(root, favoritesCookie.name)).length
  const total = root.querySelector(`[${favoritesTotalAttribute}]`)
  if (total) total.textContent = formatMessage(texts.count, { count }, market)
}

function show(item: HTMLElement, isShown: boolean): void {
  for (const child of item.children) child.toggleAttribute('hidden', !isShown)
}

function removedRow(root: Document, words: string, undo: string, answer: () => void): HTMLElement {
  const row = root.createElement('div')
  row.className = 'favorite-removed'
  const text = root.createElement('p')
  text.role = 'status'
  const button = root.createElement('button')
  button.type = 'button'
  button.className = 'button secondary'
  button.textContent = undo
  button.addEventListener('click', answer)
  row.append(text, button)
  // Said once it stands in the page: a status that comes with its words is not read out everywhere.
  queueMicrotask(() => {
    text.textContent = words
  })
  return row
}
