import * as v from 'valibot'
import { tagOf } from '../../../kv/tags.ts'
import { StayHitSchema } from '../../contracts/search.ts'
import { seasonOf, seasons } from '../../domain/consumption.ts'
import type { KnownDocuments } from '../../domain/known-documents.ts'
import { isSortedByDay } from '../../domain/requested-day.ts'
import type { SearchParameters } from '../../domain/search/parameters.ts'
import { parseSearchRequest, type SearchRequest } from '../../domain/search-request.ts'
import { parseReply } from '../service-error.ts'
import { type Reply, type Search, type Send, searchFor, sendSearch, sendSearches } from './engine-calls.ts'
import { keyOfHouses, parametersOfHouses } from './filter-expression.ts'
import { findsStays, type HousesFirst, maxIdsOfFilter } from './meilisearch-request.ts'
import type { EngineQuery } from './search.ts'

/**
 * One search. For stays with words, or with criteria that their documents do not have, their houses are searched first;
 * fields of houses are read last, by their ids.
 */
export async function runSearch(
  send: Send,
  { request, fields }: EngineQuery,
  known?: () => KnownDocuments,
): Promise<Reply> {
  const [first = {}] = await houseIdsOf(send, [request])
  if (request.kind === 'lodging' && first.words && isRankedByWords(request)) {
    return runByWords(send, request, fields, first.words, first.houses)
  }
  const { own, ofHouses } = dividedFields(request, fields)
  const reply = await sendSearch(send, searchFor(request, own, first))
  if (request.kind !== 'lodging' || ofHouses.length === 0 || reply.hits.length === 0) return reply
  const houses = await readHouses(send, request, [...new Set(idsOf(reply.hits))], ofHouses, known?.())
  return { ...reply, hits: withHouses(reply.hits, houses) }
}

/** Several searches in one request, for fields that the searched documents have themselves. */
export async function runSearches(send: Send, queries: readonly EngineQuery[]): Promise<{ results: Reply[] }> {
  const first = await houseIdsOf(
    send,
    queries.map(({ request }) => request),
  )
  const searches = queries.map(({ request, fields }, place) => searchFor(request, fields, first[place]))
  return { results: await sendSearches(send, searches) }
}

type LodgingRequest = Extract<SearchRequest, { kind: 'lodging' }>

/** Whether the rank of the words decides the order: where no other one was chosen, and with each house once. */
function isRankedByWords({ order, config, resultsPerPage }: LodgingRequest): boolean {
  return isSortedByDay(order) && config.oneHitPer === 'house' && resultsPerPage > 0
}

/** Finds all houses in the order of the words, then the stays of the page and the fields of their houses. */
async function runByWords(
  send: Send,
  request: LodgingRequest,
  fields: readonly string[],
  words: readonly number[],
  houses: HousesFirst['houses'],
): Promise<Reply> {
  const { page, resultsPerPage, config } = request
  const whole = { ...request, page: 1, resultsPerPage: Math.max(1, words.length) }
  const all = await sendSearch(send, searchFor(whole, ['lodgingId'], { words, houses }))
  const found = new Set(idsOf(all.hits))
  const shown = words.filter((id) => found.has(id)).slice((page - 1) * resultsPerPage, page * resultsPerPage)
  const paging = { page, hitsPerPage: resultsPerPage, totalPages: Math.ceil(found.size / resultsPerPage) }
  if (shown.length === 0) return { ...all, ...paging, hits: [] }

  const { own, ofHouses } = dividedFields(request, fields)
  const ofPage = { ...whole, resultsPerPage: shown.length, config: { ...config, facets: undefined } }
  const stays = searchFor(ofPage, [...new Set(['lodgingId', ...own])], { words: shown, houses })
  const ofNumbers = ofHouses.length === 0 ? [] : searchesForHouses(request, shown, ofHouses)
  const [ofStays, ...ofTheirHouses] = await sendSearches(send, [stays, ...ofNumbers])
  const hits = ofStays?.hits ?? []
  const hitOf = new Map(idsOf(hits).map((id, place) => [id, hits[place]]))
  const ordered = shown.flatMap((id) => hitOf.get(id) ?? [])
  return {
    ...all,
    ...paging,
    hits:
      ofNumbers.length === 0
        ? ordered
        : withHouses(
            ordered,
            ofTheirHouses.flatMap((reply) => reply.hits),
          ),
  }
}

/** The metered use of a stay: a house's document has that of its own cheapest stay, and that of every season. */
const seasonal = { hit: 'metered', document: 'meteredBySeason' } as const
const ofStays: ReadonlySet<string> = new Set(Object.keys(StayHitSchema.entries))

interface DividedFields {
  /** Fields of the searched documents. */
  own: readonly string[]
  /** Fields of their houses' documents; empty where the searched ones have everything. */
  ofHouses: readonly string[]
}

/** Which documents have the fields of a hit. */
function dividedFields(request: SearchRequest, fields: readonly string[]): DividedFields {
  const ofHit = (name: string) => name === seasonal.hit
  if (request.kind !== 'lodging' || !findsStays(request)) return { own: fields, ofHouses: [] }
  const ofHouses = fields.filter((name) => !ofStays.has(name))
  const own = fields.filter((name) => ofStays.has(name))
  if (ofHouses.length === 0) return { own, ofHouses }
  return {
    own: [...new Set([...own, 'lodgingId', ...(ofHouses.some(ofHit) ? ['date'] : [])])],
    ofHouses: ['lodgingId', ...ofHouses.map((name) => (ofHit(name) ? seasonal.document : name))],
  }
}

