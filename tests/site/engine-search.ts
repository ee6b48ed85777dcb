import { parseSearchRequest, type SearchRequestInput } from '../../src/domain/search-request.ts'
import { indexOf, type SearchBody, toSearchBody } from '../../src/services/search/meilisearch-request.ts'

/** What the search engine is sent for a request: tests read from it which houses are meant. */
export function engineSearch(input: SearchRequestInput): SearchBody & { index: string } {
  const request = parseSearchRequest(input)
  return { ...toSearchBody(request), index: indexOf(request) }
}
