import { expect, test } from 'vitest'
import { writtenContent } from './content-service.ts'
import { engineSearch } from './engine-search.ts'
import { noHouses, oneHouse } from './houses.ts'
import { type Given, openSite, origins } from './site.ts'

const stay = { date: '2027-07-03', duration: 7 }
const charged = { ...oneHouse, ...stay, pets: 1, totalPrice: 375_500, totalWithPets: { 1: 445_500 } }
const { content = {}, routes = {} } = writtenContent({ words: 'Klitvej', picture: null, count: 0 })
const filters: (string | undefined)[] = []
const search: Given['search'] = {
  lodgings: async (request) => {
    filters.push(engineSearch(request).filter)
    return { ...noHouses, hits: [charged], totalHits: 1, totalPages: 1 }
  },
  stayPrices: async (requests) =>
    requests.map(() => ({
      hits: [{ lodgingId: 17, ...stay, totalPrice: 375_500, totalWithPets: { 1: 445_500 } }],
    })),
}
const site = openSite({ search })
const streets = openSite({ content, routes, search })
const party = 'adults=5&pets=1'
const written = 'adults=5&amp;pets=1'

async function html(path: string, init?: RequestInit, of = site) {
  return (await of.fetch(`${origins.da}${path}`, init)).text()
}

test.each(['?adults=5&pets=1', '?1=5&husdyr=1'])(
  'an area’s prices of a month with %s are the party’s',
  async (query) => {
    const page = await html(`/priser/blavand/${query}&maaned=2027-07`)
    expect(page).toContain('4.455')
    expect(page).not.toContain('3.755')
    expect(page).toMatch(/href="\/soeg\/\?1=5&amp;husdyr=1&amp;omraader=blavand[^"]*ankomst=2027-07-03/)
    expect(page).toMatch(new RegExp(`href="/priser/blavand/\\?maaned=2027-08&amp;${written}"`))
  },
)

test('without a party they are those of a stay', async () => {
  expect(await html('/priser/blavand/?maaned=2027-07')).toContain('3.755')
})

test.each(['?adults=5&pets=1', '?1=5&husdyr=1'])(
  'a street with %s has the houses that take the party, at its price',
  async (query) => {
    filters.length = 0
    const page = await html(`/gade/${query}`, {}, streets)
    expect(filters[0]).toContain('streetId = 1')
    expect(filters[0]).toMatch(/persons\D*>= 5|facilities\.1 >= 5/)
    expect(page).toContain('4.455')
    expect(page).toMatch(new RegExp(`href="/sommerhus-[a-z0-9]+/\\?${written}"`))
  },
)

test.each(['/gade/', '/category/kategori/'])('the language links of %s go on with the trip', async (path) => {
  const { route = async () => null } = routes
  const found: typeof route = async (...request) => {
    const entry = await route(...request)
    return entry?.kind === 'entry' ? { ...entry, routes: { da: path, de: '/dort/' } } : entry
  }
  const both = openSite({ content, routes: { ...routes, route: found }, search })
  const page = await html(`${path}?arrival=2027-07-03&adults=5&pets=1`, {}, both)
  expect(page).toMatch(new RegExp(`href="${origins.de}/dort/\\?arrival=2027-07-03&amp;${written}" hrefLang="de"`))
})

test('a card’s heart and its comparison go on with the party, also without scripts', async () => {
  const page = await html(`/soeg/?1=5&husdyr=1`)
  expect(heartLeadsTo(page)).toBe(`/favorite-houses/?${written}`)
  expect(page).toMatch(new RegExp(`href="/compare/\\?houses=[A-Z0-9]+&amp;${written}"`))
})

test('with days they go on with the stay that is priced', async () => {
  for (const days of ['ankomst=2027-07-03', 'ankomst=2027-07-03&duration=7', 'ankomst=2027-07-01&flex=3']) {
    const page = await html(`/soeg/?1=5&husdyr=1&${days}`)
    expect(heartLeadsTo(page), days).toMatch(
      new RegExp(`^/favorite-houses/\\?arrival=2027-07-03&amp;duration=7&amp;${written}`),
    )
  }
})

