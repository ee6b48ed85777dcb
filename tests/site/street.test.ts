import { expect, test } from 'vitest'
import { writtenContent } from './content-service.ts'
import { engineSearch } from './engine-search.ts'
import { oneHouse } from './houses.ts'
import { type Given, openSite, origins } from './site.ts'

const { content = {}, routes = {} } = writtenContent({ words: 'Klitvej', picture: null, count: 0 })

/** A street of so many houses. */
function openStreet(total: number) {
  const requested: ReturnType<typeof engineSearch>[] = []
  const lodgings: NonNullable<Given['search']>['lodgings'] = async (request) => {
    const body = engineSearch(request)
    requested.push(body)
    const { page = 1, hitsPerPage = 10 } = body
    const numbers = Array.from({ length: total }, (_house, index) => index + 1)
    return {
      hits: numbers.slice((page - 1) * hitsPerPage, page * hitsPerPage).map((number) => ({
        ...oneHouse,
        id: `${number}`,
        lodgingId: number,
        title: `Hus nr. ${number}.`,
      })),
      totalHits: total,
      totalPages: Math.ceil(total / hitsPerPage),
      page,
      hitsPerPage,
    }
  }
  return { requested, site: openSite({ content, routes, search: { lodgings } }) }
}

test('a street shows its houses, 24 a page, the cheapest first, with links to all of them', async () => {
  const { requested, site } = openStreet(25)
  const first = await (await site.fetch('/gade/')).text()
  expect(requested[0]).toMatchObject({ hitsPerPage: 24, page: 1, sort: ['totalPrice:asc'], filter: 'streetId = 1' })
  expect(first).toContain('Hus nr. 24.')
  expect(first).not.toContain('Hus nr. 25.')
  expect(first).toContain('href="/gade/page/2/"')
  const second = await site.fetch('/gade/page/2/')
  const html = await second.text()
  expect(second.status).toBe(200)
  expect(html).toContain('Hus nr. 25.')
  expect(html).toContain(`<link rel="canonical" href="${origins.da}/gade/page/2/">`)
})

test('a street has no page beyond its last, and an empty one says where to look instead', async () => {
  expect((await openStreet(25).site.fetch('/gade/page/3/')).status).toBe(404)
  const empty = openStreet(0)
  expect((await empty.site.fetch('/gade/page/2/')).status).toBe(404)
  const html = await (await empty.site.fetch('/gade/')).text()
  expect(html).toMatch(/<a class="button primary" href="\/soeg\/"/)
})

test('a street whose houses can’t be had keeps its own words', async () => {
  const site = openSite({ content, routes, search: { lodgings: () => Promise.reject(new Error('down')) } })
  const response = await site.fetch('/gade/')
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('<h1>Klitvej</h1>')
})

test('a street’s houses are those for the trip of its URL, which goes along and can be changed on the page', async () => {
  const { requested, site } = openStreet(1)
  const trip = 'ankomst=2027-07-03&flex=0&duration=7&adults=2&children=1&omraader=blavand'
  const html = await (await site.fetch(`/gade/?${trip}`)).text()
  expect(requested[0]?.filter).toContain('2027-07-03')
  expect(requested[0]?.filter).not.toContain('location')
  expect(html).toMatch(/<details class="trip-line">.*3\.\s?–10\.\sjuli\s2027.*2\svoksne, 1\sbarn/s)
  expect(html).toMatch(/href="\/sommerhus-[^"]*duration=7&amp;adults=2&amp;children=1/)
  expect(html).toMatch(/href="\/favorite-houses\/\?[^"]*adults=2/)
})
