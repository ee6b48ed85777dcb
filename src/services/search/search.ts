import * as v from 'valibot'
import { tagOf } from '../../../kv/tags.ts'
import { PlacedHouseSchema, type PlacedHouses, PlacedHousesSchema } from '../../contracts/map.ts'
import { CountSchema } from '../../contracts/numbers.ts'
import {
  type ChoiceCounts,
  type FreeTextHit,
  FreeTextHitSchema,
  HouseLocationSchema,
  type HouseLocations,
  HouseLocationsSchema,
  LodgingHitSchema,
  type LodgingSearchResult,
  LodgingSearchResultSchema,
  type StayPrices,
  StayPricesSchema,
} from '../../contracts/search.ts'
import type { CachePolicy } from '../../domain/cache-policy.ts'
import { parseSearchRequest, type SearchRequest, type SearchRequestInput } from '../../domain/search-request.ts'
import { isSold, type Offered, type SoldStay } from '../../domain/sold-stays.ts'
import { type ReadThrough, readDirectly } from '../read-through.ts'
import { parseReply, ServiceError } from '../service-error.ts'
import { cachingOf, countsPolicy, countsPolicyOf, hitTagOf, textsPolicy } from './result-caching.ts'

/**
 * The site's searches, by domain/search-request.ts. Which engine finds the houses, and how it is called, is known to
 * its client alone (`SearchEngine`). A method is one request to the engine, however many searches it has; for stays one
 * more, for the houses of a page, and one for those that have a text's words. Rejects with a ServiceError when the
 * engine does not answer, and with a RangeError for an invalid request.
 */
export interface SearchService {
  lodgings(request: SearchRequestInput): Promise<LodgingSearchResult>
  /** The same houses as `lodgings`, with the fields that the map shows. */
  placed(request: SearchRequestInput): Promise<PlacedHouses>
  /** The same houses as `lodgings`, with the fields that decide which are neighbours. */
  houseLocations(request: SearchRequestInput): Promise<HouseLocations>
  /** Prices of stays: the results of the requests, in their order. */
  stayPrices(requests: readonly SearchRequestInput[]): Promise<StayPrices>
  /** Pages that match the words: the results of the requests, in their order. */
  freeTexts(requests: readonly SearchRequestInput[]): Promise<FreeTextResult[]>
  /**
   * How many documents each of the requests finds, in their order: their pages and sorts don't matter.
   * @param cacheKey names these requests among all that are counted: equal ones have equal names
   */
  counts(cacheKey: string, requests: readonly SearchRequestInput[]): Promise<number[]>
  /**
   * Facet counts, by one request to the engine. It gives way to searches, and to newer counts.
   * @param cacheKey as that of `counts`
   * @param planOf called where the counts are not cached
   */
  choiceCounts(cacheKey: string, planOf: () => CountsByFacets): Promise<ChoiceCounts>
  /** How many documents have each value of a facet. */
  facetCounts(request: SearchRequestInput, facet: string): Promise<Record<string, number>>
}

export interface FacetRequest {
  request: SearchRequestInput
  facets: readonly string[]
  /** The matching stay that represents a house where stays are counted; any, where only houses matter. */
  stay?: 'cheapest'
}

export interface CountsByFacets {
  requests: readonly FacetRequest[]
  /** @param found by each of the requests, in their order */
  read(found: readonly FacetCounts[]): ChoiceCounts
}

export interface FacetCounts {
  total: number
  /** By facet and value. */
  facets: Record<string, Record<string, number>>
  /** Whether every house is represented by the requested stay: not, where there are more houses than are ranked. */
  areStaysRanked: boolean
}

/** A request as it goes to the engine, and the fields of each hit. */
export interface EngineQuery {
  /** With no results a page, hits are only counted. */
  request: SearchRequest
  fields: readonly string[]
}

/** The client of one search engine. Replies are as the contracts have them, not parsed. */
export interface SearchEngine {
  /** Equal whenever the searches are, in whatever order their criteria were given. */
  cacheKey(query: EngineQuery): string
  search(query: EngineQuery): Promise<unknown>
  /** Sends all in one request: `{results: […]}`, in their order. */
  searchAll(queries: readonly EngineQuery[]): Promise<unknown>
  /** The same for background work: few at once, within a part of the request's time. */
  countAll(queries: readonly EngineQuery[]): Promise<unknown>
}

