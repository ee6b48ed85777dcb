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
import { type Label, labels } from './labels.ts'
import './map.css'

export interface DrawnMap {
  map: LeafletMap
  /** Shows the whole box, at once and without telling that the map was moved. */
  look(box: Box): void
  /** Our own names make way for those of the tiles. */
  hideNames(): void
  /** What is in sight. */
  box(): Box
  remove(): void
}

/** Draws land, shores, borders and names; what is on it is others' concern. */
export function drawMap(element: HTMLElement, market: Market, first: Box, moved: () => void): DrawnMap {
  const { box, shores, borders } = readCoast(coast as unknown as WrittenCoast)
  const all = boundsOf(box)
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  let isOwn = true
  const map = new LeafletMap(element, {
    zoomControl: false,
    attributionControl: false,
    zoomSnap: 0.5,
    maxZoom: mapZooms.most,
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
    isOwn = false
  }
  const limitZoom = () => map.setMinZoom(Math.max(mapZooms.least, map.getBoundsZoom(all, true)))

  quietly(() => {
    map.fitBounds(boundsOf(first), { animate: false })
    limitZoom()
  })
  drawCoast(map, element, shores, borders)
  const names = drawLabels(map, market)
  map.on('moveend', () => {
    if (!isOwn) moved()
  })
  const resized = new ResizeObserver(() =>
    quietly(() => {
      map.invalidateSize({ animate: false, pan: false })
      limitZoom()
    }),
  )
  resized.observe(element)

  return {
    map,
    look: (next) => quietly(() => map.fitBounds(boundsOf(next), { animate: false })),
    box: () => boxOf(map),
    hideNames: names.remove,
    remove() {
      resized.disconnect()
      map.remove()
    },
  }
}

function boundsOf({ south, west, north, east }: Box): LatLngBounds {
  return new LatLngBounds([south, west], [north, east])
}

function boxOf(map: LeafletMap): Box {
  const bounds = map.getBounds()
  return { south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() }
}

type Line = LatLngBoundsExpression & [number, number][]

/** Shallow water, land and beach from the outside in: widths that suit what is in sight. */
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

/** Names never cover each other: at every zoom the first ones that fit are written. */
function drawLabels(map: LeafletMap, market: Market): { remove(): void } {
  const pane = map.createPane('names')
  pane.style.zIndex = '450'
  pane.style.pointerEvents = 'none'
  const written = layerGroup().addTo(map)
  const own = areas.map(
    (area): Label => ({ kind: 'area', lat: area.lat, lng: area.lng, from: 8.5, to: 20, name: areaName(market, area) }),
  )
  const write = () => {
    const zoom = map.getZoom()
    const taken: { x: number; y: number; half: number }[] = []
    written.clearLayers()
    for (const { kind, lat, lng, from, to, name } of [...labels, ...own]) {
      if (zoom < from || zoom >= to) continue
      const text = typeof name === 'string' ? name : mapNames[market.key][name.word]
      const { x, y } = map.project([lat, lng], zoom)
      const half = text.length * 4 + 6
      if (taken.some((each) => Math.abs(each.x - x) < each.half + half && Math.abs(each.y - y) < 22)) continue
      taken.push({ x, y, half })
      const html = document.createElement('span')
      html.textContent = text
      html.setAttribute('aria-hidden', 'true')
      const icon = divIcon({ html, className: `map-name ${kind}`, iconSize: [0, 0] })
      marker([lat, lng], { icon, interactive: false, keyboard: false, pane: 'names' }).addTo(written)
    }
  }
  map.on('zoomend', write)
  write()
  return {
    remove() {
      map.off('zoomend', write)
      written.remove()
    },
  }
}
