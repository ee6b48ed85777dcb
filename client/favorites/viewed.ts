import { addViewed, parseViewed, type ViewedHouse, viewedKey } from '../../src/domain/viewed.ts'
import { viewedAttribute, viewedHouseAttribute } from '../../src/islands/protocol.ts'

/** The house on the page is the last that was viewed. Where nothing can be kept, nothing is. */
export function noteViewed(part: ParentNode): void {
  const head = part.querySelector(`[${viewedHouseAttribute}]`)
  const title = head?.querySelector('h1')?.textContent
  if (!head || !title) return
  const house = {
    id: Number(head.getAttribute(viewedHouseAttribute)),
    title,
    code: location.pathname.split('-').at(-1)?.replace('/', '').toUpperCase() ?? '',
    path: location.pathname,
  }
  try {
    localStorage.setItem(viewedKey, JSON.stringify(addViewed(kept(), house)))
  } catch {
    return
  }
}

/** Fills the list and the form's ids, and shows the part. */
export function showViewed(part: ParentNode): void {
  const place = part.querySelector<HTMLElement>(`[${viewedAttribute}]`)
  const list = place?.querySelector('ul')
  const ids = place?.querySelector<HTMLInputElement>('[name=ids]')
  const houses = kept()
  if (!place || !list || !ids || houses.length === 0) return
  list.replaceChildren(...houses.map(({ title, code, path }) => listed(place.ownerDocument, title, code, path)))
  ids.value = houses
    .map(({ id }) => id)
    .toReversed()
    .join('.')
  place.hidden = false
  place.querySelector('[data-viewed-forget]')?.addEventListener('click', () => {
    localStorage.removeItem(viewedKey)
    place.hidden = true
  })
}

function listed(root: Document, title: string, code: string, path: string): HTMLElement {
  const item = root.createElement('li')
  const link = root.createElement('a')
  const name = root.createElement('span')
  link.href = path
  link.textContent = title
  name.textContent = code
  item.append(link, ' ', name)
  return item
}

function kept(): ViewedHouse[] {
  try {
    return parseViewed(localStorage.getItem(viewedKey))
  } catch {
    return []
  }
}
