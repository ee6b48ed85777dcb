import { expect, test, vi } from 'vitest'
import type { ChoiceCounts } from '../../src/contracts/search.ts'
import { facility } from '../../src/domain/facilities.ts'
import type { SearchRequestInput } from '../../src/domain/search-request.ts'
import { priceSteps } from '../../src/editions/table.ts'
import { type FieldKey, parameterOf } from '../../src/features/search/criterion-fields.ts'
import type { FacetCounts, FacetRequest, SearchService } from '../../src/services/search/search.ts'
import { ServiceError } from '../../src/services/service-error.ts'
import { engineSearch } from './engine-search.ts'
import { noHouses, oneHouse } from './houses.ts'
import { down } from './services-down.ts'
import { openSite, origins } from './site.ts'

const found = { ...noHouses, hits: [oneHouse], totalHits: 41, totalPages: 5 }

type Reply = Pick<FacetCounts, 'total' | 'facets'>
type ChoiceCounting = SearchService['choiceCounts']

/** Counts as an engine's replies make them. */
function countedBy(reply: (request: FacetRequest) => Reply): ChoiceCounting {
  return async (_, planOf) => {
    const { requests, read } = planOf()
    return read(requests.map((request) => ({ ...reply(request), areStaysRanked: true })))
  }
}

/** A facet that has a number for whatever value is requested. */
function everyValue(countOf: (value: string) => number): Record<string, number> {
  return new Proxy({}, { get: (_, value) => countOf(String(value)) })
}

const band = { 1: 7, 9: 5 }
/** Eleven houses for what is chosen, twelve beside it, none in an area; seven of the twelve at the lowest price step. */
const replyOf = (): Reply => ({
  total: 11,
  facets: {
    choices: everyValue((value) => (value.startsWith('omraader=') ? 0 : 12)),
    changeDay: everyValue(() => 12),
    'priceBand.0': band,
  },
})
const choiceCounts = countedBy(replyOf)

const searchOf = (search: Partial<SearchService>) =>
  openSite({ search: { lodgings: async () => found, choiceCounts, ...search } })

/** With everything in its forms. */
async function page(query: string, search: Partial<SearchService> = {}) {
  return (await searchOf(search).fetch(`/soeg/${query}${query === '' ? '?' : '&'}form=all`)).text()
}

const formsOf = (html: string) => html.slice(html.indexOf('<search>'), html.indexOf('class="results"'))

test('every length from three nights to two weeks can be chosen, and one that a link asks for', async () => {
  const [select = ''] = /<select[^>]*name="duration"[\s\S]*?<\/select>/.exec(await page('?duration=17')) ?? []
  const lengths = [...select.matchAll(/value="(\d+)"/g)].map(([, nights]) => Number(nights))
  expect(lengths).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 17, 21, 28])
})

test('a page of results holds of its forms what is seen at once, and what the search asks for', async () => {
  const site = searchOf({})
  const forms = formsOf(
    await (await site.fetch(`/soeg/?omraader=blavand&${facility.dishwasher}=1&maaned=2027-05&weekend=1`)).text(),
  )
  expect(forms.match(/type="checkbox" name="omraader"/g)).toHaveLength(1)
  expect(forms).toMatch(/name="omraader" checked="" value="blavand"/)
  expect(forms).toContain(`name="${facility.dishwasher}"`)
  expect(forms).toContain('name="weekend"')
  for (const name of ['arrivalWeekNextOccurence', 'ferie', 'varmepumpe', 'vejnavn']) {
    expect(forms).not.toContain(`name="${name}"`)
  }
  const links = [...forms.matchAll(/<a href="([^"]*form=all[^"]*)"/g)].map(([, url = '']) =>
    url.replaceAll('&amp;', '&'),
  )
  expect(new Set(links.map((url) => url.replace(/&naar=\w+/, ''))).size).toBe(1)
  expect(links.some((url) => url.endsWith('naar=uge'))).toBe(true)
  const whole = await (await site.fetch(links[0] ?? '')).text()
  const names = (html: string) =>
    new Set([...html.matchAll(/<(?:input|select)[^>]* name="([^"]+)"/g)].map(([, name]) => name))
  expect(names(formsOf(whole))).toEqual(
    names(formsOf(await page(`?omraader=blavand&${facility.dishwasher}=1&maaned=2027-05&weekend=1`))).union(
      names(forms),
    ),
  )
  expect(formsOf(whole)).not.toContain('form=all')
  expect(formsOf(whole).match(/<details class="(?:trip-line|filter-group)" open="">/g)).toHaveLength(11)
  expect(whole).not.toMatch(/<link rel="canonical" href="[^"]*form=all/)
  const atWeeks = formsOf(await (await site.fetch('/soeg/?form=all&naar=uge')).text())
  expect(atWeeks).toMatch(/<input[^>]* name="naar" checked="" value="uge"/)
})