/** Where the first card's heart leads without scripts: the button's own way, else the form's. */
function heartLeadsTo(page: string): string | undefined {
  const [heart = ''] = /<button [^>]*class="heart i-heart"[^>]*>/.exec(page.slice(page.indexOf('<article'))) ?? []
  const form = /<form id="hearts"[^>]* action="([^"]*)"/.exec(page)
  return (/ formAction="([^"]*)"/.exec(heart) ?? form)?.[1]
}

test.each([
  ['by the URL', `/favorite-houses/?${party}`, ''],
  ['by a search’s words in the URL', '/favorite-houses/?1=5&husdyr=1', ''],
  ['by the last search', '/favorite-houses/', `; marehalm_search=${encodeURIComponent('1=5&husdyr=1&omraader=romo')}`],
])('the favourites are priced for the party %s', async (_, path, search) => {
  const page = await html(path, { headers: { cookie: `marehalm_favorites=${oneHouse.lodgingId}${search}` } })
  expect(page).toContain('4.455')
  expect(page.replaceAll('\u00a0', ' ')).toContain('5 voksne, 1 husdyr')
  expect(page).toMatch(new RegExp(`href="/sommerhus-[a-z0-9]+/\\?${written}`))
  expect(page).toContain(`action="/favorite-houses/views/?${written}"`)
})

test('what the URL says of the party counts before the last search', async () => {
  const cookie = `marehalm_favorites=${oneHouse.lodgingId}; marehalm_search=${encodeURIComponent('1=5&husdyr=1')}`
  expect(await html('/favorite-houses/?adults=2', { headers: { cookie } })).toContain('3.755')
  expect(await html('/favorite-houses/?adults=&pets=', { headers: { cookie } })).toContain('3.755')
})

test('the mail of viewed houses links them with the party', async () => {
  const sent: unknown[] = []
  const { fetch } = openSite({
    search: { lodgings: async () => ({ ...noHouses, hits: [charged], totalHits: 1, totalPages: 1 }) },
    workers: {
      emailLodgingViews: async (mail) => {
        sent.push(...mail.houses.map(({ url }) => url))
        return { queued: 1, skipped: 0, toConfirm: false }
      },
    },
  })
  const body = new URLSearchParams({
    ids: String(oneHouse.lodgingId),
    email: 'guest@example.com',
    submission: crypto.randomUUID(),
  })
  const response = await fetch(`${origins.da}/favorite-houses/views/?${party}`, {
    method: 'POST',
    body,
    headers: { origin: origins.da },
    redirect: 'manual',
  })
  expect(response.status).toBe(303)
  expect(sent).toEqual([expect.stringMatching(new RegExp(`/sommerhus-[a-z0-9]+/\\?${party}$`))])
})

const others = 'maxPris=9000&amp;omraader=blavand,romo'

test('budget and places go along from a search to its houses, their comparison and the favourites', async () => {
  const page = await html('/soeg/?1=5&husdyr=1&omraader=blavand,romo&maxPris=9000')
  expect(page).toMatch(new RegExp(`href="/sommerhus-[a-z0-9]+/\\?${written}&amp;${others}"`))
  expect(page).toMatch(new RegExp(`href="/compare/\\?houses=[A-Z0-9]+&amp;${written}&amp;${others}"`))
  expect(heartLeadsTo(page)).toBe(`/favorite-houses/?${written}&amp;${others}`)
  expect(page).not.toContain('{search}')
})

test('the header leads to the favourites with the trip of the page, also without scripts', async () => {
  const headerOf = (page: string) => /<header[\s\S]*?<\/header>/.exec(page)?.[0] ?? ''
  const searched = headerOf(await html('/soeg/?1=5&husdyr=1&omraader=romo'))
  expect(searched).toContain(`href="/favorite-houses/?${written}&amp;omraader=romo"`)
  expect(headerOf(await html('/soeg/'))).toContain('href="/favorite-houses/"')
})

