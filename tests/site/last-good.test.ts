import { expect, test } from 'vitest'
import { noHouses, oneHouse } from './houses.ts'
import { openSite, origins } from './site.ts'

const search = { lodgings: async () => ({ ...noHouses, hits: [oneHouse], totalHits: 1, totalPages: 1 }) }

test.each([
  ['da', '/soeg/', 'Oplysningerne er fra i dag kl. 10.32.'],
  ['de', '/suche/', 'Stand: heute, 10:32\u00a0Uhr.'],
  ['en', '/search/', 'This information is from 10:32 today.'],
] as const)('the %s edition says once of when a page is whose service fails', async (edition, path, words) => {
  const site = openSite({ search, lastGoodSearch: new Date('2026-11-21T09:32:10Z') })
  const html = await (await site.fetch(origins[edition] + path)).text()
  expect(html.split(words)).toHaveLength(2)
  expect(html.indexOf(words)).toBeGreaterThan(html.indexOf('<main'))
  expect(html.indexOf(words)).toBeLessThan(html.indexOf(oneHouse.title))
})

test('a state of another day is told with its day', async () => {
  const site = openSite({ search, lastGoodSearch: new Date('2026-11-19T23:05:00Z') })
  const html = await (await site.fetch('/soeg/')).text()
  expect(html).toContain('Oplysningerne er fra den 20. november kl. 00.05.')
})

test('such a page is made anew for the next visitor; one of now says nothing of the time', async () => {
  const old = openSite({ search, lastGoodSearch: new Date('2026-11-21T09:32:10Z') })
  for (const _ of [1, 2]) {
    const response = await old.fetch('/soeg/')
    await response.text()
    expect(response.headers.get('cache-status')).toContain('miss')
  }
  expect(await (await openSite({ search }).fetch('/soeg/')).text()).not.toContain('class="as-of')
})
