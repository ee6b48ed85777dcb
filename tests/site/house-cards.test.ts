import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type LodgingHit, ShownHousesReplySchema } from '../../src/contracts/search.ts'
import { quotedTotal } from '../../src/domain/booking/quoted-price.ts'
import { facility } from '../../src/domain/facilities.ts'
import { noHouses, oneHouse } from './houses.ts'
import { openSite, origins } from './site.ts'

const arrival = '2027-07-03'
const dated = `ankomst=${arrival}&duration=7`
const stay: LodgingHit = { ...oneHouse, id: `17-${arrival}-7`, date: arrival, duration: 7 }

function siteWith(hits: () => LodgingHit[]) {
  return openSite({ search: { lodgings: async () => ({ ...noHouses, hits: hits(), totalHits: 1, totalPages: 1 }) } })
}

type Site = ReturnType<typeof openSite>

async function cardsAt(site: Site, query: string): Promise<string[]> {
  const reply = v.parse(ShownHousesReplySchema, await (await site.fetch(`/api/search/cards/?${query}`)).json())
  return reply.data.cards.map(({ html }) => html)
}

async function cardsOnPage(site: Site, path: string): Promise<string[]> {
  return (await (await site.fetch(path)).text()).match(/<article class="card"[\s\S]*?<\/article>/g) ?? []
}

test('a card is rendered once for all pages and answers that show the same, and stays the same to the byte', async () => {
  const site = siteWith(() => [oneHouse])
  const [first] = await cardsOnPage(site, '/soeg/')
  expect(first).toContain('data-lodging="17"')
  expect(await cardsOnPage(site, '/soeg/?husdyr=none')).toEqual([first])
  expect(await cardsAt(site, '')).toEqual([first])
  expect(site.deps.parts.counts()).toEqual({ requested: 3, rendered: 1 })
  expect(
    await cardsOnPage(
      siteWith(() => [oneHouse]),
      '/soeg/',
    ),
  ).toEqual([first])
})

test('another review, another party and another edition are other cards', async () => {
  let hit = oneHouse
  const site = siteWith(() => [hit])
  const before = await cardsAt(site, '')
  hit = { ...oneHouse, reviewCount: oneHouse.reviewCount + 1 }
  const cards = [
    ...before,
    ...(await cardsAt(site, '')),
    ...(await cardsAt(site, '1=5')),
    ...(await cardsAt(site, 'viewType=grid')),
    ...(await cardsOnPage(site, `${origins.de}/suche/`)),
  ]
  expect(cards).toHaveLength(5)
  expect(new Set(cards).size).toBe(5)
})

test('a card says what the house has before what the stay costs, and nothing but two buttons lies on its picture', async () => {
  const [card = ''] = await cardsAt(
    siteWith(() => [stay]),
    dated,
  )
  const places = [
    'card-picture',
    'compare-link',
    'heart',
    'card-body',
    'rating',
    'card-title',
    'facts',
    'card-stay',
    'price-now',
  ]
  const found = places.map((name) => card.search(new RegExp(`class="(?:[^"]* )?${name}[ "]`)))
  expect(Math.min(...found)).toBeGreaterThanOrEqual(0)
  expect(found).toEqual(found.toSorted((a, b) => a - b))
})

test('cards say their dates unless all are those of the line of the trip, and other days than requested stand out', async () => {
  const site = siteWith(() => [stay])
  const dates = async (query: string) => {
    const [card] = await cardsAt(site, query)
    return /<p class="card-stay">(.*?)<\/p>/.exec(card ?? '')?.[1]
  }
  const said = '3.–10. juli 2027'
  expect(await dates(`${dated}&flex=0`)).toBeUndefined()
  expect(await dates(dated)).toBe(said)
  expect(await dates(`ankomst=${arrival}`)).toBe(said)
  expect(await dates('ankomst=2027-07-02&flex=2')).toBe(`<b>${said}</b> · 1\u00a0dag senere`)
  expect(await dates('ankomst=2027-07-05&flex=2')).toBe(`<b>${said}</b> · 2\u00a0dage tidligere`)
  expect(await dates('ankomst=2027-07-02&flex=2&searchOrder=beach')).toBe(`<b>${said}</b> · billigst fra lør.`)
  expect(await dates('ankomst=2027-07-02&flex=2&searchOrder=all-in')).toBe(`<b>${said}</b> · 1\u00a0dag senere`)
  expect(await dates(`ankomst=${arrival}&duration=3,4`)).toBe(said)
  expect(await dates('maaned=2027-07')).toBe(said)
  expect(await dates('')).toBe('Billigst 3.–10. juli 2027')
})

test('a card names the change day that moves its stay from the requested day, unless the house changes on that one, too', async () => {
  const { changeDaySaturday, changeDayFriday } = facility
  const dates = async (facilityIds: number[], day: string) => {
    const [card] = await cardsAt(
      siteWith(() => [{ ...stay, facilityIds }]),
      `ankomst=${day}&flex=2&duration=7`,
    )
    return /<p class="card-stay">(.*?)<\/p>/.exec(card ?? '')?.[1]
  }
  expect(await dates([changeDaySaturday], '2027-07-02')).toBe('<b>3.–10. juli 2027</b> · skiftedag lør.')
  expect(await dates([changeDaySaturday, changeDayFriday], '2027-07-02')).not.toContain('skiftedag')
  expect(await dates([changeDayFriday], '2027-07-01')).not.toContain('skiftedag')
})

test('a purge of its house drops a card', async () => {
  const site = siteWith(() => [oneHouse])
  await cardsAt(site, '')
  await site.deps.purge(['lodging:18'])
  await cardsAt(site, '')
  expect(site.deps.parts.counts().rendered).toBe(1)
  await site.deps.purge(['lodging:17'])
  await cardsAt(site, '')
  expect(site.deps.parts.counts().rendered).toBe(2)
})

test('a kept card carries the quote that was signed for this very answer', async () => {
  const site = siteWith(() => [stay])
  const known = { lodgingId: 17, arrival, duration: 7, currency: 'DKK' as const }
  for (const price of [stay.totalPrice, stay.totalPrice]) {
    const [card = ''] = await cardsAt(site, dated)
    const [, quote] = /quote=([\w.-]+)"/.exec(card) ?? []
    const read = await site.deps.quotes.read(quote, known, site.deps.now())
    expect(read && quotedTotal(read)).toBe(price)
  }
  expect(site.deps.parts.counts().rendered).toBe(1)
})

test('the panel is handed neither the houses nor its texts again', async () => {
  const html = await (await siteWith(() => [oneHouse]).fetch('/soeg/')).text()
  const props = / props="([^"]*)"/.exec(html)?.[1] ?? ''
  expect(props).toContain('`totalHits`:1')
  expect(props).not.toContain(oneHouse.title)
  expect(props.length).toBeLessThan(2500)
})

test('where houses stand is told on the map alone', async () => {
  const site = siteWith(() => [oneHouse])
  const dataAt = async (query: string) =>
    v.parse(ShownHousesReplySchema, await (await site.fetch(`/api/search/cards/?${query}`)).json()).data
  expect((await dataAt('')).spots).toBeUndefined()
  expect((await dataAt('viewType=map')).spots).toEqual([[17, oneHouse._geo.lat, oneHouse._geo.lng]])
})
