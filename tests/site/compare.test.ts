import { expect, test } from 'vitest'
import type { LodgingHit } from '../../src/contracts/search.ts'
import { formatMessage } from '../../src/markets/format-message.ts'
import { formatMoney, wholeUnits } from '../../src/markets/formats.ts'
import { markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import { ServiceError } from '../../src/services/service-error.ts'
import type { Services } from '../../src/services/services.ts'
import { engineSearch } from './engine-search.ts'
import { oneHouse } from './houses.ts'
import { openSite, origins } from './site.ts'

const [danish] = markets
const texts = messagesOf(danish).compare

const houses: LodgingHit[] = [
  { ...oneHouse, date: '2027-07-03', duration: 7 },
  {
    ...oneHouse,
    id: '18',
    lodgingId: 18,
    name: 'HV4720',
    title: 'Fyrrely <b>& sauna</b>',
    persons: 8,
    totalPrice: 812_300,
    date: '2027-07-03',
    duration: 7,
  },
]
const held = { 17: [facility(40), facility(61), facility(233)], 18: [facility(40), facility(233)] }
const dishwasher = { id: 40, name: 'Opvaskemaskine', typeId: 1, facilityGroupIds: [4], description: '' }
const dryer = { id: 61, name: 'Tørretumbler', typeId: 1, facilityGroupIds: [4], description: '' }

function facility(facilityId: number) {
  return { lodgingId: 17, facilityId, value: '1', fromDate: null, toDate: null }
}

const broker: Services['broker']['query'] = async (query, variables) => {
  const { ids } = variables as { ids?: number[] }
  const replies: Record<string, unknown> = {
    HeldFacilities: { lodgingsByIds: ids?.map((id) => ({ id, facilities: held[id as keyof typeof held] })) },
    Facilities: { facilities: [dishwasher, dryer], facilityGroups: [{ id: 4, name: 'Køkken og vask', sortOrder: 1 }] },
    LodgingsByIds: { lodgingsByIds: [] },
  }
  // biome-ignore lint/suspicious/noExplicitAny: each query has its own reply
  return replies[query.name] as any
}

function siteWith(search: Services['search']['lodgings'] = async () => found(houses), from = broker) {
  return openSite({
    broker: from,
    search: { lodgings: search },
    routes: {
      async lodging(name) {
        const house = houses.find((each) => each.name === name)
        return house ? { id: house.lodgingId, titles: { da: house.title, de: house.title, en: house.title } } : null
      },
    },
  })
}

function found(hits: LodgingHit[]) {
  return { hits, totalHits: hits.length, totalPages: 1, page: 1, hitsPerPage: 10 }
}

async function pageAt(url: string, site = siteWith()) {
  const response = await site.fetch(url)
  return { status: response.status, html: await response.text() }
}

const rowsOf = (html: string) => [...html.matchAll(/<tr><th scope="row">(.*?)<\/th>/g)].map(([, label = '']) => label)

test('each table of the comparison says what it holds', async () => {
  const { html } = await pageAt('/compare/?houses=bl1017,HV4720')
  const { facilities } = messagesOf(danish).lodging.tabs
  expect([...html.matchAll(/<table[^>]* aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    texts.title,
    facilities,
  ])
  expect(html.match(/<table/g)).toHaveLength(2)
})

test('a house is named by its short name, which stays in sight whole, and described beside its number', async () => {
  const title = 'Mettes Hus – moderne sommerhus – med udsigt'
  const { html } = await pageAt(
    '/compare/?houses=bl1017,HV4720',
    siteWith(async () => found([{ ...houses[0], title } as LodgingHit, houses[1] as LodgingHit])),
  )
  expect(html).toMatch(/class="compare-title"[^>]*>Mettes Hus<\/a>/)
  expect(html).toMatch(/class="compare-title"[^>]*>Fyrrely &lt;b&gt;&amp; sauna&lt;\/b&gt;<\/a>/)
  expect(html).toContain('>BL1017 · moderne sommerhus – med udsigt</span>')
  expect(html).toContain('>HV4720</span>')
})

test('two houses stand side by side with what differs, by the URL alone', async () => {
  const { status, html } = await pageAt('/compare/?houses=bl1017,HV4720')
  expect(status).toBe(200)
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect([...html.matchAll(/class="compare-title" href="([^"]+)"/g)].map(([, path]) => path)).toEqual([
    '/sommerhus-bl1017/',
    '/sommerhus-hv4720/',
  ])
  expect(html).toContain('Fyrrely &lt;b&gt;&amp; sauna&lt;/b&gt;')
  const rows = rowsOf(html)
  expect(rows).toContain(texts.price)
  expect(rows).toContain(texts.facts.persons)
  expect(rows).toContain('Tørretumbler')
  // What has to be known before booking is told though it is the same of both.
  expect(rows).toContain(messagesOf(danish).goodToKnow.labels.notificationNoYouthGroups)
  expect(rows).not.toContain('Opvaskemaskine')
  expect(rows).not.toContain(texts.facts.bedrooms)
  // What is the same of both stands once, folded below the table.
  const [folded = ''] = /<details class="compare-alike">.*?<\/details>/s.exec(html) ?? []
  expect(folded).toContain('<dt>Opvaskemaskine</dt>')
  expect(folded).toContain(`<dt>${texts.facts.bedrooms}</dt><dd>${oneHouse.bedrooms}\u00a0`)
  expect(folded).not.toContain('Tørretumbler')
  expect(html).toContain('href="/compare/?houses=HV4720"')
  for (const { key } of markets) expect(html).toContain(`${origins[key]}/compare/?houses=BL1017%2CHV4720`)
})

test('of one house alone everything is shown, and nothing is called a difference', async () => {
  const one = siteWith(async () => found(houses.slice(0, 1)))
  const { html } = await pageAt('/compare/?houses=BL1017', one)
  expect(rowsOf(html)).toContain('Opvaskemaskine')
  expect(html).toContain('<summary>Faciliteter')
  expect(html).not.toContain('forskel')
})

test('the dates of the URL are those of the prices, and go along with every link', async () => {
  const requests: string[] = []
  const site = siteWith(async (request) => {
    requests.push(engineSearch(request).index)
    return found(houses)
  })
  const { html } = await pageAt('/compare/?houses=BL1017,HV4720&arrival=2027-07-03&duration=7', site)
  expect(requests).toContain('lodgingOptions_duration-7_lan-1')
  expect(html).toMatch(/href="\/sommerhus-bl1017\/\?arrival=2027-07-03&amp;duration=7&amp;quote=/)
  expect(html).toContain(messagesOf(danish).favorites.free)
  expect(html).toContain('href="/compare/?houses=BL1017&amp;arrival=2027-07-03"')
  expect(html).toContain('href="/shortlist/?ids=17.18&amp;arrival=2027-07-03&amp;duration=7"')
  expect(html).toContain('<input type="hidden" name="houses" value="BL1017,HV4720"/>')
  expect((await pageAt('/compare/?houses=BL1017&arrival=2020-07-04')).html).not.toContain('2020-07-04')
})

test('a house that does not take the party says so in place of being free', async () => {
  const {
    favorites: { free },
    shortlist: { board },
  } = messagesOf(danish)
  const small = formatMessage(board.small, { count: oneHouse.persons }, danish)
  const few = formatMessage(board.fewPets, { count: oneHouse.pets }, danish)
  const dates = '/compare/?houses=BL1017,HV4720&arrival=2027-07-03&duration=7'
  const { html } = await pageAt(`${dates}&adults=${oneHouse.persons + 1}`)
  expect(html.split(`>${small}</p>`)).toHaveLength(2)
  expect(html.split(`>${free}</p>`)).toHaveLength(2)
  const pets = await pageAt(`${dates}&adults=2&pets=${oneHouse.pets + 1}`)
  expect(pets.html.split(`>${few}</p>`)).toHaveLength(3)
  expect(pets.html).not.toContain(free)
})

test('each price says what the stay is likely to come to, for those who travel', async () => {
  const [first = oneHouse, second = oneHouse] = houses
  // 4 a night for each, of a krone: 56 for two in a week.
  const use = { level: 4, ownPersons: 0, extraNights: 0, low: 0.8, high: 1.2, stays: 12, unitPrice: 100 }
  const site = siteWith(async () =>
    found([
      { ...first, metered: [use] },
      { ...second, metered: [{ ...use, stays: 0 }] },
    ]),
  )
  const { html } = await pageAt('/compare/?houses=BL1017,HV4720&arrival=2027-07-03&duration=7&adults=2', site)
  const prices = /<th scope="row">Pris<\/th>(.*?)<\/tr>/s.exec(html)?.[1] ?? ''
  const [own = '', other = ''] = prices.split('</td>')
  const { card } = messagesOf(danish)
  const allIn = formatMoney(danish, wholeUnits(first.totalPrice + 5_600))
  expect(own).toContain(formatMessage(card.withUse, { price: `<b>${allIn}</b>`, persons: 2 }, danish))
  expect(other).toContain(card.plusUse)
})

test('the grades of the houses are one row, without their descriptions', async () => {
  const grade = { typeId: 1, facilityGroupIds: [24], description: '' }
  const graded: Services['broker']['query'] = async (query, variables) => {
    const replies: Record<string, unknown> = {
      HeldFacilities: { lodgingsByIds: [17, 18].map((id) => ({ id, facilities: [facility(id + 223)] })) },
      Facilities: {
        facilities: [
          { ...grade, id: 240, name: 'Bronze: det laveste af de tre mærker' },
          { ...grade, id: 241, name: 'Sølv: det næsthøjeste af de tre mærker' },
        ],
        facilityGroups: [{ id: 24, name: 'Vores mærker', sortOrder: 1 }],
      },
    }
    // biome-ignore lint/suspicious/noExplicitAny: each query has its own reply
    return (replies[query.name] as any) ?? broker(query, variables)
  }
  const { html } = await pageAt('/compare/?houses=BL1017,HV4720', siteWith(undefined, graded))
  expect(rowsOf(html)).toContain('Vores mærker')
  expect(html).toMatch(/Vores mærker<\/th><td[^>]*>.*?Bronze.*?<\/td><td[^>]*>.*?Sølv/)
  expect(html).not.toContain('tre mærker')
})

test('without houses the way to choose some keeps the trip', async () => {
  const { html } = await pageAt('/compare/?arrival=2027-07-03&duration=7&adults=3&pets=1')
  const [, search = ''] = /class="button primary" href="(\/soeg\/[^"]*)"/.exec(html) ?? []
  const query = new URLSearchParams(search.split('?')[1]?.replaceAll('&amp;', '&'))
  expect(['ankomst', 'duration', '1', 'husdyr'].map((key) => query.get(key))).toEqual(['2027-07-03', '7', '3', '1'])
  expect((await pageAt('/compare/')).html).toContain('class="button primary" href="/soeg/"')
})

