import * as v from 'valibot'
import { cookieOf, writeCookie } from '../../../client/cookies.ts'
import { favoritesDelay, favoritesRetries, favoritesTimeout } from '../../../client/measures.ts'
import { note } from '../../../client/notices.ts'
import { FavoriteStateSchema } from '../../contracts/favorites.ts'
import {
  changedCookies,
  type DeviceFavorites,
  followAccount,
  forgetMerged,
  readDevice,
  settleFavorites,
} from '../../domain/favorite-account.ts'
import {
  type FavoriteCrud,
  favoriteEvent,
  favoritesChannel,
  favoritesCookie,
  favoritesFull,
  favoritesQueueCookie,
  parseFavorites,
  serializeOwnQueue,
} from '../../domain/favorites.ts'
import { favoriteTexts } from '../../editions/favorite-texts.ts'
import {
  authChange,
  copyLinkAttribute,
  favoritesListAttribute,
  favoritesTotalAttribute,
  sharedLink,
} from '../../islands/protocol.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { markets } from '../../markets/market.ts'

/** Handles the hearts. @param waiting events that have happened already */
export function followFavorites(root: Document, waiting: readonly Event[]): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isAnnounced = false
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
    if (isAnnounced) return
    isAnnounced = true
    note(root, (await texts).texts.keptHere)
  }
  async function handlePress(event: Event) {
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
    const button = target instanceof Element ? target.closest<HTMLButtonElement>(`[${copyLinkAttribute}]`) : null
    if (!button) return
    const field = root.querySelector<HTMLInputElement>('[data-shared-link]')
    // A button with a link of its own is far from the field: selecting that would move the focus and the page there.
    if (!button.value) field?.select()
    const url = button.value ? new URL(button.value, location.href).href : (field?.value ?? '')
    if (button.getAttribute(copyLinkAttribute) === sharedLink && matchMedia('(pointer: coarse)').matches) {
      const shared = { url, title: root.querySelector('h1')?.textContent ?? '' }
      if (navigator.canShare?.(shared)) return navigator.share(shared)
    }
    const { copied, copyByHand } = (await texts).texts
    // There is no clipboard without permission, and none in some apps' own browsers.
    const isCopied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    )
    if (isCopied) note(root, copied)
    else prompt(copyByHand, url)
  }

  for (const type of [favoriteEvent, favoritesFull, authChange, 'click']) {
    root.addEventListener(type, (event) => {
      handlePress(event).catch(() => undefined)
    })
  }
  function sendWaiting() {
    if (deviceOf(root).queue.length > 0) sendIn(0)
  }
  addEventListener('online', sendWaiting)
  sendWaiting()
  for (const event of waiting) handlePress(event).catch(() => undefined)
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

function removedRow(root: Document, words: string, undo: string, onUndo: () => void): HTMLElement {
  const row = root.createElement('div')
  row.className = 'favorite-removed'
  const text = root.createElement('p')
  text.role = 'status'
  const button = root.createElement('button')
  button.type = 'button'
  button.className = 'button secondary'
  button.textContent = undo
  button.addEventListener('click', onUndo)
  row.append(text, button)
  // Set after the element is in the page: screen readers do not all announce a status that is inserted with its text.
  queueMicrotask(() => {
    text.textContent = words
  })
  return row
}

/** The words of the page's own edition, loaded when there is something to say. */
async function loadTexts(root: Document) {
  const market = markets.find(({ key }) => key === root.documentElement.lang) ?? markets[0]
  const { favorites } = await favoriteTexts[market.key]()
  return { market, texts: favorites }
}
type LoadedTexts = Awaited<ReturnType<typeof loadTexts>>

const url = '/api/favorites/'

/** `again`: more changes are waiting. `left`: nobody is signed in here any more. */
type Sent = 'done' | 'again' | 'left' | 'failed'

/**
 * Sends the account the changes that wait on this device and takes over its list, one tab at a time. What is pressed
 * meanwhile stays, and waits for the next time.
 */
async function sendFavorites(root: Document): Promise<Sent> {
  if (!('locks' in navigator)) return send(root)
  return navigator.locks.request(favoritesChannel, () => send(root))
}

async function send(root: Document): Promise<Sent> {
  const before = deviceOf(root)
  const state = await sendChanges(before.queue)
  if (!state) return 'failed'
  const { account, ids: stored, open } = state
  const now = deviceOf(root)
  const device = followAccount(now, account)
  const sent = followAccount(before, account).queue
  const settled = account === null ? device : settleFavorites(device, { sent, open, stored })
  keep(root, now, settled)
  if (before.account && account === null) return 'left'
  if (settled.queue.length === 0) return 'done'
  return open.length > 0 && open.length >= sent.length ? 'failed' : 'again'
}

async function sendChanges(changes: readonly number[]) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ changes }),
      signal: AbortSignal.timeout(favoritesTimeout),
    })
    return response.ok ? v.parse(FavoriteStateSchema, await response.json()).data : null
  } catch {
    return null
  }
}

function deviceOf(root: Document): DeviceFavorites {
  return readDevice((name) => cookieOf(root, name))
}

/** For a heart that is pressed after a logout: the next login merges that house again. */
function forgetOnDevice(root: Document, id: number): void {
  const device = deviceOf(root)
  keep(root, device, forgetMerged(device, id))
}

/** Hearts of all tabs show it at once. */
function keep(root: Document, before: DeviceFavorites, after: DeviceFavorites): void {
  const changed = changedCookies(before, after)
  for (const [name, value] of changed) {
    const own = name === favoritesQueueCookie.name && value !== null ? serializeOwnQueue(after.queue) : value
    writeCookie(root, { ...favoritesCookie, name }, own)
  }
  if (changed.size === 0) return
  const tabs = new BroadcastChannel(favoritesChannel)
  tabs.postMessage(null)
  tabs.close()
}
