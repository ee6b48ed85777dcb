/// <reference path="../../map-tiles/leaflet.d.ts" />
import { divIcon, type Map as LeafletMap, layerGroup, marker } from 'leaflet/dist/leaflet-src.esm.js'
import type { Area } from '../../../domain/areas.ts'
import { areasByRank } from '../../../domain/map/known-areas.ts'
import { mapNames } from '../../../editions/map-names.ts'
import type { EditionKey } from '../../../editions/table.ts'
import { areaName } from '../../../markets/area-name.ts'
import type { Market } from '../../../markets/market.ts'
import { tools } from './arrange-groups.ts'
import { around, freeSide, isWithin, type Rectangle, type Side, touches } from './stand-apart.ts'

/** Pixels of a letter, about, and the height of a line. */
const letterWidths: Record<Label['kind'], number> = { sea: 8, country: 12, town: 7, area: 7 }
const lineHeight = 16
/** Pixels between a place's dot and its name, and the dot's size. */
const gap = 6
const dot = { width: 8, height: 8 }
/** The land of our coast is to the east: names stand there, prices above the sea. */
const order: readonly Side[] = ['east', 'southEast', 'northEast', 'south', 'north', 'west']

interface Names {
  /**
   * Draws names that overlap neither each other nor a house or a tool: of those in sight the first ones that fit. An area
   * whose houses are in a group has its name there, or none.
   */
  write(grouped: ReadonlySet<Area>): void
  /** Removes them for good. */
  remove(): void
}

