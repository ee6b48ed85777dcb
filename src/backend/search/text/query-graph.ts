import { tokensOf } from './tokens.ts'

/** One term of a query, or two or three words side by side that may be written as one. */
export interface GraphNode {
  /** Of the first term. */
  from: number
  /** Number of terms that it covers. */
  length: number
  words: readonly string[]
  kind: 'word' | 'joined' | 'phrase'
  isPrefix: boolean
}

const maxJoined = 3

export function nodesOf(terms: readonly QueryTerm[]): GraphNode[] {
  return terms.flatMap((term, from): GraphNode[] => {
    if (term.kind === 'phrase') return [{ from, length: 1, words: term.words, kind: 'phrase', isPrefix: false }]
    const { isPrefix } = term
    const alone: GraphNode = { from, length: 1, words: [term.text], kind: 'word', isPrefix }
    const joined: GraphNode[] = []
    for (let length = 2; length <= maxJoined; length += 1) {
      const words = terms.slice(from, from + length).flatMap((each) => (each.kind === 'word' ? [each] : []))
      const isSideBySide = words.every((each, place) => each.from === term.from + place)
      if (words.length < length || !isSideBySide) break
      joined.push({
        from,
        length,
        words: words.map(({ text }) => text),
        kind: 'joined',
        isPrefix: words.at(-1)?.isPrefix ?? false,
      })
    }
    return [alone, ...joined]
  })
}

/**
 * Round in which each node is dropped; infinite for those that never are. A node is dropped with the last of its terms.
 * Without a phrase, which is required, the terms of the last round stay.
 * @param weights of the terms: the least is dropped first, equal ones together; undefined where all are required
 */
export function roundsOf(nodes: readonly GraphNode[], weights: readonly number[] | undefined): number[] {
  if (!weights) return nodes.map(() => Number.POSITIVE_INFINITY)
  const weightOf = ({ from, length }: GraphNode) => Math.max(...weights.slice(from, from + length))
  const order = [...new Set(nodes.filter(({ kind }) => kind !== 'phrase').map(weightOf))].sort((a, b) => a - b)
  if (nodes.every(({ kind }) => kind !== 'phrase')) order.pop()
  return nodes.map((node) => {
    const round = node.kind === 'phrase' ? -1 : order.indexOf(weightOf(node))
    return round === -1 ? Number.POSITIVE_INFINITY : round + 1
  })
}

/** Cost of each found document. */
export type Costs = ReadonlyMap<number, number>

/**
 * The documents that have words of the query from its beginning to its end, each by its cheapest way; what has been given up
 * costs nothing.
 */
export function cheapestWays(
  nodes: readonly { from: number; length: number; isGivenUp: boolean; costs: Costs }[],
  terms: number,
): Costs {
  const free = Array.from({ length: terms + 1 }, (_, place) => place === 0)
  const ways = Array.from({ length: terms + 1 }, () => new Map<number, number>())
  for (let at = 0; at < terms; at += 1) {
    for (const { from, length, isGivenUp, costs } of nodes) {
      const [before, after] = [ways[at], ways[at + length]]
      if (from !== at || !before || !after) continue
      if (isGivenUp) {
        for (const [id, cost] of before) keepCheapest(after, id, cost)
        free[at + length] ||= free[at] ?? false
        continue
      }
      for (const [id, cost] of costs) {
        const sofar = free[at] ? 0 : before.get(id)
        if (sofar !== undefined) keepCheapest(after, id, sofar + cost)
      }
    }
  }
  return ways[terms] ?? new Map()
}

function keepCheapest(ways: Map<number, number>, id: number, cost: number): void {
  const known = ways.get(id)
  if (known === undefined || cost < known) ways.set(id, cost)
}

export type QueryTerm = {
  /** Positions of its first and last word: adjacent terms may be written as one word. */
  from: number
  to: number
} & (
  | {
      kind: 'word'
      text: string
      /** The last word may still be being typed: it also finds words that begin with it. */
      isPrefix: boolean
    }
  /** In double quotes: its words one after the other, as written. */
  | { kind: 'phrase'; words: readonly string[] }
)

interface QueryTerms {
  terms: QueryTerm[]
  /** After a minus sign: words and phrases that no hit may hold. */
  refused: (readonly string[])[]
}

/** Maximum terms of a query, and pieces of a text, that are read. */
const maxTerms = 10
const maxTokens = 1000
/** A hard separator is as far as so many words. */
const hardDistance = 7

/** A guest's text → its terms, as Meilisearch reads them. Throws nothing: every text is a query. */
export function readTerms(q: string): QueryTerms {
  const read: QueryTerms = { terms: [], refused: [] }
  const tokens = tokensOf(q).slice(0, maxTokens)
  let position = -1
  let phrase: { words: string[]; isRefused: boolean; from: number } | undefined
  let isNextRefused = false
  let isAfterBlank = true

  function endPhrase(): void {
    if (!phrase || phrase.words.length === 0) return
    const { words, isRefused, from } = phrase
    if (isRefused) read.refused.push(words)
    else read.terms.push({ kind: 'phrase', words, from, to: position })
  }

  for (const [place, token] of tokens.entries()) {
    if (read.terms.length >= maxTerms) return read
    if (token.kind === 'word') {
      position += 1
      if (phrase) {
        if (phrase.words.length === 0) phrase.from = position
        phrase.words.push(token.text)
      } else if (isNextRefused) {
        read.refused.push([token.text])
        isNextRefused = false
      } else {
        const isPrefix = place === tokens.length - 1
        read.terms.push({ kind: 'word', text: token.text, isPrefix, from: position, to: position })
      }
    } else {
      if (token.isHard) {
        position += hardDistance
        endPhrase()
        if (phrase) phrase = { words: [], isRefused: phrase.isRefused, from: 0 }
      }
      if (token.text === '"') {
        endPhrase()
        phrase = phrase ? undefined : { words: [], isRefused: isNextRefused, from: 0 }
      }
      isNextRefused = !phrase && token.text === '-' && isAfterBlank
    }
    isAfterBlank = /\s$/.test(token.text)
  }
  endPhrase()
  return read
}

/** Letters that may be wrong: one from five letters, two from nine. */
export function allowedTypos(word: string): 0 | 1 | 2 {
  const length = [...word].length
  return length < 5 ? 0 : length < 9 ? 1 : 2
}
