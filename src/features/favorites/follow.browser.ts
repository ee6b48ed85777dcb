import { favoritesDelay, favoritesRetries } from '../../../client/measures.ts'
import { note } from '../../../client/note.ts'
import { type FavoriteCrud, favoriteEvent, favoritesFull } from '../../domain/favorites.ts'
import { authChange, copyLinkAttribute } from '../../islands/protocol.ts'
import { foldHouse } from './fold.browser.ts'
import { deviceOf, forgetOnDevice, sendFavorites } from './send.browser.ts'
import { loadTexts } from './texts.browser.ts'

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
