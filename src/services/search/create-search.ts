import type { KnownDocuments } from '../../domain/known-documents.ts'
import type { SoldStay } from '../../domain/sold-stays.ts'
import type { ReadThrough } from '../read-through.ts'
import type { Call, ServiceEndpoint } from '../transport.ts'
import { createMeilisearch, withStandIn } from './meilisearch.ts'
import { createSearchService, type SearchService } from './search.ts'

interface SearchParts {
  endpoint: ServiceEndpoint
  /** Answers where that one fails; null for none. */
  standIn: ServiceEndpoint | null
  calls: Omit<Call, 'path'>
  readThrough: ReadThrough
  /** Of the market: they are opened for each search. */
  knownHouses: (() => KnownDocuments) | undefined
  soldStays: (() => readonly SoldStay[]) | undefined
}

/** The search by its engine. */
export function createSearch({
  endpoint,
  standIn,
  calls,
  readThrough,
  knownHouses,
  soldStays,
}: SearchParts): SearchService {
  const engine = createMeilisearch(endpoint, calls, knownHouses)
  return createSearchService(standIn ? withStandIn(engine, standIn, calls) : engine, readThrough, soldStays)
}
