/// <reference path="../../map-tiles/leaflet.d.ts" />
import { LatLngBounds, Map as LeafletMap, point, rectangle } from 'leaflet/dist/leaflet-src.esm.js'
import 'leaflet/dist/leaflet.css'
import type { Area } from '../../../domain/areas.ts'
import type { Box } from '../../../domain/map/box.ts'
import { mapZooms } from '../../../domain/map/cells.ts'
import { readCoast, type WrittenCoast } from '../../../domain/map/coast.ts'
import type { Market } from '../../../markets/market.ts'
import { colourOf, paintByScheme } from '../../map-tiles/colours.ts'
import { besideMap } from './arrange-groups.ts'
import coast from './coast.json'
import { drawCoast } from './draw-coast.ts'
import './map.css'
import { drawNames } from './names/draw-names.ts'
import type { Spot } from './stand-apart.ts'

/** Pixels of the map's edges on which tools stand, or a pin has no room. */
const edges = { left: 52, top: 84, right: 60, bottom: 52 }
/** Pixels of the map in the window below which it is not worth fitting the houses there. */
const leastHeight = 320
/** Of the houses' area at first: prices stand above the sea to its west, and most of the room that is left is there. */
const home = { left: 120, right: 60, bottom: 36 }
const seaShare = 0.65
/** Width from which the northernmost group has room beside the tools, and its distance from the top there and elsewhere. */
const roomy = 560
const besideTools = 44
const belowTools = 80
/** Where the whole coast would be farther than the first, the map begins at the south-west, where most houses are. */
const farthestHome = 6.1
const partOfHome = 6.4
/** Zoom from which prices stand above the land, too: they need less room beside the houses. */
const closeHomeFrom = 10
const besideClose = 56
/** A single house is shown with what lies around it; several as close as our coast is exact enough for. */
const closestHome = { ofOne: 13.2, ofSeveral: 14 }

/** A part of the map: one that was requested, or the area of the houses, clear of the edges. */
export interface Look {
  box: Box
  isHome: boolean
  /** It was drawn by hand: its edge is shown. */
  isDrawn?: boolean
}

interface DrawnMap {
  map: LeafletMap
  /** Shows the whole box, at once and without calling `moved`. */
  look(next: Look): void
  /** Moves until the spot is clear of the edges and of what covers the bottom, without calling `moved`. */
  reveal(spot: { lat: number; lng: number }, foot: number): void
  /** Writes the names that fit beside the houses and the tools, of areas other than those. */
  writeNames(grouped: ReadonlySet<Area>): void
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
    zoomSnap: 0.125,
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
    // Else Leaflet comes back into them by an animation that ends later, as if the guest had moved.
    map.setMaxBounds()
    move()
    map.panInsideBounds(all, { animate: false })
    map.setMaxBounds(all)
    isOwn = false
  }
  const limitZoom = () => {
    // Leaflet answers with no less than the last limit.
    map.setMinZoom(mapZooms.min)
    const least = map.getBoundsZoom(all, true)
    // Else Leaflet comes closer by an animation, as if the guest had.
    if (map.getZoom() < least) map.setZoom(least, { animate: false })
    map.setMinZoom(least)
  }

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
  drawCoast(map, element, all, shores, borders)
  const names = drawNames(map, market, shores)
  map.on('moveend', () => {
    if (isOwn) return
    outline.remove()
    moved()
  })
  paintByScheme(map, () => outline.setStyle({ color: colourOf(element, '--action') }))
  const resized = new ResizeObserver(() => {
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
      const down = beyond(y, top, Math.max(top, size.y - bottom - Math.max(foot, rowHeight(element))))
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

function showWhole(map: LeafletMap, { box, isHome, isDrawn }: Look) {
  const bounds = boundsOf(box)
  if (isHome) showHome(map, bounds)
  else map.fitBounds(bounds, { animate: false, ...(isDrawn && { padding: [8, 8] }) })
}

/** The houses stand clear of the edges, and of what hides the map's foot when the page is at its top. */
function showHome(map: LeafletMap, bounds: LatLngBounds) {
  const size = map.getSize()
  const { right } = home
  const top = size.x < roomy ? belowTools : besideTools
  const bottom = home.bottom + hiddenFoot(map.getContainer())
  const zoomBeside = (left: number) => map.getBoundsZoom(bounds, false, point(left + right, top + bottom))
  const left = zoomBeside(home.left) < closeHomeFrom ? home.left : besideClose
  const whole = zoomBeside(left)
  const closest = bounds.getNorthEast().equals(bounds.getSouthWest()) ? closestHome.ofOne : closestHome.ofSeveral
  const zoom = whole < farthestHome ? partOfHome : Math.min(whole, closest)
  const from = map.project(bounds.getNorthWest(), zoom)
  const to = map.project(bounds.getSouthEast(), zoom)
  const across = size.x - left - right - (to.x - from.x)
  const down = size.y - top - bottom - (to.y - from.y)
  const corner = from.subtract([left + Math.max(0, across * seaShare), top + Math.min(down, down / 2)])
  map.setView(map.unproject(corner.add(size.divideBy(2)), zoom), zoom, { animate: false })
}

/** Pixels below the window, or below the row of houses that lies on the map of a phone. */
function hiddenFoot(container: HTMLElement): number {
  const { bottom, height } = container.getBoundingClientRect()
  const below = bottom + scrollY - innerHeight
  return Math.max(rowHeight(container), height - below < leastHeight ? 0 : below, 0)
}

function rowHeight(container: HTMLElement): number {
  const { top, bottom } = container.getBoundingClientRect()
  const row = container.closest('.map-view')?.querySelector(besideMap)?.getBoundingClientRect()
  return row && row.top > top ? Math.max(0, bottom - row.top) : 0
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
