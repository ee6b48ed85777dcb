import * as v from 'valibot'
import type { SearchRequest } from '../../domain/search-request.ts'
import { parseReply } from '../service-error.ts'
import { type HousesFirst, indexOf, type SearchBody, toSearchBody } from './meilisearch-request.ts'

/** A search as it is sent to an index. */
export interface Search {
  indexUid: string
  body: SearchBody
}

const ReplySchema = v.looseObject({ hits: v.array(v.unknown()), totalHits: v.optional(v.number()) })
const RepliesSchema = v.object({ results: v.array(ReplySchema) })
export type Reply = v.InferOutput<typeof ReplySchema>

export function searchFor(request: SearchRequest, fields: readonly string[], first?: HousesFirst): Search {
  return { indexUid: indexOf(request), body: toSearchBody(request, fields, first) }
}

/** Sends requests to an engine and resolves to its JSON. Rejects with a ServiceError. */
export type Send = (call: { path: string; operation: string; body: object }) => Promise<unknown>

export async function sendSearch(send: Send, { indexUid, body }: Search): Promise<Reply> {
  const path = `/indexes/${indexUid}/search`
  return parseReply('search', ReplySchema, await send({ path, operation: withoutNumbers(path), body }))
}

/** Sends several searches in one request. @returns their replies, in their order */
export async function sendSearches(send: Send, searches: readonly Search[]): Promise<Reply[]> {
  const kind = searches.some(readsHits) ? 'search' : 'count'
  const operation = withoutNumbers(`${kind} ${searches[0]?.indexUid ?? ''}`)
  const queries = searches.map(({ indexUid, body }) => ({ indexUid, ...body }))
  return parseReply('search', RepliesSchema, await send({ path: '/multi-search', operation, body: { queries } }))
    .results
}

/** Whether hits are read, and not only their number. */
function readsHits({ body: { hitsPerPage, attributesToRetrieve } }: Search): boolean {
  return hitsPerPage !== 0 && attributesToRetrieve?.length !== 0
}

/** Name of the operation: each kind of index has its own breaker, indexes of every length of stay the same. */
function withoutNumbers(operation: string): string {
  return operation.replace(/\d+/g, '')
}
