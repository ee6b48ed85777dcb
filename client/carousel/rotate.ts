import { carouselAttribute } from '../../src/islands/layout-protocol.ts'
import { carouselInterval } from '../measures.ts'
import { everyWhileSeen } from '../navigation/while-seen.ts'

/**
 * Moves the row by one every three seconds, and back to its start after the last. It stops while a mouse or the focus
 * is in it, by its button, and for visitors who want no motion.
 */
export function rotate(carousel: HTMLElement): void {
  const row = carousel.querySelector('ul')
  const button = carousel.querySelector('button')
  if (!row || !button || row.scrollWidth <= row.clientWidth) return
  let isMoving = !matchMedia('(prefers-reduced-motion: reduce)').matches
  name()
  button.hidden = false
  button.addEventListener('click', () => {
    isMoving = !isMoving
    name()
  })
  everyWhileSeen(carousel.ownerDocument, carouselInterval, () => {
    if (isMoving && !carousel.matches(':hover, :focus-within:has(:focus-visible)')) moveOn()
  })

  function name() {
    if (button) {
      button.textContent = carousel.getAttribute(isMoving ? carouselAttribute.pause : carouselAttribute.play)
      button.setAttribute('data-moves', String(isMoving))
    }
  }
  function moveOn() {
    const [first, second] = row?.children ?? []
    if (!row || !(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return
    const isAtEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 2
    const step = second.offsetLeft - first.offsetLeft
    row.scrollTo({ left: isAtEnd ? 0 : row.scrollLeft + step, behavior: 'smooth' })
  }
}
