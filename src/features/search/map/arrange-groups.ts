/// <reference path="../../map-tiles/leaflet.d.ts" />
import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import { streets } from './gather-houses.ts'
import {
  around,
  byChoice,
  clearPlace,
  isInSight,
  placeBeside,
  type Rectangle,
  type Spot,
  stemTo,
  touches,
} from './stand-apart.ts'

/** A place's dot. */
const dot = { width: 12, height: 12 }

interface Group {
  button: HTMLButtonElement
  at: Spot
  size: { width: number; height: number }
  count: number
}

/**
 * The largest choose first, single houses last; a group without room for its place's name, or with one that is said
 * already, has none.
 */
export function arrangeGroups(map: LeafletMap): void {
  const { container, left, top, frame } = frameOf(map)
  const buttons = [...container.querySelectorAll<HTMLButtonElement>(':is(.map-group, .map-house) button')]
  for (const button of buttons) {
    button.classList.remove('is-short')
    button.removeAttribute(asideAttribute)
  }
  shortenSaid(measured(buttons, { left, top }).toSorted(byChoice))
  const groups = measured(buttons, { left, top }).toSorted(byChoice)
  const covers = standingOn(map, tools)
  const taken = [...covers]
  const dots = new Map(groups.map(({ button, at }) => [button, around(at, dot)]))
  const crowded: HTMLButtonElement[] = []
  const isClose = map.getZoom() >= streets
  const place = ({ button, at, size }: Group) => {
    const foreign = [...dots].flatMap(([other, rectangle]) => (other === button ? [] : rectangle))
    const room = { frame, taken: [...taken, ...foreign] }
    const found = placeBeside(at, size, room, { isGroup: button.dataset.group !== undefined, isClose })
    if (!found) return false
    taken.push(found)
    set(button, { at, place: found })
    return true
  }
  for (const group of groups) {
    const inSight = isInSight(group.at, { frame, taken: covers })
    // Of a place under the tools one would see a part.
    group.button.style.visibility = inSight || !isInSight(group.at, { frame, taken: [] }) ? '' : 'hidden'
    if (!inSight || !place(group)) crowded.push(group.button)
  }
  for (const button of crowded) button.classList.add('is-short')
  for (const group of measured(crowded, { left, top })) {
    if (place(group)) continue
    const { button, at, size } = group
    const found = clearPlace(at, size, { frame, taken }) ?? around(at, size)
    taken.push(found)
    set(button, { at, place: found })
  }
}

/** The largest group of an area has its name. */
function shortenSaid(groups: readonly Group[]): void {
  const said = new Set<string>()
  for (const { button } of groups) {
    const { area } = button.dataset
    if (area === undefined) continue
    button.classList.toggle('is-short', said.has(area))
    said.add(area)
  }
}

/**
 * The price of the house in a group that the list points to: the nearest place at which it covers no other text. What
 * stands on the house itself steps aside until the list points elsewhere.
 */
export function arrangeLit(map: LeafletMap): void {
  const { container, left, top, frame } = frameOf(map)
  for (const button of container.querySelectorAll<HTMLElement>(`[${asideAttribute}]`)) stepBack(button)
  const label = container.querySelector<HTMLElement>('.map-lit b')
  if (!label) return
  const spot = (label.parentElement ?? label).getBoundingClientRect()
  const at = { x: spot.left - left, y: spot.top - top }
  const size = { width: label.offsetWidth, height: label.offsetHeight }
  const own = around(at, dot)
  const taken = standingOn(map, tools)
  const covering: Group[] = []
  for (const group of measured([...container.querySelectorAll<HTMLButtonElement>(standing)], { left, top })) {
    const place = placeOf(group.button, { left, top })
    if (touches(place, own)) covering.push(group)
    else taken.push(place)
  }
  const above = around({ x: at.x, y: at.y - size.height }, size)
  const lit = clearPlace(at, size, { frame, taken }) ?? above
  const room = { frame, taken: [...taken, own, lit, ...alongStem(at, lit)] }
  const [group, another] = covering
  const aside = group && !another ? clearPlace(group.at, group.size, room) : null
  if (group && aside) stepAside(group.button, group.at, aside)
  const all = [...taken, ...covering.map(({ button }) => placeOf(button, { left, top }))]
  set(label, { at, place: clearPlace(at, size, { frame, taken: all }) ?? above })
}

/** Parts of what a stem crosses. */
function alongStem(at: Spot, place: Rectangle): Rectangle[] {
  const { length, turn } = stemTo(at, place)
  const far = (share: number) => ({
    x: at.x + share * length * Math.cos(turn),
    y: at.y + share * length * Math.sin(turn),
  })
  return [0.25, 0.5, 0.75].map((share) => around(far(share), dot))
}

/** Buttons of houses and groups. */
const standing = ':is(.map-group, .map-house) button'
/** On a button that stepped aside: where it stands otherwise. */
const asideAttribute = 'data-aside'

function stepAside(button: HTMLElement, at: Spot, place: Rectangle) {
  button.setAttribute(asideAttribute, button.style.translate)
  set(button, { at, place })
}

function stepBack(button: HTMLElement) {
  const [left = 0, top = 0] = (button.getAttribute(asideAttribute) ?? '').split(' ').map(Number.parseFloat)
  button.removeAttribute(asideAttribute)
  const place = { left, top, right: left + button.offsetWidth, bottom: top + button.offsetHeight }
  set(button, { at: { x: 0, y: 0 }, place })
}

/** The houses beside or on the map, unless it fills the window. */
export const besideMap = '.map-side:not(:has(:popover-open)) + .map-list'
/** What stands on the map beside its houses: the tools, the scale and the source, the row of houses of a phone. */
export const tools = `.map-tools > *, .map-foot > *, ${besideMap}`

export function frameOf(map: LeafletMap): { container: HTMLElement; left: number; top: number; frame: Rectangle } {
  const container = map.getContainer()
  const { left, top, width, height } = container.getBoundingClientRect()
  return { container, left, top, frame: { left: 0, top: 0, right: width, bottom: height } }
}

/** From the map's corner. */
export function standingOn(map: LeafletMap, selector: string): Rectangle[] {
  const { container, left, top } = frameOf(map)
  const found = container.closest('.map-view')?.querySelectorAll(selector)
  return [...(found ?? [])].map((each) => placeOf(each, { left, top }))
}

function placeOf(element: Element, { left, top }: { left: number; top: number }): Rectangle {
  const rectangle = element.getBoundingClientRect()
  return {
    left: rectangle.left - left,
    top: rectangle.top - top,
    right: rectangle.right - left,
    bottom: rectangle.bottom - top,
  }
}

function measured(buttons: readonly HTMLButtonElement[], { left, top }: { left: number; top: number }): Group[] {
  return buttons.map((button) => {
    const spot = (button.parentElement ?? button).getBoundingClientRect()
    return {
      button,
      at: { x: spot.left - left, y: spot.top - top },
      size: { width: button.offsetWidth, height: button.offsetHeight },
      count: Number(button.dataset.group ?? 1),
    }
  })
}

/** With a stem from its dot, that one sees which it belongs to, unless it is hidden. */
function set(button: HTMLElement, { at, place }: { at: Spot; place: Rectangle }) {
  button.style.translate = `${Math.round(place.left - at.x)}px ${Math.round(place.top - at.y)}px`
  const { length, turn } = button.style.visibility === 'hidden' ? { length: 0, turn: 0 } : stemTo(at, place)
  button.parentElement?.style.setProperty('--stem', `${length}px`)
  button.parentElement?.style.setProperty('--turn', `${turn}rad`)
}
