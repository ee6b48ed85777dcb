import { expect, test } from 'vitest'
import type { LodgingHit } from '../../src/contracts/search.ts'
import type { SearchRequestInput } from '../../src/domain/search-request.ts'
import { ServiceError } from '../../src/services/service-error.ts'
import { engineSearch } from './engine-search.ts'
import { noHouses, oneHouse } from './houses.ts'
import { openSite } from './site.ts'

const arrival = '2027-07-03'
/** A Saturday alone is the days around it, too. */
const thatDay = `ankomst=${arrival}&flex=0`
const metre = 1 / 111_195
/** Three in a row, 200 metres between each, and one far away. */
const houses = [0, 200, 400, 9_000].map(
  (metres, index): LodgingHit => ({
    ...oneHouse,
    ...{ id: `${index + 1}-${arrival}`, lodgingId: index + 1, name: `BL100${index + 1}`, title: `Hus ${index + 1}` },
    ...{
      date: arrival,
      duration: 7,
      totalPrice: 500_000 + index * 100_000,
      price: 500_000,
      transactionFee: 0,
      persons: 6,
    },
    _geo: { lat: 55.5 + metres * metre, lng: 8.1 },
  }),
)

function stayPriceOf(stay: Partial<LodgingHit>) {
  const { lodgingId = 0, totalPrice = 0, totalWithPets } = stay
  return { lodgingId, date: stay.date ?? '', duration: stay.duration ?? 0, totalPrice, totalWithPets }
}

interface Found {
  hits: LodgingHit[]
  totalHits?: number
  stays?: Partial<LodgingHit>[]
}

