import type { SearchIndex, TextSource } from '../indexes/search-index.ts'
import type { SqlValues } from '../sql-values.ts'
import { areaPhraseTokens, areaTokens } from './area-words.ts'
import { costs } from './match.ts'
import type { QueryWord } from './query-words.ts'
import type { Vocabulary } from './vocabulary.ts'

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
