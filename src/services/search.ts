import { Meilisearch } from 'meilisearch'
import * as v from 'valibot'
import { errorTexts } from '../contracts/error-texts.ts'
import { FreeTextHitSchema, type LodgingSearchResult, LodgingSearchResultSchema } from '../contracts/search.ts'
import type { SearchBody } from '../domain/search-request.ts'
import { parseReply } from './parse-reply.ts'
import { ServiceError } from './service-error.ts'
import { callService, type ServiceAddress } from './transport.ts'

export interface SearchService {
  lodgings(index: string, body: SearchBody): Promise<LodgingSearchResult>
  freeText(index: string, body: SearchBody): Promise<FreeTextResult>
}

const FreeTextResultSchema = v.object({ hits: v.array(FreeTextHitSchema), totalHits: v.number() })
export type FreeTextResult = v.InferOutput<typeof FreeTextResultSchema>

export function createSearchService(
  address: ServiceAddress,
  options: { signal?: AbortSignal; timeout?: number },
): SearchService {
  const client = new Meilisearch({
    host: address.url,
    apiKey: address.key,
    httpClient: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input)
      return callService(address, {
        path: (url.origin + url.pathname).slice(address.url.length) + url.search,
        method: init?.method === 'GET' ? 'GET' : 'POST',
        safe: true,
        failureText: errorTexts.searchHttpFailure,
        headers: { authorization: `Bearer ${address.key}` },
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
        ...options,
      })
    },
  })

  async function search(index: string, body: SearchBody): Promise<unknown> {
    try {
      return await client.index(index).search(body.q, body)
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error
      if (!options.signal?.aborted) console.error(errorTexts.searchFailed, String(cause))
      if (cause instanceof ServiceError) throw cause
      throw new ServiceError('search', 0, undefined, String(cause))
    }
  }

  return {
    lodgings: async (index, body) => parseReply('search', LodgingSearchResultSchema, await search(index, body)),
    freeText: async (index, body) => parseReply('search', FreeTextResultSchema, await search(index, body)),
  }
}
