/// <reference path="../map-tiles/leaflet.d.ts" />
import { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import 'leaflet/dist/leaflet.css'
import type { Market } from '../../markets/market.ts'
import { drawTiles } from '../map-tiles/draw-tiles.ts'
import { findTiles, readTile } from '../map-tiles/read-tile.ts'

interface Surroundings {
  market: Market
  lat: number
  lng: number
  signal: AbortSignal
}

/** About two kilometres wide: streets and shops have their names. */
const zoom = 14

/**
 * A still map of the streets around a house, in the middle of the element; resolves to false where the agency's tiles do not
 * reach it, or do not come.
 */
export async function drawHouseMap(element: HTMLElement, { market, lat, lng, signal }: Surroundings): Promise<boolean> {
  const tiles = await findTiles(signal)
  if (!tiles || signal.aborted) return false
  const { south, west, north, east } = tiles.box
  if (lat < south || lat > north || lng < west || lng > east) return false
  // The drawn coast stays until the house's own tile is there.
  const own = await readTile(tiles, placeOf(lat, lng, Math.min(zoom, tiles.maxZoom)), signal)
  if (!own || signal.aborted) return false
  const map = new LeafletMap(element, {
    center: [lat, lng],
    zoom,
    zoomControl: false,
    attributionControl: false,
    dragging: false,
    touchZoom: false,
    doubleClickZoom: false,
    scrollWheelZoom: false,
    boxZoom: false,
    keyboard: false,
  })
  drawTiles(map, element, market, tiles)
  const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }))
  resized.observe(element)
  signal.addEventListener('abort', () => {
    resized.disconnect()
    map.remove()
  })
  return true
}

/** The tile of that level that the degrees lie on (Web Mercator). */
function placeOf(lat: number, lng: number, z: number): [z: number, x: number, y: number] {
  const north = Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI
  return [z, Math.floor(((lng + 180) / 360) * 2 ** z), Math.floor(((1 - north) / 2) * 2 ** z)]
}
