import { islandAttribute } from '../../src/islands/protocol.ts'

/**
 * Keeps clicks on an island's plain buttons until React answers them, and gives them back in order. Links and submit
 * buttons do what they do without scripts.
 * @returns the function that plays them back
 */
export function keepClicks(island: HTMLElement): () => void {
  const kept: HTMLElement[] = []

  function keep(event: MouseEvent) {
    if (island.hasAttribute(islandAttribute.hydrated)) return
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('button[type=button]') : null
    if (!target) return
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
