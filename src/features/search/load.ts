import type { Party } from '../../contracts/booking.ts'
import type { CountedChange, FoundHouses, LodgingHit, LodgingSearchResult } from '../../contracts/search.ts'
import type { Urgency } from '../../contracts/urgency.ts'
import { areaOfLocation } from '../../domain/areas.ts'
import { withQuotes } from '../../domain/booking/quoted-hits.ts'
import type { Quotes } from '../../domain/booking/signed-quotes.ts'
import { hitForecast } from '../../domain/consumption.ts'
import { requestOfCriteria } from '../../domain/criteria-request.ts'
import { partyOfCriteria, withPartyTotals } from '../../domain/party-criteria.ts'
import { withTimeout } from '../../domain/promises.ts'
import { type Criteria, requestsDates } from '../../domain/search-criteria.ts'
import { ordersFromEnd, type SearchView } from '../../domain/search-view.ts'
import { streetKey } from '../../domain/slugs.ts'
import { firstBookableArrival } from '../../domain/stays.ts'
import type { Market } from '../../markets/market.ts'
import type { Services } from '../../services/services.ts'
import { type CountsQuery, countsKeyOf, searchOf } from './count-query.ts'
import type { MapQuery } from './map/load-map.ts'
import { applyChange, type SingleChange, singleChanges } from './single-changes.ts'

const maxDestinations = 6

/** Maximum changes of one criterion: the nearest that finds houses, and another. */
const maxOfKey = 2

const facet = 'locationId'

export interface SearchQuery {
  criteria: Criteria
  view: SearchView
  market: Market
  now: Date
  quotes: Quotes
}

/** Milliseconds that finished results wait for the parts beside them. */
const timeoutMs = 100

/** The houses of one page of results, and what their view shows beside them. Rejects when the search does not answer. */
export async function loadResults(
  services: Pick<Services, 'search' | 'urgency'>,
  query: SearchQuery,
): Promise<FoundHouses> {
  if (query.view.viewType !== 'map') return loadHouses(services, query)
  // Without counts the areas still link to their houses.
  const counting = loadAreaCounts(services, query).catch(() => undefined)
  const houses = await loadHouses(services, query)
  const areas = await counting
  return areas ? { ...houses, areas } : houses
}

async function loadHouses(
  { search, urgency }: Pick<Services, 'search' | 'urgency'>,
  query: SearchQuery,
): Promise<FoundHouses> {
  const { criteria, market, now, quotes } = query
  // The failure is logged; the page is complete without it.
  const judging = requestsDates(criteria) ? urgency.decide(criteria, market.id).catch(() => null) : null
  const results = await listHouses(search, query)
  if (results.totalHits === 0 && criteria.size > 0) {
    const [changes, street] = await Promise.all([changesFor(search, query), streetOf(search, query)])
    return { ...results, ...changes, ...street }
  }
  const party = partyOfCriteria(criteria)
  const priced = withPartyTotals(results.hits, party?.pets ?? 0)
  const shown = withForecasts(priced, party)
  if (!judging) return { ...results, hits: shown }
  const hits = await withQuotes(quotes, shown, now, party)
  const judged = await inTime(judging)
  return { ...results, hits, ...(judged && isUrgencyShown(judged, results.totalHits) && { lastOf: judged.of }) }
}

/** For an empty result, waits for changes that find houses; where they can't be loaded, the page shows no numbers. */
async function changesFor(search: Services['search'], query: SearchQuery): Promise<Pick<FoundHouses, 'changes'>> {
  const changes = await loadChanges({ search }, query).catch(() => undefined)
  return changes ? { changes } : {}
}

/** Whether the street in the criteria is unknown; nothing where the streets can't be loaded. */
async function streetOf(
  search: Services['search'],
  { criteria, market }: SearchQuery,
): Promise<Pick<FoundHouses, 'isStreetUnknown'>> {
  const street = criteria.get('vejnavn')?.value
  const names = street === undefined ? undefined : await loadStreets({ search }, market).catch(() => undefined)
  if (street === undefined || !names) return {}
  const key = streetKey(street)
  return names.some((name) => streetKey(name) === key) ? {} : { isStreetUnknown: true }
}

/** The part, or null where it failed or the results would have to wait for it. */
export async function inTime<Part>(part: Promise<Part>, onLate?: () => void): Promise<Part | null> {
  const answer = await withTimeout(
    part.catch(() => null),
    timeoutMs,
    late,
  )
  if (answer !== late) return answer
  onLate?.()
  return null
}

const late = Symbol('late')

