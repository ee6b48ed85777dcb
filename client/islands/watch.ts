import { type IslandTrigger, islandAttribute, islandElement } from '../../src/islands/protocol.ts'
import { isReloading } from '../chunks.ts'

import { whenTriggered } from './triggers.ts'

const answered = `button[type=button], a[${islandAttribute.replay}]`

/** Waits for each island's trigger, then loads its code and React and takes it over. */
export function watchIslands(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>(islandElement)) {
    if (element.hasAttribute(islandAttribute.hydrated)) continue
    const replay = keepClicks(element)
    whenTriggered(element, triggerOf(element), async () => {
      try {
        const { hydrateIsland } = await import('./hydrate.ts')
        await hydrateIsland(element)
      } finally {
        // Without React a kept click does what it does without scripts.
        if (!isReloading()) replay()
      }
    })
  }
}

function triggerOf(element: HTMLElement): IslandTrigger {
  return (element.getAttribute(islandAttribute.trigger) ?? 'load') as IslandTrigger
}

/**
 * Keeps clicks on an island's plain buttons, and on the links that it answers in place, until React is there, and gives
 * them back in order. Other links and submit buttons do what they do without scripts; who follows a link has done with
 * the clicks before it.
 * @returns the function that plays them back
 */
function keepClicks(island: HTMLElement): () => void {
  const kept: HTMLElement[] = []

  function keep(event: MouseEvent) {
    if (!(event.target instanceof Element) || event.metaKey || event.ctrlKey || event.shiftKey) return
    const target = event.target.closest<HTMLElement>(answered)
    if (!target) {
      if (event.target.closest('a[href]')) forget()
      return
    }
    event.preventDefault()
    event.stopPropagation()
    kept.push(target)
    target.setAttribute('aria-busy', 'true')
  }

  function forget(): HTMLElement[] {
    for (const target of kept) target.removeAttribute('aria-busy')
    return kept.splice(0)
  }

  island.addEventListener('click', keep, true)
  return () => {
    island.removeEventListener('click', keep, true)
    for (const target of forget()) target.click()
  }
}
