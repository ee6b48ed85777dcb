import type { TextSource } from '../indexes/search-index.ts'

/** The words of a full-text table that a wrongly typed one may have meant. */
export interface Vocabulary {
  /** Words at one typo, and at two; each list at most as long as Meilisearch's. */
  corrections: (typed: string, isPrefix: boolean, max: 0 | 1 | 2) => [one: string[], two: string[]]
  /** In how many documents a word stands. */
  frequency: (word: string) => number
}

const maxAtOne = 150
const maxAtTwo = 50
const known = new Map<string, { version: number; vocabulary: Vocabulary }>()

/** Read again when the table's version has grown. */
export async function vocabularyOf(db: D1Database, { vocabulary: table, versionOf }: TextSource): Promise<Vocabulary> {
  const state = db.prepare('SELECT version FROM search_version WHERE subject = ?1').bind(versionOf)
  const version = (await state.first<number>('version')) ?? 0
  const remembered = known.get(table)
  if (remembered?.version === version) return remembered.vocabulary
  const { results } = await db
    .prepare(`SELECT term, doc FROM ${table} WHERE term NOT GLOB '*[0-9]*'`)
    .all<{ term: string; doc: number }>()
  const vocabulary = createVocabulary(new Map(results.map(({ term, doc }) => [term, doc])))
  known.set(table, { version, vocabulary })
  return vocabulary
}

export function createVocabulary(frequencies: ReadonlyMap<string, number>): Vocabulary {
  const byLetter = Map.groupBy(frequencies.keys(), (word) => word.charAt(0))
  return {
    frequency: (word) => frequencies.get(word) ?? 0,
    corrections(typed, isPrefix, max) {
      const one: string[] = []
      const two: string[] = []
      if (max === 0) return [one, two]
      // A wrong first letter costs two, so that one typo keeps it.
      const candidates = max === 1 ? (byLetter.get(typed.charAt(0)) ?? []) : frequencies.keys()
      for (const word of candidates) {
        const distance = typoDistance(typed, word, max, isPrefix)
        if (distance === 1 && one.length < maxAtOne) one.push(word)
        if (distance === 2 && max === 2 && two.length < maxAtTwo) two.push(word)
      }
      return [one, two]
    },
  }
}

/**
 * How many typos lead from the word that was typed to a word of the index: letters missing, added, changed or swapped with
 * their neighbour. A wrong first letter counts twice. Gives `most` + 1 as soon as it is more than `most`.
 * With `isPrefix` the best beginning of the index's word counts.
 */
export function typoDistance(typed: string, word: string, max: number, isPrefix = false): number {
  const tooFar = max + 1
  if (typed === word || (isPrefix && word.startsWith(typed))) return 0
  if (typed.length - word.length > max || (!isPrefix && word.length - typed.length > max)) return tooFar
  const columns = Math.min(word.length, typed.length + max)
  let beforeLast: number[] = []
  let last = Array.from({ length: columns + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row]
    let least = row
    for (let column = 1; column <= columns; column += 1) {
      const cost = nextCost(typed, word, row, column, last, next, beforeLast)
      next.push(cost)
      least = Math.min(least, cost)
    }
    if (least > max) return tooFar
    beforeLast = last
    last = next
  }
  const distance = isPrefix ? Math.min(...last) : (last[word.length] ?? tooFar)
  const withFirst = distance + (typed[0] === word[0] ? 0 : 1)
  return Math.min(withFirst, tooFar)
}

function nextCost(
  typed: string,
  word: string,
  row: number,
  column: number,
  last: readonly number[],
  next: readonly number[],
  beforeLast: readonly number[],
): number {
  const isSame = typed[row - 1] === word[column - 1]
  const changed = (last[column - 1] ?? 0) + (isSame ? 0 : 1)
  const best = Math.min(changed, (last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1)
  const isSwapped = row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
  return isSwapped ? Math.min(best, (beforeLast[column - 2] ?? 0) + 1) : best
}
