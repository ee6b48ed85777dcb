import { islandAttribute, islandElement } from '../../src/islands/protocol.ts'

/** Runs at once outside of islands and in hydrated ones, else once React has taken the island over. */
export function whenHydrated(element: Element, run: () => void): void {
  const island = element.closest(islandElement)
  if (!island || island.hasAttribute(islandAttribute.hydrated)) {
    run()
    return
  }
  const observer = new MutationObserver(() => {
    observer.disconnect()
    run()
  })
  observer.observe(island, { attributeFilter: [islandAttribute.hydrated] })
}
