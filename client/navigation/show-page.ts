import { islandElement, islandLeaves } from '../../src/islands/protocol.ts'
import { parseHtml } from '../trusted-html.ts'
import { mergeHead } from './merge-head.ts'
import type { PagePayload } from './payloads.ts'

/** Puts the page in the place of the one that is shown; header and footer are the same on both. Throws before it has changed anything. */
export function showPage(
  root: Document,
  { head, html, layout, alternates }: PagePayload,
  watch: (main: HTMLElement) => void,
): HTMLElement {
  const main = root.querySelector('main')
  if (!main) throw new Error('The document has no <main>')
  const content = parseHtml(root, html)
  // What was to be fetched ahead of the page is in it now.
  for (const link of content.querySelectorAll('link[rel=preload]')) link.remove()
  for (const island of main.querySelectorAll(islandElement)) island.dispatchEvent(new Event(islandLeaves))
  mergeHead(root, head)
  for (const link of root.querySelectorAll<HTMLAnchorElement>('.languages a[hreflang]')) {
    link.href = alternates[link.hreflang as keyof typeof alternates] ?? link.href
  }
  main.className = `layout-${layout}`
  for (const picture of main.querySelectorAll('img')) letGo(picture)
  main.replaceChildren(content)
  watch(main)
  return main
}

/** A picture that may yet choose another file for another width is kept by Chromium, and with it the page it was in. */
function letGo(picture: HTMLImageElement): void {
  for (const name of ['src', 'srcset', 'sizes']) picture.removeAttribute(name)
}
