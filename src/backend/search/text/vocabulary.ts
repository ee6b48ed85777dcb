import type { TextSource } from '../indexes/search-index.ts'
import { typoDistance } from './typo-distance.ts'

/** The words of a full-text table that a wrongly typed one may have meant. */
export interface Vocabulary {
  /** Words at one typo, and at two; each list at most as long as Meilisearch's. */
  corrections: (typed: string, isPrefix: boolean, most: 0 | 1 | 2) => [one: string[], two: string[]]
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
    corrections(typed, isPrefix, most) {
      const one: string[] = []
      const two: string[] = []
      if (most === 0) return [one, two]
      // A wrong first letter costs two, so that one typo keeps it.
      const candidates = most === 1 ? (byLetter.get(typed.charAt(0)) ?? []) : frequencies.keys()
      for (const word of candidates) {
        const distance = typoDistance(typed, word, most, isPrefix)
        if (distance === 1 && one.length < maxAtOne) one.push(word)
        if (distance === 2 && most === 2 && two.length < maxAtTwo) two.push(word)
      }
      return [one, two]
    },
  }
}
