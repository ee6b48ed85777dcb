import { typoDistance } from '../../../domain/typo-distance.ts'
import type { SearchIndex } from '../indexes/search-index.ts'
import { letterOf, readRow, type WordTable } from './word-tables.ts'

/** The words of an index: those that a wrongly typed one may have meant, and those that begin as it does. */
export interface Vocabulary {
  has: (word: string) => boolean
  hasPrefix: (beginning: string) => boolean
  /** Words that begin so, without those that are numbers. */
  wordsFrom: (beginning: string) => string[]
  /** Words at one typo, and at two; each list at most as long as Meilisearch's. */
  corrections: (typed: string, isPrefix: boolean, max: 0 | 1 | 2) => [one: string[], two: string[]]
}

const maxAtOne = 150
const maxAtTwo = 50
const known = new Map<string, { versions: string; vocabulary: Vocabulary }>()

/** Read again when the version of one of the index's tables has grown. */
export async function vocabularyOf(
  db: D1Database,
  { text, lan }: Pick<SearchIndex, 'text' | 'lan'>,
): Promise<Vocabulary> {
  const key = `${text.map(({ table }) => table)} ${lan}`
  const { results } = await db
    .prepare(
      "SELECT group_concat(version) AS versions FROM search_version WHERE subject IN ('lodging', 'content-words')",
    )
    .all<{ versions: string }>()
  const versions = String(results[0]?.versions)
  const remembered = known.get(key)
  if (remembered?.versions === versions) return remembered.vocabulary
  const words = await Promise.all(text.map((table) => wordsIn(db, table, letterOf(lan))))
  const vocabulary = createVocabulary(words.flat())
  known.set(key, { versions, vocabulary })
  return vocabulary
}

async function wordsIn(db: D1Database, { vocabulary }: WordTable, letter: string): Promise<string[]> {
  const { results } = await db
    .prepare(`SELECT term FROM ${vocabulary} WHERE term >= ?1 AND term < ?2`)
    .bind(letter, String.fromCharCode(letter.charCodeAt(0) + 1))
    .all<{ term: string }>()
  return results.map(({ term }) => term.slice(1))
}

/** A number matches only itself: no typos and no joined words. */
export function isNumber(word: string): boolean {
  return /^\p{N}+$/u.test(word)
}

export function createVocabulary(list: Iterable<string>): Vocabulary {
  const all = new Set(list)
  const sorted = [...all].sort()
  const corrected = sorted.filter((word) => !isNumber(word))
  const byLetter = Map.groupBy(corrected, (word) => word.charAt(0))
  return {
    has: (word) => all.has(word),
    hasPrefix: (beginning) => sorted[firstFrom(sorted, beginning)]?.startsWith(beginning) ?? false,
    wordsFrom(beginning) {
      const first = firstFrom(corrected, beginning)
      const behind = corrected.slice(first).findIndex((word) => !word.startsWith(beginning))
      return corrected.slice(first, behind === -1 ? undefined : first + behind)
    },
    corrections(typed, isPrefix, max) {
      const one: string[] = []
      const two: string[] = []
      if (max === 0) return [one, two]
      // A wrong first letter costs two, so that one typo leaves it.
      const candidates = max === 1 ? (byLetter.get(typed.charAt(0)) ?? []) : corrected
      for (const word of candidates) {
        const distance = typoDistance(typed, word, max, isPrefix)
        if (distance === 1 && one.length < maxAtOne) one.push(word)
        if (distance === 2 && max === 2 && two.length < maxAtTwo) two.push(word)
      }
      return [one, two]
    },
  }
}

/** The place of the first word that is not before the text. */
function firstFrom(sorted: readonly string[], text: string): number {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] ?? '') < text) from = middle + 1
    else to = middle
  }
  return from
}

/** The documents that a full-text expression finds, each with the attributes that it is found in. */
export type Places = ReadonlyMap<number, readonly number[]>

/** A hundred statements are one batch. */
const atOnce = 100

/** Expressions to look up in an index's tables: each once, all in one query. */
export class Lookups {
  readonly #expressions = new Set<string>()
  #found: ReadonlyMap<string, Places> = new Map()

  /** Returns the expression by which its documents are read when all words are known. */
  want(expression: string): string {
    this.#expressions.add(expression)
    return expression
  }

  placesOf(expression: string): Places {
    return this.#found.get(expression) ?? new Map()
  }

  async load(db: D1Database, { text }: Pick<SearchIndex, 'text'>): Promise<void> {
    const open = [...this.#expressions].filter((expression) => !this.#found.has(expression))
    const pairs = open.flatMap((expression) => text.map((table) => ({ expression, table })))
    const found = new Map(this.#found)
    for (let from = 0; from < pairs.length; from += atOnce) {
      const part = pairs.slice(from, from + atOnce)
      const replies = await db.batch<{ rows: string }>(
        part.map(({ expression, table }) => statement(db, expression, table)),
      )
      for (const [place, { expression, table }] of part.entries()) {
        const rows = JSON.parse(replies[place]?.results[0]?.rows ?? '[]') as number[]
        found.set(expression, placesIn(rows, table, found.get(expression)))
      }
    }
    this.#found = found
  }
}

function statement(db: D1Database, expression: string, { table }: WordTable): D1PreparedStatement {
  return db.prepare(`SELECT json_group_array(rowid) AS rows FROM ${table} WHERE ${table} MATCH ?1`).bind(expression)
}

function placesIn(rows: readonly number[], { idOf }: WordTable, known: Places | undefined): Places {
  const places = new Map<number, number[]>([...(known ?? [])].map(([id, attributes]) => [id, [...attributes]]))
  for (const row of rows) {
    const { number, attribute } = readRow(row)
    const id = idOf(number)
    const attributes = places.get(id)
    if (attributes) attributes.push(attribute)
    else places.set(id, [attribute])
  }
  return places
}
