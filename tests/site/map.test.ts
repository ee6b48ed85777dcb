import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { MapReplySchema, type PlacedHouse } from '../../src/contracts/map.ts'
import { type CellLevel, cellOf } from '../../src/domain/map/cells.ts'
import type { SearchRequestInput } from '../../src/domain/search-request.ts'
import { formatMessage } from '../../src/markets/format-message.ts'
import { markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import type { SearchService } from '../../src/services/search/search.ts'
import { ServiceError } from '../../src/services/service-error.ts'
import { engineSearch } from './engine-search.ts'
import { noHouses, oneHouse } from './houses.ts'
import { openSite, origins } from './site.ts'

const part = 'kort=55.5,8,55.7,8.3'
const house = (id: number, lat = 55.55, lng = 8.15): PlacedHouse => ({
  lodgingId: id,
  name: `BL${1000 + id}`,
  title: `House ${id}`,
  date: '2027-07-10',
  duration: 7,
  totalPrice: 459_500,
  locationId: 141,
  _geo: { lat, lng },
})

function siteWith(placed: SearchService['placed']) {
  return openSite({ search: { lodgings: async () => noHouses, placed } })
}

test('few houses come each with its place and its total in øre', async () => {
  const placed = vi.fn(async () => ({
    hits: [house(1), { ...house(2), date: null, duration: null, locationId: 9 }],
    totalHits: 2,
  }))
  const response = await siteWith(placed).fetch(`/api/map/?${part}&zoom=11&husdyr=1`)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    data: {
      total: 2,
      pins: [
        {
          id: 1,
          name: 'BL1001',
          title: 'House 1',
          lat: 55.55,
          lng: 8.15,
          area: 'blavand',
          total: 459_500,
          duration: 7,
        },
        { id: 2, name: 'BL1002', title: 'House 2', lat: 55.55, lng: 8.15, area: null, total: null, duration: null },
      ],
      groups: [],
    },
    meta: {},
  })
  const corners = { northEast: { lat: 55.7, lng: 8.3 }, southWest: { lat: 55.5, lng: 8 } }
  expect(placed).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      market: 1,
      parameters: expect.objectContaining({ boundingBox: corners }),
      resultsPerPage: 1000,
    }),
  )
})

test('of more houses than have a pin each, those that share a square are a group with its cheapest total and the area of all of them', async () => {
  const beside = Array.from({ length: 300 }, (_, place) => ({
    ...house(place + 1, 55.55 + place / 1e5),
    totalPrice: 900_000 - 1000 * place,
  }))
  const ofTwo = [house(800, 56, 8.2), { ...house(801, 56, 8.2), locationId: 131 }]
  const hits = [...beside, ...ofTwo, house(900, 57.1, 9.1)]
  const site = siteWith(async () => ({ hits, totalHits: 303 }))
  const { data } = v.parse(MapReplySchema, await (await site.fetch(`/api/map/?${part}&zoom=8`)).json())
  expect(data.total).toBe(303)
  expect(data.pins.map(({ id }) => id)).toEqual([900])
  expect(data.groups).toEqual([
    [55.5515, 8.15, 300, 601_000, 'blavand'],
    [56, 8.2, 2, 459_500, null],
  ])
})

test('a group counts the pets of the party into its cheapest total, and houses without a free stay not at all', async () => {
  const taken = { ...house(1), date: null, duration: null, totalPrice: 0 }
  const others = Array.from({ length: 250 }, (_, place) => ({ ...house(place + 2), totalWithPets: { 1: 480_000 } }))
  const site = siteWith(async () => ({ hits: [taken, ...others], totalHits: 251 }))
  const groupsFor = async (query: string) =>
    v.parse(MapReplySchema, await (await site.fetch(`/api/map/?${part}&zoom=8${query}`)).json()).data.groups
  expect(await groupsFor('')).toEqual([[55.55, 8.15, 251, 459_500, 'blavand']])
  expect(await groupsFor('&husdyr=1')).toEqual([[55.55, 8.15, 251, 480_000, 'blavand']])
})

test('of very many houses squares are counted, whose sum is all of them, each with its total where it is listed', async () => {
  const placed = async (request: SearchRequestInput) => ({
    hits: [house(1, 55.6, 8.1)],
    totalHits: 5000,
    ...(engineSearch(request).facets && {
      facetDistribution: { 'cells.4': cells(4, [55.6, 8.1, 3000], [56.9, 8.4, 2000]) },
    }),
  })
  const { data } = v.parse(MapReplySchema, await (await siteWith(placed).fetch(`/api/map/?${part}&zoom=8`)).json())
  expect(data.pins).toEqual([])
  expect(data.total).toBe(5000)
  expect(data.groups.map(([, , count, total]) => [count, total])).toEqual([
    [3000, 459_500],
    [2000, null],
  ])
  for (const [lat, lng] of data.groups) expect(Math.abs(lat - 56.2) < 0.8 && Math.abs(lng - 8.25) < 0.3).toBe(true)
})

