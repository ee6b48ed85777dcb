/// <reference path="../../map-tiles/leaflet.d.ts" />
import {
  canvas,
  circleMarker,
  divIcon,
  LatLngBounds,
  type Map as LeafletMap,
  layerGroup,
  type Marker,
  marker,
} from 'leaflet/dist/leaflet-src.esm.js'
import type { MapContent, Pin } from '../../../contracts/map.ts'
import type { Area } from '../../../domain/areas.ts'
import type { Position } from '../../../domain/distance.ts'
import { mapZooms } from '../../../domain/map/cells.ts'
import { colourOf, paintByScheme } from '../../map-tiles/colours.ts'
import { arrangeGroups, arrangeLit, frameOf, standingOn, tools } from './arrange-groups.ts'
import { areOnePlace, type Gathering, gatherHouses, type Placed, placedOf } from './gather-houses.ts'
import type { Size } from './stand-apart.ts'

export interface HouseTexts {
  price(pin: Pin): string
  pin(pin: Pin): string
  /** Of a group: its place, its number, what that is of (heard alone), and its cheapest total where known. */
  group(group: Pick<Placed, 'count' | 'total' | 'area' | 'isMixed'>): GroupText
}

interface GroupText {
  place: string
  count: string
  heard: string
  price: string | null
}

export interface HouseEvents {
  /** A house, or several at the same spot, was chosen. */
  chosen(pins: Pin[]): void
  /** A group that no zoom splits was chosen: its middle. */
  narrowed(lat: number, lng: number): void
  /** The mouse or the focus is on a house; null when it has left. */
  pointed(id: number | null): void
}

export interface MarkedHouse extends Position {
  id: number
  /** As its card says it; empty where no stay is free. */
  price: string
}

export interface DrawnHouses {
  show(content: MapContent): void
  /** Sets groups beside their places, clear of each other, of houses and of what else stands on the map. */
  arrange(): void
  /** Highlights the house: its price, or its group, in which it stands out with its own. */
  mark(house: MarkedHouse | null): void
  focus(id: number): void
  /** Areas whose houses are in a group. */
  grouped(): ReadonlySet<Area>
}

/** Houses of a group that no zoom splits, listed at once. */
const maxListed = 50
/** Zooms that a group of counted squares comes closer by. */
const closer = 2
/** Pixels at the top of the map. */
const toolsHeight = 56

