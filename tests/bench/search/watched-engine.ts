import * as v from 'valibot'
import { createMeilisearch } from '../../../src/services/search/meilisearch.ts'
import { createSearchService, type SearchService } from '../../../src/services/search/search.ts'
import { fetchAgain } from '../fetch-again.ts'

export interface EngineEndpoint {
  url: string
  key: string
}

/** Calls of an engine for one page, and the engine's own time. */
export interface EngineCalls {
  calls: number
  searches: number
  bytesSent: number
  bytesReceived: number
  /** Milliseconds. */
  engineTime: number
}

const SentSchema = v.object({ queries: v.optional(v.array(v.unknown())) })
const TimedSchema = v.object({ processingTimeMs: v.number() })
const ReplySchema = v.union([v.object({ results: v.array(TimedSchema) }), TimedSchema])
const timeoutMs = 120_000

/** The site's own client of the search, whose calls are added up. */
export function watchedSearch({ url, key }: EngineEndpoint): { search: SearchService; counts: EngineCalls } {
  const counts: EngineCalls = { calls: 0, searches: 0, bytesSent: 0, bytesReceived: 0, engineTime: 0 }
  const fetch = async (pageUrl: string, init?: RequestInit): Promise<Response> => {
    const body = String(init?.body ?? '')
    const response = await fetchAgain(pageUrl, init)
    const text = await response.text()
    counts.calls += 1
    counts.searches += v.parse(SentSchema, JSON.parse(body)).queries?.length ?? 1
    counts.bytesSent += Buffer.byteLength(body)
    counts.bytesReceived += Buffer.byteLength(text)
    if (response.ok) counts.engineTime += timeIn(v.parse(ReplySchema, JSON.parse(text)))
    return new Response(text, { status: response.status, headers: response.headers })
  }
  const engine = createMeilisearch({ name: 'search', url, key, fetch }, { timeout: timeoutMs })
  return { search: createSearchService(engine), counts }
}

/** A Meilisearch answers the searches of one call one after the other. */
function timeIn(reply: v.InferOutput<typeof ReplySchema>): number {
  return 'results' in reply
    ? reply.results.reduce((sum, each) => sum + each.processingTimeMs, 0)
    : reply.processingTimeMs
}
