import type { QueryTerm } from './query-terms.ts'

/** One term of a query, or two or three words side by side that may be written as one. */
export interface GraphNode {
  /** Of the first term. */
  from: number
  /** How many terms it stands for. */
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
 * In which round each node is given up; infinite for those that never are. A node goes with the last of its terms. Without a
 * phrase, which has to be met, the terms of the last round stay.
 * @param weights of the terms: the least goes first, equal ones together; undefined where all are needed
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

/** What a document costs that is found; those that are not found are not there. */
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
