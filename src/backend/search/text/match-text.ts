import type { SearchIndex } from '../indexes/search-index.ts'
import type { SearchQuery } from '../query.ts'
import { SearchError } from '../search-error.ts'
import type { SortKey } from '../sort.ts'
import type { SqlValues } from '../sql-values.ts'
import { fillWordsOfHouses } from './fill-words.ts'
import { readTerms } from './query-graph.ts'
import { type RankedDocuments, rankDocuments } from './ranked-documents.ts'
import { searchedAttributes } from './word-tables.ts'

/** A text's matches as SQL. */
export interface TextMatch {
  /** A common table expression that ends with a comma: `m` with `id` and `place`. Empty when the text only refuses words. */
  ctes: string
  /** SQL that documents with a refused word fail. */
  exclusion?: string
  /** Ranking without a sort order. */
  order: SortKey[]
}

/** Matches of the texts of one request's searches, which share most words. */
const known = new WeakMap<object, Map<string, Promise<RankedDocuments | undefined>>>()

/** The query's text as SQL; undefined when it has no words. Throws SearchError for an attribute that is not searchable. */
export async function matchText(
  db: D1Database,
  index: SearchIndex,
  query: SearchQuery,
  values: SqlValues,
): Promise<TextMatch | undefined> {
  const attributes = searchedPlaces(index, query.attributesToSearchOn)
  if (query.q.trim() === '') return undefined
  const { text, lan, moment } = index
  const { q, matchingStrategy } = query
  // Where nothing is searched no word is found, and none is refused.
  if (text.length === 0)
    return readTerms(q).terms.length > 0 ? asSql({ groups: [], refused: [] }, index, values) : undefined
  const ofRequest = known.get(moment) ?? new Map<string, Promise<RankedDocuments | undefined>>()
  known.set(moment, ofRequest)
  const key = JSON.stringify([text.map(({ table }) => table), lan, q, matchingStrategy, [...attributes]])
  const ranked = ofRequest.get(key) ?? fillWordsOfHouses(db).then(() => rankDocuments(db, index, query, attributes))
  ofRequest.set(key, ranked)
  const documents = await ranked
  return documents && asSql(documents, index, values)
}

function asSql({ groups, refused }: RankedDocuments, { textId }: SearchIndex, values: SqlValues): TextMatch {
  const list = (ids: unknown) => `json_each(${values.text(JSON.stringify(ids))})`
  const exclusion = refused.length > 0 ? `${textId} NOT IN (SELECT value FROM ${list(refused)})` : undefined
  if (!groups) return { ctes: '', exclusion, order: [] }
  return {
    ctes: `m AS MATERIALIZED (
      SELECT d.value AS id, g.key AS place FROM ${list(groups)} g, json_each(g.value) d
    ), `,
    exclusion,
    order: [{ sql: 'm.place', direction: 'ASC', hasNull: false }],
  }
}

/** By their places among `searchedAttributes`. */
function searchedPlaces(index: SearchIndex, names: readonly string[] | undefined): ReadonlySet<number> {
  const searched = !names || names.includes('*') ? index.searchableAttributes : names
  const unknown = searched.find((name) => !index.searchableAttributes.includes(name))
  if (unknown === undefined) {
    return new Set(
      [...searchedAttributes.entries()].flatMap(([place, name]) => (searched.includes(name) ? [place] : [])),
    )
  }
  throw new SearchError(
    'invalid_search_attributes_to_search_on',
    `Index \`${index.uid}\`: Attribute \`${unknown}\` is not searchable. Available searchable attributes are: \`${index.searchableAttributes.join(', ')}\`.`,
  )
}
