import { expect, test } from 'vitest'
import { engineSearch } from './engine-search.ts'
import { noHouses } from './houses.ts'
import { openSite, origins } from './site.ts'

/** Five pages of the search; `pages` are those that were requested. */
function openSearch() {
  const pages: number[] = []
  const site = openSite({
    search: {
      lodgings: async (request) => {
        const body = engineSearch(request)
        pages.push(body.page)
        return { ...noHouses, totalHits: 50, totalPages: 5, page: body.page, hitsPerPage: body.hitsPerPage }
      },
    },
  })
  return { site, pages }
}

test.each([
  ['', 1],
  ['?page=2', 2],
  ['?page=02', 2],
  ['?page=3/', 3],
  ['?page=1', 1],
  ['?page=0', 1],
  ['?page=-1', 1],
  ['?page=2.5', 1],
  ['?page=0x10', 1],
  ['?page=1e1', 1],
  ['?page=two', 1],
  ['?page=', 1],
  ['?page=2&page=3', 1],
])('/soeg/%s is page %i, and its canonical URL names that page', async (query, page) => {
  const { site, pages } = openSearch()
  const response = await site.fetch(`/soeg/${query}`)
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(pages).toEqual([page])
  const own = page === 1 ? '' : `?page=${page}`
  expect(html).toContain(`<link rel="canonical" href="${origins.da}/soeg/${own}">`)
  expect(html).toContain(`<link rel="alternate" hreflang="de-DE" href="${origins.de}/suche/${own}">`)
  expect(html).toContain(`<link rel="alternate" type="text/markdown" href="${origins.da}/soeg/index.md${own}">`)
  expect(html).not.toContain('<meta name="robots"')
})

test.each([
  ['/soeg/page/2/', '/soeg/?page=2'],
  ['/Soeg/page/02', '/soeg/?page=2'],
  ['/soeg/page/2/?husdyr=1&utm_source=a', '/soeg/?husdyr=1&utm_source=a&page=2'],
  ['/soeg/page/2/?page=3', '/soeg/?page=3'],
  ['/soeg/page/1/', '/soeg/'],
  ['/soeg/page/2/_payload.json?b=test', '/soeg/_payload.json?b=test&page=2'],
  ['/soeg/page/2/index.md', '/soeg/index.md?page=2'],
])('%s leads to the one URL of that page, %s', async (path, to) => {
  const response = await openSearch().site.fetch(path)
  expect([response.status, response.headers.get('location')]).toEqual([301, to])
})

test.each(['/soeg/page/0/', '/soeg/page/-1/', '/soeg/page/0x10/', '/soeg/page/2.5/', '/soeg/page/2/page/3/'])(
  '%s is no page of results',
  async (path) => {
    expect((await openSearch().site.fetch(path)).status).toBe(404)
  },
)

test('a page after the last leads to the last', async () => {
  const response = await openSearch().site.fetch('/soeg/?page=99999')
  expect([response.status, response.headers.get('location')]).toEqual([302, '/soeg/?page=5'])
})

test.each([
  ['/soeg/page/99999/', '/soeg/?page=5'],
  ['/Soeg/page/99999?husdyr=1&utm_source=a', '/soeg/?husdyr=1&page=5&utm_source=a'],
  ['/soeg?page=99999', '/soeg/?page=5'],
  // Those of the other editions, too.
  ['/search/?page=99999', '/soeg/?page=5'],
  ['/suche?page=99999', '/soeg/?page=5'],
  ['/Search/page/99999?husdyr=1&utm_source=a', '/soeg/?husdyr=1&page=5&utm_source=a'],
])('%s, which is after the last however it is written, leads there at once', async (path, to) => {
  const response = await openSearch().site.fetch(path)
  expect([response.status, response.headers.get('location')]).toEqual([302, to])
})

test.each([
  ['?searchOrder=price-asc&page=3', '?searchOrder=price-asc&page=3'],
  ['?searchOrder=price-asc', '?searchOrder=price-asc'],
  ['?husdyr=1&viewType=grid&utm_source=a', '?husdyr=1'],
  ['?result=24&page=2', '?result=24&page=2'],
])('/soeg/%s has a canonical URL of the same houses, and stays out of search engines', async (query, own) => {
  const html = await (await openSearch().site.fetch(`/soeg/${query}`)).text()
  expect(html).toContain(`<link rel="canonical" href="${origins.da}/soeg/${own.replaceAll('&', '&amp;')}">`)
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toMatch(/hreflang="[^"]+" href="[^"]+\?[^"]*page=/)
})

test('the same houses in another view have the list’s canonical URL', async () => {
  const html = await (await openSearch().site.fetch('/soeg/?viewType=grid&page=2')).text()
  expect(html).toContain(`<link rel="canonical" href="${origins.da}/soeg/?page=2">`)
  expect(html).not.toContain('<meta name="robots"')
})

test.each([
  ['', 'page=2', '40 huse mere<small>Side 2</small>'],
  ['?page=4', 'page=5', '10 huse mere<small>Side 5</small>'],
])(
  'behind the houses of /soeg/%s links lead to %s with its number of houses left, and to the map',
  async (query, next, text) => {
    const { site } = openSearch()
    const html = await (await site.fetch(`/soeg/${query}`)).text()
    expect(html).toContain(`<li class="more-houses"><a class="i-arrow" href="/soeg/?${next}" rel="next">${text}</a>`)
    expect(html).toContain(
      '<li class="more-houses"><a class="i-map" href="/soeg/?viewType=map">Se alle 50 på kortet</a>',
    )
  },
)

test('behind the last houses no link leads on', async () => {
  const { site } = openSearch()
  expect(await (await site.fetch('/soeg/?page=5')).text()).not.toContain('more-houses')
})
