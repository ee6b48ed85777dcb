import { expect, test } from 'vitest'
import { ServiceError } from '../../src/services/service-error.ts'
import { noHouses, oneHouse } from './houses.ts'
import { openSite, origins } from './site.ts'

/** Forty-one houses on five pages. */
const site = openSite({
  search: {
    lodgings: async ({ page = 1 }) => ({
      ...noHouses,
      hits: page <= 5 ? [oneHouse] : [],
      totalHits: 41,
      totalPages: 5,
      page,
    }),
  },
})

test.each([
  ['/soeg/?husdyr=1&page=9', '/soeg/?husdyr=1&page=5'],
  ['/soeg/?page=6&viewType=grid', '/soeg/?viewType=grid&page=5'],
])('%s is past the last page, which is %s', async (requested, last) => {
  const response = await site.fetch(requested, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([302, last])
})

test('the last page is one as any other', async () => {
  const response = await site.fetch('/soeg/?husdyr=1&page=5', { redirect: 'manual' })
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('class="results-count"')
})

test('results for programs are kept by nobody, for their quotes hold for minutes', async () => {
  const response = await site.fetch('/api/search/?ankomst=2027-07-03')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['da', 'Prøv igen', '/soeg/'],
  ['de', 'Erneut versuchen', '/suche/'],
  ['en', 'Try again', '/search/'],
] as const)(
  '%s: a search that does not answer can be tried again, with all its criteria',
  async (edition, label, path) => {
    const down = openSite({
      search: {
        lodgings: async () => {
          throw new ServiceError('search', 503, null, undefined, 'search is down')
        },
      },
    })
    for (const query of ['', '?husdyr=1&viewType=grid&page=2']) {
      const html = await (await down.fetch(origins[edition] + path + query)).text()
      const [, url, text] = /<a class="button small again" href="([^"]+)">([^<]+)<\/a>/.exec(html) ?? []
      expect([url?.replaceAll('&amp;', '&'), text]).toEqual([path + query, label])
    }
  },
)
