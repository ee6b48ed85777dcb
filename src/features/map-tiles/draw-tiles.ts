/// <reference path="./leaflet.d.ts" />
import { type Flavor, namedFlavor } from '@protomaps/basemaps'
import { DomUtil, GridLayer, LatLngBounds, type Layer, type Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import type { PMTiles } from 'pmtiles'
import {
  CircleSymbolizer,
  GroupSymbolizer,
  type LabelRule,
  labelRules,
  leafletLayer,
  OffsetTextSymbolizer,
  paintRules,
} from 'protomaps-leaflet'
import type { MapTiles } from '../../contracts/map-tiles.ts'
import type { Market } from '../../markets/market.ts'
import { colourOf, isDark, paintByScheme } from './colours.ts'
import { readTile } from './read-tile.ts'

/** What guests look for around a house, as the tiles name it. */
const shownKinds = ['beach', 'supermarket', 'bakery', 'convenience', 'ice_cream', 'playground', 'ferry_terminal']
/** Levels from which these are named: closer up there is room. */
const placesFrom = 14

/** Streets, tracks, names, beaches and shops, above the coast and below all that is ours. */
export function drawTiles(map: LeafletMap, element: HTMLElement, market: Market, tiles: MapTiles): void {
  // The library takes Leaflet from there.
  Object.assign(globalThis, { L: { GridLayer, DomUtil } })
  const pane = map.createPane('tiles')
  pane.style.zIndex = '420'
  pane.style.pointerEvents = 'none'
  const { south, west, north, east } = tiles.box
  // It reads tiles alone; those come from the site.
  const archive = {
    getZxy: (z: number, x: number, y: number, signal?: AbortSignal) => readTile(tiles, [z, x, y], signal),
  }
  let layer: Layer | undefined
  paintByScheme(map, () => {
    layer?.remove()
    const colours = coloursOf(element)
    layer = leafletLayer({
      url: archive as unknown as PMTiles,
      maxDataZoom: tiles.maxZoom,
      paintRules: paintRules(colours),
      labelRules: [
        ...labelRules(colours, market.key),
        placeNames(colours, market.key, colourOf(element, '--map-halo')),
      ],
      bounds: new LatLngBounds([south, west], [north, east]),
      lang: market.key,
      noWrap: true,
      pane: 'tiles',
    }) as unknown as Layer
    layer.addTo(map)
  })
}

/** Those of the library's map of the scheme, with land, water and what grows as the drawn coast has them. */
function coloursOf(element: HTMLElement): Flavor {
  const { landcover: _, ...flavor } = namedFlavor(isDark() ? 'dark' : 'light')
  const own = (name: `--${string}`) => colourOf(element, name)
  const [beach, wood, scrub] = [own('--map-beach'), own('--map-wood'), own('--map-scrub')]
  return {
    ...flavor,
    ...{ earth: own('--map-land'), water: own('--sea'), beach, sand: beach },
    ...{ park_a: scrub, park_b: wood, scrub_a: scrub, scrub_b: scrub, wood_a: wood, wood_b: wood },
  }
}

/** A dot and a name. */
function placeNames(colours: Flavor, language: string, halo: string): LabelRule {
  return {
    dataLayer: 'pois',
    minzoom: placesFrom,
    filter: (_zoom, { props }) => shownKinds.includes(String(props.kind)),
    symbolizer: new GroupSymbolizer([
      new CircleSymbolizer({ radius: 3, fill: colours.subplace_label, stroke: halo, width: 1 }),
      new OffsetTextSymbolizer({
        labelProps: [`name:${language}`, 'name'],
        offsetX: 6,
        offsetY: 4,
        fill: colours.city_label,
        stroke: halo,
        width: 2,
        font: '500 11px sans-serif',
      }),
    ]),
  }
}
