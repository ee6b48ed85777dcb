import { noteTime } from './measures.ts'

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * A line at the foot of the window that is read out and goes by itself.
 * @param isSeen what it says is shown by the page itself: it is read out alone, and covers nothing
 */
export function note(root: Document, words: string, isSeen = false): void {
  const place = root.querySelector<HTMLElement>('.passing-note') ?? addPlace(root)
  clearTimeout(timer)
  place.classList.toggle('visually-hidden', isSeen)
  place.textContent = words
  place.hidden = false
  timer = setTimeout(() => {
    place.hidden = true
  }, noteTime)
}

function addPlace(root: Document): HTMLElement {
  const place = root.createElement('p')
  place.className = 'passing-note'
  place.role = 'status'
  root.body.append(place)
  return place
}
