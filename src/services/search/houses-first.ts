import * as v from 'valibot'
import type { SearchParameters } from '../../domain/search/parameters.ts'
import { parseSearchRequest, type SearchRequest } from '../../domain/search-request.ts'
import { parseReply } from '../service-error.ts'
import { type Reply, type Search, type Send, searchFor, sendSearches } from './engine-calls.ts'
import { askedOfHouses, keyOfHouses } from './filter-expression.ts'
import { findsStays, type HousesFirst, maxIdsOfFilter } from './meilisearch-request.ts'

type LodgingRequest = Extract<SearchRequest, { kind: 'lodging' }>

/**
 * The houses that have the words of each request, or what stays' documents do not have: asked of the houses' documents by
 * one request to the engine. Nothing is asked for requests that find houses, or ask for neither.
 */
export async function houseIdsOf(send: Send, requests: readonly SearchRequest[]): Promise<readonly HousesFirst[]> {
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
      houses: askedOfHouses(request.parameters).map((each) => [keyOfHouses(each), noteSearch(each)] as const),
    }
  })
  if (searches.size === 0) return requests.map(() => ({}))

  const replies = await sendInParts(send, [...searches.values()])
  const idsBySearch = new Map([...searches.keys()].map((key, place) => [key, idsOf(replies[place]?.hits)]))
  const idsAt = (key: string) => idsBySearch.get(key) ?? []
  return places.map(({ words, houses }) => ({
    ...(words !== undefined && { words: idsAt(words) }),
    houses: new Map(houses.map(([asked, key]) => [asked, idsAt(key)])),
  }))
}

/** Searches with hits that one call asks for at most. */
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

export function idsOf(hits: unknown): number[] {
  return parseReply('search', HitsSchema, hits).map(({ lodgingId }) => lodgingId)
}
