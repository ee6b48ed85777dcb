import { expect, test, vi } from 'vitest'
import { facility } from '../../src/domain/facilities.ts'
import type { SearchRequestInput } from '../../src/domain/search-request.ts'
import { ServiceError } from '../../src/services/service-error.ts'
import { engineSearch } from './engine-search.ts'
import { noHouses, oneHouse } from './houses.ts'
import { down } from './services-down.ts'
import { openSite, origins } from './site.ts'

const found = { ...noHouses, hits: [oneHouse], totalHits: 41, totalPages: 5 }

const filterOf = (request: SearchRequestInput) => engineSearch(request).filter

/** As many houses as a filter has conditions, plus ten: no two searches of the tests are alike. */
const counts = async (_: string, searches: readonly SearchRequestInput[]) =>
  searches
    .map(filterOf)
    .map((filter) => (filter?.includes('locationId') ? 0 : 10 + (filter?.split(' AND ').length ?? 0)))

async function page(query: string, search = {}) {
  const site = openSite({ search: { lodgings: async () => found, counts, ...search } })
  return (await site.fetch(`/soeg/${query}`)).text()
}

test('every choice says how many houses it would give, zero too, in the page without scripts', async () => {
  const html = await page(`?${facility.pool}=1`)
  const filters = html.slice(html.indexOf('<search>'), html.indexOf('class="results"'))
  expect(filters).toMatch(/name="72"[^>]*checked=""[^>]*><span>[^<]*<\/span><small>11<\/small>/)
  expect(filters).toMatch(/name="70"[^>]*><span>[^<]*<\/span><small>12<\/small>/)
  expect(filters).toContain('<option value="blavand">Blåvand (0)</option>')
  expect(filters).toContain('<option value="8000">8.000\u00a0kr. (12)</option>')
})

/** As many houses as a search has days to arrive on; none where it has the third of April. */
const countDays = async (_: string, searches: readonly SearchRequestInput[]) =>
  searches.map(filterOf).map((filter = '') => (/2027-04-03/.test(filter) ? 0 : (filter.match(/20\d\d-/g)?.length ?? 0)))

test('every week, month and school holidays say how many houses they would give in the page without scripts, zero too', async () => {
  const html = await page('?maaned=2027-07', { counts: countDays })
  expect(html).toMatch(/<option value="28">Uge 28[^<]*\(5\)</)
  expect(html).toMatch(/<option value="13">Uge 13[^<]*\(0\)</)
  expect(html).toMatch(/<option value="2027-04">April 2027 \(0\)</)
  expect(html).toMatch(/<option value="2027-06">Juni 2027 \(24\)</)
  expect(html).toMatch(/<option value="2027-07" selected="">Juli 2027</)
  expect(html).toMatch(/<option value="dk-efteraar-2027">[^<]*\(\d+\)</)
  expect(html).toMatch(/<option value="3">3 nætter \(29\)</)
  expect(html).not.toMatch(/<option[^>]* disabled/)
})

