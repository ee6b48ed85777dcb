import { expect, test } from 'vitest'
import { createApp } from '../../src/app.ts'
import type { StayPrices } from '../../src/contracts/search.ts'
import type { SearchRequestInput } from '../../src/domain/search-request.ts'
import { addDays, today } from '../../src/domain/stays.ts'
import { engineSearch } from './engine-search.ts'
import { noHouses, oneHouse } from './houses.ts'
import { openSite, origins } from './site.ts'

/** A month that lies wholly ahead on whatever day this runs, and a day of it. */
const day = addDays(today(), 100)
const month = day.slice(0, 7)

/** The search requests of a page of that URL; two houses are found. */
async function requested(url: string): Promise<{ html: string; bodies: ReturnType<typeof engineSearch>[] }> {
  const bodies: ReturnType<typeof engineSearch>[] = []
  const site = openSite({
    search: {
      async lodgings(request) {
        bodies.push(engineSearch(request))
        return { ...noHouses, hits: [{ ...oneHouse, date: day, duration: 7 }], totalHits: 2, totalPages: 1 }
      },
    },
  })
  const html = await (await site.fetch(url)).text()
  return { html, bodies }
}

test('the box offers the four ways of saying when, and without scripts all of their fields are sent', async () => {
  const { html } = await requested(`${origins.de}/suche/?form=all`)
  const [form = ''] = /<form class="search-box".*?<\/form>/s.exec(html) ?? []
  expect([...form.matchAll(/name="naar"[^>]*value="(\w+)"/g)].map(([, value]) => value)).toEqual([
    'dag',
    'uge',
    'maaned',
    'ferie',
  ])
  for (const name of ['ankomst', 'flex', 'arrivalWeekNextOccurence', 'maaned', 'ferie', 'duration']) {
    expect(form).toContain(`name="${name}"`)
  }
  expect(form).toMatch(/<input[^>]*value="dag"[^>]*checked=""|<input[^>]*checked=""[^>]*value="dag"/)
})

test('of everything that the form sends, the way that was chosen counts', async () => {
  const sent = 'naar=maaned&ankomst=2027-05-12&flex=1&arrivalWeekNextOccurence=20&maaned=2027-07&ferie=nw-sommer-2027'
  const { html, bodies } = await requested(`${origins.de}/suche/?${sent}&duration=14`)
  expect(bodies[0]?.index).toBe('lodgingOptions_duration-14_lan-2')
  expect(bodies[0]?.filter).toContain('"2027-07-18"')
  expect(bodies[0]?.filter).not.toContain('"2027-07-19"')
  expect(html).toContain('2 freie Häuser')
  expect(html).toMatch(/checked="" value="maaned"|value="maaned" checked=""|value="maaned"[^>]*checked=""/)
  // The line on top says it, and every link goes on with it alone.
  expect(html.replace(/<\/?span>/g, '')).toMatch(/<strong>Juli\s2027\s·\s14\sNächte/)
  expect(html).not.toContain('ferie=nw-sommer-2027&')
})

test.each([
  [origins.da, '/soeg/', 'Efterårsferie 2027 (uge 42)'],
  [origins.de, '/suche/', 'Herbstferien Dänemark 2027'],
  [origins.en, '/search/', 'Autumn holidays in Denmark 2027'],
])('%s says which school holidays are searched in', async (origin, path, name) => {
  const { html } = await requested(`${origin}${path}?ferie=dk-efteraar-2027`)
  expect(html.replaceAll('\u00a0', ' ')).toContain(`<strong><span>${name}, 16`)
  expect(html).toMatch(/<option value="dk-efteraar-2027" selected="">/)
})

const cheapest = (date: string, duration: number, totalPrice: number) => ({
  ...{ lodgingId: 17, date, duration, totalPrice },
})

/** Answers every question for a length by one stay of it; the lengths that there are beside whole weeks are 3. */
async function stayPrices(requests: readonly SearchRequestInput[]): Promise<StayPrices> {
  return requests.map((request) => {
    const { filter = '', facets } = engineSearch(request)
    if (facets) return { hits: [], facetDistribution: { duration: { 3: 4 } } }
    const nights = Number(/duration = (\d+)/.exec(filter)?.[1])
    return {
      hits: nights === 21 ? [] : [cheapest(day, nights, nights * 100_000), cheapest(addDays(day, 1), nights, 90_000)],
    }
  })
}

const isSaturday = (isoDay: string) => new Date(`${isoDay}T00:00:00Z`).getUTCDay() === 6

