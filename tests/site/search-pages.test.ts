import { expect, test } from 'vitest'
import { noHouses, oneHouse } from './houses.ts'
import { openSite } from './site.ts'

/** Forty-one houses on five pages. */
const site = openSite({
  search: {
    lodgings: async (_, { page }) => ({
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
])('%s is past the last page, which is %s', async (asked, last) => {
  const response = await site.fetch(asked, { redirect: 'manual' })
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
