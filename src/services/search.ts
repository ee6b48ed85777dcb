import { Meilisearch } from 'meilisearch'
import * as v from 'valibot'
import { tagOf } from '../../kv/tags.ts'
import { errorTexts } from '../contracts/error-texts.ts'
import { type PlacedHouses, PlacedHousesSchema } from '../contracts/map.ts'
import {
  type FreeTextHit,
  FreeTextHitSchema,
  type LodgingSearchResult,
  LodgingSearchResultSchema,
  type StayPrices,
  StayPricesSchema,
} from '../contracts/search.ts'
import { type LyingHouses, LyingHousesSchema } from '../contracts/together.ts'
import type { SearchBody } from '../domain/search-request.ts'
import { stableJson } from '../domain/stable-json.ts'
import { logLine } from './log-line.ts'
import { type ReadThrough, readDirectly } from './read-through.ts'
import { isRefusal, ServiceError } from './service-error.ts'
import { type Call, callService, type ServiceAddress } from './transport.ts'

export interface SearchService {
  lodgings(index: string, body: SearchBody): Promise<LodgingSearchResult>
  freeText(index: string, body: SearchBody): Promise<FreeTextResult>
  /** Several free-text searches in one call, answered in their order. */
  freeTexts(asked: readonly IndexSearch[]): Promise<FreeTextResult[]>
  /**
   * How many documents each of the searches finds, in their order, by one call: their pages and sorts don't matter.
   * @param question names these searches among all that are counted: equal searches have equal names
   */
  counts(question: string, searches: readonly IndexSearch[]): Promise<number[]>
  /** What stays cost, of one index: the answers to several bodies in their order, asked for at once. */
  stayPrices(index: string, bodies: readonly SearchBody[]): Promise<StayPrices>
  /** How many documents have each value of a facet. */
  facetCounts(index: string, body: SearchBody, facet: string): Promise<Record<string, number>>
  /** The same houses as `lodgings`, each as much as the map shows of it. */
  placed(index: string, body: SearchBody): Promise<PlacedHouses>
  /** The same houses as `lodgings`, each as much as it takes to say which of them are neighbours. */
  lying(index: string, body: SearchBody): Promise<LyingHouses>
}

export interface IndexSearch {
  index: string
  body: SearchBody
}

const CountsSchema = v.object({ results: v.array(v.object({ totalHits: v.number() })) })

const FacetsSchema = v.object({ facetDistribution: v.record(v.string(), v.record(v.string(), v.number())) })
const FreeTextResultSchema = v.object({ hits: v.array(FreeTextHitSchema), totalHits: v.number() })
const FreeTextResultsSchema = v.object({ results: v.array(FreeTextResultSchema) })
type FreeTextResult = v.InferOutput<typeof FreeTextResultSchema>