function togetherSite(found: Found = { hits: houses }, taken: number[] = []) {
  const sent: { request: SearchRequestInput; index: string; body: ReturnType<typeof engineSearch> }[] = []
  const note = (request: SearchRequestInput) => {
    const body = engineSearch(request)
    sent.push({ request, index: body.index, body })
    return body
  }
  const site = openSite({
    search: {
      async houseLocations(request) {
        note(request)
        const hits = found.hits.map(({ lodgingId, totalPrice, totalWithPets, persons, _geo }) => ({
          ...{ lodgingId, totalPrice, totalWithPets, persons, _geo },
        }))
        return { totalHits: found.hits.length, ...found, hits }
      },
      async stayPrices(requests) {
        return requests.map((request) => {
          note(request)
          return { hits: (found.stays ?? []).map(stayPriceOf) }
        })
      },
      async lodgings(request) {
        const body = note(request)
        if (found.stays) {
          const hits = found.stays.flatMap((stay) =>
            found.hits.flatMap((hit) => (hit.lodgingId === stay.lodgingId ? { ...hit, ...stay } : [])),
          )
          return { ...noHouses, hits, totalHits: hits.length }
        }
        const ids =
          /lodgingId (?:=|IN) \[?([\d, ]+)/
            .exec(body.filter ?? '')?.[1]
            ?.split(',')
            .map(Number) ?? []
        const hits = found.hits.filter(({ lodgingId }) => ids.includes(lodgingId) && !taken.includes(lodgingId))
        return { ...noHouses, hits, totalHits: hits.length }
      },
    },
  })
  return { ...site, sent }
}

async function read(site: ReturnType<typeof togetherSite>, query: string) {
  const response = await site.fetch(`/houses-together/?${query}`)
  expect(response.status).toBe(200)
  return (await response.text()).replaceAll('\u00a0', ' ')
}

const groupsOf = (html: string) =>
  html
    .split('class="together-group"')
    .slice(1)
    .map((group) => ({
      codes: [...group.matchAll(/\?lodging=(bl\d+)&amp;arrival/g)].map(([, code]) => code),
      total: /Tilsammen ([\d.]+) kr\./.exec(group)?.[1],
      apart: Number(/(\d+) m fra hinanden/.exec(group)?.[1]),
    }))

test('without a day the page asks for one, and no search is made', async () => {
  const site = togetherSite()
  expect(await read(site, '')).toContain('Vælg en ankomstdag')
  expect(await read(site, 'ankomst=2020-01-04')).toContain('Vælg en ankomstdag')
  expect(site.sent).toEqual([])
})

test('pairs come with their common total, their distance, and a booking of each at the price that is shown', async () => {
  const html = await read(togetherSite(), `${thatDay}&within=250`)
  expect(groupsOf(html)).toEqual([
    { codes: ['bl1001', 'bl1002'], total: '11.000', apart: 200 },
    { codes: ['bl1002', 'bl1003'], total: '13.000', apart: 200 },
  ])
  expect(html).toContain('>2 forslag<')
  expect(html).toContain('lør. 3.–lør. 10. juli 2027')
  expect(html).toMatch(/lodging=bl1001&amp;arrival=2027-07-03&amp;duration=7&amp;quote=\w/)
  expect(html).toContain('holder vi alle husene til dig i 15 minutter')
  expect(html).toContain(`/shortlist/?ids=1-2&amp;arrival=${arrival}&amp;duration=7"`)
})

test('what each house has to meet beside days and party is said, and can be taken out', async () => {
  const html = await read(togetherSite(), `${thatDay}&70=1&1=6&badevaerelse=2&within=250`)
  const chips = [...html.matchAll(/<a class="chip" href="([^"]*)" aria-label="([^"]*)"/g)]
  expect(chips.map(([, url = '', label]) => [url.replaceAll('&amp;', '&'), label])).toEqual([
    [`/houses-together/?1=6&ankomst=${arrival}&badevaerelse=2&flex=0&within=250`, 'Fjern filteret »Sauna«'],
    [`/houses-together/?1=6&70=1&ankomst=${arrival}&flex=0&within=250`, 'Fjern filteret »Badeværelser: 2+«'],
  ])
  expect(await read(togetherSite(), `${thatDay}&1=6`)).not.toContain('class="chosen"')
})

test('a budget is that of all houses, and none of them is searched for above it', async () => {
  for (const budget of ['maxIalt=12000', 'maxPris=12000', 'maxIalt=12000&maxPris=20000']) {
    const site = togetherSite()
    const html = await read(site, `${thatDay}&within=250&${budget}`)
    expect(groupsOf(html).map(({ total }) => total)).toEqual(['11.000'])
    expect(html).toContain('placeholder="Uden forbrug"')
    const [{ body } = { body: null }] = site.sent
    expect(body?.filter).toContain('totalPrice <= 12000')
    expect(body?.filter).not.toContain('allIn')
  }
})

test('all houses are asked for no more than their place, price and room; whole ones are those of the page alone', async () => {
  const site = togetherSite()
  await read(site, `${thatDay}&within=250&textQuery=klit`)
  const [all, whole, ...others] = site.sent
  expect(others).toEqual([])
  expect(all?.request).toMatchObject({ config: { withPetTotals: false } })
  expect(whole?.index).toBe(all?.index)
  expect(whole?.body).toMatchObject({ q: '', hitsPerPage: 3 })
  expect(whole?.body.filter).toContain(`date = "${arrival}"`)
})

test('a group of which a house is taken meanwhile is not shown', async () => {
  expect(groupsOf(await read(togetherSite({ hits: houses }, [1]), `${thatDay}&within=250`))).toMatchObject([
    { codes: ['bl1002', 'bl1003'] },
  ])
})

test('threes lie within the distance each from each, and the nearest may come first', async () => {
  expect(groupsOf(await read(togetherSite(), `${thatDay}&houses=3&within=250`))).toEqual([])
  expect(groupsOf(await read(togetherSite(), `${thatDay}&houses=3&within=500`))).toEqual([
    { codes: ['bl1001', 'bl1002', 'bl1003'], total: '18.000', apart: 400 },
  ])
  const nearest = groupsOf(await read(togetherSite(), `${thatDay}&within=500&order=distance`))
  expect(nearest.map(({ apart }) => apart)).toEqual([200, 200, 400])
})

test('every house keeps every criterion; the party may be spread, and the days are exactly those', async () => {
  const site = togetherSite()
  const html = await read(site, `${thatDay}&duration=7&1=11&badevaerelse=2&within=250`)
  const [{ index, body } = { index: '', body: { filter: '' } }] = site.sent
  expect(index).toBe('lodgingOptions_duration-7_lan-1')
  expect(body.filter).toContain(`date = "${arrival}"`)
  expect(body.filter).not.toMatch(/facilities\.1\b/)
  expect(body.filter).toMatch(/bathrooms >= 2/)
  expect(html).toContain('name="badevaerelse" value="2"')
  expect(groupsOf(html)).toHaveLength(2)
  expect(groupsOf(await read(togetherSite(), `${thatDay}&1=13&within=250`))).toEqual([])
})

test('what was not looked at is said', async () => {
  const some = await read(togetherSite({ hits: houses, totalHits: 4_196 }), `${thatDay}`)
  expect(some).toContain('Vi har kun set på de 1.000 billigste af de 4.196 huse')
  const crowd = Array.from({ length: 500 }, (_, index) => ({ ...oneHouse, id: String(index), lodgingId: index + 1 }))
  const cut = await read(togetherSite({ hits: crowd }), `${thatDay}`)
  expect(cut).toContain('kun har set på 100.000 kombinationer')
  const none = await read(togetherSite({ hits: crowd }), `${thatDay}&1=60`)
  expect(none).toContain('kun har set på 100.000 kombinationer')
  expect(none).not.toContain('Der er ingen ledige huse så tæt på hinanden')
})

test('none so close together lead to a greater distance and the whole coast; a search that fails is said', async () => {
  const none = await read(togetherSite(), `${thatDay}&within=100&omraader=blavand`)
  expect(none).toContain('Der er ingen ledige huse så tæt på hinanden')
  expect(none).toMatch(/href="\/houses-together\/\?ankomst=2027-07-03[^"]*within=250/)
  const failing = openSite({
    search: { houseLocations: async () => Promise.reject(new ServiceError('search', 503, null, 'down')) },
  })
  const response = await failing.fetch(`/houses-together/?ankomst=${arrival}`)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('Du kan ikke søge lige nu')
})

