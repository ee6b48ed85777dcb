import { metresBetween } from '../../../domain/distance.ts'
import { type FacetResult, type FacetStatement, facetNames, facetStatements, facetsOf, readFacets } from '../facets.ts'
import type { DocumentReader, SearchDocument, SearchIndex } from '../indexes/search-index.ts'
import { isJsonObject } from '../json-body.ts'
import { maxTotalHits } from '../limits.ts'
import { searchInMemory } from '../memory/search-in-memory.ts'
import { type Tally, tallyInMemory } from '../memory/tally.ts'
import { parseQuery, type SearchQuery } from '../query.ts'
import { pointOf, readSort } from '../sort.ts'
import { SqlValues } from '../sql-values.ts'
import { matchText } from '../text/match-text.ts'
import { pickAttributes, retrievedAttributes } from './retrieved-attributes.ts'
import { countSql, type Page, pageSql, type Selection, selectionOf } from './statements.ts'

export interface SearchResult extends Partial<FacetResult> {
  hits: SearchDocument[]
  query: string
  processingTimeMs: number
  page?: number
  hitsPerPage?: number
  totalPages?: number
  totalHits?: number
  offset?: number
  limit?: number
  estimatedTotalHits?: number
}

/** Rows in which the first of each group are looked for before all are sorted: so many, and more for each hit. */
const minRows = 500
const rowsForEach = 20

type Rows = Record<string, unknown>[]

/** Answers a search of one index. Throws SearchError for what Meilisearch refuses. */
export async function search(db: D1Database, index: SearchIndex, query: SearchQuery): Promise<SearchResult> {
  const started = Date.now()
  const values = new SqlValues()
  await index.prepare?.(db)
  const text = await matchText(db, index, query, values)
  const parsed = parseQuery(query)
  const selection = selectionOf(index, parsed, values, text)
  const attributes = retrievedAttributes(index, query.attributesToRetrieve)
  const reader = index.readDocuments(attributes)
  const facets = facetStatements(index, query.facets, selection)
  const range = windowOf(query)
  const page =
    (text ? undefined : await searchInMemory(db, index, { query: parsed, facets, reader, ...range })) ??
    (await searchInDatabase(db, index, values, { selection, facets, reader, ...range }))
  return {
    hits: page.rows.map((row) => withDistance(pickAttributes(reader.toDocument(row), attributes), query)),
    query: query.q,
    processingTimeMs: Date.now() - started,
    ...totalsOf(query, Math.min(page.total, maxTotalHits)),
    ...(query.facets.length === 0 ? {} : readFacets(facets, page.facetRows)),
  }
}

/** A hit with its position also has the distance to the one that is sorted by, in metres. */
function withDistance(hit: SearchDocument, { sort }: SearchQuery): SearchDocument {
  const from = sort.map(pointOf).find((point) => point !== undefined)
  const own = hit._geo
  if (!from || !isJsonObject(own)) return hit
  return { ...hit, _geoDistance: Math.round(metresBetween(from, { lat: Number(own.lat), lng: Number(own.lng) })) }
}

interface DatabaseSearch {
  selection: Selection
  facets: readonly FacetStatement[]
  reader: DocumentReader
  offset: number
  limit: number
}

async function searchInDatabase(
  db: D1Database,
  index: SearchIndex,
  values: SqlValues,
  { selection, facets, reader, ...range }: DatabaseSearch,
): Promise<Page> {
  const within = selection.distinct ? minRows + rowsForEach * (range.offset + range.limit) : undefined
  const [rows = [], count, ...facetRows] = await readFresh(db, index, values, [
    pageSql(selection, reader, { ...range, within }),
    countSql(selection),
    ...facets.map(({ sql }) => sql),
  ])
  const total = Number(count?.[0]?.total ?? 0)
  const isShort = rows.length < Math.min(range.limit, Math.min(total, maxTotalHits) - range.offset)
  if (!isShort) return { total, rows, facetRows }
  const { results } = await values.prepare(db, pageSql(selection, reader, range)).all()
  return { total, rows: results, facetRows }
}

/** One batch; a second one when the first has met something that had to be refreshed. */
export async function readFresh(
  db: D1Database,
  index: SearchIndex,
  values: SqlValues,
  statements: readonly string[],
): Promise<Rows[]> {
  const run = () =>
    db.batch<Record<string, unknown>>([
      db.prepare(index.staleSql ?? 'SELECT 1 WHERE 0'),
      ...statements.map((sql) => values.prepare(db, sql)),
    ])
  let [stale, ...answers] = await run()
  if (stale && stale.results.length > 0 && index.refresh) {
    await index.refresh(db)
    ;[stale, ...answers] = await run()
  }
  return answers.map(({ results }) => results)
}

/**
 * Whether only the number of hits and their facets are returned: of the hits themselves nothing but their existence.
 */
export function isTally({ q, attributesToRetrieve, paging }: SearchQuery): boolean {
  return q.trim() === '' && paging.kind === 'pages' && (attributesToRetrieve?.length === 0 || paging.hitsPerPage === 0)
}

/** Searches of one index without documents. Throws SearchError for what Meilisearch refuses. */
export async function tallySearches(
  db: D1Database,
  index: SearchIndex,
  queries: readonly SearchQuery[],
): Promise<SearchResult[]> {
  const started = Date.now()
  await index.prepare?.(db)
  const parsed = queries.map(parseQuery)
  const names = queries.map(({ facets }) => facetNames(index, facets))
  for (const sort of queries.flatMap((query) => query.sort)) readSort(sort, index)
  const tallies = await tallyInMemory(
    db,
    index,
    parsed.map((query, place) => ({ ...query, facets: names[place] ?? [] })),
  )
  return Promise.all(
    queries.map((query, place) => {
      const tally = tallies[place]
      return tally ? resultOf(index, query, tally, names[place] ?? [], started) : search(db, index, query)
    }),
  )
}

function resultOf(
  index: SearchIndex,
  query: SearchQuery,
  { total, facets }: Tally,
  names: readonly string[],
  started: number,
): SearchResult {
  const { offset, limit } = windowOf(query)
  const found = Math.min(total, maxTotalHits)
  return {
    hits: Array.from({ length: Math.max(0, Math.min(limit, found - offset)) }, () => ({})),
    query: query.q,
    processingTimeMs: Date.now() - started,
    ...totalsOf(query, found),
    ...(names.length === 0 ? {} : facetsOf(index, facets, names)),
  }
}

function windowOf({ paging }: SearchQuery): { offset: number; limit: number } {
  if (paging.kind === 'pages' && paging.page === 0) return { offset: 0, limit: 0 }
  const { offset, limit } =
    paging.kind === 'window' ? paging : { offset: (paging.page - 1) * paging.hitsPerPage, limit: paging.hitsPerPage }
  const start = Math.min(offset, maxTotalHits)
  return { offset: start, limit: Math.min(limit, maxTotalHits - start) }
}

function totalsOf({ paging }: SearchQuery, total: number): Partial<SearchResult> {
  if (paging.kind === 'window') return { limit: paging.limit, offset: paging.offset, estimatedTotalHits: total }
  const { page, hitsPerPage } = paging
  return { hitsPerPage, page, totalPages: hitsPerPage === 0 ? 0 : Math.ceil(total / hitsPerPage), totalHits: total }
}
