import { compileConditions, readFilter } from './filter/read-filter.ts'
import { findIndex, validIndexUid } from './indexes/find-index.ts'
import type { Moment, SearchIndex } from './indexes/search-index.ts'
import { isJsonObject, kindOfValue } from './json-body.ts'
import { maxCounts, maxFacetsAtOnce, maxQueries } from './limits.ts'
import { readSearchQuery, type SearchQuery } from './query.ts'
import { countKey, countSearches, isCount } from './run/count-searches.ts'
import { isTally, type SearchResult, search, tallySearches } from './run/search.ts'
import { SearchError } from './search-error.ts'
import { SqlValues } from './sql-values.ts'

type NamedResult = SearchResult & { indexUid: string }

/**
 * Runs searches of several indexes.
 * @returns their results in order; those for a total alone are cheap
 * @throws SearchError that names the refused one
 */
export async function multiSearch(
  db: D1Database,
  body: Record<string, unknown>,
  moment: Moment,
): Promise<NamedResult[]> {
  const { queries, federation, ...rest } = body
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined)
    throw new SearchError('bad_request', `Unknown field \`${unknown}\`: expected one of \`queries\`, \`federation\``)
  if (federation !== undefined && federation !== null && !isJsonObject(federation)) {
    throw new SearchError(
      'bad_request',
      `Invalid value type at \`.federation\`: expected an object, but found ${kindOfValue(federation)}: \`${JSON.stringify(federation)}\``,
    )
  }
  if (isJsonObject(federation)) {
    const text = 'Invalid value at `.federation`: the embedded search answers each of the queries for itself.'
    throw new SearchError('invalid_multi_search_federation', text)
  }
  if (queries === undefined) throw new SearchError('bad_request', 'Missing field `queries`')
  if (!Array.isArray(queries)) {
    throw new SearchError(
      'bad_request',
      `Invalid value type at \`.queries\`: expected an array, but found ${kindOfValue(queries)}: \`${JSON.stringify(queries)}\``,
    )
  }
  const searches = queries.map((query: unknown, place) => readQuery(query, place))
  const counts = searches.filter(({ query }) => isCount(query))
  if (searches.length - counts.length > maxQueries || counts.length > maxCounts) {
    throw new SearchError(
      'invalid_multi_search_queries',
      `Invalid value at \`.queries\`: at most ${maxQueries} searches and ${maxCounts} counts at once.`,
    )
  }
  if (searches.reduce((sum, { query }) => sum + query.facets.length, 0) > maxFacetsAtOnce) {
    throw new SearchError(
      'invalid_multi_search_queries',
      `Invalid value at \`.queries\`: at most ${maxFacetsAtOnce} facets at once.`,
    )
  }
  const counted = countTogether(db, counts, moment)
  const tallied = tallyTogether(
    db,
    searches.filter(({ query }) => isTally(query) && !isCount(query)),
    moment,
  )
  return Promise.all(
    searches.map((one) => {
      if (isCount(one.query)) return counted(one)
      return tallied.get(one) ?? searchOne(db, one, moment)
    }),
  )
}

interface NamedSearch {
  uid: string
  query: SearchQuery
  /** Which of the searches it is, for the message that refuses it. */
  at: string
}

function readQuery(body: unknown, place: number): NamedSearch {
  const at = `.queries[${place}]`
  if (!isJsonObject(body)) {
    throw new SearchError(
      'bad_request',
      `Invalid value type at \`${at}\`: expected an object, but found ${kindOfValue(body)}: \`${JSON.stringify(body)}\``,
    )
  }
  const { indexUid, federationOptions, ...rest } = body
  if (indexUid === undefined) throw new SearchError('missing_index_uid', `Missing field \`indexUid\` inside \`${at}\``)
  if (typeof indexUid !== 'string') {
    const found = `${kindOfValue(indexUid)}: \`${JSON.stringify(indexUid)}\``
    throw new SearchError(
      'invalid_index_uid',
      `Invalid value type at \`${at}.indexUid\`: expected a string, but found ${found}`,
    )
  }
  if (federationOptions !== undefined && federationOptions !== null) {
    throw new SearchError(
      'invalid_multi_search_federation_options',
      `Inside \`${at}\`: Using \`federationOptions\` is not allowed in a non-federated search.`,
    )
  }
  if (!validIndexUid.test(indexUid)) {
    throw new SearchError(
      'invalid_index_uid',
      `Invalid value at \`${at}.indexUid\`: \`${indexUid}\` is not a valid index uid.`,
    )
  }
  return { uid: indexUid, query: readSearchQuery(rest, at), at }
}