test.each([
  ['arrivalWeekNextOccurence=27', '&duration=7&dates=arrivalWeekNextOccurence%3D27'],
  ['maaned=2027-03&weekend=1&omraader=blavand', '&duration=7&dates=maaned%3D2027-03%26weekend%3D1'],
  ['ankomst=2027-07-10&flex=2', '&arrival=2027-07-10&duration=7&flex=2'],
  ['omraader=blavand', ''],
])('who compared houses for %s and decides together takes these dates along', async (asked, expected) => {
  const { html } = await pageAt(
    `/compare/?houses=BL1017,HV4720&${asked}`,
    siteWith(async () => found(houses)),
  )
  const link = /href="(\/shortlist\/[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
  expect(link).toBe(`/shortlist/?ids=17.18${expected}`)
})

test('the party of the URL goes along with every link and form', async () => {
  const site = siteWith(async () => found(houses))
  const stay = 'arrival=2027-07-03&duration=11&adults=3&children=2&pets=1'
  const { html } = await pageAt(`/compare/?houses=BL1017,HV4720&${stay}`, site)
  const written = 'adults=3&amp;children=2&amp;pets=1'
  expect(html).toMatch(new RegExp(`href="/sommerhus-bl1017/\\?[^"]*${written}`))
  expect(html).toContain(`href="/compare/?houses=BL1017&amp;arrival=2027-07-03&amp;duration=11&amp;${written}"`)
  expect(html).toContain('<input type="hidden" name="children" value="2"/>')
})

