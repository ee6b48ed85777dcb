import type { HeadFacts } from '../../src/contracts/payload.ts'
import { islandElement, islandLeaves } from '../../src/islands/protocol.ts'
import { parseHtml } from '../../src/islands/trusted-html.ts'
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

/** The head says of the new page what its document would. What every page has stays. */
function mergeHead(root: Document, head: HeadFacts): void {
  const { title, description, robots, canonical, alternates, image } = head
  root.title = title
  const facts = [
    ['name', 'description', description],
    ['name', 'robots', robots],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:image', image],
  ] as const
  const written = [
    ...facts.flatMap(([key, name, content]) =>
      content === null ? [] : [element(root, 'meta', { [key]: name, content })],
    ),
    ...(canonical === null ? [] : [element(root, 'link', { rel: 'canonical', href: canonical })]),
    ...alternates.map((alternate) => element(root, 'link', { rel: 'alternate', ...alternate })),
  ]
  const old = [
    ...facts.map(([key, name]) => `meta[${key}="${name}"]`),
    'link[rel=canonical]',
    'link[rel=alternate][hreflang]',
    'link[rel=alternate][type="text/markdown"]',
  ]
  for (const each of root.head.querySelectorAll(old.join())) each.remove()
  // Of the page that was loaded; programs that read it load pages whole.
  for (const each of root.querySelectorAll('script[type="application/ld+json"]')) each.remove()
  root.head.append(...written)
}

function element(root: Document, name: string, attributes: Record<string, string>): HTMLElement {
  const made = root.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  return made
}