export function createSearchService(
  address: ServiceAddress,
  options: Pick<Call, 'signal' | 'deadline' | 'timeout' | 'timed' | 'trace' | 'visitor' | 'onRetryAfter'>,
  readThrough: ReadThrough = readDirectly,
): SearchService {
  const client = new Meilisearch({
    host: address.url,
    apiKey: address.key,
    httpClient: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input)
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
      return callService(address, {
        operation: operationOf(url.pathname, body),
        path: (url.origin + url.pathname).slice(address.url.length) + url.search,
        method: init?.method === 'GET' ? 'GET' : 'POST',
        safe: true,
        failureText: errorTexts.searchHttpFailure,
        headers: address.key === '' ? {} : { authorization: `Bearer ${address.key}` },
        body,
        ...options,
      })
    },
  })

  async function told<Answer>(answer: Promise<Answer>): Promise<Answer> {
    try {
      return await answer
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error
      const failure = cause instanceof ServiceError ? cause : new ServiceError('search', 0, undefined, String(cause))
      if (!options.signal?.aborted && !isRefusal(failure))
        console.error(logLine(new Error(errorTexts.searchFailed, { cause: failure })))
      throw failure
    }
  }
  const search = (index: string, body: SearchBody): Promise<unknown> => told(client.index(index).search(body.q, body))
  /** Houses as much as a schema says of them. */
  async function someOf<Schema extends v.GenericSchema<unknown, { hits: { lodgingId: number }[] }>>(
    schema: Schema,
    index: string,
    body: SearchBody,
  ): Promise<v.InferOutput<Schema>> {
    const { data } = await readThrough({
      service: 'search',
      question: searchQuestion(index, body),
      schema,
      keptFor,
      isShared: false,
      tags: ({ hits }) => ['search', ...hits.map(({ lodgingId }) => `lodging:${lodgingId}`)],
      ask: () => search(index, body),
    })
    return data
  }

  return {
    lodgings: (index, body) => someOf(LodgingSearchResultSchema, index, body),
    async freeText(index, body) {
      const { data } = await readThrough({
        service: 'search',
        question: searchQuestion(index, body),
        schema: FreeTextResultSchema,
        keptFor,
        isShared: false,
        tags: () => ['search'],
        ask: () => search(index, body),
      })
      return data
    },
    async freeTexts(asked) {
      const { data } = await readThrough({
        service: 'search',
        question: asked.map(({ index, body }) => searchQuestion(index, body)).join('\n'),
        schema: FreeTextResultsSchema,
        keptFor: textsKeptFor,
        isShared: false,
        tags: ({ results }) => ['search', ...results.flatMap(({ hits }) => hits.map(tagOfHit))],
        ask: () =>
          told(client.multiSearch({ queries: asked.map(({ index, body }) => ({ indexUid: index, ...body })) })),
      })
      return data.results
    },
    async counts(question, searches) {
      const { data } = await readThrough({
        service: 'search',
        question: `counts ${question}`,
        schema: CountsSchema,
        keptFor: countsKeptFor,
        isShared: false,
        isExtra: true,
        tags: () => ['search'],
        ask: () => told(client.multiSearch({ queries: searches.map(countOf) })),
      })
      return data.results.map(({ totalHits }) => totalHits)
    },
    async stayPrices(index, bodies) {
      const { data } = await readThrough({
        service: 'search',
        question: bodies.map((body) => searchQuestion(index, body)).join(' '),
        schema: StayPricesSchema,
        keptFor,
        isShared: false,
        tags: ({ results }) => [
          'search',
          ...new Set(results.flatMap(({ hits }) => hits.map(({ lodgingId }) => `lodging:${lodgingId}`))),
        ],
        ask: () =>
          told(client.multiSearch({ queries: bodies.map((body) => ({ indexUid: index, ...body })) })).catch((error) =>
            noStaysOfMissing(error, bodies.length),
          ),
      })
      return data.results
    },
    async facetCounts(index, body, facet) {
      const asked = { ...body, facets: [facet], hitsPerPage: 0 }
      const { data } = await readThrough({
        service: 'search',
        question: searchQuestion(index, asked),
        schema: FacetsSchema,
        keptFor: textsKeptFor,
        isShared: false,
        tags: () => ['search'],
        ask: () => search(index, asked),
      })
      return data.facetDistribution[facet] ?? {}
    },
    placed: (index, body) => someOf(PlacedHousesSchema, index, body),
    lying: (index, body) => someOf(LyingHousesSchema, index, body),
  }
}

const QueriesSchema = v.object({
  queries: v.array(v.object({ indexUid: v.string(), hitsPerPage: v.nullish(v.number()) })),
})

/** Counting, and searching each kind of index: one of any length of stay is of the same kind. */
function operationOf(path: string, body: unknown): string {
  const several = v.safeParse(QueriesSchema, body)
  const queries = several.success ? several.output.queries : []
  const kind = queries.some(({ hitsPerPage }) => hitsPerPage !== 0) ? 'search' : 'count'
  return `${several.success ? kind : path} ${queries[0]?.indexUid ?? ''}`.replace(/\d+/g, '')
}

/** 'page-7xY…' is made from that entry, 'lodging-17' from that house. */
function tagOfHit({ id, type }: FreeTextHit): string {
  const subject = id.slice(type.length + 1)
  return type === 'lodging' ? tagOf.lodging(Number(subject)) : tagOf.entry(subject)
}

function countOf({ index, body: { q, filter, distinct, matchingStrategy } }: IndexSearch) {
  return { indexUid: index, q, filter, distinct, matchingStrategy, page: 1, hitsPerPage: 0 }
}

/** Lengths that no house is let for have no index. */
function noStaysOfMissing(error: unknown, answers: number): unknown {
  if (!(error instanceof ServiceError) || error.status !== 404) throw error
  return { results: Array.from({ length: answers }, () => ({ hits: [] })) }
}

/** Houses are sold all day, by others too: results older than seconds are shown only while the search fails. */
const keptFor = { fresh: 5, stale: 5, broken: 24 * 60 * 60 }
/** Counting takes longer than searching: results need not wait for it, nor be shown without, while older counts are there. */
const countsKeptFor = { ...keptFor, stale: 60 }
/** Words say nothing of prices or free nights. */
const textsKeptFor = { fresh: 60, stale: 5 * 60, broken: 24 * 60 * 60 }

/** Equal whenever the criteria are, in whatever order they were given. */
export function searchQuestion(index: string, body: SearchBody): string {
  const { filter, facets, ...ordered } = body
  return `${index} ${stableJson({ ...ordered, filter: inOneOrder(filter), facets: inOneOrder(facets) })}`
}

/** The members of AND and OR, and of a list of names, may stand in any order. */
function inOneOrder(part: unknown): unknown {
  if (!Array.isArray(part)) return part
  return part
    .map(inOneOrder)
    .map((each) => [JSON.stringify(each), each] as const)
    .sort(([a], [b]) => (a < b ? -1 : Number(a > b)))
    .map(([, each]) => each)
}
