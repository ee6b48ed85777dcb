import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { areasByRank, closeZoom } from '../../../src/domain/map/known-areas.ts'
import { mapNames } from '../../../src/editions/map-names.ts'
import { freeSide, touches } from '../../../src/features/search/map/stand-apart.ts'
import { markets } from '../../../src/markets/market.ts'
import { CoastMap } from '../../../src/ui/coast-map.tsx'

const frame = { left: 0, top: 0, right: 400, bottom: 400 }
const size = { width: 100, height: 40 }
const spot = { x: 200, y: 200 }

test('a group stands at the first side of its place that is free, clear of the place, or nowhere', () => {
  const free = freeSide(['west', 'east'], spot, size, 8, { frame, taken: [] })
  expect(free).toEqual({ side: 'west', place: { left: 92, top: 180, right: 192, bottom: 220 } })
  const taken = [{ left: 0, top: 0, right: 190, bottom: 400 }]
  const other = freeSide(['west', 'east'], spot, size, 8, { frame, taken })
  expect(other?.side).toBe('east')
  expect(taken.some((each) => other && touches(each, other.place))).toBe(false)
  expect(freeSide(['west'], { x: 100, y: 200 }, size, 8, { frame, taken: [] })).toBeNull()
})

test('from afar the areas that guests know are named first', () => {
  const first = areasByRank().filter(({ from }) => from < closeZoom)
  expect(first.length).toBeGreaterThanOrEqual(12)
  expect(areasByRank().slice(0, first.length)).toEqual(first)
})

test.each(markets)('the map of a house in $key names the sea off its coast', (market) => {
  const seen = { width: 90, height: 38 }
  const at = (lat: number, lng: number) =>
    renderToStaticMarkup(<CoastMap market={market} lat={lat} lng={lng} label="" seen={seen} />)
  expect(at(55.56, 8.1)).toContain(`>${mapNames[market.key].northSea}</text>`)
  expect(at(57.25, 9.55)).toContain('>Skagerrak</text>')
})

test('the map of a house draws no dot without a name, and none below that of the house', () => {
  const [market] = markets
  const html = renderToStaticMarkup(
    <CoastMap market={market} lat={57.24937} lng={9.58924} label="" seen={{ width: 90, height: 38 }} />,
  )
  const [here] = html.match(/<circle class="coast-here" cx="[^"]+"/) ?? []
  const cx = /cx="[^"]+"/.exec(here ?? '')?.[0] ?? 'none'
  expect(html).not.toContain(`<circle ${cx}`)
  const dots = html.match(/<circle cx="[^"]+"/g) ?? []
  expect(dots.length).toBeGreaterThan(0)
  // The area of the house has a name and no dot.
  expect(html.match(/<text(?! class)/g)).toHaveLength(dots.length + 1)
})