test('an area’s prices are a table of links: each leads to the search of that day and length, cheapest first', async () => {
  const site = openSite({ search: { stayPrices } })
  const response = await site.fetch(`${origins.da}/priser/blavand/?maaned=${month}`)
  const html = await response.text()
  expect(response.status).toBe(200)
  expect([...html.matchAll(/<th scope="col">([^<]*)/g)].map(([, text]) => text)).toEqual([
    'Ankomst',
    '3\u00a0nætter',
    '7\u00a0nætter',
    '14\u00a0nætter',
  ])
  const flex = isSaturday(day) ? '&amp;flex=0' : ''
  const link = `/soeg/?omraader=blavand&amp;searchOrder=price-asc&amp;ankomst=${day}${flex}&amp;duration=7`
  expect(html).toMatch(
    new RegExp(`<td data-level="3"><a href="${link.replaceAll('?', '\\?')}" rel="nofollow">7\\.000\\skr\\.`),
  )
  expect(html).toContain(`rel="canonical" href="${origins.da}/priser/blavand/"`)
  expect(html).toContain(`hreflang="de-DE" href="${origins.de}/preise/blavand/"`)
})

test('a place that is no area has no prices', async () => {
  const site = openSite({ search: { stayPrices } })
  expect((await site.fetch(`${origins.da}/priser/atlantis/`)).status).toBe(404)
  const foreign = await site.fetch(`${origins.da}/preise/blavand/`)
  expect([foreign.status, foreign.headers.get('location')]).toEqual([301, '/priser/blavand/'])
})

test('a search that does not answer costs the table alone, and it is requested again', async () => {
  const response = await openSite().fetch(`${origins.da}/priser/blavand/?maaned=${month}`)
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html).toContain('Sommerhuspriser i Blåvand')
  expect(html).toContain(`data-fragment="area-prices.blavand.${month}.0"`)
})

test('a month that nothing is let in yet is as if none were requested', async () => {
  const site = openSite({ search: { stayPrices } })
  const html = await (await site.fetch(`${origins.da}/priser/blavand/?maaned=2099-01`)).text()
  expect(html).not.toContain('2099')
})

test('months that are past are not shown, nor is one before this', async () => {
  const page = async (month: string) => {
    const url = `${origins.da}/priser/blavand/?maaned=${month}`
    return (await openSite({ search: { stayPrices } }).fetch(url)).text()
  }
  expect(await page('2001-01')).not.toContain('2001')
  // The site's clock stands in November.
  const first = await page('2026-11')
  expect(first).toContain('maaned=2026-12')
  expect(first).not.toContain('maaned=2026-10')
})

test('where one area is chosen, the search leads to its prices in the month that was requested', async () => {
  const { html } = await requested(`${origins.en}/search/?omraader=blavand&maaned=2027-07`)
  expect(html).toContain('href="/prices/blavand/?maaned=2027-07"')
  expect((await requested(`${origins.en}/search/?omraader=blavand,romo`)).html).not.toContain('/prices/')
})

test('from 13:00 on no form offers that day, nor a month without room for a stay, and the search says what has passed', async () => {
  const read = async (path: string, time: string, day = 30) => {
    const { deps } = openSite({ search: { stayPrices, lodgings: async () => noHouses } })
    const app = createApp({ ...deps, now: () => new Date(`2026-11-${day}T${time}Z`) })
    return (await app.request(`${origins.da}${path}`)).text()
  }
  // The shortest stay is of three nights.
  const offers: [path: string, offer: string, lastDay: number][] = [
    ['/', 'value="2026-11"', 28],
    ['/soeg/?form=all', 'value="2026-11"', 28],
    ['/soeg/?form=all', 'min="2026-11-30"', 30],
    ['/houses-together/', 'value="2026-11"', 28],
    ['/priser/blavand/?maaned=2026-12', 'maaned=2026-11', 30],
  ]
  for (const [path, offer, lastDay] of offers) {
    const shown = await Promise.all(['11:59:00', '12:00:00'].map((time) => read(path, time, lastDay)))
    expect([path, ...shown.map((html) => html.includes(offer))]).toEqual([path, true, false])
  }
  const passed = 'De valgte datoer ligger i fortiden'
  expect(await read('/soeg/?ankomst=2026-11-30&flex=0', '11:59:00')).not.toContain(passed)
  expect(await read('/soeg/?ankomst=2026-11-30&flex=0', '12:00:00')).toContain(passed)
})

test('from 13:00 on a Saturday, the number of its week means next year’s, as where weeks are chosen', async () => {
  // The site's clock shows 13:00 on Saturday 21 November 2026.
  const { html, bodies } = await requested(`${origins.da}/soeg/?form=all&arrivalWeekNextOccurence=47`)
  expect(bodies[0]?.filter).toContain('"2027-11-25"')
  expect(html).not.toContain('21. nov.')
})

test.each(['/favorite-houses/shared/?ids=17&', '/compare/?houses=BL1017&'])(
  'from 13:00 on, a day of arrival that is this day is none at %s',
  async (path) => {
    const { html } = await requested(`${origins.da}${path}arrival=2026-11-21&duration=7`)
    expect(html).not.toContain('value="2026-11-21"')
  },
)