/** Searches for these houses' documents, as many ids in each as a filter names. */
function searchesForHouses(
  request: SearchRequest & { kind: 'lodging' },
  ids: readonly number[],
  fields: readonly string[],
): Search[] {
  const { kind, market } = request
  return Array.from({ length: Math.ceil(ids.length / maxIdsOfFilter) }, (_, part) => {
    const own = ids.slice(part * maxIdsOfFilter, (part + 1) * maxIdsOfFilter)
    const parameters = { lodgingId: { value: own, comparator: 'IN' as const } }
    return searchFor(parseSearchRequest({ kind, market, parameters, resultsPerPage: own.length }), fields)
  })
}

/** Documents of these houses: those that the isolate knows need no search. */
async function readHouses(
  send: Send,
  request: LodgingRequest,
  ids: readonly number[],
  fields: readonly string[],
  known?: KnownDocuments,
): Promise<unknown[]> {
  const keyOf = (id: number) => `${request.market} ${id} ${fields}`
  const before = ids.map((id) => known?.get(keyOf(id)))
  const missing = ids.filter((_, place) => before[place] === undefined)
  const replies = missing.length === 0 ? [] : await sendSearches(send, searchesForHouses(request, missing, fields))
  const read = replies.flatMap(({ hits }) => hits)
  for (const [place, id] of idsOf(read).entries()) known?.keep(keyOf(id), read[place], [tagOf.lodging(id)])
  return [...before.filter((document) => document !== undefined), ...read]
}

const HousesSchema = v.array(
  v.looseObject({
    lodgingId: v.number(),
    [seasonal.document]: v.optional(v.record(v.picklist(seasons), v.unknown())),
  }),
)
const StaysSchema = v.array(v.looseObject({ lodgingId: v.number(), date: v.optional(v.nullable(v.string())) }))

/**
 * Hits of stays with the fields of their houses' documents. A house without a document has lost its last free stay in
 * between: its hit is left out.
 */
function withHouses(stays: readonly unknown[], houses: readonly unknown[]): Reply['hits'] {
  const documents = parseReply('search', HousesSchema, houses)
  const byId = new Map(documents.map((house) => [house.lodgingId, house]))
  return parseReply('search', StaysSchema, stays).flatMap((stay) => {
    const house = byId.get(stay.lodgingId)
    if (!house) return []
    const { [seasonal.document]: ofSeasons, ...rest } = house
    const metered = stay.date ? ofSeasons?.[seasonOf(stay.date)] : undefined
    return [{ ...rest, ...stay, ...(metered !== undefined && { [seasonal.hit]: metered }) }]
  })
}

/**
 * The houses that have the words of each request, or criteria that stays' documents do not have: one request to the
 * engine for the houses' documents. No request for searches that find houses, or have neither.
 */
async function houseIdsOf(send: Send, requests: readonly SearchRequest[]): Promise<readonly HousesFirst[]> {
  const searches = new Map<string, Search>()
  const places = requests.map((request) => {
    if (request.kind !== 'lodging' || !findsStays(request)) return { houses: [] }
    const noteSearch = (parameters: SearchParameters) => {
      const search = searchForHouses(request, parameters)
      const key = JSON.stringify(search)
      searches.set(key, search)
      return key
    }
    const { text } = request.parameters
    return {
      words: text ? noteSearch({ text, operator: 'AND' }) : undefined,
      houses: parametersOfHouses(request.parameters).map((each) => [keyOfHouses(each), noteSearch(each)] as const),
    }
  })
  if (searches.size === 0) return requests.map(() => ({}))

  const replies = await sendInParts(send, [...searches.values()])
  const idsBySearch = new Map([...searches.keys()].map((key, place) => [key, idsOf(replies[place]?.hits)]))
  const idsAt = (key: string) => idsBySearch.get(key) ?? []
  return places.map(({ words, houses }) => ({
    ...(words !== undefined && { words: idsAt(words) }),
    houses: new Map(houses.map(([requested, key]) => [requested, idsAt(key)])),
  }))
}

/** Searches with hits in one call at most. */
const maxSearchesAtOnce = 16

async function sendInParts(send: Send, searches: readonly Search[]): Promise<Reply[]> {
  const parts = Array.from({ length: Math.ceil(searches.length / maxSearchesAtOnce) }, (_, part) =>
    searches.slice(part * maxSearchesAtOnce, (part + 1) * maxSearchesAtOnce),
  )
  return (await Promise.all(parts.map((part) => sendSearches(send, part)))).flat()
}

function searchForHouses({ market, config }: LodgingRequest, parameters: SearchParameters): Search {
  const matchAllWords = config.matchAllWords
  const any = { kind: 'lodging' as const, market, config: { matchAllWords }, resultsPerPage: maxIdsOfFilter }
  return searchFor({ ...parseSearchRequest(any), parameters } as LodgingRequest, ['lodgingId'])
}

const HitsSchema = v.array(v.object({ lodgingId: v.number() }))

function idsOf(hits: unknown): number[] {
  return parseReply('search', HitsSchema, hits).map(({ lodgingId }) => lodgingId)
}
