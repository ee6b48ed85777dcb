import * as v from 'valibot'
import { placedHouseAttributes } from '../../../src/contracts/map.ts'
import { facility } from '../../../src/domain/facilities.ts'
import { addDays, today, weekdayOf } from '../../../src/domain/stays.ts'
import { markets } from '../../../src/markets/market.ts'
import { href } from '../../../src/urls/paths.ts'

/** Asks the round's own variant; says what was found. Throws when there is no answer. */
export type Question = (round: number) => Promise<string>

const serviceKey = process.env.SERVICE_KEY ?? 'local-service-key'
const houses = 'lodgingOptions_duration-_lan-1'
const weeks = 'lodgingOptions_duration-7_lan-1'
const [danish] = markets
const FoundSchema = v.object({ totalHits: v.number(), hits: v.array(v.looseObject({})) })

/** Searches as the site puts them: without a filter, and with filters that find up to some hundred houses. */
export async function backendQuestions(backend: URL): Promise<Record<string, Question>> {
  const search = (index: string, body: object) => searchAt(backend, index, body)
  const places = await placesOf(backend)
  const place = (round: number) => places[round % places.length]
  const saturday = (round: number) => saturdayIn(40 + 7 * (round % 12))
  return {
    'search, no filter': (round) => search(houses, { page: round + 1 }),
    'no filter, by price': (round) => search(houses, { page: round + 1, sort: ['totalPrice:asc'] }),
    'no filter, by review': (round) =>
      search(houses, { page: round + 1, sort: ['reviewAverage:desc', 'reviewCount:desc'] }),
    'no filter, houses of each place': (round) => search(houses, { page: round + 1, facets: ['locationId'] }),
    'one week, no other filter': (round) =>
      search(weeks, { page: round + 1, filter: `date = ${saturday(round)} AND duration = 7`, distinct: 'lodgingId' }),
    'one place, 8 persons': (round) => search(houses, { filter: `locationId = ${place(round)} AND persons >= 8` }),
    'one place and week, by price': (round) =>
      search(weeks, {
        filter: `date = ${saturday(round)} AND duration = 7 AND locationId = ${place(round)} AND persons >= 8`,
        distinct: 'lodgingId',
        sort: ['totalPrice:asc'],
      }),
    'map, the whole coast in squares': (round) => search(houses, { ...coastInSquares, filter: coast(round) }),
    'map, one week in squares': (round) =>
      search(weeks, {
        ...coastInSquares,
        filter: `date = ${saturday(round)} AND duration = 7 AND ${coast(round)}`,
        distinct: 'lodgingId',
      }),
    'whole coast, 14 persons, pool, pets': (round) =>
      search(houses, {
        page: 1,
        filter: `persons >= ${14 + (round % 3)} AND facilities.${facility.pool} = 1 AND pets > 0`,
      }),
  }
}

/** What the map of the search asks when all of it is in sight. */
const coastInSquares = { facets: ['cells.2'], hitsPerPage: 200, attributesToRetrieve: placedHouseAttributes }
const coast = (round: number) => `_geoBoundingBox([57.95, ${11 + round / 1000}], [54.85, 7.3])`

/** Pages that nobody has asked for yet. */
export async function sitePages(backend: URL, site: string): Promise<Record<string, Question>> {
  const names = await namesOf(backend)
  const places = ['blavand', 'henne-strand', 'sondervig', 'hvide-sande', 'lokken', 'blokhus', 'skagen', 'klitmoller']
  const page = async (path: string) => {
    const response = await fetch(site + path)
    const html = await response.text()
    const isWhole = /cache-control|<footer/.test(html) && response.status === 200
    if (!isWhole) throw new Error(`${path} answered ${response.status}`)
    return `${(html.length / 1000).toFixed(0)} kB`
  }
  const search = (query: string) => page(`${href.search(danish)}?result=24&${query}`)
  return {
    'page: house': (round) => page(href.lodging(danish, names[round % names.length] ?? '')),
    'page: search, no filter': (round) => search(`page=${round + 1}`),
    'page: search, one week': (round) =>
      search(`ankomst=${saturdayIn(40 + 7 * (round % 12))}&duration=7&page=${1 + (round % 4)}`),
    'page: search, one area, 8 persons': (round) =>
      search(`omraader=${places[round % places.length]}&1=8&page=${1 + Math.floor(round / places.length)}`),
  }
}

async function searchAt(backend: URL, index: string, body: object): Promise<string> {
  const { totalHits } = await foundAt(backend, index, { page: 1, hitsPerPage: 24, ...body })
  return String(totalHits)
}

async function foundAt(backend: URL, index: string, body: object) {
  const response = await fetch(new URL(`search/indexes/${index}/search`, backend), {
    method: 'POST',
    headers: { authorization: `Bearer ${serviceKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ q: '', ...body }),
  })
  if (!response.ok) throw new Error(`${index} answered ${response.status}: ${await response.text()}`)
  return v.parse(FoundSchema, await response.json())
}

async function placesOf(backend: URL): Promise<unknown[]> {
  const { hits } = await foundAt(backend, houses, { page: 1, hitsPerPage: 200, attributesToRetrieve: ['locationId'] })
  return [...new Set(hits.map(({ locationId }) => locationId))]
}

async function namesOf(backend: URL): Promise<string[]> {
  const { hits } = await foundAt(backend, houses, { page: 1, hitsPerPage: 200, attributesToRetrieve: ['name'] })
  return hits.map(({ name }) => String(name))
}

function saturdayIn(days: number): string {
  let day = addDays(today(), days)
  while (weekdayOf(day) !== 6) day = addDays(day, 1)
  return day
}
