import { islandElement, islandLeaves } from '../../src/islands/protocol.ts'
import { mergeHead } from './merge-head.ts'
import type { PagePayload } from './payloads.ts'

/** Puts the page in the place of the one that is shown; header and footer are the same on both. */
export function showPage(
  root: Document,
  { head, html, layout, twins }: PagePayload,
  watchIslands: (main: HTMLElement) => void,
): HTMLElement {
  const main = root.querySelector('main')
  if (!main) throw new Error('The document has no <main>')
  for (const island of main.querySelectorAll(islandElement)) island.dispatchEvent(new Event(islandLeaves))
  mergeHead(root, head)
  for (const link of root.querySelectorAll<HTMLAnchorElement>('.languages a[hreflang]')) {
    link.href = twins[link.hreflang as keyof typeof twins] ?? link.href
  }
  const template = root.createElement('template')
  template.innerHTML = html
  main.className = `layout-${layout}`
  main.replaceChildren(template.content)
  watchIslands(main)
  return main
}
