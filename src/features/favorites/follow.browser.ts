import { cookieOf } from '../../../client/cookies.ts'
import { favoritesDelay, favoritesRetries } from '../../../client/measures.ts'
import { note } from '../../../client/notices.ts'
import {
  type FavoriteCrud,
  favoriteEvent,
  favoritesCookie,
  favoritesFull,
  parseFavorites,
} from '../../domain/favorites.ts'
import { favoriteTexts } from '../../editions/favorite-texts.ts'
import {
  authChange,
  copyLinkAttribute,
  favoritesListAttribute,
  favoritesTotalAttribute,
} from '../../islands/protocol.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { markets } from '../../markets/market.ts'
import { deviceOf, forgetOnDevice, sendFavorites } from './send.browser.ts'

/** What goes on behind the hearts. @param waiting what has happened already */
export function followFavorites(root: Document, waiting: readonly Event[]): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isSaid = false
  const texts = loadTexts(root)

  function sendIn(milliseconds: number) {
    clearTimeout(timer)
    timer = setTimeout(() => send().catch(() => undefined), milliseconds)
  }
  async function send() {
    const sent = await sendFavorites(root)
    if (sent === 'left') note(root, (await texts).texts.signedOut)
    failures = sent === 'failed' ? failures + 1 : 0
    if (sent === 'again') sendIn(favoritesDelay)
    if (sent !== 'failed') return
    sendIn(favoritesRetries[failures - 1] ?? favoritesRetries.at(-1) ?? favoritesDelay)
    if (isSaid) return
    isSaid = true
    note(root, (await texts).texts.keptHere)
  }
  async function answer(event: Event) {
    if (event.type === authChange) return sendIn(0)
    if (event.type === favoritesFull) return note(root, (await texts).texts.full)
    if (event.type === 'click') return act(event)
    if (!(event instanceof CustomEvent)) return
    const { type, subjectId }: FavoriteCrud = event.detail
    if (deviceOf(root).account) sendIn(favoritesDelay)
    else forgetOnDevice(root, subjectId)
    if (type !== 'update') foldHouse(root, subjectId, type === 'create', await texts)
  }
  async function act({ target }: Event) {
    if (!(target instanceof Element && target.closest(`[${copyLinkAttribute}]`))) return
    const field = root.querySelector<HTMLInputElement>('[data-shared-link]')
    field?.select()
    await navigator.clipboard.writeText(field?.value ?? '')
    note(root, (await texts).texts.copied)
  }

  for (const type of [favoriteEvent, favoritesFull, authChange, 'click']) {
    root.addEventListener(type, (event) => {
      answer(event).catch(() => undefined)
    })
  }
  function sendWaiting() {
    if (deviceOf(root).queue.length > 0) sendIn(0)
  }
  addEventListener('online', sendWaiting)
  sendWaiting()
  for (const event of waiting) answer(event).catch(() => undefined)
}

/** On the list of favourites: a house that was taken off makes room for the way back, and comes back by it. */
function foldHouse(root: Document, id: number, isOn: boolean, { market, texts }: LoadedTexts): void {
  const list = root.querySelector(`[${favoritesListAttribute}]`)
  const heart = list?.querySelector<HTMLElement>(`.heart[value="${id}"]`)
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

/** The words of the page's own edition, loaded when there is something to say. */
export async function loadTexts(root: Document) {
  const market = markets.find(({ key }) => key === root.documentElement.lang) ?? markets[0]
  const { favorites } = await favoriteTexts[market.key]()
  return { market, texts: favorites }
}
export type LoadedTexts = Awaited<ReturnType<typeof loadTexts>>
