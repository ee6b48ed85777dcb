import { islandAttribute } from '../../src/islands/protocol.ts'

const answered = `button[type=button], a[${islandAttribute.replay}]`

/**
 * Keeps clicks on an island's plain buttons, and on the links that it answers in place, until React is there, and gives
 * them back in order. Other links and submit buttons do what they do without scripts.
 * @returns the function that plays them back
 */
export function keepClicks(island: HTMLElement): () => void {
  const kept: HTMLElement[] = []

  function keep(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(answered) : null
    if (!target || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    kept.push(target)
    target.setAttribute('aria-busy', 'true')
  }

  island.addEventListener('click', keep, true)
  return () => {
    island.removeEventListener('click', keep, true)
    for (const target of kept) {
      target.removeAttribute('aria-busy')
      target.click()
    }
  }
}
