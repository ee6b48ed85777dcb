import { areas } from '../../../domain/areas.ts'
import { wordsOf } from '../../../domain/slugs.ts'
import { areaNames } from '../../../markets/area-name.ts'
import type { SearchIndex, TextSource } from '../indexes/search-index.ts'
import type { SortKey } from '../sort.ts'
import type { SqlValues } from '../sql-values.ts'
import type { QueryWord } from './query-words.ts'
import { typoDistance, type Vocabulary } from './vocabulary.ts'

/** A full-text table with the columns that are searched: the strong ones, and those of long texts. */
export interface SearchedSource {
  source: TextSource
  vocabulary: Vocabulary
  strong: readonly string[]
  weak: readonly string[]
}

/** One way to find a word: what is asked of the table, and what a document found so costs. */
interface Way {
  expressions: string[]
  cost: number
}

/** SQL of `id` and least `cost` of every document with the word. */
export function wordMatches(word: QueryWord, index: SearchIndex, sources: SearchedSource[], values: SqlValues): string {
  return best(sources.flatMap((searched) => partsOf(searched, waysOf(word, searched), index, values)))
}

export function phraseMatches(
  phrase: readonly string[],
  index: SearchIndex,
  sources: SearchedSource[],
  values: SqlValues,
): string {
  const expressions = [quoted(phrase.join(' ')), ...areaPhraseTokens(phrase).map(quoted)]
  return best(sources.flatMap((searched) => partsOf(searched, [{ expressions, cost: 0 }], index, values)))
}

function waysOf({ text, isPrefix, typos }: QueryWord, { vocabulary }: SearchedSource): Way[] {
  const [one, two] = vocabulary.corrections(text, isPrefix, typos)
  const areasAt = (distance: number) => (distance > typos ? [] : areaTokens(text, isPrefix, distance))
  const exact: Way = { expressions: [text, ...areasAt(0)].map(quoted), cost: 0 }
  const begun: Way = { expressions: [`${quoted(text)}*`], cost: costs.inexact }
  return [
    exact,
    ...(isPrefix ? [begun] : []),
    { expressions: [...one, ...areasAt(1)].map(quoted), cost: costs.typo },
    { expressions: [...two, ...areasAt(2)].map(quoted), cost: 2 * costs.typo },
  ].filter(({ expressions }) => expressions.length > 0)
}

function partsOf(
  { source, strong, weak }: SearchedSource,
  ways: Way[],
  { lan }: SearchIndex,
  values: SqlValues,
): string[] {
  const part = (columns: readonly string[], expressions: string[], cost: number) => {
    const match = values.text(`{${columns.join(' ')}} : (${expressions.join(' OR ')})`)
    return `SELECT ${source.idSql} AS id, ${cost} AS cost FROM ${source.table} WHERE ${source.table} MATCH ${match} AND rowid % 10 = ${lan}`
  }
  return ways.flatMap(({ expressions, cost }) => [
    ...(strong.length > 0 ? [part(strong, expressions, cost)] : []),
    ...(weak.length > 0 ? [part(weak, expressions, cost + costs.weakAttribute)] : []),
  ])
}

function best(parts: readonly string[]): string {
  const found = parts.length === 0 ? 'SELECT 0 AS id, 0 AS cost WHERE 0' : unionAll(parts)
  return `SELECT id, MIN(cost) AS cost FROM (${found}) GROUP BY id`
}

/** D1 unites five selects at most; groups of four are united again. */
function unionAll(parts: readonly string[]): string {
  if (parts.length <= 4) return parts.join(' UNION ALL ')
  const groups: string[] = []
  for (let start = 0; start < parts.length; start += 4) {
    groups.push(`SELECT * FROM (${parts.slice(start, start + 4).join(' UNION ALL ')})`)
  }
  return unionAll(groups)
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}

/** A text's matches as SQL. */
export interface TextMatch {
  /**
   * Common table expressions, each ending with a comma: the last is `m` with `id`, `words` and `cost`. Empty when the
   * text only refuses words.
   */
  ctes: string
  /** SQL that documents with a refused word fail. */
  exclusion?: string
  /** How many of the words are there, how well written, in which attribute and how exactly: what ranks without a sort. */
  order: SortKey[]
}

/** Of one word in one document: typos weigh most, then the attribute, then being a mere beginning. */
const costs = { typo: 10_000, weakAttribute: 100, inexact: 1 } as const

export const ascending = (sql: string): SortKey => ({ sql, direction: 'ASC', hasNull: false })
export const descending = (sql: string): SortKey => ({ sql, direction: 'DESC', hasNull: false })

const named = areas.map((area) => ({
  names: [...areaNames(area)].map(wordsOf),
  tokens: area.locationIds.map((id) => `location${id}`),
}))

/** The tokens that stand for areas whose name has the word, with so many typos. */
function areaTokens(word: string, isPrefix: boolean, typos: number): string[] {
  return named.flatMap(({ names, tokens }) =>
    names.flat().some((name) => typoDistance(word, name, typos, isPrefix) === typos) ? tokens : [],
  )
}

/** The same for words that stand in a name one after the other. */
function areaPhraseTokens(phrase: readonly string[]): string[] {
  const spaced = ` ${phrase.join(' ')} `
  return named.flatMap(({ names, tokens }) =>
    names.some((name) => ` ${name.join(' ')} `.includes(spaced)) ? tokens : [],
  )
}