test('the filters begin with what is looked for most, and a group is open from the start where one of its is chosen', async () => {
  const groupsAt = async (query: string) => {
    const forms = formsOf(await (await searchOf({}).fetch(`/soeg/${query}`)).text())
    return [...forms.matchAll(/<details class="filter-group"( open="")?><summary>([^<]*)/g)].map(
      ([, open, title = '']) => (open ? `+ ${title}` : title),
    )
  }
  const closed = ['Wellness', 'Udstyr', 'Beliggenhed', 'Tilgængelighed', 'Varme og energi', 'Flere filtre']
  const open = ['+ Populære filtre', '+ Pris for opholdet', '+ Huset']
  expect(await groupsAt('')).toEqual([...open, 'Skiftedag', ...closed])
  expect(await groupsAt('?skiftedag=6')).toEqual([...open, '+ Skiftedag', ...closed])
  const popular = /<summary>Populære filtre<\/summary>([\s\S]*?)<\/details>/.exec(formsOf(await page('')))?.[1] ?? ''
  const names = [...popular.matchAll(/ name="(\w+)"/g)].map(([, name]) => Number(name))
  const { pool, sauna, wildernessBath, woodStove, fencedGround, chargingStation } = facility
  const boxes = [pool, sauna, wildernessBath, woodStove, fencedGround, chargingStation]
  expect(names).toEqual([facility.beachDistance, ...boxes])
})

test('no filter has two fields', async () => {
  const fields = /<form class="filters[\s\S]*<\/form>/.exec(formsOf(await page('')))?.[0] ?? ''
  const named = [...fields.matchAll(/<(?:input(?! type="hidden")|select)[^>]* name="(\w+)"(?:[^>]* value="(\w*)")?/g)]
  const choices = named.map(([, name, value = '']) => `${name}=${value}`)
  expect(choices.length).toBeGreaterThan(30)
  expect(new Set(choices).size).toBe(choices.length)
})

test('every choice says how many houses it would give, zero too, in the page without scripts', async () => {
  const html = await page(`?${facility.pool}=1`)
  const filters = formsOf(html)
  expect(filters).toMatch(/name="72"[^>]*checked=""[^>]*><span>[^<]*<\/span><small>11<\/small>/)
  expect(filters).toMatch(/name="70"[^>]*><span>[^<]*<\/span><small>12<\/small>/)
  expect(filters).toContain('name="omraader" value="blavand"/><span>Blåvand</span><small>0</small>')
  expect(filters).toMatch(/<input type="number"[^>]* name="maxPris"/)
})

