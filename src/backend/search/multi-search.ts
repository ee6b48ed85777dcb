import { findIndex } from './indexes/find-index.ts'
import type { Moment } from './indexes/moment.ts'
import { isJsonObject, kindOfValue } from './json-kinds.ts'
import { mostQueries } from './limits.ts'
import { readSearchQuery } from './query.ts'
import { type SearchResult, search } from './run/search.ts'
import { SearchError } from './search-error.ts'

type NamedResult = SearchResult & { indexUid: string }

/** Searches of several indexes, answered in their order. Throws SearchError that says which of them is refused. */
export async function multiSearch(
  db: D1Database,
  body: Record<string, unknown>,
  moment: Moment,
): Promise<NamedResult[]> {
  const { queries, ...rest } = body
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined)
    throw new SearchError('bad_request', `Unknown field \`${unknown}\`: expected one of \`queries\``)
  if (queries === undefined) throw new SearchError('bad_request', 'Missing field `queries`')
  if (!Array.isArray(queries)) {
    throw new SearchError(
      'invalid_multi_search_queries',
      `Invalid value type at \`.queries\`: expected an array, but found ${kindOfValue(queries)}: \`${JSON.stringify(queries)}\``,
    )
  }
  if (queries.length > mostQueries) {
    throw new SearchError(
      'invalid_multi_search_queries',
      `Invalid value at \`.queries\`: at most ${mostQueries} searches at once.`,
    )
  }
  return Promise.all(queries.map((query: unknown, place) => searchOne(db, query, `.queries[${place}]`, moment)))
}

async function searchOne(db: D1Database, body: unknown, at: string, moment: Moment): Promise<NamedResult> {
  if (!isJsonObject(body)) {
    throw new SearchError(
      'bad_request',
      `Invalid value type at \`${at}\`: expected an object, but found ${kindOfValue(body)}: \`${JSON.stringify(body)}\``,
    )
  }
  const { indexUid, ...rest } = body
  if (typeof indexUid !== 'string') throw new SearchError('bad_request', `Missing field \`indexUid\` inside \`${at}\``)
  const query = readSearchQuery(rest, at)
  try {
    return { indexUid, ...(await search(db, findIndex(indexUid, moment), query)) }
  } catch (error) {
    if (error instanceof SearchError) throw new SearchError(error.code, `Inside \`${at}\`: ${error.message}`)
    throw error
  }
}
