/** Milliseconds that a page waits for its styles. */
const timeoutMs = 3000
/** Of a sheet that lies ready, and counts for no page yet. */
const ahead = 'not all'

/** Fetches the styles of a page that may be wanted soon. */
export function fetchStyles(root: Document, urls: readonly string[]): void {
  for (const url of urls) if (!sheetOf(root, url)) addSheet(root, url, ahead)
}

/** The styles that a page needs beside those of every page stand in the head, once, from the first page on that needs them. */
export async function bringStyles(root: Document, urls: readonly string[]): Promise<void> {
  await Promise.all(urls.map((url) => useSheet(sheetOf(root, url) ?? addSheet(root, url, ''))))
}

function sheetOf(root: Document, url: string): HTMLLinkElement | null {
  return root.head.querySelector(`link[rel=stylesheet][href="${CSS.escape(url)}"]`)
}

/** One that can't be had is gone again. */
function addSheet(root: Document, url: string, media: string): HTMLLinkElement {
  const link = root.createElement('link')
  link.rel = 'stylesheet'
  link.media = media
  link.setAttribute('href', url)
  link.addEventListener('error', () => link.remove())
  root.head.append(link)
  return link
}

/** A sheet that can't be had leaves the page without it. */
function useSheet(link: HTMLLinkElement): Promise<void> {
  if (link.media === ahead) link.media = ''
  return new Promise((resolve) => {
    if (link.sheet) return resolve()
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve(), { once: true })
    setTimeout(resolve, timeoutMs)
  })
}
