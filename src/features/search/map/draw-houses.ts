/// <reference path="../../map-tiles/leaflet.d.ts" />
import { divIcon, type Map as LeafletMap, type Marker, marker } from 'leaflet/dist/leaflet-src.esm.js'
import Supercluster, { type PointFeature } from 'supercluster'
import type { MapContent, Pin } from '../../../contracts/map.ts'
import { mapZooms } from '../../../domain/map/cells.ts'
import { arrangeGroups } from './arrange-groups.ts'
import { around, touches } from './stand-apart.ts'

export interface HouseTexts {
  price(pin: Pin): string
  pin(pin: Pin): string
  /** Of a group: the place it is near, its number, what that is of (heard alone), and its cheapest total where known. */
  group(count: number, total: number | null, at: { lat: number; lng: number; zoom: number }): GroupText
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

export interface DrawnHouses {
  show(content: MapContent): void
  /** Sets groups beside their places, clear of each other, of houses and of what else stands on the map. */
  arrange(): void
  /** Highlights the house, or its group. */
  mark(house: { id: number; lat: number; lng: number } | null): void
  focus(id: number): void
}

interface Place {
  count: number
  /** Of the cheapest house. */
  total: number | null
  pin?: Pin
}

/** Pixels within which houses are grouped. */
const radius = 66
const maxLeaves = 50
/** Pixels at the top of the map. */
const toolsHeight = 56

/** Draws houses with their prices; those that would overlap as a group with its place and number. */
export function drawHouses(map: LeafletMap, texts: HouseTexts, events: HouseEvents): DrawnHouses {
  let content: MapContent = { total: 0, pins: [], groups: [] }
  /** By the part of a zoom beyond the whole one: the radius is the same on every map. */
  let indexes = new Map<number, Places>()
  let shown = new Map<string, { marker: Marker; pin?: Pin; lat: number; lng: number }>()
  /** Houses whose card was opened. */
  const seen = new Set<number>()
  let marked: { id: number; lat: number; lng: number } | null = null

  function draw() {
    const zoom = map.getZoom()
    const beyond = zoom % 1
    const index = indexes.get(beyond) ?? load(content, radius / 2 ** beyond)
    indexes.set(beyond, index)
    const next: typeof shown = new Map()
    const found = parted(map, index, index.getClusters([-180, -85, 180, 85], Math.floor(zoom)), texts.price)
    for (const { geometry, properties } of found) {
      const [lng = 0, lat = 0] = geometry.coordinates
      const { pin, count, total } = properties
      const group = pin ? null : texts.group(count, total, { lat, lng, zoom })
      const key = pin ? `${pin.id} ${pin.total}` : `${lat} ${lng} ${count} ${total} ${group?.place}`
      const groupId = 'cluster_id' in properties ? Number(properties.cluster_id) : null
      const before = shown.get(key)
      if (before) {
        // A group's id belongs to the index that it came from.
        before.marker.off('click').on('click', () => (pin ? choose(pin) : open(index, groupId, lat, lng)))
        next.set(key, before)
        continue
      }
      const button = group ? groupButton(count, group) : pin ? pinButton(pin) : newButton([])
      const icon = divIcon({ html: button, className: pin ? 'map-house' : 'map-group', iconSize: [0, 0] })
      const drawn = marker([lat, lng], { icon, keyboard: false, riseOnHover: true }).addTo(map)
      drawn.on('click', () => (pin ? choose(pin) : open(index, groupId, lat, lng)))
      next.set(key, { marker: drawn, pin, lat, lng })
    }
    for (const [key, { marker: old }] of shown) if (!next.has(key)) removeMarker(map, old)
    shown = next
    applyMark()
  }

  function choose(pin: Pin) {
    seen.add(pin.id)
    map.getContainer().querySelector(`[data-pin="${pin.id}"]`)?.classList.add('is-seen')
    events.chosen([pin])
  }

  function open(index: Places, groupId: number | null, lat: number, lng: number) {
    const zoom = map.getZoom()
    if (zoom < mapZooms.max) {
      const parting = groupId === null ? zoom + 2 : index.getClusterExpansionZoom(groupId) + (zoom % 1)
      const next = Math.min(Math.max(parting, zoom + 1), mapZooms.max)
      // The parts of the group are below the tools.
      map.setView(map.unproject(map.project([lat, lng], next).subtract([0, toolsHeight / 2]), next), next)
      return
    }
    const pins =
      groupId === null ? [] : index.getLeaves(groupId, maxLeaves).flatMap(({ properties }) => properties.pin ?? [])
    if (pins.length > 0) events.chosen(pins)
    else events.narrowed(lat, lng)
  }

  function pinButton(pin: Pin): HTMLButtonElement {
    const button = newButton([texts.price(pin)])
    button.setAttribute('aria-label', texts.pin(pin))
    button.dataset.pin = String(pin.id)
    button.classList.toggle('is-seen', seen.has(pin.id))
    for (const type of ['pointerenter', 'focus']) button.addEventListener(type, () => events.pointed(pin.id))
    for (const type of ['pointerleave', 'blur']) button.addEventListener(type, () => events.pointed(null))
    return button
  }

  function groupButton(total: number, { place, count, heard, price }: GroupText): HTMLButtonElement {
    const button = newButton([`${place} · `, count, heard, ...(price === null ? [] : [price])])
    button.children[2]?.classList.add('visually-hidden')
    button.dataset.group = String(total)
    button.dataset.place = place
    return button
  }

  function applyMark() {
    const target = marked && nearest(marked)
    for (const each of shown.values()) {
      const isTarget = each === target
      each.marker.getElement()?.classList.toggle('is-marked', isTarget)
      // A price is wider than a circle: on top, it would cover more of its neighbours.
      each.marker.setZIndexOffset(isTarget ? 2000 : each.pin ? 0 : 1000)
    }
  }

  function nearest({ id, lat, lng }: NonNullable<typeof marked>) {
    const all = [...shown.values()]
    const own = all.find(({ pin }) => pin?.id === id)
    if (own) return own
    const at = map.latLngToLayerPoint([lat, lng])
    const away = (each: (typeof all)[number]) => map.latLngToLayerPoint([each.lat, each.lng]).distanceTo(at)
    const groups = all.filter(({ pin }) => !pin).toSorted((a, b) => away(a) - away(b))
    return groups.find((each) => away(each) < radius)
  }

  map.on('zoomend', draw)
  return {
    arrange: () => arrangeGroups(map),
    show(next) {
      content = next
      indexes = new Map()
      draw()
    },
    mark(house) {
      marked = house
      applyMark()
    },
    focus: (id) => map.getContainer().querySelector<HTMLElement>(`[data-pin="${id}"]`)?.focus(),
  }
}

type Places = Supercluster<Place, Place>
type Found = ReturnType<Places['getClusters']>

/** Small groups whose prices have room beside each other are houses already. */
function parted(map: LeafletMap, index: Places, found: Found, priceOf: (pin: Pin) => string): Found {
  const at = (each: Found[number], size: { width: number; height: number }) => {
    const [lng = 0, lat = 0] = each.geometry.coordinates
    const { x, y } = map.latLngToContainerPoint([lat, lng])
    return around({ x, y: y - size.height / 2 }, size)
  }
  const priced = (each: Found[number]) => {
    const { pin } = each.properties
    return at(each, pin ? { width: priceOf(pin).length * letterWidth + pricePadding, height: priceHeight } : groupSize)
  }
  let taken = found.map((each) => ({ each, place: priced(each) }))
  for (const group of found) {
    const { properties } = group
    if (!('cluster_id' in properties) || properties.count > maxParted) continue
    const houses = index.getLeaves(Number(properties.cluster_id), maxParted)
    const places = houses.map((each) => ({ each, place: priced(each) }))
    const others = taken.filter(({ each }) => each !== group)
    const isApart = places.every(
      ({ each, place }) =>
        each.properties.pin &&
        [...others, ...places].every((other) => other.each === each || !touches(place, other.place)),
    )
    if (isApart) taken = [...others, ...places]
  }
  return taken.map(({ each }) => each)
}

/** Houses of a group that may stand alone, and the pixels that a price and a group take, about. */
const maxParted = 6
const letterWidth = 8
const pricePadding = 24
const priceHeight = 40
const groupSize = { width: 90, height: 48 }

function load({ pins, groups }: MapContent, radius: number): Places {
  const index = new Supercluster<Place, Place>({
    radius,
    extent: 256,
    maxZoom: mapZooms.max,
    map: ({ count, total }) => ({ count, total }),
    reduce(sum, { count, total }) {
      sum.count += count
      sum.total = Math.min(sum.total ?? Number.POSITIVE_INFINITY, total ?? Number.POSITIVE_INFINITY)
      if (sum.total === Number.POSITIVE_INFINITY) sum.total = null
    },
  })
  const feature = (lat: number, lng: number, properties: Place): PointFeature<Place> => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lng, lat] },
    properties,
  })
  return index.load([
    ...pins
      .toSorted((a, b) => b.lat - a.lat)
      .map((pin) => feature(pin.lat, pin.lng, { count: 1, total: pin.total, pin })),
    ...groups.map(([lat, lng, count, total]) => feature(lat, lng, { count, total })),
  ])
}

function newButton(lines: readonly string[]): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  for (const line of lines) {
    const part = document.createElement('span')
    part.textContent = line
    button.appendChild(part)
  }
  return button
}

/** Keyboard focus on a removed marker goes to the map. */
function removeMarker(map: LeafletMap, old: Marker) {
  const hadFocus = old.getElement()?.contains(document.activeElement)
  old.remove()
  if (hadFocus) map.getContainer().focus({ preventScroll: true })
}
