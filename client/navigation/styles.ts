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
export function applyStyles(root: Document, urls: readonly string[]): void {
  for (const url of urls) {
    const link = sheetOf(root, url)
    if (link?.media === ahead) link.media = ''
  }
}

function sheetOf(root: Document, url: string): HTMLLinkElement | null {
  return root.head.querySelector(`link[rel=stylesheet][href="${CSS.escape(url)}"]`)
}

/** One that can't be had is gone again. */
function addSheet(root: Document, url: string, fetchPriority: 'auto' | 'high' = 'auto'): HTMLLinkElement {
  const link = root.createElement('link')
  Object.assign(link, { rel: 'stylesheet', media: ahead, fetchPriority })
  link.setAttribute('href', url)
  link.addEventListener('error', () => link.remove())
  root.head.append(link)
  return link
}

/** A sheet that can't be had leaves the page without it. */
function whenThere(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    if (link.sheet) return resolve()
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve(), { once: true })
    setTimeout(resolve, timeoutMs)
  })
}