export function drawNames(map: LeafletMap, market: Market): Names {
  const pane = map.createPane('names')
  pane.style.zIndex = '450'
  pane.style.pointerEvents = 'none'
  const written = layerGroup().addTo(map)
  const own = areasByRank().map(
    ({ area, from }): Label => ({
      kind: 'area',
      from,
      to: always,
      name: areaName(market, area),
      spots: [[area.lat, area.lng]],
      area,
    }),
  )
  const all = [...labels.slice(0, first), ...own, ...labels.slice(first)]
  let isOver = false

  function put({ kind, text, side, lat, lng }: { kind: string; text: string; side: string; lat: number; lng: number }) {
    const html = document.createElement('span')
    html.textContent = text
    html.setAttribute('aria-hidden', 'true')
    const icon = divIcon({ html, className: `map-name ${kind} ${side}`, iconSize: [0, 0] })
    marker([lat, lng], { icon, interactive: false, keyboard: false, pane: 'names' }).addTo(written)
  }

  function write(grouped: ReadonlySet<Area>) {
    written.clearLayers()
    if (isOver) return
    const zoom = map.getZoom()
    const container = map.getContainer()
    const { left, top, right, bottom } = container.getBoundingClientRect()
    const frame = { left, top, right, bottom }
    const taken = standing(container)
    const said = new Set<string>()
    for (const { kind, from, to, name, spots, area } of all) {
      if (zoom < from || zoom >= to || (area && grouped.has(area))) continue
      const text = typeof name === 'string' ? name : mapNames[market.key][name.word]
      if (said.has(text)) continue
      const size = { width: text.length * letterWidths[kind], height: lineHeight }
      for (const [lat, lng] of spots) {
        const { x, y } = map.latLngToContainerPoint([lat, lng])
        const at = { x: left + x, y: top + y }
        if (kind === 'sea' || kind === 'country') {
          const place = around(at, { ...size, height: 20 })
          if (!isFree(place, frame, taken)) continue
          taken.push(place)
          put({ kind, text, side: '', lat, lng })
          break
        }
        const point = around(at, dot)
        const found = isFree(point, frame, taken) ? freeSide(order, at, size, gap, { frame, taken }) : null
        if (!found) continue
        taken.push(point, found.place)
        said.add(text)
        put({ kind, text, side: found.side, lat, lng })
      }
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

function isFree(place: Rectangle, frame: Rectangle, taken: readonly Rectangle[]): boolean {
  return isWithin(place, frame) && !taken.some((each) => touches(place, each))
}

/** What stands on the map: houses, groups and the places they are about, tools, the scale, the source, the row of houses. */
function standing(container: HTMLElement): Rectangle[] {
  const found = container
    .closest('.map-view')
    ?.querySelectorAll(`:is(.map-house, .map-group) button, .map-group, ${tools}`)
  return [...(found ?? [])].map((each) => each.getBoundingClientRect())
}

const always = 20

type MapWord = keyof (typeof mapNames)[EditionKey]
type Spot = readonly [lat: number, lng: number]

/** A name on the map; of overlapping ones the first is drawn. */
interface Label {
  kind: 'sea' | 'country' | 'town' | 'area'
  from: number
  to: number
  /** A `word` is looked up in the edition's texts. */
  name: string | { word: MapWord }
  /** Where it may stand; a sea has several spots, and one that is in sight is taken. */
  spots: readonly Spot[]
  area?: Area
}

function names(word: MapWord): { word: MapWord } {
  return { word }
}

function label(
  kind: Label['kind'],
  [from, to]: [number, number],
  name: Label['name'],
  ...spots: readonly Spot[]
): Label {
  return { kind, from, to, name, spots }
}

/** Names before our own places. */
const first = 8
const labels: readonly Label[] = [
  label(
    'sea',
    [0, 9],
    names('northSea'),
    [56.25, 6.6],
    [56.25, 7.1],
    [57, 6.5],
    [56.1, 6.7],
    [56.75, 7],
    [55.9, 7],
    [55.25, 7.2],
    [57.1, 7.4],
    [55.35, 7.6],
    [57.3, 7.8],
    [54.95, 7.8],
    [55.1, 6.9],
  ),
  label('sea', [0, 10], 'Kattegat', [56.95, 11.3], [57.2, 11], [56.75, 11.1], [57.1, 10.8], [56.6, 11.4]),
  label('sea', [0, 10], 'Skagerrak', [57.85, 8.9], [57.7, 8.6], [57.75, 9.3], [57.6, 8.9], [57.45, 8.8]),
  label('sea', [0, 8], names('balticSea'), [54.75, 11], [54.7, 10.6], [54.85, 10.9], [54.6, 11.6]),
  label('town', [6, always], 'Esbjerg', [55.467, 8.452]),
  label('town', [6, always], 'Aalborg', [57.048, 9.919]),
  label('town', [6, always], 'Aarhus', [56.157, 10.211]),
  label('country', [0, 9], names('denmark'), [56.2, 9.35], [55.9, 9.2], [56.4, 9.4]),
  label('country', [0, 9], names('germany'), [54.15, 9.7], [54.65, 9.2]),
  label('country', [0, 9], names('norway'), [58.75, 7.7]),
  label('country', [0, 9], names('sweden'), [58.1, 13.4], [57.3, 12.8]),
  label('sea', [8.5, always], names('limfjord'), [56.87, 9.08]),
  label('sea', [9, always], 'Ringkøbing Fjord', [55.99, 8.25]),
  label('sea', [10.5, always], 'Nissum Fjord', [56.36, 8.19]),
  label('sea', [9.5, always], 'Nissum Bredning', [56.63, 8.42]),
  label('sea', [8.5, 11], names('jammerBay'), [57.33, 9.3]),
  label('sea', [8.5, 11], names('waddenSea'), [55.28, 8.28]),
  label('sea', [10.5, always], 'Ho Bugt', [55.545, 8.27]),
  label('town', [7, always], 'Odense', [55.396, 10.389]),
  label('town', [6.5, always], 'Kolding', [55.491, 9.472]),
  label('town', [6.5, always], 'Herning', [56.139, 8.976]),
  label('town', [6.5, always], 'Viborg', [56.453, 9.402]),
  label('town', [6.5, always], 'Frederikshavn', [57.441, 10.537]),
  label('town', [7, always], 'Holstebro', [56.36, 8.616]),
  label('town', [7, always], 'Thisted', [56.955, 8.694]),
  label('town', [7.5, always], 'Hjørring', [57.464, 9.982]),
  label('town', [7.5, always], 'Ribe', [55.33, 8.765]),
  label('town', [7, always], 'Tønder', [54.933, 8.867]),
  label('town', [8, always], 'Varde', [55.621, 8.481]),
  label('town', [8, always], 'Skjern', [55.95, 8.493]),
  label('town', [8, always], 'Struer', [56.492, 8.595]),
  label('town', [8, always], 'Brønderslev', [57.27, 9.941]),
  label('town', [6, always], names('copenhagen'), [55.676, 12.568]),
  label('town', [6.5, always], 'Flensburg', [54.782, 9.437]),
  label('town', [7.5, always], 'Husum', [54.477, 9.051]),
  label('town', [6, always], names('hamburg'), [53.551, 9.994]),
  label('town', [6.5, always], names('gothenburg'), [57.707, 11.967]),
  label('town', [6.5, always], 'Kristiansand', [58.146, 7.996]),
]
