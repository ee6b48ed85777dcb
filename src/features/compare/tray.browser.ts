import './tray.css'
import { element, icon } from '../../../client/device/element.ts'
import { storedOnDevice } from '../../../client/device/stored.ts'
import { type DeviceTexts, loadDeviceTexts } from '../../../client/device/texts.ts'
import { note } from '../../../client/notices.ts'
import { withPageTrip } from '../../../client/trip.ts'
import { comparedKey } from '../../domain/device-keys.ts'
import { compareClass, compareDropAttribute, viewedPictureAttribute } from '../../islands/protocol.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { mediaUrl } from '../../urls/media.ts'
import { href } from '../../urls/paths.ts'
import { type ComparedHouse, parseCompared, readCompared, toggleCompared } from './compared.ts'

const compared = storedOnDevice(comparedKey, { parse: parseCompared })
export type Tray = Awaited<ReturnType<typeof openTray>>

/** The tray at the foot of the window, one a document. */
export async function openTray(root: Document) {
  const texts = await loadDeviceTexts(root)
  const { device, market } = texts
  let tray: HTMLElement | undefined
  let shortcut: HTMLElement | undefined
  /** Code of the house that was chosen last. */
  let chosen: string | undefined

  function show() {
    const houses = compared.read()
    markLinks(root, new Set(houses.map(({ code }) => code)))
    const drawn = isWanted()
      ? drawTray(houses, texts, { drop: dropAndSay, clear: () => compared.write([]) })
      : undefined
    const place = placeOfFocus(tray)
    if (tray && drawn) tray.replaceChildren(...drawn.childNodes)
    else if (tray) tray.remove()
    else if (drawn) root.body.append(drawn)
    tray = tray && drawn ? tray : drawn
    if (place !== null) keepFocus(root, tray, place)
    showShortcut(houses)
  }
  /** By keyboard the tray is as far away as the page's end: its link stands behind the button that was pressed last, too. */
  function showShortcut(houses: readonly ComparedHouse[]) {
    shortcut?.remove()
    shortcut = undefined
    const isOne = houses.length > 1 && houses.some(({ code }) => code === chosen)
    const link = isOne ? linksIn(root).find((each) => codeOf(each) === chosen) : undefined
    if (!link) return
    shortcut = drawOpen(houses, texts, 'compare-shortcut')
    link.after(shortcut)
  }
  /** Only where houses are chosen: it is in the way of a booking, and the comparison itself shows the same. */
  function isWanted(): boolean {
    const isChoosing = root.querySelector(`.${compareClass}`) && !root.querySelector('.compare-table')
    return Boolean(isChoosing) && compared.read().length > 0
  }
  function toggle(link: HTMLAnchorElement) {
    const house = houseOf(link)
    const before = compared.read()
    const after = toggleCompared(before, house)
    if (!after) return note(root, device.compareFull)
    chosen = house.code
    compared.write(after)
    const words = after.length > before.length ? device.compareAdded : device.compareRemoved
    note(root, formatMessage(words, { title: house.title }, market), true)
  }
  function drop(dropped: string) {
    compared.write(compared.read().filter(({ code }) => code !== dropped))
  }
  function dropAndSay({ code, title }: ComparedHouse) {
    drop(code)
    note(root, formatMessage(device.compareRemoved, { title }, market), true)
  }
  compared.follow(show)
  root.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest(`[${compareDropAttribute}]`) : null
    if (link) drop(link.getAttribute(compareDropAttribute) ?? '')
  })
  // Cards that come later, with a page or by React, show it too.
  let isDue = false
  new MutationObserver(() => {
    if (isDue) return
    isDue = true
    requestAnimationFrame(() => {
      isDue = false
      const houses = compared.read()
      if (Boolean(tray) !== isWanted()) show()
      else markLinks(root, new Set(houses.map(({ code }) => code)))
      if (shortcut && !shortcut.isConnected) showShortcut(houses)
    })
  }).observe(root.body, { childList: true, subtree: true })
  show()
  return { toggle }
}

