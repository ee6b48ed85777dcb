import * as v from 'valibot'
import { expect, test } from 'vitest'
import { SearchReplySchema } from '../../src/contracts/search.ts'
import { quotedTotal } from '../../src/domain/booking/quoted-price.ts'
import { noHouses, oneHouse } from './houses.ts'
import { openSite } from './site.ts'

const arrival = '2027-07-03'
const hit = { ...oneHouse, id: `17-${arrival}-7`, date: arrival, duration: 7 }
const stay = { lodgingId: 17, arrival, duration: 7, currency: 'DKK' as const }
const dated = `ankomst=${arrival}&duration=7`

function searchedSite() {
  return openSite({ search: { lodgings: async () => ({ ...noHouses, hits: [hit], totalHits: 1, totalPages: 1 }) } })
}

test('each card of a search for dates leads to its house with the signed quote of the price that it shows', async () => {
  const site = searchedSite()
  const html = await (await site.fetch(`/soeg/?${dated}`)).text()
  const [, quote] =
    /href="\/sommerhus-bl1017\/\?arrival=2027-07-03&amp;duration=7&amp;ankomst=2027-07-03&amp;quote=([\w.-]+)"/.exec(
      html,
    ) ?? []
  const read = await site.deps.quotes.read(quote, stay, site.deps.now())
  expect(read && quotedTotal(read)).toBe(hit.totalPrice)
  expect(read?.at).toBe(site.deps.now().getTime())
})

test('a price that is the house’s lowest carries none', async () => {
  expect(await (await searchedSite().fetch('/soeg/')).text()).not.toContain('quote=')
})

test('the results that a script asks for carry them too', async () => {
  const site = searchedSite()
  const { data } = v.parse(SearchReplySchema, await (await site.fetch(`/api/search/?${dated}`)).json())
  const read = await site.deps.quotes.read(data.hits[0]?.quote, stay, site.deps.now())
  expect(read && quotedTotal(read)).toBe(hit.totalPrice)
})

test('a quote in a URL leads to the same kept page, and is not on it', async () => {
  const site = searchedSite()
  await (await site.fetch(`/soeg/?${dated}`)).text()
  await expect
    .poll(async () => (await site.fetch(`/soeg/?${dated}&quote=hr.x`)).headers.get('cache-status'))
    .toContain('hit')
  expect(await (await site.fetch(`/soeg/?${dated}&quote=hr.x`)).text()).not.toContain('hr.x')
})