test('days more or less are counted beside a day, lengths without days too', async () => {
  const dated = await page('?ankomst=2027-06-18', { counts: countDays })
  expect(dated).toMatch(/<option value="0">[^<]*\(1\)<[\s\S]*<option value="3">[^<]*\(7\)</)
  expect(dated).toMatch(/<option value="14">14 nætter \(1\)</)
  const undated = await page('', { counts: countDays })
  expect(undated).toMatch(/<option value="14">14 nætter \(0\)</)
  expect(undated).toMatch(/<option value="0">[^<(]*</)
})

test('the form preselects no length that is not applied, and a length in force is a chip', async () => {
  const length = (html: string) => /<select[^>]*name="duration"[\s\S]*?<\/select>/.exec(html)?.[0] ?? ''
  const chips = (html: string) => /<div class="chosen">[\s\S]*?<\/div>/.exec(html)?.[0] ?? ''
  expect(length(await page(''))).toContain('<option value="" selected="">Alle (med valgt dato: 7 nætter)</option>')
  const long = await page('?duration=14')
  expect(length(long)).toMatch(/<option value="14" selected="">/)
  expect(chips(long)).toMatch(/<a class="chip" href="\/soeg\/"[^>]*>14 nætter</)
  const dated = await page('?ankomst=2027-06-18')
  expect(length(dated)).toMatch(/<option value="7" selected="">/)
  expect(dated).toMatch(/18\. juni 2027 · 7 nætter/)
})

test('a house found by a length leads to the stay that is priced', async () => {
  const hits = [{ ...oneHouse, date: '2027-01-16', duration: 14 }]
  const lodgings = async () => ({ ...found, hits })
  expect(await page('?duration=14', { lodgings })).toContain('?arrival=2027-01-16&amp;duration=14"')
  expect(await page('', { lodgings })).not.toContain('?arrival=')
})

test('the days of very many houses are not read for a page; they are by address', async () => {
  const asked = vi.fn(countDays)
  const many = { ...found, totalHits: 2_001 }
  expect(await page('', { lodgings: async () => many, counts: asked })).toMatch(/<option value="2027-06">Juni 2027</)
  expect(asked).toHaveBeenCalledTimes(1)
  const site = openSite({ search: { counts: countDays } })
  const reply = async (query: string) => (await site.fetch(`/api/search/counts/?${query}`)).json()
  expect(await reply('of=dates')).toMatchObject({ data: { maaned: { '2027-06': 24 } } })
  expect(await reply('of=dates')).not.toHaveProperty('data.husdyr')
  expect(await reply('of=houses')).not.toHaveProperty('data.maaned')
  expect(await reply('')).toMatchObject({ data: { maaned: { '2027-06': 24 }, husdyr: { 1: 0 } } })
})

test('holidays that several Länder have on the same days are one question', async () => {
  const asked = vi.fn(countDays)
  const site = openSite({ search: { lodgings: async () => found, counts: asked } })
  expect(await (await site.fetch(`${origins.de}/suche/`)).text()).toMatch(/Herbstferien 2027[^<]*\(\d+\)</)
  expect(asked).toHaveBeenCalledTimes(2)
  for (const [, searches] of asked.mock.calls) {
    expect(searches.length).toBeLessThanOrEqual(400)
    expect(new Set(searches.map((one) => JSON.stringify(one))).size).toBe(searches.length)
  }
})

test('a choice without houses stays where it is, and can be taken', async () => {
  const html = await page('', { counts: async (_: string, searches: readonly unknown[]) => searches.map(() => 0) })
  expect(html).toMatch(/<label class="none"><input type="checkbox" name="70" value="1"\/>/)
  expect(html).not.toMatch(/<(?:option|input)[^>]* disabled/)
})

test.each([
  ['fails', down('search')],
  ['does not come', () => new Promise<number[]>(() => {})],
])('a count that %s costs the page its numbers and nothing else', async (_, never) => {
  const html = await page('', { counts: never })
  expect(html).toContain('<option value="blavand">Blåvand</option>')
  expect(html).toContain('results-count')
})

test('a page that was sent without counts that came too late is not cached: the next one has them', async () => {
  const asked = Promise.withResolvers<void>()
  const site = openSite({
    search: {
      lodgings: async () => found,
      counts: (...all: Parameters<typeof counts>) => asked.promise.then(() => counts(...all)),
    },
  })
  const [first, statusOfFirst] = await visit(site)
  expect(first).toContain('<option value="blavand">Blåvand</option>')
  expect(statusOfFirst).toContain('miss')
  asked.resolve()
  const [second, statusOfSecond] = await visit(site)
  expect(second).toContain('<option value="blavand">Blåvand (0)</option>')
  expect(statusOfSecond).toContain('miss')
  // Whole pages are cached, behind the reply.
  await expect.poll(async () => (await visit(site))[1]).toContain('hit')
})

async function visit(site: ReturnType<typeof openSite>): Promise<[string, string]> {
  const response = await site.fetch('/soeg/')
  return [await response.text(), response.headers.get('cache-status') ?? '']
}

test('all counts of a search are two questions, of houses and of dates, the same whatever the page, the order and the order of the keys', async () => {
  const asked = vi.fn(counts)
  for (const query of ['?husdyr=1&70=1', '?70=1&husdyr=1&searchOrder=price-asc', '?page=2&husdyr=1&70=1']) {
    await page(query, { counts: asked })
  }
  const questions = asked.mock.calls.map(([question, searches]) => [question, JSON.stringify(searches)])
  expect(questions).toHaveLength(6)
  expect(new Set(questions.map(([question]) => question)).size).toBe(2)
  expect(new Set(questions.map(([, searches]) => searches)).size).toBe(2)
})

test('what a link asked for and no list offers is not lost when a filter is changed', async () => {
  const html = await page('?maxPris=9000&2=gte~7&badevaerelse=2')
  expect(html).toContain('<option value="9000" selected="">op til 9.000\u00a0kr.</option>')
  expect(html).toMatch(/<option value="7" selected="">[^<]*7\+<\/option>/)
})

test('counts are asked for by address, with the search that fails told as a failure', async () => {
  const site = openSite({ search: { counts } })
  const reply: unknown = await (await site.fetch('/api/search/counts/?70=1')).json()
  expect(reply).toMatchObject({ data: { husdyr: { 1: 12 }, omraader: { blavand: 0 } } })
  const failing = async () => {
    throw new ServiceError('search', 503, undefined, 'HTTP Error: 503 - Service Unavailable')
  }
  const response = await openSite({ search: { counts: failing } }).fetch('/api/search/counts/')
  expect(response.status).toBe(502)
  expect(await response.json()).toMatchObject({ error: { code: 'search_failed' } })
})

test('resetting clears the criteria and the order and begins at page one; the view stays', async () => {
  const html = await page('?husdyr=1&70=1&ankomst=2027-07-10&searchOrder=price-asc&page=2&viewType=grid&result=24')
  const [, address = ''] = /<a class="quiet" href="([^"]*)">Nulstil/.exec(html) ?? []
  const { pathname, searchParams } = new URL(address.replaceAll('&amp;', '&'), 'http://site')
  expect([pathname, Object.fromEntries(searchParams)]).toEqual(['/soeg/', { viewType: 'grid', result: '24' }])
})

