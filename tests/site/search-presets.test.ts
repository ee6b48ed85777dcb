import { expect, test } from 'vitest'
import type { SearchPreset } from '../../src/contracts/queries/search-presets.ts'
import { engineSearch } from './engine-search.ts'
import { noHouses, oneHouse } from './houses.ts'
import { openSite, origins } from './site.ts'

const preset = (key: string, rest: Partial<SearchPreset>): SearchPreset => ({
  sys: { id: `search-preset-${key}`, publishedVersion: 1, publishedAt: null },
  title: key,
  key,
  type: 'filter',
  criteria: {},
  party: null,
  ...rest,
})
const presetsOf = (maxPrice: string) => [
  preset('first-row', { title: 'Første række', criteria: { 180: '150', maxPris: maxPrice } }),
  preset('with-dog', { title: 'Med hund', type: 'profile', party: { adults: 2, pets: 1 } }),
]
const found = { ...noHouses, hits: [{ ...oneHouse, pets: 1 }], totalHits: 41, totalPages: 5 }
const filters: (string | undefined)[] = []
const site = openSite({
  search: {
    lodgings: async (request) => {
      filters.push(engineSearch(request).filter)
      return found
    },
  },
  content: { ContentSearchPresets: async ({ locale }) => presetsOf(locale === 'da-DK' ? '8000' : '1100') },
})
const paths = { da: '/soeg/', de: '/suche/', en: '/search/' } as const

async function locationOf(query: string, edition: keyof typeof paths = 'da') {
  const response = await site.fetch(`${origins[edition]}${paths[edition]}?${query}`, { redirect: 'manual' })
  return [response.status, response.headers.get('location')]
}
const noteOf = (html: string) => /<div class="notice warning">.*?<p>([\s\S]*?)<\/p>/.exec(html)?.[1]

test.each([
  ['da', '/soeg/?180=150&maxPris=8000'],
  ['de', '/suche/?180=150&maxPris=1100'],
  ['en', '/search/?180=150&maxPris=1100'],
] as const)('%s: a filter leads to its criteria, with the edition’s own amounts', async (edition, to) => {
  expect(await locationOf('filter=first-row', edition)).toEqual([302, to])
})

test('a profile leads to its party, beside what the link says itself and how results are shown', async () => {
  expect(await locationOf('profile=with-dog&omraader=romo&viewType=map&searchOrder=price-asc')).toEqual([
    302,
    '/soeg/?1=2&husdyr=1&omraader=romo&searchOrder=price-asc&viewType=map',
  ])
  expect(await locationOf('profile=with-dog&filter=first-row&maxPris=5000')).toEqual([
    302,
    '/soeg/?1=2&180=150&husdyr=1&maxPris=5000',
  ])
})

test('a campaign goes along', async () => {
  expect(await locationOf('profile=with-dog&utm_source=mail')).toEqual([302, '/soeg/?1=2&husdyr=1&utm_source=mail'])
})

test('a name of no preset is told on the page, also where another is one', async () => {
  const unknown = await site.fetch('/soeg/?filter=atlantis&profile=')
  expect(unknown.status).toBe(200)
  expect(noteOf(await unknown.text())).toMatch(/: filter=atlantis, profile=$/)
  const [status, to] = await locationOf('filter=first-row,atlantis&omraader=nowhere')
  expect([status, to]).toEqual([302, '/soeg/?180=150&maxPris=8000&filter=atlantis&omraader=nowhere'])
  expect(noteOf(await (await site.fetch(String(to))).text())).toMatch(/: filter=atlantis, omraader=nowhere$/)
})

test('the API answers a search by preset with its houses', async () => {
  filters.length = 0
  expect((await site.fetch('/api/search/?filter=first-row')).status).toBe(200)
  expect((await site.fetch('/api/search/?180=150&maxPris=8000')).status).toBe(200)
  expect(filters[0]).toContain('150')
  expect(filters[1]).toBe(filters[0])
})

test('without the content service a page says that it could not use the name, and the API that it failed', async () => {
  const { fetch } = openSite({ search: { lodgings: async () => found } })
  const page = await fetch('/soeg/?filter=first-row&omraader=romo')
  expect(page.status).toBe(200)
  expect(noteOf(await page.text())).toMatch(/: filter=first-row$/)
  expect((await fetch('/api/search/?filter=first-row')).status).toBeGreaterThanOrEqual(500)
})

test('the front page links to every preset by its name', async () => {
  const html = await (await site.fetch('/')).text()
  expect(html).toContain('<a class="chip" href="/soeg/?filter=first-row">Første række</a>')
  expect(html).toContain('<a class="chip" href="/soeg/?profile=with-dog">Med hund</a>')
})

test('two families are shown the way to two houses with all but the size of one for all, a smaller party is not', async () => {
  const pageOf = async (query: string) => (await site.fetch(`/soeg/?${query}`)).text()
  expect(await pageOf('1=8&2=4&5=150&70=1&badevaerelse=2&children=4')).toMatch(
    /<a href="\/houses-together\/\?1=8&amp;70=1&amp;children=4">[^<]*\b8\b/,
  )
  expect(await pageOf('1=6')).not.toContain('href="/houses-together/')
})

test('where nothing is found two houses are offered to a party of four or more that fewer persons would find one for', async () => {
  const pageOf = async (query: string, persons: number) => {
    const { fetch } = openSite({
      search: {
        lodgings: async () => noHouses,
        // What is left without the sauna, and without the number of persons or with fewer of them.
        counts: async (_, searches) =>
          searches.map((search) => (JSON.stringify(search).includes(`"value":${persons},`) ? 0 : 9)),
      },
    })
    return (await fetch(`/soeg/?${query}`)).text()
  }
  const link = 'href="/houses-together/'
  expect(await pageOf('1=4', 4)).toContain(link)
  expect(await pageOf('1=2', 2)).not.toContain(link)
  expect(await pageOf('1=4&70=1', 4)).toContain(link)
  expect(await pageOf('1=4&70=1', 0)).toContain(link)
  expect(await pageOf('1=4&70=1', 3)).toContain(link)
})
