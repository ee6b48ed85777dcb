import { expect, test } from 'vitest'
import { nextMonth } from '../../src/domain/flexible-dates.ts'
import { today } from '../../src/domain/stays.ts'
import { type Market, markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { Visitor } from '../guests/visitor.ts'
import { thisSite } from '../this-site.ts'

const area = 'blavand'
/** Cells of each table that are followed to the end. */
const followed = 3
const editions = markets.map((market) => ({ market, edition: market.key }))
const month = nextMonth(today().slice(0, 7), 6)

interface Cell {
  href: string
  /** Øre or cents. */
  total: number
}

const visitor = ({ key }: Market) => new Visitor(`${key}.localhost`, thisSite().port)

async function pageOf(guest: Visitor, url: string): Promise<string> {
  const { status, location, html } = await guest.get(url.replace(/#.*/, ''))
  if (location) return pageOf(guest, location)
  expect([status, url]).toEqual([200, url])
  return html
}

const cellPattern = /<td data-level="\d"><a href="([^"]*)"[^>]*>([^<]*)/g
const countOf = (html: string) => [...html.matchAll(cellPattern)].length

/** Those of the table at regular places, the first and the last among them. */
function cellsOf(market: Market, html: string): Cell[] {
  const cells = [...html.matchAll(cellPattern)].map(([, url = '', text = '']) => ({
    href: url.replaceAll('&amp;', '&'),
    total: minorOf(market, text),
  }))
  expect(cells.length).toBeGreaterThan(followed)
  const places = Array.from({ length: followed }, (_, index) =>
    Math.round((index * (cells.length - 1)) / (followed - 1)),
  )
  return places.flatMap((place) => cells[place] ?? [])
}

/** "4.595,50 kr." → 459550 */
function minorOf(market: Market, text: string): number {
  const point = market.key === 'en' ? '.' : ','
  const [whole = '', fraction = '00'] = text.replaceAll(/[^\d.,]|[.,]$/g, '').split(point)
  return Number(whole.replaceAll(/\D/g, '')) * 100 + Number(fraction)
}

/** The total that the page shows of the stay that it is about. */
function totalOn(market: Market, html: string): number {
  const [, text = ''] = /<div class="total"><dt>[^<]*<\/dt><dd>([^<]*)/.exec(html) ?? []
  return minorOf(market, text)
}

/** From a house's page with a stay chosen to the first step of its booking. */
async function totalInStep1(guest: Visitor, market: Market, house: string): Promise<number> {
  const [, book = ''] = /href="(\/booking\/\?lodging=[^"]*)"/.exec(house) ?? []
  return totalOn(market, await pageOf(guest, book.replaceAll('&amp;', '&')))
}

test.each(editions)(
  '$edition: a cell of an area’s prices leads to a house that step 1 of the booking asks as much for',
  async ({ market }) => {
    const guest = visitor(market)
    const table = await pageOf(guest, `${href.areaPrices(market, area)}?maaned=${month}`)
    for (const cell of cellsOf(market, table)) {
      const found = await pageOf(guest, cell.href)
      const [, house = ''] = /class="card-title"><a href="([^"]*)"/.exec(found) ?? []
      const page = await pageOf(guest, house.replaceAll('&amp;', '&'))
      expect([cell.href, totalOn(market, page)]).toEqual([cell.href, cell.total])
      expect([cell.href, await totalInStep1(guest, market, page)]).toEqual([cell.href, cell.total])
    }
  },
)

test.each(editions)(
  '$edition: a cell of a house’s prices leads to the stay that step 1 of the booking asks as much for',
  async ({ market }) => {
    const guest = visitor(market)
    const found = await pageOf(guest, `${href.search(market)}?maaned=${month}&duration=7`)
    const houses = [...found.matchAll(/class="card-title"><a href="([^"?]*)/g)].map(([, house = '']) => house)
    const tables = await Promise.all(houses.map((house) => pageOf(guest, `${house}?month=${month}`)))
    const [fullest = ''] = tables.toSorted((a, b) => countOf(b) - countOf(a))
    for (const cell of cellsOf(market, fullest)) {
      const page = await pageOf(guest, cell.href)
      expect([cell.href, totalOn(market, page)]).toEqual([cell.href, cell.total])
      expect([cell.href, await totalInStep1(guest, market, page)]).toEqual([cell.href, cell.total])
    }
  },
)

test('each cell of an area is the cheapest of all the stays that the search finds for it', async () => {
  const [market] = markets
  const table = await pageOf(visitor(market), `${href.areaPrices(market, area)}?maaned=${month}`)
  for (const { href: url, total } of cellsOf(market, table)) {
    const query = new URL(url, 'http://site').searchParams
    query.set('result', '50')
    query.set('searchOrder', 'newest')
    const response = await fetch(`http://127.0.0.1:${thisSite().port}/api/search/?${query}`)
    const { data }: { data: { hits: { totalPrice: number; date: string; duration: number }[]; totalHits: number } } =
      await response.json()
    expect(data.hits).toHaveLength(data.totalHits)
    expect(Math.min(...data.hits.map(({ totalPrice }) => totalPrice))).toBe(total)
    const { ankomst, duration } = Object.fromEntries(query)
    expect(new Set(data.hits.map((hit) => `${hit.date} ${hit.duration}`))).toEqual(new Set([`${ankomst} ${duration}`]))
  }
})