const FreeTextResultSchema = v.object({ hits: v.array(FreeTextHitSchema), totalHits: CountSchema })
const FreeTextResultsSchema = v.object({ results: v.array(FreeTextResultSchema) })
type FreeTextResult = v.InferOutput<typeof FreeTextResultSchema>
const CountsSchema = v.object({ results: v.array(v.object({ totalHits: CountSchema })) })
/** Numbers by two names. Checked in one loop: for hundreds of them, a record schema takes ten times as long. */
const DistributionSchema = v.custom<ChoiceCounts>(
  (value) => isRecord(value) && Object.values(value).every((each) => isRecord(each) && areNumbers(Object.values(each))),
)
const FacetsSchema = v.object({ facetDistribution: DistributionSchema })
const FacetCountsSchema = v.object({
  results: v.array(v.object({ totalHits: CountSchema, facetDistribution: v.optional(DistributionSchema, {}) })),
})

/** Houses up to which each is counted by its cheapest stay: an engine ranks as many as it lists. */
const maxRankedHouses = 2_000

const hitFields = Object.keys(LodgingHitSchema.entries)
const placedFields = Object.keys(PlacedHouseSchema.entries)
const locationFields = Object.keys(HouseLocationSchema.entries)
const freeTextFields = Object.keys(FreeTextHitSchema.entries)
const stayPriceFields = ['lodgingId', 'date', 'duration', 'totalPrice', 'totalWithPets']

