/// <reference path="../../../map-tiles/leaflet.d.ts" />
import { divIcon, type Map as LeafletMap, layerGroup, marker } from 'leaflet/dist/leaflet-src.esm.js'
import type { Area } from '../../../../domain/areas.ts'
import type { Point } from '../../../../domain/map/coast.ts'
import { areasByRank } from '../../../../domain/map/known-areas.ts'
import { mapNames } from '../../../../editions/map-names.ts'
import { areaName } from '../../../../markets/area-name.ts'
import type { Market } from '../../../../markets/market.ts'
import { tools } from '../arrange-groups.ts'
import { around, freeSide, isWithin, type Rectangle, type Side, touches } from '../stand-apart.ts'
import { always, type Label, labelsBeforeAreas, labelsBehindAreas } from './labels.ts'
import { isOpenSea, seaAt } from './open-sea.ts'

/** Pixels of a letter, about, and the height of a line. */
const letterWidths: Record<Label['kind'], number> = {
  sea: 8,
  country: 12,
  town: 7.5,
  area: 7.5,
  nature: 7,
}
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

export function drawNames(map: LeafletMap, market: Market, shores: readonly (readonly Point[])[]): Names {
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
  const all = [...labelsBeforeAreas, ...own, ...labelsBehindAreas]
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
        if (kind !== 'town' && kind !== 'area') {
          const place = around(at, { ...size, height: 20 })
          if (!isFree(place, frame, taken)) continue
          taken.push(place)
          said.add(text)
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
    if (zoom >= closeSea) writeSea(taken)
  }
  /** Close by, the sea has its name where there is most room for it. */
  function writeSea(taken: readonly Rectangle[]) {
    const { left, top, right, bottom } = map.getContainer().getBoundingClientRect()
    for (const [across, down] of seaPlaces) {
      const at = { x: (right - left) * across, y: (bottom - top) * down }
      const { lat, lng } = map.containerPointToLatLng([at.x, at.y])
      const name = seaAt(lat, lng)
      const text = typeof name === 'string' ? name : mapNames[market.key][name.word]
      const place = around(at, { width: text.length * letterWidths.sea, height: 20 })
      const onPage = {
        left: place.left + left,
        right: place.right + left,
        top: place.top + top,
        bottom: place.bottom + top,
      }
      const ends = [place.left, place.right].map((x) => map.containerPointToLatLng([x, at.y]))
      if (!ends.every((end) => isOpenSea(shores, end.lat, end.lng))) continue
      if (!isFree(onPage, { left, top, right, bottom }, taken)) continue
      put({ kind: 'sea', text, side: '', lat, lng })
      return
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

/** Zoom from which the sea has no place of its own: its spots are farther apart than the map is wide. */
const closeSea = 9
/** Shares of the map's width and height at which its name may stand. */
const seaPlaces = [0.16, 0.3, 0.5, 0.7].flatMap((across) =>
  [0.5, 0.65, 0.35, 0.8, 0.22].map((down): [number, number] => [across, down]),
)

function isFree(place: Rectangle, frame: Rectangle, taken: readonly Rectangle[]): boolean {
  return isWithin(place, frame) && !taken.some((each) => touches(place, each))
}

/** What stands on the map: houses, groups and the places they are about, tools, the scale, the source, the row of houses. */
function standing(container: HTMLElement): Rectangle[] {
  const found = container
    .closest('.map-view')
    ?.querySelectorAll(`:is(.map-house, .map-group) button, .map-group, .map-lit b, ${tools}`)
  return [...(found ?? [])].map((each) => each.getBoundingClientRect())
}
