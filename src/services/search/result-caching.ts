import { tagOf } from '../../../kv/tags.ts'
import { maxNights } from '../../contracts/booking.ts'
import type { CachePolicy } from '../../domain/cache-policy.ts'
import { factsTag, housesTag, staysTag, weekOf } from '../../domain/change-tags.ts'
import type { Filter } from '../../domain/search/parameters.ts'
import type { SearchRequest } from '../../domain/search-request.ts'
import { addDays, lastMinuteWindowDays, today } from '../../domain/stays.ts'

/**
 * Seconds for which a list is cached if every change of it is notified, and any list while nothing that it watches has
 * changed.
 */
const wholeSeconds = 24 * 60 * 60
/**
 * Houses are sold all day, also through others: results that are older than some seconds are shown only while the
 * search fails.
 */
const housesPolicy = {
  maxAge: 4,
  staleWhileRevalidate: 0,
  staleIfError: 24 * 60 * 60,
  isOfDay: true,
  maxAgeIfUnchanged: wholeSeconds,
}
/** Seconds for which a list may lack new matches; a change of one of its houses ends it at once. */
const listSeconds = 60
/** Facet counts may be a minute old, which saves searches. */
export const countsPolicy = {
  ...{ maxAge: 30, staleWhileRevalidate: 30, staleIfError: 24 * 60 * 60 },
  ...{ maxAgeIfNotified: listSeconds, maxAgeIfUnchanged: wholeSeconds, isOfDay: true },
}
/** Free text finds no prices or free nights. */
export const textsPolicy = {
  ...{ maxAge: 60, staleWhileRevalidate: 4 * 60, staleIfError: 24 * 60 * 60 },
  ...{ maxAgeIfNotified: 5 * 60, maxAgeIfUnchanged: wholeSeconds },
}

interface Query {
  request: SearchRequest
}

/** The policy of these queries' counts. */
export function countsPolicyOf(queries: readonly Query[]): CachePolicy {
  return { ...countsPolicy, watches: watchedChanges(queries.map(({ request }) => request)) }
}

/**
 * How long results are cached, and by which ids: those of named houses, or of houses in named places, end with any
 * change there, so that they are right until then; where nights are named too, with any of stays there and then.
 */
export function cachingOf(queries: readonly Query[]): { cachePolicy: CachePolicy; tags: string[] } {
  const requests = queries.map(({ request }) => request)
  const bounds = requests.map(boundsOf)
  const tags = bounds.flatMap((bound) => bound.tags)
  const areBound = bounds.every((bound) => bound.tags.length > 0 && bound.tags.length <= maxBounds)
  const areWhole = areBound && bounds.every(({ isWhole }) => isWhole)
  const watches = watchedChanges(requests)
  return {
    cachePolicy: { ...housesPolicy, maxAgeIfNotified: areWhole ? wholeSeconds : listSeconds, watches },
    tags: areBound ? tags : [],
  }
}

/** Maximum houses or places by whose ids a search is tagged. */
const maxBounds = 100

interface Bounds {
  tags: string[]
  /** Whether every change that may affect it has one of the tags. */
  isWhole: boolean
}

/** Tags of the houses or places to which a search is limited, or of the stays there. */
function boundsOf(request: SearchRequest): Bounds {
  const { parameters } = request
  const { lodgingId, locations, operator } = parameters
  const houses = valuesOf(lodgingId).map(Number)
  if (operator === 'OR') return { tags: [], isWhole: false }
  if (houses.length > 0) return { tags: houses.map(hitTagOf(request)), isWhole: true }
  const ofStays = stayTagsOf(parameters)
  if (ofStays) return { tags: ofStays, isWhole: false }
  const tagOfPlace = isOfHouses(request) ? (location: number) => housesTag({ location }) : tagOf.location
  return { tags: valuesOf(locations).map(Number).map(tagOfPlace), isWhole: true }
}

/** The tag of a found house. */
export function hitTagOf(request: SearchRequest): (id: number) => string {
  return isOfHouses(request) ? tagOf.house : tagOf.lodging
}

/** Maximum tags of stays that a list watches; with more places or weeks it watches all stays. */
const maxTags = 60

