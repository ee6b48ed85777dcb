import { element, icon } from '../../../client/device/element.ts'
import type { DeviceTexts } from '../../../client/device/texts.ts'
import { withPageTrip } from '../../../client/trip.ts'
import { formatMessage } from '../../markets/say.ts'
import { mediaUrl } from '../../urls/media.ts'
import { href } from '../../urls/paths.ts'
import type { ComparedHouse } from './compared.ts'

interface Answers {
  drop(code: string): void
  clear(): void
}

export function drawTray(
  houses: readonly ComparedHouse[],
  { device, market }: DeviceTexts,
  { drop, clear }: Answers,
): HTMLElement {
  const all = element('button', { type: 'button', class: 'button quiet small' }, device.compareClear)
  all.addEventListener('click', clear)
  const words = formatMessage(device.compareOpen, { count: houses.length }, market)
  return element(
    'section',
    { class: 'compare-tray', 'aria-label': device.compareTitle },
    element(
      'ul',
      {},
      ...houses.map((house) =>
        drawHouse(house, formatMessage(device.compareDrop, { title: house.title }, market), drop),
      ),
    ),
    element(
      'div',
      { class: 'actions' },
      all,
      withPageTrip(element('a', { class: 'button primary small', href: addressOf(houses) }, words)),
    ),
  )
}

function addressOf(houses: readonly ComparedHouse[]): string {
  return href.compare(houses.map(({ code }) => code))
}

function drawHouse({ code, title, picture }: ComparedHouse, words: string, drop: (code: string) => void): HTMLElement {
  const button = element('button', { type: 'button', 'aria-label': words, title: words }, icon('close'))
  button.addEventListener('click', () => drop(code))
  const shown = picture ? element('img', { src: mediaUrl(picture, 320), alt: title, width: 96, height: 64 }) : code
  return element('li', {}, shown, button)
}
