import type { HeadFacts } from '../../src/contracts/payload.ts'
import { islandElement, islandLeaves } from '../../src/islands/protocol.ts'
import { parseHtml } from '../../src/islands/trusted-html.ts'
import { afterPaint } from '../after-paint.ts'
import type { PagePayload } from './payloads.ts'

/** On <main> until the first frame of a page is made (client/styles/components/arriving.css). */
const arrivingAttribute = 'data-arriving'
const parsed = new WeakMap<PagePayload, DocumentFragment>()

/** Makes elements of a page that may be shown soon. */
export function prepareMain(root: Document, page: PagePayload): void {
  afterPaint(() => {
    try {
      parsed.set(page, parseHtml(root, page.html))
    } catch {
      // The step that leads to it meets the same, and loads the page.
    }
  })
}

interface Showing {
  /** It is seen from its top on: what lies far below is left out of its first frame. */
  isFromTop: boolean
  /** Islands and missing parts of what has come. */
  watch(main: HTMLElement): void
}

/**
 * Replaces the shown page; header and footer are the same on both. Throws before it has changed anything. Styles and
 * layout are not read before the new page is inserted: the browser would compute those of the old page, which costs a
 * slow phone more than the navigation itself.
 */
export function showPage(root: Document, page: PagePayload, { isFromTop, watch }: Showing): HTMLElement {
  const { head, html, layout, alternates } = page
  const main = root.querySelector('main')
  if (!main) throw new Error('The document has no <main>')
  const content = parsed.get(page) ?? parseHtml(root, html)
  parsed.delete(page)
  // What was to be fetched ahead of the page is in it now.
  for (const link of content.querySelectorAll('link[rel=preload]')) link.remove()
  for (const island of main.querySelectorAll(islandElement)) island.dispatchEvent(new Event(islandLeaves))
  const { activeElement } = root
  // The browser would remove the focus from removed elements itself, but recalculates all styles for it.
  if (activeElement instanceof HTMLElement && main.contains(activeElement)) activeElement.blur()
  const pictures = [...main.querySelectorAll('img')]
  main.replaceChildren(content)
  main.className = `layout-${layout}`
  main.toggleAttribute(arrivingAttribute, isFromTop)
  applyStyles(root, head.styles)
  mergeHead(root, head)
  for (const link of root.querySelectorAll<HTMLAnchorElement>('.languages a[hreflang]')) {
    link.href = alternates[link.hreflang as keyof typeof alternates] ?? link.href
  }
  watch(main)
  afterPaint(() => {
    main.removeAttribute(arrivingAttribute)
    pictures.forEach(release)
  })
  return main
}

/**
 * Chromium holds on to a picture that may yet choose another file for another width, and with it to the page it was in.
 */
function release(picture: HTMLImageElement): void {
  for (const name of ['src', 'srcset', 'sizes']) picture.removeAttribute(name)
}

/** Updates the head as the new page's document would have it. Elements that every page has stay. */
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
  const created = root.createElement(name)
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value)
  return created
}

/** Milliseconds that a page waits for its styles. */
const timeoutMs = 3000
/** Of a sheet that lies ready, and counts for no page yet. */
const ahead = 'not all'

/** Fetches the styles of a page that may be wanted soon. */
export function fetchStyles(root: Document, urls: readonly string[]): void {
  for (const url of urls) if (!sheetOf(root, url)) addSheet(root, url)
}

/** Resolves once the styles that a page needs beside those of every page lie ready. */
export async function bringStyles(root: Document, urls: readonly string[]): Promise<void> {
  await Promise.all(urls.map((url) => whenThere(sheetOf(root, url) ?? addSheet(root, url, 'high'))))
}

/**
 * From now on they count, for the first page that needs them and all after it. Called as that page is put in its place:
 * of a moment before, the browser would work out the styles of the whole page that is left.
 */
function applyStyles(root: Document, urls: readonly string[]): void {
  for (const url of urls) {
    const link = sheetOf(root, url)
    if (link?.media === ahead) link.media = ''
  }
}

function sheetOf(root: Document, url: string): HTMLLinkElement | null {
  return root.head.querySelector(`link[rel=stylesheet][href="${CSS.escape(url)}"]`)
}

/** A sheet that can't be loaded is removed again. */
function addSheet(root: Document, url: string, fetchPriority: 'auto' | 'high' = 'auto'): HTMLLinkElement {
  const link = root.createElement('link')
  Object.assign(link, { rel: 'stylesheet', media: ahead, fetchPriority })
  link.setAttribute('href', url)
  link.addEventListener('error', () => link.remove())
  root.head.append(link)
  return link
}

/** A sheet that can't be loaded does not delay the page. */
function whenThere(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    if (link.sheet) return resolve()
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve(), { once: true })
    setTimeout(resolve, timeoutMs)
  })
}