test.each([
  ['da', origins.da, 'Rømø, Blåvand · Juli 2027 · 7 nætter · 5 voksne, 1 husdyr · op til 9.000 kr. · 1 filter'],
  ['de', origins.de, 'Rømø, Blåvand · Juli 2027 · 7 Nächte · 5 Erwachsene, 1 Haustier · bis 9.000 € · 1 Filter'],
  ['en', origins.en, 'Rømø, Blåvand · July 2027 · 7 nights · 5 adults, 1 pet · up to €9,000 · 1 filter'],
])(
  '%s: the favourites say the whole trip in a line, whose form keeps what it does not ask',
  async (_, origin, words) => {
    const query = `${party}&omraader=blavand,romo&maxPris=9000&maaned=2027-07&skiftedag=6`
    const response = await site.fetch(`${origin}/favorite-houses/?${query}`, {
      headers: { cookie: `marehalm_favorites=${oneHouse.lodgingId}` },
    })
    const line = /<details class="trip-line">[\s\S]*?<\/details>/.exec(await response.text())?.[0] ?? ''
    expect(line.replaceAll('\u00a0', ' ').replace(/<\/?span>/g, '')).toContain(`<strong>${words}</strong>`)
    expect(line).toContain('<input type="hidden" name="maaned" value="2027-07"/>')
    expect(line).toMatch(/name="adults"[^>]*value="5"/)
    expect(line).toContain('skiftedag=6')
  },
)

test('a search says its budget in its line, which no chip says', async () => {
  const line = /<details class="trip-line">[\s\S]*?<\/summary>/.exec(await html('/soeg/?1=5&maxIalt=9000'))?.[0] ?? ''
  expect(line.replaceAll('\u00a0', ' ').replace(/<\/?span>/g, '')).toContain('5 voksne · op til 9.000 kr.')
})

test('a month is what the favourites and the comparison are priced for, by one search more', async () => {
  const calls: unknown[] = []
  const { fetch } = openSite({
    search: {
      lodgings: async (request) => {
        const filter = engineSearch(request).filter ?? ''
        calls.push(filter)
        const date = filter.startsWith('date') ? stay.date : '2027-01-09'
        return { ...noHouses, hits: [{ ...charged, date }], totalHits: 1, totalPages: 1 }
      },
    },
  })
  const headers = { cookie: `marehalm_favorites=${oneHouse.lodgingId}` }
  const page = await (await fetch(`${origins.da}/favorite-houses/?${party}&maaned=2027-07`, { headers })).text()
  expect(calls).toEqual([
    'lodgingId IN [17]',
    'date "2027-07-01" TO "2027-07-25" AND duration = 7 AND lodgingId IN [17]',
  ])
  expect(page).toMatch(/href="\/sommerhus-[a-z0-9]+\/\?arrival=2027-07-03&amp;duration=7&amp;adults=5/)
  expect(page).toContain('Ledigt på de valgte datoer')
})

test('several lengths go along from a search to the favourites, where each house has its cheapest stay of them', async () => {
  const wish = 'ankomst=2027-07-01&duration=3,4'
  const headerOf = (page: string) => /<header[\s\S]*?<\/header>/.exec(page)?.[0] ?? ''
  const carried = 'href="/favorite-houses/?ankomst=2027-07-01&amp;duration=3,4"'
  expect(headerOf(await html(`/soeg/?${wish}`))).toContain(carried)
  expect(headerOf(await html(`/compare/?houses=FA1017&${wish}`))).toContain(carried)
  const { fetch } = openSite({
    search: {
      lodgings: async (request) => {
        filters.push(engineSearch(request).filter)
        return { ...noHouses, hits: [{ ...charged, date: '2027-07-01', duration: 4 }], totalHits: 1, totalPages: 1 }
      },
    },
  })
  filters.length = 0
  const headers = { cookie: `marehalm_favorites=${oneHouse.lodgingId}` }
  const page = await (await fetch(`${origins.de}/favorite-houses/?${wish}`, { headers })).text()
  expect(filters.filter((filter) => filter?.includes('duration'))).not.toHaveLength(0)
  for (const filter of filters) expect(filter).not.toContain('duration = 7')
  const line = /<details class="trip-line">[\s\S]*?<\/details>/.exec(page)?.[0] ?? ''
  expect(line.replaceAll('\u00a0', ' ')).toContain('3 oder 4 Nächte')
  expect(line).toMatch(/<option value="3,4" selected="">/)
  expect(line).not.toContain('type="hidden" name="duration"')
  expect(page).toMatch(/\/\?arrival=2027-07-01&amp;duration=4[&"]/)
})
