/// <reference path="../../map-tiles/leaflet.d.ts" />
import {
  canvas,
  divIcon,
  LatLngBounds,
  type LatLngBoundsExpression,
  Map as LeafletMap,
  layerGroup,
  marker,
  polygon,
  polyline,
  rectangle,
} from 'leaflet/dist/leaflet-src.esm.js'
import 'leaflet/dist/leaflet.css'
import { areas } from '../../../domain/areas.ts'
import type { Box } from '../../../domain/map/box.ts'
import { mapZooms } from '../../../domain/map/cells.ts'
import { readCoast, type WrittenCoast } from '../../../domain/map/coast.ts'
import { mapNames } from '../../../editions/map-names.ts'
import { areaName } from '../../../markets/area-name.ts'
import type { Market } from '../../../markets/market.ts'
import { colourOf, paintByScheme } from '../../map-tiles/colours.ts'
import coast from './coast.json'
import './map.css'
import type { EditionKey } from '../../../editions/table.ts'

/** Pixels of the map's edges on which tools stand, or a pin has no room. */
const edges = { left: 52, top: 68, right: 60, bottom: 52 }
/** Pixels of the map in the window below which it is not worth fitting the houses there. */
const leastHeight = 320
/** Until the map of another size has come to rest, which Leaflet tells as if the guest had moved it. */
const settleMs = 500
/** Pixels between a name and what it may not touch. */
const apart = 4

/** A part of the map: one that was requested, or the area of the houses, clear of the edges. */
export interface Look {
  box: Box
  isHome: boolean
  /** It was drawn by hand: its edge is shown. */
  isDrawn?: boolean
}

/** Pixels from the upper left of the map's element. */
export interface Spot {
  x: number
  y: number
}

interface DrawnMap {
  map: LeafletMap
  /** Shows the whole box, at once and without calling `moved`. */
  look(next: Look): void
  /** Moves until the spot is clear of the edges and of what covers the bottom, without calling `moved`. */
  reveal(spot: { lat: number; lng: number }, foot: number): void
  /** Writes the names that fit beside the houses and the tools. */
  writeNames(): void
  /** Removes our own names where the tiles have theirs. */
  hideNames(): void
  /** The visible part. */
  box(): Box
  /** The part of the map between two points of its element. */
  boxBetween(from: Spot, to: Spot): Box
  remove(): void
}

/** Draws land, shores, borders and names. */
export function drawMap(element: HTMLElement, market: Market, first: Look, moved: () => void): DrawnMap {
  const { box, shores, borders } = readCoast(coast as unknown as WrittenCoast)
  const all = boundsOf(box)
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  let isOwn = true
  const map = new LeafletMap(element, {
    zoomControl: false,
    attributionControl: false,
    zoomSnap: 0.25,
    maxZoom: mapZooms.max,
    maxBounds: all,
    maxBoundsViscosity: 1,
    trackResize: false,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    inertia: !isCalm,
  })
  const quietly = (move: () => void) => {
    isOwn = true
    move()
    // Else Leaflet does so by an animation that ends later, as if the guest had moved.
    map.panInsideBounds(all, { animate: false })
    isOwn = false
  }
  const limitZoom = () => map.setMinZoom(Math.max(mapZooms.min, map.getBoundsZoom(all, true)))

  const outline = rectangle(all, { interactive: false, fill: false, weight: 2, dashArray: '6 4' })
  const show = (next: Look) => {
    showWhole(map, next)
    if (next.isDrawn) outline.setBounds(boundsOf(next.box)).addTo(map)
    else outline.remove()
  }
  quietly(() => {
    show(first)
    limitZoom()
  })
  drawCoast(map, element, shores, borders)
  const names = drawLabels(map, market)
  let resizedAt = 0
  map.on('moveend', () => {
    if (isOwn || performance.now() - resizedAt < settleMs) return
    outline.remove()
    moved()
  })
  paintByScheme(map, () => outline.setStyle({ color: colourOf(element, '--action') }))
  const resized = new ResizeObserver(() => {
    resizedAt = performance.now()
    quietly(() => {
      map.invalidateSize({ animate: false, pan: false })
      limitZoom()
    })
  })
  resized.observe(element)

  return {
    map,
    look: (next) =>
      quietly(() => {
        map.invalidateSize({ animate: false, pan: false })
        limitZoom()
        show(next)
      }),
    reveal({ lat, lng }, foot) {
      const { x, y } = map.latLngToContainerPoint([lat, lng])
      const size = map.getSize()
      const { left, top, right, bottom } = edges
      const across = beyond(x, left, size.x - right)
      const down = beyond(y, top, Math.max(top, size.y - bottom - foot))
      if (across !== 0 || down !== 0) quietly(() => map.panBy([across, down], { animate: false }))
    },
    box: () => boxOf(map),
    boxBetween(from, to) {
      const [one, other] = [from, to].map(({ x, y }) => map.containerPointToLatLng([x, y]))
      if (!one || !other) return boxOf(map)
      return {
        south: Math.min(one.lat, other.lat),
        west: Math.min(one.lng, other.lng),
        north: Math.max(one.lat, other.lat),
        east: Math.max(one.lng, other.lng),
      }
    },
    writeNames: names.write,
    hideNames: names.remove,
    remove() {
      resized.disconnect()
      map.remove()
    },
  }
}

