import * as v from 'valibot'
import { parseSearchRequest, type SearchRequest, type SearchRequestInput } from '../../domain/search-request.ts'
import { parseReply } from '../parse-reply.ts'
import { type Search, type Send, searchFor, sendSearches } from './engine-calls.ts'
import { keyOfPosition, positionsIn } from './filter-expression.ts'
import { findsStays, type HousesFirst, maxIdsOfFilter } from './meilisearch-request.ts'

/**
 * The houses that have the words of each request, or lie around its positions: asked of the houses' documents by one
 * request to the engine. Nothing is asked for requests that find houses, or have neither.
 */
export async function houseIdsOf(send: Send, requests: readonly SearchRequest[]): Promise<readonly HousesFirst[]> {
  const searches = new Map<string, Search>()
  const places = requests.map((request) => {
    if (request.kind !== 'lodging' || !findsStays(request)) return { around: [] }
    const noteSearch = (parameters: SearchRequestInput['parameters']) => {
      const search = searchForHouses(request, parameters)
      const key = JSON.stringify(search)
      searches.set(key, search)
      return key
    }
    const { text } = request.parameters
    return {
      words: text ? noteSearch({ text }) : undefined,
      around: positionsIn(request.parameters).map((_geo) => [keyOfPosition(_geo), noteSearch({ _geo })] as const),
    }
  })
  if (searches.size === 0) return requests.map(() => ({}))

  const replies = await sendSearches(send, [...searches.values()])
  const idsBySearch = new Map([...searches.keys()].map((key, place) => [key, idsOf(replies[place]?.hits)]))
  const idsAt = (key: string) => idsBySearch.get(key) ?? []
  return places.map(({ words, around }) => ({
    ...(words !== undefined && { words: idsAt(words) }),
    around: new Map(around.map(([position, key]) => [position, idsAt(key)])),
  }))
}

function searchForHouses(
  { market, config }: Extract<SearchRequest, { kind: 'lodging' }>,
  parameters: SearchRequestInput['parameters'],
): Search {
  const matchAllWords = config.matchAllWords
  const request = { kind: 'lodging' as const, market, parameters, config: { matchAllWords } }
  return searchFor(parseSearchRequest({ ...request, resultsPerPage: maxIdsOfFilter }), ['lodgingId'])
}

const HitsSchema = v.array(v.object({ lodgingId: v.number() }))

export function idsOf(hits: unknown): number[] {
  return parseReply('search', HitsSchema, hits).map(({ lodgingId }) => lodgingId)
}