const friday = '2027-07-02'
const [first, second, third] = [1, 2, 3].map((lodgingId) => ({ lodgingId, duration: 7 }))
const flexible = [
  { ...first, date: friday, totalPrice: 400_000, price: 400_000 },
  { ...first, date: arrival, totalPrice: 500_000, price: 500_000 },
  { ...second, date: arrival, totalPrice: 600_000, price: 600_000 },
  { ...third, date: friday, totalPrice: 450_000, price: 450_000 },
]

test.each([
  ['days around a Saturday', `ankomst=${arrival}`],
  ['days around a day', 'ankomst=2027-07-01&flex=3'],
  ['a week', 'arrivalWeekNextOccurence=26'],
  ['a month', 'maaned=2027-07'],
  ['school holidays', 'ferie=dk-sommer-2027'],
])('of %s each pair is shown for the stay that both are free for', async (_, query) => {
  const site = togetherSite({ hits: houses, stays: flexible })
  const html = await read(site, `${query}&within=500`)
  expect(groupsOf(html)).toMatchObject([
    { codes: ['bl1001', 'bl1003'], total: '8.500' },
    { codes: ['bl1001', 'bl1002'], total: '11.000' },
  ])
  expect(html).toContain(`lodging=bl1003&amp;arrival=${friday}&amp;duration=7&amp;quote=`)
  expect(html).toContain(`lodging=bl1002&amp;arrival=${arrival}&amp;duration=7&amp;quote=`)
  expect(html).toContain('fre. 2.–fre. 9. juli 2027')
  const [, stays] = site.sent
  expect(stays?.body.distinct).toBeUndefined()
  expect(stays?.body).toMatchObject({ hitsPerPage: 10_001 })
  expect(stays?.body.filter).toMatch(/lodgingId IN \[1, ?2, ?3\]/)
})

test('pets go to the house that charges least for them, and the links carry the part of the party that stays in each', async () => {
  const withPets = houses.map((hit, index) => ({
    ...hit,
    pets: index === 2 ? 0 : 2,
    ...(index !== 2 && {
      totalWithPets: { '1': hit.totalPrice + 20_000, '2': hit.totalPrice + (index === 0 ? 90_000 : 40_000) },
    }),
  }))
  const site = togetherSite({ hits: withPets })
  const html = await read(site, `${thatDay}&within=250&1=9&children=3&infants=1&husdyr=2`)
  expect(groupsOf(html)).toMatchObject([{ total: '11.400' }, { total: '13.400' }])
  expect(html).toContain('De 2 husdyr skal bo i hus BL1002')
  expect(html).toContain('mindst én voksen i hvert')
  expect(html).toMatch(
    /\?lodging=bl1001&amp;lodging=bl1002&amp;arrival=2027-07-03&amp;duration=7(&amp;quote=[^"&]+){2}&amp;adults=6&amp;children=3&amp;infants=1&amp;pets=2"/,
  )
  expect(html).toMatch(/lodging=bl1002[^"]*&amp;pets=2"/)
  expect(html).not.toMatch(/\?lodging=bl100[13]&amp;arrival[^"]*pets=/)
  const adults = [
    ...(html.split('class="together-group"')[1]?.matchAll(/\?lodging=bl\d+&amp;arrival[^"]*&amp;adults=(\d)/g) ?? []),
  ]
  expect(adults.map(([, count]) => Number(count)).reduce((sum, count) => sum + count, 0)).toBe(6)
  expect(site.sent[0]?.body.filter).not.toMatch(/pets/)
  expect(site.sent[0]?.request).toMatchObject({ config: { withPetTotals: true } })
})

test('days that are over are said to be, and nothing is searched; of too many stays the cheapest are looked at', async () => {
  const site = togetherSite()
  expect(await read(site, 'maaned=2020-07')).toContain('De valgte datoer ligger i fortiden')
  expect(site.sent).toEqual([])
  const many = Array.from({ length: 10_001 }, () => flexible[0] ?? {})
  expect(await read(togetherSite({ hits: houses, stays: many }), 'maaned=2027-07')).toContain(
    'kun har set på de 10.000 billigste',
  )
})