test('a house number leads to the house, for the stay that was asked for; other texts are searched for', async () => {
  const hit = { ...oneHouse, date: '2027-07-10', duration: 7, totalPrice: 900_000 }
  const lodgings = async () => ({ ...noHouses, hits: [hit], totalHits: 1, totalPages: 1 })
  const site = openSite({ search: { lodgings } })
  const dated = await site.fetch('/soeg/?textQuery=bl1017&ankomst=2027-07-10')
  expect(dated.status).toBe(302)
  expect(dated.headers.get('location')).toMatch(/\/sommerhus-bl1017\/\?arrival=2027-07-10&duration=7&quote=/)
  expect((await site.fetch('/soeg/?textQuery=BL1017')).headers.get('location')).toMatch(/\/sommerhus-bl1017\/$/)
  expect((await site.fetch('/soeg/?textQuery=klitten')).status).toBe(200)
  const none = openSite({ search: { lodgings: async () => noHouses } })
  expect((await none.fetch('/soeg/?textQuery=bl9999')).status).toBe(200)
})

test('a search that finds nothing lists single changes by what they find, each leading to its search', async () => {
  const count = async (_: string, searches: readonly SearchRequestInput[]) => searches.map((_each, place) => place % 4)
  const site = openSite({ search: { lodgings: async () => noHouses, counts: count } })
  const html = await (await site.fetch('/soeg/?omraader=blavand&ankomst=2027-07-10&70=1&maxPris=5000')).text()
  const list = html.slice(html.indexOf('class="changes"'))
  const counts = [...list.matchAll(/<strong>(\d+) huse?<\/strong>/g)].map(([, number]) => Number(number))
  expect(counts.length).toBeGreaterThan(2)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  expect(counts).not.toContain(0)
  expect(list).toMatch(/<a href="\/soeg\/\?[^"]*">op til 8.000\u00a0kr\.<strong>3 huse/)
})