async function searchOne(db: D1Database, { uid, query, at }: NamedSearch, moment: Moment): Promise<NamedResult> {
  try {
    return { indexUid: uid, ...(await search(db, findIndex(uid, moment), query)) }
  } catch (error) {
    throw inside(at, error)
  }
}

/** Facets of one index are one question to what is remembered of its houses. */
function tallyTogether(
  db: D1Database,
  searches: readonly NamedSearch[],
  moment: Moment,
): ReadonlyMap<NamedSearch, Promise<NamedResult>> {
  const groups = [...Map.groupBy(searches, ({ uid }) => uid).values()]
  return new Map(
    groups.flatMap((group) => {
      const results = tallyGroup(db, group, moment)
      return group.map((one, place) => [one, results.then((all) => ofPlace(all, place))] as const)
    }),
  )
}

async function tallyGroup(db: D1Database, group: readonly NamedSearch[], moment: Moment): Promise<NamedResult[]> {
  const [first] = group
  if (!first) return []
  try {
    const queries = group.map(({ query }) => query)
    const results = await tallySearches(db, indexOf(first, moment), queries)
    return results.map((result) => ({ indexUid: first.uid, ...result }))
  } catch (error) {
    // Run one by one, each reports its own error.
    if (group.length > 1 && error instanceof SearchError) {
      return Promise.all(group.map((one) => searchOne(db, one, moment)))
    }
    throw error instanceof SearchError ? inside(first.at, error) : error
  }
}

function ofPlace(results: readonly NamedResult[], place: number): NamedResult {
  const result = results[place]
  if (!result) throw new Error('A search was left without its result')
  return result
}

/** Counts that differ in their filters alone are one question to the database. */
function countTogether(db: D1Database, searches: readonly NamedSearch[], moment: Moment) {
  const started = Date.now()
  const groups = Map.groupBy(searches, ({ uid, query }) => countKey(uid, query))
  const totalsByKey = new Map([...groups].map(([key, group]) => [key, countGroup(db, group, moment)]))
  return async (one: NamedSearch): Promise<NamedResult> => {
    const key = countKey(one.uid, one.query)
    const totals = await totalsByKey.get(key)
    const totalHits = totals?.[groups.get(key)?.indexOf(one) ?? 0] ?? 0
    return emptyPage(one.uid, one.query, totalHits, Date.now() - started)
  }
}

async function countGroup(db: D1Database, group: readonly NamedSearch[], moment: Moment): Promise<number[]> {
  const [first, ...others] = group
  if (!first) return []
  const index = indexOf(first, moment)
  try {
    return await countSearches(db, index, [first.query, ...others.map(({ query }) => query)])
  } catch (error) {
    for (const one of group) checkFilter(index, one)
    throw inside(first.at, error)
  }
}

function indexOf({ uid, at }: NamedSearch, moment: Moment): SearchIndex {
  try {
    return findIndex(uid, moment)
  } catch (error) {
    throw inside(at, error)
  }
}

/** Throws for a filter that can't be answered, with its own place. */
function checkFilter(index: SearchIndex, { query, at }: NamedSearch): void {
  try {
    compileConditions(readFilter(query.filter), index, new SqlValues())
  } catch (error) {
    throw inside(at, error)
  }
}

function inside(at: string, error: unknown): unknown {
  return error instanceof SearchError ? new SearchError(error.code, `Inside \`${at}\`: ${error.message}`, 400) : error
}

function emptyPage(indexUid: string, { q, paging }: SearchQuery, totalHits: number, processingTimeMs: number) {
  const page = paging.kind === 'pages' ? paging.page : 1
  return { indexUid, hits: [], query: q, processingTimeMs, hitsPerPage: 0, page, totalPages: 0, totalHits }
}
