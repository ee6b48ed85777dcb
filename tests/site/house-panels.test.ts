import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { BookingOption, BookingOptionItemPrice } from '../../src/contracts/lodging.ts'
import { nextMonth } from '../../src/domain/flexible-dates.ts'
import { tripWords } from '../../src/domain/read-trip.ts'
import { addDays, daysBetween, isoWeekOf, today, weekdayOf } from '../../src/domain/stays.ts'
import { arrivalOfWish, parseStayQuery, stayQuery, stayUrl } from '../../src/features/lodging/requested-stay.ts'
import { lodgingPage } from '../../src/features/lodging/route.ts'
import { markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import { stayDates, stayDatesShort } from '../../src/ui/stay-dates.ts'
import { href, withQuery } from '../../src/urls/paths.ts'
import { engineSearch } from './engine-search.ts'
import { oneHouse } from './houses.ts'
import { type Given, openSite, origins } from './site.ts'

const saturday = addDays(today(), 60)
/** On a Saturday an exact arrival says that no days around it are meant. */
const exactly = new Date(saturday).getUTCDay() === 6 ? '&flex=0' : ''
const month = saturday.slice(0, 7)

function stay(arrival: string, duration: number, price: number): BookingOption {
  const prices = { price, normalPrice: price + 10_000, transactionFee: 9_500, totalPrice: price + 39_500 }
  const rest = { currency: 'DKK' as const, discountTags: [], hasDiscount: true, status: 1, heldUntil: null }
  return { lodgingId: 17, arrival, departure: addDays(arrival, duration), duration, ...prices, ...rest }
}

const stays = [0, 7, 14, 21].flatMap((days, index) => [
  stay(addDays(saturday, days), 7, 400_000 + index * 50_000),
  stay(addDays(saturday, days), 3, 200_000 + index * 20_000),
])

function item(itemId: number, description: string, own: Partial<BookingOptionItemPrice>): BookingOptionItemPrice {
  return {
    ...{ lodgingId: 17, duration: 7, arrival: saturday, itemId, unitPrice: 30_000, currency: 'DKK' },
    ...{ isMandatory: false, minQuantity: 0, maxQuantity: 9 },
    item: {
      ...{ id: itemId, type: 'service', chargeType: 'stay', meteredQuantity: false, description },
      ...{ unitName: 'stk.', definitionId: itemId },
    },
    ...own,
  }
}

function ofType(type: string, price: BookingOptionItemPrice): BookingOptionItemPrice {
  return { ...price, item: { ...price.item, type } }
}

function withMeter(price: BookingOptionItemPrice): BookingOptionItemPrice {
  return { ...price, item: { ...price.item, type: 'electricity', meteredQuantity: true, unitName: 'kWh' } }
}

interface Facts {
  /** Of a guest's review. */
  words: string
  beach: number
  /** 2 where it is not said. */
  pets?: number
  cleaning: number
  /** Descriptions. */
  deposits?: readonly string[]
  /** Nothing but what a meter counts has to be paid beside the rent; cleaning and firewood can be ordered. */
  hasExtras?: boolean
  /** When the broker says what it knows of the house. */
  until?: Promise<void>
  /** A stay that a guest is booking. */
  held?: BookingOption
  /** Arrival on which the similar house is free. */
  similarFrom?: string
}

/**
 * @param facts read anew for every page
 * @param fails whether the broker fails over a question
 */
function siteOf(facts: Facts, fails: (name: string, variables: Record<string, unknown>) => boolean = () => false) {
  const asked: string[] = []
  const filters: (string | undefined)[] = []
  const lodgingOf = () => ({
    ...{ id: 17, name: 'BL1017', address1: 'Klitvej 1', postalCode: '6857', city: 'Blåvand', locationId: 141 },
    ...{ departmentSysId: 'office', latitude: 55.56012, longitude: 8.13007, rating: 4 },
    street: { id: 1, name: 'Klitvej', slug: 'klitvej', locationId: 141 },
    descriptions: [{ lan: 1, title: 'Klithuset', body: '<p>Lyst og lunt.</p>', embeddedVideoHtml: '' }],
    images: [{ url: 'pictures/dune', tagIds: ['facade'], fileSize: 1, width: 1600, height: 1067, sortOrder: 1 }],
    vacationRental: {
      persons: 6,
      pets: facts.pets ?? 2,
      bedrooms: 3,
      bathrooms: 1,
      houseArea: 92,
      beachDistance: facts.beach,
    },
    facilities: [],
    reviewStat: { lodgingId: 17, average: 4.5, best: 5, worst: 4, count: 1 },
    cheapestBookingOptions: stays.slice(0, 3),
    itemPrices: [
      ...(facts.hasExtras
        ? [
            withMeter(item(1, 'Strøm', { isMandatory: true, unitPrice: 450 })),
            ofType('cleaning', item(8, 'Slutrengøring', { unitPrice: facts.cleaning })),
            ofType('firewood', item(9, 'Brænde', {})),
          ]
        : [item(1, 'Slutrengøring', { isMandatory: true, minQuantity: 1, unitPrice: facts.cleaning })]),
      ...(facts.deposits ?? []).map((description, index) => {
        const deposit = item(2 + index, description, { isMandatory: true, unitPrice: 200_000 })
        return { ...deposit, item: { ...deposit.item, type: 'deposit' as const } }
      }),
    ],
  })
  const reviewOf = (id: number) => ({
    ...{ id, lodgingId: 17, lan: 1, name: 'Ida', place: 'Ribe', isoCountry: 'DK', date: '2026-08-01', rating: 5 },
    ...{ answerText: facts.words, answerTextDa: facts.words, answerTextDe: facts.words, answerTextEn: facts.words },
    ...{ responseText: '', responseTextDa: '', responseTextDe: '', responseTextEn: '', responseTime: null },
    ...{ hasHadAfterCare: false, scores: null },
  })
  /** Enough reviews for the filter. */
  const reviewsOf = () => [1, 2, 3, 4, 5].map(reviewOf)
  const ofDuration = (duration: unknown) => stays.filter((each) => each.duration === duration)
  const ofStretch = (from: unknown, to: unknown) =>
    stays.filter(({ arrival }) => arrival >= String(from) && arrival <= String(to))
  const replies: Record<string, (variables: Record<string, unknown>) => object> = {
    LodgingHouse: () => ({
      lodging: { ...lodgingOf(), reviews: reviewsOf() },
      arrivals: [...ofDuration(7), ...(facts.held ? [facts.held] : [])],
    }),
    LodgingPage: () => ({ lodging: lodgingOf() }),
    LodgingArrivals: ({ duration, from, to }) => ({
      bookingOptions: from === undefined ? ofDuration(duration) : ofStretch(from, to),
    }),
    LodgingDetails: () => ({ lodging: { reviews: reviewsOf() } }),
    EarlierUse: () => ({ lodging: { itemPrices: [] } }),
    Facilities: () => ({ facilities: [], facilityGroups: [] }),
  }
  const titles = { da: 'Klithuset', de: 'Das Dünenhaus', en: 'The dune house' }
  const broker: Given['broker'] = async ({ name }, variables) => {
    asked.push(name)
    if (name === 'LodgingHouse') await facts.until
    const reply = fails(name, variables) ? undefined : replies[name]
    if (!reply) throw new Error(`No reply to ${name}`)
    return reply(variables) as never
  }
  const site = openSite({
    broker,
    routes: { lodging: async () => ({ id: 17, titles }) },
    related: async () => {
      asked.push('related')
      return [{ lodgingId: 18, score: 1 }] as never
    },
    search: {
      async lodgings(request) {
        const { parameters = {} } = request
        filters.push(engineSearch(request).filter)
        const { dates, durations } = parameters as { dates?: string[]; durations?: number[] }
        const date = dates?.find((day) => day === facts.similarFrom) ?? null
        const duration = durations?.[0] ?? null
        const isFree = dates === undefined || date !== null
        return {
          hits: isFree ? [{ ...oneHouse, id: '18', lodgingId: 18, name: 'BL1018', date, duration }] : [],
          ...{ totalHits: 1, totalPages: 1, page: 1, hitsPerPage: 3 },
        }
      },
    },
  })
  return { ...site, asked, filters }
}

const facts: Facts = { words: 'Vi kommer igen.', beach: 300, cleaning: 30_000 }

/** Without what is another each time: nonces, and when a quote was signed. */
async function mainOf(site: ReturnType<typeof siteOf>, url: string): Promise<string> {
  const response = await site.fetch(url)
  const html = await response.text()
  expect(response.status, String(site.problems[0])).toBe(200)
  const main = html.slice(html.indexOf('<main'), html.indexOf('<footer'))
  return main.replaceAll(/nonce="[^"]*"/g, '').replaceAll(/quote=[\w.-]+/g, 'quote=')
}

test('a page signs the prices that it shows: those of the cheapest stays, or of the chosen one', async () => {
  const site = siteOf(facts)
  const { quotes, now } = site.deps
  const signed = vi.spyOn(quotes, 'sign')
  const html = await (await site.fetch('/sommerhus-bl1017/')).text()
  const links = [...html.matchAll(/\?arrival=([\d-]+)&amp;duration=(\d+)&amp;quote=([\w.-]+)#stays/g)]
  expect(links).toHaveLength(3)
  for (const [, arrival = '', duration, quote] of links) {
    const stay = { lodgingId: 17, arrival, duration: Number(duration), currency: 'DKK' as const }
    expect(await quotes.read(quote, stay, now())).not.toBeNull()
  }
  expect(signed).toHaveBeenCalledTimes(3)
  signed.mockClear()
  expect(await (await site.fetch(`/sommerhus-bl1017/?arrival=${saturday}`)).text()).toContain('&amp;quote=')
  expect(signed).toHaveBeenCalledTimes(1)
})

test('a page whose parts were rendered for other trips and editions is the page that is rendered for its own', async () => {
  const trip = fc.record({
    edition: fc.constantFrom(...markets),
    arrival: fc.constantFrom('', saturday, addDays(saturday, 7), addDays(saturday, 1)),
    duration: fc.constantFrom('', '3', '7'),
    month: fc.constantFrom('', month, nextMonth(month)),
    adults: fc.constantFrom('', '2', '4'),
    pets: fc.constantFrom('', '1', '2'),
    husdyr: fc.constantFrom('', '1'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(trip, { minLength: 3, maxLength: 4 }), async (trips) => {
      const shared = siteOf(facts)
      for (const { edition, ...query } of trips) {
        const given = Object.entries(query).filter(([, value]) => value !== '')
        const url = origins[edition.key] + withQuery(href.lodging(edition, 'BL1017'), new URLSearchParams(given))
        expect(await mainOf(shared, url), url).toBe(await mainOf(siteOf(facts), url))
      }
    }),
    { numRuns: 6 },
  )
})

test('similar houses are those that are free for the requested stay, else near it, else any', async () => {
  const site = siteOf({ ...facts, similarFrom: saturday })
  const similar = async (arrival: string) => {
    const main = await mainOf(site, `/sommerhus-bl1017/?arrival=${arrival}&duration=7&adults=2`)
    return main.slice(main.indexOf('id="similar"'))
  }
  const { lodging, card } = messagesOf(markets[0])
  const free = await similar(saturday)
  expect(free).toContain(lodging.similarFree)
  expect(free).toContain(`href="/sommerhus-bl1018/?arrival=${saturday}&amp;duration=7&amp;adults=2"`)
  expect(free).not.toContain(`>${card.from}`)
  for (const days of [-14, 14]) {
    const near = await similar(addDays(saturday, days))
    expect(near).toContain(`>${lodging.similarNear}<`)
    expect(near).toContain(`href="/sommerhus-bl1018/?arrival=${saturday}&amp;duration=7&amp;adults=2"`)
  }
  const other = await similar(addDays(saturday, 21))
  expect(other).toContain(`>${lodging.similar}<`)
  expect(other).toContain(`href="/sommerhus-bl1018/?arrival=${addDays(saturday, 21)}&amp;duration=7&amp;adults=2"`)
})

test('what a trip costs is told to that trip alone', async () => {
  const site = siteOf(facts)
  const page = (query: string) => mainOf(site, `/sommerhus-bl1017/${query}`)
  const chosen = await page(`?arrival=${saturday}&duration=7&adults=2`)
  expect(chosen).toContain('class="price-lines"')
  const undated = await page('')
  expect(undated).not.toContain('class="price-lines"')
  // What is shared is the house with that trip.
  const shared = (main: string) => /value="([^"]*)" data-copy-link="share"/.exec(main)?.[1]
  expect(shared(chosen)).toBe(`/sommerhus-bl1017/?arrival=${saturday}&amp;duration=7&amp;adults=2`)
  expect(shared(undated)).toBe('/sommerhus-bl1017/')
  expect(undated).not.toContain('adults=2')
  expect(await page(`?arrival=${addDays(saturday, 7)}&duration=7`)).not.toContain('adults=2')
})

/** What is offered of a house: beside its title, and in the box. */
function offersOf(main: string): string {
  const [bar = ''] = /<div class="stay-bar">.*?<\/div>/s.exec(main) ?? []
  return bar + main.slice(main.indexOf('class="stay-box"'), main.indexOf('</aside>'))
}

test.each([
  ['adults=4&pets=1', { pets: 0 }, 'da'],
  ['1=4&husdyr=1', { pets: 0 }, 'de'],
  ['adults=2&pets=2', { pets: 1 }, 'en'],
  ['adults=6&infants=4', {}, 'da'],
  ['adults=5&children=2&pets=1', { pets: 0 }, 'de'],
] as const)(
  'a house that does not take the party %s has no price for it and nothing to book',
  async (party, own, key) => {
    const edition = markets.find((each) => each.key === key) ?? markets[0]
    const messages = messagesOf(edition)
    const { box } = messages.lodging
    for (const dates of [`arrival=${saturday}&duration=7`, `arrival=${addDays(saturday, 1)}&duration=7`, '']) {
      const path = `${origins[key]}${href.lodging(edition, 'BL1017')}?${dates}&${party}`
      const main = await mainOf(siteOf({ ...facts, ...own }), path)
      const offers = offersOf(main)
      expect(offers).not.toContain('href="/booking/')
      expect(offers).not.toContain(`>${box.book}`)
      expect(offers).not.toContain('price-lines')
      expect(main).not.toMatch(/id="prices"><h2>[^<]*<\/h2><[^>]*class="price-lines"/)
      // In words in both places, with a way on in both.
      expect(
        offers.match(/<p[^>]*>(?:Husdyr ikke|Keine Haust|Only 1 pet|Kun plads til 6|Nur Platz für 6)/g),
      ).toHaveLength(2)
      expect(offers.match(/class="button primary nearest" href="[^"]+"/g)).toHaveLength(2)
    }
  },
)

test('without its pets, or as one of fewer, the stay is priced and can be booked; others are found for all', async () => {
  const offers = async (query: string, own: Partial<Facts>) =>
    offersOf(await mainOf(siteOf({ ...facts, ...own }), `/sommerhus-bl1017/?arrival=${saturday}&duration=7&${query}`))
  const linksIn = (html: string) =>
    [...html.matchAll(/ href="([^"#]+)/g)].map(([, to = '']) => to.replaceAll('&amp;', '&'))
  const { lodging } = messagesOf(markets[0])
  const refused = await offers('adults=4&pets=1', { pets: 0 })
  expect(refused).toContain(`<span>${lodging.withoutPets}</span><b>4.395\u00a0kr.</b>`)
  const [without = ''] = linksIn(refused)
  expect(without).toBe(`/sommerhus-bl1017/?arrival=${saturday}&duration=7&adults=4`)
  const priced = await offers(without.slice(without.indexOf('adults')), { pets: 0 })
  expect(priced).toContain(`href="/booking/?lodging=bl1017&amp;arrival=${saturday}&amp;duration=7`)
  expect(priced).toContain('4.395\u00a0kr.')
  expect(linksIn(refused)).toContain(`/soeg/?1=4&ankomst=${saturday}&duration=7${exactly}&husdyr=1`)
  expect(await offers('adults=2&pets=2', { pets: 1 })).toContain('<span>Se pris: 2\u00a0voksne, 1\u00a0husdyr</span>')
  const [larger] = linksIn(await offers('adults=7', {}))
  expect(larger).toBe(`/soeg/?1=7&ankomst=${saturday}&duration=7${exactly}`)
})

test('in the form of a house that takes no pets a pet that was requested can be left at home', async () => {
  const formOf = async (own: Partial<Facts>) => {
    const main = await mainOf(
      siteOf({ ...facts, ...own }),
      `/sommerhus-bl1017/?arrival=${saturday}&duration=7&adults=2&pets=1`,
    )
    return /<select name="pets">.*?<\/select>/s.exec(main)?.[0]
  }
  expect(await formOf({ pets: 0 })).toBe('<select name="pets"><option>0<option selected="">1</select>')
  expect(await formOf({ pets: 1 })).toBe('<select name="pets"><option>0<option selected="">1</select>')
})

test('similar houses take the whole party, also where no dates are chosen', async () => {
  const site = siteOf(facts)
  await mainOf(site, '/sommerhus-bl1017/?adults=5&pets=2')
  expect(site.filters.at(-1)).toMatch(/pets >= 2/)
  expect(site.filters.at(-1)).toMatch(/persons\D*>= 5|facilities\.1 >= 5/)
})

test('a trip with flexible days has the stay that is free on one of them, the nearest to its day', async () => {
  const site = siteOf(facts)
  const headingOf = async (query: string) => {
    const main = await mainOf(site, `/sommerhus-bl1017/?${query}`)
    const box = main.slice(main.indexOf('class="stay-box"'))
    return [/<h2[^>]*>([^<]*)</.exec(box)?.[1], box.includes('class="price-lines"')]
  }
  const [market] = markets
  const { box } = messagesOf(market).lodging
  const of = (days: number) => [stayDates(market, addDays(saturday, days), 7), true]
  const day = (days: number) => `ankomst=${addDays(saturday, days)}&duration=7&adults=2`
  expect(await headingOf(`${day(2)}&flex=2`)).toEqual(of(0))
  expect(await headingOf(`${day(5)}&flex=3`)).toEqual(of(7))
  expect(await headingOf(`${day(0)}&flex=0`)).toEqual(of(0))
  // The cheapest of a month.
  const first = stays.filter(({ duration }) => duration === 7).find(isInOneMonth)
  expect(first).toBeDefined()
  expect(await headingOf(`maaned=${first?.arrival.slice(0, 7)}&adults=2`)).toEqual(
    of(daysBetween(saturday, first?.arrival ?? '')),
  )
  // Not free on any of its days, or several lengths.
  expect(await headingOf(`${day(3)}&flex=1`)).toEqual([stayDatesShort(market, addDays(saturday, 3), 7), false])
  expect(await headingOf(`${day(3)}&flex=1`.replace('7', '3,4'))).toEqual([box.title, false])
  const taken = await mainOf(site, `/sommerhus-bl1017/?${day(3)}&flex=1`)
  expect(taken).toContain(messagesOf(market).lodging.nearest)
  expect(await mainOf(site, `/sommerhus-bl1017/?ankomst=2026-01-03&flex=2`)).not.toContain(
    messagesOf(market).lodging.nearest,
  )
})

test('a trip of a week has the stay that is nearest to its Saturday, as the search shows it, and of equal ones the cheapest', () => {
  const day = addDays(today(), 60)
  const saturday = addDays(day, (13 - weekdayOf(day)) % 7)
  const query = parseStayQuery(new URLSearchParams({ arrivalWeekNextOccurence: String(isoWeekOf(saturday)) }))
  const arrival = (...stays: [days: number, totalPrice: number][]) =>
    arrivalOfWish(
      { ...query, duration: 7 },
      stays.map(([days, totalPrice]) => ({ arrival: addDays(saturday, days), totalPrice })),
      addDays(saturday, -30),
    )
  expect(arrival([-2, 100], [-1, 300], [1, 200])).toBe(addDays(saturday, 1))
  expect(arrival([-2, 100], [0, 900], [2, 50])).toBe(saturday)
})

function isInOneMonth({ arrival, departure }: BookingOption): boolean {
  return departure <= `${nextMonth(arrival.slice(0, 7))}-01`
}

test('another trip to a known house renders none of its parts again', async () => {
  const site = siteOf(facts)
  await mainOf(site, `/sommerhus-bl1017/?arrival=${saturday}&duration=7&adults=2`)
  const { rendered } = site.deps.parts.counts()
  const next = await mainOf(site, `/sommerhus-bl1017/?arrival=${addDays(saturday, 7)}&duration=7&adults=3`)
  expect(site.deps.parts.counts().rendered).toBe(rendered)
  expect(next).toContain(`?arrival=${addDays(saturday, 7)}&amp;duration=7&amp;adults=3"`)
  const reviews = next.slice(next.indexOf('id="reviews"'))
  expect(reviews).toContain('<input type="hidden" name="adults" value="3"/>')
  expect(next).toMatch(/id="prices"><h2>[^<]*<\/h2><[^>]*class="price-lines"/)
  expect(next).not.toContain('data-place')
})

test('links from a house name a length where one was asked for, and no other', async () => {
  const ways = ['/favorite-houses/', '/compare/?houses=BL1017', '/compare/?houses=BL1018']
  const waysOf = async (query: string) => {
    const main = await mainOf(siteOf(facts), `/sommerhus-bl1017/${query}`)
    return [...new Set([...main.matchAll(/(?:href|formAction)="([^"]+)"/g)].map(([, link = '']) => link))].filter(
      (link) => ways.some((way) => link.startsWith(way)),
    )
  }
  expect((await waysOf('')).filter((link) => link.includes('duration'))).toEqual([])
  const asked = await waysOf('?duration=5')
  expect(asked.length).toBeGreaterThan(1)
  expect(asked.filter((link) => !link.includes('duration=5'))).toEqual([])
})

test('a part shows what its house is like now, though the isolate has one of before', async () => {
  const changing = { ...facts }
  const site = siteOf(changing)
  const before = await mainOf(site, '/sommerhus-bl1017/')
  expect(before).toContain('300\u00a0m til stranden')
  Object.assign(changing, { words: 'Aldrig mere.', beach: 450, cleaning: 45_000 })
  // Of another length, because the page itself is cached for some seconds.
  const after = await mainOf(site, '/sommerhus-bl1017/?duration=7')
  for (const shown of ['Aldrig mere.', '450\u00a0m til stranden', '450\u00a0kr. stk.']) {
    expect(after).toContain(shown)
    expect(before).not.toContain(shown)
  }
})

test('the price list names a deposit once, and each of several', async () => {
  const { deposit } = messagesOf(markets[0]).lodging
  const listOf = async (deposits: readonly string[]) => {
    const main = await mainOf(siteOf({ ...facts, deposits }), '/sommerhus-bl1017/')
    const [list = ''] = /id="prices".*?<\/section>/s.exec(main) ?? []
    return ['Slutrengøring', deposit, ...deposits].map((name) => list.split(name).length - 1)
  }
  expect(await listOf([])).toEqual([1, 0])
  // The bill of a chosen stay says what is mandatory, and the list not once more.
  const chosen = await mainOf(siteOf(facts), `/sommerhus-bl1017/?arrival=${saturday}&duration=7`)
  const [prices = ''] = /id="prices".*?<\/section>/s.exec(chosen) ?? []
  expect(prices.split('Slutrengøring')).toHaveLength(2)
  expect(await listOf(['Sikkerhed'])).toEqual([1, 1, 0])
  expect(await listOf(['Sikkerhed', 'Til poolen'])).toEqual([1, 1, 1, 1])
})

test('rows of prices say what most want to know of them, and open for the rest: of a chosen stay in money', async () => {
  const { lodging } = messagesOf(markets[0])
  const site = siteOf({ ...facts, hasExtras: true })
  const pricesOf = async (query: string) =>
    /id="prices".*?<\/section>/s.exec(await mainOf(site, `/sommerhus-bl1017/${query}`))?.[0] ?? ''
  const before = await pricesOf('')
  const rows = [...before.matchAll(/<summary>(.*?)<\/summary>(.*?)<\/details>/gs)].map(([, shown, rest]) => [
    shown,
    rest,
  ])
  expect(rows).toEqual([
    [expect.stringContaining('Strøm 4,50\u00a0kr. pr. kWh'), expect.stringContaining('Strøm')],
    [expect.stringMatching(/Slutrengøring 300\u00a0kr\.(?!.*Brænde)/), expect.stringMatching(/Slutrengøring.*Brænde/)],
    [expect.stringContaining(lodging.cancellationFirst), expect.stringContaining(lodging.cancellationTerms)],
  ])
  const chosen = await pricesOf(`?arrival=${saturday}&duration=7`)
  expect(chosen).toMatch(/^id="prices"><h2>[^<]*<\/h2><[^>]*class="price-lines"/)
  expect(chosen).not.toContain(lodging.cancellationTerms)
  // A fifth of the rent of 4,000 and the fee of 95.
  expect(chosen).toContain('betaler du 819\u00a0kr.\u00a0(20\u00a0%)')
  expect(chosen).toContain(lodging.freeMove)
})

test('a stay whose days for a move without a fee are over does not offer one', async () => {
  const { lodging } = messagesOf(markets[0])
  // The site's clock shows 21 November 2026.
  const site = siteOf({ ...facts, held: stay('2027-01-09', 7, 400_000) })
  const shown = await mainOf(site, '/sommerhus-bl1017/?arrival=2027-01-09&duration=7')
  expect(shown).toContain(lodging.cancellationRows)
  expect(shown).not.toContain(lodging.freeMove)
})

test('of a stay that no forecast reaches a house says what its month is usually like, and requests no forecast', async () => {
  const site = siteOf(facts)
  const shown = await mainOf(site, `/sommerhus-bl1017/?arrival=${saturday}&duration=7`)
  const month = new Intl.DateTimeFormat('da', { month: 'long' }).format(new Date(saturday))
  expect(shown).toMatch(new RegExp(`id="weather">.*I ${month} er der på den jyske vestkyst normalt .*°C`, 's'))
  expect(site.asked).not.toContain('AreaWeather')
  await mainOf(site, '/sommerhus-bl1017/')
  expect(site.asked).toContain('AreaWeather')
})

test('whoever has a price is not asked whether there is none yet', async () => {
  const site = siteOf(facts)
  const house = origins.da + href.lodging(markets[0], 'BL1017')
  const question = messagesOf(markets[0]).bookingFlow.reserve.link
  expect(await mainOf(site, house)).toContain(question)
  expect(await mainOf(site, `${house}?arrival=${addDays(saturday, 1)}&duration=7`)).toContain(question)
  expect(await mainOf(site, `${house}?arrival=${saturday}&duration=7`)).not.toContain(question)
})

test('a house is asked for in one question, and its stays of another length in one of theirs', async () => {
  const askedFor = async (query: string) => {
    const site = siteOf(facts)
    await mainOf(site, `/sommerhus-bl1017/${query}`)
    return site.asked.filter((name) => /Lodging|Use/.test(name)).sort()
  }
  expect(await askedFor('')).toEqual(['LodgingHouse'])
  expect(await askedFor(`?arrival=${saturday}&duration=7`)).toEqual(['LodgingHouse'])
  expect(await askedFor('?duration=3')).toEqual(['LodgingArrivals', 'LodgingHouse'])
})

test('what is told of a house is one question, whenever somebody travels', async () => {
  const questions = new Set<string>()
  const site = siteOf(facts, (name, variables) => {
    if (name === 'LodgingHouse') questions.add(JSON.stringify(variables))
    return false
  })
  for (const days of [0, 90, 180, 270]) {
    await mainOf(site, `/sommerhus-bl1017/?arrival=${addDays(saturday, days)}&duration=7`)
  }
  expect(questions.size).toBe(1)
})

test('a trip in other words is the same page of a house, made once', async () => {
  const site = siteOf(facts)
  const said = [
    `arrival=${saturday}&duration=7&adults=2&omraader=blavand`,
    `omraader=blavand&adults=2&duration=7&arrival=${saturday}`,
    `arrival=${saturday}&duration=7&adults=2&children=0&infants=0&pets=0&omraader=blavand`,
    `arrival=${saturday}&duration=7&1=2&omraader=blavand&month=`,
  ]
  const pages: string[] = []
  for (const query of said) {
    const response = await site.fetch(`${origins.da}/sommerhus-bl1017/?${query}`)
    pages.push((await response.text()).replace(/nonce="[^"]*"/g, ''))
    expect(response.headers.get('cache-status')?.includes('hit'), query).toBe(pages.length > 1)
    // Kept behind the reply.
    await new Promise((resolve) => setTimeout(resolve))
  }
  expect(new Set(pages).size).toBe(1)
  expect(pages[0]).toContain('omraader=blavand')
})

const tripValue = fc.oneof(
  fc.constantFrom(saturday, '2027-02-31', '', '0', '1', '2', '7', '99', '7,14', 'blavand', 'blavand,skagen', 'maj'),
  fc.string({ maxLength: 8 }),
)
const tripName = fc.oneof(
  fc.constantFrom(...tripWords, 'month', '1', '1[lte]', '70', '41[gte]', 'husdyr'),
  fc.constantFrom('arrival', 'duration', 'adults', 'pets'),
)

test('whatever a query says of a trip, its canonical words say the same', () => {
  const canonical = (query: URLSearchParams) => lodgingPage.canonicalQuery?.(query) as URLSearchParams
  fc.assert(
    fc.property(fc.array(fc.tuple(tripName, tripValue), { maxLength: 8 }), (pairs) => {
      const query = new URLSearchParams(pairs)
      const once = canonical(query)
      expect(parseStayQuery(once)).toEqual(parseStayQuery(query))
      expect(canonical(once).toString()).toBe(once.toString())
    }),
    { numRuns: 2_000 },
  )
})

test('a link to a stay is written as any query is', () => {
  const parts = fc.record({
    arrival: fc.constantFrom(saturday, null),
    duration: fc.constantFrom(7, null),
    month: fc.constantFrom(month, null),
    party: fc.constantFrom({ adults: 2, children: 0, infants: 1, pets: 0 }, null),
    searchQuery: fc.constantFrom('', 'omraader=blavand%2Cskagen', 'maxPris=9000'),
  })
  fc.assert(
    fc.property(parts, fc.constantFrom('', 'ne4x.2-0-1-0.r8n8k-m8c_1_1..x-_Y'), (stay, quote) => {
      const query = stayQuery(stay)
      if (quote) query.set('quote', quote)
      expect(stayUrl('/sommerhus-bl1017/', stay, quote)).toBe(`${withQuery('/sommerhus-bl1017/', query)}#stays`)
    }),
  )
})

test('what a month costs comes once it is opened, and without scripts by a link that keeps the trip', async () => {
  const site = siteOf(facts)
  const closed = await mainOf(site, `/sommerhus-bl1017/?arrival=${saturday}&duration=7&adults=2&omraader=blavand`)
  expect(site.asked).not.toContain('LodgingArrivals')
  expect(closed).not.toContain('data-price-grid')
  const [, fragment, query, link = ''] =
    /<p data-fragment="([^"]+)" data-query="([^"]+)"[^>]*><a class="button" href="([^"]+)"/.exec(closed) ?? []
  expect(query).toBe('omraader=blavand')
  const opened = await mainOf(site, link.replaceAll('&amp;', '&').replace(/#.*/, ''))
  expect(site.asked).toContain('LodgingArrivals')
  expect(opened).toMatch(/id="matrix"><details class="fold row" open="">[\s\S]*<table data-price-grid="">/)
  expect(opened).toContain(`?arrival=${saturday}&amp;duration=3&amp;adults=2&amp;omraader=blavand#stays"`)
  expect(fragment).toBe(`lodging-prices.17.BL1017.${month}.2-0-0-0`)
})

test('what the broker can not say of a house costs its own part of the page', async () => {
  const missing = (main: string) =>
    main.match(/data-fragment="[^"]*"/g)?.filter((key) => !key.includes('weather')) ?? []
  const path = `/sommerhus-bl1017/?arrival=${saturday}&duration=7&month=${month}`
  const whole = await mainOf(siteOf(facts), path)
  expect(missing(whole)).toEqual([])

  const inParts = siteOf(facts, (name) => name === 'LodgingHouse')
  expect(await mainOf(inParts, path)).toBe(whole)

  const withoutReviews = await mainOf(
    siteOf(facts, (name) => ['LodgingHouse', 'LodgingDetails'].includes(name)),
    path,
  )
  expect(missing(withoutReviews)).toEqual(['data-fragment="lodging-reviews.17"'])
  expect(withoutReviews).toContain('class="price-lines"')

  const withoutMonth = await mainOf(
    siteOf(facts, (name, { from }) => name === 'LodgingHouse' || (name === 'LodgingArrivals' && from !== undefined)),
    path,
  )
  expect(missing(withoutMonth)).toEqual([expect.stringContaining('lodging-prices.17')])
  expect(withoutMonth).toContain('class="price-lines"')
  expect(withoutMonth).toContain('class="calendar"')
})

test('where its stays can not be had, a house is shown without them, is not called taken or fully let, and its page is not kept', async () => {
  const failing = new Set(['LodgingArrivals'])
  const { lodging, errors, bookingFlow } = messagesOf(markets[0])
  const untrue = [lodging.noArrivals, lodging.notFree, lodging.stayTaken, bookingFlow.reserve.link]
  for (const [query, alone] of [
    [`arrival=${saturday}&duration=3`, ''],
    ['duration=3', ''],
    [`arrival=${saturday}&duration=7`, 'LodgingHouse'],
  ] as const) {
    const site = siteOf(facts, (name) => failing.has(name) || (alone === name && failing.size > 0))
    const main = await mainOf(site, `/sommerhus-bl1017/?${query}`)
    const box = main.slice(main.indexOf('class="stay-box"'), main.indexOf('</aside>'))
    const calendar = main.slice(main.indexOf('id="stays"'), main.indexOf('id="matrix"'))
    for (const part of [box, calendar]) expect(part, query).toContain(errors.partMissing)
    for (const text of untrue) expect(main).not.toContain(text)
    expect(main).toContain('Vi kommer igen.')
    failing.clear()
    expect(await mainOf(site, `/sommerhus-bl1017/?${query}`), query).toContain('class="calendar"')
    failing.add('LodgingArrivals')
  }
})

test('where the names of all facilities can not be had, the rest of the house is shown, and its page is not kept', async () => {
  const failing = new Set(['Facilities'])
  const site = siteOf(facts, (name) => failing.has(name))
  const path = `/sommerhus-bl1017/?arrival=${saturday}&duration=7`
  const main = await mainOf(site, path)
  expect(main).toContain('class="price-lines"')
  expect(main).toMatch(/<section class="part" id="facilities"><h2>Faciliteter<\/h2>.*Prøv igen/s)
  failing.clear()
  expect(await mainOf(site, path)).not.toContain(messagesOf(markets[0]).errors.partMissing)
})

test('houses alike are asked for while the house itself is on its way', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const site = siteOf({ ...facts, until: held })
  const answer = mainOf(site, '/sommerhus-bl1017/')
  await expect.poll(() => site.asked).toContain('related')
  expect(site.asked).toContain('LodgingHouse')
  release()
  expect(await answer).toContain('id="similar"')
})

test('a stay that a guest is booking is on hold until a time, in the bar and beside the dates, without a price of other days', async () => {
  const arrival = addDays(saturday, 28)
  const held = { ...stay(arrival, 7, 500_000), status: 0, heldUntil: new Date(Date.now() + 20 * 60_000).toISOString() }
  const site = siteOf({ words: 'Fint', beach: 200, cleaning: 90_000, held })
  for (const market of markets) {
    const { lodging } = messagesOf(market)
    const read = async (query: string) =>
      (await site.fetch(origins[market.key] + href.lodging(market, 'BL1017') + query)).text()
    const onHold = await read(`?arrival=${arrival}&duration=7`)
    const boxOf = (html: string) => html.slice(html.indexOf('class="stay-box"'), html.indexOf('</aside>'))
    const [before = '', after = ''] = lodging.onHold.split('{time}')
    expect(onHold).toMatch(new RegExp(`class="stay-state">${before}\\d\\d[.:]\\d\\d${after}<`))
    expect(boxOf(onHold)).not.toContain('class="price-now"')
    expect(await read(`?arrival=${addDays(saturday, 35)}&duration=7`)).toContain(lodging.notFree)
    expect(boxOf(await read(''))).toContain('class="price-now"')
  }
})

test('a stay that is not free names the nearest ones of its length with their totals, for one question more', async () => {
  const site = siteOf(facts)
  const another = siteOf(facts)
  const gone = await mainOf(site, `/sommerhus-bl1017/?arrival=${addDays(saturday, 35)}&duration=7`)
  const free = await mainOf(another, `/sommerhus-bl1017/?arrival=${saturday}&duration=7`)
  const links = [21, 14].map((days) => `href="/sommerhus-bl1017/?arrival=${addDays(saturday, days)}&amp;duration=7#`)
  const box = gone.slice(gone.indexOf('class="stay-box"'))
  const bar = gone.slice(gone.indexOf('class="stay-bar"'), gone.indexOf('class="lodging-brief"'))
  const places = links.map((link) => box.indexOf(link))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  // Rent, fee and cleaning.
  for (const part of [bar, box]) expect(part).toMatch(/<a class="button primary nearest".*?<b>5\.895\skr\.<\/b>/)
  expect(bar).toContain(links[0])
  // The button says what it does; beside it and in the box stands the stay that is not free, and the way to others.
  expect(bar).toMatch(/nearest" [^>]*><span>Se \d[^<]*<\/span>/)
  const dates = stayDatesShort(markets[0], addDays(saturday, 35), 7)
  const { lodging, booking } = messagesOf(markets[0])
  expect(bar).toContain(`class="stay-state">${lodging.notFree}<span class="price-note">${dates}</span></p>`)
  expect(box).toContain(`<h2>${dates}</h2>`)
  expect(box).toContain(`rel="nofollow">${booking.otherHouses}</a>`)
  expect(free).not.toContain('nearest')
  expect(new Set(site.asked)).toEqual(new Set([...another.asked, 'LodgingArrivals']))
})
