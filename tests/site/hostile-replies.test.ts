import { expect, test } from 'vitest'
import { createBrokerService } from '../../src/services/broker.ts'
import { createSearchService, type SearchEngine } from '../../src/services/search/search.ts'
import { noHouses, oneHouse } from './houses.ts'
import { type Given, openSite } from './site.ts'

const house = {
  ...{ id: 17, name: 'BL1017', address1: 'Klitvej 17', postalCode: '6857', city: 'Blåvand', locationId: 141 },
  ...{ departmentSysId: 'office', latitude: 55.5, longitude: 8.1, rating: 4 },
  street: { id: 1, name: 'Klitvej', slug: 'klitvej', locationId: 141 },
  descriptions: [{ lan: 1, title: 'Hus bag klitten', body: '<p>Ord</p>', embeddedVideoHtml: null }],
  images: [],
  vacationRental: { persons: 6, pets: 1, bedrooms: 3, bathrooms: 1, houseArea: 92, beachDistance: 300 },
  facilities: [],
  reviews: [],
  reviewStat: null,
  cheapestBookingOptions: [],
  itemPrices: [],
}

const stay = {
  ...{ arrival: '2027-06-19', departure: '2027-06-26', duration: 7, currency: 'DKK', status: 1 },
  ...{ price: 4500, normalPrice: 4500, transactionFee: 95 },
}

/** A broker that replies with a house and these stays, read by the contracts of its queries. */
function brokerWith(arrivals: readonly object[], lodging: object = house): NonNullable<Given['broker']> {
  const replies: Record<string, object> = {
    LodgingHouse: { lodging, arrivals },
    Facilities: { facilities: [], facilityGroups: [] },
    LodgingPage: { lodging },
  }
  return createBrokerService(async ({ name }) => replies[name]).query
}

function searchWith(hit: object, more: object = {}): NonNullable<Given['search']> {
  const reply = { ...noHouses, hits: [hit], totalHits: 1, totalPages: 1, ...more }
  const engine = { cacheKey: () => '', search: async () => reply } as unknown as SearchEngine
  return { lodgings: createSearchService(engine).lodgings }
}

const routes = { lodging: async () => ({ id: 17, titles: { da: 'Hus', de: 'Haus', en: 'House' } }) }

test.each([3_000_000_000, 1e308, -7, 0.5, 0])(
  'a stay of %d nights is none: the reply that has it counts as broken',
  async (duration) => {
    const { fetch, problems } = openSite({ routes, broker: brokerWith([stay, { ...stay, duration }]) })
    const response = await fetch('/sommerhus-bl1017/?arrival=2027-06-19&duration=7')
    const html = await response.text()
    expect(html).toMatch(/<\/html>$/)
    expect(html).not.toContain('4.595')
    expect(html).toContain('Denne del af siden kan ikke vises lige nu')
    expect(problems.filter((problem) => problem instanceof RangeError)).toEqual([])
  },
)

test('a stay of seven nights is one', async () => {
  const { fetch } = openSite({ routes, broker: brokerWith([stay]) })
  expect(await (await fetch('/sommerhus-bl1017/?arrival=2027-06-19&duration=7')).text()).toContain('4.595')
})

test.each([3_000_000_000, 1e308])(
  'a search whose stay has %d nights fails by itself, not its page',
  async (duration) => {
    const { fetch, problems } = openSite({ search: searchWith({ ...oneHouse, date: '2027-06-19', duration }) })
    const response = await fetch('/soeg/?ankomst=2027-06-19&duration=7')
    expect(response.status, String(problems[0])).toBe(200)
    expect(await response.text()).toContain('Du kan ikke søge lige nu')
  },
)

test('a price that no number can hold to the øre is none', async () => {
  const hit = { ...oneHouse, date: '2027-06-19', duration: 7, price: 1e308, totalPrice: 1e308 }
  const { fetch } = openSite({ search: searchWith(hit) })
  const html = await (await fetch('/soeg/?ankomst=2027-06-19&duration=7')).text()
  expect(html).toContain('Du kan ikke søge lige nu')
  // Whole words: a nonce may have these letters in it.
  expect(html).not.toMatch(/\bNaN|\bInfinity/)
})

test.each([3_000_000_000, 1e308, -1, 1.5])(
  '%d houses are no number of houses that is listed or paged',
  async (count) => {
    const broker = createBrokerService(async () => ({ lodgingCount: count })).query
    const { fetch, problems } = openSite({
      broker,
      search: searchWith(oneHouse, { totalHits: count, totalPages: count }),
    })
    expect((await fetch('/sitemap.xml')).status).toBe(503)
    expect(await (await fetch('/soeg/')).text()).toContain('Du kan ikke søge lige nu')
    expect(problems.filter((problem) => problem instanceof RangeError)).toEqual([])
  },
)

test.each([
  ['persons', 30_000_000],
  ['pets', 1e300],
])('a house for %s %d is none: no form has an option for each of them', async (name, count) => {
  const lodging = { ...house, vacationRental: { ...house.vacationRental, [name]: count } }
  const { fetch, problems } = openSite({ routes, broker: brokerWith([stay], lodging) })
  expect(await (await fetch('/sommerhus-bl1017/')).text()).not.toContain('<select')
  expect(problems).toContainEqual(expect.objectContaining({ name: 'ServiceError', service: 'broker' }))
})

test.each([3e9, -1e300])('latitude %d is no place that a map shows', async (degrees) => {
  const { fetch, problems } = openSite({
    routes,
    broker: brokerWith([stay], { ...house, latitude: degrees }),
    search: searchWith({ ...oneHouse, _geo: { lat: degrees, lng: 8.13 } }),
  })
  for (const path of ['/sommerhus-bl1017/', '/soeg/?viewType=map']) {
    expect(await (await fetch(path)).text()).not.toMatch(/\bNaN|\bInfinity/)
  }
  expect(problems).toContainEqual(expect.objectContaining({ name: 'ServiceError', service: 'broker' }))
})
