import { galleryLinksAttribute } from '../../islands/layout-protocol.ts'

/** A picture further down opens the gallery where the page has the same one; without it the link leads to the picture. */
export function openInGallery(root: Document): void {
  root.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = event.target.closest<HTMLAnchorElement>(`[${galleryLinksAttribute}] a`)
    const same = [...root.querySelectorAll<HTMLAnchorElement>('.mosaic a')].find(({ href }) => href === link?.href)
    if (!same) return
    event.preventDefault()
    same.click()
  })
}
