/// <reference path="../../map-tiles/leaflet.d.ts" />
import {
  Canvas,
  canvas,
  type LatLngBoundsExpression,
  type Map as LeafletMap,
  type Polyline,
  polygon,
  polyline,
  rectangle,
} from 'leaflet/dist/leaflet-src.esm.js'
import type { Point } from '../../../domain/map/coast.ts'
import { bandsFrom, shoreBands } from '../../../domain/map/shore-bands.ts'
import { colourOf, paintByScheme } from '../../map-tiles/colours.ts'
import { fillOf, tufts, waves } from './draw-texture.ts'

type Line = LatLngBoundsExpression & [number, number][]

/**
 * Draws shallow water, land, how far it is to the water, and beach, with line widths that suit the zoom; close by, where
 * little else is drawn, waves and dune grass.
 */
export function drawCoast(
  map: LeafletMap,
  element: HTMLElement,
  all: LatLngBoundsExpression,
  shores: readonly Point[][],
  borders: readonly Point[][],
): void {
  const drawn = { interactive: false, lineJoin: 'round', smoothFactor: 0.6 } as const
  const water = { ...drawn, renderer: canvas({ padding }) }
  const ground = { ...drawn, renderer: new LandCanvas({ padding }) }
  const onLand = { isOnLand: true }
  const closed = shores.map((shore) => [...shore, ...shore.slice(0, 1)] as Line)
  const sea = rectangle(all, { ...water, fillOpacity: 1, stroke: false }).addTo(map)
  const shallows = polyline(closed, water).addTo(map)
  const land = polygon(shores as Point[][], { ...ground, fillOpacity: 1, stroke: false }).addTo(map)
  const bands = shoreBands.map(({ metres, colour }) => {
    return { metres, colour, line: polyline(closed, { ...ground, ...onLand }).addTo(map) }
  })
  const grass = polygon(shores as Point[][], { ...ground, ...onLand, fillOpacity: 1, stroke: false }).addTo(map)
  const beach = polyline(closed, ground).addTo(map)
  const lines = polyline(borders as Point[][], { ...ground, weight: 1, dashArray: '5 4' }).addTo(map)
  paintByScheme(map, () => {
    sea.setStyle({ fillColor: fillOf(waves, colourOf(element, '--map-wave')) })
    grass.setStyle({ fillColor: fillOf(tufts, colourOf(element, '--map-grass')) })
    shallows.setStyle({ color: colourOf(element, '--map-shallows') })
    land.setStyle({ fillColor: colourOf(element, '--map-land') })
    for (const { line, colour } of bands) line.setStyle({ color: colourOf(element, colour) })
    beach.setStyle({ color: colourOf(element, '--map-beach') })
    lines.setStyle({ color: colourOf(element, '--map-border') })
  })
  const suit = () => {
    const zoom = map.getZoom()
    shallows.setStyle({ weight: zoom < 8 ? 5 : zoom < 11 ? 10 : 18 })
    const perPixel = metresPerPixel(map)
    for (const texture of [sea, grass]) texture.setStyle({ fill: zoom >= bandsFrom })
    beach.setStyle({ weight: zoom < 8 ? 1.2 : zoom < 11 ? 2.2 : Math.max(4, (2 * beachMetres) / perPixel) })
    // To both sides of the shore.
    for (const { line, metres } of bands) line.setStyle({ weight: zoom < bandsFrom ? 0 : (2 * metres) / perPixel })
  }
  map.on('zoomend', suit)
  suit()
}

/** To either side of the shore. */
const beachMetres = 30
/** Of the map's size, drawn around it. */
const padding = 0.6

function metresPerPixel(map: LeafletMap): number {
  const { y } = map.getSize()
  const [from, to] = [map.containerPointToLatLng([0, y / 2]), map.containerPointToLatLng([100, y / 2])]
  return map.distance(from, to) / 100
}

type FillStroke = (
  this: unknown,
  context: CanvasRenderingContext2D,
  layer: Polyline & { options: { isOnLand?: true } },
) => void

const { _fillStroke: fillStroke } = Canvas.prototype as unknown as { _fillStroke: FillStroke }

/** Draws lines that are on land only above what is drawn already. */
const LandCanvas = Canvas.extend({
  _fillStroke(context: Parameters<FillStroke>[0], layer: Parameters<FillStroke>[1]) {
    context.globalCompositeOperation = layer.options.isOnLand ? 'source-atop' : 'source-over'
    fillStroke.call(this, context, layer)
  },
}) as unknown as typeof Canvas