test('a number that no house has is said, without one there is a way to choose', async () => {
  const { html } = await pageAt('/compare/?houses=ZZ9999,BL1017')
  expect(html).toContain('Ikke blandt vores huse: ZZ9999.')
  for (const query of ['', '?houses=', '?houses=%3Cscript%3E', '?houses=ZZ9999']) {
    const empty = await pageAt(`/compare/${query}`)
    expect(empty.status).toBe(200)
    expect(empty.html).toContain(texts.emptyTitle)
    expect(empty.html).toContain('name="houses"')
    expect(empty.html).not.toContain('<script>')
  }
})

test.each([
  [markets[0], 'Ikke blandt vores huse: ZZ9999, HV4720.'],
  [markets[1], 'Nicht in unserem Angebot: ZZ9999, HV4720.'],
  [markets[2], 'We could not find: ZZ9999, HV4720.'],
] as const)(
  'codes without a house that is let are a status, and nothing else of the URL is (%#)',
  async (market, words) => {
    const onlyFirst = siteWith(async () => found(houses.slice(0, 1)))
    const codes = ['zz 9999', 'HV4720', 'Ring <b>12345678</b>', 'WIN1000000000', 'BL1017'].map(encodeURIComponent)
    const { status, html } = await pageAt(`${origins[market.key]}/compare/?houses=${codes.join(',')}`, onlyFirst)
    expect(status).toBe(200)
    expect([...html.matchAll(/<p role="status">(.*?)<\/p>/g)].map(([, said]) => said)).toEqual([words])
    expect(html).toContain('class="compare-title"')
    expect(html).not.toMatch(/Ring|WIN1000000000/)
  },
)