/** Whether the urgency agrees with the page: the number of found houses, which are fewer than half. */
function isUrgencyShown({ isUrgent, left, of }: Urgency, found: number): boolean {
  return isUrgent && left === found && left > 0 && 2 * left < of
}

/**
 * Hits as they are shown: with the likely consumption of the party, where there are enough earlier stays, and without
 * the data of that.
 * @param party null for a search without a party
 */
function withForecasts(hits: readonly LodgingHit[], party: Party | null): LodgingHit[] {
  return hits.map((hit) => {
    const forecast = hitForecast(hit, party)
    return { ...hit, metered: undefined, linen: undefined, ...(forecast && { forecast }) }
  })
}

/**
 * Number of houses of each area, by its slug, for the search without its areas and its part of the map. Rejects when
 * the search fails.
 */
export async function loadAreaCounts(
  { search }: Pick<Services, 'search'>,
  { criteria, market, now }: Pick<MapQuery, 'criteria' | 'market' | 'now'>,
): Promise<Record<string, number>> {
  const everywhere = new Map([...criteria].filter(([key]) => key !== 'omraader' && key !== 'kort'))
  const view = { searchOrder: 'best', page: 1, result: 10 } as const
  const request = requestOfCriteria(everywhere, view, market.id, firstBookableArrival(now))
  const config = { ...request.config, facets: [facet] }
  const { facetDistribution = {} } = await search.placed({ ...request, config, order: [], resultsPerPage: 1 })
  const counts: Record<string, number> = {}
  for (const [location, count] of Object.entries(facetDistribution[facet] ?? {})) {
    const area = areaOfLocation(Number(location))
    if (area) counts[area.slug] = (counts[area.slug] ?? 0) + count
  }
  return counts
}

interface HousesQuery {
  criteria: Criteria
  view: Pick<SearchView, 'searchOrder' | 'page' | 'result'>
  market: Market
  now: Date
}

/** A page of the houses that meet the criteria, as the search service knows them. Rejects when it does not answer. */
export async function listHouses(
  { lodgings }: Pick<Services['search'], 'lodgings'>,
  { criteria, view, market, now }: HousesQuery,
): Promise<LodgingSearchResult> {
  const request = requestOfCriteria(criteria, view, market.id, firstBookableArrival(now))
  if (!ordersFromEnd.has(view.searchOrder)) return lodgings(request)
  const first = await lodgings({ ...request, page: 1 })
  const size = view.result
  const end = first.totalHits - (view.page - 1) * size
  const start = Math.max(0, end - size)
  const firstPage = Math.floor(start / size)
  const pages: number[] = []
  for (let page = firstPage; page * size < end; page += 1) pages.push(page + 1)
  const read = await Promise.all(pages.map((page) => (page === 1 ? first : lodgings({ ...request, page }))))
  const hits = read
    .flatMap((result) => result.hits)
    .slice(start - firstPage * size, Math.max(0, end - firstPage * size))
  return { ...first, page: view.page, hits: hits.toReversed() }
}

/** For an empty search: single changes that find houses, the most houses first. Rejects when the search fails. */
export async function loadChanges({ search }: Pick<Services, 'search'>, query: CountsQuery): Promise<CountedChange[]> {
  const { criteria, market, now } = query
  const changes = singleChanges(criteria, market.currency, firstBookableArrival(now))
  if (changes.length === 0) return []
  const searches = changes.map((change) => searchOf(applyChange(criteria, change), query))
  const counts = await search.counts(`changes ${countsKeyOf(query)}`, searches)
  return rankChanges(changes.map((change, place) => ({ ...change, count: counts[place] ?? 0 })))
}

function rankChanges(counted: readonly (SingleChange & { count: number })[]): CountedChange[] {
  const fruitful = counted.filter(({ count }) => count > 0)
  return [...Map.groupBy(fruitful, ({ key }) => key).values()]
    .flatMap((ofKey) => ofKey.filter(isMoreThanBefore).slice(0, maxOfKey))
    .sort((a, b) => b.count - a.count)
    .slice(0, maxDestinations)
}

/** A farther change has to find more than the nearer ones. */
function isMoreThanBefore({ count }: CountedChange, place: number, all: readonly CountedChange[]): boolean {
  return all.slice(0, place).every((before) => before.count < count)
}

/** Names of the streets with free houses, each once. Rejects when the search fails. */
export async function loadStreets({ search }: Pick<Services, 'search'>, market: Market): Promise<string[]> {
  return Object.keys(await search.facetCounts({ kind: 'lodging', market: market.id }, 'streetName'))
}