/** @param soldStays what the site itself has sold or holds, and the engine may still offer: no result has it */
export function createSearchService(
  engine: SearchEngine,
  readThrough: ReadThrough = readDirectly,
  soldStays: () => readonly SoldStay[] = () => [],
): SearchService {
  async function read<Schema extends v.GenericSchema>(reading: {
    cacheKey: string
    schema: Schema
    cachePolicy: CachePolicy
    policyOf?: (data: v.InferOutput<Schema>) => CachePolicy
    tags?: (data: v.InferOutput<Schema>) => readonly string[]
    isExtra?: true
    fetchReply: () => Promise<unknown>
  }): Promise<v.InferOutput<Schema>> {
    const { tags, ...rest } = reading
    const ofData = (data: v.InferOutput<Schema>) => ['search', ...(tags?.(data) ?? [])]
    return (await readThrough({ service: 'search', isShared: false, ...rest, tags: ofData })).data
  }

  /** Whether a hit may be offered now: for all hits of a result. */
  const freeNow = () => {
    const sold = soldStays()
    return (hit: Offered) => !isSold(hit, sold)
  }

  /** Nobody reports when the engine is right again about a stay that is left out of its hits. */
  const policyOf = (policy: CachePolicy, hits: readonly Offered[]): CachePolicy =>
    hits.every(freeNow()) ? policy : { ...policy, maxAgeIfNotified: 0, maxAgeIfUnchanged: 0 }

  /** Searches houses with the fields of a schema. */
  const houses = async <Schema extends v.GenericSchema<unknown, { hits: Offered[]; totalHits: number }>>(
    schema: Schema,
    query: EngineQuery,
  ) => {
    const caching = cachingOf([query])
    const tagOfHit = hitTagOf(query.request)
    const found = await read({
      cacheKey: engine.cacheKey(query),
      schema,
      ...caching,
      policyOf: ({ hits }) => policyOf(caching.cachePolicy, hits),
      tags: ({ hits }) => [...caching.tags, ...hits.map(({ lodgingId }) => tagOfHit(lodgingId))],
      fetchReply: () => engine.search(query),
    })
    const unsold = found.hits.filter(freeNow())
    const totalHits = found.totalHits - found.hits.length + unsold.length
    return { ...found, hits: onceEach(query, unsold), totalHits }
  }

  return {
    async lodgings(request) {
      return houses(LodgingSearchResultSchema, queryOf(withPetTotals(request), hitFields))
    },
    async placed(request) {
      return houses(PlacedHousesSchema, queryOf(request, placedFields))
    },
    async houseLocations(request) {
      return houses(HouseLocationsSchema, queryOf(request, locationFields))
    },
    async stayPrices(requests) {
      const queries = requests.map((request) => queryOf(request, stayPriceFields))
      const caching = cachingOf(queries)
      const { results } = await read({
        cacheKey: queries.map(engine.cacheKey).join(' '),
        schema: StayPricesSchema,
        ...caching,
        policyOf: (data) =>
          policyOf(
            caching.cachePolicy,
            data.results.flatMap(({ hits }) => hits),
          ),
        tags: (data) => [
          ...new Set([
            ...caching.tags,
            ...data.results.flatMap(({ hits }) => hits.map(({ lodgingId }) => tagOf.lodging(lodgingId))),
          ]),
        ],
        fetchReply: () => engine.searchAll(queries).catch((error) => noStaysOfMissing(error, queries.length)),
      })
      return results.map((result) => ({ ...result, hits: result.hits.filter(freeNow()) }))
    },
    async freeTexts(requests) {
      const queries = requests.map((request) => queryOf(request, freeTextFields))
      const { results } = await read({
        cacheKey: queries.map(engine.cacheKey).join('\n'),
        schema: FreeTextResultsSchema,
        cachePolicy: textsPolicy,
        tags: (data) => data.results.flatMap(({ hits }) => hits.map(tagOfText)),
        fetchReply: () => engine.searchAll(queries),
      })
      return results
    },
    async counts(cacheKey, requests) {
      const queries = requests.map((request) => counted(request))
      const { results } = await read({
        cacheKey: `counts ${cacheKey}`,
        schema: CountsSchema,
        cachePolicy: countsPolicyOf(queries),
        isExtra: true,
        fetchReply: () => engine.countAll(queries),
      })
      return results.map(({ totalHits }) => totalHits)
    },
    async choiceCounts(cacheKey, planOf) {
      let queries: readonly EngineQuery[] = []
      return read({
        cacheKey: `facets ${cacheKey}`,
        schema: DistributionSchema,
        cachePolicy: countsPolicy,
        policyOf: () => countsPolicyOf(queries),
        isExtra: true,
        async fetchReply() {
          const { requests, read: readCounts } = planOf()
          queries = requests.map(facetQuery)
          const reply = await engine.countAll(queries)
          const { results } = parseReply('search', FacetCountsSchema, reply)
          return readCounts(
            results.map(({ totalHits, facetDistribution }, place) => ({
              total: totalHits,
              facets: facetDistribution,
              areStaysRanked: requests[place]?.stay === undefined || totalHits <= maxRankedHouses,
            })),
          )
        },
      })
    },
    async facetCounts(request, facet) {
      const query = counted(request, [facet])
      const { facetDistribution } = await read({
        cacheKey: engine.cacheKey(query),
        schema: FacetsSchema,
        cachePolicy: textsPolicy,
        fetchReply: () => engine.search(query),
      })
      return facetDistribution[facet] ?? {}
    },
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function areNumbers(values: readonly unknown[]): boolean {
  return values.every((each) => typeof each === 'number' && !Number.isNaN(each))
}

/** An engine may repeat a house that is requested once: its first hit counts. */
function onceEach<Hit extends { lodgingId: number }>({ request }: EngineQuery, hits: readonly Hit[]): Hit[] {
  if (request.kind !== 'lodging' || request.config.oneHitPer !== 'house') return [...hits]
  const first = new Map(hits.toReversed().map((hit) => [hit.lodgingId, hit]))
  return hits.filter((hit) => first.get(hit.lodgingId) === hit)
}

function queryOf(request: SearchRequestInput, fields: readonly string[]): EngineQuery {
  return { request: parseSearchRequest(request), fields }
}

/** Requests pets' charges: a guest with pets may be shown any house, whatever prices it was found by. */
function withPetTotals(request: SearchRequestInput): SearchRequestInput {
  return request.kind === 'lodging' ? { ...request, config: { ...request.config, withPetTotals: true } } : request
}

function counted(request: SearchRequestInput, facets?: string[]): EngineQuery {
  const parsed = parseSearchRequest(request)
  const config = parsed.kind === 'lodgingDataStatus' ? undefined : { ...parsed.config, facets }
  return { request: { ...parsed, ...(config && { config }), order: [], page: 1, resultsPerPage: 0 }, fields: [] }
}

function facetQuery({ request, facets, stay }: FacetRequest): EngineQuery {
  const query = counted(request, [...facets])
  if (!stay) return query
  return {
    request: { ...query.request, order: [{ property: 'price', direction: 'ASC' }], resultsPerPage: maxRankedHouses },
    fields: [],
  }
}

/** 'page-7xY…' is made from that entry, 'lodging-17' from that house. */
function tagOfText({ id, type }: FreeTextHit): string {
  const subject = id.slice(type.length + 1)
  return type === 'lodging' ? tagOf.house(Number(subject)) : tagOf.entry(subject)
}

/** An index may be missing: lengths for which no house is let have none. */
function noStaysOfMissing(error: unknown, count: number): unknown {
  if (!(error instanceof ServiceError) || !lacksIndex(error)) throw error
  return { results: Array.from({ length: count }, () => ({ hits: [] })) }
}

const MissingIndexSchema = v.object({ code: v.literal('index_not_found') })
const LackedAttributeSchema = v.object({
  code: v.picklist(['sort', 'filter', 'facets', 'distinct'].map((part) => `invalid_search_${part}`)),
})

/** Whether an engine says that it has no such index: with a 404 to one search, with a 400 to several at once. */
export function lacksIndex({ body }: ServiceError): boolean {
  return v.is(MissingIndexSchema, body)
}

/** Whether an engine's index refuses an attribute: it is of an earlier release until the next full push. */
export function lacksAttribute({ body }: ServiceError): boolean {
  return v.is(LackedAttributeSchema, body)
}