test('while the search does not answer, the page says so and its forms stay', async () => {
  const { status, html } = await pageAt(
    '/compare/?houses=BL1017',
    siteWith(async () => {
      throw new ServiceError('search', 503, null, 'down')
    }),
  )
  expect(status).toBe(200)
  expect(html).toContain(messagesOf(danish).errors.partMissing)
  expect(html).toContain('class="compare-add"')
})

test.each(['HeldFacilities', 'Facilities', 'LodgingsByIds'])(
  'while the broker does not answer %s, the other rows are shown, and no house is called unknown',
  async (failing) => {
    const site = siteWith(
      async () => found(houses.slice(0, failing === 'LodgingsByIds' ? 1 : 2)),
      async (query, variables) => {
        if (query.name === failing) throw new ServiceError('broker', 503, null)
        return broker(query, variables)
      },
    )
    const { status, html } = await pageAt('/compare/?houses=BL1017,HV4720', site)
    expect(status).toBe(200)
    expect(html).toContain('class="compare-title" href="/sommerhus-bl1017/')
    expect(html).toContain(messagesOf(danish).errors.partMissing)
    expect(html).not.toContain(formatMessage(texts.unknown, { codes: 'HV4720' }, danish))
  },
)

test('a house that is taken leads to its own page alone, without the days of another stay', async () => {
  const taken = houses.map((house) => ({ ...house, date: '2027-07-17' }))
  const site = siteWith(async (request) => found(engineSearch(request).index.includes('duration-7') ? [] : taken))
  const { html } = await pageAt('/compare/?houses=BL1017&arrival=2027-07-03&duration=7', site)
  expect(html).toContain(messagesOf(danish).favorites.taken)
  expect(html).toContain('class="compare-title" href="/sommerhus-bl1017/"')
})

test('numbers that no house has take no place of the four', async () => {
  const { html } = await pageAt('/compare/?houses=ZZ9999,ZZ9998,BL1017,HV4720')
  expect(html).toContain('class="compare-add"')
  expect(html).toMatch(/class="compare-add".*name="houses" value="BL1017,HV4720"/)
})