/** By attributes alone: the words are React's on pages that it takes over. */
function markLinks(root: Document, codes: ReadonlySet<string>): void {
  for (const link of linksIn(root)) {
    const isOn = codes.has(codeOf(link))
    if (link.hasAttribute('data-on') === isOn) continue
    link.toggleAttribute('data-on', isOn)
    link.ariaPressed = String(isOn)
  }
}

function linksIn(root: Document): HTMLAnchorElement[] {
  return [...root.querySelectorAll<HTMLAnchorElement>(`.${compareClass}`)]
}

/** Of the one house to whose comparison it leads. */
function codeOf({ search }: HTMLAnchorElement): string {
  return readCompared(new URLSearchParams(search))[0] ?? ''
}

/** The house of a link, read from the page around it. */
function houseOf(link: HTMLAnchorElement): ComparedHouse {
  const code = codeOf(link)
  const place = link.closest('.card, .lodging-head')
  const title = place?.querySelector('.card-title, h1')?.textContent?.trim() || code
  const picture =
    place?.getAttribute(viewedPictureAttribute) ??
    /^\/media\/([\w./-]+)/.exec(place?.querySelector('img')?.getAttribute('src') ?? '')?.[1]
  return { code, title, ...(picture && { picture }) }
}

/** Which house's button the keyboard is on, the number of houses for another control; null where it is elsewhere. */
function placeOfFocus(tray: HTMLElement | undefined): number | null {
  const focused = tray?.querySelector<HTMLElement>(':focus-visible')
  if (!tray || !focused) return null
  const place = dropButtons(tray).indexOf(focused)
  return place < 0 ? dropButtons(tray).length : place
}

/** From a control that was drawn anew or removed the focus goes to its neighbour, or back to where houses are chosen. */
function keepFocus(root: Document, tray: HTMLElement | undefined, place: number): void {
  const buttons = tray ? dropButtons(tray) : []
  const next = buttons[Math.min(place, buttons.length - 1)] ?? root.querySelector<HTMLElement>(`.${compareClass}`)
  next?.focus()
}

function dropButtons(tray: HTMLElement): HTMLElement[] {
  return [...tray.querySelectorAll<HTMLElement>('li button')]
}

interface TrayActions {
  drop(house: ComparedHouse): void
  clear(): void
}

function drawTray(houses: readonly ComparedHouse[], texts: DeviceTexts, { drop, clear }: TrayActions): HTMLElement {
  const { device, market } = texts
  const all = element('button', { type: 'button', class: 'button quiet small' }, device.compareClear)
  all.addEventListener('click', clear)
  return element(
    'section',
    { class: 'compare-tray', 'aria-label': device.compareTitle },
    element(
      'ul',
      {},
      ...houses.map((house) =>
        drawHouse(house, formatMessage(device.compareDrop, { title: house.title }, market), () => drop(house)),
      ),
    ),
    element('div', { class: 'actions' }, all, drawOpen(houses, texts)),
  )
}

/** The link to the comparison of these houses. */
function drawOpen(houses: readonly ComparedHouse[], { device, market }: DeviceTexts, more = ''): HTMLElement {
  const url = href.compare(houses.map(({ code }) => code))
  const words = formatMessage(device.compareOpen, { count: houses.length }, market)
  return withPageTrip(element('a', { class: `button primary small ${more}`, href: url }, words))
}

function drawHouse({ code, title, picture }: ComparedHouse, words: string, drop: () => void): HTMLElement {
  const button = element('button', { type: 'button', 'aria-label': words }, icon('close'))
  button.addEventListener('click', drop)
  const shown = picture ? element('img', { src: mediaUrl(picture, 320), alt: title, width: 96, height: 64 }) : code
  return element('li', {}, shown, button)
}