/** Draws houses with their prices; those that would overlap as a group with its place and number. */
export function drawHouses(map: LeafletMap, texts: HouseTexts, events: HouseEvents): DrawnHouses {
  let placed: Placed[] = []
  let shown = new Map<string, { marker: Marker; gathering: Gathering }>()
  /** Houses whose card was opened. */
  const seen = new Set<number>()
  let marked: MarkedHouse | null = null
  /** The price of a marked house that is in a group. */
  let inGroup: Marker | undefined
  const dots = layerGroup().addTo(map)
  const pane = map.createPane('dots')
  pane.style.zIndex = '440'
  pane.style.pointerEvents = 'none'
  const dot = { renderer: canvas({ pane: 'dots' }), interactive: false, pane: 'dots', radius: 2.5, fillOpacity: 0.8 }
  const colourDots = () => {
    const color = colourOf(map.getContainer(), '--accent')
    dots.eachLayer((each) => (each as ReturnType<typeof circleMarker>).setStyle({ fillColor: color }))
  }
  paintByScheme(map, colourDots)

  function draw() {
    const zoom = map.getZoom()
    const next: typeof shown = new Map()
    dots.clearLayers()
    const spotOf = ({ lat, lng }: Position) => map.latLngToContainerPoint([lat, lng])
    const room = { frame: frameOf(map).frame, taken: standingOn(map, tools) }
    for (const gathering of gatherHouses(placed, { zoom, spotOf, sizeOf, ...room })) {
      const { pin, count, total, lat, lng, members } = gathering
      const group = pin ? null : texts.group(gathering)
      if (group) for (const each of members) circleMarker([each.lat, each.lng], { ...dot, stroke: false }).addTo(dots)
      const key = pin ? `${pin.id} ${pin.total}` : `${lat} ${lng} ${count} ${total} ${group?.place}`
      const button = group ? groupButton(gathering, group) : pin ? pinButton(pin) : newButton()
      const icon = () => divIcon({ html: button, className: pin ? 'map-house' : 'map-group', iconSize: [0, 0] })
      const drawn = shown.get(key)?.marker ?? marker([lat, lng], { icon: icon(), keyboard: false, riseOnHover: true })
      drawn.addTo(map)
      // A group of the same houses may be of other squares.
      drawn.off('click').on('click', () => (pin ? choose(pin) : open(gathering)))
      next.set(key, { marker: drawn, gathering })
    }
    for (const [key, { marker: old }] of shown) if (!next.has(key)) removeMarker(map, old)
    shown = next
    colourDots()
    applyMark()
  }

  function sizeOf(gathering: Gathering, isNamed: boolean): Size {
    const { pin } = gathering
    if (pin) return { width: texts.price(pin).length * letterWidth + pricePadding, height: priceHeight }
    const { place, count, price } = texts.group(gathering)
    const sum = price === null ? count : `${count} · ${price}`
    const length = isNamed ? Math.max(place.length, sum.length) : sum.length
    const scale = innerWidth < smallWindow ? smallLetters : 1
    return {
      width: (length * groupLetterWidth + groupPadding) * scale,
      height: isNamed ? groupHeight * scale : priceHeight,
    }
  }

  function choose(pin: Pin) {
    seen.add(pin.id)
    map.getContainer().querySelector(`[data-pin="${pin.id}"]`)?.classList.add('is-seen')
    events.chosen([pin])
  }

  function open({ members, lat, lng }: Gathering) {
    const zoom = map.getZoom()
    const pins = members.flatMap(({ pin }) => pin ?? [])
    const areHouses = pins.length === members.length
    const closest = ({ lat, lng }: Position) => map.project([lat, lng], mapZooms.max)
    if (zoom >= mapZooms.max || (areHouses && areOnePlace(members, closest))) {
      if (pins.length > 0) events.chosen(pins.slice(0, maxListed))
      else events.narrowed(lat, lng)
      return
    }
    const around = new LatLngBounds(members.map((each) => [each.lat, each.lng]))
    // A square's houses stand around its middle.
    const most = areHouses ? mapZooms.max : zoom + closer
    const fit = map.getBoundsZoom(around, false, map.getSize().multiplyBy(marginShare))
    const next = Math.min(Math.max(fit, zoom + 1), most, mapZooms.max)
    // The parts of the group are below the tools.
    const middle = map.project(around.getCenter(), next).subtract([0, toolsHeight / 2])
    map.setView(map.unproject(middle, next), next)
  }

  function pinButton(pin: Pin): HTMLButtonElement {
    const button = newButton(part(texts.price(pin)))
    button.setAttribute('aria-label', texts.pin(pin))
    button.dataset.pin = String(pin.id)
    button.classList.toggle('is-seen', seen.has(pin.id))
    for (const type of ['pointerenter', 'focus']) button.addEventListener(type, () => events.pointed(pin.id))
    for (const type of ['pointerleave', 'blur']) button.addEventListener(type, () => events.pointed(null))
    return button
  }

  function groupButton(gathering: Gathering, { place, count, heard, price }: GroupText): HTMLButtonElement {
    const sum = part(count, hidden(heard), ...(price === null ? [] : [part(price)]))
    const button = newButton(part(place, hidden(' · ')), sum)
    button.dataset.group = String(gathering.count)
    button.dataset.area = gathering.area.slug
    button.dataset.place = place
    return button
  }

  function applyMark() {
    const target = marked && nearest(marked)
    for (const each of shown.values()) {
      const isTarget = each === target
      each.marker.getElement()?.classList.toggle('is-marked', isTarget)
      each.marker.setZIndexOffset(isTarget ? 2000 : each.gathering.pin ? 0 : 1000)
    }
    inGroup?.remove()
    inGroup = marked?.price && !target?.gathering.pin ? priceInGroup(marked).addTo(map) : undefined
    arrangeLit(map)
  }

  function nearest({ id, lat, lng }: MarkedHouse) {
    const all = [...shown.values()]
    const own = all.find(({ gathering }) => gathering.members.some(({ pin }) => pin?.id === id))
    if (own) return own
    const at = map.latLngToLayerPoint([lat, lng])
    const away = (each: Placed) => map.latLngToLayerPoint([each.lat, each.lng]).distanceTo(at)
    const squares = all.flatMap((each) => each.gathering.members.map((member) => ({ each, away: away(member) })))
    const [first] = squares.toSorted((a, b) => a.away - b.away)
    return first && first.away < besideSquare ? first.each : undefined
  }

  map.on('moveend', draw)
  return {
    arrange() {
      arrangeGroups(map)
      arrangeLit(map)
    },
    show(next) {
      placed = placedOf(next)
      draw()
    },
    mark(house) {
      marked = house
      applyMark()
    },
    focus: (id) => map.getContainer().querySelector<HTMLElement>(`[data-pin="${id}"]`)?.focus(),
    grouped: () =>
      new Set([...shown.values()].flatMap(({ gathering: { pin, members } }) => (pin ? [] : members)).map(areaOf)),
  }
}

function priceInGroup({ lat, lng, price }: MarkedHouse): Marker {
  const html = document.createElement('b')
  html.textContent = price
  html.setAttribute('aria-hidden', 'true')
  const icon = divIcon({ html, className: 'map-house map-lit is-marked', iconSize: [0, 0] })
  return marker([lat, lng], { icon, interactive: false, keyboard: false, zIndexOffset: 3000 })
}

function areaOf({ area }: Placed): Area {
  return area
}

/** Pixels of texts, about, as map.css writes them. */
const letterWidth = 7
const groupLetterWidth = 6.6
const pricePadding = 24
const priceHeight = 32
const groupPadding = 22
const groupHeight = 40
/** Pixels: in a smaller window groups are smaller, by this. */
const smallWindow = 720
const smallLetters = 0.9
/** Of the map, around the parts of a group that was chosen. */
const marginShare = 0.4
/** Pixels within which a house that is not drawn belongs to a square. */
const besideSquare = 40

function newButton(...parts: readonly HTMLElement[]): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  for (const each of parts) button.appendChild(each)
  return button
}

function part(text: string, ...parts: readonly HTMLElement[]): HTMLSpanElement {
  const span = document.createElement('span')
  span.textContent = text
  for (const each of parts) span.appendChild(each)
  return span
}

/** Heard alone. */
function hidden(text: string): HTMLSpanElement {
  const span = part(text)
  span.className = 'visually-hidden'
  return span
}

/** Keyboard focus on a removed marker goes to the map. */
function removeMarker(map: LeafletMap, old: Marker) {
  const hadFocus = old.getElement()?.contains(document.activeElement)
  old.remove()
  if (hadFocus) map.getContainer().focus({ preventScroll: true })
}