/** Stays from 8 May 2027 ± 2 days and around it; no house is cheapest on its day that is the nearest. */
const mayStays = [
  { house: 0, date: '2027-05-04', totalPrice: 500_000 },
  { house: 0, date: '2027-05-06', totalPrice: 700_000 },
  { house: 1, date: '2027-05-06', totalPrice: 750_000 },
  { house: 1, date: '2027-05-08', totalPrice: 800_000 },
].flatMap(({ house, ...stay }) => houses.slice(house, house + 1).map((each) => ({ ...each, ...stay, duration: 11 })))

const inMay = siteWith(async ({ parameters = {}, order = [] }) => {
  const { dates, lodgingId } = parameters
  const ids = typeof lodgingId === 'object' && 'value' in lodgingId ? lodgingId.value : [17, 18]
  const isByDate = order[0]?.property === 'date'
  const isByDistance = order[0]?.property === 'daysFrom.6'
  const ahead = ({ date }: { date: string }) => (isByDistance ? Math.abs(Number(date.slice(-2)) - 8) : 0)
  const hits = mayStays
    .filter((each) => [ids].flat().includes(each.lodgingId) && (!Array.isArray(dates) || dates.includes(each.date)))
    .sort((a, b) => (isByDate ? a.date.localeCompare(b.date) : ahead(a) - ahead(b) || a.totalPrice - b.totalPrice))
    .filter((each, place, all) => all.findIndex(({ lodgingId: id }) => id === each.lodgingId) === place)
  return found(hits)
})

const wish = 'ankomst=2027-05-08'
const ofCards = ['/sommerhus-bl1017/ 2027-05-06 7.000', '/sommerhus-hv4720/ 2027-05-08 8.000']

test.each([
  ['the search', `/soeg/?${wish}&duration=11`],
  ['the comparison from the search', `/compare/?houses=BL1017,HV4720&${wish}&duration=11`],
  ['the favourites from the search', `/favorite-houses/?${wish}&duration=11`],
  ['a shared list', `/favorite-houses/shared/?ids=17.18&${wish}&duration=11`],
  ['the comparison from a house', `/compare/?houses=BL1017,HV4720&arrival=2027-05-06&duration=11&${wish}`],
  ['the favourites from a house', `/favorite-houses/?arrival=2027-05-06&duration=11&${wish}`],
  ['a shared list from a house', `/favorite-houses/shared/?ids=17.18&arrival=2027-05-08&duration=11&${wish}`],
  ['the favourites by their own form', `/favorite-houses/?${wish}&flex=2&duration=11&adults=`],
])('days around an arrival go along: %s has each house’s own stay', async (_, path) => {
  const response = await inMay.fetch(`${origins.da}${path}`, { headers: { cookie: 'marehalm_favorites=17.18' } })
  const html = (await response.text()).replaceAll('\u00a0', ' ')
  const links = [...html.matchAll(/href="(\/sommerhus-\w+\/)\?arrival=([\d-]+)&amp;duration=11([^"]*)"/g)]
  const prices = [...html.matchAll(/<strong>([\d.]+) kr\.<\/strong>/g)].map(([, price]) => price)
  const shown = new Set(links.map(([, house, day], place) => `${house} ${day} ${prices[place]}`))
  expect([...shown].sort()).toEqual(ofCards)
  for (const [, , , rest] of links) expect(rest).toContain(wish)
  expect(html).toContain('8. maj 2027 ± 2 dage')
})

test('a stay that the guest chooses takes the place of days that were wished', async () => {
  const path = `/favorite-houses/?arrival=2027-05-22&duration=11&${wish}`
  const response = await inMay.fetch(`${origins.da}${path}`, { headers: { cookie: 'marehalm_favorites=17' } })
  const html = (await response.text()).replaceAll('\u00a0', ' ')
  expect(html).toContain('22. maj–2. juni 2027')
  expect(html).not.toContain(wish)
})
