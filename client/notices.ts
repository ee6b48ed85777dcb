import { stepFailedAttribute, unsentAttribute } from '../src/islands/protocol.ts'
import { noteTime } from './measures.ts'

/** Announces changes without a page load to screen readers. A document has one element for it. */
export function createAnnouncer(root: Document): (words: string) => void {
  const place = root.querySelector<HTMLElement>('[data-announcer]') ?? addStatus(root, 'visually-hidden')
  place.dataset.announcer = ''
  return (words) => {
    place.textContent = words
  }
}

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * A message at the bottom of the window that is announced and disappears by itself.
 * @param isSeen the page itself shows the change: the message is only announced, and covers nothing
 */
export function note(root: Document, words: string, isSeen = false): void {
  const place = root.querySelector<HTMLElement>('.passing-note') ?? addStatus(root, 'passing-note')
  clearTimeout(timer)
  place.classList.toggle('visually-hidden', isSeen)
  place.textContent = words
  place.hidden = false
  timer = setTimeout(() => {
    place.hidden = true
  }, noteTime)
}

/** An element whose changes are read out. */
function addStatus(root: Document, className: string): HTMLElement {
  const place = root.createElement('p')
  place.className = className
  place.role = 'status'
  root.body.append(place)
  return place
}

/** Shown over a page that stays because there is no network; its words are in the document, in its language. */
export function createFailedNotice(root: Document): HTMLElement | null {
  const notice = templateOf(root)?.content.firstElementChild?.cloneNode(true)
  return notice instanceof HTMLElement ? notice : null
}

/** The same notice, saying that a form was not sent. */
export function createUnsentNotice(root: Document): HTMLElement | null {
  const notice = createFailedNotice(root)
  const words = notice?.querySelector('p')
  if (words) words.textContent = templateOf(root)?.getAttribute(unsentAttribute) ?? words.textContent
  return notice
}

function templateOf(root: Document): HTMLTemplateElement | null {
  return root.querySelector<HTMLTemplateElement>(`template[${stepFailedAttribute}]`)
}
