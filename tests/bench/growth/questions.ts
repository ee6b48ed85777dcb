import { areas } from '../../../src/domain/areas.ts'
import { requestOfCriteria } from '../../../src/domain/criteria-request.ts'
import { facility } from '../../../src/domain/facilities.ts'
import { overviewBox } from '../../../src/domain/map/overview.ts'
import { parseCriteria } from '../../../src/domain/search-criteria.ts'
import { parseSearchView } from '../../../src/domain/search-view.ts'
import { addDays, today, weekdayOf } from '../../../src/domain/stays.ts'
import { loadCounts } from '../../../src/features/search/load-counts.ts'
import { loadMap } from '../../../src/features/search/map/load-map.ts'
import { markets } from '../../../src/markets/market.ts'
import { createMeilisearch } from '../../../src/services/search/meilisearch.ts'
import { createSearchService } from '../../../src/services/search/search.ts'
import { href } from '../../../src/urls/paths.ts'
import { fetchAgain, serviceKey } from '../fetch-again.ts'

/** Asks the round's own variant; says how much was found. Throws when there is no answer. */
export type Question = (round: number) => Promise<string>

const [market] = markets
const fromLarge = 6000

/**
 * What the site asks the search service for a page of results, the map and the numbers at the choices, put directly to
 * it, and whole pages. Questions whose name begins with "like" differ by the agency's size: they find some hundred houses
 * in a small one by few filters and in a large one by more.
 */
export function questionsOf(backend: URL, site: string, lodgings: number): Record<string, Question> {
  const list = (query: string) => listOf(backend, query)
  const either = (small: string, large: string) => list(lodgings < fromLarge ? small : large)
  const map = mapOf(backend)
  const page = (query: string) => pageAt(`${site}${href.search(market)}?result=24&${query}`)
  return {
    'no filter': (round) => list(`page=${round + 1}`),
    'no filter, by price': (round) => list(`searchOrder=price-asc&page=${round + 1}`),
    'no filter, by review': (round) => list(`searchOrder=rating&page=${round + 1}`),
    'one week': (round) => list(`${week(round)}&page=${1 + turn(round, saturdays)}`),
    'one week, by price': (round) => list(`${week(round)}&searchOrder=price-asc&page=${1 + turn(round, saturdays)}`),
    'one area, 8 persons': (round) => list(`${area(round)}&1=8&page=${1 + turn(round, areas.length)}`),
    'one area and week, 8 persons, by price': (round) =>
      list(`${area(round)}&${week(turn(round, areas.length))}&1=8&searchOrder=price-asc`),
    'whole coast, 14 persons, pool, pets': (round) =>
      list(`1=${14 + (round % 3)}&${facility.pool}=1&husdyr=1&page=${1 + turn(round, 3)}`),
    'like: some persons; in one area': (round) =>
      either(`${persons(round)}&page=${1 + turn(round, 3)}`, `${area(round)}&${persons(turn(round, areas.length))}`),
    'like: one week, by price; in one area': (round) =>
      either(
        `${week(round)}&${persons(turn(round, saturdays))}&searchOrder=price-asc`,
        `${area(round)}&${week(turn(round, areas.length))}&${persons(round)}&searchOrder=price-asc`,
      ),
    'like: one week, heat pump, by review; in one area': (round) =>
      either(
        `${week(round)}&varmepumpe=1&searchOrder=rating&page=${1 + turn(round, saturdays)}`,
        `${area(round)}&${week(turn(round, areas.length))}&varmepumpe=1&searchOrder=rating`,
      ),
    'map, whole coast': (round) => map(`kort=${coast(round)}`, 6 + (round % 2)),
    'map, whole coast, one week': (round) => map(`kort=${coast(round)}&${week(round)}`, 6 + (round % 2)),
    'map, half of it': (round) => map(`kort=${coast(round, 56.4)}`, 8),
    'numbers at the choices': (round) => countsOf(backend, anyHouse(round)),
    'numbers at the choices, one week': (round) =>
      countsOf(backend, `${week(round)}&${persons(turn(round, saturdays))}`),
    'numbers at the choices, one area': (round) =>
      countsOf(backend, `${area(round)}&${persons(turn(round, areas.length))}`),
    'page: search, all houses': (round) => page(anyHouse(round)),
    'page: search, one area, 8 persons': (round) => page(`${area(round)}&1=8&${anyHouse(round)}`),
    'page: search, one week': (round) => page(`${week(round)}&${anyHouse(round)}`),
  }
}

/** How often all variants have had their turn. */
function turn(round: number, variants: number): number {
  return Math.floor(round / variants)
}

const area = (round: number) => `omraader=${areas[(7 * round) % areas.length]?.slug}`
/** A criterion that every house meets, another one each round: a page beyond the last would lead to that one. */
const anyHouse = (round: number) => `${facility.beachDistance}=${5000 + 10 * round}`
const persons = (round: number) => `1=${4 + (round % 3)}`
const saturdays = 12
const week = (round: number) => `ankomst=${saturdayIn(40 + 7 * (round % saturdays))}&duration=7`

/** No two rounds look at quite the same part. */
function coast(round: number, south: number = overviewBox.south): string {
  return [south, overviewBox.west, overviewBox.north, (overviewBox.east + round / 1000).toFixed(3)].join(',')
}

async function listOf(backend: URL, query: string): Promise<string> {
  const params = new URLSearchParams(`result=24&${query}`)
  const request = requestOfCriteria(parseCriteria(params), parseSearchView(params), market.id, today())
  const { totalHits } = await searchAt(backend).lodgings(request)
  return String(totalHits)
}

/** Every choice's number, as a page asks for them. */
async function countsOf(backend: URL, query: string): Promise<string> {
  const requested = { criteria: parseCriteria(new URLSearchParams(query)), market, now: new Date() }
  const counts = await loadCounts({ search: searchAt(backend) }, requested, 'houses')
  return String(Math.max(...Object.values(counts).flatMap((ofKey) => Object.values(ofKey))))
}

function searchAt(backend: URL) {
  const url = new URL('search', backend).href
  return createSearchService(
    createMeilisearch({ name: 'search', url, key: serviceKey, fetch: fetchAgain }, { timeout: 120_000 }),
  )
}

function mapOf(backend: URL) {
  const search = searchAt(backend)
  return async (query: string, zoom: number) => {
    const params = new URLSearchParams(query)
    const view = parseSearchView(params)
    const { total } = await loadMap(
      { search },
      { criteria: parseCriteria(params), view, zoom, market, now: new Date() },
    )
    return String(total)
  }
}

async function pageAt(url: string): Promise<string> {
  const response = await fetchAgain(url, { redirect: 'manual' })
  const html = await response.text()
  if (response.status !== 200 || !html.includes('<footer')) throw new Error(`${url} answered ${response.status}`)
  return `${html.split('data-lodging=').length - 1} cards`
}

function saturdayIn(days: number): string {
  let day = addDays(today(), days)
  while (weekdayOf(day) !== 6) day = addDays(day, 1)
  return day
}