/**
 * Tags of the changes that can make a search find others, or in another order: those of facts, and, in the places that all
 * of it is bound to, those of stays on its nights, or of each house's offer where it is about houses alone. Undefined: any
 * change can.
 */
export function watchedChanges(requests: readonly SearchRequest[]): string[] | undefined {
  const tags = requests.map((request) => (request.kind === 'lodging' ? tagsBesideFacts(request) : null))
  const known = tags.filter((each) => each !== null)
  return known.length < tags.length ? undefined : [...new Set([factsTag, ...known.flat()])]
}

/** Those of stays alone, of a search that is bound to places and nights of which few are; null for any other. */
function stayTagsOf(parameters: Parameters): string[] | null {
  const [weeks, places] = [weeksOfStays(parameters), placesOf(parameters)]
  if (!weeks || !places || weeks.length * places.length > maxTags) return null
  return places.flatMap((location) => weeks.map((week) => staysTag({ location, week })))
}

type Parameters = SearchRequest['parameters']
type LodgingRequest = Extract<SearchRequest, { kind: 'lodging' }>

/** Parameters about a stay: its dates, or its price. */
const namesOfStays: ReadonlySet<string> = new Set([
  ...['dates', 'dateTs', 'durations', 'changeDays', 'lastMinute'],
  ...['price', 'fromPrice', 'allIn', 'discountTotal', 'discountPercentage'],
])

/** Facets that any stay of a house may change: days on which one is free (`freeAttribute`). */
const isOfAnyStay = (facet: string) => namesOfStays.has(facet) || facet.startsWith('free.')

/** Whether a search is about houses alone: it shows each house with its offer. */
function isOfHouses({ parameters, ...request }: SearchRequest): boolean {
  const facets = ('config' in request && request.config.facets) || []
  return filtersHouses(parameters) && !facets.some(isOfAnyStay)
}

function filtersHouses({ children = [], ...own }: Parameters): boolean {
  return Object.keys(own).every((name) => !namesOfStays.has(name)) && children.every(filtersHouses)
}

function tagsBesideFacts(request: LodgingRequest): string[] {
  return isOfHouses(request) ? housesTagsOf(request.parameters) : tagsOfStays(request.parameters)
}

/** Of the places that a search about houses is bound to, or of all. */
function housesTagsOf(parameters: Parameters): string[] {
  const places = placesOf(parameters)
  return places && places.length <= maxTags ? places.map((location) => housesTag({ location })) : [housesTag()]
}

function tagsOfStays(parameters: Parameters): string[] {
  const ofBoth = stayTagsOf(parameters)
  if (ofBoth) return ofBoth
  const [weeks, places] = [weeksOfStays(parameters), placesOf(parameters)]
  if (places && places.length <= maxTags) return places.map((location) => staysTag({ location }))
  if (weeks && weeks.length <= maxTags) return weeks.map((week) => staysTag({ week }))
  return [staysTag()]
}

/** Weeks of the stays' nights; null where no days of arrival or no lengths are given. */
function weeksOfStays({ dates, durations, lastMinute, operator }: Parameters): number[] | null {
  const soon = lastMinute === true && dates === undefined && operator !== 'OR'
  const days = soon ? [today(), addDays(today(), lastMinuteWindowDays)] : valuesOf(dates).map(String).sort()
  const named = valuesOf(durations).map(Number)
  const nights = soon && named.length === 0 ? [maxNights] : named
  const [first, last] = [days[0], days.at(-1)]
  if (operator === 'OR' || first === undefined || last === undefined || nights.length === 0) return null
  const [from, to] = [weekOf(first), weekOf(last, Math.max(1, ...nights) - 1)]
  return to >= from ? Array.from({ length: to - from + 1 }, (_, place) => from + place) : null
}

/** Places to which the search is limited; null for none. */
function placesOf({ locations, operator }: Parameters): number[] | null {
  const places = operator === 'OR' ? [] : valuesOf(locations).map(Number)
  return places.length > 0 ? places : null
}

/** The values that a filter requires; empty for another comparison. */
function valuesOf(filter: Filter | undefined): Filter['values'] {
  return filter?.comparator === '=' || filter?.comparator === 'IN' ? filter.values : []
}
