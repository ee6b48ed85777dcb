import { priceGridAttribute } from '../src/islands/protocol.ts'

const walked = new WeakSet<Element>()

/** A table of prices is walked by arrow keys from the moment on that one comes to it; until then it is one of links. */
export function watchGrids(root: Document): void {
  root.addEventListener('focusin', ({ target }) => {
    const link = target instanceof HTMLAnchorElement ? target : null
    const table = link?.closest<HTMLTableElement>(`[${priceGridAttribute}]`)
    if (!link || !table || walked.has(table)) return
    walked.add(table)
    import('./grids.ts').then(
      (script) => {
        script.walkGrid(table)
        script.stopAt(table, link)
      },
      () => walked.delete(table),
    )
  })
}
