import { viewedKey } from '../../src/domain/device-keys.ts'
import { parseViewed } from '../../src/domain/viewed.ts'
import { mediaUrl } from '../../src/urls/media.ts'
import { withPageTrip } from '../trip.ts'
import { element, icon } from './element.ts'
import { storedOnDevice } from './stored.ts'

interface LinkedHouse {
  title: string
  code: string
  path: string
  picture?: string
}

/** A house as a small line with its picture. */
export function houseLink({ title, code, path, picture }: LinkedHouse): HTMLAnchorElement {
  const shown = picture
    ? element('img', {
        src: mediaUrl(picture, 320),
        alt: '',
        width: 320,
        height: 213,
        loading: 'lazy',
        decoding: 'async',
      })
    : icon('house')
  const link = element(
    'a',
    { href: path, class: 'found-link' },
    element('span', { class: 'found-picture' }, shown),
    element('span', { class: 'found-words' }, element('strong', {}, title), element('span', {}, code)),
  )
  return withPageTrip(link)
}

/** The houses that this device has shown, the newest first. */
export const viewedHouses = storedOnDevice(viewedKey, { parse: parseViewed, category: 'functional' })