const daysBetween = (first = '', last = '') => (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1
/** As many houses as there are days to arrive on; none where one of them is the third of April. */
const replyOfDays = ({ request }: FacetRequest): Reply => ({
  total: engineSearch(request).filter?.match(/20\d\d-/g)?.length ?? 0,
  facets: {
    'free.7': everyValue((range) => {
      const [first = '', last = ''] = range.split('/')
      return first <= '2027-04-03' && last >= '2027-04-03' ? 0 : daysBetween(first, last)
    }),
    duration: everyValue((nights) => 100 + Number(nights)),
  },
})
const countDays = countedBy(replyOfDays)

test('every week, month and school holidays say how many houses they would give in the page without scripts, zero too', async () => {
  const html = await page('?maaned=2027-07', { choiceCounts: countDays })
  expect(html).toMatch(/<option value="28">Uge 28[^<]*\(5\)</)
  expect(html).toMatch(/<option value="13">Uge 13[^<]*\(0\)</)
  expect(html).toMatch(/<option value="2027-04">April 2027 \(0\)</)
  expect(html).toMatch(/<option value="2027-06">Juni 2027 \(24\)</)
  expect(html).toMatch(/<option value="2027-07" selected="">Juli 2027</)
  expect(html).toMatch(/<option value="dk-efteraar-2027">[^<]*\(\d+\)</)
  expect(html).toMatch(/<option value="3">3\u00a0nætter \(103\)</)
  expect(html).not.toMatch(/<option[^>]* disabled/)
})

test('days more or less are counted beside a day, lengths without days too', async () => {
  const dated = await page('?ankomst=2027-06-18', { choiceCounts: countDays })
  expect(dated).toMatch(/<option value="0">[^<]*\(1\)<[\s\S]*<option value="3">[^<]*\(7\)</)
  expect(dated).toMatch(/<option value="14">14\u00a0nætter \(114\)</)
  const undated = await page('', { choiceCounts: countDays })
  expect(undated).toMatch(/<option value="14">14\u00a0nætter \(114\)</)
  expect(undated).toMatch(/<option value="0">[^<(]*</)
})

test('where more is asked of a stay, weeks and months are those of the stays that meet it', async () => {
  const [week, month] = ['2027-07-17', '2027-05-01'].map((day) => String(Date.parse(day) / 1000))
  const ofStays = countedBy(({ facets }) => ({
    total: 3,
    facets: Object.fromEntries(facets.map((facet) => [facet, { [week ?? '']: 21, [month ?? '']: 22 }])),
  }))
  const html = await page('?maxPris=9000', { choiceCounts: ofStays })
  const site = openSite({ search: { choiceCounts: ofStays } })
  const reply = async (of: string) => (await site.fetch(`/api/search/counts/?maxPris=9000${of}`)).json()
  expect(html).toMatch(/<option value="28">Uge 28[^<]*\(21\)</)
  expect(html).toMatch(/<option value="29">Uge 29[^<]*\(0\)</)
  expect(html).toMatch(/<option value="2027-05">Maj 2027 \(22\)</)
  // Holidays take a search each: beside everything else there are too many.
  expect(await reply('')).not.toHaveProperty('data.ferie')
  expect(await reply('&of=dates')).toMatchObject({
    data: { ferie: { 'dk-vinter-2027': 3 }, maaned: { '2027-05': 22 } },
  })
})

test('the form preselects no length that is not applied, and the line on top says a length in force', async () => {
  const length = (html: string) => /<select[^>]*name="duration"[\s\S]*?<\/select>/.exec(html)?.[0] ?? ''
  expect(length(await page(''))).toContain('<option value="" selected="">Alle<')
  const long = await page('?duration=14')
  expect(length(long)).toMatch(/<option value="14" selected="">/)
  expect(long.replace(/<\/?span>/g, '')).toMatch(/<strong>[^<]*14\snætter/)
  expect(long).toContain('<div class="chosen"></div>')
  const dated = await page('?ankomst=2027-06-18')
  expect(length(dated)).toMatch(/<option value="7" selected="">/)
  // With dates none offers what would be a week again.
  expect(length(dated)).not.toContain('value=""')
  expect(dated.replace(/<\/?span>/g, '')).toMatch(/18\.\sjuni\s2027\s·\s7\snætter/)
})

test('a size, a width and a distance offer no preference; what is counted offers a number', async () => {
  const html = await page('')
  const unchosen = (key: FieldKey) =>
    new RegExp(`<select[^>]*name="${parameterOf(key)}"[^>]*><option value=""[^>]*>([^<]*)`).exec(html)?.[1]
  expect((['houseArea', 'doorWidth', 'beachDistance'] as const).map(unchosen)).toEqual(Array(3).fill('Uden betydning'))
  expect((['bedrooms', 'badevaerelse'] as const).map(unchosen)).toEqual(Array(2).fill('Vælg antal'))
})

test('a house found by a length leads to the stay that is priced', async () => {
  const hits = [{ ...oneHouse, date: '2027-01-16', duration: 14 }]
  const lodgings = async () => ({ ...found, hits })
  expect(await page('?duration=14', { lodgings })).toContain('?arrival=2027-01-16&amp;duration=14"')
  expect(await page('', { lodgings })).not.toContain('?arrival=')
})

test('the counts of houses have a URL, those of days another, and both have one', async () => {
  const site = openSite({ search: { choiceCounts: countDays } })
  const reply = async (query: string) => (await site.fetch(`/api/search/counts/?${query}`)).json()
  expect(await reply('of=dates')).toMatchObject({ data: { maaned: { '2027-06': 24 } } })
  expect(await reply('of=dates')).not.toHaveProperty('data.husdyr')
  expect(await reply('of=houses')).not.toHaveProperty('data.maaned')
  expect(await reply('')).toMatchObject({ data: { maaned: { '2027-06': 24 }, husdyr: { 1: 0 } } })
})

test('a page of results waits for no counts: with scripts its forms request them when they are seen', async () => {
  const requested = vi.fn(choiceCounts)
  const site = searchOf({ choiceCounts: requested })
  const html = await (await site.fetch('/soeg/?70=1&omraader=blavand')).text()
  expect(formsOf(html)).toMatch(/name="70"[^>]*><span>[^<]*<\/span><\/label>/)
  expect(requested).not.toHaveBeenCalled()
})

test('the numbers of houses are of the days and places that are searched alone; those beside them have a URL of their own', async () => {
  const asked: FacetRequest[] = []
  const choiceCounts: ChoiceCounting = (key, planOf) => {
    asked.push(...planOf().requests)
    return countedBy(replyOf)(key, planOf)
  }
  const site = openSite({ search: { lodgings: async () => found, choiceCounts } })
  const parametersOf = async (path: string) => {
    asked.length = 0
    expect((await site.fetch(path)).status).toBe(200)
    return asked.map(({ request }) => Object.keys(request.parameters ?? {}))
  }
  const dated = 'omraader=blavand&ankomst=2027-06-19&1=4'
  const ofDated = await parametersOf(`/api/search/counts/?${dated}&of=houses`)
  expect(ofDated.length).toBeGreaterThan(1)
  for (const names of ofDated) {
    expect(names).toEqual(expect.arrayContaining(['locations', 'dates', 'durations']))
  }
  const beside = await parametersOf(`/api/search/counts/?${dated}&of=dates`)
  expect(beside.some((names) => !names.includes('locations'))).toBe(true)
  // Of houses alone: no stay says what their page does.
  const ofPlace = await parametersOf('/api/search/counts/?omraader=blavand&of=houses')
  expect(ofPlace.length).toBeGreaterThan(0)
  for (const names of ofPlace) {
    expect(names).toContain('locations')
    for (const name of ['dates', 'dateTs', 'durations', 'changeDays']) expect(names).not.toContain(name)
  }
  expect((await parametersOf('/api/search/counts/?of=dates')).flat()).toContain('changeDays')
})

const everyGroup =
  'omraader=romo&husdyr=1&skiftedag=6&badevaerelse=2&varme=el&koglemaerker=guld&1=4&2=2&5=50&180=500&181=2000'

test.each([
  '',
  'ankomst=2027-07-01&maxPris=9000&husdyr=2&1=4',
  'minPris=2000&maxPris=9000&duration=3,4&husdyr=1',
  `${everyGroup}&minPris=2000&ankomst=2027-07-01`,
])(
  'everything that is counted at once for %s is one call of twelve searches at most, none of them twice',
  async (query) => {
    for (const url of [
      `${origins.da}/soeg/?${query}&form=all`,
      `${origins.de}/suche/?${query}&form=all`,
      `${origins.da}/api/search/counts/?${query}&of=houses`,
      `${origins.de}/api/search/counts/?${query}&of=dates`,
    ]) {
      const requests: FacetRequest[][] = []
      const watched = countedBy(replyOf)
      const counting = vi.fn<ChoiceCounting>((key, planOf) => {
        requests.push([...planOf().requests])
        return watched(key, planOf)
      })
      const site = openSite({ search: { lodgings: async () => found, choiceCounts: counting } })
      const response = await site.fetch(url)
      await response.text()
      expect(response.status).toBe(200)
      expect(requests).toHaveLength(1)
      expect(requests[0]?.length).toBeLessThanOrEqual(12)
      expect(new Set(requests[0]?.map((one) => JSON.stringify(one))).size).toBe(requests[0]?.length)
    }
  },
)

test('the bars of the prices are so fine that most searches have more than a dozen', () => {
  expect(priceSteps.DKK.filter((step) => step >= 3500 && step <= 18_000).length).toBeGreaterThan(16)
  expect(priceSteps.EUR.filter((step) => step >= 500 && step <= 2500).length).toBeGreaterThan(16)
})

test('the price goes from the lowest to the highest that is found, and a limit beyond them is shown', async () => {
  const prices = () => ({ total: 11, facets: { 'priceBand.0': { 4: 3, 10: 8 } } })
  const priceAt = async (path: string) => {
    const html = await (await searchOf({ choiceCounts: countedBy(prices) }).fetch(path)).text()
    const field = /<fieldset class="price-range">[\s\S]*?<\/fieldset>/.exec(html)?.[0].replaceAll('\u00a0', ' ') ?? ''
    const [bars] = /viewBox="[^"]*"/.exec(field) ?? []
    const ends = [...field.matchAll(/type="range" min="(\d+)" max="(\d+)"[^>]*value="(\d+)"/g)]
    return {
      bars,
      ends: ends.map((all) => all.slice(1).join(' ')),
      texts: [...field.matchAll(/<span>([^<]*)<\/span>/g)].map(([, text]) => text),
    }
  }
  expect(await priceAt('/soeg/?form=all')).toEqual({
    bars: 'viewBox="0 0 40 40"',
    ends: ['2 6 2', '2 6 6'],
    texts: ['2.000 kr.', '4.000 kr.'],
  })
  expect(await priceAt('/soeg/?maxPris=8000&form=all')).toMatchObject({
    ends: ['2 14 2', '2 14 14'],
    texts: ['2.000 kr.', 'op til 8.000 kr.'],
  })
  // Before the counts it goes over all steps.
  expect(await priceAt('/soeg/')).toMatchObject({ texts: ['0 kr.', expect.stringMatching(/^over \d/)] })
})

test('a choice that is left uncounted has no number, and the others have theirs', async () => {
  const html = await page(`?${everyGroup}&minPris=2000&ankomst=2027-07-01`)
  expect(html).toMatch(/value="blavand"\/><span>Blåvand<\/span><small>0</)
  expect(html).toMatch(/<option value="28">Uge 28[^<(]*</)
})

test('a choice without houses stays where it is, and can be taken', async () => {
  const html = await page('', { choiceCounts: countedBy(() => ({ total: 0, facets: {} })) })
  expect(html).toMatch(/<label class="none"><input type="checkbox" name="70" value="1"\/>/)
  expect(html).not.toMatch(/<(?:option|input)[^>]* disabled/)
})

test.each([
  ['fails', down('search')],
  ['does not come', () => new Promise<ChoiceCounts>(() => {})],
])('a count that %s costs the page its numbers and nothing else', async (_, never) => {
  const html = await page('', { choiceCounts: never })
  expect(html).toContain('value="blavand"/><span>Blåvand</span></label>')
  expect(html).toContain('results-count')
})

test('a page that was sent without counts that came too late is not cached: the next one has them', async () => {
  const requested = Promise.withResolvers<void>()
  const site = openSite({
    search: {
      lodgings: async () => found,
      choiceCounts: (...all) => requested.promise.then(() => choiceCounts(...all)),
    },
  })
  const [first, statusOfFirst] = await visit(site)
  expect(first).toContain('value="blavand"/><span>Blåvand</span></label>')
  expect(statusOfFirst).toContain('miss')
  requested.resolve()
  const [second, statusOfSecond] = await visit(site)
  expect(second).toContain('value="blavand"/><span>Blåvand</span><small>0</small>')
  expect(statusOfSecond).toContain('miss')
  // Whole pages are cached, behind the reply.
  await expect.poll(async () => (await visit(site))[1]).toContain('hit')
})

async function visit(site: ReturnType<typeof openSite>): Promise<[string, string]> {
  const response = await site.fetch('/soeg/?form=all')
  return [await response.text(), response.headers.get('cache-status') ?? '']
}

test('all counts of a search are one question, the same whatever the page, the order and the order of the keys', async () => {
  const requested = vi.fn(choiceCounts)
  for (const query of ['?husdyr=1&70=1', '?70=1&husdyr=1&searchOrder=price-asc', '?page=2&husdyr=1&70=1']) {
    await page(query, { choiceCounts: requested })
  }
  const questions = requested.mock.calls.map(([question, planOf]) => [question, JSON.stringify(planOf().requests)])
  expect(questions).toHaveLength(3)
  expect(new Set(questions.map(([question]) => question)).size).toBe(1)
  expect(new Set(questions.map(([, requests]) => requests)).size).toBe(1)
})

test('what a link requested and no list offers is not lost when a filter is changed', async () => {
  const html = await page('?maxPris=9000&2=gte~7&badevaerelse=2')
  expect(html).toMatch(/<input type="number"[^>]* name="maxPris" value="9000"/)
  expect(html).toMatch(/<option value="7" selected="">[^<]*7\+</)
})

test('counts are requested by address, with the search that fails told as a failure', async () => {
  const site = openSite({ search: { choiceCounts } })
  const reply: unknown = await (await site.fetch('/api/search/counts/?70=1')).json()
  expect(reply).toMatchObject({ data: { husdyr: { 1: 12 }, omraader: { blavand: 0 } } })
  const failing = async () => {
    throw new ServiceError('search', 503, undefined, 'HTTP Error: 503 - Service Unavailable')
  }
  const response = await openSite({ search: { choiceCounts: failing } }).fetch('/api/search/counts/')
  expect(response.status).toBe(502)
  expect(await response.json()).toMatchObject({ error: { code: 'search_failed' } })
})

test('limits of the price that lie between two steps are said as they were requested', async () => {
  const html = await page('?minPris=2100&maxPris=8400')
  const [, said = ''] = /<p class="range-texts[^>]*>(.*?)<\/p>/.exec(html) ?? []
  expect(said.match(/\d\.\d+/g)).toEqual(['2.100', '8.400'])
})

test('resetting clears the criteria and the order and begins at page one; the view stays', async () => {
  const html = await page('?husdyr=1&70=1&ankomst=2027-07-10&searchOrder=price-asc&page=2&viewType=grid&result=24')
  const [, url = ''] = /<a class="quiet" href="([^"]*)">Nulstil/.exec(html) ?? []
  const { pathname, searchParams } = new URL(url.replaceAll('&amp;', '&'), 'http://site')
  expect([pathname, Object.fromEntries(searchParams)]).toEqual(['/soeg/', { viewType: 'grid', result: '24' }])
})

