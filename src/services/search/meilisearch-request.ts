import type { SearchParams } from 'meilisearch'
import { stableJson } from '../../domain/digests.ts'
import { totalAttribute } from '../../domain/party-criteria.ts'
import type { SearchParameters } from '../../domain/search/parameters.ts'
import type { SearchRequest } from '../../domain/search-request.ts'
import { byLocale } from '../../editions/by-edition.ts'
import { filterOf, isOneOfHouses } from './filter-expression.ts'
import type { EngineQuery } from './search.ts'

/** Body of POST /indexes/{index}/search/. */
export type SearchBody = SearchParams & { q: string; filter?: string; page: number; hitsPerPage: number }

/** Header that tells the embedded search that it is the fallback for an engine. */
export const standInHeader = 'x-in-place-of-engine'

const lanOfLocale = byLocale(({ id }) => id)

/** The index that answers the parameters (specification, section 7). */
export function indexOf(request: SearchRequest): string {
  if (request.kind === 'freeText') return `freetext_lan-${lanOfLocale[request.locale]}_locale-${request.locale}`
  if (request.kind === 'lodgingDataStatus') return 'lodging_data_status_lan-1'
  const { market, parameters } = request
  if (parameters.lastMinute === true) return `lodgingOptionsLastMinute_lan-${market}`
  const duration = requestsStays(parameters) ? weeksOf(parameters) : ''
  return `lodgingOptions_duration-${duration}_lan-${market}`
}

/** Whether the search finds stays, each a document of its own. */
export function findsStays(request: SearchRequest): boolean {
  const { kind, parameters } = request
  return kind === 'lodging' && (parameters.lastMinute === true || requestsStays(parameters))
}

/** Maximum ids in one filter: of houses that match the words, only so many of the best are searched. */
export const maxIdsOfFilter = 5_000

/** Ids of houses found first, to which the search for stays is limited. */
export interface HousesFirst {
  /** Houses that match the request's words, the best first; undefined without words. */
  words?: readonly number[]
  /** Houses around a position, or with other criteria of houses alone, by `keyOfHouses`. */
  houses?: ReadonlyMap<string, readonly number[]>
}

/**
 * The body of the request to that index, for all fields of a hit or some.
 * @param first criteria that were applied to the houses, for a search that finds stays; without it the body has all
 * criteria
 */
export function toSearchBody(request: SearchRequest, fields?: readonly string[], first?: HousesFirst): SearchBody {
  const { parameters, order, page, resultsPerPage } = request
  const areStays = findsStays(request)
  const total = totalAttribute(request.kind === 'lodging' ? request.pets : 0)
  const own = filterOf(parameters, { documentsAre: areStays ? 'stays' : 'houses', total, houses: first?.houses })
  const filter = first?.words ? withinHouses(first.words, own) : own
  const config = request.kind === 'lodgingDataStatus' ? undefined : request.config
  const distinct = areStays ? distinctAttributes[config?.oneHitPer ?? 'house'] : undefined
  const hasPetTotals = total !== 'totalPrice' || config?.withPetTotals === true
  return {
    q: first?.words ? '' : (parameters.text ?? ''),
    ...(filter === undefined ? {} : { filter }),
    ...(order.length === 0 ? {} : { sort: order.map((each) => sortExpression(each, total)) }),
    page,
    hitsPerPage: resultsPerPage,
    ...(distinct ? { distinct } : {}),
    ...(config?.facets ? { facets: config.facets } : {}),
    ...(fields ? { attributesToRetrieve: fields.filter((name) => name !== 'totalWithPets' || hasPetTotals) } : {}),
    matchingStrategy: config?.matchAllWords ? 'all' : 'last',
  }
}

function withinHouses(ids: readonly number[], filter: string | undefined): string {
  const within = isOneOfHouses(ids)
  return filter === undefined ? within : `${within} AND (${filter})`
}

const distinctAttributes = {
  house: 'lodgingId',
  arrival: 'date',
  stay: undefined,
  houseAndChangeDay: 'houseChangeDay',
  houseAndDuration: 'houseDuration',
  houseAndWeek: 'houseWeek',
  houseAndMonth: 'houseMonth',
} as const

/** Equal for equal criteria, whatever their order. */
export function cacheKeyOf({ request, fields }: EngineQuery): string {
  const { facets, attributesToRetrieve = [], ...ordered } = toSearchBody(request, fields)
  return `${indexOf(request)} ${stableJson({ ...ordered, facets: facets?.toSorted() })} ${attributesToRetrieve.join()}`
}

/** A price sorts by the total that is shown, an address by its edition's alphabet; a number is a facility's id. */
function sortExpression(
  { property, direction }: { property: string; direction: 'ASC' | 'DESC' },
  total: string,
): string {
  const isPrice = property === 'price' || property === 'totalPrice'
  const byKey = property === 'address1' ? 'addressKey' : property
  const attribute = isPrice ? total : /^\d+$/.test(property) ? `facilities.${property}` : byKey
  return `${attribute}:${direction === 'ASC' ? 'asc' : 'desc'}`
}

/** Whether days of arrival are given: as a list, or as a window open at one end. */
function requestsStays({ dates, dateTs }: SearchParameters): boolean {
  return [dates, dateTs].some((days) => days !== undefined && days.values.length > 0)
}

/** The first duration that is whole weeks; 7 when there is none, whose index holds the stays of every length. */
function weeksOf({ durations }: SearchParameters): number {
  const nights = (durations?.values ?? []).map(Number)
  return nights.find((night) => night > 0 && night % 7 === 0) ?? 7
}