/** The houses stand clear of the edges, and of what is below the window when the page is at its top. */
function showWhole(map: LeafletMap, { box, isHome, isDrawn }: Look) {
  const { left, top, right, bottom } = edges
  const below = map.getContainer().getBoundingClientRect().bottom + scrollY - innerHeight
  const hidden = map.getSize().y - below < leastHeight ? 0 : Math.max(0, below)
  map.fitBounds(boundsOf(box), {
    animate: false,
    ...(isDrawn && { padding: [8, 8] }),
    ...(isHome && { paddingTopLeft: [left, top], paddingBottomRight: [right, bottom + hidden] }),
  })
}

/** Distance of a value from a range. */
function beyond(place: number, from: number, to: number): number {
  return Math.min(0, place - from) + Math.max(0, place - to)
}

function boundsOf({ south, west, north, east }: Box): LatLngBounds {
  return new LatLngBounds([south, west], [north, east])
}

function boxOf(map: LeafletMap): Box {
  const bounds = map.getBounds()
  return { south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() }
}

type Line = LatLngBoundsExpression & [number, number][]

/** Draws shallow water, land and beach, from the outside in, with line widths that suit the zoom. */
function drawCoast(map: LeafletMap, element: HTMLElement, shores: [number, number][][], borders: [number, number][][]) {
  const drawn = {
    renderer: canvas({ padding: 0.6 }),
    interactive: false,
    lineJoin: 'round',
    smoothFactor: 0.6,
  } as const
  const closed = shores.map((shore) => [...shore, ...shore.slice(0, 1)] as Line)
  const shallows = polyline(closed, { ...drawn, weight: 8 }).addTo(map)
  const land = polygon(shores, { ...drawn, fillOpacity: 1, weight: 2 }).addTo(map)
  const lines = polyline(borders, { ...drawn, weight: 1, dashArray: '5 4' }).addTo(map)
  paintByScheme(map, () => {
    shallows.setStyle({ color: colourOf(element, '--map-shallows') })
    land.setStyle({ color: colourOf(element, '--map-beach'), fillColor: colourOf(element, '--map-land') })
    lines.setStyle({ color: colourOf(element, '--map-border') })
  })
  const suit = () => {
    const zoom = map.getZoom()
    shallows.setStyle({ weight: zoom < 8 ? 5 : zoom < 11 ? 10 : 18 })
    land.setStyle({ weight: zoom < 8 ? 1.2 : zoom < 11 ? 2.2 : 4 })
  }
  map.on('zoomend', suit)
  suit()
}

/** Draws names that overlap neither each other nor a house or a tool: of those in sight the first ones that fit. */
function drawLabels(map: LeafletMap, market: Market): { write(): void; remove(): void } {
  const pane = map.createPane('names')
  pane.style.zIndex = '450'
  pane.style.pointerEvents = 'none'
  const written = layerGroup().addTo(map)
  const own = areas.map(
    (area): Label => ({ kind: 'area', lat: area.lat, lng: area.lng, from: 0, to: 20, name: areaName(market, area) }),
  )
  let isOver = false
  const write = () => {
    written.clearLayers()
    if (isOver) return
    const zoom = map.getZoom()
    const frame = map.getContainer().getBoundingClientRect()
    const taken = takenBy(map.getContainer())
    for (const { kind, lat, lng, from, to, name } of [...labels, ...own]) {
      if (zoom < from || zoom >= to) continue
      const text = typeof name === 'string' ? name : mapNames[market.key][name.word]
      const { x, y } = map.latLngToContainerPoint([lat, lng])
      const width = text.length * letterWidths[kind]
      const left = frame.left + (kind === 'area' ? x + 8 : x - width / 2)
      const place = new DOMRect(left, frame.top + y - 10, width, 20)
      if (!isWithin(place, frame) || taken.some((each) => isNear(place, each))) continue
      taken.push(place)
      const html = document.createElement('span')
      html.textContent = text
      html.setAttribute('aria-hidden', 'true')
      const icon = divIcon({ html, className: `map-name ${kind}`, iconSize: [0, 0] })
      marker([lat, lng], { icon, interactive: false, keyboard: false, pane: 'names' }).addTo(written)
    }
  }
  return {
    write,
    remove() {
      isOver = true
      written.remove()
    },
  }
}