test('where the service lists too few squares, larger ones are requested: no house is left out', async () => {
  const placed = vi.fn(async (request: SearchRequestInput) => {
    const { facets = [], sort = [] } = engineSearch(request)
    expect(sort).toEqual(facets.length > 0 ? ['totalPrice:asc'] : [])
    return {
      hits: [house(1)],
      totalHits: 5000,
      facetDistribution: {
        [facets[0] ?? '']: facets[0] === 'cells.8' ? cells(8, [55.6, 8.1, 400]) : cells(7, [55.6, 8.1, 5000]),
      },
    }
  })
  const { data } = v.parse(MapReplySchema, await (await siteWith(placed).fetch(`/api/map/?${part}&zoom=12`)).json())
  expect(data.groups.map(([, , count]) => count)).toEqual([5000])
  expect(placed).toHaveBeenCalledTimes(3)
})

test.each([
  ['zoom=9', ['kort']],
  ['kort=1,2,3&zoom=9', ['kort']],
  [part, ['zoom']],
  [`${part}&zoom=5`, ['zoom']],
  [`${part}&zoom=15`, ['zoom']],
  [`${part}&zoom=nine`, ['zoom']],
  ['', ['kort', 'zoom']],
])('"%s" is refused and says what is wrong', async (query, fields) => {
  const response = await openSite().fetch(`/api/map/?${query}`)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: { code: 'invalid_query', fields } })
})

test.each(['kort=0,0,0,0', 'kort=55.7,8,55.5,8.3', 'kort=55.5,8.3,55.7,8', 'kort=100,8,101,9'])(
  'there is nothing in "%s", and no search is asked',
  async (nothing) => {
    const placed = vi.fn()
    const response = await siteWith(placed).fetch(`/api/map/?${nothing}&zoom=9`)
    expect(response.status).toBe(200)
    expect(v.parse(MapReplySchema, await response.json()).data).toEqual({ total: 0, pins: [], groups: [] })
    expect(placed).not.toHaveBeenCalled()
  },
)

test('a search that fails fails the map with a 502', async () => {
  const placed = async () => {
    throw new ServiceError('search', 503, undefined, 'Down')
  }
  const response = await siteWith(placed).fetch(`/api/map/?${part}&zoom=9`)
  expect([response.status, (await response.json()) as unknown]).toEqual([
    502,
    { error: { code: 'search_failed', message: expect.any(String) } },
  ])
})

test('it is counted among the questions that a visitor may ask a minute', async () => {
  const limit = vi.fn(async () => ({ success: false }))
  const response = await openSite({ limits: { query: { limit } } }).fetch(`/api/map/?${part}&zoom=9`)
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
})

test.each(markets)(
  '$key: without scripts each area is a link with its number, and so is each stretch',
  async (market) => {
    const placed = async () => ({
      hits: [],
      totalHits: 9,
      facetDistribution: { locationId: { 141: 4, 142: 3, 531: 2 } },
    })
    const lodgings = async () => ({ ...noHouses, hits: [oneHouse], totalHits: 9, totalPages: 1 })
    const path = { da: '/soeg/', de: '/suche/', en: '/search/' }[market.key]
    const site = openSite({ search: { lodgings, placed } })
    const html = await (await site.fetch(`${origins[market.key]}${path}?viewType=map&husdyr=1&${part}`)).text()
    const { map } = messagesOf(market)
    expect(html).toContain(map.areas)
    expect(html).toContain(`href="${path}?husdyr=1&amp;omraader=blavand&amp;viewType=map"`)
    for (const [area, count] of Object.entries({ Blåvand: 7, Skagen: 2, Rømø: 0 })) {
      expect(html).toContain(`${area} <span>${formatMessage(map.houses, { count }, market)}</span>`)
    }
    expect(html).toContain('<image href="/coast.svg"')
    expect(html).toContain('/assets/map.css')
  },
)

test('a list carries neither words nor styles of the map', async () => {
  const html = await (await openSite().fetch(`${origins.da}/soeg/`)).text()
  expect(html).not.toContain('/assets/map.css')
  expect(html).not.toContain(messagesOf(markets[0]).map.follow)
})

test('the map stands without the numbers of its areas', async () => {
  const lodgings = async () => ({ ...noHouses, hits: [oneHouse], totalHits: 1, totalPages: 1 })
  const html = await (await openSite({ search: { lodgings } }).fetch(`${origins.da}/soeg/?viewType=map`)).text()
  expect(html).toContain('class="map-view"')
  expect(html).toContain(oneHouse.title)
})

function cells(level: CellLevel, ...counts: [lat: number, lng: number, count: number][]): Record<string, number> {
  return Object.fromEntries(counts.map(([lat, lng, count]) => [cellOf(level, lat, lng), count]))
}
