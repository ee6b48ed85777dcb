import { allOf } from '../filter/condition.ts'
import type { SearchIndex } from '../indexes/search-index.ts'
import type { SearchQuery } from '../query.ts'
import { SearchError } from '../search-error.ts'
import type { SqlValues } from '../sql-values.ts'
import { type QueryWord, readTerms } from './query-words.ts'
import { vocabularyOf } from './vocabulary.ts'
import {
  ascending,
  descending,
  phraseMatches,
  type SearchedSource,
  type TextMatch,
  wordMatches,
} from './word-matches.ts'

/** The attributes whose texts are long: a word in them says less. */
const weakAttributes: ReadonlySet<string> = new Set(['text'])

/** The query's text as SQL; undefined when it has no words. Throws SearchError for an attribute that is not searchable. */
export async function matchText(
  db: D1Database,
  index: SearchIndex,
  query: SearchQuery,
  values: SqlValues,
): Promise<TextMatch | undefined> {
  const attributes = searchedAttributes(index, query.attributesToSearchOn)
  const { words, phrases, refused } = readTerms(query.q)
  if (words.length + phrases.length + refused.length === 0) return undefined
  const sources = await searchedSources(db, index, attributes)
  const mandatory = phrases.map((phrase) => phraseMatches(phrase, index, sources, values))
  const optional = inOrderOfWeight(words, query, sources).map((word) => wordMatches(word, index, sources, values))
  const unwanted = refused.map(
    (phrase) => `${index.textId} NOT IN (SELECT id FROM (${phraseMatches(phrase, index, sources, values)}))`,
  )
  const exclusion = unwanted.length > 0 ? allOf(unwanted) : undefined
  if (mandatory.length + optional.length === 0) return { ctes: '', exclusion, order: [] }
  return {
    ctes: matchTables(mandatory, optional, query.matchingStrategy === 'all'),
    exclusion,
    order: [descending('m.words'), ascending('m.cost')],
  }
}

/** A table `w0`, `w1` … for each term, and `m`: documents with as many of the first optional ones as there are. */
function matchTables(mandatory: readonly string[], optional: readonly string[], isAllNeeded: boolean): string {
  const tables = [...mandatory, ...optional]
  const firstOptional = isAllNeeded ? tables.length : Math.max(1, mandatory.length)
  const joins = tables
    .slice(1)
    .map((_, place) => `${place + 1 >= firstOptional ? 'LEFT JOIN' : 'JOIN'} w${place + 1} ON w${place + 1}.id = w0.id`)
  const score = (start: string, one: (table: string) => string, from: number): string => {
    if (from >= tables.length) return start
    const rest = score('0', one, from + 1)
    return `${start} + iif(w${from}.id IS NULL, 0, ${one(`w${from}`)} + ${rest})`
  }
  const bindings = tables.map((sql, place) => `w${place} AS MATERIALIZED (${sql})`)
  const match = `m AS MATERIALIZED (
    SELECT w0.id AS id, ${score('1', () => '1', 1)} AS words, ${score('w0.cost', (table) => `${table}.cost`, 1)} AS cost
    FROM w0 ${joins.join(' ')}
  )`
  return `${[...bindings, match].join(', ')}, `
}

/** Words are given up from the last on; by frequency the commonest is given up first. */
function inOrderOfWeight(
  words: QueryWord[],
  { matchingStrategy }: SearchQuery,
  sources: SearchedSource[],
): QueryWord[] {
  if (matchingStrategy !== 'frequency') return words
  const frequency = ({ text }: QueryWord) =>
    sources.reduce((sum, { vocabulary }) => sum + vocabulary.frequency(text), 0)
  return words.toSorted((a, b) => frequency(a) - frequency(b))
}

async function searchedSources(
  db: D1Database,
  index: SearchIndex,
  attributes: readonly string[],
): Promise<SearchedSource[]> {
  return Promise.all(
    index.text.map(async (source) => {
      const columnsOf = (names: readonly string[]) => [...new Set(names.flatMap((name) => source.columns[name] ?? []))]
      return {
        source,
        vocabulary: await vocabularyOf(db, source),
        strong: columnsOf(attributes.filter((name) => !weakAttributes.has(name))),
        weak: columnsOf(attributes.filter((name) => weakAttributes.has(name))),
      }
    }),
  )
}

function searchedAttributes(index: SearchIndex, names: readonly string[] | undefined): readonly string[] {
  if (!names || names.includes('*')) return index.searchableAttributes
  const unknown = names.find((name) => !index.searchableAttributes.includes(name))
  if (unknown === undefined) return names
  throw new SearchError(
    'invalid_search_attributes_to_search_on',
    `Index \`${index.uid}\`: Attribute \`${unknown}\` is not searchable. Available searchable attributes are: \`${index.searchableAttributes.join(', ')}\`.`,
  )
}
