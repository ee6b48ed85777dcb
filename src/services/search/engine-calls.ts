import type { Meilisearch } from 'meilisearch'
import * as v from 'valibot'
import type { SearchRequest } from '../../domain/search-request.ts'
import { parseReply } from '../parse-reply.ts'
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

export async function sendSearch(client: Meilisearch, { indexUid, body }: Search): Promise<Reply> {
  return parseReply('search', ReplySchema, await client.index(indexUid).search(body.q, body))
}

/** Several by one request; their replies in their order. */
export async function sendSearches(client: Meilisearch, searches: readonly Search[]): Promise<Reply[]> {
  const queries = searches.map(({ indexUid, body }) => ({ indexUid, ...body }))
  return parseReply('search', RepliesSchema, await client.multiSearch({ queries })).results
}
