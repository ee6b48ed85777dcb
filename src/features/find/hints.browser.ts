import { element, icon } from '../../../client/device/element.ts'
import type { DeviceTexts } from '../../../client/device/texts.ts'
import { formatMessage } from '../../markets/say.ts'
import { href, withQuery } from '../../urls/paths.ts'

/** Below results: the page that has them all, and the houses alone. */
export function drawMore(text: string, { device, find, market }: DeviceTexts): HTMLElement[] {
  return [
    wayOn(href.find(text), formatMessage(device.allResults, { text }, market)),
    wayOn(
      withQuery(href.search(market), new URLSearchParams({ textQuery: text })),
      formatMessage(find.housesWith, { text }, market),
    ),
  ]
}

/** Nothing has these words: what else could help. */
export function drawNothing(text: string, { find, market }: DeviceTexts): HTMLElement[] {
  return [
    element('p', { class: 'find-kind' }, formatMessage(find.noneTitle, { text }, market)),
    element('p', { class: 'find-note' }, find.noneText),
    wayOn(href.search(market), find.toSearch),
  ]
}

export function drawFailure({ device, find, market }: DeviceTexts, again: () => void): HTMLElement[] {
  const button = element('button', { type: 'button', class: 'button small' }, device.again)
  button.addEventListener('click', again)
  return [
    element('p', { class: 'find-kind' }, find.failedTitle),
    element('p', { class: 'find-note' }, find.failedText),
    button,
    wayOn(href.search(market), find.toSearch),
  ]
}

function wayOn(address: string, words: string): HTMLElement {
  return element('a', { class: 'more', href: address }, words, icon('arrow'))
}
