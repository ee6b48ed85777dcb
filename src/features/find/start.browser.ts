import { element, icon } from '../../../client/device/element.ts'
import { houseLink, viewedHouses } from '../../../client/device/house-link.ts'
import type { DeviceTexts } from '../../../client/device/texts.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { href } from '../../urls/paths.ts'
import { recentFinds } from './recent.browser.ts'
import { removeRecentFind } from './recent-finds.ts'

/** Shown before anything is typed: recent searches, and the search by dates. */
export function drawStart(texts: DeviceTexts, searchFor: (text: string) => void): HTMLElement[] {
  const { find, market } = texts
  const way = element('a', { class: 'more', href: href.search(market) }, find.toSearch, icon('arrow'))
  return [...drawRecent(texts, searchFor), ...drawViewed(texts), way]
}

/** Recently viewed houses. */
function drawViewed({ device }: DeviceTexts): HTMLElement[] {
  const houses = viewedHouses.read().slice(0, maxHouses)
  if (houses.length === 0) return []
  const id = 'find-viewed-title'
  return [
    element(
      'section',
      { class: 'find-recent', 'aria-labelledby': id },
      element('p', { class: 'find-kind', id }, device.viewed),
      ...houses.map(houseLink),
    ),
  ]
}

const maxHouses = 4

function drawRecent(texts: DeviceTexts, searchFor: (text: string) => void): HTMLElement[] {
  const { device } = texts
  const finds = recentFinds.read()
  if (finds.length === 0) return []
  const part = element('section', { class: 'find-recent', 'aria-labelledby': 'find-recent-title' })
  const all = element('button', { type: 'button', class: 'button quiet small' }, device.removeAll)
  all.addEventListener('click', () => {
    recentFinds.write([])
    leave(part)
  })
  part.append(
    element('p', { class: 'find-kind', id: 'find-recent-title' }, device.recent),
    element('ul', {}, ...finds.map((text) => drawFind(text, texts, searchFor, part))),
    all,
  )
  return [part]
}

function drawFind(text: string, { device, market }: DeviceTexts, searchFor: (text: string) => void, part: HTMLElement) {
  const again = element('button', { type: 'button', class: 'find-again' }, icon('clock'), text)
  const remove = element(
    'button',
    { type: 'button', class: 'tool', 'aria-label': formatMessage(device.remove, { text }, market) },
    icon('close'),
  )
  const item = element('li', {}, again, remove)
  again.addEventListener('click', () => searchFor(text))
  remove.addEventListener('click', () => {
    const left = removeRecentFind(recentFinds.read(), text)
    recentFinds.write(left)
    const next = (item.nextElementSibling ?? item.previousElementSibling)?.querySelector<HTMLElement>('.tool')
    if (left.length === 0) leave(part)
    else {
      item.remove()
      next?.focus()
    }
  })
  return item
}

/** Returns focus to the field when the focused element is removed. */
function leave(part: HTMLElement): void {
  part.closest('dialog')?.querySelector('input')?.focus()
  part.remove()
}
