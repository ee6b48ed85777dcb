import { islandElement, islandLeaves } from '../../src/islands/protocol.ts'
import { parseHtml } from '../trusted-html.ts'
import { mergeHead } from './merge-head.ts'
import type { PagePayload } from './payloads.ts'

/** Puts the page in the place of the one that is shown; header and footer are the same on both. Throws before it has changed anything. */
export function showPage(
  root: Document,
  { head, html, layout, twins }: PagePayload,
  watch: (main: HTMLElement) => void,
): HTMLElement {
  const main = root.querySelector('main')
  if (!main) throw new Error('The document has no <main>')
  const content = parseHtml(root, html)
  for (const island of main.querySelectorAll(islandElement)) island.dispatchEvent(new Event(islandLeaves))
  mergeHead(root, head)
  for (const link of root.querySelectorAll<HTMLAnchorElement>('.languages a[hreflang]')) {
    link.href = twins[link.hreflang as keyof typeof twins] ?? link.href
  }
  main.className = `layout-${layout}`
  main.replaceChildren(content)
  watch(main)
  return main
}