test('a house number leads to the house, for the stay that was requested; other texts are searched for', async () => {
  const hit = { ...oneHouse, date: '2027-07-10', duration: 7, totalPrice: 900_000 }
  const lodgings = async () => ({ ...noHouses, hits: [hit], totalHits: 1, totalPages: 1 })
  const site = openSite({ search: { lodgings } })
  const dated = await site.fetch('/soeg/?textQuery=bl1017&ankomst=2027-07-10')
  expect(dated.status).toBe(302)
  expect(dated.headers.get('location')).toMatch(/\/sommerhus-bl1017\/\?arrival=2027-07-10&duration=7&quote=/)
  expect((await site.fetch('/soeg/?textQuery=BL1017')).headers.get('location')).toMatch(/\/sommerhus-bl1017\/$/)
  expect((await site.fetch('/soeg/?textQuery=klitten')).status).toBe(200)
  const taken = openSite({
    search: {
      lodgings: async (request) =>
        engineSearch(request).filter?.includes('date') ? noHouses : { ...noHouses, hits: [hit], totalHits: 1 },
    },
  })
  const asked = await taken.fetch('/soeg/?textQuery=bl1017&ankomst=2027-07-17&flex=0&duration=14&adults=2&70=1')
  expect(asked.headers.get('location')).toMatch(/\/sommerhus-bl1017\/\?arrival=2027-07-17&duration=14&adults=2&/)
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
  expect(list).toMatch(/<a href="\/soeg\/\?[^"]*">op til 6.500\u00a0kr\.<strong>3 huse/)
})
