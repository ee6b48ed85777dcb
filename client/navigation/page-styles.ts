/** Milliseconds that a page waits for its styles. */
const timeoutMs = 3000

/** The styles that a page needs beside those of every page stand in the head, once, from the first page on that needs them. */
export async function bringStyles(root: Document, addresses: readonly string[]): Promise<void> {
  const there = new Set(
    [...root.head.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href')),
  )
  await Promise.all(addresses.filter((address) => !there.has(address)).map((address) => bring(root, address)))
}

/** A sheet that can't be had leaves the page without it. */
function bring(root: Document, address: string): Promise<void> {
  return new Promise((resolve) => {
    const link = root.createElement('link')
    link.rel = 'stylesheet'
    link.setAttribute('href', address)
    link.onload = link.onerror = () => resolve()
    setTimeout(resolve, timeoutMs)
    root.head.append(link)
  })
}