/** What stands on the map: houses, groups, tools, the scale and the source. */
function takenBy(container: HTMLElement): DOMRect[] {
  const standing = container.parentElement?.querySelectorAll(
    ':is(.map-house, .map-group) button, .map-tools > *, .map-foot > *',
  )
  return [...(standing ?? [])].map((each) => each.getBoundingClientRect())
}

function isWithin(place: DOMRect, frame: DOMRect): boolean {
  return (
    place.left >= frame.left + apart &&
    place.right <= frame.right - apart &&
    place.top >= frame.top + apart &&
    place.bottom <= frame.bottom - apart
  )
}

function isNear(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right + apart &&
    other.left < one.right + apart &&
    one.top < other.bottom + apart &&
    other.top < one.bottom + apart
  )
}

/** Pixels of a letter, about. */
const letterWidths: Record<Label['kind'], number> = { sea: 8, country: 12, town: 7, area: 7 }

type MapWord = keyof (typeof mapNames)[EditionKey]

/** A name on the map beside our own places; of overlapping ones the first is drawn. */
interface Label {
  kind: 'sea' | 'country' | 'town' | 'area'
  lat: number
  lng: number
  from: number
  to: number
  /** A `word` is looked up in the edition's texts. */
  name: string | { word: MapWord }
}

const always = 20

function names(word: MapWord): { word: MapWord } {
  return { word }
}

function label(
  kind: Label['kind'],
  lat: number,
  lng: number,
  [from, to]: [number, number],
  name: Label['name'],
): Label {
  return { kind, lat, lng, from, to, name }
}

const labels: readonly Label[] = [
  label('sea', 56.35, 6.9, [0, 9], names('northSea')),
  label('sea', 57.85, 8.9, [0, 10], 'Skagerrak'),
  label('sea', 56.95, 11.3, [0, 10], 'Kattegat'),
  label('sea', 55.99, 8.25, [9, always], 'Ringkøbing Fjord'),
  label('sea', 56.35, 8.19, [10.5, always], 'Nissum Fjord'),
  label('sea', 56.63, 8.42, [9.5, always], 'Nissum Bredning'),
  label('sea', 56.87, 9.08, [8.5, always], names('limfjord')),
  label('sea', 57.33, 9.3, [8.5, 11], names('jammerBay')),
  label('sea', 55.28, 8.28, [8.5, 11], names('waddenSea')),
  label('sea', 55.545, 8.27, [10.5, always], 'Ho Bugt'),
  label('country', 56.2, 9.35, [0, 9], names('denmark')),
  label('country', 54.15, 9.7, [0, 9], names('germany')),
  label('country', 58.75, 7.7, [0, 9], names('norway')),
  label('country', 58.1, 13.4, [0, 9], names('sweden')),
  label('town', 55.467, 8.452, [7.5, always], 'Esbjerg'),
  label('town', 57.048, 9.919, [7.5, always], 'Aalborg'),
  label('town', 56.157, 10.211, [7, always], 'Aarhus'),
  label('town', 56.139, 8.976, [8, always], 'Herning'),
  label('town', 57.441, 10.537, [8, always], 'Frederikshavn'),
  label('town', 56.36, 8.616, [8, always], 'Holstebro'),
  label('town', 56.955, 8.694, [8, always], 'Thisted'),
  label('town', 56.453, 9.402, [8, always], 'Viborg'),
  label('town', 57.464, 9.982, [8.5, always], 'Hjørring'),
  label('town', 55.33, 8.765, [8.5, always], 'Ribe'),
  label('town', 54.933, 8.867, [8.5, always], 'Tønder'),
  label('town', 55.621, 8.481, [9, always], 'Varde'),
  label('town', 55.95, 8.493, [9, always], 'Skjern'),
  label('town', 56.492, 8.595, [9, always], 'Struer'),
  label('town', 57.27, 9.941, [9, always], 'Brønderslev'),
  label('town', 55.491, 9.472, [7.5, always], 'Kolding'),
  label('town', 55.396, 10.389, [7, always], 'Odense'),
  label('town', 55.676, 12.568, [6, always], names('copenhagen')),
  label('town', 54.782, 9.437, [7, always], 'Flensburg'),
  label('town', 54.477, 9.051, [8, always], 'Husum'),
  label('town', 53.551, 9.994, [6, always], names('hamburg')),
  label('town', 57.707, 11.967, [6.5, always], names('gothenburg')),
  label('town', 58.146, 7.996, [6.5, always], 'Kristiansand'),
]
