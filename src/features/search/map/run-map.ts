import type { MapContent, Pin } from '../../../contracts/map.ts'
import { writeBox } from '../../../domain/map/box.ts'
import { searchDebounce } from '../../../islands/forms-query.ts'
import type { Market } from '../../../markets/market.ts'
import { findTiles } from '../../map-tiles/read-tile.ts'
import { drawHouses, type HouseTexts, type MarkedHouse } from './draw-houses.ts'
import { drawMap, type Look } from './draw-map.ts'
import type { Sight } from './houses/use-houses.ts'
import type { Spot } from './stand-apart.ts'

interface Running {
  market: Market
  first: Look
  texts: HouseTexts
  /** The user has moved the map and stopped. */
  moved(sight: Sight): void
  chosen(pins: readonly Pin[]): void
  pointed(id: number | null): void
  /** The map has streets and names now, and another source to name. */
  tiled(): void
}

export interface RunningMap {
  sight(): Sight
  scale(): Scale
  show(content: MapContent): void
  mark(house: MarkedHouse | null): void
  focus(id: number): void
  look(next: Look): void
  /** Keeps a house in sight whose card is at the bottom of the map. */
  reveal(house: { lat: number; lng: number }, foot: number): void
  /** As in the criterion `kort`: the part between two corners. */
  boxBetween(from: Spot, to: Spot): string
  zoomBy(steps: number): void
  panTo(direction: Direction): void
  remove(): void
}

export type Direction = 'north' | 'west' | 'east' | 'south'

const steps: Record<Direction, readonly [right: number, down: number]> = {
  north: [0, -1],
  west: [-1, 0],
  east: [1, 0],
  south: [0, 1],
}
/** Share of the visible part that one press of an arrow moves. */
const panned = 0.4

/** A round length and how many pixels it takes in the middle of the map. */
export interface Scale {
  metres: number
  pixels: number
}

const longestScale = 110
/** Degrees around a spot for a group that no zoom splits. */
const spot = 0.004

/** Runs the map with its houses for the search's island. */
export function runMap(element: HTMLElement, { market, first, texts, ...events }: Running): RunningMap {
  let timer: ReturnType<typeof setTimeout> | undefined
  const drawn = drawMap(element, market, first, () => {
    clearTimeout(timer)
    timer = setTimeout(() => events.moved(sight()), searchDebounce)
  })
  const { map } = drawn
  const houses = drawHouses(map, texts, {
    chosen: (pins) => events.chosen(pins),
    pointed: (id) => events.pointed(id),
    narrowed(lat, lng) {
      const box = { south: lat - spot / 2, west: lng - spot, north: lat + spot / 2, east: lng + spot }
      events.moved({ kort: writeBox(box), zoom: map.getZoom() })
    },
  })
  // After the houses, which are drawn as a zoom ends.
  const arrange = () => {
    houses.arrange()
    drawn.writeNames(houses.grouped())
  }
  map.on('moveend', arrange)
  const over = new AbortController()
  async function addTiles() {
    const tiles = await findTiles(over.signal)
    if (!tiles) return
    const { drawTiles } = await import('../../map-tiles/draw-tiles.ts')
    if (over.signal.aborted) return
    drawTiles(map, element, market, tiles)
    drawn.hideNames()
    events.tiled()
  }
  // Without tiles the map shows the coast.
  addTiles().catch(() => undefined)
  const sight = (): Sight => ({ kort: writeBox(drawn.box()), zoom: map.getZoom() })
  return {
    sight,
    scale() {
      const { y } = map.getSize()
      const from = map.containerPointToLatLng([0, y / 2])
      const metres = map.distance(from, map.containerPointToLatLng([longestScale, y / 2]))
      const round = roundLength(metres)
      return { metres: round, pixels: Math.round((longestScale * round) / metres) }
    },
    show(content) {
      houses.show(content)
      arrange()
    },
    boxBetween: (from, to) => writeBox(drawn.boxBetween(from, to)),
    mark(house) {
      houses.mark(house)
      drawn.writeNames(houses.grouped())
    },
    focus: houses.focus,
    look(next) {
      clearTimeout(timer)
      drawn.look(next)
    },
    reveal: drawn.reveal,
    panTo(direction) {
      const { x, y } = map.getSize()
      const [right, down] = steps[direction]
      map.panBy([right * x * panned, down * y * panned])
    },
    zoomBy: (steps) => map.setZoom(map.getZoom() + steps),
    remove() {
      clearTimeout(timer)
      over.abort()
      drawn.remove()
    },
  }
}

/** The longest round length (1, 2, 5, 10 …) that fits. */
function roundLength(metres: number): number {
  const power = 10 ** Math.floor(Math.log10(metres))
  const lead = [5, 2, 1].find((each) => each * power <= metres) ?? 1
  return lead * power
}
