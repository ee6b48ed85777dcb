import { type IslandTrigger, islandAttribute, islandElement } from '../../src/islands/protocol.ts'
import { isReloading } from '../chunks.ts'
import { keepClicks } from './replay.ts'
import { whenTriggered } from './triggers.ts'

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
