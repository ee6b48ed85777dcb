import { element } from '../../../client/device/element.ts'
import { houseLink, viewedHouses } from '../../../client/device/house-link.ts'
import { addViewed } from '../../domain/viewed.ts'
import { viewedAttribute, viewedHouseAttribute, viewedPictureAttribute } from '../../islands/protocol.ts'

/** Houses that a page shows of them. */
const maxShown = 8

/** The house on the page is the last that was viewed. */
export function noteViewed(part: ParentNode): void {
  const head = part.querySelector(`[${viewedHouseAttribute}]`)
  const title = head?.querySelector('h1')?.textContent
  if (!head || !title) return
  const picture = head.getAttribute(viewedPictureAttribute)
  const house = {
    id: Number(head.getAttribute(viewedHouseAttribute)),
    title,
    code: location.pathname.split('-').at(-1)?.replace('/', '').toUpperCase() ?? '',
    path: location.pathname,
    ...(picture && { picture }),
  }
  viewedHouses.write(addViewed(viewedHouses.read(), house))
}

/** Fills each list of them, and a form's ids, and shows it; in every open tab, until they are forgotten. */
export function showViewed(part: ParentNode): void {
  for (const place of part.querySelectorAll<HTMLElement>(`[${viewedAttribute}]`)) {
    const end = viewedHouses.follow(() => {
      if (place.isConnected) fill(place)
      else end()
    })
    place.querySelector('[data-viewed-forget]')?.addEventListener('click', () => viewedHouses.write([]))
    fill(place)
  }
}

function fill(place: HTMLElement): void {
  const houses = viewedHouses.read()
  const ids = place.querySelector<HTMLInputElement>('[name=ids]')
  place.hidden = houses.length === 0
  place
    .querySelector('ul')
    ?.replaceChildren(...houses.slice(0, maxShown).map((house) => element('li', {}, houseLink(house))))
  if (!ids) return
  ids.value = houses
    .map(({ id }) => id)
    .toReversed()
    .join('.')
}
